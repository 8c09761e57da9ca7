"""Position documents of Louis XIV: refused with the name of the field, and nothing else goes wrong."""

import copy
import json
import random

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

import trianon
from tests.games.louis.rich import rich
from trianon import InvalidPosition, Rng, State
from trianon.testing import given, random_answer, rule
from trianon.testing.conformance import check_components

LOUIS = trianon.game("louis")


def document() -> dict[str, object]:
    """A position of three seats with something everywhere: a path is being laid."""
    state = given(
        "louis",
        tiles={6: "front 1 2", 4: "back 0 1 3"},
        chips=["scepter crown", "ring"],
        coats=["a a b", "", "c"],
        display=["c05*", "a11 b07", "a19"],
        intrigue=["anne", "conde louvois"],
        hands=["conde joker", "marie marie"],
        discard="joker conde",
        top="2:anne",
        under_intrigue="turenne",
        under_missions="2:a05 0:c01",
        round=2,
        step="path",
        turn=0,
        pending={"card": "conde", "boost": True, "placed": "6"},
    )
    doc: dict[str, object] = json.loads(json.dumps(state.to_json()))
    return doc


NONSENSE: list[tuple[str, object, str | None]] = [
    # field, value, what the message says; None: nothing is wrong with it
    ("format", 2, "^format:"),
    ("game", "chess", "^game:"),
    ("rules", 99, "^rules:"),
    ("seats", 5, "^seats:"),
    ("options", {"first": 3}, "^options:.*first"),
    ("options", {"colours": ["red", "red", "blue"]}, "^options:.*colours"),
    ("chance", "dice", "^chance:"),
    ("round", 0, "^round:"),
    ("round", 3, "^money_cards: 3 have come up"),
    ("start", 3, "^start:"),
    ("turn", True, "^turn:"),
    ("over", "no", "^over:"),
    ("over", True, "^round:"),
    ("step", "dance", "^step:"),
    ("step", "turn", "^pending.card: unknown"),
    ("pending", [], "^pending:"),
    ("pending", {"card": "king"}, "^pending.card:"),
    ("pending", {"card": "joker"}, "^pending.card:.*on top of the discard pile"),
    ("pending", {"card": "conde", "placed": "5"}, "^pending.placed:.*path"),
    ("pending", {"card": "conde", "placed": "6 6"}, "^pending.placed: not so many stones"),
    ("pending", {"card": "conde", "boost": 1}, "^pending.boost:"),
    ("money_cards", "g1 g9", "^money_cards:"),
    ("money_cards", "g1 g1", "^money_cards:.*twice"),
    ("tiles", ["front"], "^tiles:"),
    ("tiles", ["upside 1 1 1", *["front"] * 11], r"^tiles\[0\]:"),
    ("tiles", ["front 1 1", *["front"] * 11], r"^tiles\[0\]:"),
    ("tiles", ["front 1 1 x", *["front"] * 11], r"^tiles\[0\]:"),
    ("tiles", ["front 1 1 1 +2", *["front"] * 11], r"^tiles\[0\]:.*two players"),
    ("own", "9 9", "^own:"),
    ("own", "16 16 16", "^own, general, tiles:"),
    ("general", "1 1 -1", "^general:"),
    ("money", 5, "^money:"),
    ("chips", ["sceptre", "", ""], r"^chips\[0\]:"),
    ("coats", ["a " * 11, "", ""], r"^coats\[0\]:"),
    ("coats", ["none", "", ""], r"^coats\[0\]:.*supply"),
    ("display", ["a11", "a11", ""], r"^display\[1\]:.*already"),
    ("missions", ["a21", "", ""], r"^missions\[0\]:"),
    ("missions", ["", "c05", ""], r"^missions\[1\]:.*already"),
    ("intrigue", ["anne anne", "", ""], r"^intrigue\[0\]:.*already"),
    ("hands", ["anne anne anne", "", ""], r"^hands\[0\]:.*only 2"),
    ("hands", ["", "", ""], r"^hands\[0\]:"),
    ("discard", ["joker"], "^discard:"),
    ("top", "joker", "^top:"),
    ("top", "3:joker", "^top:"),
    ("under_intrigue", "anne", "^under_intrigue:.*already"),
    ("under_missions", "a05", "^under_missions:"),
    ("intrigue_known", "conde", None),
    ("intrigue_known", "marie", "^intrigue_known: nobody holds marie"),
    ("clues", ["marie@1", "", ""], None),
    ("clues", ["anne@top1", "", ""], None),
    ("clues", ["a05@1/under1", "", ""], None),
    ("clues", ["", "", ""], None),
    ("clues", [""], "^clues:"),
    ("clues", ["king@1", "", ""], r"^clues\[0\]: there is no 'king'"),
    ("clues", ["marie", "", ""], r"^clues\[0\]: '' is no place"),
    ("clues", ["marie@0", "", ""], r"^clues\[0\]: '0' is no place"),
    ("clues", ["marie@3", "", ""], r"^clues\[0\]: '3' is no place"),
    ("clues", ["marie@2", "", ""], r"^clues\[0\]: the card is in none"),
    ("clues", ["marie@1 marie@1 marie@1", "", ""], r"^clues\[0\]: more cards alike"),
    ("clues", ["marie@1/2", "", ""], r"^clues\[0\]: an influence card is in one place"),
    ("clues", ["", "", "anne@top1"], r"^clues\[2\]: 'top1' is no place"),
    ("exchanged", ["", "", ""], "^exchanged:"),
    ("weather", "fine", "^weather:"),
]


