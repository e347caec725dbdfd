"""What a hint says: true, in numbers, and never the same for the suggestion and the alternative."""

import re

import pytest

import eldertable as et
from eldertable import bots, words
from eldertable.games.arkham_tour.cards import DIE_INDEX, TASK_CARDS
from eldertable.games.arkham_tour.dice import lying
from eldertable.games.arkham_tour.draft import DiceSense
from eldertable.games.arkham_tour.options import CircleTome, DrawOwnLine, FinishLine, KeepTask, RemoveDie, TakeDie
from eldertable.games.arkham_tour.outlook import Outlook
from eldertable.games.arkham_tour.present import node_words, road_words, say
from eldertable.games.arkham_tour.prospects import horrors_of
from eldertable.games.arkham_tour.reasons import reason
from eldertable.games.arkham_tour.state import Place
from eldertable.games.arkham_tour.town import NODES, ROADS, node_index

CODE = re.compile(r"\b(?:[HVJDRU]|UH|UV|X)\d\d?[AB]?\b")


def hints(seats: int, seed: str):
    """Every hint of a match that follows them: the match, the decision and the suggestion."""
    match = et.new_match("arkham_tour", seats=seats, seed=seed)
    bot = bots.named("greedy", seed="h")
    while match.outcome is None:
        seat = next(iter(match.pending))
        found = bot.suggest(match, seat)
        yield match, match.pending[seat], found
        match.choose(seat, found[0])


@pytest.mark.parametrize(("seats", "seed"), [(1, "r1"), (2, "r2"), (3, "r3")])
def test_a_hint_and_its_alternative_never_say_the_same(seats, seed):
    speakers = [words.speaker(language) for language in ("ru", "en")]
    told = 0
    for _match, decision, (_, text, other) in hints(seats, seed):
        if len(decision.options) == 1:
            continue
        assert text.id != "arkham_tour-reason-other", decision.kind
        for speaker in speakers:
            said = speaker.say(text)
            assert said
            assert not CODE.search(said), said
            if other is not None:
                assert speaker.say(other[1]) != said, decision.kind
                told += 1
    assert told > 20


def test_the_first_hint_counts_the_horrifying_junctions_of_a_task():
    match = et.new_match("arkham_tour", seats=2, seed="task", options={"ancient_one": "dagon"})
    horrors = horrors_of("dagon")
    for option in match.pending[0].options:
        assert isinstance(option, KeepTask)
        card = next(card for card in TASK_CARDS if card.id == option.card)
        told = reason(match.state, match.pending[0], option)
        assert told.id == "arkham_tour-reason-task"
        assert told.args["horrors"] == sum(horrors >> node_index[junction] & 1 for junction in card.junctions)
        assert told.args["roads"] >= 5  # the junctions of a card lie on both banks


def test_a_die_that_was_not_rolled_is_not_said_to_show_numbers():
    for match, decision, (option, text, other) in hints(3, "opening"):
        if decision.kind == "take_opening_die":
            assert match.state.numbers == [0] * 5
            assert text.id.startswith("arkham_tour-reason-opening")
            assert other is not None
            assert other[1] != text
            assert isinstance(decision.options[option], TakeDie)
            return


def test_the_reason_for_dice_names_what_the_pair_brings():
    for match, decision, _ in hints(2, "dice"):
        if decision.kind != "remove_die":
            continue
        look = Outlook(match.state, decision.seat)
        first = lying(match.state, Place.FIRST)[0]
        for option in decision.options:
            assert isinstance(option, RemoveDie)
            told = reason(match.state, decision, option)
            district, vp, _ = DiceSense(look).brings(first, DIE_INDEX[option.die])
            if district >= 0 and told.id.endswith("along"):
                assert told.args["vp"] == vp
        return


def test_each_tome_has_its_own_reason():
    match = et.new_match("arkham_tour", seats=1, seed="tomes")
    told = {reason(match.state, match.pending[0], CircleTome(tome)).id for tome in ("reroll", "improvement", "blessing")}
    assert len(told) == 3


@pytest.mark.parametrize("language", ["ru", "en"])
def test_roads_and_places_are_told_apart_without_their_codes(language):
    speaker = words.speaker(language)
    roads = [speaker.say(road_words(road.id)) for road in ROADS]
    nodes = [speaker.say(node_words(node.id)) for node in NODES]
    for said in (*roads, *nodes):
        assert not CODE.search(said), said
    assert len(set(roads)) == len(roads)
    for group in ("shop", "gate"):
        named = [speaker.say(node_words(node.id)) for node in NODES if getattr(node, group)]
        assert len(set(named)) == len(named)
    assert len(set(nodes)) == len(nodes)


@pytest.mark.parametrize("ancient_one", ["cthulhu", "dagon", "shub_niggurath", "yog_sothoth"])
def test_hints_lead_a_hand_along_the_best_line(ancient_one):
    match = et.new_match("arkham_tour", seats=1, seed="by hand", options={"ancient_one": ancient_one})
    bot = bots.named("greedy", seed="h")
    while match.pending[0].kind != "choose_line":
        match.choose(0, bot.choose(match, 0))
    lines = match.view(0)["lines"]
    best = max(line["expected"] for line in lines)
    match.choose(0, match.pending[0].options.index(DrawOwnLine()))
    told = []
    while match.pending[0].kind in ("start_line", "go_on"):
        decision, (choice, text, other) = match.pending[0], bot.suggest(match, 0)
        if len(decision.options) > 1:
            assert text.id == "arkham_tour-reason-drawn-leads"
            assert text.args["total"] == round(best)
            if other and isinstance(decision.options[other[0]], FinishLine):
                told.append(other[1].args["total"])
        match.choose(0, choice)
    assert told and told[0] < best, "an end on the way is worth what is drawn so far"
    assert match.view(0)["players"][0]["final"]["vp"] in [line["vp"] for line in lines if line["expected"] == best]


@pytest.mark.parametrize(
    ("message", "arguments", "said"),
    [
        ("reason-task", {"horrors": 0, "roads": 8}, "разделяют 8 дорог"),
        (
            "reason-district",
            {"tourists": 1, "vp": 5, "segments": 0},
            "1 турист здесь встанет у задуманного маршрута и принесёт",
        ),
        ("reason-skip-spare", {"spare": 1}, "не входит 1 отрезок. Его"),
        ("reason-stop-wanted", {"roads": 1}, "1 дорога задуманного маршрута, но она может"),
    ],
)
def test_russian_verbs_agree_with_the_number_of_things(message, arguments, said):
    assert said in words.speaker("ru").say(say(message, **arguments)).replace("\u00a0", " ")


def test_russian_names_of_districts_stand_beside_the_word_for_what_they_name():
    """A bare name in quotes would need a case: «между «Ратуша» и …» is not Russian."""
    for road in ROADS:
        assert not re.search(r"(между|через)\s«", words.speaker("ru").say(road_words(road.id)))
