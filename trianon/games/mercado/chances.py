"""Mercado: how likely a purse gives the coins that an edge still needs."""

from math import comb
from typing import Final

from mypy_extensions import i64

from trianon.games.mercado.components import (
    BLACK,
    COLOURED,
    COUNTERFEIT,
    DIFFERENT,
    FIXED,
    WHITE,
    Figures,
)
from trianon.games.mercado.prices import missing
from trianon.kernel.bags import count, some, total

_DRAWN_KINDS: Final = BLACK + 1


def completing(figures: Figures, tile: i64, edge: i64, purse: i64, draws: i64) -> float:
    """The chance that so many coins of a purse hold all that an edge still needs (M5)."""
    kind: i64 = figures.price_kind[tile]
    if kind == COUNTERFEIT:
        return 0.0
    need = missing(figures, tile, edge)
    caps: list[int] = [0] * COLOURED
    if kind == FIXED:
        for coin in range(COLOURED):
            caps[coin] = count(figures.price_bag[tile], coin) - count(edge, coin)
        return enough(purse, caps, need, draws)
    if kind == DIFFERENT:
        for coin in range(COLOURED):
            caps[coin] = 0 if count(edge, coin) > 0 else 1
        return enough(purse, caps, need, draws)
    failing = 1.0
    begun = total(edge) > count(edge, WHITE)
    for coin in range(COLOURED):
        if not begun or count(edge, coin) > 0:
            caps = [0] * COLOURED
            caps[coin] = need
            failing *= 1.0 - enough(purse, caps, need, draws)
    return 1.0 - failing


def enough(purse: i64, caps: list[int], need: i64, draws: i64) -> float:
    """The chance to draw `need` coins that count: of each colour up to its cap, and white ones."""
    inside = total(purse)
    draws = min(draws, inside)
    if need <= 0:
        return 1.0
    if draws < need:
        return 0.0
    ways: list[list[float]] = [
        [0.0] * (need + 1) for _ in range(draws + 1)
    ]  # by coins drawn, and those that count
    ways[0][0] = 1.0
    rest = count(purse, BLACK)
    for coin in range(COLOURED):
        if caps[coin] > 0:
            ways = _with(ways, count(purse, coin), caps[coin], need, draws)
        else:
            rest += count(purse, coin)
    ways = _with(ways, count(purse, WHITE), need, need, draws)
    good = 0.0
    for taken in range(draws + 1):
        if ways[taken][need] > 0.0:
            good += ways[taken][need] * float(comb(rest, draws - taken))
    return good / float(comb(inside, draws))


def _with(ways: list[list[float]], held: i64, cap: i64, need: i64, draws: i64) -> list[list[float]]:
    """The ways to draw, with one more kind of coin."""
    if held == 0:
        return ways
    found: list[list[float]] = [[0.0] * (need + 1) for _ in range(draws + 1)]
    for taken in range(draws + 1):
        for counting in range(need + 1):
            before = ways[taken][counting]
            if before == 0.0:
                continue
            for more in range(min(held, draws - taken) + 1):
                after = min(need, counting + min(more, cap))
                found[taken + more][after] += before * float(comb(held, more))
    return found


class Hands:
    """Every handful that a purse can give, and how likely it is."""

    def __init__(self, purse: i64, draws: i64) -> None:
        self.bags: list[int] = []
        self.chances: list[float] = []
        self._all: float = float(comb(total(purse), draws))
        self._draw(purse, 0, draws, 0, 1.0)

    def _draw(self, purse: i64, coin: i64, left: i64, bag: i64, ways: float) -> None:
        if left == 0:
            self.bags.append(bag)
            self.chances.append(ways / self._all)
            return
        if coin == _DRAWN_KINDS:
            return
        held = count(purse, coin)
        for number in range(min(held, left) + 1):
            more = ways * float(comb(held, number))
            self._draw(purse, coin + 1, left - number, bag + some(coin, number), more)
