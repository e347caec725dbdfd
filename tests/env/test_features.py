"""Games as numbers: they fit their names, lie between -1 and 1, tell nothing hidden, and mean what their names say."""

from random import Random

import pytest

import eldertable as et
from eldertable.env.encoding import Encoder
from eldertable.games.arkham_tour.options import ChooseDistrict, Lay
from eldertable.games.machina_arcana.options import Move
from eldertable.kernel.features import Columns

from .walking import GAMES, positions


def features_of(game):
    return et.games()[game].features


def named(names, row):
    """A row by the names of its columns, without their scale."""
    return {name.partition("/")[0]: value for name, value in zip(names, row, strict=True)}


def everything(match, seat):
    """All a learner in this seat is given."""
    features, view, decision = match.game.features, match.view(seat), match.pending.get(seat)
    rows = [] if decision is None else features.options(view, decision)
    return features.seen(view, seat, decision), list(rows)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rows_fit_their_names_and_lie_between_minus_one_and_one(game, seats):
    features = features_of(game)
    assert len(set(features.seen_names)) == len(features.seen_names)
    assert len(set(features.option_names)) == len(features.option_names)
    for match in positions(game, seats, "fit", every=3, most=400):
        for seat in range(seats):
            seen, rows = everything(match, seat)
            assert len(seen) == len(features.seen_names)
            assert min(seen) >= -1 and max(seen) <= 1
            assert len(rows) == (len(match.pending[seat].options) if seat in match.pending else 0)
            for row in rows:
                assert len(row) == len(features.option_names)
                assert min(row) >= -1 and max(row) <= 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_may_not_know_does_not_change_what_its_learner_gets(game, seed):
    """`fork(seat)` deals everything anew that the seat cannot know; views are equal then, and so must be the numbers."""
    differing = 0
    for match in positions(game, 3, f"leak {seed}", every=7, most=500):
        for seat in set(range(3)) & match.pending.keys():
            worlds = [match.fork(seat, seed=str(number)) for number in range(2)]
            differing += worlds[0].digest != worlds[1].digest
            assert all(everything(world, seat) == everything(match, seat) for world in worlds)
    assert differing > 10  # else nothing was hidden and nothing was shown


def test_another_players_secrets_do_not_change_what_a_learner_gets():
    """The tour's secrets, one by one: tasks, calls, the shop deck, and what others do while all play at once."""
    match = next(m for m in positions("arkham_tour", 3, "secrets 1") if m.state.round == 3 and len(m.pending) == 3)
    before = everything(match, 2)
    state = match.fork().state
    other = match.fork()
    other.choose(0, 0)
    assert everything(other, 2) == before
    twin = match.fork()
    board = twin.state.boards[0]
    board.task, board.call = (board.task + 1) % 8, (board.call + 1) % 4
    twin.state.shop_deck.reverse()
    assert twin.state != state
    assert everything(twin, 2) == before
    twin.state.boards[2].task = (twin.state.boards[2].task + 1) % 8
    assert everything(twin, 2) != before


def test_the_order_of_decks_does_not_change_what_a_learner_gets():
    """What Machina Arcana hides: which card, monster, event or fragment comes next, and what lies in the box."""
    for match in positions("machina_arcana", 2, "decks", every=9, most=200):
        twin = match.fork()
        state = twin.state
        for deck in (
            *state.item_decks.values(),
            state.monster_deck,
            state.explorer_deck,
            state.horror_deck,
            state.fragment_stack,
        ):
            deck.reverse()
        state.items_boxed.clear()
        for seat in match.pending:
            assert everything(twin, seat) == everything(match, seat)


@pytest.mark.parametrize("game", GAMES)
def test_no_question_comes_near_the_most_options(game):
    features = features_of(game)
    most = max(len(d.options) for m in positions(game, 4, "most", most=600) for d in m.pending.values())
    assert most <= features.most_options
    assert Encoder(et.games()[game], None).room == features.most_options


@pytest.mark.parametrize("game", GAMES)
def test_options_that_differ_have_rows_that_differ(game):
    """Else a learner could not tell them apart. Of cards that do the same one is as good as the other."""
    alike = asked = 0
    for match in positions(game, 2, "apart", every=5, most=600):
        for seat in match.pending:
            rows = everything(match, seat)[1]
            asked += len(rows)
            alike += len(rows) - len({row.tobytes() for row in rows})
    assert alike < asked * 0.06


def test_the_tour_is_told_as_it_is():
    features = features_of("arkham_tour")
    for match in positions("arkham_tour", 3, "told", every=4):
        view = match.view(1)
        seen = named(features.seen_names, features.seen(view, 1, match.pending.get(1)))
        me, following = view["players"][1], view["players"][2]
        assert seen["round"] == pytest.approx(view["round"] / 10)
        assert seen[f"phase={view['phase']}"] == 1 and sum(v for k, v in seen.items() if k.startswith("phase=")) == 1
        assert {name[5:] for name, bit in seen.items() if name.startswith("road.") and bit} == set(me["roads"])
        assert seen["next_1.segments"] == pytest.approx(min(1, len(following["roads"]) / 40))
        assert seen["next_3.there"] == 0
        here = sum(len(kinds) for kinds in me["tourists"].values())
        assert sum(seen[f"me.{kind}"] for kind in ("circle", "square", "triangle", "cross")) * 16 == pytest.approx(
            here, abs=1e-3
        )


