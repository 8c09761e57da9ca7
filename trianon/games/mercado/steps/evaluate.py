"""Evaluate: of several complete tiles the player says which one comes next (M6.2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado import buying
from trianon.games.mercado.codes import EVALUATE, EVALUATE_STEP
from trianon.games.mercado.prices import missing
from trianon.games.mercado.tableau import Tableau


def ask(s: Tableau) -> None:
    """Every tile that is complete at the active player's edge (D7)."""
    s.seat = s.active
    s.step = EVALUATE_STEP
    codes = vec[i64](capacity=4)
    for position in range(len(s.market)):
        edge = s.edge(position, s.active)
        if edge != 0 and missing(s.market[position], edge) == 0:
            codes = append(codes, EVALUATE + s.market[position])
    s.codes = codes


def answer(s: Tableau, code: i64) -> None:
    """The tile is resolved entirely before the next one."""
    buying.evaluate(s, s.position_of(code - EVALUATE))
