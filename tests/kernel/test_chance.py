"""Chance: fair, reproducible, and in streams that know nothing of each other."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise, permutations

import pytest

from eldertable.kernel.agenda import Lane
from eldertable.kernel.chance import WORD, block, commitment, seed_key, word
from eldertable.kernel.table import Table
from tests.kernel.toy import GAME, toy_match


def table(seed: str = "chance") -> Table:
    return Table(GAME.new_state(1, {}, seed_key(seed)))


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = sum(counts.values()) / cells
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (cells - len(counts)) * expected


def limit(cells: int) -> float:
    """More than five standard deviations above what a fair draw gives: chance alone does not reach it."""
    freedom = cells - 1
    return freedom + 5.5 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 36])
def test_every_number_is_equally_likely(sides: int) -> None:
    t = table()
    counts: Counter[object] = Counter(t.below(sides) for _ in range(6000))
    assert set(counts) == set(range(sides))
    assert chi_square(counts, sides) < limit(sides)


def test_a_number_tells_nothing_about_the_next() -> None:
    t = table()
    numbers = [t.below(6) for _ in range(12001)]
    assert chi_square(Counter(pairwise(numbers)), 36) < limit(36)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    t = table()
    counts: Counter[object] = Counter()
    for _ in range(6000):
        items = [0, 1, 2, 3]
        t.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < limit(24)


def test_picking_is_fair() -> None:
    t = table()
    assert chi_square(Counter(t.pick("abcde") for _ in range(5000)), 5) < limit(5)


def test_words_that_would_favour_low_numbers_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([WORD - 1, WORD - WORD % 6, 5])
    monkeypatch.setattr(Table, "_word", lambda self: next(words))
    assert table().below(6) == 5


def test_the_same_seed_draws_the_same_numbers() -> None:
    one, same, other = table("a"), table("a"), table("b")
    drawn = [[t.below(1000) for _ in range(50)] for t in (one, same, other)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_numbers_never_change_between_versions() -> None:
    """Records replay only as long as these stand."""
    t = table("eldertable")
    assert [t.below(6) + 1 for _ in range(20)] == [4, 6, 3, 5, 4, 1, 4, 6, 1, 6, 3, 2, 2, 2, 4, 3, 5, 1, 4, 2]
    assert word(seed_key("eldertable"), 0, 0) == int.from_bytes(block(seed_key("eldertable"), 0, 0)[:8], "big")


def test_anybody_can_draw_a_number_again_from_its_seed_stream_and_place() -> None:
    t = table("x")
    assert [t._word() for _ in range(20)] == [word(seed_key("x"), 0, n) for n in range(20)]


def test_a_lane_draws_the_numbers_of_its_own_stream_one_after_another() -> None:
    t = table("x")
    t.lane = Lane(0, [], 300)
    assert [t._word() for _ in range(20)] == [word(seed_key("x"), 300, n) for n in range(20)]
    assert (t.lane.drawn, t.state.drawn) == (20, 0)


def test_streams_know_nothing_of_each_other() -> None:
    key = seed_key("streams")
    pairs: Counter[object] = Counter((word(key, 256, n) % 6, word(key, 257, n) % 6) for n in range(12000))
    assert chi_square(pairs, 36) < limit(36)


def test_the_place_in_the_stream_is_part_of_the_state() -> None:
    """A copy in the midst of a block of eight draws on where the other stopped."""
    for draws in range(20):
        t = table()
        for _ in range(draws):
            t.below(6)
        twin = Table(t.state)
        expected = [word(t.state.key, 0, draws + n) for n in range(10)]
        assert [twin._word() for _ in range(10)] == expected


def test_another_key_is_used_from_the_very_next_draw() -> None:
    t = table("first")
    t.below(6)
    t.draw_from(seed_key("second"))
    assert t._word() == word(seed_key("second"), 0, 1)


def test_the_commitment_binds_the_seed_and_is_not_the_key() -> None:
    assert commitment("a") != commitment("b")
    assert commitment("a") == toy_match(seed="a").commitment
    assert bytes.fromhex(commitment("a")) != seed_key("a")
