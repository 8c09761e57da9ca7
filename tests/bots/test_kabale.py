"""Kabale & Hiebe: what greedy knows."""

from typing import Any

import trianon
from tests.bots.support import chosen
from trianon.games.kabale.components import GOAL_NAMES
from trianon.games.kabale.knowledge import prospects, worth


def position(**fields: Any) -> trianon.State:
    return trianon.game("kabale").from_json({"game": "kabale", "seats": 2, **fields})


def test_a_traitor_fetches_the_better_goal_card_in_the_last_turn() -> None:
    state = position(
        round=6,
        active=1,
        columns=["art 2: 0:king 0:traitor [1:squire]", "trade 5: 1:king 1:queen 1:romeo 1:witch [1:juliet]"],
        hands=["queen mage beggar", "hermit dragon"],
        pending={"ask": "traitor", "column": 1, "place": 1},
    )
    assert chosen(state) == "swap 2"


def test_a_traitor_keeps_the_better_goal_card() -> None:
    state = position(
        round=6,
        active=1,
        columns=["art 5: 0:king 0:queen 0:juliet 0:traitor [1:squire]", "trade 2: 1:king [1:queen]"],
        hands=["farmer mage beggar", "hermit dragon"],
        pending={"ask": "traitor", "column": 1, "place": 3},
    )
    assert chosen(state) == "decline"


def test_the_last_card_goes_where_it_wins() -> None:
    """With the last card of the round the king takes the column of five."""
    state = position(
        round=6,
        columns=["art 5: 1:queen 1:merchant 1:farmer 0:juliet", "trade 1: 1:squire"],
        hands=["king squire disguise", "romeo hermit dragon"],
    )
    assert chosen(state) == "king > 1"


def test_a_full_set_promises_more_than_its_sum() -> None:
    names = ["alchemy 3", "military 3", "agriculture 3", "trade 3", "religion 3"]
    five = [GOAL_NAMES.index(name) for name in names]
    art, alchemy = GOAL_NAMES.index("art 3"), GOAL_NAMES.index("alchemy 4")
    assert prospects([*five, art], 4, 2) == 36.0
    sixth = prospects([*five, art], 4, 2) - prospects(five, 4, 2)
    assert sixth > prospects([*five, alchemy], 4, 2) - prospects(five, 4, 2)
    assert prospects([], 12, 2) >= 0.0


def test_a_worth_for_every_option() -> None:
    state = trianon.game("kabale").start(seats=5, seed=2)
    decision = state.decision
    assert decision is not None
    worths = worth(state.determinize(decision.seat, trianon.Rng(1)), trianon.Rng(1))
    assert len(worths) == len(decision.options)
