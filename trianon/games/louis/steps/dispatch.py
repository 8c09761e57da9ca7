"""Dispatch: at the beginning of the influence phase a mission puts a stone on its tile (P2, L8.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.actions import (
    DISPATCH,
    DISPATCH_MISSIONS,
    DISPATCH_SET,
    DISPATCH_STEP,
    GENERAL,
    OWN,
    SKIP,
)
from trianon.games.louis.components import AMOUNT, MISSION_COUNT, ON_LOUIS
from trianon.games.louis.events import DISPATCHED, SKIPPED
from trianon.games.louis.stones import put_stones
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2
from trianon.kernel.step import Step


def target(s: Tableau, mission: i64) -> i64:
    """The tile that a mission sends a stone to."""
    tile = AMOUNT[mission]
    return s.louis if tile == ON_LOUIS else tile


def ask_from(s: Tableau, place: i64, mission: i64) -> None:
    """Ask about the next mission of this phase, from a mission of a place in the turn order on (L4.1.2)."""
    while place < s.seats:
        seat = s.in_order(place)
        left: i64 = s.displays[seat] & ~s.used[seat] & DISPATCH_SET
        while mission < MISSION_COUNT and left != 0:
            if left & bit(mission):
                s.push(DISPATCH_STEP, place, mission)
                return
            mission += 1
        mission = 0
        place += 1


class Dispatch(Step[Tableau]):
    """From the general supply, from the own one, or not at all (L2.5.3)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.in_order(arg1(frame))

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        seat = self.seat(s, frame)
        codes = vec[i64](capacity=3)
        if not s.can_use(seat, arg2(frame)) or not s.has_stone(seat):
            return codes
        number: i64 = DISPATCH_MISSIONS.index(arg2(frame))
        if s.general[seat] > 0:
            codes = append(codes, DISPATCH.code(number, GENERAL))
        if s.own[seat] > 0:
            codes = append(codes, DISPATCH.code(number, OWN))
        return append(codes, SKIP.first + number)

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The stone goes onto the tile."""
        seat = self.seat(s, frame)
        mission = arg2(frame)
        if SKIP.has(code):
            s.tell(SKIPPED, seat, mission)
        else:
            source = DISPATCH.arg2(code)
            tile = target(s, mission)
            s.used[seat] |= bit(mission)
            put_stones(s, seat, tile, 1, source)
            s.tell(DISPATCHED, seat, mission, tile, source)
        ask_from(s, arg1(frame), mission + 1)

    def otherwise(self, s: Tableau, frame: i64) -> None:
        ask_from(s, arg1(frame), arg2(frame) + 1)
