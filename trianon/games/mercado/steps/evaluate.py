"""Evaluate: of several complete tiles the player says which one comes next (M6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado.actions import EVALUATE, EVALUATE_STEP
from trianon.games.mercado.components import GOODS
from trianon.games.mercado.prices import missing
from trianon.games.mercado.steps.buying import buy
from trianon.games.mercado.steps.service import serve
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.step import Step


class Evaluate(Step[Tableau]):
    """Every tile that is complete at the active player's edge (D7). Without one the turn ends (M6.3)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64](capacity=4)
        for position in range(len(s.market)):
            edge = s.edge(position, s.active)
            if edge != 0 and missing(s.figures, s.market[position], edge) == 0:
                codes = append(codes, EVALUATE.first + s.market[position])
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The tile is resolved entirely before the next one (M6.2)."""
        s.push(EVALUATE_STEP)
        position = s.position_of(EVALUATE.arg1(code))
        if position < GOODS:
            buy(s, position)
        else:
            serve(s, position)
