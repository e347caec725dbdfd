"""Machina Arcana: steampunk dungeon horror for one to four explorers."""
