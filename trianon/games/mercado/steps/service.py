"""Service: a complete market tile: what it does, then its price (M8, M16)."""

from mypy_extensions import i64

from trianon.games.mercado.actions import CHANGER_STEP, CUTPURSE_STEP, SERVICE_TASK
from trianon.games.mercado.components import COIN_CHANGER, HEAD_MERCHANT, WHITE
from trianon.games.mercado.effects import carry_out
from trianon.games.mercado.events import PAID, USED
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count, without
from trianon.kernel.frame import arg1
from trianon.kernel.step import Task


def serve(s: Tableau, position: i64) -> None:
    """Service first, payment after it (M8.1)."""
    tile = s.market[position]
    s.tell(USED, s.active, tile)
    s.push(SERVICE_TASK, position)
    if tile == HEAD_MERCHANT:
        carry_out(s, s.figures.effects[tile][0])  # M8.2
    elif tile == COIN_CHANGER:
        s.push(CHANGER_STEP)  # M8.3
    else:
        s.push(CUTPURSE_STEP)  # M16.4


class Service(Task[Tableau]):
    """A market tile that has done its service."""

    def otherwise(self, s: Tableau, frame: i64) -> None:
        """The payment (M8.1, M16.5)."""
        pay(s, arg1(frame))


def pay(s: Tableau, position: i64) -> None:
    """The active player's coins go to the character tile, white ones to the supply (M7.6)."""
    coins = s.edge(position, s.active)
    white = count(coins, WHITE)
    coins = without(coins, WHITE)
    s.set_edge(position, s.active, 0)
    s.characters[s.active] += coins
    s.white += white
    s.tell(PAID, s.active, s.market[position], coins, white)
