"""Errors as a programmer meets them: in words, and whole when they come from another process."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

import eldertable as et
from eldertable.kernel.text import text


def raised(by: Callable[[], object]) -> et.EldertableError:
    with pytest.raises(et.EldertableError) as found:
        by()
    return found.value


WRONG: dict[str, Callable[[], object]] = {
    "There is no game “chess”. Known games: arkham_tour, machina_arcana.": lambda: et.new_match("chess", seats=2),
    "9 seats are not possible: this game takes 1 to 4.": lambda: et.new_match("arkham_tour", seats=9),
    "There is no option 7 here: they are counted from 0, and there are 2.": lambda: tour().choose(0, 7),
    "Seat 5 is not asked anything now.": lambda: tour().choose(5, 0),
    "There is nothing to take back.": lambda: tour().undo(0),
}


def tour() -> et.Match:
    return et.new_match("arkham_tour", seats=2, seed="words")


@pytest.mark.parametrize("words", WRONG)
def test_an_error_says_in_words_what_is_wrong(words: str) -> None:
    assert str(raised(WRONG[words])) == words


@pytest.mark.parametrize("words", WRONG)
def test_an_error_is_the_same_after_it_came_from_another_process(words: str) -> None:
    error = raised(WRONG[words])
    arrived = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(arrived) is type(error)
    assert (str(arrived), arrived.text, arrived.rule) == (words, error.text, error.rule)


def test_a_content_error_is_the_same_after_it_came_from_another_process() -> None:
    error = et.ContentError("cards.yaml", text("app-content-unreadable", why="gone"), line=4, entry="rope", field="cost")
    arrived = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert str(arrived) == str(error) != ""
    assert (arrived.file, arrived.line, arrived.entry, arrived.field, arrived.problem) == (
        "cards.yaml", 4, "rope", "cost", error.problem,
    )  # fmt: skip


def test_an_error_whose_words_are_not_known_here_is_put_as_data() -> None:
    assert str(et.BadOptions(text("other_game-error-moon", phase=3))) == "other_game-error-moon(phase=3)"
    assert str(et.BadOptions(text("app-error-seats"))) == "app-error-seats", (
        "a word without its arguments is no second error"
    )
