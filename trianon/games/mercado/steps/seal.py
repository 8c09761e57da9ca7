"""Seal: having seen the coins, the player may return a seal for two more (M4.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.mercado.actions import PLACE_STEP, SPARE, USE_SEAL
from trianon.games.mercado.components import DRAWN_FOR_SEAL
from trianon.games.mercado.drawing import draw_coins
from trianon.games.mercado.events import SEAL_USED, SPARED
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import total
from trianon.kernel.step import Step


class Seal(Step[Tableau]):
    """Use a seal or not (D5)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        return vec[i64]([USE_SEAL.first, SPARE.first])

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """Two more coins, or the last one of the purse (Q2)."""
        s.push(PLACE_STEP)
        if code == SPARE.first:
            s.tell(SPARED, s.active)
            return
        s.seals[s.active] -= 1
        s.spare_seals += 1
        s.tell(SEAL_USED, s.active)
        draw_coins(s, min(DRAWN_FOR_SEAL, total(s.purses[s.active])), True)
