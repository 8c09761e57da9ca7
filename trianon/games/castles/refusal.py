"""Castles of Mad King Ludwig: why an answer is not legal now, for a person."""

from mypy_extensions import i64

from trianon.games.castles.actions import (
    ARRANGE_STEP,
    BONUS_STEP,
    BUY,
    BUY_HALLWAY,
    CORRIDOR_STEP,
    PICK_STEP,
    PLACE,
    PLACE_STEP,
    RETURN_STEP,
    REWARD_STEP,
    STACK_STEP,
    TURN_STEP,
)
from trianon.games.castles.components import CORRIDOR_PRICE, HALLWAY, NAMES, ROOMS, SIZES, STAIRS
from trianon.games.castles.geometry.placements import why_not
from trianon.games.castles.tableau import EMPTY, Tableau
from trianon.kernel.frame import arg1


def refusal(s: Tableau, code: i64) -> str:
    """Why an answer to the present question is not among its options."""
    if s.step == TURN_STEP:
        return _why_not_bought(s, code)
    if s.step == PLACE_STEP:
        return _why_not_laid(s, code)
    if s.step == ARRANGE_STEP:
        slot = arg1(s.frames[-1])
        return f"a tile without a price is chosen for the slot of {s.price(slot)} now, or none (C4.1, C3.6)"
    if s.step == REWARD_STEP:
        return "that room has no open reward that can be used now (C10.1)"
    if s.step == STACK_STEP:
        return "that stack is empty"
    if s.step == PICK_STEP:
        return f"that tile is not in the stack of size {SIZES[arg1(s.frames[-1])]}"
    if s.step == RETURN_STEP or s.step == BONUS_STEP:
        return f"seat {s.seat} does not have that card to choose"
    if s.step == CORRIDOR_STEP:
        return "there is none in supply that can be laid (C10.3)"
    return "a pair of downstairs rooms cannot give that now (C10.4)"


def _why_not_bought(s: Tableau, code: i64) -> str:
    tile: i64 = HALLWAY if code == BUY_HALLWAY.first else STAIRS
    if BUY.has(code):
        tile = BUY.arg1(code)
    name = NAMES[tile]
    money = s.money[s.seat]
    price: i64 = CORRIDOR_PRICE
    if tile < ROOMS:
        slot = s.slot_of(tile)
        if slot == EMPTY:
            return f"{name} is not in the market"
        price = s.price(slot) - s.coins[slot]
    elif (s.hallways if tile == HALLWAY else s.stairs) == 0:
        return f"there is no {name} left"
    if money < price:
        return f"{name} costs {price}, and seat {s.seat} has {money} (C5.3)"
    return f"{name} cannot be laid in the castle of seat {s.seat} (C5.4)"


def _why_not_laid(s: Tableau, code: i64) -> str:
    tile = arg1(s.frames[-1])
    if PLACE.is_sided(code) != (tile == HALLWAY):
        return "a hallway, and nothing else, is laid with its light or dark side up (C7.9)"
    problem = why_not(s.castles[s.seat], tile, PLACE.spot(code))
    return problem or f"{NAMES[tile]} lies there in another rotation that looks the same"
