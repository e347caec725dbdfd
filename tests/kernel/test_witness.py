"""What the witness of chance writes down can be drawn again by whoever is told the seed."""

from __future__ import annotations

from eldertable.kernel.chance import seed_key, word
from eldertable.kernel.match import new_match
from eldertable.kernel.witness import draws_of
from tests.kernel.play import finish


def test_every_number_of_a_match_is_written_down_with_the_answer_it_came_after() -> None:
    match = finish(new_match("arkham_tour", seats=3, seed="witness"))
    drawn = draws_of(match.game, match.seats, match.options, "witness", match.answers)
    key = seed_key("witness")
    assert all(word(key, draw.stream, draw.n) % draw.sides == draw.value for draw in drawn)
    assert [draw.n for draw in drawn if draw.stream == 0] == list(range(match.state.drawn))
    assert drawn[0].at == 0  # the set-up shuffles before anybody is asked
    assert [draw.at for draw in drawn] == sorted(draw.at for draw in drawn)
    assert drawn[-1].at <= len(match.answers)
