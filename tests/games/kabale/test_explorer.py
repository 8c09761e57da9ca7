"""Immediate effects in general, and the explorer (K5.1 to K5.3)."""

import pytest

import trianon
from tests.games.kabale.look import asked, cards, discard, find, is_closed, kinds
from trianon.testing import given, rule
from trianon.testing.kabale import column_of


@rule("K5.1", "K8.1")
@pytest.mark.parametrize("card", ["explorer", "assassin", "storm", "disguise", "traitor"])
def test_nothing_immediate_happens_at_the_end_of_the_round(card: str) -> None:
    """A card turned up by the end of the round stays where it is and asks nobody."""
    state = given("kabale", columns=[f"art 2: 1:king [1:{card}]", "trade 1:"], hands=["queen"])
    events = state.play("queen > 2")
    assert not {"moved", "killed", "closed", "tucked", "swapped", "declined"} & set(kinds(events))
    assert f"1:{card}" in column_of(events, 1).values


@rule("K5.2")
@pytest.mark.parametrize("card", ["disguise", "traitor"])
def test_the_owner_decides_in_another_players_turn(card: str) -> None:
    """Seat 0 laid the card, but seat 2 owns the effect and is asked; then the turn goes on."""
    state = given("kabale", columns=[f"art 5: [2:{card}]"], hands=["queen"], seats=3)
    events = state.play("queen > 1")
    assert asked(state) == (2, card)
    assert "drew" not in kinds(events)
    events = state.play("decline")
    assert find(events, "drew")["seat"] == 0
    assert asked(state) == (1, "lay")


@rule("K5.2")
def test_an_effect_is_resolved_with_all_it_sets_off() -> None:
    """An explorer's journey reveals a storm far away before anybody draws."""
    state = given("kabale", columns=["art 5: [1:explorer]", "trade 5: [1:storm]"], hands=["queen"])
    events = state.play("queen > 1")
    assert kinds(events) == ["laid", "revealed", "moved", "revealed", "closed", "drew"]


@rule("K5.3", "W11")
def test_the_explorer_moves_and_reveals() -> None:
    """Revealed in column 2, it goes to column 3 and turns up the card there."""
    state = given(
        "kabale",
        columns=["art 5:", "trade 5: 1:king [0:explorer]", "art 4: [1:dragon]", "trade 4:"],
        hands=["", "", "queen"],
        active=2,
    )
    state.play("queen > 2")
    assert cards(state, 2) == "1:king [2:queen]"
    assert cards(state, 3) == "1:dragon <0:explorer>"


@rule("W12", "K5.3.2")
def test_the_explorer_skips_a_closed_column() -> None:
    """Column 3 is closed, so it goes on to column 4."""
    state = given(
        "kabale",
        columns=["art 5:", "trade 5: 1:king [0:explorer]", "art 4 closed: 1:storm [1:dragon]", "trade 4:"],
        hands=["", "", "queen"],
        active=2,
    )
    state.play("queen > 2")
    assert cards(state, 3) == "1:storm [1:dragon]"
    assert cards(state, 4) == "<0:explorer>"


@rule("W13", "K5.3.2")
def test_from_the_rightmost_column_to_the_leftmost() -> None:
    """There is no edge: after the last column comes the first."""
    state = given("kabale", columns=["art 5:", "trade 5:", "art 4: [1:explorer]"], hands=["queen"])
    state.play("queen > 3")
    assert cards(state, 1) == "<1:explorer>"


@rule("K5.3.2")
def test_several_closed_columns_are_skipped() -> None:
    """From column 2 past the closed columns 3 and 4 to column 1."""
    state = given(
        "kabale",
        columns=[
            "art 5:",
            "trade 5: [1:explorer]",
            "art 4 closed: 0:storm [0:king]",
            "trade 4 closed: 1:storm [1:king]",
        ],
        hands=["queen"],
    )
    events = state.play("queen > 2")
    assert find(events, "moved") == {"seat": 1, "card": "explorer", "column": 2, "to": 1}


@rule("K5.3.1")
def test_the_revealing_card_stays_hidden() -> None:
    """The card that turned the explorer up is now the bottom card, still face down."""
    state = given("kabale", columns=["art 5: [1:explorer]", "trade 5:"], hands=["queen"])
    state.play("queen > 1")
    assert cards(state, 1) == "[0:queen]"


@rule("K5.3.3")
def test_it_arrives_face_down() -> None:
    """At the bottom of the next column, hidden again."""
    state = given("kabale", columns=["art 5: [1:explorer]", "trade 5: 0:king"], hands=["queen"])
    state.play("queen > 1")
    assert cards(state, 2) == "0:king <1:explorer>"


