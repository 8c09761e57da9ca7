"""Properties of whole games, played at random (P7 to P12)."""

from collections import Counter
from typing import Any

import pytest

import trianon
from tests.games.castles.look import doc, every, random_game, view
from trianon import State
from trianon.games.castles.components import LARGE_STACK, NAMES, PRICES, ROOMS, SIZE, SMALL_STACK
from trianon.testing import rule
from trianon.testing.castles import check_components, tiles

seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@seats
@rule("P7")
def test_nothing_appears_and_nothing_is_lost(seats: int) -> None:
    """Rooms, hallways, stairs, bonus cards and room cards, at every moment."""
    for state, _ in random_game(seats, 11):
        found = tiles(state)
        assert [found[name] for name in NAMES[:ROOMS]] == [1] * ROOMS
        assert (found["hallway"], found["stairs"]) == (SMALL_STACK[seats], LARGE_STACK[seats])
        check_components(state)
        cards = doc(state)
        known = sum(cards["cards"].values()) + sum(cards["discard"].values())
        if not cards["last_round"]:
            assert known == 50
            assert cards["deck"] + sum(cards["discard"].values()) == (33 if seats == 1 else 11 * seats)


@seats
@rule("P8", "A20", "C5.2", "C6.1", "C10.7")
def test_money_only_comes_from_the_bank_and_goes_there(seats: int) -> None:
    """Money of players and coins on tiles change by what the events say of the bank."""
    total = 15000 * seats
    for state, events in random_game(seats, 12):
        for event in events:
            total += from_bank(event.kind, event.data)
        now = doc(state)
        coins = [int(slot.partition("+")[2] or 0) for slot in now["market"]]
        assert sum(now["money"]) + sum(coins) == total
        assert all(amount >= 0 and amount % 1000 == 0 for amount in [*now["money"], *coins])


def from_bank(kind: str, data: dict[str, Any]) -> int:
    """What the bank pays; below zero what it gets."""
    if kind in ("took_money", "won_money"):
        return int(data["money"])
    if kind == "coins_added":
        return int(data["money"]) * len(data["rooms"])
    return -int(data["price"]) if kind == "bought" and data["bank"] else 0


@seats
@rule("P9", "C3.1", "C13.2")
def test_the_market_is_full_at_the_beginning_of_every_round(seats: int) -> None:
    rounds = 0
    for state, events in random_game(seats, 13):
        if any(event.kind == "round_began" for event in events):
            rounds += 1
            assert [slot["price"] for slot in view(state)["market"]] == list(PRICES[seats])
    assert rounds > 3


@seats
@rule("P11", "P12", "C8.5")
def test_points_and_completions_follow_from_the_castle(seats: int) -> None:
    """Points told when tiles are laid are the worth of the rooms as they stand; completion is never lost."""
    told: Counter[int] = Counter()
    completed: list[int] = [0] * seats
    for state, events in random_game(seats, 14):
        for data in every(events, "scored"):
            told[data["seat"]] += data["points"]
        for seat in range(seats):
            rooms = [reason for reason in state.scores[seat].reasons if reason.why == "room"]
            assert sum(reason.points for reason in rooms) == told[seat]
            castle = view(state)[f"castle_{seat}"] if events and events[0].kind == "laid" else None
            if castle is not None:
                done = sum(tile["completed"] for tile in castle)
                assert done >= completed[seat]
                completed[seat] = done
                for tile in castle:
                    assert tile["completed"] == (set(tile["doors"]) == {"c"})


@seats
@rule("P10", "C7.8")
def test_every_castle_can_be_built_again_by_the_rules(seats: int) -> None:
    """Reading a position lays every castle tile by tile; at the end some door leads outside."""
    last: State | None = None
    for state, _ in random_game(seats, 15):
        last = state
    assert last is not None
    again = trianon.game("castles").from_json(doc(last))
    assert again.points() == last.points()
    for seat in range(seats):
        doors = "".join(tile["doors"] for tile in view(last)[f"castle_{seat}"])
        assert "e" in doors
        area = sum(SIZE[NAMES.index(tile["room"])] for tile in view(last)[f"castle_{seat}"])
        assert area == view(last)["players"][seat]["area"]
