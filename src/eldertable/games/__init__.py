"""The games. Each has the same rooms; none knows the web."""