@rule("K5.3.3")
@pytest.mark.parametrize("ask", ["disguise", "traitor"])
def test_it_can_set_off_a_question(ask: str) -> None:
    """The arriving explorer reveals a disguise or a traitor, and its owner is asked."""
    state = given("kabale", columns=["art 5: [1:explorer]", f"trade 5: [1:{ask}]"], hands=["queen"])
    state.play("queen > 1")
    assert asked(state) == (1, ask)


@rule("K5.3.3")
def test_one_explorer_sends_off_another() -> None:
    """The second explorer goes on to column 3; the first stays in column 2."""
    state = given(
        "kabale", columns=["art 5: [1:explorer]", "trade 5: [2:explorer]", "art 4: [1:king]"], hands=["queen"]
    )
    state.play("queen > 1")
    assert [cards(state, column) for column in (1, 2, 3)] == [
        "[0:queen]",
        "<1:explorer>",
        "1:king <2:explorer>",
    ]


@rule("K5.3.3")
def test_the_chain_can_come_back_to_the_laid_card() -> None:
    """With two columns the second explorer arrives where the first began, and reveals the laid card."""
    state = given("kabale", columns=["art 5: [1:explorer]", "trade 5: [0:explorer]"], hands=["storm"])
    events = state.play("storm > 1")
    assert cards(state, 1) == "0:storm <0:explorer>"
    assert is_closed(state, 1)
    assert kinds(events).count("moved") == 2


@rule("K5.3.4")
def test_it_moves_again_in_a_later_turn() -> None:
    """Every later reveal sends it on by one column."""
    state = given("kabale", columns=["art 5: <1:explorer>", "trade 5:", "art 4:"], hands=["queen", "king"])
    state.play("queen > 1")
    assert cards(state, 2) == "<1:explorer>"
    state.play("king > 2")
    assert cards(state, 3) == "<1:explorer>"


@rule("K5.3.5", "A5")
def test_it_stays_when_all_other_columns_are_closed() -> None:
    """It cannot move, so it lies face up in its column; no later card sends it on."""
    state = given(
        "kabale",
        columns=["art 5: [1:explorer]", "trade 5 closed: 1:storm [1:king]"],
        hands=["queen", "juliet"],
    )
    events = state.play("queen > 1")
    assert find(events, "stayed") == {"seat": 1, "card": "explorer", "column": 1}
    assert cards(state, 1) == "1:explorer [0:queen]"
    state.play("juliet > 1")
    assert cards(state, 1) == "1:explorer 0:queen [1:juliet]"


@rule("K5.3.6", "A6")
def test_it_moves_only_once_in_a_turn() -> None:
    """Three explorers and two open columns: the first to be revealed again stays, and the chain stops."""
    state = given(
        "kabale",
        columns=["art 5: [0:explorer]", "trade 5: [1:explorer]", "art 4 closed: 0:storm [0:king]"],
        hands=["", "", "explorer"],
        active=2,
    )
    events = state.play("explorer > 1")
    assert kinds(events).count("moved") == 3
    assert find(events, "stayed") == {"seat": 0, "card": "explorer", "column": 2}
    assert cards(state, 1) == "<1:explorer>"
    assert cards(state, 2) == "0:explorer <2:explorer>"


@rule("K5.3.6")
def test_the_next_turn_lets_it_move_again() -> None:
    """Once per turn, not once per round."""
    state = given("kabale", columns=["art 5: [1:explorer]", "trade 5:"], hands=["queen", "king"])
    state.play("queen > 1")
    state.play("king > 2")
    assert cards(state, 1) == "0:queen <1:explorer>"


@rule("K5.3")
def test_nobody_is_asked_about_the_explorer() -> None:
    """Its move is compulsory: the next question is the next player's card."""
    state = given("kabale", columns=["art 5: [0:explorer]"], hands=["queen"])
    state.play("queen > 1")
    assert asked(state) == (1, "lay")


@rule("K5.4")
def test_the_assassin_kills_an_arriving_explorer() -> None:
    """The explorer goes to its owner's discard pile."""
    state = given("kabale", columns=["art 5: [1:explorer]", "trade 5: [0:assassin]"], hands=["queen"])
    state.play("queen > 1")
    assert discard(state, 1) == {"explorer"}
    assert cards(state, 2) == "0:assassin"


@rule("K5.5")
def test_an_explorer_that_reveals_a_storm_is_caught_in_it() -> None:
    """It lies below the storm in the closed column, and nobody can reveal it again."""
    state = given("kabale", columns=["art 5: [1:explorer]", "trade 5: [0:storm]"], hands=["queen", "king"])
    state.play("queen > 1")
    assert cards(state, 2) == "0:storm <1:explorer>"
    with pytest.raises(trianon.IllegalAction):
        state.play("king > 2")
