"""What a card may say besides its abilities: known keys, sensible values, and the rules of symbols (MA-ITEM-10 to -14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .plain_values import BadWord
from .words import ITEM_TYPES, SLOTS

UPGRADE_SYMBOLS = ("gear", "valve", "coil", "eye")
EXTENSION_SYMBOLS = ("thread", "clamp", "prism")
SYMBOLS = {"top": UPGRADE_SYMBOLS, "bottom": UPGRADE_SYMBOLS, "right": EXTENSION_SYMBOLS, "left": EXTENSION_SYMBOLS}
ROLES = ("title", "chapter", "finale", "final")
WAYS_ON = ("chapter_cell", "timeout", "exit", "ability")
LENGTHS = ("quick", "very_quick")
STATS = ("defence", "will", "inspiration", "health", "stamina")
LANGUAGES = ("ru", "en")

CARD = ("id", "name", "abilities")
KEYS = {
    "item": (*CARD, "type", "level", "hands", "slot", "symbols", "stats"),
    "explorer": (*CARD, "class", "stats", "background"),
    "monster": (*CARD, "level", "stats", "keywords", "line"),
    "event": (*CARD, "deck", "set", "personal", "flavour"),
    "chapter": (
        *CARD, "scenario", "role", "number", "closed", "lair_value", "horror_value", "advance", "variants", "prose",
        "preparation", "creatures", "victory", "defeat", "tile",
    ),
}  # fmt: skip


def check_keys(raw: Any, kind: str) -> None:
    """A card is a mapping of known keys with an id and a name."""
    if not isinstance(raw, dict):
        raise BadWord("card", "mapping", what="card")
    for key in raw:
        if key not in KEYS[kind]:
            raise BadWord(str(key), "unknown-key", known=", ".join(KEYS[kind]))
    if not isinstance(raw.get("id"), str) or not raw["id"].replace("_", "a").isalnum() or raw["id"] != raw["id"].lower():
        raise BadWord("id", "id")
    both_languages(raw, "name", needed=True)


def both_languages(raw: Mapping[str, Any], key: str, *, needed: bool = False) -> dict[str, str]:
    """Words for people, in Russian and English."""
    if key not in raw and not needed:
        return {}
    words = raw.get(key)
    if (
        not isinstance(words, dict)
        or set(words) != set(LANGUAGES)
        or not all(isinstance(w, str) and w for w in words.values())
    ):
        raise BadWord(key, "both-languages")
    return dict(words)


def one_of(raw: Mapping[str, Any], key: str, allowed: tuple[str, ...]) -> str:
    value = raw.get(key)
    if value not in allowed:
        raise BadWord(key, "not-one-of", value=value, known=", ".join(allowed))
    return str(value)


def some_of(raw: Mapping[str, Any], key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
    values = raw.get(key, [])
    if not isinstance(values, list) or any(value not in allowed for value in values):
        raise BadWord(key, "list-of", known=", ".join(allowed))
    return tuple(values)


def between(raw: Mapping[str, Any], key: str, least: int, most: int, default: int | None = None) -> int:
    value = raw.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadWord(key, "between", least=least, most=most)
    return value


def flag(raw: Mapping[str, Any], key: str) -> bool:
    value = raw.get(key, False)
    if not isinstance(value, bool):
        raise BadWord(key, "flag")
    return value


def word(raw: Mapping[str, Any], key: str) -> str:
    value = raw.get(key, "")
    if not isinstance(value, str):
        raise BadWord(key, "id")
    return value


def check_stats(raw: Any, known: tuple[str, ...]) -> dict[str, Any]:
    """Characteristics by name; only a finale's creatures have a health that is counted."""
    if not isinstance(raw, dict):
        raise BadWord("stats", "mapping", what="stats")
    for name, value in raw.items():
        if name not in known:
            raise BadWord(f"stats.{name}", "unknown-here", known=", ".join(known))
        counted = name == "health" and isinstance(value, dict)
        if not counted and (isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 9):
            raise BadWord(f"stats.{name}", "between", least=0, most=9)
    return raw


def check_item(raw: Mapping[str, Any]) -> None:
    """Which symbols, hands and slot each type of item has (MA-ITEM-02, -08 to -14, MA-EQUIP-13)."""
    type_ = one_of(raw, "type", ITEM_TYPES)
    slot = one_of(raw, "slot", SLOTS) if "slot" in raw else ""
    symbols = raw.get("symbols", {})
    if not isinstance(symbols, dict):
        raise BadWord("symbols", "mapping", what="symbols")
    for side, symbol in symbols.items():
        if side not in SYMBOLS or symbol not in SYMBOLS[side]:
            known = f"top, bottom: {', '.join(UPGRADE_SYMBOLS)}; right, left: {', '.join(EXTENSION_SYMBOLS)}"
            raise BadWord(f"symbols.{side}", "no-symbol", known=known)
    if (slot == "extension") != (set(symbols) == {"left"}):
        raise BadWord("symbols", "extension-symbol")
    if type_ == "weapon":
        _check_weapon(raw, slot)
    elif "hands" in raw:
        raise BadWord("hands", "hands-of-weapons")
    if type_ == "clothing":
        _check_clothing(slot, set(symbols))
    elif type_ in ("artefact", "single_use"):
        _check_rest(type_, slot, set(symbols))


def _check_weapon(raw: Mapping[str, Any], slot: str) -> None:
    if slot not in ("", "extension"):
        raise BadWord("slot", "slot-of-weapon")
    if slot == "extension" and "hands" in raw:
        raise BadWord("hands", "hands-of-extension")
    if not slot:
        between(raw, "hands", 1, 2)


def _check_clothing(slot: str, sides: set[str]) -> None:
    allowed = {"legs": {"top"}, "head": {"bottom"}, "body": {"top", "bottom", "right"}, "extension": {"left"}}
    if not slot:
        raise BadWord("slot", "slot-of-clothing")
    if not sides <= allowed[slot]:
        raise BadWord("symbols", "symbols-of-clothing", known=", ".join(sorted(allowed[slot])))
    if slot == "body" and "right" not in sides:
        raise BadWord("symbols", "symbol-of-body")


def _check_rest(type_: str, slot: str, sides: set[str]) -> None:
    if slot:
        raise BadWord("slot", "slot-of-others")
    if type_ == "artefact" and not sides <= {"top", "bottom"}:
        raise BadWord("symbols", "symbols-of-artefact")
    if type_ == "single_use" and sides:
        raise BadWord("symbols", "symbols-of-single-use")
