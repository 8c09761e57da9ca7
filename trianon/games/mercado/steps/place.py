"""Place: the drawn coins are laid beside tiles, one by one, until the player is done (M4.4, M4.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado import events
from trianon.games.mercado.codes import DONE, EVALUATE_STEP, PAYABLE, PLACE, PLACE_STEP
from trianon.games.mercado.components import BLACK, CHANGER_POSITION
from trianon.games.mercado.prices import fits
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count, some


def ask(s: Tableau) -> None:
    """Every drawn coin beside every tile where it fits; enough once one is placed (D6)."""
    seat = s.active
    s.seat = seat
    s.step = PLACE_STEP
    codes = vec[i64](capacity=16)
    for coin in range(BLACK):
        if count(s.drawn, coin) > 0:
            for position in range(CHANGER_POSITION + 1):
                tile = s.market[position]
                if fits(tile, s.edge(position, seat), coin):
                    codes = append(codes, PLACE + coin * PAYABLE + tile)
    if s.placed > 0:
        codes = append(codes, DONE)
    s.codes = codes


def answer(s: Tableau, code: i64) -> None:
    """A coin is laid down, or the rest goes back."""
    if code == DONE:
        if s.telling:
            s.tell_event(events.done(s.active))
        finish(s)
        return
    coin: i64 = (code - PLACE) // PAYABLE
    s.drawn -= some(coin)
    s.placed += 1
    lay(s, coin, (code - PLACE) % PAYABLE)


def lay(s: Tableau, coin: i64, tile: i64) -> None:
    """A coin at the active player's edge of a tile."""
    position = s.position_of(tile)
    s.set_edge(position, s.active, s.edge(position, s.active) + some(coin))
    if s.telling:
        s.tell_event(events.placed(s.active, coin, tile))


def finish(s: Tableau) -> None:
    """Coins that are not placed return to the purse; evaluation follows (M4.5, M6.1)."""
    s.phase = EVALUATE_STEP
    s.placed = 0
    if s.drawn != 0:
        s.purses[s.active] += s.drawn
        if s.telling:
            s.tell_event(events.put_back(s.active, s.drawn))
        s.drawn = 0
