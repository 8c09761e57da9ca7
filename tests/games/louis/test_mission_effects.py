"""Missions that work in the mission phase: A01, A02, A17, A18 (L8.2, L8.7)."""

import pytest

import trianon
from tests.games.louis.court import court, evaluate
from tests.games.louis.look import asked, chips, display, find, missions, number, options
from trianon.testing import rule, script

Y, R, G = range(3)


# --- A01, A02 -----------------------------------------------------------------------------------------------


@rule("L8.2", "P13", "L7.5")
@pytest.mark.parametrize(("mission", "chip"), [("a01", "scepter"), ("a02", "ring")])
def test_two_missions_instead_of_one(mission: str, chip: str) -> None:
    """The first card is known before the deck of the second is chosen."""
    state = court(chips=(f"{chip} letter", "", ""), missions=(f"{mission} b02", "", ""))
    evaluate(state)
    script(state, "mission c01", "mission b03")
    state.play(options(state)[0])
    assert asked(state) == (Y, "deck")
    state.play("draw dark")
    assert missions(state, Y) == ["b02", "c01"]
    assert asked(state) == (Y, "deck")
    state.play("draw medium")
    assert missions(state, Y) == ["b02", "b03", "c01"]


@rule("E19", "L8.2", "L7.5")
def test_four_missions_with_both() -> None:
    """From two in hand to four."""
    state = court(chips=("crown crown crown crown", "", ""), missions=("a01 a02", "", ""))
    evaluate(state)
    for mission in ("a01", "a02"):
        state.play(f"fulfil {mission} with crown crown")
        state.play("draw light")
        state.play("draw medium")
    assert len(missions(state, Y)) == 4
    assert display(state, Y) == ["a01", "a02"]


@rule("L8.2")
def test_the_larger_hand_works_only_when_displayed() -> None:
    """Later missions bring one card each: A01 gives nothing more."""
    state = court(chips=("scepter ring", "", ""), missions=("a03 b02 b03", "", ""), display=("a01", "", ""))
    evaluate(state)
    state.play("fulfil a03 with scepter ring")
    state.play("draw light")
    assert len(missions(state, Y)) == 3
    assert asked(state) == (R, "turn")  # of the next round


# --- A17, A18 -----------------------------------------------------------------------------------------------


@rule("E18", "L8.7", "L8.1", "P12")
def test_both_cards_change_a_chip() -> None:
    """Two and two louisdor: two chips become crowns in one phase."""
    state = court(
        chips=("ring helmet", "", ""), missions=("c05", "", ""), display=("a17 a18", "", ""), money=(4, 0, 0)
    )
    evaluate(state)
    assert options(state) == [
        *(f"change {chip} with {card}" for chip in ("ring", "helmet") for card in ("a17", "a18")),
        "finish",
    ]
    events = state.play("change ring with a17")
    assert find(events, "changed_chip") == {"seat": Y, "chip": "ring", "mission": "a17", "cost": 2}
    assert chips(state, Y) == "helmet crown"
    state.play("change helmet with a18")
    assert chips(state, Y) == "crown crown"
    assert number(state, Y, "money") == 0
    assert options(state) == ["fulfil c05 with crown crown", "finish"]


@rule("L8.7", "L8.17", "Q9")
@pytest.mark.parametrize("money", [1, 2])
def test_changing_costs_two_also_with_c08(money: int) -> None:
    """One louisdor is not enough."""
    state = court(chips=("ring helmet", "", ""), display=("a17 c08", "", ""), money=(money, 0, 0))
    evaluate(state)
    assert ("change ring with a17" in options(state)) == (money == 2)
    if money == 2:
        state.play("change ring with a17")
        assert number(state, Y, "money") == 0


@rule("L8.7", "L8.1")
def test_a17_works_in_the_turn_in_which_it_is_displayed() -> None:
    """Displayed, and at once used."""
    state = court(chips=("scepter ring helmet", "", ""), missions=("a17", "", ""), money=(2, 0, 0))
    evaluate(state)
    assert not [option for option in options(state) if option.startswith("change")]
    state.play("fulfil a17 with scepter ring")
    state.play("draw light")
    assert asked(state) == (Y, "missions")
    assert options(state) == ["change helmet with a17", "finish"]


@rule("L8.7", "Q10")
def test_only_in_the_own_mission_turn() -> None:
    """Before the chip limit of the owner; in the turn of another seat he is not asked."""
    state = court(
        chips=("ring ring", "helmet", "letter letter"),
        missions=("c01", "", "c03"),
        display=("", "a17", ""),
        money=(0, 2, 0),
    )
    evaluate(state)
    assert asked(state) == (Y, "missions")
    assert options(state) == ["finish"]
    state.play("finish")
    assert asked(state) == (R, "missions")
    assert options(state) == ["change helmet with a17", "finish"]
    state.play("finish")
    assert asked(state) == (G, "missions")


@rule("L8.7")
def test_a_changed_chip_pays_as_a_crown() -> None:
    """Helmet to crown: the mission S + R can be paid."""
    state = court(
        chips=("helmet ring", "", ""), display=("a17", "", ""), missions=("b01", "", ""), money=(2, 0, 0)
    )
    evaluate(state)
    assert "fulfil b01 with ring crown" not in options(state)
    state.play("change helmet with a17")
    assert "fulfil b01 with ring crown" in options(state)


@rule("P12", "L2.3")
def test_a_hand_that_cannot_pay_is_asked_as_well() -> None:
    """Whoever has two chips is asked, so that being asked tells nothing about the hand."""
    state = court(chips=("ring ring", "", ""), missions=("c01 c02", "", ""))
    evaluate(state)
    assert asked(state) == (Y, "missions")
    assert options(state) == ["finish"]
    with pytest.raises(trianon.IllegalAction):
        state.play("fulfil c01 with ring ring")
