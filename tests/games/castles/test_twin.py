"""Whole games beside their plain twin: every event is one that the rules allow, every number the same."""

import pytest

from tests.games.castles.look import doc, random_game, view
from tests.games.castles.twin.game import Twin
from trianon import State
from trianon.testing import rule


def check(state: State, twin: Twin) -> None:
    """Both tables look the same."""
    position, seen = doc(state), view(state)
    assert position["money"] == twin.money
    assert [slot and (slot["room"], slot["coins"]) for slot in seen["market"]] == [
        tile and (tile.room, tile.coins) for tile in twin.market
    ]
    assert seen["supply"] == twin.supply
    assert seen["stacks"] == {str(size): height for size, height in twin.heights.items()}
    assert (seen["deck"]["cards"], seen["deck"]["discard"]) == (twin.deck, twin.turned.total())
    assert [text.split()[0] for text in position["laid"]] == twin.laid
    assert [sorted(hand.split()) for hand in position["bonus"]] == [sorted(hand) for hand in twin.hands]
    assert seen["last_round"] == twin.last
    if state.decision is not None:
        assert state.points() == twin.points
        check_question(state, twin)


def check_question(state: State, twin: Twin) -> None:
    """The right seat is asked, and only for rewards that are open."""
    decision = state.decision
    assert decision is not None
    if decision.ask == "turn":
        offers = {row["room"]: row["why"] for row in view(state, decision.seat)["offers"]}
        texts = {str(option).removeprefix("buy ") for option in decision.options}
        assert texts == {room for room, why in offers.items() if why is None} | {"money"}
        for number, tile in enumerate(twin.market):
            if tile is not None and offers[tile.room] in (None, "money"):
                can_pay = twin.money[decision.seat] + tile.coins >= twin.prices[number]
                assert can_pay == (offers[tile.room] is None)
    if decision.ask == "reward":
        twin.settle()
        assert decision.seat == twin.active
        rooms = {row["tile"] for row in view(state)["rewards"] if not row["waiting"]}
        assert rooms == set(twin.turns[-1].open)


@rule("P1", "P2", "P3", "P4", "P5", "P6", "P8", "P10", "P11", "C2", "C12.1", "C12.2", "C12.5")
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (1, 3), (2, 4), (2, 5), (3, 6), (4, 7)])
def test_whole_games(seats: int, seed: int) -> None:
    """The odd ones are played by eager builders, who get many rewards."""
    twin = Twin(seats)
    for state, events in random_game(seats, seed, eager=seed % 2 == 1):
        for event in events:
            twin.hear(event)
        check(state, twin)
    assert twin.ended
