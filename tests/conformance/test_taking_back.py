"""Steps that can be taken back: they show nothing new, and the table says so beforehand."""

import random

import pytest

import trianon
from trianon import Rng, State
from trianon.games.kabale.components import SYMBOLS
from trianon.testing import given, random_answer, rule, visibility
from trianon.testing.conformance import check_components, check_json, check_record


def exhausted(dice: random.Random, seats: int) -> State:
    """A late position in which nobody can draw: only then a laid card can be taken back."""
    bottoms = ["[0:disguise]", "[1:traitor]", "[0:explorer]", "[1:mage]", ""]
    dice.shuffle(bottoms)
    columns = [f"{symbol} 5: {card}" for symbol, card in zip(SYMBOLS[: seats - 1], bottoms, strict=False)]
    return given("kabale", columns=columns, seats=seats, buried=range(seats), active=dice.randrange(seats))


@pytest.mark.parametrize("seats", range(2, 7))
def test_not_final_means_nothing_new(seats: int) -> None:
    """Without a card to draw, laying on an open card tells nothing; on a hidden one it does."""
    dice = random.Random(seats)
    rng = Rng(seats)
    free = 0
    for _ in range(2):
        state = exhausted(dice, seats)
        while state.decision is not None and state.view(None)["round"] == 1:
            free += visibility.check_no_news_tells_nothing(state, rng)
            check_json(state, rng)
            check_components(state)
            visibility.check_step(state, random_answer(state, rng), rng)
        check_record(state)
    assert free > 0


@rule("K6.3")
def test_a_laid_card_can_be_taken_back_when_nothing_is_drawn() -> None:
    state = given("kabale", columns=["art 5:", "trade 5: [1:king]"], hands=["queen"], seats=3, buried=[0])
    decision = state.decision
    assert decision is not None
    finals = {str(option): decision.is_irreversible(index) for index, option in enumerate(decision.options)}
    assert finals["queen > 1"] is False
    assert finals["queen > 2"] is True
    state.play("queen > 1")
    assert state.is_irreversible is False


@rule("K4.5")
def test_a_draw_cannot_be_taken_back() -> None:
    state = trianon.game("kabale").start(seats=2, seed=1)
    decision = state.decision
    assert decision is not None
    assert all(decision.is_irreversible(index) for index in range(len(decision.options)))


@rule("DP4")
def test_the_answer_to_a_traitor_can_be_taken_back_when_nothing_follows() -> None:
    """The reveal was final; the swap itself shows nothing, as long as nothing is drawn after it."""
    state = given("kabale", columns=["art 5: [0:traitor]", "trade 5:"], hands=["queen"], seats=3, buried=[0])
    state.play("queen > 1")
    assert state.is_irreversible is True
    decision = state.decision
    assert decision is not None
    assert [decision.is_irreversible(index) for index in range(3)] == [False, False, False]


@rule("K8.1")
def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    """Nothing is drawn and no card above was hidden, but the end turns everything up."""
    state = given(
        "kabale", columns=["art 1: 1:king", "trade 1:", "art 2:"], hands=["queen"], round=6, buried=[0]
    )
    decision = state.decision
    assert decision is not None
    assert decision.is_irreversible(decision.options.index(trianon.game("kabale").parse(state, "queen > 2")))
    state.play("queen > 2")
    assert state.outcome is not None
    assert state.is_irreversible
