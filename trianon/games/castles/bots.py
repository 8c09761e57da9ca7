"""Castles of Mad King Ludwig: what an answer is worth to the seat asked, judged from its view alone.

Tiles are tried in the own castle, rebuilt from the view: the points of every spot at once and its completed
rooms, then for the better ones what the castle promises afterwards - doors, bonuses, bonus cards, favors,
stacks that run out. Against all that stands the price, by what money is still good for.
"""

from typing import Any, Final

from trianon.games.castles.appraisal import NOWHERE, Appraiser, leading
from trianon.games.castles.components import (
    BONUS_CARD_IDS,
    INCOME,
    SIZE,
    SIZES,
    STACK_POINTS,
    TILE_IDS,
    TYPES,
)
from trianon.games.castles.imagine import Seen, placed
from trianon.games.castles.pricing import Pricing
from trianon.kernel.rng import Rng

FEW: Final = 5  # spots judged in full for a tile that may be bought
MANY: Final = 20  # spots judged in full for a tile that is to be laid
TRIBUTE: Final = 0.15  # how much it hurts that a rival gets 1,000 marks
USUAL: Final = 5.0  # what a tile of the market is worth
REACHES: Final = 0.4  # how likely a tile chosen for the next market can be bought
REFUSED: Final = -1.0
# Money and cards before what may need them, and free corridors before an extra turn.
ORDER: Final = ("food", "corridor", "downstairs", "sleeping", "utility", "living", "activity", "outdoor")


def worth(view: dict[str, Any], question: dict[str, Any], rng: Rng) -> list[float]:
    """The worth of every option in points, or at least in the right order."""
    ask: str = question["ask"]
    options: list[dict[str, Any]] = question["options"]
    seen = Seen(view)
    if ask == "arrange":
        return _arrange(view, options, seen)
    if ask == "reward":
        return [_reward(option) for option in options]
    judge = Appraiser(seen, seen.me)
    if ask == "place":
        return _place(view, options, judge)
    if ask == "turn":
        return _turn(view, options, judge)
    if ask == "pick":
        return [_pick(option, judge) for option in options]
    return [_choice(option, judge) for option in options]


# --- buying and laying ----------------------------------------------------------------------------------


def _turn(view: dict[str, Any], options: list[dict[str, Any]], judge: Appraiser) -> list[float]:
    """A tile at its best spot, less its price; or money."""
    pays: dict[str, int] = {offer["room"]: offer["pay"] for offer in view["offers"]}
    seen = judge.seen
    worths: list[float] = []
    for option in options:
        if option["kind"] == "money":
            worths.append(judge.money(float(INCOME)))
            continue
        room: str = option["args"]["room"]
        price: int = option["args"]["price"]
        gain = judge.best(TILE_IDS[room], FEW).worth + judge.money(float(-pays[room]))
        if seen.me != seen.master:  # C5.2: the price goes to a rival
            gain -= TRIBUTE * float(price) / 1000.0 / float(seen.seats - 1)
        worths.append(gain)
    return worths


def _place(view: dict[str, Any], options: list[dict[str, Any]], judge: Appraiser) -> list[float]:
    """Points and rewards of every spot, and for the best of them what the castle promises then."""
    tile = TILE_IDS[view["placing"]["room"]]
    spots: list[int] = []
    for option in options:
        args: dict[str, Any] = option["args"]
        spots.append(placed(args["x"], args["y"], args["r"], args.get("side", "light")))
    quick: list[float] = [judge.quick(tile, spot) for spot in spots]
    worths: list[float] = [NOWHERE] * len(options)
    for index in leading(quick, MANY):
        worths[index] = judge.full(tile, spots[index])
    return worths


# --- prices ---------------------------------------------------------------------------------------------


def _arrange(view: dict[str, Any], options: list[dict[str, Any]], seen: Seen) -> list[float]:
    """The tile that the plan wants at the slot asked for, or to leave all as it lies if that is the plan."""
    market: list[dict[str, Any]] = [ware for ware in view["market"] if ware is not None]
    tiles: list[int] = [TILE_IDS[ware["room"]] for ware in market]
    coins: list[int] = [ware["coins"] for ware in market]
    prices: list[int] = [ware["price"] for ware in market]
    slots: list[int] = [ware["slot"] for ware in market]
    slot: int = view["arrange"]["slot"]
    asked = slots.index(slot)
    plan = Pricing(seen, tiles, coins, prices).plan(asked)
    wanted: str = market[plan[asked]]["room"]
    in_order = plan == list(range(len(plan)))
    worths: list[float] = []
    for option in options:
        if option["kind"] == "keep":
            worths.append(2.0 if in_order else 0.0)
        else:
            worths.append(1.0 if option["args"]["room"] == wanted else 0.0)
    return worths


# --- rewards and cards ----------------------------------------------------------------------------------


def _reward(option: dict[str, Any]) -> float:
    """Every reward is taken; the order is chosen so that each helps those after it."""
    if option["kind"] == "decline":
        return REFUSED
    return float(ORDER.index(option["args"]["type"]))


def _choice(option: dict[str, Any], judge: Appraiser) -> float:
    """An answer to one of the small questions."""
    kind: str = option["kind"]
    args: dict[str, Any] = option["args"]
    if kind == "take":
        return judge.best(TILE_IDS[args["room"]], MANY // 2).worth
    if kind == "as":
        return judge.reward(TYPES.index(args["type"]))
    if kind == "look":
        return _look(SIZES.index(args["size"]), judge)
    if kind == "return":
        return -judge.prospect(BONUS_CARD_IDS[args["card"]])
    if kind == "hold":
        return judge.prospect(BONUS_CARD_IDS[args["card"]])
    return 0.0  # decline


def _look(number: int, judge: Appraiser) -> float:
    """A stack is worth a look when it holds something to choose from, or when it should run out."""
    left = judge.seen.stacks[number]
    own = float(judge.castle.of_size(SIZES[number]))
    return judge.hope * (0.5 + 0.1 * float(left)) + own * _emptier(number, judge)


def _emptier(number: int, judge: Appraiser) -> float:
    """What one tile less in a stack promises for each own tile of that size (C12.1)."""
    left = judge.seen.stacks[number]
    if judge.seen.is_last:
        return float(STACK_POINTS) if left <= 2 else 0.0
    return float(STACK_POINTS) * (1.0 - judge.empty[number]) / float(left + 1)


def _pick(option: dict[str, Any], judge: Appraiser) -> float:
    """A tile for the next market: what it would be worth in the own castle, and that its stack shrinks."""
    if option["kind"] == "done":
        return 0.0
    tile = TILE_IDS[option["args"]["room"]]
    number = SIZES.index(SIZE[tile])
    gain = float(judge.castle.of_size(SIZES[number])) * _emptier(number, judge)
    if not judge.seen.is_last:
        gain += REACHES * (judge.best(tile, FEW).worth - USUAL)
    return gain
