"""Castles of Mad King Ludwig: turns, and what completed rooms give (C10, P1)."""

from mypy_extensions import i64

from trianon.games.castles.actions import CORRIDOR_STEP, REWARD_STEP, STACK_STEP, TURN_STEP
from trianon.games.castles.components import (
    ACTIVITY,
    ACTIVITY_REWARD,
    CORRIDOR,
    FOOD,
    HALLWAY,
    LIVING,
    OUTDOOR,
    OUTDOOR_REWARD,
    SLEEPING,
    STAIRS,
    TYPE,
    UTILITY,
)
from trianon.games.castles.drawing import draw_two
from trianon.games.castles.events import (
    COMPLETED,
    DECLINED,
    EXTRA_TURN,
    LOST,
    SCORED_AGAIN,
    WON_MONEY,
    WON_POINTS,
)
from trianon.games.castles.geometry.placements import can_lay
from trianon.games.castles.geometry.points import own_bonus
from trianon.games.castles.tableau import Tableau, reward_depth, reward_room
from trianon.kernel.frame import arg1, step_of

# --- turns ----------------------------------------------------------------------------------------


def begin_turn(s: Tableau) -> None:
    """A turn: one action, then the rewards of the rooms that it completes (P1, P5)."""
    s.push(REWARD_STEP)
    s.push(TURN_STEP)


def turns_begun(s: Tableau) -> i64:
    """How many turns stand within each other: 1 in a seat's own turn, 2 in its extra turn, and so on (P1)."""
    turns: i64 = 0
    for frame in s.frames:
        if step_of(frame) == REWARD_STEP:
            turns += 1
    return turns


def open_rooms(s: Tableau, turns: i64) -> list[int]:
    """The rooms whose rewards are open in the innermost of so many turns, as indexes in the castle."""
    return [reward_room(entry) for entry in s.open if reward_depth(entry) == turns - 1]


def is_corridor_used(s: Tableau) -> bool:
    """Whether the corridor reward of the present turn has been used (C10.3)."""
    at = len(s.frames) - 1
    while step_of(s.frames[at]) != REWARD_STEP:
        at -= 1
    return arg1(s.frames[at]) == 1


def use_corridor(s: Tableau) -> None:
    """The corridor reward can be taken once in a turn (C10.3); nothing else waits on the turn now."""
    s.push_instead(REWARD_STEP, 1)


# --- rewards --------------------------------------------------------------------------------------


def open_reward(s: Tableau, index: i64) -> None:
    """A room was completed: its reward waits (P2)."""
    s.open.append(index | ((turns_begun(s) - 1) << 8))
    s.tell(COMPLETED, s.active, index, TYPE[s.castles[s.active].tiles[index]])


def give_up(s: Tableau, index: i64) -> None:
    """The reward of a room is declined after all."""
    s.tell(DECLINED, s.active, index, TYPE[s.castles[s.active].tiles[index]])


def resolve(s: Tableau, type: i64, index: i64) -> None:
    """Carry out the reward of a type for a completed room (C10.2 to C10.9)."""
    seat = s.active
    castle = s.castles[seat]
    tile = castle.tiles[index]
    if type == ACTIVITY:
        s.activity[seat] += ACTIVITY_REWARD
        s.tell(WON_POINTS, seat, tile, ACTIVITY_REWARD)
    elif type == CORRIDOR:
        s.push(CORRIDOR_STEP, index)
    elif type == FOOD:
        s.tell(EXTRA_TURN, seat, tile)
        begin_turn(s)
    elif type == LIVING:
        own = own_bonus(castle, index)
        base = s.figures.base[tile]
        s.again[seat].append(tile | ((base + own) << 8))
        s.tell(SCORED_AGAIN, seat, index, base + own, base, own)
    elif type == OUTDOOR:
        s.money[seat] += OUTDOOR_REWARD
        s.tell(WON_MONEY, seat, tile, OUTDOOR_REWARD)
    elif is_void(s, type, is_used=False):
        s.tell(LOST, seat, index, type)
    elif type == SLEEPING:
        s.push(STACK_STEP, index)
    else:
        draw_two(s)


def is_void(s: Tableau, type: i64, is_used: bool) -> bool:
    """Whether such a reward can give nothing any more in this turn; is_used: its corridor reward is gone."""
    if type == CORRIDOR:
        return is_used or (s.hallways == 0 and s.stairs == 0)
    if type == UTILITY:
        return s.bonus_deck == 0 and len(s.under) == 0
    if type == SLEEPING:
        for stack in s.stacks:
            if stack != 0:
                return False
        return True
    return False


def can_take_corridor(s: Tableau, is_used: bool) -> bool:
    """Whether a hallway or stairs can be taken and laid now (C10.3, A13)."""
    if is_used:
        return False
    castle = s.castles[s.active]
    return (s.hallways > 0 and can_lay(castle, HALLWAY)) or (s.stairs > 0 and can_lay(castle, STAIRS))
