"""Castles of Mad King Ludwig: what the asked seat's choices would bring, computed for its view alone."""

from mypy_extensions import i64

from trianon.games.castles.codes import TURN_STEP
from trianon.games.castles.components import BASE, CORRIDOR_PRICE, HALLWAY, NAMES, SIDES, STAIRS
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.geometry.placements import placements
from trianon.games.castles.geometry.points import own_bonus_of, points_of, would_complete
from trianon.games.castles.geometry.spot import r_of, side_of, x_of, y_of
from trianon.games.castles.steps.place import served
from trianon.games.castles.tableau import EMPTY, Tableau
from trianon.kernel.action import first
from trianon.kernel.state import NOBODY


def is_turn(s: Tableau) -> bool:
    """Whether a seat is asked what to buy."""
    return s.seat != NOBODY and s.step == TURN_STEP


def spots(s: Tableau) -> list[dict[str, object]]:
    """Every legal spot of the tile that is to be laid, with its points and what it completes."""
    castle = s.castles[s.active]
    tile = first(s.frames[-1])
    seen: list[dict[str, object]] = []
    for spot in placements(castle, tile):
        seen.append(_spot(castle, tile, spot))
    return seen


def _spot(castle: Castle, tile: i64, spot: i64) -> dict[str, object]:
    seen: dict[str, object] = {"x": x_of(spot), "y": y_of(spot), "r": r_of(spot)}
    if tile == HALLWAY:
        seen["side"] = SIDES[side_of(spot)]
    seen["points"] = points_of(castle, tile, spot)
    seen["base"] = BASE[tile]
    seen["own"] = own_bonus_of(castle, tile, spot)
    seen["others"] = served(castle, tile, spot)
    seen["completes"] = list(would_complete(castle, tile, spot))
    return seen


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
    castle = s.castles[s.active]
    best: int | None = None
    count = 0
    for spot in placements(castle, tile):
        count += 1
        points = points_of(castle, tile, spot)
        if best is None or points > best:
            best = points
    why: str | None = None
    if not in_supply:
        why = "supply"
    elif s.money[s.active] + coins < price:
        why = "money"
    elif count == 0:
        why = "spot"
    return {
        "room": NAMES[tile],
        "price": price,
        "coins": coins,
        "pay": price - coins,
        "spots": count,
        "best": best,
        "why": why,
    }
