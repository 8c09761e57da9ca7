"""Castles of Mad King Ludwig: what views show of castles, and what choices would bring.

A castle never changes, so what is worked out for it is kept while it stands (`CastlePreview`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.actions import PLACE, SIDED
from trianon.games.castles.components import CORRIDOR_PRICE, HALLWAY, NAMES, ROOMS, SIDES, STAIRS, TYPE, TYPES
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.geometry.placements import OBSTACLES, barred, obstacle, placements
from trianon.games.castles.geometry.points import (
    most_points,
    own_bonus,
    own_bonus_of,
    triggers,
    would_complete,
)
from trianon.games.castles.geometry.spot import r_of, side_of, x_of, y_of
from trianon.games.castles.pieces import number_at
from trianon.games.castles.tableau import EMPTY, CastlePreview, Offer, Tableau
from trianon.kernel.frame import arg1
from trianon.kernel.parts import FRESH

_DOORS: Final = {"connected": "c", "blocked": "b", "external": "e", "courtyard": "y"}

# --- the tiles of a castle --------------------------------------------------------------------------------


def tiles(s: Tableau, seat: i64) -> tuple[dict[str, object], ...]:
    """All tiles of a castle in the order they were laid; kept while it stands, unless a table keeps them."""
    preview = s.previews[seat]
    if preview.tiles:
        return preview.tiles
    castle = s.castles[seat]
    seen = tuple([_tile(castle, index) for index in range(castle.count)])
    if s.parts is FRESH:
        preview.tiles = seen
    return seen


def _tile(castle: Castle, index: i64) -> dict[str, object]:
    tile = castle.tiles[index]
    spot = castle.spots[index]
    seen: dict[str, object] = {
        "room": NAMES[tile],
        "number": number_at(castle, index),
        "type": TYPES[TYPE[tile]],
        "x": x_of(spot),
        "y": y_of(spot),
        "r": r_of(spot),
        "completed": castle.completed(index),
        "doors": "".join([_DOORS[state] for state in castle.door_states(index)]),
    }
    if tile < ROOMS:
        seen["points"] = castle.figures.base[tile] + own_bonus(castle, index)
    if tile == HALLWAY:
        seen["side"] = SIDES[side_of(spot)]
    return seen


# --- for the seat that is asked where to lay a tile -------------------------------------------------------


def spots(s: Tableau) -> list[dict[str, object]]:
    """Every legal spot of the tile that is to be laid, in the order of the options."""
    castle = s.castles[s.active]
    tile = arg1(s.frames[-1])
    return [_spot(castle, tile, PLACE.spot(code)) for code in s.codes]


def barred_spots(s: Tableau) -> dict[str, str]:
    """The answers that would lay that tile at a door and are not legal, and why."""
    tile = arg1(s.frames[-1])
    first: i64 = PLACE.first + SIDED if tile == HALLWAY else PLACE.first
    legal = vec[i64](capacity=len(s.codes))
    for code in s.codes:
        legal = append(legal, PLACE.spot(code))
    seen: dict[str, str] = {}
    for spot, problem in barred(s.castles[s.active], tile, legal):
        seen[PLACE.text(s, first + spot)] = OBSTACLES[problem]
    return seen


def _spot(castle: Castle, tile: i64, spot: i64) -> dict[str, object]:
    seen: dict[str, object] = {"x": x_of(spot), "y": y_of(spot), "r": r_of(spot)}
    if tile == HALLWAY:
        seen["side"] = SIDES[side_of(spot)]
    base = castle.figures.base[tile]
    own = own_bonus_of(castle, tile, spot)
    others = triggers(castle, tile, spot)
    points = base + own
    for _, gained in others:
        points += gained
    seen["points"] = points
    seen["base"] = base
    seen["own"] = own
    seen["others"] = _served(castle, others)
    seen["completes"] = list(would_complete(castle, tile, spot))
    return seen


def served(castle: Castle, tile: i64, spot: i64) -> list[dict[str, object]]:
    """The older rooms whose bonus counts a tile about to be laid (C9.3)."""
    return _served(castle, triggers(castle, tile, spot))


def _served(castle: Castle, others: list[tuple[int, int]]) -> list[dict[str, object]]:
    rooms: list[dict[str, object]] = []
    for index, points in others:
        room: dict[str, object] = {"room": NAMES[castle.tiles[index]], "tile": index, "points": points}
        rooms.append(room)
    return rooms


# --- for the seat that is asked what to buy ---------------------------------------------------------------


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
    offer = _offer_of(s.previews[s.active], s.castles[s.active], tile)
    why: str | None = None
    if not in_supply:
        why = "supply"
    elif s.money[s.active] + coins < price:
        why = "money"
    elif offer.spots == 0:
        why = offer.obstacle
    return {
        "room": NAMES[tile],
        "price": price,
        "coins": coins,
        "pay": price - coins,
        "spots": offer.spots,
        "best": offer.best,
        "why": why,
    }


def _offer_of(preview: CastlePreview, castle: Castle, tile: i64) -> Offer:
    if tile not in preview.offers:
        found = placements(castle, tile)
        best: int | None = most_points(castle, tile, found) if found else None
        obstacle_met = "" if found else OBSTACLES[obstacle(castle, tile)]
        preview.offers[tile] = Offer(len(found), best, obstacle_met)
    return preview.offers[tile]
