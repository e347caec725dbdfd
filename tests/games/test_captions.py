"""How lists of matches name each of them, before the words of a match are there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import eldertable as et
from eldertable.kernel.match import Match
from eldertable.kernel.text import LANGUAGES, Speaker
from eldertable.server.shelf import shelf_words


def stages(match: Match, speaker: Speaker) -> Iterator[tuple[str, float | None]]:
    """The captions of a match that bots play to its end, each once."""
    heuristics = match.game.heuristics
    assert heuristics is not None
    last = None
    while True:
        caption = match.caption
        assert caption is not None
        if (found := (speaker.say(caption.title), caption.share)) != last:
            yield found
            last = found
        if not match.pending:
            return
        seat, decision = next(iter(match.pending.items()))
        match.choose(seat, heuristics.pick(match.state, decision) if len(decision.options) > 1 else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tour_is_named_by_its_ancient_one_and_round_also_when_the_one_was_drawn(language: str) -> None:
    match = et.new_match("arkham_tour", seats=2, seed="a caption")
    assert match.options["ancient_one"] == "random"
    speaker = Speaker(language, [shelf_words(language)])
    name, *rounds, end = stages(match, speaker)
    known = {"ru": ("Дагон", "{}, раунд {} из 10"), "en": ("Dagon", "{}, round {} of 10")}[language]
    assert (name, end) == ((known[0], None), (known[0], None))
    assert rounds == [(known[1].format(known[0], number), number / 10) for number in range(1, 11)]


@pytest.mark.parametrize(("length", "numbers"), [("quick", (1, 3, 4, 5, 6, 8, 9)), ("very_quick", (1, 2, 4))])
def test_a_match_of_machina_arcana_is_named_by_its_scenario_and_chapter(length: str, numbers: tuple[int, ...]) -> None:
    match = et.new_match(
        "machina_arcana", seats=2, seed="caption 0", options={"easy": "yes", "very_easy": "yes", "length": length}
    )
    first, *chapters, end = stages(match, Speaker("ru", [shelf_words("ru")]))
    finale = ["Ужас во льдах, финал"] if length == "quick" else []  # the shortest game ends with a chapter
    assert (first, end) == (("Ужас во льдах", None), ("Ужас во льдах", None))
    assert [title for title, _ in chapters] == [f"Ужас во льдах, глава {number}" for number in numbers] + finale
    assert [share for _, share in chapters] == [(n + 1) / len(chapters) for n in range(len(chapters))]


def test_captions_are_said_in_english_too() -> None:
    match = et.new_match("machina_arcana", seats=1, seed="caption 0", options={"length": "quick"})
    match.state.chapter, match.state.finale = "c1_9", ""
    speaker = Speaker("en", [shelf_words("en")])
    assert match.caption is not None
    assert speaker.say(match.caption.title) == "Horror in the Ice, chapter 9"
    match.state.finale = "c1_finale"
    assert speaker.say(match.caption.title) == "Horror in the Ice, the finale"
