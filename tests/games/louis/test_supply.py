"""The supply phase (L3, P1) with its missions (L8.3, L8.4, L8.9, L8.10, L8.12, L8.13)."""

import pytest

from tests.games.louis.court import court, next_round
from tests.games.louis.look import (
    asked,
    coats,
    decks,
    find,
    hand,
    intrigues,
    kinds,
    number,
    numbers,
    of,
    options,
)  # fmt: skip
from trianon.testing import rule

Y, R, G = range(3)
# The next round is started by seat 1: its missions come first.


@rule("L3.1", "L2.2")
@pytest.mark.parametrize(("card", "amount", "tile"), [("g1", 3, 1), ("g4", 3, 4), ("g6", 5, 2), ("g7", 5, 3)])
def test_the_money_card(card: str, amount: int, tile: int) -> None:
    """Everybody takes the amount; Louis goes to the tile."""
    state = court(money=(0, 1, 2))
    events = next_round(state, f"money {card}")
    assert numbers(state, "money") == [amount, amount + 1, amount + 2]
    assert state.view(None)["louis"] == tile
    assert find(events, "money_card")["amount"] == amount
    assert state.view(None)["start"] == R


@rule("L3.2", "Q17", "L10.6")
@pytest.mark.parametrize(("seats", "round", "cards"), [(3, 3, 1), (3, 2, 0), (2, 3, 0), (4, 3, 0)])
def test_the_compensation(seats: int, round: int, cards: int) -> None:
    """Three players: the start player of round 4 takes an intrigue card right after the money card."""
    state = court(seats=seats, round=round, display=("", "c03", *[""] * (seats - 2)))
    events = next_round(state, "money g1")
    drawn = of(events, "drew_intrigue")
    assert [event["seat"] for event in drawn] == [1] * cards
    if cards:
        order = kinds(events)
        assert order[order.index("money_card") + 1] == "drew_intrigue"
        assert asked(state) == (1, "supply")


@rule("L3.2", "L2.2")
def test_the_compensated_player_started_round_1() -> None:
    """With three players the start marker is back where it began."""
    state = court(seats=3, round=3, start=2, turn=2)
    events = next_round(state, "money g1", "intrigue anne")
    assert find(events, "drew_intrigue")["seat"] == 0
    assert intrigues(state, 0) == ["anne"]


@rule("L3.3", "P1", "L8.1")
def test_supply_missions_in_turn_order() -> None:
    """From the start player on, each as long as it likes, each card once; then the cards are dealt."""
    state = court(display=("a07", "a08 a09", "a10"), money=(0, 0, 0))
    next_round(state, "money g1")
    assert asked(state) == (R, "supply")
    assert options(state) == ["use a08", "use a09", "stop"]
    assert numbers(state, "influence") == [0, 0, 0]
    state.play("use a09")
    assert options(state) == ["use a08", "stop"]
    state.play("use a08")
    assert number(state, R, "money") == 5
    assert asked(state) == (G, "supply")
    state.play("stop")
    assert asked(state) == (Y, "supply")
    events = state.play("use a07")
    assert numbers(state, "money") == [4, 5, 3]
    assert numbers(state, "influence") == [5, 5, 5]
    assert [event["count"] for event in of(events, "dealt")] == [5, 5, 5]


@rule("L3.3", "L8.1", "P1")
def test_stopping_leaves_the_rest_unused() -> None:
    """Use is optional; the next seat is asked."""
    state = court(display=("", "c02", "c01"), general=(0, 0, 5), money=(0, 0, 0))
    next_round(state, "money g1")
    events = state.play("stop")
    assert find(events, "supply_stopped")["seat"] == R
    assert number(state, R, "money") == 3
    assert asked(state) == (G, "supply")


@rule("L3.3")
def test_hand_missions_do_nothing() -> None:
    """Only displayed ones: nobody is asked."""
    state = court(missions=("a07 b01", "a08 b02", "c01 c02"), general=(3, 3, 3))
    next_round(state, "money g1")
    assert asked(state) == (R, "turn")


@rule("L3.4", "L6.7")
def test_five_cards_on_top_of_those_in_hand() -> None:
    """Whoever got one from C04 holds six."""
    state = court(display=("", "c04", ""))
    next_round(state, "money g1", "influence anne")
    state.play("use c04")
    assert numbers(state, "influence") == [5, 6, 5]
    assert "anne" in hand(state, R)


