"""What every bot promises: legal choices, no look at what is hidden, and choices that can be repeated."""

from random import Random

import pytest

import eldertable as et
from eldertable import bots
from eldertable.bots.search import entrants
from eldertable.kernel.heuristics import Turn
from eldertable.kernel.match import Match

ITERATIONS = 8
ANCIENT_ONES = ("cthulhu", "yog_sothoth", "dagon", "shub_niggurath")


def play(names: tuple[str, ...], seed: str, **options: str) -> Match:
    match = et.new_match("arkham_tour", seats=len(names), seed=seed, options=options)
    players = [bots.named(name, seed=f"{seed}/{seat}", iterations=ITERATIONS) for seat, name in enumerate(names)]
    while match.pending:
        seat = next(iter(match.pending))
        match.choose(seat, players[seat].choose(match, seat))
    return match


def played_until(seed: str, answers: int, seats: int = 3, **options: str) -> Match:
    """A match some way in, by greedy players, so that boards look like boards."""
    match = et.new_match("arkham_tour", seats=seats, seed=seed, options=options)
    greedy = bots.named("greedy", seed=seed)
    while match.pending and len(match.answers) < answers:
        seat = next(iter(match.pending))
        match.choose(seat, greedy.choose(match, seat))
    return match


def test_bots_are_named_weakest_first():
    assert bots.names() == ("random", "greedy", "search")


def test_an_unknown_bot_is_refused_in_words():
    with pytest.raises(bots.UnknownBot) as refused:
        bots.named("oracle")
    assert refused.value.text.id == "app-error-bot"


@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_greedy_plays_a_whole_game_by_the_rules(ancient_one: str):
    match = play(("greedy", "random"), f"legal/{ancient_one}", ancient_one=ancient_one)
    assert match.outcome is not None
    assert et.replay(match.record).digest == match.digest


@pytest.mark.parametrize(
    "effect", ["effect_correction", "effect_alley", "effect_turn", "effect_t_junction", "effect_repeat"]
)
def test_greedy_knows_every_effect_card(effect: str):
    other = "effect_repeat" if effect != "effect_repeat" else "effect_turn"
    match = play(("greedy",), f"effect/{effect}", dark_effect=effect, light_effect=other)
    assert match.outcome is not None


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_that_is_asked_leaves_the_match_as_it_was(name: str):
    match = played_until("untouched", 40)
    before = match.digest
    seat = next(iter(match.pending))
    bots.named(name, seed="1", iterations=ITERATIONS).choose(match, seat)
    bots.named(name, seed="1", iterations=ITERATIONS).suggest(match, seat)
    assert match.digest == before


def swap_hidden_parts(match: Match, seat: int) -> None:
    """Change all that the seat cannot know: the shop deck, the removed card, others' tasks and calls."""
    state = match.state
    deck = [*state.shop_deck, state.shop_removed]
    Random(5).shuffle(deck)
    *state.shop_deck, state.shop_removed = deck
    state.key = bytes(reversed(state.key))
    others = [board for other, board in enumerate(state.boards) if other != seat]
    mine = state.boards[seat]
    spare = [task for task in range(8) if task not in mine.dealt]
    Random(6).shuffle(spare)
    for board in others:
        board.dealt = [spare.pop(), spare.pop()]
        if board.task != -1:
            board.task = board.dealt[1]
    if state.ancient_one == "cthulhu":
        calls = [call for call in range(4) if call != mine.call]
        Random(7).shuffle(calls)
        for board in others:
            board.call = calls.pop()


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("answers", [0, 9, 31, 60])
def test_what_a_seat_cannot_know_does_not_change_its_choice(name: str, answers: int):
    """The shop deck, the removed card, the others' tasks and calls are other ones: the bot must not notice."""
    match = played_until("hidden", answers, ancient_one="cthulhu")
    seat = next(iter(match.pending))
    twin = match.fork()
    swap_hidden_parts(twin, seat)
    assert twin.digest != match.digest
    chosen = [bots.named(name, seed="same", iterations=ITERATIONS).choose(one, seat) for one in (match, twin)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_what_others_do_at_the_same_time_does_not_change_a_choice(name: str):
    """In a simultaneous phase others' boards are seen as the phase began."""
    match = played_until("together", 30)
    while len(match.pending) < 3:
        seat = next(iter(match.pending))
        match.choose(seat, 0)
    twin = match.fork()
    twin.choose(1, len(twin.pending[1].options) - 1)
    chosen = [bots.named(name, seed="same", iterations=ITERATIONS).choose(one, 0) for one in (match, twin)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("answers", [5, 23, 48])
def test_a_search_limited_by_trials_can_be_repeated(answers: int):
    match = played_until("again", answers)
    seat = next(iter(match.pending))
    chosen = {bots.named("search", seed="s", iterations=20).choose(match, seat) for _ in range(2)}
    assert len(chosen) == 1


def test_a_search_keeps_to_its_time():
    import time

    match = played_until("time", 23)
    seat = next(iter(match.pending))
    bots.named("search", seed="s").choose(match, seat, 0.01)
    started = time.process_time()
    bots.named("search", seed="s").choose(match, seat, 0.3)
    assert time.process_time() - started < 3  # a trial that has begun is finished


def test_a_hint_has_a_reason_that_both_languages_can_say():
    from eldertable import words

    match = played_until("hint", 23)
    seat = next(iter(match.pending))
    for name in bots.names():
        option, reason, other = bots.named(name, seed="h", iterations=ITERATIONS).suggest(match, seat)
        assert 0 <= option < len(match.pending[seat].options)
        for language in ("ru", "en"):
            assert words.speaker(language).say(reason)
            if other is not None:
                assert other[0] != option
                assert words.speaker(language).say(other[1])


def test_every_beginning_gets_its_chance_in_the_race():
    """Many turns with the same first option do not push out the first turn with another."""
    crowd = [Turn(("a", number), 100.0 - number) for number in range(30)]
    found = entrants([*crowd, Turn(("b",), 1.0)])
    assert Turn(("b",), 1.0) in found


def test_a_game_without_heuristics_is_played_by_chance(monkeypatch):
    match = et.new_match("arkham_tour", seats=2, seed="none")
    monkeypatch.setattr(type(match.game), "heuristics", None)
    for name in bots.names():
        bot = bots.named(name, seed="x")
        assert 0 <= bot.choose(match, 0) < len(match.pending[0].options)
        assert bot.suggest(match, 0).text.id == "app-bot-reason-random"
