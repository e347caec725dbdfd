"""What an ability knows while it is resolved: who uses it, its card, its targets, what it is about."""

from __future__ import annotations

from typing import Any

from .vocabulary import Ability

TRAPS, BARRELS = "traps", "barrels"  # what an attack is made with that no card makes


class Attack:
    """One attack: its roll and what it did (MA-ATTACK)."""

    __slots__ = ("attacker", "dealt", "dice", "evaders", "excess", "item", "killed", "kinds", "magic", "result", "results")

    def __init__(self, attacker: str, item: str, magic: bool, kinds: frozenset[str]) -> None:
        self.attacker = attacker
        self.item = item  # the card it is made with, or TRAPS or BARRELS
        self.magic = magic
        self.kinds = kinds  # normal or magic, melee or ranged
        self.dice: list[tuple[str, int]] = []  # strong or weak, and the face
        self.result = 0  # with what changes it against everyone
        self.results: dict[str, int] = {}  # against each evader: some changes hold against some of them only
        self.evaders: list[str] = []
        self.dealt: list[str] = []  # whom it damaged
        self.killed: list[str] = []
        self.excess = 0


class Reaction:
    """A triggered ability that waits to be resolved."""

    __slots__ = ("ability", "context")

    def __init__(self, ability: Ability, context: Context) -> None:
        self.ability = ability
        self.context = context


class Run:
    """One action from its announcement to the last effect it caused."""

    __slots__ = ("attacks", "barrels", "depth", "dying", "queue")

    def __init__(self) -> None:
        self.queue: list[Reaction] = []
        self.depth = 0
        self.attacks = 0  # that are being resolved, one inside the other
        self.barrels: list[tuple[Context, str, bool]] = []  # set off, and whether by magic: they wait for those attacks
        self.dying: list[str] = []  # monsters whose cards are still in play because what their end sets off comes first


LOOKING = Run()  # of those who only look: nothing is ever announced to it


class Context:
    """The names an effect may use."""

    __slots__ = (
        "ability",
        "attack",
        "attacker",
        "card",
        "each",
        "evaders",
        "it",
        "owner",
        "run",
        "spent",
        "targets",
        "user",
    )

    def __init__(self, user: str, card: str, owner: str, run: Run | None = None, ability: Ability | None = None) -> None:
        self.user = user  # `self`: the owner, or the acting creature for cards without one
        self.card = card
        self.owner = owner  # "" for chapters and events that belong to nobody
        self.run = LOOKING if run is None else run
        self.ability = ability
        self.targets: list[str] = []
        self.it = ""
        self.each = ""  # inside `each`: the creature whose list it is; it pays and chooses for itself
        self.attacker = ""
        self.evaders: list[str] = []  # one, where something happened to one of them alone
        self.attack: Attack | None = None
        self.spent: dict[str, int] = {}

    @property
    def cause(self) -> str:
        """The card because of which something is asked; none where a creature does something by itself."""
        return self.card if self.ability is not None or self.card != self.user else ""

    @property
    def evader(self) -> str:
        return self.evaders[0] if self.evaders else ""

    def named(self, mode: str) -> str:
        """The thing behind a plain word."""
        match mode:
            case "self":
                return self.user
            case "target":
                return self.targets[0] if self.targets else self.user
            case "target2":
                return self.targets[1] if len(self.targets) > 1 else ""
            case "it":
                return self.it
            case "attacker":
                return self.attacker
            case _:
                return self.evader

    def about(self, it: str) -> Context:
        """The same, speaking of something else."""
        twin = Context(self.user, self.card, self.owner, self.run, self.ability)
        twin.targets, twin.attacker, twin.evaders = self.targets, self.attacker, self.evaders
        twin.attack, twin.spent, twin.it, twin.each = self.attack, self.spent, it, self.each
        return twin

    def with_facts(self, facts: dict[str, Any]) -> Context:
        """A reaction's context: what the trigger told."""
        self.it = facts.get("it", "")
        self.attacker = facts.get("attacker", "")
        self.evaders = facts.get("evaders") or ([facts["evader"]] if facts.get("evader") else [])
        self.attack = facts.get("attack")
        return self