@rule("L8.3", "L2.6", "P1")
@pytest.mark.parametrize(
    ("general", "ways"),
    [(5, ["3", "2", "1"]), (3, ["3", "2", "1"]), (2, ["2", "1"]), (1, ["1"]), (0, [])],
)
def test_c01_as_many_as_lie_there(general: int, ways: list[str]) -> None:
    """Up to three; with an empty general supply there is nothing to use."""
    state = court(display=("", "c01 a07", ""), general=(0, general, 0))
    next_round(state, "money g1")
    assert options(state) == ["use a07", *(f"use c01 {stones} stones" for stones in ways), "stop"]


@rule("L8.3", "L2.4")
def test_c01_with_fewer_stones() -> None:
    """One of three is allowed, and the card is used then."""
    state = court(display=("", "c01 a07", ""), general=(0, 5, 0))
    next_round(state, "money g1")
    events = state.play("use c01 1 stones")
    assert find(events, "mission_used") == {"seat": R, "mission": "c01", "money": 0, "stones": 1}
    assert (number(state, R, "own"), number(state, R, "general")) == (12, 4)
    assert options(state) == ["use a07", "stop"]


@rule("L8.9", "P1", "L2.4", "L2.6")
@pytest.mark.parametrize("mission", ["b01", "b02", "b03", "b04"])
@pytest.mark.parametrize(
    ("general", "ways"),
    [
        (2, ["2 louisdor", "1 louisdor 1 stones", "2 stones", "1 louisdor", "1 stones"]),
        (1, ["2 louisdor", "1 louisdor 1 stones", "1 louisdor", "1 stones"]),
        (0, ["2 louisdor", "1 louisdor"]),
    ],
)
def test_louisdor_or_stones(mission: str, general: int, ways: list[str]) -> None:
    """Three variants, with fewer stones allowed."""
    for way in ways:
        state = court(display=("", f"{mission} a08", ""), general=(0, general, 0), money=(0, 0, 0))
        next_round(state, "money g1")
        assert options(state) == ["use a08", *(f"use {mission} {each}" for each in ways), "stop"]
        state.play(f"use {mission} {way}")
        words = way.split()
        gains = dict(zip(words[1::2], map(int, words[::2]), strict=True))
        assert number(state, R, "money") == 3 + gains.get("louisdor", 0)
        assert number(state, R, "general") == general - gains.get("stones", 0)
        assert options(state) == ["use a08", "stop"]


@rule("L8.10", "L9.6")
def test_a_coat_for_each_card() -> None:
    """B05 and B06 give one each."""
    state = court(display=("", "b05 b06", ""))
    next_round(state, "money g1", "coat a", "coat b")
    state.play("use b05")
    state.play("use b06")
    assert coats(state, R) == {"a": 1, "b": 1}


@rule("L8.12", "L2.7", "Q23")
def test_c03_takes_an_intrigue_card() -> None:
    """The top card; an empty deck leaves nothing to use."""
    state = court(display=("", "c03", ""))
    next_round(state, "money g1", "intrigue conde")
    state.play("use c03")
    assert intrigues(state, R) == ["conde"]
    everything = (
        "anne philippe marie dauphin montespan conde colbert maintenon valliere turenne mazarin louvois"
    )
    state = court(display=("", "c03", ""), intrigue=(everything, "", ""), stones={12: (16, 0, 0)})
    next_round(state)
    assert asked(state) == (R, "turn")


@rule("L8.13", "Q18", "P1")
def test_c04_a_stone_for_an_influence_card() -> None:
    """Own to general, then the top card, before the deal."""
    state = court(display=("", "c04 a08", ""), general=(0, 2, 0))
    next_round(state, "money g1", "influence conde")
    before = decks(state)["influence"]
    events = state.play("use c04")
    assert find(events, "mission_used")["stones"] == 1
    assert (number(state, R, "own"), number(state, R, "general")) == (13, 3)
    assert hand(state, R) == ["conde"]
    assert decks(state)["influence"] == before - 1
    assert options(state) == ["use a08", "stop"]


@rule("L8.13")
def test_c04_needs_an_own_stone() -> None:
    """With all stones in general it cannot be used."""
    state = court(display=("", "c04 a08", ""), general=(0, 16, 0))
    next_round(state, "money g1")
    assert options(state) == ["use a08", "stop"]
