"""Records: a match is its record, and a damaged one is found out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from eldertable import Record, RecordError, Text, new_match, replay, words
from eldertable.kernel.chance import commitment
from tests.kernel.play import finish, walk
from tests.kernel.toy import GAME, registered, toy_match


@pytest.fixture(autouse=True)
def known_toy() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture
def record() -> Record:
    return finish(toy_match(2), seed=1).record


def edited(record: Record, **changes: object) -> Record:
    return msgspec.structs.replace(record, **changes)


def reads(data: object) -> str:
    """The id of the message with which reading and replaying this is refused."""
    with pytest.raises(RecordError) as refused:
        replay(Record.from_json(data))
    return refused.value.text.id


def test_a_record_replays_to_the_same_digest_from_json_at_every_decision() -> None:
    for match in walk(toy_match(3), seed=2):
        again = replay(Record.from_json(match.record.to_json()))
        assert again.digest == match.digest
        assert again.pending == match.pending
        assert again.record == match.record


def test_a_finished_record_tells_the_same_end(record: Record) -> None:
    assert replay(record).outcome == finish(toy_match(2), seed=1).outcome


def test_a_replay_may_stop_anywhere(record: Record) -> None:
    match = toy_match(2)
    for number in range(len(record.answers)):
        assert replay(record, upto=number).digest == match.digest
        match.choose(*record.answers[number])


def test_every_truncation_is_found_out(record: Record) -> None:
    whole = record.to_json()
    for end in range(0, len(whole) - 1, 7):
        assert reads(whole[:end]) == "app-error-record-unreadable"


@pytest.mark.parametrize(
    "data", ["", "[]", "null", "{}", '"text"', b"\xff\xfe", '{"game": 1}', "{" * 100, '{"a": NaN}', '{"a":' * 100_000]
)
def test_what_is_no_record_is_refused(data: str | bytes) -> None:
    assert reads(data) == "app-error-record-unreadable"


@pytest.mark.parametrize("data", [None, 3, [], {}, True])
def test_a_record_is_read_from_text_alone(data: object) -> None:
    assert reads(data) == "app-error-record-text"


def test_half_a_character_is_no_record() -> None:
    assert reads("\ud800") == "app-error-record-unreadable"


@pytest.mark.parametrize("given", [None, 3, [], {}, "{}", b"{}"])
def test_only_a_record_is_replayed(given: object) -> None:
    with pytest.raises(RecordError) as refused:
        replay(given)
    assert refused.value.text.id == "app-error-record-type"
    assert refused.value.text.args == {"kind": type(given).__name__}


@pytest.mark.parametrize(
    "changes", [{"options": None}, {"options": []}, {"options": {"rounds": 1}}, {"seed": 5}, {"answers": None}, {"answers": ((1,),)},
                {"answers": (("0", 0),)}, {"seats": True}, {"game": None}],
)  # fmt: skip
def test_a_record_put_together_wrongly_says_where(record: Record, changes: dict[str, object]) -> None:
    with pytest.raises(RecordError) as refused:
        replay(edited(record, **changes))
    assert refused.value.text.id == "app-error-record-unreadable"
    assert next(iter(changes)) in str(refused.value)


@pytest.mark.parametrize("upto", ["1", -1, 2.5, True])
def test_a_replay_stops_after_a_number_of_answers(record: Record, upto: object) -> None:
    with pytest.raises(RecordError) as refused:
        replay(record, upto=upto)
    assert refused.value.text.args == {"upto": str(upto)}


@pytest.mark.parametrize("value", ["true", '"0"', "0.5", "null", "[0]"])
def test_an_answer_of_a_wrong_type_is_refused(record: Record, value: str) -> None:
    broken = msgspec.json.encode(record).decode().replace('"answers":[[0,', f'"answers":[[{value},', 1)
    assert broken != msgspec.json.encode(record).decode()
    assert reads(broken) == "app-error-record-unreadable"


def test_an_edited_answer_is_found_out(record: Record) -> None:
    """Whatever else is put in place of an answer, the record no longer holds, unless it leads to the very same end."""
    found, harmless = set(), 0
    for number, (seat, option) in enumerate(record.answers):
        for other in ((seat, option + 1), (seat, max(option - 1, 0)), (1 - seat, option), (seat, -1), (7, 0)):
            if other != (seat, option):
                answers = (*record.answers[:number], other, *record.answers[number + 1 :])
                try:
                    replay(edited(record, answers=answers))
                except RecordError as refused:
                    found.add(refused.text.id)
                else:
                    harmless += 1
    assert found == {"app-error-record-answer", "app-error-record-digest"}
    assert harmless < len(record.answers) / 4


def test_dropped_and_added_answers_are_found_out(record: Record) -> None:
    assert reads(edited(record, answers=record.answers[:-1]).to_json()) == "app-error-record-digest"
    assert reads(edited(record, answers=(*record.answers, (0, 0))).to_json()) == "app-error-record-answer"


def test_an_illegal_answer_is_named_by_its_number(record: Record) -> None:
    with pytest.raises(RecordError) as refused:
        replay(edited(record, answers=(record.answers[0], (0, 99), *record.answers[2:])))
    assert refused.value.text.args == {"number": 2}


def test_an_edited_seed_does_not_fit_its_commitment(record: Record) -> None:
    assert reads(edited(record, seed="better dice").to_json()) == "app-error-record-seed"


@pytest.mark.parametrize(
    "changes", [{"seed": "better dice"}, {"seed": "\ud800"}, {"commitment": "0" * 64}, {"commitment": ""}]
)
def test_a_seed_that_was_not_promised_is_refused_without_a_file_too(record: Record, changes: dict[str, object]) -> None:
    with pytest.raises(RecordError) as refused:
        replay(edited(record, **changes))
    assert refused.value.text.id == "app-error-record-seed"


def test_no_digit_of_a_commitment_may_be_another(record: Record) -> None:
    for at, digit in enumerate(record.commitment):
        other = record.commitment[:at] + ("1" if digit == "0" else "0") + record.commitment[at + 1 :]
        assert reads(edited(record, commitment=other).to_json()) == "app-error-record-seed"


def test_every_answer_leads_to_another_digest() -> None:
    """In the midst of a procedure too, where the state is still that of the checkpoint."""
    digests = [match.digest for match in walk(toy_match(2), seed=4)]
    assert len(set(digests)) == len(digests)


def test_an_edited_seed_with_a_commitment_to_match_does_not_fit_the_end(record: Record) -> None:
    forged = edited(record, seed="better dice", commitment=commitment("better dice"))
    assert reads(forged.to_json()) in ("app-error-record-digest", "app-error-record-answer")


def test_a_seed_that_is_no_text_is_refused(record: Record) -> None:
    broken = msgspec.json.encode(record).decode().replace('"seed":"toy"', '"seed":"\\ud800"')
    assert reads(broken) in ("app-error-record-unreadable", "app-error-record-seed")


def test_a_record_of_other_rules_or_content_is_refused(record: Record) -> None:
    for version in ("2", "0", ""):
        assert reads(edited(record, version=version).to_json()) == "app-error-record-version"
    assert reads(edited(record, content="other").to_json()) == "app-error-record-content"


def test_a_record_of_another_format_is_refused(record: Record) -> None:
    other = edited(record, format=2)
    for read in (lambda: Record.from_json(other.to_json()), lambda: replay(other)):
        with pytest.raises(RecordError) as refused:
            read()
        assert refused.value.text.args == {"found": 2, "known": 1}


@pytest.mark.parametrize("field", ["format", "seats"])
@pytest.mark.parametrize(
    "number", ["1e400", "9" * 30, "-" + "9" * 30, "9" * 400, "9" * 5000, "NaN", "1.0", "[" * 5000], ids=lambda sent: sent[:8]
)
def test_a_record_with_a_number_of_any_size_is_refused_in_words(record: Record, field: str, number: str) -> None:
    spoilt = re.sub(rf'"{field}": \d+', lambda _: f'"{field}": {number}', record.to_json())
    with pytest.raises(RecordError) as refused:
        replay(Record.from_json(spoilt))
    for language in ("ru", "en"):
        assert words.speaker(language).say(refused.value.text)


def test_a_record_of_another_digest_is_refused(record: Record) -> None:
    assert reads(edited(record, digest="0" * 32).to_json()) == "app-error-record-digest"


@pytest.mark.parametrize(
    "changes",
    [{"game": "chess"}, {"seats": 9}, {"seats": 0}, {"options": {"rounds": "7"}}, {"options": {"speed": "high"}}],
)
def test_a_record_of_what_cannot_be_played_says_what_is_wrong(record: Record, changes: dict[str, object]) -> None:
    assert reads(edited(record, **changes).to_json()) == "app-error-record-unfit"


def test_a_record_of_an_unknown_game_names_the_known_ones(record: Record) -> None:
    with pytest.raises(RecordError) as refused:
        replay(edited(record, game="chess"))
    why = refused.value.text.args["why"]
    assert isinstance(why, Text)
    assert GAME.id in str(why.args["known"])


def test_the_seed_is_bound_before_it_is_told(record: Record) -> None:
    match = new_match(GAME.id, seats=2)
    assert match.commitment == commitment(match.record.seed)
    assert match.record.seed not in match.commitment
    assert new_match(GAME.id, seats=2).commitment != match.commitment
