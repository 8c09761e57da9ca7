"""Mercado: why an answer is not possible now, for a person."""

from mypy_extensions import i64

from trianon.games.mercado.actions import CHANGER_STEP, DONE, DRAW, EVALUATE, GIVE, PLACE, PLAY, REFILL
from trianon.games.mercado.components import (
    COIN_CHANGER,
    COINS,
    FACE_NAMES,
    PRICE_KINDS,
    TILE_NAMES,
    WHITE,
)
from trianon.games.mercado.prices import missing
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count


def refusal(s: Tableau, code: i64) -> str:
    """Why an answer to the present question is not among its options."""
    if PLACE.has(code):
        return _about_coin(s, PLACE.arg1(code), PLACE.arg2(code))
    if DONE.has(code):
        return "at least one of the drawn coins must be placed (M4.4)"
    if EVALUATE.has(code):
        return f"the price of {TILE_NAMES[EVALUATE.arg1(code)]} is not complete at the edge of seat {s.seat}"
    if PLAY.has(code):
        return f"seat {s.seat} has no privilege {FACE_NAMES[PLAY.arg1(code)]}"
    if GIVE.has(code):
        return f"seat {s.seat} has no privilege {FACE_NAMES[GIVE.arg1(code)]}"
    if DRAW.has(code):
        return f"seat {s.seat} has fewer than three coins in the purse (M2.3)"
    if REFILL.has(code):
        return f"no coin lies on the character tile of seat {s.seat} (M2.3)"
    return "nobody else has a seal (M16.4)"


def _about_coin(s: Tableau, coin: i64, tile: i64) -> str:
    """Why this coin does not go there now (M5)."""
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
    if missing(s.figures, tile, s.edge(position, s.seat)) == 0:
        return f"the price of {name} is complete already (M5.1a)"
    kind = PRICE_KINDS[s.figures.price_kind[tile]]
    return f"a {COINS[coin]} coin does not fit the {kind} price of {name} (M5.1)"
