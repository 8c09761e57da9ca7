"""Records: read, written, replayed, and refused when they do not fit."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import trianon
from trianon import InvalidRecord, Record, Rng, State
from trianon.testing import play_out

TEMPLATE = trianon.game("template")


def played(steps: int = 10) -> State:
    """The last of ten steps is followed by chance."""
    state = TEMPLATE.start(seats=3, seed=5)
    play_out(state, Rng(5), most=steps)
    return state


def spoilt(**fields: object) -> str:
    return json.dumps({**played().record.to_json(), **fields})


def test_the_text_has_one_entry_per_line() -> None:
    record = played().record
    text = record.dumps()
    assert Record.loads(text) == record
    assert len(text.splitlines()) == len(record.log) + 2
    assert json.loads(text) == record.to_json()


def test_actions_and_chance_are_told_apart() -> None:
    record = played(10).record
    assert len(record.actions) == 10
    assert [*map("~{}".format, record.chance)] == [entry for entry in record.log if entry.startswith("~")]
    assert len(record.actions) + len(record.chance) == len(record.log)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[]", "a record is a JSON object"),
        ('"template"', "a record is a JSON object"),
        ("{}", "^format:"),
        (spoilt(format=2), "^format:"),
        (spoilt(game=7), "^game:"),
        (spoilt(rules="new"), "^rules"),
        (spoilt(seats=None), "seats"),
        (spoilt(options=[]), "^options:"),
        (spoilt(start="here"), "^start:"),
        (spoilt(log="bow"), "^log:"),
        (spoilt(log=["~draw page", 5]), r"^log\[1\]:"),
    ],
)
def test_a_broken_text_is_refused(text: str, message: str) -> None:
    with pytest.raises(InvalidRecord, match=message):
        Record.loads(text)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "louis"}, "^game:"),
        ({"rules": 99}, "^rules:"),
        ({"seats": 9}, "the beginning: .*seats"),
        ({"seats": 2}, "the beginning: colours"),
        ({"options": {"colour": "red"}}, "the beginning: .*colour"),
        ({"start": {"game": "template"}}, "the beginning: seats"),
        ({"log": ["~roll 6"]}, "the beginning: .*roll 6"),
        ({"log": []}, r"^log\[0\]: a chance outcome belongs here"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidRecord, match=message):
        TEMPLATE.replay(Record.loads(spoilt(**fields)))


def changed(record: Record, place: int, *entries: str) -> Record:
    """The record with the entry at a place replaced by others."""
    doc = record.to_json()
    doc["log"] = [*record.log[:place], *entries, *record.log[place + 1 :]]
    return Record.from_json(doc)


@pytest.mark.parametrize("place", range(len(played().record.log)))
def test_no_entry_can_be_left_out(place: int) -> None:
    """Without any one of its entries a record does not replay."""
    with pytest.raises(InvalidRecord):
        TEMPLATE.replay(changed(played().record, place))


def test_an_illegal_action_is_named() -> None:
    record = played().record
    place = max(number for number, entry in enumerate(record.log) if not entry.startswith("~"))
    with pytest.raises(InvalidRecord, match=r"^action 10: "):
        TEMPLATE.replay(changed(record, place, "present page"))
    with pytest.raises(InvalidRecord, match=r"^action 10: 'jump'"):
        TEMPLATE.replay(changed(record, place, "jump"))


def test_impossible_chance_is_refused() -> None:
    """A courtier that is not in the deck cannot be drawn, and nothing is drawn out of turn."""
    record = played(99).record
    last = max(number for number, entry in enumerate(record.log) if entry.startswith("~draw"))
    other = "~draw page" if record.log[last] != "~draw page" else "~draw duke"
    with pytest.raises(InvalidRecord, match="chance cannot give"):
        TEMPLATE.replay(changed(record, last, other))
    with pytest.raises(InvalidRecord, match="something else is drawn now"):
        TEMPLATE.replay(changed(record, last, "~first 0"))


def test_left_over_chance_is_refused() -> None:
    record = played().record
    with pytest.raises(InvalidRecord, match="left over"):
        TEMPLATE.replay(changed(record, len(record.log), "~draw page"))


def test_chance_in_the_wrong_place_is_refused() -> None:
    """All the same entries, but the last action comes first."""
    record = played(1).record
    doc = record.to_json()
    doc["log"] = [*record.actions, *map("~{}".format, record.chance)]
    with pytest.raises(InvalidRecord, match=r"^log\[0\]"):
        TEMPLATE.replay(Record.from_json(doc))


def test_replay_up_to_any_action() -> None:
    """After k actions the state is the one the game had then, and play can go on from it."""
    state = TEMPLATE.start(seats=3, seed=5)
    rng = Rng(5)
    prints = [state.fingerprint()]
    for _ in range(10):
        play_out(state, rng, most=1)
        prints.append(state.fingerprint())
    for count, expected in enumerate(prints):
        back = TEMPLATE.replay(state.record, upto=count)
        assert back.fingerprint() == expected
        play_out(back, rng, most=5)
    assert TEMPLATE.replay(state.record, upto=99).fingerprint() == prints[-1]


def test_a_replayed_game_goes_on() -> None:
    """The script of a replay is used up: what follows is chance again."""
    back = TEMPLATE.replay(played().record)
    play_out(back, Rng(1))
    assert back.outcome is not None


def test_a_record_belongs_to_the_caller() -> None:
    """Changing a record changes nothing in the state."""
    state = played()
    before = state.record.to_json()
    record = state.record
    record.options["colours"] = []
    record.log.clear()
    assert state.record.to_json() == before


def test_possible_worlds_have_no_record() -> None:
    with pytest.raises(InvalidRecord, match="possible world"):
        _ = played().determinize(0, Rng(1)).record


def test_equal_records_are_equal() -> None:
    assert played().record == played().record
    assert hash(played().record) == hash(played().record)
    assert played().record != played(9).record
    assert played().record != "record"


@given(st.text(max_size=200) | st.binary(max_size=60).map(lambda raw: raw.decode("latin-1")))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        Record.loads(text)
    except InvalidRecord as error:
        said = str(error)
        assert said
    else:
        raise AssertionError("no random text is a record")
