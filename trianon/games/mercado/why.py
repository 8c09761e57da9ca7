"""Mercado: why a coin may not be laid beside a tile, for a person (M5)."""

from mypy_extensions import i64

from trianon.games.mercado.codes import CHANGER_STEP
from trianon.games.mercado.components import COIN_CHANGER, COINS, PRICE_KIND, PRICE_KINDS, TILE_NAMES, WHITE
from trianon.games.mercado.prices import missing
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count


def why_not_placed(s: Tableau, coin: i64, tile: i64) -> str:
    """The reason why this coin does not go there now."""
    position = s.position_of(tile)
    name = TILE_NAMES[tile]
    if position < 0:
        return f"{name} is not in the market"
    if s.step == CHANGER_STEP and coin != WHITE:
        return "the coin changer gives a white coin (M8.3)"
    if s.step == CHANGER_STEP and tile == COIN_CHANGER:
        return "the white coin of the coin changer goes beside another tile (M8.3)"
    if s.step != CHANGER_STEP and count(s.drawn, coin) == 0:
        return f"no {COINS[coin]} coin lies in front of seat {s.seat}"
    if missing(tile, s.edge(position, s.seat)) == 0:
        return f"the price of {name} is complete already (M5.1a)"
    return f"a {COINS[coin]} coin does not fit the {PRICE_KINDS[PRICE_KIND[tile]]} price of {name} (M5.1)"
