"""Prices against a second, slow way to decide what fits: by assigning every coin to a slot (M5)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

import pytest

from trianon.games.mercado.components import TILE_NAMES
from trianon.games.mercado.figures import PACKAGED
from trianon.games.mercado.prices import can_lie, fits, missing
from trianon.kernel.bags import some
from trianon.testing import rule

LETTERS = "GSCTWB"


def wishes(price: str) -> Iterator[str]:
    """Every list of colours that pays the price exactly."""
    if price[0] == "F":
        yield price[2:]
    elif price[0] == "S":
        for colour in "GSCT":
            yield colour * int(price[1])
    else:
        for colours in permutations("GSCT", int(price[1])):
            yield "".join(colours)


def is_part_of(coins: tuple[str, ...], wish: str) -> bool:
    """Whether the coins can lie on slots of a payment: white on any, a colour on its own."""
    slots = list(wish)
    for coin in sorted(coins, key=lambda coin: coin == "W"):
        if coin in slots and coin != "W":
            slots.remove(coin)
        elif coin == "W" and slots:
            slots.pop(slots.index("W") if "W" in slots else 0)
        else:
            return False
    return True


def bag(coins: tuple[str, ...]) -> int:
    return sum(some(LETTERS.index(coin)) for coin in coins)


@rule("M5.1", "M5.2", "M5.3")
@pytest.mark.parametrize("price", sorted({price for price in PACKAGED.price_notation if price[0] != "B"}))
def test_what_fits_is_what_can_be_completed(price: str) -> None:
    """Coins fit exactly when they are part of some full payment."""
    tile = PACKAGED.price_notation.index(price)
    for size in range(6):
        for coins in combinations_with_replacement(LETTERS, size):
            expected = any(is_part_of(coins, wish) for wish in wishes(price))
            assert can_lie(PACKAGED, tile, bag(coins)) == expected, (TILE_NAMES[tile], coins)
            if expected:
                for number, coin in enumerate(LETTERS):
                    more = any(is_part_of((*coins, coin), wish) for wish in wishes(price))
                    assert fits(PACKAGED, tile, bag(coins), number) == more, (TILE_NAMES[tile], coins, coin)
                assert (missing(PACKAGED, tile, bag(coins)) == 0) == (size == len(next(wishes(price))))
