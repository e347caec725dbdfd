"""What the referee of the encounter knows of each Ancient One: its failures, penalty and reward, and what is scored after them."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from eldertable.games.arkham_tour import options as o
from eldertable.kernel.content import read_yaml

from .referee import MAP

if TYPE_CHECKING:
    from .referee_encounter import EncounterReferee

TABLES: dict[str, list[dict[str, Any]]] = {
    card["id"]: card["failure"]
    for card in read_yaml(files("eldertable.games.arkham_tour").joinpath("content/ancient_ones.yaml"))["ancient_ones"]
}
JUNCTIONS: dict[str, set[str]] = {
    card["id"]: set(card["junctions"])
    for card in read_yaml(files("eldertable.games.arkham_tour").joinpath("content/task_cards.yaml"))["task_cards"]
}
CALLED = {f"call_{kind}": kind for kind in ("circle", "square", "triangle", "cross")}
TYPES = {district["id"]: district["type"] for district in MAP["districts"]}
STARS = {district["id"]: district.get("star", 0) for district in MAP["districts"]}
RIVER = {district["id"] for district in MAP["districts"] if district.get("river")}
UNIVERSITY = {district["id"] for district in MAP["districts"] if district.get("university")}
SCORED_IN = {"circle": "red", "square": "green", "triangle": "blue", "cross": "purple"}
People = dict[str, Counter[str]]


def fail_up_to(ancient_one: str, madness: int) -> int:
    """By the table on the card; beyond its last row the last one holds."""
    rows = [row for row in TABLES[ancient_one] if row["madness"][0] <= madness]
    return int(rows[-1]["fail_up_to"])


def kinds_in(people: People, districts: set[str] | None = None) -> Counter[str]:
    counted: Counter[str] = Counter()
    for district, there in people.items():
        if districts is None or district in districts:
            counted.update(there)
    return counted


def most(counted: dict[str, int]) -> set[str]:
    return {one for one, number in counted.items() if number == max(counted.values())}


# --- penalties ------------------------------------------------------------------------------------------------------------


def suffer(referee: EncounterReferee, seat: int, failures: int) -> None:
    """For one failure, or for two; of who has none nothing is taken."""
    match referee.ancient_one:
        case "cthulhu":
            kind = CALLED[referee.calls[seat]]
            have = kinds_in(referee.people[seat])[kind]
            _erase_anywhere(referee, seat, Counter({kind: (0, have // 2, have)[failures]}))
        case "yog_sothoth":
            _cross_out(referee, seat, 2 * failures)
        case "dagon":
            _erase_at_river(referee, seat, failures)
        case _:
            _erase_on_route(referee, seat, failures * referee.walks[seat].links)


def _erase_anywhere(referee: EncounterReferee, seat: int, gone: Counter[str]) -> None:
    """Of these kinds, from whatever districts: of which changes no score."""
    before, after = referee.people[seat], referee.seen(seat)
    assert kinds_in(before) - gone == kinds_in(after)
    assert all(there <= before.get(district, Counter()) for district, there in after.items())
    referee.people[seat] = after


def _erase_on_route(referee: EncounterReferee, seat: int, times: int) -> None:
    left, gone = +kinds_in(referee.people[seat]), Counter[str]()
    for still in range(times, 0, -1):
        if not left:
            break
        kind = _choose_kind(referee, seat, most(left), still)
        gone[kind] += 1
        left -= Counter([kind])
    _erase_anywhere(referee, seat, gone)


def _erase_at_river(referee: EncounterReferee, seat: int, times: int) -> None:
    for still in range(times, 0, -1):
        there = kinds_in(referee.people[seat], RIVER)
        if not there:
            break
        kind = _choose_kind(referee, seat, most(there), still)
        rest = {
            district: Counter({one: number for one, number in people.items() if one != kind or district not in RIVER})
            for district, people in referee.people[seat].items()
        }
        referee.people[seat] = {district: people for district, people in rest.items() if people}


def _choose_kind(referee: EncounterReferee, seat: int, equal: set[str], still: int) -> str:
    """If all equals will have their turn, none is asked for."""
    if len(equal) <= still:
        referee.met.add("all equals" if len(equal) > 1 else "one kind")
        return min(equal)
    return str(referee.ask(seat, "erase_type", {o.EraseType(kind) for kind in equal}).tourist)


def _cross_out(referee: EncounterReferee, seat: int, times: int) -> None:
    """The University districts with the most tourists, those away from the route among them: they have none."""
    along = referee.walks[seat].along
    for still in range(times, 0, -1):
        standing = UNIVERSITY - referee.crossed[seat]
        equal = most({district: referee.people[seat].get(district, Counter()).total() for district in standing})
        if len(equal) > still and equal & along:
            district = referee.ask(seat, "cross_out", {o.CrossOut(district) for district in equal}).district
        else:
            referee.met.add("all equals" if len(equal) > 1 else "one district")
            district = min(equal)
        referee.crossed[seat].add(district)
        referee.people[seat].pop(district, None)
    seen = set(referee.look()["players"][seat]["crossed_out"])
    assert (seen & along, len(seen)) == (referee.crossed[seat] & along, times)
    assert seen <= UNIVERSITY
    referee.crossed[seat] = seen


# --- rewards and scores ---------------------------------------------------------------------------------------------------


def reward(referee: EncounterReferee, seat: int) -> int:
    """For each success, of what is left after the penalty."""
    people = referee.people[seat]
    match referee.ancient_one:
        case "cthulhu":
            return 3 * (kinds_in(people)[CALLED[referee.calls[seat]]] // 2)
        case "yog_sothoth":
            return 4 * referee.madness[seat]
        case "dagon":
            return 3 * len(RIVER & set(people))
        case _:
            return 4 * referee.walks[seat].links


def check_scores(referee: EncounterReferee) -> None:
    """Crossed-out districts are white and empty; who has lost scores nothing and cannot win."""
    view, outcome = referee.look(), referee.match.outcome
    assert outcome is not None
    totals: list[int | None] = []
    for seat, player in enumerate(view["players"]):
        counted = referee.walks[seat].along - referee.crossed[seat]
        people = kinds_in(referee.people[seat])
        score = player["score"]
        products = 0
        for kind, colour in SCORED_IN.items():
            found = sum(TYPES[district] == colour for district in counted)
            assert score["kinds"][kind] == {"tourists": people[kind], "districts": found, "vp": people[kind] * found}
            products += people[kind] * found
        yellow = sum(STARS[district] for district in counted)
        task = referee.walks[seat].task(JUNCTIONS[player["task"]])  # a loss in the encounter takes nothing from it
        assert (score["yellow"], score["task"], score["encounter"]) == (yellow, task, referee.vp[seat])
        assert score["total"] == products + yellow + task + referee.vp[seat]
        referee.met |= {"task"} if task else set()
        assert score["lost"] == (seat in referee.lost)
        totals.append(None if seat in referee.lost else score["total"])
    assert outcome.scores == tuple(totals)
    assert outcome.winners == _winners(referee, view, totals)


def _winners(referee: EncounterReferee, view: dict[str, Any], totals: list[int | None]) -> tuple[int, ...]:
    told = [(total, referee.vp[seat]) for seat, total in enumerate(totals) if total is not None]
    if referee.seats > 1:
        return tuple(
            seat for seat, total in enumerate(totals) if total is not None and (total, referee.vp[seat]) == max(told)
        )
    need = view["challenge"]
    return (0,) if told and told[0][0] >= need["total"] and told[0][1] >= need["encounter"] else ()
