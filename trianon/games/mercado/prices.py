"""Mercado: which coins a price takes, and when it is complete (M5)."""

from mypy_extensions import i64

from trianon.games.mercado.components import (
    BLACK,
    COUNTERFEIT,
    CUTPURSE_FROM,
    FIXED,
    SAME,
    WHITE,
    Figures,
)
from trianon.kernel.bags import count, some, total, without


def fits(figures: Figures, tile: i64, edge: i64, coin: i64) -> bool:
    """Whether a coin may join the coins at an edge, which fit already (M5.1)."""
    kind: i64 = figures.price_kind[tile]
    if kind == COUNTERFEIT or coin == BLACK or total(edge) >= figures.price_size[tile]:
        return False  # M16.2, M5.1a
    if coin == WHITE:
        return True  # M5.2
    if kind == FIXED:
        return count(edge, coin) < count(figures.price_bag[tile], coin)  # M5.1b
    if kind == SAME:
        return without(without(edge, WHITE), coin) == 0  # M5.1c
    return count(edge, coin) == 0  # M5.1d


def can_lie(figures: Figures, tile: i64, edge: i64) -> bool:
    """Whether these coins fit a price (M5.1); at the cutpurse only black ones do (M16.2)."""
    if figures.price_kind[tile] == COUNTERFEIT:
        return without(edge, BLACK) == 0
    laid: i64 = 0
    for coin in range(BLACK + 1):
        for _ in range(count(edge, coin)):
            if not fits(figures, tile, laid, coin):
                return False
            laid += some(coin)
    return True


def missing(figures: Figures, tile: i64, edge: i64) -> i64:
    """How many coins an edge still needs; 0 when the price is complete (M5.3, M16.3)."""
    size: i64 = figures.price_size[tile]
    if figures.price_kind[tile] == COUNTERFEIT:
        size = CUTPURSE_FROM
    return max(0, size - total(edge))
