"""All forty missions, each displayed and used in its phase (2.7, L8)."""

import pytest

from tests.games.louis.court import court, evaluate, next_round
from tests.games.louis.look import (
    asked,
    chips,
    display,
    find,
    hand,
    intrigues,
    missions,
    number,
    options,
    stones,
)
from tests.games.louis.oracle import COSTS
from trianon import State
from trianon.testing import rule, script

Y, R, G = range(3)
NAMES = {"S": "scepter", "L": "letter", "R": "ring", "H": "helmet", "?": "crown"}


@rule("2.7", "L7.2", "L7.3")
@pytest.mark.parametrize("mission", COSTS)
def test_displayed_for_its_chips(mission: str) -> None:
    """The named chips pay exactly for it; it lies open then, and another one is drawn."""
    paid = [NAMES[symbol] for symbol in COSTS[mission]]
    state = court(chips=(" ".join(paid), "", ""), missions=(mission, "", ""))
    evaluate(state)
    assert options(state)[0] == f"fulfil {mission} with {' '.join(paid)}"
    state.play(options(state)[0])
    assert display(state, Y) == [mission]
    assert chips(state, Y) == ""
    assert asked(state) == (Y, "deck")


@rule("2.7", "L7.3")
@pytest.mark.parametrize("mission", COSTS)
def test_not_for_other_chips(mission: str) -> None:
    """Two chips of a symbol that it does not show are refused."""
    other = next(name for symbol, name in NAMES.items() if symbol not in COSTS[mission])
    state = court(chips=(f"{other} {other}", "", ""), missions=(mission, "", ""))
    evaluate(state)
    assert not any(option.startswith("fulfil") for option in options(state))


def supply(mission: str) -> State:
    """Seat 1 is asked about its supply missions."""
    state = court(display=("", mission, ""), general=(0, 4, 0), money=(0, 0, 0))
    next_round(state, "money g1")
    assert asked(state) == (R, "supply")
    return state


@rule("L8.3")
@pytest.mark.parametrize("mission", ["a03", "a04", "a05", "a06"])
def test_a_stone(mission: str) -> None:
    """One stone from general to own."""
    state = supply(mission)
    assert options(state) == [f"use {mission}", "stop"]
    state.play(f"use {mission}")
    assert (number(state, R, "own"), number(state, R, "general")) == (13, 3)


@rule("L8.3")
def test_three_stones() -> None:
    """C01."""
    state = supply("c01")
    state.play("use c01 3 stones")
    assert (number(state, R, "own"), number(state, R, "general")) == (15, 1)


@rule("L8.4")
@pytest.mark.parametrize(("mission", "amount"), [("a07", 1), ("a08", 1), ("a09", 1), ("a10", 1), ("c02", 3)])
def test_louisdor(mission: str, amount: int) -> None:
    """One louisdor, or three, beside the three of the money card."""
    state = supply(mission)
    events = state.play(f"use {mission}")
    assert find(events, "mission_used") == {"seat": R, "mission": mission, "money": amount, "stones": 0}
    assert number(state, R, "money") == 3 + amount


@rule("L8.9")
@pytest.mark.parametrize("mission", ["b01", "b02", "b03", "b04"])
def test_louisdor_and_a_stone(mission: str) -> None:
    """One of its three variants."""
    state = supply(mission)
    state.play(f"use {mission} 1 louisdor 1 stones")
    assert (number(state, R, "money"), number(state, R, "own")) == (4, 13)


@rule("L8.10")
@pytest.mark.parametrize("mission", ["b05", "b06"])
def test_a_coat(mission: str) -> None:
    """One coat."""
    state = supply(mission)
    state.play(f"use {mission}")
    assert number(state, R, "coats") == 1


@rule("L8.12")
def test_an_intrigue_card() -> None:
    """C03."""
    state = supply("c03")
    script(state, "intrigue conde")
    state.play("use c03")
    assert intrigues(state, R) == ["conde"]


@rule("L8.13")
def test_an_influence_card_for_a_stone() -> None:
    """C04."""
    state = supply("c04")
    script(state, "influence conde")
    state.play("use c04")
    assert "conde" in hand(state, R)
    assert number(state, R, "general") == 5


@rule("L8.5")
@pytest.mark.parametrize(
    ("mission", "tile"),
    [("a11", 1), ("a12", 2), ("a13", 3), ("a14", 4), ("b07", 1), ("b08", 1), ("b09", 5), ("b10", 9)],
)
def test_a_stone_onto_a_tile(mission: str, tile: int) -> None:
    """At the beginning of the influence phase."""
    state = court(display=("", mission, ""), general=(0, 4, 0))
    next_round(state, "money g1")
    assert asked(state) == (R, "dispatch")
    state.play(f"use {mission} from general")
    assert stones(state, tile) == [0, 1, 0]


@rule("L8.6", "L8.11", "L8.14")
@pytest.mark.parametrize(
    ("mission", "answer"),
    [
        ("a15", "skip with a15"),
        ("a16", "skip with a16"),
        ("b11", "exchange conde with b11"),
        ("b12", "exchange conde with b12"),
        ("c05", "play conde place with c05"),
    ],
)
def test_in_a_turn(mission: str, answer: str) -> None:
    """Offered to its owner, to nobody else, and not while it is only in hand."""
    hands, money = ("conde anne marie", "conde anne marie", ""), (9, 9, 9)
    assert answer in options(court(display=(mission, "", ""), hands=hands, money=money))
    assert answer not in options(court(display=("", mission, ""), hands=hands, money=money))
    assert answer not in options(court(missions=(mission, "", ""), hands=hands, money=money))


@rule("L8.2")
@pytest.mark.parametrize("mission", ["a01", "a02"])
def test_two_missions(mission: str) -> None:
    """When it is displayed."""
    state = court(chips=("crown crown", "", ""), missions=(mission, "", ""))
    evaluate(state)
    state.play(f"fulfil {mission} with crown crown")
    state.play("draw light")
    state.play("draw light")
    assert len(missions(state, Y)) == 2


@rule("L8.7")
@pytest.mark.parametrize("mission", ["a17", "a18"])
def test_a_chip_becomes_a_crown(mission: str) -> None:
    """For two louisdor, also a single chip."""
    state = court(chips=("letter", "", ""), display=(mission, "", ""), money=(2, 0, 0))
    evaluate(state)
    state.play(f"change letter with {mission}")
    assert chips(state, Y) == "crown"


@rule("L8.8", "L8.15", "L8.16", "L8.17")
@pytest.mark.parametrize(
    ("mission", "ask"),
    [("a19", "replace"), ("a20", "replace"), ("c06", "reserve"), ("c07", "favour"), ("c08", "buy")],
)
def test_in_its_phase(mission: str, ask: str) -> None:
    """Its owner is asked; without the card nobody is."""
    for owned in (True, False):
        state = court(
            stones={4: (2, 2, 1)},
            display=(mission if owned else "", "", ""),
            missions=("b01", "", ""),
            money=(2, 0, 0),
            louis=1,
        )
        evaluate(state)
        assert (asked(state) == (Y, ask)) == owned
