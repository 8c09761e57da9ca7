"""Changer: the coin changer's white coin is placed at once beside another tile (M8.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado.buying import takes_white
from trianon.games.mercado.codes import CHANGER_STEP, PAYABLE, PLACE
from trianon.games.mercado.components import WHITE
from trianon.games.mercado.steps.place import lay
from trianon.games.mercado.tableau import Tableau


def ask(s: Tableau) -> None:
    """Every other tile where a white coin fits (D8)."""
    s.seat = s.active
    s.step = CHANGER_STEP
    codes = vec[i64](capacity=8)
    for position in range(len(s.market)):
        if takes_white(s, position):
            codes = append(codes, PLACE + WHITE * PAYABLE + s.market[position])
    s.codes = codes


def answer(s: Tableau, code: i64) -> None:
    """The coin comes from the supply; a tile that it completes is evaluated as well."""
    s.white -= 1
    lay(s, WHITE, (code - PLACE) % PAYABLE)
