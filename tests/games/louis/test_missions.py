"""The mission phase (L7, P12 to P14), A01, A02, A17, A18 (L8.2, L8.7)."""

from collections import Counter

import pytest

from tests.games.louis import oracle
from tests.games.louis.court import court, evaluate, next_round
from tests.games.louis.look import (
    asked,
    chips,
    decks,
    display,
    find,
    kinds,
    missions,
    number,
    numbers,
    of,
    options,
)  # fmt: skip
from trianon.testing import rule, script

Y, R, G = range(3)


@rule("E15", "L7.2", "L7.3", "P12", "P13")
def test_two_missions_in_one_turn() -> None:
    """Marc pays S and R, draws a dark mission, then pays K and S for H and any; at last he has no chips."""
    state = court(chips=("scepter scepter ring crown", "", ""), missions=("b01 a06", "", ""))
    evaluate(state)
    assert asked(state) == (Y, "missions")
    script(state, "mission c04", "mission a01")
    events = state.play("fulfil b01 with scepter ring")
    assert find(events, "fulfilled") == {"seat": Y, "mission": "b01", "chip": "scepter", "other": "ring"}
    assert chips(state, Y) == "scepter crown"
    assert asked(state) == (Y, "deck")
    state.play("draw dark")
    assert missions(state, Y) == ["a06", "c04"]
    state.play("fulfil a06 with scepter crown")
    assert display(state, Y) == ["a06", "b01"]
    events = state.play("draw light")
    assert missions(state, Y) == ["a01", "c04"]
    assert chips(state, Y) == ""
    assert "round_began" in kinds(events)


@rule("L7.1", "P12")
def test_mission_turns_in_turn_order() -> None:
    """From the start player on, each until it finishes."""
    chips_of_all = ("ring ring", "ring ring", "ring ring")
    state = court(chips=chips_of_all, start=2, turn=2, missions=("a03", "a04", "a05"))
    order = []
    evaluate(state)
    while (question := asked(state)) is not None and question[1] == "missions":
        order.append(question[0])
        state.play("finish")
    assert order == [G, Y, R]


@rule("L7.2", "P13")
def test_the_new_mission_may_be_fulfilled_at_once() -> None:
    """The card just drawn is among the options."""
    state = court(chips=("scepter scepter scepter scepter", "", ""), missions=("a03", "", ""))
    evaluate(state)
    script(state, "mission a07")
    state.play("fulfil a03 with scepter scepter")
    state.play("draw light")
    assert "fulfil a07 with scepter scepter" in options(state)


@rule("L7.2", "P13", "L2.7")
def test_any_deck_that_is_not_empty() -> None:
    """All three colours; all decks empty: no mission is drawn."""
    state = court(chips=("scepter ring", "", ""), missions=("a03", "", ""))
    evaluate(state)
    state.play("fulfil a03 with scepter ring")
    assert options(state) == ["draw light", "draw medium", "draw dark"]


@rule("L2.7", "Q23", "L7.2")
def test_an_empty_deck_cannot_be_chosen() -> None:
    """All dark missions are in hands: two colours remain."""
    dark = " ".join(f"c0{number}" for number in range(1, 9))
    state = court(chips=("scepter ring", "", ""), missions=("a03", dark, ""))
    evaluate(state)
    state.play("fulfil a03 with scepter ring")
    assert options(state) == ["draw light", "draw medium"]


@rule("L2.7", "Q23")
def test_all_decks_empty() -> None:
    """Nothing is drawn, nothing asked; a single deck is drawn from without asking."""
    everything = list(oracle.COSTS)
    state = court(
        chips=("scepter ring scepter", "", ""),
        missions=("a03", " ".join(everything[3:]), ""),
        display=("a01 a02",),
    )
    evaluate(state)
    assert decks(state)["light"] == 0
    events = state.play("fulfil a03 with scepter ring")
    assert "drew_mission" not in kinds(events)
    rest = " ".join(card for card in everything if card not in ("a03", "a05"))
    state = court(chips=("scepter ring", "", ""), missions=("a03", rest, ""))
    evaluate(state)
    events = state.play("fulfil a03 with scepter ring")
    assert find(events, "drew_mission") == {"seat": Y, "colour": "light", "mission": "a05"}


@rule("L7.3", "P12")
@pytest.mark.parametrize("mission", oracle.COSTS)
def test_every_payment_of_every_mission(mission: str) -> None:
    """With two of every chip: exactly the pairs that pay; a crown stands for any symbol."""
    everything = "scepter scepter letter letter ring ring helmet helmet crown crown"
    state = court(chips=(everything, "", ""), missions=(mission, "", ""))
    evaluate(state)
    pairs = oracle.payments(mission, Counter(everything.split()))
    assert ("crown", "crown") in pairs
    expected = {f"fulfil {mission} with {one} {two}" for one, two in pairs}
    assert set(options(state)) == {*expected, "finish"}


@rule("L7.3")
@pytest.mark.parametrize(
    ("mission", "held", "ways"),
    [
        ("a03", "scepter letter", ["scepter letter"]),
        ("a03", "letter ring", []),
        ("a03", "letter crown", ["letter crown"]),
        ("a03", "scepter scepter", ["scepter scepter"]),
        ("b01", "scepter ring", ["scepter ring"]),
        ("b01", "scepter scepter", []),
        ("b01", "ring crown", ["ring crown"]),
        ("b01", "letter crown", []),
        ("c01", "scepter crown", ["scepter crown"]),
        ("c01", "scepter ring", []),
        ("c01", "crown crown", ["crown crown"]),
    ],
)
def test_payments(mission: str, held: str, ways: list[str]) -> None:
    """A named symbol by its chip or a crown, any by any."""
    state = court(chips=(held, "", ""), missions=(mission, "", ""))
    evaluate(state)
    fulfils = [option for option in options(state) if option.startswith("fulfil")]
    assert fulfils == [f"fulfil {mission} with {way}" for way in ways]


