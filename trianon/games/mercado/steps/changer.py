"""Changer: the coin changer's white coin is placed at once beside another tile (M8.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado.actions import PLACE
from trianon.games.mercado.components import CHANGER_POSITION, WHITE, WILD
from trianon.games.mercado.events import NOTHING
from trianon.games.mercado.prices import fits
from trianon.games.mercado.steps.place import lay
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.step import Step


class Changer(Step[Tableau]):
    """Every other tile where a white coin fits, while there is one in the supply (D8)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64](capacity=8)
        if s.white == 0:
            return codes
        first = PLACE.code(WHITE)
        for position in range(CHANGER_POSITION):
            if fits(s.figures, s.market[position], s.edge(position, s.active), WHITE):
                codes = append(codes, first + s.market[position])
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The coin comes from the supply; a tile that it completes is evaluated as well."""
        s.white -= 1
        lay(s, WHITE, PLACE.arg2(code))

    def otherwise(self, s: Tableau, frame: i64) -> None:
        """Without a white coin, or a tile that takes it, the service is void (M8.4)."""
        s.tell(NOTHING, s.active, WILD)
