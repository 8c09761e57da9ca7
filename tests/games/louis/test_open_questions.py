"""Positions in the middle of anything: each question (section 5) can stand open in a document (section 4)."""

import pytest

import trianon
from tests.games.louis.look import asked, options
from trianon.testing import given, rule

LOUIS = trianon.game("louis")

PENDING: list[tuple[str, dict[str, object], dict[str, object], str]] = [
    # step, what it is about, other fields, an option
    ("supply", {}, {"display": ["a07"]}, "use a07"),
    ("dispatch", {"mission": "a11"}, {"display": ["a11"]}, "use a11 from own"),
    ("path", {"card": "conde", "placed": "6"}, {"hands": ["joker"], "discard": "conde"}, "put 5"),
    ("take", {"card": "conde"}, {"hands": ["joker"], "discard": "conde"}, "take 3"),
    ("reserve", {}, {"display": ["c06"]}, "put 9 from general"),
    ("intrigue", {"tile": 1}, {"intrigue": ["anne"]}, "place 2 from own"),
    ("favour", {"tile": 4, "present": "2 2 0"}, {"display": ["c07"]}, "use c07"),
    ("buy", {"tile": 4, "present": "2 2 0"}, {}, "buy"),
    ("conde", {"tile": 6, "present": "3 0 0"}, {}, "no stone"),
    ("maintenon", {"tile": 8, "present": "1 0 0"}, {}, "put 2+0 take 1"),
    ("missions", {}, {"chips": ["ring ring"], "missions": ["a05"]}, "fulfil a05 with ring ring"),
    ("deck", {"draws": 1}, {}, "draw dark"),
    ("keep", {}, {"chips": ["ring crown"]}, "keep ring"),
    ("replace", {"mission": "a19"}, {"display": ["a19"], "missions": ["b01"]}, "replace b01"),
]
ON_TILES = {4: [2, 2, 0], 6: [3, 0, 0], 8: [1, 0, 0]}


@rule("P1", "P2", "P4", "P5", "P6", "P7", "P8", "P9", "P10", "P11", "P12", "P13", "P14", "P15")
@pytest.mark.parametrize(("step", "pending", "fields", "option"), PENDING)
def test_any_question_can_be_open(
    step: str, pending: dict[str, object], fields: dict[str, object], option: str
) -> None:
    """A position says what is asked, and goes on from there; its document comes back the same."""
    state = given("louis", step=step, pending=pending, tiles=ON_TILES, **fields)
    assert asked(state) == (0, step)
    assert option in options(state)
    again = LOUIS.from_json(state.to_json())
    assert (again.fingerprint(), options(again)) == (state.fingerprint(), options(state))


@rule("L4.2", "L4.5")
@pytest.mark.parametrize("hand", ["", "conde"])
def test_a_turn_needs_two_cards(hand: str) -> None:
    """With one card or none a player has finished."""
    with pytest.raises(trianon.InvalidPosition, match=r"^step: seat 0 has nothing to decide"):
        given("louis", hands=[hand, "anne marie"])


def finished(**fields: object) -> trianon.State:
    doc = {"game": "louis", "seats": 2, "over": True, "round": 4, "money_cards": "g1 g2 g3 g4"}
    return LOUIS.from_json({**doc, **fields})


@rule("L9.4", "L9.5")
def test_a_finished_game_can_be_written_down() -> None:
    """Nobody is asked; points and winners are counted from what lies there."""
    state = finished(coats=["a a", "b"], display=["", "c01"], money="4 0", exchanged=["0 0 0 0 1", ""])
    assert state.decision is None
    assert [score.points for score in state.scores] == [3, 7]
    assert LOUIS.from_json(state.to_json()).fingerprint() == state.fingerprint()
