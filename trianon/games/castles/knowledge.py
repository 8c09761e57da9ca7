"""Castles of Mad King Ludwig: what an answer is worth to the seat asked, in points.

Tiles are tried in the own castle: the points of every spot at once and its completed rooms, then for the
better ones what the castle promises afterwards - doors, bonuses, bonus cards, favors, stacks that run out.
Against all that stands the price, by what money is still good for.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.actions import (
    ARRANGE_STEP,
    AS,
    BUY,
    BUY_HALLWAY,
    CLAIM,
    DONE,
    EMPTY_SLOT,
    HOLD,
    KEEP,
    LOOK,
    MONEY,
    PICK_STEP,
    PLACE,
    PLACE_STEP,
    PRICE,
    PUT,
    RETURN,
    REWARD_STEP,
    TAKE,
    TURN_STEP,
)
from trianon.games.castles.appraisal import GREEDY, NOWHERE, Appraiser, Weights, leading
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
    SIZES,
    SLEEPING,
    STACK_POINTS,
    STAIRS,
    TYPE,
    UTILITY,
)
from trianon.games.castles.hasty import Hasty
from trianon.games.castles.pieces import tile_of
from trianon.games.castles.pricing import Pricing
from trianon.games.castles.tableau import EMPTY, SIZE_NUMBER, Tableau
from trianon.kernel.bits import size
from trianon.kernel.frame import arg1
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

REFUSED: Final = -1.0
# Money and cards before what may need them, and free corridors before an extra turn.
ORDER: Final = [FOOD, CORRIDOR, DOWNSTAIRS, SLEEPING, UTILITY, LIVING, ACTIVITY, OUTDOOR]


def worth(world: State, rng: Rng) -> list[float]:
    """The worth of every option in points, or at least in the right order."""
    assert isinstance(world, Tableau)
    return weighed(world, GREEDY)


def weighed(world: Tableau, weights: Weights, in_haste: bool = False) -> list[float]:
    """The same by these weights; in haste with notes, which are worth making where many games go on."""
    step = world.step
    if step == ARRANGE_STEP:
        return _arrange(world, weights, in_haste)
    if step == REWARD_STEP:
        return [claim_worth(code) for code in world.codes]
    judge = Hasty(world, world.seat, weights) if in_haste else Appraiser(world, world.seat, weights)
    if step == PLACE_STEP:
        return _place(world, judge)
    if step == TURN_STEP:
        return [_turn(world, code, judge) for code in world.codes]
    if step == PICK_STEP:
        return [_pick(code, judge) for code in world.codes]
    return [_choice(code, judge) for code in world.codes]


# --- buying and laying ----------------------------------------------------------------------------------


def _turn(s: Tableau, code: i64, judge: Appraiser) -> float:
    """A tile at its best spot, less its price; or money."""
    if code == MONEY.first:
        return judge.money(float(INCOME))
    tile: i64 = HALLWAY if code == BUY_HALLWAY.first else STAIRS
    price: i64 = CORRIDOR_PRICE
    coins: i64 = 0
    if BUY.has(code):
        tile = BUY.arg1(code)
        slot = s.slot_of(tile)
        price = s.price(slot)
        coins = s.coins[slot]
    gain = judge.best(tile, judge.weights.few).worth + judge.money(float(coins - price))
    if s.seat != s.master:  # C5.2: the price goes to a rival
        gain -= judge.weights.tribute * float(price) / 1000.0 / float(s.seats - 1)
    return gain


def _place(s: Tableau, judge: Appraiser) -> list[float]:
    """Points and rewards of every spot, and for the best of them what the castle promises then."""
    tile = arg1(s.frames[-1])
    quick = judge.quicks(tile, vec[i64]([PLACE.spot(code) for code in s.codes]))
    worths: list[float] = [NOWHERE] * len(quick)
    for index in leading(quick, judge.weights.many):
        worths[index] = judge.full(tile, PLACE.spot(s.codes[index]))
    return worths


# --- prices ---------------------------------------------------------------------------------------------


def _arrange(s: Tableau, weights: Weights, in_haste: bool) -> list[float]:
    """The tile that the plan wants at the slot asked for, or to leave all as it lies if that is the plan."""
    pricing = Pricing(s, weights, in_haste)
    asked = arg1(s.frames[-1])
    plan = pricing.plan(asked)
    wanted = pricing.tiles[plan[asked]]
    in_order = plan == list(range(len(plan)))
    worths: list[float] = []
    for code in s.codes:
        if code == KEEP.first:
            worths.append(2.0 if in_order else 0.0)
        else:
            tile = EMPTY if EMPTY_SLOT.has(code) else PRICE.arg1(code)
            worths.append(1.0 if tile == wanted else 0.0)
    return worths


# --- rewards and cards ----------------------------------------------------------------------------------


def claim_worth(code: i64) -> float:
    """Every reward is taken; the order is chosen so that each helps those after it."""
    if not CLAIM.has(code):
        return REFUSED
    return float(ORDER.index(TYPE[tile_of(CLAIM.arg1(code))]))


def _choice(code: i64, judge: Appraiser) -> float:
    """An answer to one of the small questions."""
    if TAKE.has(code):
        return judge.best(HALLWAY + TAKE.arg1(code), (judge.weights.many + 1) // 2).worth
    if AS.has(code):
        return judge.reward(AS.arg1(code))
    if LOOK.has(code):
        return _look(LOOK.arg1(code), judge)
    if RETURN.has(code):
        return -judge.prospect(RETURN.arg1(code))
    if HOLD.has(code):
        return judge.prospect(HOLD.arg1(code))
    return 0.0  # decline


def _look(number: i64, judge: Appraiser) -> float:
    """A stack is worth a look when it holds something to choose from, or when it should run out."""
    left = size(judge.s.stacks[number])
    own = float(judge.castle.of_size(SIZES[number]))
    return judge.hope * (0.5 + 0.1 * float(left)) + own * _emptier(number, judge)


def _emptier(number: i64, judge: Appraiser) -> float:
    """What one tile less in a stack promises for each own tile of that size (C12.1)."""
    left = size(judge.s.stacks[number])
    if judge.s.last_round:
        return float(STACK_POINTS) if left <= 2 else 0.0
    return float(STACK_POINTS) * (1.0 - judge.empty[number]) / float(left + 1)


def _pick(code: i64, judge: Appraiser) -> float:
    """A tile for the next market: what it would be worth in the own castle, and that its stack shrinks."""
    if code == DONE.first:
        return 0.0
    tile = PUT.arg1(code)
    number = SIZE_NUMBER[tile]
    gain = float(judge.castle.of_size(SIZES[number])) * _emptier(number, judge)
    if not judge.s.last_round:
        gain += judge.weights.reaches * (judge.best(tile, judge.weights.few).worth - judge.weights.usual)
    return gain
