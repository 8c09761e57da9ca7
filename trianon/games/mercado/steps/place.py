"""Place: the drawn coins are laid beside tiles, one by one, until the player is done (M4.4, M4.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado.actions import DONE, EVALUATE_STEP, PLACE, PLACE_STEP
from trianon.games.mercado.components import BLACK, CHANGER_POSITION
from trianon.games.mercado.events import FINISHED_PLACING, PLACED, PUT_BACK
from trianon.games.mercado.prices import fits
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count, some
from trianon.kernel.step import AGAIN, UNLIKE, Step


class Place(Step[Tableau]):
    """Every drawn coin beside every tile where it fits; enough once one is placed (D6)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64](capacity=16)
        for coin in range(BLACK):
            if count(s.drawn, coin) > 0:
                first = PLACE.code(coin)
                for position in range(CHANGER_POSITION + 1):
                    tile = s.market[position]
                    if fits(s.figures, tile, s.edge(position, s.active), coin):
                        codes = append(codes, first + tile)
        if s.placed > 0:
            codes = append(codes, DONE.first)
        return codes

    def likeness(self, s: Tableau, frame: i64, code: i64) -> i64:
        """Whoever has laid down a coin is asked for the next, or whether that is all."""
        return UNLIKE if code == DONE.first else AGAIN

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """A coin is laid down, or the rest goes back."""
        if code == DONE.first:
            s.tell(FINISHED_PLACING, s.active)
            self.otherwise(s, frame)
            return
        coin = PLACE.arg1(code)
        s.drawn -= some(coin)
        s.placed += 1
        lay(s, coin, code - PLACE.code(coin))
        s.push(PLACE_STEP)

    def is_asked_alone(self, s: Tableau, frame: i64) -> bool:
        """The last `done` of a turn: until then it can be taken back."""
        return s.placed > 0

    def otherwise(self, s: Tableau, frame: i64) -> None:
        """Coins that are not placed return to the purse; evaluation follows (M4.5, M6.1)."""
        s.placed = 0
        if s.drawn != 0:
            s.purses[s.active] += s.drawn
            s.tell(PUT_BACK, s.active, s.drawn)
            s.drawn = 0
        s.push(EVALUATE_STEP)


def lay(s: Tableau, coin: i64, tile: i64) -> None:
    """A coin at the active player's edge of a tile."""
    position = s.position_of(tile)
    s.busy = True
    s.set_edge(position, s.active, s.edge(position, s.active) + some(coin))
    s.tell(PLACED, s.active, coin, tile)
