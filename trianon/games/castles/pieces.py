"""Castles of Mad King Ludwig: tiles of a castle by name; hallways and stairs are counted as laid."""

from mypy_extensions import i64

from trianon.games.castles.codes import number_of, piece_of, tile_of
from trianon.games.castles.components import HALLWAY
from trianon.games.castles.geometry.castle import Castle

NOWHERE = -1


def number_at(castle: Castle, index: i64) -> i64:
    """Which hallway or stairs lies at an index, counted from 1; 0 for a tile that is there only once."""
    tile = castle.tiles[index]
    if tile < HALLWAY:
        return 0
    number: i64 = 0
    for place in range(index + 1):
        if castle.tiles[place] == tile:
            number += 1
    return number


def piece_at(castle: Castle, index: i64) -> i64:
    """The piece at an index."""
    return piece_of(castle.tiles[index], number_at(castle, index))


def index_of(castle: Castle, piece: i64) -> i64:
    """Where a piece lies; NOWHERE when it does not."""
    tile = tile_of(piece)
    number = max(1, number_of(piece))
    for index in range(castle.count):
        if castle.tiles[index] == tile:
            number -= 1
            if number == 0:
                return index
    return NOWHERE
