"""Purge: without a black coin in the purse, one may be returned from the character tile (M10.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.mercado.actions import LEAVE, PURGE_STEP, RETURN
from trianon.games.mercado.components import BLACK
from trianon.games.mercado.events import FROM_CHARACTER, LEFT, PURGED
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count, some
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step


class Purge(Step[Tableau]):
    """Return one or leave it there (D10)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        return vec[i64]([RETURN.first, LEAVE.first])

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """Who leaves one there would leave the next one too."""
        if code == LEAVE.first:
            s.tell(LEFT, s.active)
            return
        s.characters[s.active] -= some(BLACK)
        s.black += 1
        s.tell(PURGED, s.active, FROM_CHARACTER)
        if arg1(frame) > 1 and count(s.characters[s.active], BLACK) > 0:
            s.push(PURGE_STEP, arg1(frame) - 1)
