"""What a match can be made of, and the registry of games."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

import eldertable
from eldertable import BadOptions, UnknownGame, games, new_match
from tests.kernel.toy import GAME, registered


@pytest.fixture(autouse=True)
def known_toy() -> Iterator[None]:
    with registered():
        yield


def refused(**arguments: object) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadOptions) as found:
        new_match(GAME.id, **{"seats": 2, **arguments})
    return found.value.text.id, dict(found.value.text.args)


@pytest.mark.parametrize("name", ["chess", "", None, 3, ["kernel_toy"]])
def test_an_unknown_game_names_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownGame) as found:
        new_match(name, seats=2)
    assert "kernel_toy" in str(found.value.text.args["known"])


@pytest.mark.parametrize("seats", [0, 5, -1, "2", 2.0, True, None])
def test_seats_that_are_not_possible_are_refused(seats: object) -> None:
    id, args = refused(seats=seats)
    assert id == "app-error-seats"
    assert (args["seats"], args["min"], args["max"]) == (str(seats), 1, 4)


@pytest.mark.parametrize("seed", [7, True, b"bytes", ["a"], "\ud800"])
def test_a_seed_that_is_no_text_is_refused(seed: object) -> None:
    assert refused(seed=seed) == ("app-error-seed", {})
    with pytest.raises(BadOptions):
        new_match(GAME.id, seats=2).fork(0, seed=seed)


def test_an_unknown_option_names_the_known_ones() -> None:
    assert refused(options={7: "high"})[1]["option"] == "7"
    assert refused(options={"speed": "high"}) == ("app-error-option", {"option": "speed", "known": "rounds, hard"})


@pytest.mark.parametrize("value", ["7", 2, None, ""])
def test_an_unknown_choice_names_the_known_ones(value: object) -> None:
    id, args = refused(options={"rounds": value})
    assert (id, args["choices"]) == ("app-error-choice", "1, 2, 40")


@pytest.mark.parametrize(
    ("options", "kind"), [([("rounds", "1")], "list"), ([], "list"), (0, "int"), ("rounds=1", "str"), (b"", "bytes")]
)
def test_options_that_are_not_given_by_name_are_refused(options: object, kind: str) -> None:
    assert refused(options=options) == ("app-error-options", {"kind": kind})


def test_an_option_for_the_solo_game_is_for_one_seat() -> None:
    assert refused(options={"hard": "yes"}) == ("app-error-solo-option", {"option": "hard"})
    assert new_match(GAME.id, seats=1, options={"hard": "yes"}).options["hard"] == "yes"
    assert new_match(GAME.id, seats=2, options={"hard": "no"}).options["hard"] == "no"


def test_options_that_are_not_given_have_their_default() -> None:
    assert new_match(GAME.id, seats=2, options={"rounds": "1"}).options == {"rounds": "1", "hard": "no"}


def test_the_games_of_this_package_are_registered_by_their_entry_points() -> None:
    assert games()["arkham_tour"].id == "arkham_tour"


def test_the_list_of_games_can_be_asked_for_again_and_again() -> None:
    """Importing a game puts the package of that name where the function was."""
    code = "import eldertable as et; print(*(list(et.games()) == list(et.games()) for _ in range(2)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.stderr) == (["True", "True"], "")
    assert eldertable.games()["arkham_tour"].id == "arkham_tour"


def test_every_event_and_every_text_names_who_may_know_it() -> None:
    match = new_match(GAME.id, seats=2, seed="s")
    for event in match.opening:
        seen = [event.seen_by(seat) is not None for seat in (0, 1, None)]
        assert seen == ([True] * 3 if event.only is None else [event.only == 0, event.only == 1, False])
