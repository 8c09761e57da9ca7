"""Corridor and downstairs rewards: a free hallway or stairs, and the choice of a pair (C10.3, C10.4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles import events, rewards
from trianon.games.castles.codes import AS, PLACE_STEP, SKIP, TAKE
from trianon.games.castles.components import CORRIDOR, DOWNSTAIRS, HALLWAY, STAIRS, TYPE, TYPES
from trianon.games.castles.geometry.placements import can_lay
from trianon.games.castles.pieces import piece_at
from trianon.games.castles.steps.turn import take_from_supply
from trianon.games.castles.tableau import Tableau
from trianon.kernel.action import first


def options(s: Tableau) -> vec[i64]:
    """A hallway or stairs that can be laid, or nothing (D6)."""
    castle = s.castles[s.active]
    codes = vec[i64]()
    if s.hallways > 0 and can_lay(castle, HALLWAY):
        codes = append(codes, TAKE)
    if s.stairs > 0 and can_lay(castle, STAIRS):
        codes = append(codes, TAKE + 1)
    return append(codes, SKIP)


def answer(s: Tableau, code: i64) -> None:
    """The tile is taken and laid like a bought one."""
    index = first(s.frames.pop())
    if code == SKIP:
        decline(s, index)
        return
    tile: i64 = code - TAKE + HALLWAY
    take_from_supply(s, tile)
    rewards.use_corridor(s)
    if s.telling:
        s.tell_event(events.took(s.active, tile))
    s.push(PLACE_STEP, tile)


def downstairs_options(s: Tableau) -> vec[i64]:
    """The reward of any other type, or nothing (D7)."""
    codes = vec[i64]()
    for type in range(len(TYPES)):
        if type == DOWNSTAIRS or (type == CORRIDOR and not rewards.can_take_corridor(s)):
            continue
        codes = append(codes, AS + type)
    return append(codes, SKIP)


def answer_downstairs(s: Tableau, code: i64) -> None:
    """The chosen reward, for the room that made the count even (A6)."""
    index = first(s.frames.pop())
    if code == SKIP:
        decline(s, index)
        return
    if s.telling:
        s.tell_event(events.chose(s.active, piece_at(s.castles[s.active], index), code - AS))
    rewards.resolve(s, code - AS, index)


def decline(s: Tableau, index: i64) -> None:
    """The reward of a room is given up after all."""
    if s.telling:
        castle = s.castles[s.active]
        s.tell_event(events.declined(s.active, piece_at(castle, index), index, TYPE[castle.tiles[index]]))
