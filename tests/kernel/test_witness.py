"""What the witness of chance writes down can be drawn again by whoever is told the seed."""

from __future__ import annotations

import random

import pytest

from eldertable.kernel.chance import seed_key, word
from eldertable.kernel.match import Match, new_match
from eldertable.kernel.witness import draws_of
from tests.kernel.play import finish
from tests.kernel.toy import toy_match


def test_every_number_of_a_match_is_written_down_with_the_answer_it_came_after() -> None:
    match = finish(new_match("arkham_tour", seats=3, seed="witness"))
    drawn = draws_of(match.game, match.seats, match.options, "witness", match.answers)
    key = seed_key("witness")
    assert all(word(key, draw.stream, draw.n) % draw.sides == draw.value for draw in drawn)
    assert [draw.n for draw in drawn if draw.stream == 0] == list(range(match.state.drawn))
    assert drawn[0].at == 0  # the set-up shuffles before anybody is asked
    assert [draw.at for draw in drawn] == sorted(draw.at for draw in drawn)
    assert drawn[-1].at <= len(match.answers)


@pytest.mark.parametrize("seats", [2, 3])
def test_each_stream_is_drawn_from_its_beginning_and_no_draw_of_one_shifts_another(seats: int) -> None:
    """Whether a seat rolls in its own lane or rests: all other streams give the numbers they give without it."""
    found: set[int] = set()
    for number in range(8):
        rng = random.Random(f"streams {seats} {number}")
        match = toy_match(seats)
        while match.pending:
            seat = rng.choice(sorted(match.pending))
            if match.pending[seat].kind == "train" and number % 2:
                rolls, rests = match.fork(), match.fork()
                for twin, option in ((rolls, 0), (rests, 1)):
                    twin.choose(seat, option)
                    for other in sorted(twin.pending.keys() - {seat}):
                        if twin.pending[other].kind == "train":
                            twin.choose(other, 0)
                phase = match.together
                assert phase is not None
                own = (phase << 8) + seat
                assert not streams_of(rests).get(own)
                assert len(streams_of(rolls)[own]) == 1
                assert {s: v for s, v in streams_of(rolls).items() if s != own} == streams_of(rests)
            match.choose(seat, rng.randrange(len(match.pending[seat].options)))
        key = seed_key("toy")
        for stream, values in streams_of(match).items():
            assert [n for n, _, _ in values] == list(range(len(values))), "word after word, from the first"
            assert all(word(key, stream, n) % sides == value for n, sides, value in values)
            found |= {stream & 255} if stream else set()
            assert stream == 0 or (1 <= stream >> 8 <= match.state.lanes_opened and stream & 255 < seats)
    assert found == set(range(seats))


def streams_of(match: Match) -> dict[int, list[tuple[int, int, int]]]:
    """The draws of each stream, in their order: place, sides, value."""
    streams: dict[int, list[tuple[int, int, int]]] = {}
    for draw in draws_of(match.game, match.seats, match.options, match.record.seed, match.answers):
        streams.setdefault(draw.stream, []).append((draw.n, draw.sides, draw.value))
    return streams
