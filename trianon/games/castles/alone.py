"""Castles of Mad King Ludwig, the solo game (C13): what an answer is worth, and the answer of quick play."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.actions import (
    AS,
    BUY,
    BUY_HALLWAY,
    CLAIM,
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
    ACTIVITY,
    CORRIDOR,
    CORRIDOR_PRICE,
    DOWNSTAIRS,
    FOOD,
    HALLWAY,
    INCOME,
    LIVING,
    OUTDOOR,
    SLEEPING,
    STAIRS,
    TILES,
    TYPE,
    UTILITY,
)
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.geometry.placements import placements
from trianon.games.castles.geometry.points import own_bonus
from trianon.games.castles.hand import SEAT
from trianon.games.castles.pieces import tile_of
from trianon.games.castles.planner import Planner
from trianon.games.castles.solo_weights import SoloWeights
from trianon.games.castles.tableau import Tableau
from trianon.kernel.bits import size
from trianon.kernel.frame import arg1

NOWHERE: Final = -1000.0
REFUSED: Final = -1.0
UNKNOWN: Final = -1
# Money and cards before what may need them, and free corridors before an extra turn.
ORDER: Final = [FOOD, CORRIDOR, DOWNSTAIRS, SLEEPING, UTILITY, LIVING, ACTIVITY, OUTDOOR]


@final
class Plans:
    """The best spots that were found for the tiles of a castle; they stay the best while nothing changes."""

    def __init__(self) -> None:
        self._castle: Castle | None = None
        self._turns: float = 0.0
        self._cards: i64 = 0
        self._downstairs: i64 = 0
        # by tile
        self._spots: vec[i64] = vec[i64]([UNKNOWN] * TILES)
        self._worths: vec[float] = vec[float]([NOWHERE] * TILES)

    def best(self, planner: Planner, tile: i64) -> float:
        """What a tile is worth at its best spot."""
        self._begin(planner)
        if self._spots[tile] == UNKNOWN:
            found = NOWHERE
            for spot in placements(planner.castle, tile):
                worth = planner.worth(tile, spot)
                if worth > found:
                    found = worth
                    self._spots[tile] = spot
            self._worths[tile] = found
        return self._worths[tile]

    def spot(self, planner: Planner, tile: i64) -> i64:
        """Where that is."""
        self.best(planner, tile)
        return self._spots[tile]

    def _begin(self, planner: Planner) -> None:
        """Forget the plans for another castle, or for other hopes."""
        s = planner.s
        if (
            self._castle is planner.castle
            and self._turns == planner.turns
            and self._cards == s.hands[SEAT]
            and self._downstairs == s.downstairs[SEAT]
        ):
            return
        self._castle = planner.castle
        self._turns = planner.turns
        self._cards = s.hands[SEAT]
        self._downstairs = s.downstairs[SEAT]
        for tile in range(TILES):
            self._spots[tile] = UNKNOWN


def worths_alone(s: Tableau, weights: SoloWeights, plans: Plans) -> list[float]:
    """The worth of every option in points, or at least in the right order."""
    if s.step == REWARD_STEP:
        return [_claim(code) for code in s.codes]
    planner = Planner(s, weights)
    if s.step == PLACE_STEP:
        tile = arg1(s.frames[-1])
        return [planner.worth(tile, PLACE.spot(code)) for code in s.codes]
    if s.step == TURN_STEP:
        return [_turn(code, planner, plans) for code in s.codes]
    if s.step == PICK_STEP:
        return [_pick(code, planner, plans) for code in s.codes]
    return [_choice(code, planner, plans) for code in s.codes]


def choice_alone(s: Tableau, weights: SoloWeights, plans: Plans) -> i64:
    """The index of the best option, of equal ones the first."""
    if s.step == PLACE_STEP:
        wanted = plans.spot(Planner(s, weights), arg1(s.frames[-1]))
        for index in range(len(s.codes)):
            if PLACE.spot(s.codes[index]) == wanted:
                return index
    worths = worths_alone(s, weights, plans)
    best: i64 = 0
    for index in range(len(worths)):
        if worths[index] > worths[best]:
            best = index
    return best


def foresight(s: Tableau, weights: SoloWeights) -> float:
    """How many points are still to come, by what was learned."""
    features = Planner(s, weights).features()
    total = 0.0
    for place in range(len(features)):
        total += features[place] * weights.foresight[place]
    return total


def _turn(code: i64, planner: Planner, plans: Plans) -> float:
    """A tile at its best spot, less its price; or money."""
    if code == MONEY.first:
        return planner.money(float(INCOME))
    tile: i64 = HALLWAY if code == BUY_HALLWAY.first else STAIRS
    price: i64 = CORRIDOR_PRICE
    if BUY.has(code):
        tile = BUY.arg1(code)
        price = planner.s.price(planner.s.slot_of(tile))
    return plans.best(planner, tile) + planner.extra(tile) + planner.money(-float(price))


def _claim(code: i64) -> float:
    """Every reward is taken; the order is chosen so that each helps those after it."""
    return float(ORDER.index(TYPE[tile_of(CLAIM.arg1(code))])) if CLAIM.has(code) else REFUSED


def _pick(code: i64, planner: Planner, plans: Plans) -> float:
    """A tile for the next market: what it would be worth in the castle, and a longer game."""
    if code == DONE.first:
        return 0.0
    tile = PUT.arg1(code)
    worth = planner.extra(tile) + plans.best(planner, tile)
    return planner.weights.longer + planner.weights.pick * max(-5.0, worth)


def _choice(code: i64, planner: Planner, plans: Plans) -> float:
    """An answer to one of the small questions."""
    if TAKE.has(code):
        corridor: i64 = HALLWAY + TAKE.arg1(code)
        return plans.best(planner, corridor) + planner.extra(corridor)
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
