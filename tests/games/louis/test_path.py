"""Placing stones along a path (L4.3, P4), and C05 (L8.14)."""

import pytest

import trianon
from tests.games.louis import oracle
from tests.games.louis.court import court
from tests.games.louis.look import asked, find, number, options, stones
from tests.games.louis.oracle import ADJACENT, PERSONS, Placement
from tests.games.louis.twin.influence import longer
from trianon import State
from trianon.testing import rule

Y, R, G = range(3)


def playing(card: str, own: int = 16, boost: bool = False) -> State:
    """Seat 0 is about to place stones with a card."""
    display = ("c05", "", "") if boost else ("", "", "")
    hands = (f"{card} anne marie", "philippe marie", "")
    state = court(hands=hands, general=(16 - own, 0, 0), display=display)
    state.play(f"play {card} place{' with c05' if boost else ''}")
    return state


def reachable(state: State) -> set[Placement]:
    """Every placement that stone by stone can be laid."""
    found: set[Placement] = set()

    def go_on(here: State, laid: list[tuple[int, int]]) -> None:
        if asked(here) != (Y, "path"):
            found.add(tuple(laid))
            return
        assert options(here)[-1] == "done"
        for option in options(here):
            after = here.copy()
            after.play(option)
            if option == "done":
                found.add(tuple(laid))
            else:
                go_on(after, longer(laid, int(option.split()[1])))

    go_on(state, [])
    return found


def is_legal(card: str, *tiles: int, boost: bool = False) -> bool:
    """Whether one stone each can be laid on these tiles in this order."""
    state = playing(card, boost=boost)
    for tile in tiles:
        if asked(state) != (Y, "path") or f"put {tile}" not in options(state):
            return False
        state.play(f"put {tile}")
    return True


@rule("E2", "L4.3", "L4.3.2", "P4")
@pytest.mark.parametrize(
    ("tiles", "legal"),
    [
        ((6, 6, 6), True),
        ((6, 6, 1), True),
        ((6, 5, 5), True),
        ((6, 1, 4), True),
        ((6, 1, 2), True),
        ((6, 1, 7), True),
        ((6, 1), True),
        ((6,), True),
        ((), True),
        ((6, 5, 1), False),
        ((6, 1, 5), False),
        ((6, 1, 6), False),
        ((1,), False),
    ],
)
def test_paths_from_tile_6(tiles: tuple[int, ...], legal: bool) -> None:
    """From 6 onto 6, 5 and 1 would leave tile 6 in two directions."""
    assert is_legal("conde", *tiles) == legal


@rule("E3", "L4.3.2")
@pytest.mark.parametrize(("card", "tiles"), [("anne", (1, 6, 5)), ("montespan", (5, 6, 1))])
def test_paths_over_tile_6(card: str, tiles: tuple[int, ...]) -> None:
    """Beginning at an end of it, the same three tiles are a path."""
    state = court(hands=(f"{card} louvois marie", "philippe marie", ""))
    state.play(f"play {card} place")
    for tile in tiles:
        state.play(f"put {tile}")
    assert [stones(state, tile)[Y] for tile in (1, 6, 5)] == [1, 1, 1]


@rule("E4", "L4.3.3", "L8.14", "L4.3.1")
def test_three_jumps_with_c05() -> None:
    """One each on 6, 1, 2, 9: only with four stones."""
    assert is_legal("joker", 6, 1, 2, 9, boost=True)
    assert is_legal("colbert", 6, 1, 2, 9, boost=True)
    assert not is_legal("conde", 6, 1, 2, 9)


@rule("L4.3.1", "P4")
@pytest.mark.parametrize(("card", "most"), [("conde", 3), ("joker", 2)])
def test_the_limit(card: str, most: int) -> None:
    """Three stones with a person, two with a joker; then the turn is over by itself."""
    state = playing(card)
    for _ in range(most):
        assert asked(state) == (Y, "path")
        state.play("put 6")
    assert asked(state) == (R, "turn")
    assert stones(state, 6) == [most, 0, 0]


@rule("L4.3.1")
@pytest.mark.parametrize("tile", range(1, 13))
def test_a_person_card_begins_at_its_person(tile: int) -> None:
    """Only there."""
    state = court(hands=(f"{PERSONS[tile - 1]} joker joker", "joker joker", ""))
    state.play(f"play {PERSONS[tile - 1]} place")
    assert options(state) == [f"put {tile}", "done"]


