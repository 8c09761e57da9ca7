"""Reward: which open reward of the turn is next, or given up (C10.1, P3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.actions import CLAIM, DECLINE, DOWNSTAIRS_STEP, REWARD_STEP
from trianon.games.castles.components import CORRIDOR, DOWNSTAIRS, SLEEPING, TYPE
from trianon.games.castles.events import CLAIMED, COUNTED, DECLINED, LOST
from trianon.games.castles.pieces import index_of, piece_at
from trianon.games.castles.rewards import can_take_corridor, is_void, open_rooms, resolve, turns_begun
from trianon.games.castles.tableau import Tableau, reward_room
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step


class Reward(Step[Tableau]):
    """Every open reward, to be claimed or declined (D5); a single one that asks itself is claimed at once.

    Its frame is the turn (P1): it stays on the stack until no reward of the turn is open.
    """

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64]()
        if not s.open:
            return codes
        rooms = open_rooms(s, turns_begun(s))
        if _lost(s, rooms, frame):
            return codes
        castle = s.castles[s.active]
        for index in rooms:
            if TYPE[castle.tiles[index]] != CORRIDOR or can_take_corridor(s, arg1(frame) == 1):
                codes = append(codes, CLAIM.first + piece_at(castle, index))
        if len(rooms) == 1 and len(codes) == 1:
            type = TYPE[castle.tiles[rooms[0]]]
            if type == CORRIDOR or type == DOWNSTAIRS or type == SLEEPING:
                return codes
        for index in rooms:
            if TYPE[castle.tiles[index]] != DOWNSTAIRS or s.downstairs[s.active] % 2 == 1:
                codes = append(codes, DECLINE.first + piece_at(castle, index))
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """Carry out a reward or give it up; a downstairs room counts in any case (P3)."""
        s.push(REWARD_STEP, arg1(frame))  # the turn goes on
        seat = s.active
        castle = s.castles[seat]
        is_claim = CLAIM.has(code)
        index = index_of(castle, CLAIM.arg1(code) if is_claim else DECLINE.arg1(code))
        tile = castle.tiles[index]
        type = TYPE[tile]
        _remove(s, index)
        s.tell(CLAIMED if is_claim else DECLINED, seat, index, type)
        if type == DOWNSTAIRS:
            s.downstairs[seat] += 1
            is_even = s.downstairs[seat] % 2 == 0
            s.tell(COUNTED, seat, tile, s.downstairs[seat], 1 if is_even else 0)
            if is_claim and is_even:
                s.push(DOWNSTAIRS_STEP, index)  # C10.4
        elif is_claim:
            resolve(s, type, index)

    def otherwise(self, s: Tableau, frame: i64) -> None:
        """Rewards that can give nothing any more are lost; when none is open, the turn is over (P5)."""
        rooms = open_rooms(s, turns_begun(s) + 1)
        if not rooms:
            return
        s.push(REWARD_STEP, arg1(frame))
        castle = s.castles[s.active]
        for index in _lost(s, rooms, frame):
            _remove(s, index)
            s.tell(LOST, s.active, index, TYPE[castle.tiles[index]])


def _lost(s: Tableau, rooms: list[int], frame: i64) -> list[int]:
    """Of these rooms those whose rewards can give nothing any more (C10.3, C10.9, A13)."""
    castle = s.castles[s.active]
    is_used = arg1(frame) == 1
    lost = [index for index in rooms if is_void(s, TYPE[castle.tiles[index]], is_used)]
    if lost:
        return lost
    for index in rooms:
        if TYPE[castle.tiles[index]] != CORRIDOR:
            return lost  # it may still make room for a hallway
    return lost if can_take_corridor(s, is_used) else rooms


def _remove(s: Tableau, index: i64) -> None:
    """A room is completed only once, so its index is enough to find its reward."""
    s.open = [entry for entry in s.open if reward_room(entry) != index]
