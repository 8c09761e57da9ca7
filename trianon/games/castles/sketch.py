"""Castles of Mad King Ludwig: what views show of one castle, worked out once and kept while it stands."""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles.codes import number_of
from trianon.games.castles.components import BASE, HALLWAY, NAMES, SIDES, TYPE, TYPES
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.geometry.placements import placements
from trianon.games.castles.geometry.points import own_bonus_of, points_of, triggers, would_complete
from trianon.games.castles.geometry.spot import r_of, side_of, x_of, y_of
from trianon.games.castles.pieces import piece_at

_DOORS: Final = {"connected": "c", "blocked": "b", "external": "e", "courtyard": "y"}


class Offer:
    """What a castle could do with a tile: the number of legal spots, and the most points of any."""

    def __init__(self, spots: int, best: int | None) -> None:
        self.spots = spots
        self.best = best


class Sketch:
    """A castle never changes, so copies of a state share its sketch; laying a tile begins a new one."""

    def __init__(self) -> None:
        self.tiles: list[dict[str, object]] = []
        self.offers: dict[int, Offer] = {}
        self.spots: list[dict[str, object]] = []
        self.spots_of: i64 = -1


def tiles_of(sketch: Sketch, castle: Castle) -> list[dict[str, object]]:
    """All tiles of a castle in the order they were laid."""
    if not sketch.tiles:
        sketch.tiles = [_tile(castle, index) for index in range(castle.count)]
    return [dict(tile) for tile in sketch.tiles]


def _tile(castle: Castle, index: i64) -> dict[str, object]:
    tile = castle.tiles[index]
    spot = castle.spots[index]
    seen: dict[str, object] = {
        "room": NAMES[tile],
        "number": number_of(piece_at(castle, index)),
        "type": TYPES[TYPE[tile]],
        "x": x_of(spot),
        "y": y_of(spot),
        "r": r_of(spot),
        "completed": castle.completed(index),
        "doors": "".join([_DOORS[state] for state in castle.door_states(index)]),
    }
    if tile == HALLWAY:
        seen["side"] = SIDES[side_of(spot)]
    return seen


def offer_of(sketch: Sketch, castle: Castle, tile: i64) -> Offer:
    """What a castle could do with a tile."""
    if tile not in sketch.offers:
        best: int | None = None
        spots = placements(castle, tile)
        for spot in spots:
            points = points_of(castle, tile, spot)
            if best is None or points > best:
                best = points
        sketch.offers[tile] = Offer(len(spots), best)
    return sketch.offers[tile]


def spots_of(sketch: Sketch, castle: Castle, tile: i64) -> list[dict[str, object]]:
    """Every legal spot of a tile, with its points and what it completes."""
    if sketch.spots_of != tile:
        sketch.spots = [_spot(castle, tile, spot) for spot in placements(castle, tile)]
        sketch.spots_of = tile
    return [dict(spot) for spot in sketch.spots]


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


def served(castle: Castle, tile: i64, spot: i64) -> list[dict[str, object]]:
    """The older rooms whose bonus counts a tile about to be laid (C9.3)."""
    rooms: list[dict[str, object]] = []
    for index, points in triggers(castle, tile, spot):
        room: dict[str, object] = {"room": NAMES[castle.tiles[index]], "tile": index, "points": points}
        rooms.append(room)
    return rooms