@pytest.mark.parametrize(("field", "value", "message"), NONSENSE)
def test_nonsense_is_refused_with_the_name_of_the_field(
    field: str, value: object, message: str | None
) -> None:
    """One field of a good document is changed; the message begins with its name."""
    doc = document()
    LOUIS.from_json(copy.deepcopy(doc))
    doc[field] = value
    if message is None:
        state = LOUIS.from_json(doc)
        assert LOUIS.from_json(state.to_json()).fingerprint() == state.fingerprint()
        return
    with pytest.raises(InvalidPosition, match=message):
        LOUIS.from_json(doc)


def test_every_field_is_tried() -> None:
    """The table above spoils every field that a document has."""
    at_times = {"intrigue_known", "clues", "exchanged", "weather"}
    assert {field for field, _, _ in NONSENSE} == {*document(), *at_times}


QUESTIONS: list[tuple[dict[str, object], str]] = [
    ({"step": "supply"}, "^step: seat 0 has nothing to decide"),
    ({"step": "dispatch", "pending": {"mission": "a03"}}, "^pending.mission:"),
    ({"step": "dispatch", "pending": {"mission": "a11"}}, "^step:"),
    ({"step": "take", "pending": {"card": "conde", "placed": "6"}, "discard": "conde"}, "^pending.placed:"),
    ({"step": "reserve"}, "^step:"),
    ({"step": "intrigue", "pending": {"tile": 13}}, "^pending.tile:"),
    ({"step": "intrigue", "pending": {"tile": 3}}, "^step:"),
    ({"step": "favour", "pending": {"tile": 1, "present": "1 1 0"}}, "^pending.present: not so many stones"),
    ({"step": "favour", "pending": {"tile": 1}}, "^step:"),
    ({"step": "buy", "pending": {"tile": 2}}, "^turn: seat 0 has no present stone"),
    (
        {"step": "buy", "tiles": {2: [3]}, "pending": {"tile": 2, "present": "3 0 0"}},
        "^turn: .* buys nothing",
    ),
    ({"step": "conde", "tiles": {1: [3]}, "pending": {"tile": 1, "present": "3 0 0"}}, "^pending.tile:"),
    ({"step": "maintenon", "tiles": {1: [3]}, "pending": {"tile": 1, "present": "3 0 0"}}, "^pending.tile:"),
    (
        {"step": "buy", "tiles": {2: [1, 3]}, "pending": {"tile": 2, "present": "1 3 0", "favoured": 0}},
        "^pending.favoured:",
    ),
    ({"step": "missions"}, "^step:"),
    ({"step": "missions", "chips": ["ring ring"], "discard": "joker"}, "^discard, top:"),
    ({"step": "deck", "pending": {"draws": 3}}, "^pending.draws:"),
    ({"step": "deck", "pending": {"draws": 1, "mission": "a01"}}, "^pending.mission:"),
    ({"step": "keep", "chips": ["ring"]}, "^step:"),
    ({"step": "replace", "pending": {"mission": "a19"}}, "^step:"),
    ({"over": True, "step": "turn"}, "^step, pending:"),
    ({"over": True, "exchanged": ["9 0 0 0 0", "", ""]}, r"^exchanged\[0\]: not so many influence"),
    ({"over": True, "exchanged": ["0 0 0 0 1", "", ""]}, r"^exchanged\[0\]: more coats"),
]


@pytest.mark.parametrize(("fields", "message"), QUESTIONS)
def test_a_question_must_be_one(fields: dict[str, object], message: str) -> None:
    """Nobody is asked where the rules ask nothing."""
    with pytest.raises(InvalidPosition, match=message):
        given("louis", **fields)


@pytest.mark.parametrize(
    "fields",
    [
        {"step": "supply", "display": ["a07"]},
        {"step": "dispatch", "display": ["b07"], "louis": 3, "pending": {"mission": "b07"}},
        {"step": "reserve", "display": ["c06"]},
        {"tile": 7},
        {
            "step": "favour",
            "display": ["c07"],
            "tiles": {2: [1, 1]},
            "pending": {"tile": 2, "present": "1 1 0"},
        },
        {"step": "buy", "turn": 1, "tiles": {2: [3, 2]}, "pending": {"tile": 2, "present": "3 2 0"}},
        {"step": "conde", "tiles": {6: [3]}, "pending": {"tile": 6, "present": "3 0 0"}},
        {"step": "maintenon", "tiles": {8: [3]}, "pending": {"tile": 8, "present": "3 0 0"}},
        {"step": "missions", "chips": ["ring ring"]},
        {"step": "deck", "pending": {"draws": 2}},
        {"step": "keep", "chips": ["ring crown"]},
        {"step": "replace", "display": ["a19"], "pending": {"mission": "a19"}},
        {"over": True},
    ],
)
def test_every_question_can_be_set_up(fields: dict[str, object]) -> None:
    """A few fields give a position that plays on to the end."""
    state = given("louis", **fields)
    check_components(state)
    play_on(state)
    assert state.outcome is not None


