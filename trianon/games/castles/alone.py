"""Castles of Mad King Ludwig, the solo game (C13): what an answer is worth, and the answer of quick play."""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles.actions import (
    AS,
    BUY,
    BUY_HALLWAY,
    DONE,
    HOLD,
    LOOK,
    MONEY,
    PICK_STEP,
    PLACE,
    PLACE_STEP,
    PUT,
    REWARD_STEP,
    TAKE,
    TURN_STEP,
)
from trianon.games.castles.components import (
    CORRIDOR_PRICE,
    HALLWAY,
    INCOME,
    LIVING,
    STAIRS,
)
from trianon.games.castles.geometry.gist import notes_of
from trianon.games.castles.geometry.notes import Plan
from trianon.games.castles.geometry.placements import placements
from trianon.games.castles.geometry.points import own_bonus
from trianon.games.castles.knowledge import claim_worth
from trianon.games.castles.planner import Planner
from trianon.games.castles.solo_weights import ALONE
from trianon.games.castles.tableau import Tableau
from trianon.kernel.bits import size
from trianon.kernel.frame import arg1

NOWHERE: Final = -1000.0
NO_SPOT: Final = -1
TILE_BITS: Final = 7


def plan_of(planner: Planner, tile: i64) -> Plan:
    """The best spot for a tile. Search comes to the same castles again and again, so it is noted there."""
    notes = notes_of(planner.castle)
    key = (planner.hopes << TILE_BITS) | tile
    known = notes.plans.get(key)
    if known is None:
        notes.makes_room(1)
        known = _plan(planner, tile)
        notes.plans[key] = known
    return known


def _plan(planner: Planner, tile: i64) -> Plan:
    best = Plan(NO_SPOT, NOWHERE)
    for spot in placements(planner.castle, tile):
        worth = planner.worth(tile, spot)
        if worth > best.worth:
            best = Plan(spot, worth)
    return best


def worths_alone(s: Tableau) -> list[float]:
    """The worth of every option in points, or at least in the right order."""
    if s.step == REWARD_STEP:
        return [claim_worth(code) for code in s.codes]
    planner = Planner(s, ALONE)
    if s.step == PLACE_STEP:
        tile = arg1(s.frames[-1])
        return [planner.worth(tile, PLACE.spot(code)) for code in s.codes]
    if s.step == TURN_STEP:
        return [_turn(code, planner) for code in s.codes]
    if s.step == PICK_STEP:
        return [_pick(code, planner) for code in s.codes]
    return [_choice(code, planner) for code in s.codes]


def choice_alone(s: Tableau) -> i64:
    """The index of the best option, of equal ones the first."""
    if s.step == PLACE_STEP:
        wanted = plan_of(Planner(s, ALONE), arg1(s.frames[-1])).spot
        for index in range(len(s.codes)):
            if PLACE.spot(s.codes[index]) == wanted:
                return index
    worths = worths_alone(s)
    best: i64 = 0
    for index in range(len(worths)):
        if worths[index] > worths[best]:
            best = index
    return best


def foresight(s: Tableau) -> float:
    """How many points are still to come, by what was learned."""
    features = Planner(s, ALONE).features()
    total = 0.0
    for place in range(len(features)):
        total += features[place] * ALONE.foresight[place]
    return total


def _turn(code: i64, planner: Planner) -> float:
    """A tile at its best spot, less its price; or money."""
    if code == MONEY.first:
        return planner.money(float(INCOME))
    tile: i64 = HALLWAY if code == BUY_HALLWAY.first else STAIRS
    price: i64 = CORRIDOR_PRICE
    if BUY.has(code):
        tile = BUY.arg1(code)
        price = planner.s.price(planner.s.slot_of(tile))
    return plan_of(planner, tile).worth + planner.extra(tile) + planner.money(-float(price))


def _pick(code: i64, planner: Planner) -> float:
    """A tile for the next market: what it would be worth in the castle, and a longer game."""
    if code == DONE.first:
        return 0.0
    tile = PUT.arg1(code)
    worth = planner.extra(tile) + plan_of(planner, tile).worth
    return planner.weights.longer + planner.weights.pick * max(-5.0, worth)


def _choice(code: i64, planner: Planner) -> float:
    """An answer to one of the small questions."""
    if TAKE.has(code):
        corridor: i64 = HALLWAY + TAKE.arg1(code)
        return plan_of(planner, corridor).worth + planner.extra(corridor)
    if AS.has(code):
        return _reward_as(AS.arg1(code), planner)
    if LOOK.has(code):
        return 1.0 + float(size(planner.s.stacks[LOOK.arg1(code)]))  # more to choose from
    if HOLD.has(code):
        return planner.hand.prospect(HOLD.arg1(code))
    return 0.0  # decline


def _reward_as(kind: i64, planner: Planner) -> float:
    """The reward of another type for a downstairs room (C10.4)."""
    if kind != LIVING:
        return planner.rewards[kind]
    castle = planner.castle
    index = arg1(planner.s.frames[-1])
    return float(castle.figures.base[castle.tiles[index]] + own_bonus(castle, index))
