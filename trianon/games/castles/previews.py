"""Castles of Mad King Ludwig: what the asked seat's choices would bring, computed for its view alone."""

from mypy_extensions import i64

from trianon.games.castles.codes import TURN_STEP
from trianon.games.castles.components import CORRIDOR_PRICE, HALLWAY, NAMES, STAIRS
from trianon.games.castles.sketch import offer_of, spots_of
from trianon.games.castles.tableau import EMPTY, Tableau
from trianon.kernel.action import first
from trianon.kernel.state import NOBODY


def is_turn(s: Tableau) -> bool:
    """Whether a seat is asked what to buy."""
    return s.seat != NOBODY and s.step == TURN_STEP


def spots(s: Tableau) -> list[dict[str, object]]:
    """Every legal spot of the tile that is to be laid, in the order of the options."""
    return spots_of(s.sketches[s.active], s.castles[s.active], first(s.frames[-1]))


def offers(s: Tableau) -> list[dict[str, object]]:
    """Everything on sale: its price, its spots, the most points there, and why it is out of reach."""
    seen: list[dict[str, object]] = []
    for slot in range(len(s.market)):
        if s.market[slot] != EMPTY:
            seen.append(_offer(s, s.market[slot], s.price(slot), s.coins[slot], True))
    seen.append(_offer(s, HALLWAY, CORRIDOR_PRICE, 0, s.hallways > 0))
    seen.append(_offer(s, STAIRS, CORRIDOR_PRICE, 0, s.stairs > 0))
    return seen


def _offer(s: Tableau, tile: i64, price: i64, coins: i64, in_supply: bool) -> dict[str, object]:
    offer = offer_of(s.sketches[s.active], s.castles[s.active], tile)
    why: str | None = None
    if not in_supply:
        why = "supply"
    elif s.money[s.active] + coins < price:
        why = "money"
    elif offer.spots == 0:
        why = "spot"
    return {
        "room": NAMES[tile],
        "price": price,
        "coins": coins,
        "pay": price - coins,
        "spots": offer.spots,
        "best": offer.best,
        "why": why,
    }