def play_on(state: State) -> None:
    rng = Rng(1)
    while state.decision is not None:
        state.play_at(random_answer(state, rng))


SPOILT = st.none() | st.booleans() | st.integers(-2, 20) | st.text(max_size=6) | st.lists(st.text(max_size=4))


@examples(st.sampled_from(sorted(document())), SPOILT)
def test_anything_else_is_refused_or_playable(field: str, value: object) -> None:
    """Whatever stands in a field: InvalidPosition or a position that plays on."""
    doc = document()
    doc[field] = value
    try:
        state = LOUIS.from_json(doc)
    except InvalidPosition:
        return
    check_components(state)
    play_on(state)


IMPOSSIBLE: list[tuple[dict[str, object], str]] = [
    (
        {"seats": 2, "step": "supply", "display": ["a07"], "tiles": {3: "front 0 0 +2"}},
        r"^tiles\[2\]: no neutral",
    ),
    ({"seats": 2, "step": "keep", "chips": ["ring crown"], "tiles": {3: "front 0 0 +2"}}, r"^tiles\[2\]:"),
    ({"seats": 2, "over": True, "tiles": {3: "front 0 0 +2"}}, r"^tiles\[2\]:"),
    ({"seats": 2, "tile": 4, "tiles": {3: "front 0 0 +2"}}, r"^tiles\[2\]:"),
    (
        {
            "seats": 2,
            "step": "buy",
            "tiles": {3: "front 2 2 +2"},
            "pending": {"tile": 3, "present": "2 2"},
        },
        "^pending.present: not the neutral",
    ),
    ({"hands": ["joker joker", "anne"]}, r"^hands\[1\]: a last card"),
    (
        {"step": "dispatch", "pending": {"mission": "a11"}, "display": ["a11"], "hands": ["joker"]},
        r"^hands\[0\]:",
    ),
    ({"step": "reserve", "display": ["c06"], "hands": ["", "joker joker"]}, r"^hands\[1\]: not more than 0"),
    ({"tile": 11, "hands": ["anne"]}, r"^hands\[0\]: not more than 0"),
    ({"tile": 12, "hands": ["anne anne"]}, r"^hands\[0\]: not more than 1"),
    ({"step": "supply", "display": ["a07 c04"], "hands": ["anne anne"]}, r"^hands\[0\]: not more than 1"),
    ({"money": [999]}, "^money: seat 0 cannot have more than"),
]


@rule("L4.5", "L4.7", "L10.3", "L10.5")
@pytest.mark.parametrize(("fields", "message"), IMPOSSIBLE)
def test_what_no_game_can_reach_is_refused(fields: dict[str, object], message: str) -> None:
    """Neutral stones before or after their time, cards that were put back, louisdor beyond all bounds."""
    with pytest.raises(InvalidPosition, match=message):
        given("louis", **fields)


def test_what_a_game_can_just_reach_is_read() -> None:
    """The same things at their time."""
    for fields in (
        {"seats": 2, "tile": 3, "tiles": {3: "front 0 0 +2"}},
        {"seats": 2, "tiles": {3: "front 0 0 +2"}},
        {"tile": 12, "hands": ["anne"]},
        {"step": "supply", "display": ["a07 c04*"], "hands": ["anne anne"]},
    ):
        round_trip(given("louis", **fields))


def round_trip(state: State) -> None:
    """The document of a position is read again as the same position."""
    again = LOUIS.from_json(json.loads(json.dumps(state.to_json())))
    assert again.fingerprint() == state.fingerprint()
    assert again.view(None) == state.view(None)


POSITIONS: list[dict[str, object]] = []


def positions() -> list[dict[str, object]]:
    """Documents from all over some games of three seats."""
    if not POSITIONS:
        for seed in range(3):
            state, rng, number = rich(random.Random(seed), 3), Rng(seed), 0
            while state.decision is not None:
                if number % 7 == 0:
                    POSITIONS.append(state.to_json())
                state.play_at(random_answer(state, rng))
                number += 1
    return POSITIONS


@settings(max_examples=40)
@examples(st.integers(0, 999), st.integers(0, 999), st.sets(st.sampled_from(sorted(document())), max_size=3))
def test_what_is_read_leads_only_to_what_can_be_read(one: int, two: int, fields: set[str]) -> None:
    """A document with some fields of another one: where it is read, so is all that can follow."""
    found = positions()
    doc = {**found[one % len(found)]}
    for field in fields:
        doc[field] = found[two % len(found)][field]
    try:
        state = LOUIS.from_json(doc)
    except InvalidPosition:
        return
    rng = Rng(one + two)
    while state.decision is not None:
        if rng.below(6) == 0:
            round_trip(state)
        state.play_at(random_answer(state, rng))
    round_trip(state)