def test_a_road_is_told_by_what_it_would_bring():
    features = features_of("arkham_tour")
    laid = 0
    for match in positions("arkham_tour", 2, "gain"):
        seat = min(match.pending, default=0)
        decision = match.pending.get(seat)
        if decision is None or decision.kind != "lay":
            continue
        before = named(features.seen_names, everything(match, seat)[0])["me.best.worth"] * 150
        for number, option in list(enumerate(decision.options))[::9]:
            if isinstance(option, Lay):
                row = named(features.option_names, everything(match, seat)[1][number])
                after = match.fork()
                after.choose(seat, number)
                worth = named(features.seen_names, everything(after, seat)[0])["me.best.worth"] * 150
                assert row["kind=Lay"] == 1
                assert row["best_gain"] == pytest.approx(min(1, (worth - before) / 20), abs=1e-4)
                laid += 1
    assert laid > 50


def test_a_district_is_told_with_the_tourists_who_would_come():
    features = features_of("arkham_tour")
    for match in positions("arkham_tour", 2, "district"):
        for seat, decision in match.pending.items():
            if decision.kind == "choose_district" and not decision.args["free"]:
                view = match.view(seat)
                dice = {die["id"]: die for die in view["dice"]}
                coming = [kind for die in view["players"][seat]["dice"] for kind in dice[die["id"]]["tourists"]]
                for option, row in zip(decision.options, features.options(view, decision), strict=True):
                    if isinstance(option, ChooseDistrict):
                        told = named(features.option_names, row)
                        assert told["circle"] == pytest.approx(min(1, coming.count("circle") / 4))
                        assert (round(told["x"] * 6), round(told["y"] * 6)) == tuple(map(int, option.district.split(";")))


def test_machina_arcana_is_told_as_it_is():
    features = features_of("machina_arcana")
    for match in positions("machina_arcana", 2, "told", every=5, most=400):
        view = match.view(1)
        seen = named(features.seen_names, features.seen(view, 1, match.pending.get(1)))
        mine = [explorer for explorer in view["explorers"] if explorer["seat"] == 1]
        assert seen["me.there"] == bool(view["explorers"])
        if mine:
            assert seen["me.health"] == pytest.approx(mine[0]["health"] / 9)
            assert seen[f"me.card={mine[0]['card']}"] == 1
        assert seen["monsters"] == pytest.approx(min(1, len(view["monsters"]) / 10))
        assert seen["asked=other"] == 0  # every kind of question has a column
        if 1 in match.pending:
            assert seen[f"asked={match.pending[1].kind}"] == 1


def test_a_step_is_told_by_where_it_leads():
    features = features_of("machina_arcana")
    stepped = 0
    for match in positions("machina_arcana", 1, "steps", most=60):
        decision = match.pending.get(0)
        if decision is None or decision.kind != "act":
            continue
        rows = everything(match, 0)[1]
        for number, option in enumerate(decision.options):
            if isinstance(option, Move):
                told = named(features.option_names, rows[number])
                after = match.fork()
                after.choose(0, number)
                if after.view(0)["explorers"][0]["cell"] != option.cell:
                    continue  # it was a trap
                way = named(features.seen_names, everything(after, 0)[0])
                assert told["distance"] == pytest.approx(0.1)
                assert told["to.chest"] == pytest.approx(way["my_way.chest"])
                stepped += 1
    assert stepped > 20


def test_a_column_cuts_what_is_too_much_and_knows_words_it_has_no_column_for():
    columns = Columns(("wounds/4", "kind=a", "kind=other"))
    row = columns.blank()
    columns.put(row, "wounds", 9)
    columns.mark(row, "kind", "new")
    assert list(row) == [1.0, 0.0, 1.0]
    columns.put(row, "wounds", -2)
    columns.mark(row, "kind", None)
    assert list(row) == [-0.5, 0.0, 1.0]
    with pytest.raises(ValueError, match="two columns"):
        Columns(("wounds/4", "wounds"))


def test_a_game_that_tells_learners_nothing_has_no_environment():
    class Silent:
        id = "silent"
        features = None

    with pytest.raises(ValueError, match="silent tells learners nothing"):
        Encoder(Silent(), None)


@pytest.mark.parametrize("game", GAMES)
def test_looking_changes_nothing(game):
    match = et.new_match(game, seats=2, seed="look")
    dice = Random(1)
    for _ in range(30):
        before = match.digest
        for seat in range(2):
            assert everything(match, seat) == everything(match, seat)
        assert match.digest == before
        seat = min(match.pending)
        match.choose(seat, dice.randrange(len(match.pending[seat].options)))
