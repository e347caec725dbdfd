"""What happened in Machina Arcana, in words."""

from __future__ import annotations

from ...kernel.events import Event
from ...kernel.game import LogWords
from ...kernel.text import Text
from .cards import CHAPTERS, EXPLORERS
from .events import AttackRolled, Happened, RoundBegan, StoryTold
from .naming import name_of, say

SILENT = frozenset({"stamina", "moved"})
SAME = ""  # the phase goes on
IMPERSONAL = frozenset({"activated", "door_opened", "door_closed", "door_destroyed", "lasting"})  # horror events do them too


def log_words(event: Event) -> LogWords | None:
    match event:
        case RoundBegan(round=number):
            return LogWords(say("log-round", round=number), "explorers", data={"kind": "RoundBegan", "round": number})
        case StoryTold(chapter=chapter):
            word = "log-scenario" if CHAPTERS[chapter].role == "title" else "log-chapter"
            return LogWords(say(word, chapter=name_of(chapter)), SAME, data={"kind": "StoryTold", "chapter": chapter})
        case AttackRolled():
            return _attack(event)
        case Happened(what=what) if what not in SILENT:
            return _happened(event)
    return None


def _happened(event: Happened) -> LogWords:
    itself = "-itself" if not event.who and event.what in IMPERSONAL else ""
    if event.what in ("used", "lasting") and event.card == event.who:
        itself = "-own"
    text = say(
        f"log-{event.what.replace('_', '-')}{itself}",
        who=name_of(event.who), about=name_of(event.about), card=name_of(event.card), n=event.n,
    )  # fmt: skip
    data = {"kind": event.what, "who": event.who, "about": event.about, "card": event.card, "n": event.n, **event.data}
    return LogWords(text, _phase_begun_by(event), detail=_reason(event), data=data)


def _reason(event: Happened) -> Text | None:
    """Monsters explain themselves: why this explorer and no other (MA-AINEAR)."""
    because = event.data.get("because")
    return None if because is None else say(f"because-{because.replace('_', '-')}", n=event.n)


def _phase_begun_by(event: Happened) -> str:
    """Turns, and the rolls of the lair and horror phases, tell which phase it is; all else happens in the same."""
    if event.what == "turn":
        return "explorers" if event.who in EXPLORERS else "monsters"
    if event.what == "fate":
        return str(event.data.get("why", SAME)) if event.data.get("why") in ("lair", "horror") else SAME
    return {"lair_value": "lair", "horror_value": "horror"}.get(event.what, SAME)


def _attack(event: AttackRolled) -> LogWords:
    """One sentence and the whole sum."""
    hits = [ref for ref, _, hit in event.against if hit]
    dice = ", ".join(str(face) for _, face in event.dice)
    change = sum(n for _, n in (*event.raises, *event.reductions))
    own, stat = dict(event.own), "will" if event.magic else "defence"
    against: tuple[Text, ...] = tuple(
        say("log-against-own", who=name_of(ref), limit=limit, stat=stat, result=own[ref])
        if ref in own
        else say("log-against", who=name_of(ref), limit=limit, stat="other" if "@" in ref else stat)
        for ref, limit, _ in event.against
    )
    itself = "" if event.attacker else "-itself"
    text = say(
        f"log-attack-{'hit' if hits else 'miss'}{itself}",
        who=name_of(event.attacker),
        targets=tuple(name_of(ref) for ref, _, _ in event.against),
        magic="yes" if event.magic else "no",
    )
    detail = say(
        "log-attack-sum", dice=dice, change=change, inspiration=event.inspiration, result=event.result, against=against
    )
    data = {
        "kind": "AttackRolled", "attacker": event.attacker, "card": event.card, "magic": event.magic,
        "dice": [list(die) for die in event.dice], "raises": [list(p) for p in event.raises],
        "reductions": [list(p) for p in event.reductions], "inspiration": event.inspiration, "result": event.result,
        "against": [list(p) for p in event.against], "own": [list(p) for p in event.own],
    }  # fmt: skip
    return LogWords(text, SAME, detail=detail, data=data)
