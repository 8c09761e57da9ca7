"""Supply: a seat uses its displayed supply missions, in any order (P1, L3.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.actions import (
    STOP,
    SUPPLY_SET,
    SUPPLY_STEP,
    USE,
    USE_MISSION,
    USE_MONEY,
    USE_STONES,
    USES,
)
from trianon.games.louis.components import AMOUNT, EFFECT, M_COAT, M_INFLUENCE, M_INTRIGUE
from trianon.games.louis.drawing import take_coats, take_influence, take_intrigue
from trianon.games.louis.events import MISSION_USED, SUPPLY_STOPPED
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step


def ask_from(s: Tableau, place: i64) -> None:
    """Ask the next seat with a supply mission, from a place in the turn order on."""
    while place < s.seats:
        seat = s.in_order(place)
        if s.displays[seat] & ~s.used[seat] & SUPPLY_SET != 0:
            s.push(SUPPLY_STEP, place)
            return
        place += 1


class Supply(Step[Tableau]):
    """Every unused mission with what it can give now, or stop."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.in_order(arg1(frame))

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        seat = self.seat(s, frame)
        left: i64 = s.displays[seat] & ~s.used[seat]
        codes = vec[i64]()
        for use in range(USES):
            if left & bit(USE_MISSION[use]) and _is_possible(s, seat, use):
                codes = append(codes, USE.first + use)
        return append(codes, STOP.first) if len(codes) > 0 else codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """One use of a mission; the seat goes on until it stops."""
        seat = self.seat(s, frame)
        if code == STOP.first:
            s.tell(SUPPLY_STOPPED, seat)
            ask_from(s, arg1(frame) + 1)
            return
        use = USE.arg1(code)
        mission: i64 = USE_MISSION[use]
        stones: i64 = USE_STONES[use]
        s.used[seat] |= bit(mission)
        s.money[seat] += USE_MONEY[use]
        s.general[seat] -= stones
        s.own[seat] += stones
        s.tell(MISSION_USED, seat, mission, USE_MONEY[use], stones if stones > 0 else -stones)
        effect = EFFECT[mission]
        if effect == M_COAT:
            take_coats(s, seat, AMOUNT[mission])
        elif effect == M_INTRIGUE:
            take_intrigue(s, seat)
        elif effect == M_INFLUENCE:
            take_influence(s, seat)
        s.push(SUPPLY_STEP, arg1(frame))

    def otherwise(self, s: Tableau, frame: i64) -> None:
        ask_from(s, arg1(frame) + 1)


def _is_possible(s: Tableau, seat: i64, use: i64) -> bool:
    """Whether there is what a use moves; fewer stones are allowed, none at all is no use (L2.4, L2.6)."""
    effect = EFFECT[USE_MISSION[use]]
    if effect == M_INTRIGUE:
        return s.intrigue_deck != 0 or len(s.intrigue_under) > 0
    if effect == M_INFLUENCE:
        return s.own[seat] > 0
    return USE_STONES[use] <= s.general[seat]