@rule("P12")
@pytest.mark.parametrize(
    ("held", "hand", "shown", "is_asked"),
    [
        ("scepter scepter", "b01", "", False),
        ("scepter scepter", "c01", "", True),
        ("scepter scepter", "c02", "", True),
        ("scepter ring", "c01", "", False),
        ("scepter ring", "b02", "", True),
        ("scepter ring", "b02", "b01 b05", False),
        ("letter ring", "a03", "", True),
        ("ring crown", "b01", "", True),
        ("ring ring ring", "", "", False),
    ],
)
def test_nobody_is_asked_who_can_pay_for_nothing_in_public(
    held: str, hand: str, shown: str, is_asked: bool
) -> None:
    """Chips, the colours of the hand and the displays decide, never the missions in hand."""
    state = court(chips=(held, "", ""), missions=(hand, "", ""), display=("", shown, ""))
    evaluate(state)
    assert (asked(state) == (Y, "missions")) == is_asked


@rule("P12", "L7.6")
def test_who_is_not_asked_returns_chips_all_the_same() -> None:
    """Equal chips without a question, of different ones the player chooses; then the next seat."""
    state = court(chips=("ring ring", "scepter ring", "ring ring"), missions=("b01", "c01", "a05"))
    events = evaluate(state)
    assert find(events, "chips_returned") == {"seat": Y, "chip": "ring", "coats": 1}
    assert asked(state) == (R, "keep")
    state.play("keep scepter")
    assert asked(state) == (G, "missions")


@rule("L7.4", "Q28", "P12")
def test_fulfilling_is_voluntary() -> None:
    """A player who could pay may finish; he gets a coat for the second chip."""
    state = court(chips=("scepter scepter", "", ""), missions=("a03", "", ""))
    evaluate(state)
    events = state.play("finish")
    assert "fulfilled" not in kinds(events)
    assert missions(state, Y) == ["a03"]
    assert chips(state, Y) == "scepter"


@rule("L7.5", "L7.2")
def test_the_hand_stays_at_its_size() -> None:
    """One displayed, one drawn."""
    state = court(chips=("scepter ring", "", ""), missions=("a03 b02", "", ""))
    evaluate(state)
    state.play("fulfil a03 with scepter ring")
    state.play("draw medium")
    assert len(missions(state, Y)) == 2
    assert display(state, Y) == ["a03"]


@rule("L7.6", "P14")
def test_one_chip_is_kept() -> None:
    """The player chooses the kind; a coat for every other chip."""
    state = court(chips=("scepter ring ring crown", "", ""), missions=("a03", "", ""))
    evaluate(state)
    state.play("finish")
    assert asked(state) == (Y, "keep")
    assert options(state) == ["keep scepter", "keep ring", "keep crown"]
    events = state.play("keep ring")
    assert find(events, "chips_returned") == {"seat": Y, "chip": "ring", "coats": 3}
    assert chips(state, Y) == "ring"
    assert number(state, Y, "coats") == 3


@rule("L7.6")
def test_equal_chips_leave_no_choice() -> None:
    """Three rings: one stays, two become coats."""
    state = court(chips=("ring ring ring", "", ""), missions=("a05", "", ""))
    evaluate(state)
    events = state.play("finish")
    assert find(events, "chips_returned")["coats"] == 2
    assert chips(state, Y) == "ring"


@rule("L7.6", "Q24")
def test_a_single_chip_is_kept() -> None:
    """Nobody is asked, and it cannot become a coat."""
    state = court(chips=("ring", "crown", ""), missions=("a05", "a03", ""))
    events = evaluate(state)
    assert "chips_returned" not in kinds(events)
    assert [chips(state, seat) for seat in range(3)] == ["ring", "crown", ""]
    assert numbers(state, "coats") == [0, 0, 0]


@rule("L7.6", "Q16")
def test_the_chip_limit_holds_in_round_4() -> None:
    """Two coats for two chips, and the third chip is exchanged at the end."""
    state = court(round=4, chips=("ring ring crown", "", ""), missions=("a05", "", ""))
    evaluate(state)
    state.play("finish")
    events = state.play("keep crown")
    assert find(events, "chips_returned")["coats"] == 2
    assert of(events, "exchanged") == [{"seat": Y, "category": "chips", "count": 1}]


@rule("L7.7", "L2.2", "L3.1")
def test_after_the_last_turn_the_next_round_begins() -> None:
    """The start marker moves on, the next money card comes."""
    state = court(chips=("", "", "ring ring"), missions=("", "", "a05"), start=1, turn=1, round=2)
    evaluate(state)
    events = state.play("finish")
    order = kinds(events)
    assert order.index("missions_finished") < order.index("round_began") < order.index("money_card")
    assert find(events, "round_began") == {"round": 3, "first": G}


@rule("L8.1", "L7.5")
def test_a_displayed_mission_works_in_every_round() -> None:
    """A07 in the next round and in the one after it."""
    state = court(display=("", "a07", ""), money=(0, 0, 0))
    next_round(state, "money g1")
    state.play("use a07")
    while asked(state) != (R, "supply"):
        state.play(options(state)[-1])
    assert state.view(None)["round"] == 3
    assert options(state) == ["use a07", "stop"]
