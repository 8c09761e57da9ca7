"""Castles for the tests: written as in the rules, or grown at random."""

import random

from tests.games.castles.geometry.plain import Placed
from trianon.games.castles.components import FOYER, HALLWAY, HALLWAYS, ROOMS, STAIRCASES, STAIRS, TILE_IDS
from trianon.games.castles.figures import PACKAGED
from trianon.games.castles.geometry.castle import Castle, castle_from, new_castle
from trianon.games.castles.geometry.placements import placements, why_not
from trianon.games.castles.geometry.spot import r_of, side_of, spot_of, x_of, y_of


def read(text: str) -> tuple[int, int]:
    """Tile and spot of `nap_room 12,2 r2`; a hallway may be `dark`."""
    name, at, *rest = text.split()
    x, y = at.split(",")
    turns = [int(word[1:]) for word in rest if word[0] == "r"]
    return TILE_IDS[name], spot_of(int(x), int(y), turns[0] if turns else 0, int("dark" in rest))


def castle(*tiles: str) -> Castle:
    """The foyer at the origin and these tiles, each laid legally."""
    built = new_castle(PACKAGED)
    for text in tiles:
        tile, spot = read(text)
        assert why_not(built, tile, spot) == "", f"{text}: {why_not(built, tile, spot)}"
        built = built.laid(tile, spot)
    return built


def placed(tile: int, spot: int) -> Placed:
    """A tile at a spot, for the plain geometry."""
    return Placed(tile, x_of(spot), y_of(spot), r_of(spot), side_of(spot))


def plain_castle(built: Castle) -> list[Placed]:
    """The same castle for the plain geometry."""
    return [placed(built.tiles[i], built.spots[i]) for i in range(built.count)]


def pool(luck: random.Random) -> list[int]:
    """All tiles but the foyers, shuffled."""
    tiles = [*range(ROOMS), *[HALLWAY] * HALLWAYS, *[STAIRS] * STAIRCASES]
    luck.shuffle(tiles)
    return tiles


def distance(spot: int) -> int:
    """From the foyer."""
    return abs(int(x_of(spot))) + abs(int(y_of(spot)))


def random_castle(luck: random.Random, rooms: int, compact: bool = False) -> Castle:
    """A castle grown at random; compact ones stay near the foyer and have courtyards and blocked doors."""
    built = new_castle(PACKAGED)
    for tile in pool(luck):
        spots = list(placements(built, tile))
        if spots and built.count <= rooms:
            choices = luck.sample(spots, min(6, len(spots))) if compact else [luck.choice(spots)]
            built = built.laid(tile, min(choices, key=lambda spot: distance(spot)))
    return built


def quarter_turned(built: Castle) -> Castle:
    """The same castle after a clockwise quarter turn around the origin (P13)."""
    turned = castle_from(turned_spot(FOYER, built.spots[0]), PACKAGED)
    for i in range(1, built.count):
        turned = turned.laid(built.tiles[i], turned_spot(built.tiles[i], built.spots[i]))
    return turned


def turned_spot(tile: int, spot: int) -> int:
    """(x, y) goes to (-y, x): the lower left corner of the box becomes its upper left one."""
    x0, _, _, y1 = placed(tile, spot).box
    return spot_of(-y1, x0, (r_of(spot) + 1) % 4, side_of(spot))
