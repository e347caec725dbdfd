"""The kernel: decisions, steps, chance, records, views and words. It knows no game."""
