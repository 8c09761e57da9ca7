"""Reward: which open reward of the turn is next, or given up (C10.1, P3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles import events, rewards
from trianon.games.castles.codes import CLAIM, DECLINE
from trianon.games.castles.components import CORRIDOR, DOWNSTAIRS, SLEEPING, TYPE
from trianon.games.castles.pieces import index_of, piece_at
from trianon.games.castles.tableau import Tableau, reward_depth, reward_room


def waiting(s: Tableau) -> list[int]:
    """The rooms of the present turn whose rewards are open, as indexes in the castle."""
    depth = s.depth()
    return [reward_room(entry) for entry in s.open if reward_depth(entry) == depth]


def drop_lost(s: Tableau) -> None:
    """Rewards that can give nothing any more are lost (C10.3, C10.9, A13)."""
    castle = s.castles[s.active]
    rooms = waiting(s)
    for index in rooms:
        if rewards.is_void(s, TYPE[castle.tiles[index]]):
            _lose(s, index)
    rooms = waiting(s)
    for index in rooms:
        if TYPE[castle.tiles[index]] != CORRIDOR:
            return
    if rooms and not rewards.can_take_corridor(s):
        for index in rooms:
            _lose(s, index)


def options(s: Tableau) -> vec[i64]:
    """Every open reward, to be claimed or declined (D5); a single one that asks itself is claimed at once."""
    castle = s.castles[s.active]
    rooms = waiting(s)
    codes = vec[i64]()
    for index in rooms:
        type = TYPE[castle.tiles[index]]
        if type != CORRIDOR or rewards.can_take_corridor(s):
            codes = append(codes, CLAIM + piece_at(castle, index))
    if len(rooms) == 1 and len(codes) == 1:
        type = TYPE[castle.tiles[rooms[0]]]
        if type == CORRIDOR or type == DOWNSTAIRS or type == SLEEPING:
            return codes
    for index in rooms:
        if TYPE[castle.tiles[index]] != DOWNSTAIRS or s.downstairs[s.active] % 2 == 1:
            codes = append(codes, DECLINE + piece_at(castle, index))
    return codes


def answer(s: Tableau, code: i64) -> None:
    """Carry out a reward or give it up; a downstairs room counts in any case (P3)."""
    seat = s.active
    castle = s.castles[seat]
    is_claim = code < DECLINE
    piece = code - CLAIM if is_claim else code - DECLINE
    index = index_of(castle, piece)
    type = TYPE[castle.tiles[index]]
    _remove(s, index)
    if s.telling:
        told = events.claimed if is_claim else events.declined
        s.tell_event(told(seat, piece, index, type))
    if type == DOWNSTAIRS:
        s.downstairs[seat] += 1
        if s.telling:
            s.tell_event(events.counted(seat, piece, s.downstairs[seat]))
        if is_claim and s.downstairs[seat] % 2 == 0:
            rewards.downstairs(s, index)
    elif is_claim:
        rewards.resolve(s, type, index)


def _lose(s: Tableau, index: i64) -> None:
    _remove(s, index)
    if s.telling:
        castle = s.castles[s.active]
        s.tell_event(events.lost(s.active, piece_at(castle, index), index, TYPE[castle.tiles[index]]))


def _remove(s: Tableau, index: i64) -> None:
    """A room is completed only once, so its index is enough to find its reward."""
    s.open = [entry for entry in s.open if reward_room(entry) != index]
