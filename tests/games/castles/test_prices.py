"""The master builder sets the prices (C4), and a whole round (W1)."""

import random

import pytest

import trianon
from tests.games.castles.look import (
    asked,
    doc,
    every,
    find,
    kinds,
    lay_anywhere,
    market,
    money,
    options,
    play,
    view,
)
from trianon.testing import given, rule, script

FIVE = ["parlor", "sauna", "shed", "study", "pantry"]


@rule("C4.1", "D2")
def test_one_tile_for_every_price() -> None:
    """The dearest slot first; the last tile has no choice."""
    state = given("castles", ask="arrange", market=FIVE)
    assert options(state) == [*(f"{room} > 15000" for room in FIVE), "keep"]
    events = state.play("pantry > 15000")
    assert find(events, "priced") == {"seat": 0, "room": "pantry", "slot": 0, "price": 15000}
    assert [text.split()[0] for text in options(state)] == ["sauna", "shed", "study", "parlor", "keep"]
    play(state, "shed > 10000", "parlor > 8000")
    assert options(state) == ["study > 6000", "sauna > 6000"]
    events = state.play("study > 6000")
    assert find(events, "prices_set") == {"seat": 0}
    assert market(state) == ["pantry", "shed", "parlor", "study", "sauna"]
    assert asked(state) == (1, "turn")


@rule("D2", "C4.1", "C4.2")
def test_every_arrangement_can_be_made() -> None:
    luck = random.Random(1)
    for _ in range(12):
        state = given("castles", seats=4, master=0, active=0, ask="arrange")
        wanted = [text.split()[0] for text in market(state)]
        assert len(wanted) == 7
        luck.shuffle(wanted)
        for room, price in zip(wanted[:6], [15000, 10000, 8000, 6000, 4000, 2000], strict=True):
            state.play(f"{room} > {price}")
        assert market(state) == wanted


@rule("C4.2")
def test_all_may_stay_or_only_some_move() -> None:
    state = given("castles", ask="arrange", market=["parlor +3000", "sauna", "shed", "study", "pantry"])
    before = market(state)
    kept = state.copy()
    assert kinds(kept.play("keep")) == ["kept", "prices_set"]
    assert market(kept) == before
    play(state, "study > 15000", "keep")
    assert market(state) == ["study", "sauna", "shed", "parlor +3000", "pantry"]


@rule("C4.3")
def test_coins_move_with_their_tile() -> None:
    state = given("castles", ask="arrange", market=["parlor +2000", "sauna", "shed +1000", "study", "pantry"])
    play(state, "pantry > 15000", "shed > 10000", "keep")
    assert market(state) == ["pantry", "shed +1000", "sauna", "study", "parlor +2000"]


@rule("C4.1")
def test_a_tile_has_one_price_only() -> None:
    state = given("castles", ask="arrange", market=FIVE)
    state.play("pantry > 15000")
    for text in ("pantry > 10000", "shed > 8000", "crypt > 10000"):
        with pytest.raises(trianon.IllegalAction):
            state.play(text)


@rule("W1", "C3.1", "C2", "C4.2")
def test_a_round_is_filled_and_priced() -> None:
    """Three players, three slots empty, cards 200, 300 and 450; blue, seat 0, is next master builder."""
    state = given(
        "castles",
        colours=["blue", "yellow", "green"],
        seats=3,
        master=2,
        active=2,
        market=["pumpkin_garden", "", "guest_bedroom", "", "parlor", ""],
    )
    script(state, "card 200", "tile solar", "card 300", "tile sauna", "card 450", "tile coach_house")
    events = state.play("money")
    assert [row["size"] for row in every(events, "drawn")] == [200, 300, 450]
    assert view(state)["round"] == 2
    assert all(market(state))
    assert asked(state) == (0, "arrange")
    assert len(options(state)) == 6 + 1
    state.play("coach_house > 15000")
    assert market(state)[0] == "coach_house"


@rule("W1", "C5.2", "C6.1", "C6.2")
def test_a_round_is_played() -> None:
    """Blue has spent everything before and pays from what the others pay."""
    state = given(
        "castles",
        colours=["blue", "yellow", "green"],
        round=2,
        seats=3,
        ask="arrange",
        money=[0, 15000, 15000],
        market=["pumpkin_garden", "solar", "guest_bedroom", "sauna", "parlor", "coach_house"],
    )
    play(state, "coach_house > 15000", "solar > 10000", "guest_bedroom > 8000", "pumpkin_garden > 6000")
    state.play(options(state)[0])
    assert asked(state) == (1, "turn")
    state.play("buy pumpkin_garden")
    assert money(state) == [6000, 9000, 15000]
    lay_anywhere(state)
    assert asked(state) == (2, "turn")
    state.play("stairs")
    assert money(state) == [9000, 9000, 12000]
    lay_anywhere(state)
    assert asked(state) == (0, "turn")
    event = find(state.play("buy guest_bedroom"), "bought")
    assert (event["price"], event["other_seat"], event["bank"]) == (8000, None, True)
    assert money(state) == [1000, 9000, 12000]
    events = lay_anywhere(state)
    assert sorted(find(events, "coins_added")["rooms"]) == ["coach_house", "parlor", "sauna", "solar"]
    assert (view(state)["master"], asked(state)) == (1, (1, "arrange"))
    assert doc(state)["round"] == 3
