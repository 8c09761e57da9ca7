"""Castles of Mad King Ludwig: why a readable action is not legal now, for a person."""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles.codes import (
    ARRANGE_STEP,
    AS,
    BONUS_STEP,
    BUY,
    CLAIM,
    CORRIDOR_STEP,
    DONE,
    DOWNSTAIRS_STEP,
    HOLD,
    KEEP,
    LOOK,
    MONEY,
    PICK_STEP,
    PLACE,
    PLACE_STEP,
    PRICE,
    PUT,
    RETURN_STEP,
    REWARD_STEP,
    SIDED,
    STACK_STEP,
    TAKE,
    TURN_STEP,
)
from trianon.games.castles.components import CORRIDOR_PRICE, HALLWAY, NAMES, ROOMS, SIZES
from trianon.games.castles.geometry.placements import can_lay, why_not
from trianon.games.castles.tableau import EMPTY, Tableau
from trianon.kernel.action import first

_ASKED: Final = (
    "which bonus card to return",
    "which tile to lay at a price",
    "what to do in the turn",
    "where to lay a tile",
    "which reward comes next",
    "whether to take a hallway or stairs",
    "which reward a pair of downstairs rooms gives",
    "which stack to look through",
    "which tiles to lay on the card deck",
    "which bonus card to keep",
)


def reason(s: Tableau, code: i64) -> str:
    """Why this action is not legal now."""
    if _step_of(code, s.step) != s.step:
        return f"seat {s.seat} is asked {_ASKED[s.step]} now"
    if s.step == TURN_STEP:
        return _why_not_bought(s, code - BUY)
    if s.step == PLACE_STEP:
        return _why_not_laid(s, code - PLACE)
    if s.step == ARRANGE_STEP:
        slot = first(s.frames[-1])
        return f"a tile without a price is chosen for the slot of {s.price(slot)} now (C4.1)"
    if s.step == REWARD_STEP:
        return "that room has no open reward that can be used now (C10.1)"
    if s.step == STACK_STEP:
        return "that stack is empty"
    if s.step == PICK_STEP:
        return f"that tile is not in the stack of size {SIZES[first(s.frames[-1])]}"
    if s.step == RETURN_STEP or s.step == BONUS_STEP:
        return f"seat {s.seat} does not have that card to choose"
    if s.step == CORRIDOR_STEP:
        return "there is none in supply that can be laid (C10.3)"
    return "a pair of downstairs rooms cannot give that now (C10.4)"


def _step_of(code: i64, step: i64) -> i64:
    """The question that an action answers; `step` where several are possible."""
    if code >= PLACE:
        return PLACE_STEP
    if code >= PRICE or code == KEEP:
        return ARRANGE_STEP
    if code >= CLAIM:
        return REWARD_STEP
    if code >= LOOK:
        return STACK_STEP
    if code >= AS:
        return DOWNSTAIRS_STEP
    if code >= TAKE:
        return CORRIDOR_STEP
    if code >= MONEY:
        return TURN_STEP
    if code == DONE or PUT <= code < DONE:
        return PICK_STEP
    if code >= DONE:
        return step if step in (CORRIDOR_STEP, DOWNSTAIRS_STEP, STACK_STEP) else CORRIDOR_STEP
    return BONUS_STEP if code >= HOLD else RETURN_STEP


def _why_not_bought(s: Tableau, tile: i64) -> str:
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
    assert not can_lay(s.castles[s.seat], tile)
    return f"{name} cannot be laid in the castle of seat {s.seat} (C5.4)"


def _why_not_laid(s: Tableau, place: i64) -> str:
    tile = first(s.frames[-1])
    if (place >= SIDED) != (tile == HALLWAY):
        return "a hallway, and nothing else, is laid with its light or dark side up (C7.9)"
    problem = why_not(s.castles[s.seat], tile, place & (SIDED - 1))
    return problem or f"{NAMES[tile]} lies there in another rotation that looks the same"
