"""What tests share, for the games here and for games in other packages. Needs the `test` extra."""

from eldertable.testing.rules import rule

__all__ = ["rule"]
