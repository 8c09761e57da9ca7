"""Castles of Mad King Ludwig: what completed rooms give (C10)."""

from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.codes import (
    CORRIDOR_STEP,
    DOWNSTAIRS_STEP,
    REWARD_STEP,
    STACK_STEP,
    TURN_STEP,
)
from trianon.games.castles.components import (
    ACTIVITY,
    ACTIVITY_REWARD,
    BASE,
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
from trianon.games.castles.geometry.placements import can_lay
from trianon.games.castles.geometry.points import own_bonus
from trianon.games.castles.pieces import piece_at
from trianon.games.castles.steps import cards
from trianon.games.castles.tableau import Tableau
from trianon.kernel.action import first, kind_of, pack


def open_reward(s: Tableau, index: i64) -> None:
    """A room was completed: its reward waits (P2)."""
    s.open.append(index | (s.depth() << 8))
    if s.telling:
        castle = s.castles[s.active]
        s.tell_event(events.completed(s.active, piece_at(castle, index), index, TYPE[castle.tiles[index]]))


def resolve(s: Tableau, type: i64, index: i64) -> None:
    """Carry out the reward of a type for a completed room (C10.2 to C10.9)."""
    seat = s.active
    castle = s.castles[seat]
    piece = piece_at(castle, index)
    if type == ACTIVITY:
        s.activity[seat] += ACTIVITY_REWARD
        if s.telling:
            s.tell_event(events.won_points(seat, piece, ACTIVITY_REWARD))
    elif type == CORRIDOR:
        s.push(CORRIDOR_STEP, index)
    elif type == FOOD:
        if s.telling:
            s.tell_event(events.extra_turn(seat, piece))
        begin_turn(s)
    elif type == LIVING:
        tile = castle.tiles[index]
        own = own_bonus(castle, index)
        s.again[seat].append(tile | ((BASE[tile] + own) << 8))
        if s.telling:
            s.tell_event(events.scored_again(seat, piece, index, BASE[tile], own))
    elif type == OUTDOOR:
        s.money[seat] += OUTDOOR_REWARD
        if s.telling:
            s.tell_event(events.won_money(seat, piece, OUTDOOR_REWARD))
    elif is_void(s, type):
        if s.telling:
            s.tell_event(events.lost(seat, piece, index, type))
    elif type == SLEEPING:
        s.push(STACK_STEP, index)
    else:
        cards.draw_two(s)


def begin_turn(s: Tableau) -> None:
    """A turn: one action, then the rewards of the rooms that it completes (P1, P5)."""
    s.push(REWARD_STEP)
    s.push(TURN_STEP)


def downstairs(s: Tableau, index: i64) -> None:
    """Every second completed downstairs room gives a reward of another type (C10.4)."""
    s.push(DOWNSTAIRS_STEP, index)


def is_void(s: Tableau, type: i64) -> bool:
    """Whether such a reward can give nothing any more in this turn."""
    if type == CORRIDOR:
        return is_corridor_used(s) or (s.hallways == 0 and s.stairs == 0)
    if type == UTILITY:
        return s.bonus_deck == 0 and len(s.under) == 0
    if type == SLEEPING:
        for stack in s.stacks:
            if stack != 0:
                return False
        return True
    return False


def can_take_corridor(s: Tableau) -> bool:
    """Whether a hallway or stairs can be taken and laid now (C10.3, A13)."""
    if is_void(s, CORRIDOR):
        return False
    castle = s.castles[s.active]
    return (s.hallways > 0 and can_lay(castle, HALLWAY)) or (s.stairs > 0 and can_lay(castle, STAIRS))


def is_corridor_used(s: Tableau) -> bool:
    """Whether the corridor reward of the present turn has been used (C10.3)."""
    return first(s.frames[_turn_frame(s)]) == 1


def use_corridor(s: Tableau) -> None:
    """The corridor reward can be taken once in a turn (C10.3)."""
    s.frames[_turn_frame(s)] = pack(REWARD_STEP, 1)


def _turn_frame(s: Tableau) -> i64:
    """Where the frame of the present turn lies on the stack."""
    place: i64 = len(s.frames) - 1
    while kind_of(s.frames[place]) != REWARD_STEP:
        place -= 1
    return place
