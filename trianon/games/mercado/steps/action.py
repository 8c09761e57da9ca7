"""Action: draw and place coins, or put the spent ones back into the purse (M2.3, M4.1, M12)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado.actions import DRAW, PLACE_STEP, REFILL, SEAL_STEP
from trianon.games.mercado.components import DRAWN
from trianon.games.mercado.drawing import draw_coins
from trianon.games.mercado.events import PASSED, REFILLED
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import total
from trianon.kernel.step import Step


class ChooseAction(Step[Tableau]):
    """What is possible (D4)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64](capacity=2)
        if total(s.purses[s.active]) >= DRAWN:
            codes = append(codes, DRAW.first)
        if s.characters[s.active] != 0:
            codes = append(codes, REFILL.first)
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """Action A begins with three coins; action B is all there is to the turn (M12.2)."""
        seat = s.active
        if code == REFILL.first:
            coins = s.characters[seat]
            s.purses[seat] += coins  # M12.1
            s.characters[seat] = 0
            s.tell(REFILLED, seat, coins)
            return
        draw_coins(s, DRAWN, False)
        may_go_on = s.seals[seat] > 0 and s.purses[seat] != 0  # M4.2
        s.push(SEAL_STEP if may_go_on else PLACE_STEP)

    def otherwise(self, s: Tableau, frame: i64) -> None:
        """Who can do nothing passes (M2.3, Q3)."""
        s.tell(PASSED, s.active)
