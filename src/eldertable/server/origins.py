"""Which pages may speak to this server: its own, and those the operator names."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit


def allowed(headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    """A browser names the page's origin; a program that names none carries nobody's cookies and may speak."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return bool(origin != "null" and urlsplit(origin).netloc == headers.get("host"))
    except ValueError:  # no address at all
        return False
