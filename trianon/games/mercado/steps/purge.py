"""Purge: without a black coin in the purse, one may be returned from the character tile (M10.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.mercado import events
from trianon.games.mercado.codes import LEAVE, PURGE_STEP, RETURN
from trianon.games.mercado.components import BLACK
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.action import first
from trianon.kernel.bags import count, some


def ask(s: Tableau) -> None:
    """Return one or leave it there (D10)."""
    s.seat = s.active
    s.step = PURGE_STEP
    s.codes = vec[i64]([RETURN, LEAVE])


def answer(s: Tableau, frame: i64, code: i64) -> None:
    """Who leaves one there would leave the next one too."""
    if code == LEAVE:
        if s.telling:
            s.tell_event(events.left(s.active))
        return
    s.characters[s.active] -= some(BLACK)
    s.black += 1
    if s.telling:
        s.tell_event(events.purged(s.active, "character"))
    if first(frame) > 1 and count(s.characters[s.active], BLACK) > 0:
        s.push(PURGE_STEP, first(frame) - 1)
