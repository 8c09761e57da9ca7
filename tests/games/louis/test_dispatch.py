"""The beginning of the influence phase (L4.1, P2) and missions that place a stone (L8.5), C06 (L8.15, P6)."""

import pytest

from tests.games.louis.court import court, evaluate, next_round
from tests.games.louis.look import asked, find, kinds, number, options, stones
from trianon.testing import rule

Y, R, G = range(3)


@rule("L4.1", "L4.1.2", "P2", "L8.5", "L2.5.3", "Q8")
@pytest.mark.parametrize(
    ("mission", "tile"),
    [("a11", 1), ("a12", 2), ("a13", 3), ("a14", 4), ("b09", 5), ("b10", 9), ("b07", 2), ("b08", 2)],
)
@pytest.mark.parametrize("source", ["general", "own"])
def test_a_stone_from_either_supply(mission: str, tile: int, source: str) -> None:
    """General or own, whichever the player likes, onto the stated tile; B07 and B08 onto that of Louis."""
    state = court(display=("", mission, ""), general=(0, 4, 0))
    next_round(state, "money g2")
    assert asked(state) == (R, "dispatch")
    assert options(state) == [f"use {mission} from general", f"use {mission} from own", f"skip {mission}"]
    events = state.play(f"use {mission} from {source}")
    assert find(events, "dispatched")["tile"] == tile
    assert stones(state, tile) == [0, 1, 0]
    left = (12, 3) if source == "general" else (11, 4)
    assert (number(state, R, "own"), number(state, R, "general")) == left
    assert asked(state) == (R, "turn")


@rule("P2", "L2.5.3")
@pytest.mark.parametrize(("general", "source"), [(16, "general"), (0, "own")])
def test_only_a_supply_with_stones_is_offered(general: int, source: str) -> None:
    """An empty supply gives nothing."""
    state = court(display=("", "a11", ""), general=(0, general, 0))
    next_round(state, "money g1")
    assert options(state) == [f"use a11 from {source}", "skip a11"]


@rule("P2", "L2.4", "L8.1")
def test_skipping() -> None:
    """The stone stays; the card is not asked about again in this phase."""
    state = court(display=("", "a11", ""), general=(0, 4, 0))
    next_round(state, "money g1")
    events = state.play("skip a11")
    assert find(events, "skipped")["mission"] == "a11"
    assert stones(state, 1) == [0, 0, 0]
    assert asked(state) == (R, "turn")


@rule("L4.1.2", "L8.1")
def test_in_turn_order_each_card_once() -> None:
    """The start player's cards first; two equal cards each work."""
    state = court(display=("a11", "b07 b08", "a13"), general=(4, 4, 4))
    next_round(state, "money g4")
    asks = []
    while (question := asked(state)) is not None and question[1] == "dispatch":
        pending = state.view(None)["pending"]
        assert isinstance(pending, dict)
        asks.append((question[0], pending["mission"], pending["tile"]))
        state.play(options(state)[0])
    assert asks == [(R, "b07", 4), (R, "b08", 4), (G, "a13", 3), (Y, "a11", 1)]
    assert stones(state, 4) == [0, 2, 0]


@rule("L4.1.2", "L8.5")
def test_dispatched_stones_count_like_all_others() -> None:
    """The stone lies there before the first turn."""
    state = court(display=("", "a14", ""))
    next_round(state, "money g1")
    state.play("use a14 from own")
    standing = state.view(None)["tiles"]
    assert isinstance(standing, list)
    assert standing[3]["standing"]["leaders"] == [R]


@rule("L8.15", "P6", "L4.7", "L2.5.3", "Q8")
def test_c06_a_stone_anywhere_after_the_last_turn() -> None:
    """Every tile from both supplies, or no stone; before the cards are shuffled."""
    state = court(display=("", "c06", ""), general=(0, 2, 0))
    events = evaluate(state)
    assert "influence_ended" not in kinds(events)
    assert asked(state) == (R, "reserve")
    ways = [f"put {tile} from {source}" for tile in range(1, 13) for source in ("general", "own")]
    assert options(state) == [*ways, "no stone"]
    events = state.play("put 9 from own")
    assert find(events, "reserve_placed")["tile"] == 9
    assert kinds(events).index("reserve_placed") < kinds(events).index("influence_ended")
    assert find(events, "evaluating")["stones"] == [0, 1, 0]
    assert number(state, R, "general") == 3


@rule("P6", "L2.4", "L8.1")
def test_c06_not_used() -> None:
    """No stone: the evaluation begins."""
    state = court(display=("", "c06", ""))
    evaluate(state)
    events = state.play("no stone")
    assert find(events, "skipped")["mission"] == "c06"
    assert "influence_ended" in kinds(events)
    assert "evaluating" not in kinds(events)


@rule("L8.15", "L2.5.3")
def test_c06_needs_a_stone() -> None:
    """All stones on tiles: nobody is asked."""
    state = court(display=("c06", "", ""), stones={3: (16, 0, 0)})
    assert "influence_ended" in kinds(evaluate(state))
