"""Dispatch: at the beginning of the influence phase a mission puts a stone on its tile (P2, L8.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import DISPATCH, DISPATCH_MISSIONS, GENERAL, LEAVE, OWN, SEND
from trianon.games.louis.components import AMOUNT, ON_LOUIS
from trianon.games.louis.placing import place_stones
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit


def target(s: Tableau, mission: i64) -> i64:
    """The tile that a mission sends a stone to."""
    tile = AMOUNT[mission]
    return s.louis if tile == ON_LOUIS else tile


def ask(s: Tableau) -> bool:
    """From the general supply, from the own one, or not at all (L2.5.3)."""
    seat = s.turn
    if not s.can_use(seat, s.mark) or not s.has_stone(seat) or target(s, s.mark) < 0:
        return False
    code: i64 = SEND + DISPATCH_MISSIONS.index(s.mark) * 3
    codes = vec[i64]()
    if s.general[seat] > 0:
        codes = append(codes, code + GENERAL)
    if s.own[seat] > 0:
        codes = append(codes, code + OWN)
    s.seat = seat
    s.step = DISPATCH
    s.codes = append(codes, code + LEAVE)
    return True


def answer(s: Tableau, code: i64) -> None:
    """The stone goes onto the tile."""
    seat = s.turn
    source: i64 = (code - SEND) % 3
    if source == LEAVE:
        if s.telling:
            s.tell_event(events.skipped(seat, s.mark))
        return
    s.used[seat] |= bit(s.mark)
    tile = target(s, s.mark)
    place_stones(s, seat, tile, 1, source)
    if s.telling:
        s.tell_event(events.dispatched(seat, s.mark, tile, source))
