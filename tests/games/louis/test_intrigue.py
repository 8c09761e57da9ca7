"""Intrigue cards (L5.3, P7)."""

import pytest

import trianon
from tests.games.louis.court import court, evaluate
from tests.games.louis.look import (
    asked,
    decks,
    find,
    intrigues,
    kinds,
    number,
    options,
    received,
    returned,
    stones,
)  # fmt: skip
from trianon import Event, State
from trianon.testing import rule

Y, R, G = range(3)


def until(state: State, seat: int, tile: int) -> list[Event]:
    """Keep all intrigue cards until this seat is asked at this tile."""
    events = evaluate(state)
    while asked(state) == (state.decision and state.decision.seat, "intrigue"):
        pending = state.view(None)["pending"]
        assert isinstance(pending, dict)
        if (asked(state), pending["tile"]) == ((seat, "intrigue"), tile):
            break
        events += state.play("keep")
    return events


@rule("E24", "L5.3", "P7", "L2.5.2")
def test_one_from_general_or_up_to_two_from_own() -> None:
    """One of each supply is not possible."""
    state = court(stones={4: (1, 2, 0)}, general=(3, 0, 0), intrigue=("dauphin", "", ""))
    until(state, Y, 4)
    assert options(state) == ["keep", "place 1 from general", "place 1 from own", "place 2 from own"]
    with pytest.raises(trianon.TrianonError):
        state.play("place 2 from general")


@rule("L5.3", "L2.5.2", "Q20")
@pytest.mark.parametrize(
    ("own", "general", "ways"),
    [
        (0, 2, ["place 1 from general"]),
        (1, 0, ["place 1 from own"]),
        (1, 1, ["place 1 from general", "place 1 from own"]),
        (2, 0, ["place 1 from own", "place 2 from own"]),
    ],
)
def test_only_stones_that_are_there(own: int, general: int, ways: list[str]) -> None:
    """Every way needs its stones, and none is without a stone."""
    rest = 16 - own - general
    state = court(
        stones={12: (rest, 0, 0)}, general=(general, 0, 0), intrigue=("dauphin", "", ""), louis=None
    )
    until(state, Y, 4)
    assert options(state) == ["keep", *ways]


@rule("L5.3", "Q20")
def test_without_a_stone_nobody_is_asked() -> None:
    """All sixteen stones lie on a tile: the card cannot be played."""
    state = court(stones={12: (16, 0, 0)}, intrigue=("dauphin", "", ""))
    assert "kept" not in kinds(evaluate(state))
    assert "dauphin" in intrigues(state, Y)


@rule("L5.3", "L5.2")
def test_the_stones_count_at_once_and_the_card_goes_under_its_deck() -> None:
    """With two more stones Y leads; everybody sees the card now."""
    state = court(stones={4: (1, 2, 0)}, intrigue=("dauphin", "", ""))
    until(state, Y, 4)
    before = decks(state)["intrigue"]
    events = state.play("place 2 from own")
    assert find(events, "intrigue_played")["person"] == "dauphin"
    assert find(events, "evaluating")["stones"] == [3, 2, 0]
    assert received(events, 4) == [(Y, "free")]
    assert returned(events, 4) == {Y: "general", R: "own"}
    assert intrigues(state, Y) == []
    assert decks(state)["intrigue"] == before + 1


@rule("L5.3")
def test_a_played_card_comes_back_last() -> None:
    """Under the deck it is the last one to be drawn."""
    state = court(stones={4: (1, 2, 0)}, intrigue=("dauphin", "", ""))
    until(state, Y, 4)
    state.play("place 1 from own")
    under = state.view(None)["under"]
    assert isinstance(under, dict)
    assert under["intrigue"] == ["dauphin"]


@rule("L5.3")
def test_an_intrigue_card_can_open_an_empty_tile() -> None:
    """Nobody was there: the player alone leads."""
    state = court(general=(1, 0, 0), intrigue=("turenne", "", ""), backs=(10,))
    until(state, Y, 10)
    events = state.play("place 1 from general")
    assert received(events, 10) == [(Y, "free")]


@rule("L5.3", "P7")
def test_a_kept_card_stays() -> None:
    """Keeping changes nothing."""
    state = court(stones={4: (1, 2, 0)}, intrigue=("dauphin", "", ""))
    until(state, Y, 4)
    events = state.play("keep")
    assert find(events, "kept")["seat"] == Y
    assert received(events, 4) == [(R, "free")]
    assert "dauphin" in intrigues(state, Y)


@rule("P7", "L2.3")
def test_who_holds_any_card_is_asked_at_every_tile() -> None:
    """The question alone shows nothing: at each of the twelve tiles, in turn order, also without the card."""
    state = court(start=1, turn=1, intrigue=("anne", "", "louvois"))
    evaluate(state)
    seen = []
    while (question := asked(state)) is not None and question[1] == "intrigue":
        pending = state.view(None)["pending"]
        assert isinstance(pending, dict)
        seen.append((question[0], pending["tile"]))
        state.play("keep")
    assert seen == [(seat, tile) for tile in range(1, 13) for seat in (G, Y)]


@rule("L5.3", "L6.8")
def test_a_card_from_tile_12_waits_for_the_next_round() -> None:
    """Tile 12 is the last one: the card just drawn is not asked about any more."""
    state = court(stones={12: (1, 0, 0)})
    events = evaluate(state)
    assert received(events, 12) == [(Y, "free")]
    assert len(intrigues(state, Y)) == 1
    assert "kept" not in kinds(events)
    assert stones(state, 12) == [0, 0, 0]
    assert number(state, Y, "general") == 1