@rule("L4.3.1", "L8.14")
@pytest.mark.parametrize("boost", [False, True])
def test_a_joker_begins_anywhere(boost: bool) -> None:
    """All twelve tiles."""
    state = playing("joker", boost=boost)
    assert options(state) == [*(f"put {tile}" for tile in range(1, 13)), "done"]


@rule("L4.3.2", "Q19")
def test_no_tile_twice() -> None:
    """From 1 one cannot go back to 6; the tile of the last stone and new neighbours remain."""
    state = playing("joker", boost=True)
    state.play("put 6")
    state.play("put 1")
    assert options(state) == ["put 1", "put 2", "put 4", "put 7", "done"]


@rule("L4.3.2", "2.2")
@pytest.mark.parametrize("tile", range(1, 13))
def test_the_next_tile_is_adjacent(tile: int) -> None:
    """The same tile or one that touches it at a corner."""
    state = playing("joker")
    state.play(f"put {tile}")
    assert options(state) == [*(f"put {near}" for near in sorted({tile, *ADJACENT[tile]})), "done"]


@rule("L4.3.3", "L4.3.2")
def test_old_stones_are_no_bridge() -> None:
    """Own stones on tile 1 do not let a path from 6 go on to 2 without a new stone on 1."""
    state = court(hands=("conde joker joker", "joker joker", ""), stones={1: (3, 0, 0)})
    state.play("play conde place")
    state.play("put 6")
    assert "put 2" not in options(state)
    with pytest.raises(trianon.IllegalAction):
        state.play("put 2")


@rule("L4.3.4", "P4", "L4.3.3", "Q19")
@pytest.mark.parametrize("tile", range(1, 13))
def test_exactly_the_legal_placements_of_a_person(tile: int) -> None:
    """Enumerated from the formal test, and stone by stone: the same set."""
    state = court(hands=(f"{PERSONS[tile - 1]} joker joker", "joker joker", ""))
    state.play(f"play {PERSONS[tile - 1]} place")
    assert reachable(state) == oracle.placements([tile], 3)


@rule("L4.3.4", "P4", "L2.5.1")
@pytest.mark.parametrize(("card", "own", "limit"), [("joker", 16, 2), ("joker", 1, 1), ("conde", 2, 2)])
def test_exactly_the_legal_placements_of_a_joker_or_a_small_supply(card: str, own: int, limit: int) -> None:
    """The own supply limits the stones as well."""
    first = range(1, 13) if card == "joker" else [6]
    assert reachable(playing(card, own)) == oracle.placements(first, limit)


@rule("L4.3.4", "L8.14", "P4")
def test_exactly_the_legal_placements_with_c05() -> None:
    """All paths of up to four stones from any tile."""
    found = reachable(playing("conde", boost=True))
    assert found == oracle.placements(range(1, 13), 4)
    assert max(len(placement) for placement in found) == 4


@rule("L2.5.1", "L2.5.4")
def test_only_stones_of_the_own_supply_are_placed() -> None:
    """With one own stone and many in general only one can be laid."""
    state = playing("conde", own=1)
    state.play("put 6")
    assert asked(state) == (R, "turn")
    assert (number(state, Y, "own"), number(state, Y, "general")) == (0, 15)
    state = playing("conde", own=0)
    assert asked(state) == (R, "turn")


@rule("L8.14", "P3", "L8.1")
def test_c05_once_with_any_card() -> None:
    """It is offered with every card, and used up by one."""
    state = court(hands=("conde joker marie louvois", "", ""), display=("c05", "", ""))
    cards = ("marie", "conde", "louvois", "joker")
    assert [option for option in options(state) if option.endswith("with c05")] == [
        f"play {card} {mode} with c05" for card in cards for mode in ("place", "take")
    ]
    events = state.play("play joker place with c05")
    assert find(events, "played") == {"seat": Y, "card": "joker", "mode": "place", "boost": True}
    state.play("done")
    assert asked(state) == (Y, "turn")
    assert not [option for option in options(state) if option.endswith("with c05")]
