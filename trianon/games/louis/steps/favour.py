"""Favour: C07 decides a tie for first for its owner (P8, L8.16)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import FAVOUR, SKIP_C07, USE_C07
from trianon.games.louis.components import C07, ENOUGH
from trianon.games.louis.ranking import rank_tile
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.state import NOBODY


def ask(s: Tableau) -> bool:
    """Use it or not, when the seat in turn is one of several leaders at a MONEY or FIRST tile (L5.4.2)."""
    if not s.can_use(s.turn, C07) or s.condition(s.tile) == ENOUGH:
        return False
    result = rank_tile(s, s.tile, s.present, NOBODY)
    if result.leaders < 2 or s.present[s.turn] != result.most:
        return False
    s.seat = s.turn
    s.step = FAVOUR
    s.codes = vec[i64]([USE_C07, SKIP_C07])
    return True


def answer(s: Tableau, code: i64) -> None:
    """The owner is sole leader of this tile."""
    if code == SKIP_C07:
        if s.telling:
            s.tell_event(events.skipped(s.turn, C07))
        return
    s.used[s.turn] |= bit(C07)
    s.favoured = s.turn
    if s.telling:
        s.tell_event(events.favoured(s.turn, s.tile, C07))
