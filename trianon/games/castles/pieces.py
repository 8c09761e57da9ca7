"""Castles of Mad King Ludwig: tiles of a castle by name; hallways and stairs are counted as laid."""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles.components import FOYER, HALLWAY, HALLWAYS, NAMES, STAIRCASES, STAIRS, TILE_IDS
from trianon.games.castles.geometry.castle import Castle

# A piece is one tile of a castle by name.
HALLWAY_PIECE: Final = FOYER + 1  # rooms and foyer are their own pieces
STAIRS_PIECE: Final = HALLWAY_PIECE + HALLWAYS
PIECES: Final = STAIRS_PIECE + STAIRCASES
NO_PIECE: Final = -1
NOWHERE: Final = -1


def piece_of(tile: i64, number: i64) -> i64:
    """The piece for a tile; `number` counts hallways and stairs from 1."""
    if tile < HALLWAY:
        return tile
    return (HALLWAY_PIECE if tile == HALLWAY else STAIRS_PIECE) + number - 1


def tile_of(piece: i64) -> i64:
    """The tile that a piece is."""
    if piece < HALLWAY_PIECE:
        return piece
    return HALLWAY if piece < STAIRS_PIECE else STAIRS


def number_of(piece: i64) -> i64:
    """Which hallway or stairs of its castle, counted from 1; 0 for a tile that is there only once."""
    if piece < HALLWAY_PIECE:
        return 0
    return piece - HALLWAY_PIECE + 1 if piece < STAIRS_PIECE else piece - STAIRS_PIECE + 1


def piece_text(piece: i64) -> str:
    """`parlor`, `hallway 2`."""
    number = number_of(piece)
    return f"{NAMES[tile_of(piece)]} {number}" if number else NAMES[tile_of(piece)]


def read_piece(text: str) -> i64:
    """The piece of `parlor` or `hallway 2`; NO_PIECE when there is none of this name."""
    name, _, number = text.partition(" ")
    tile = TILE_IDS.get(name, NO_PIECE)
    if tile < HALLWAY:
        return NO_PIECE if number else tile
    most = HALLWAYS if tile == HALLWAY else STAIRCASES
    if number not in [str(each) for each in range(1, most + 1)]:
        return NO_PIECE
    return piece_of(tile, int(number))


# --- in a castle ------------------------------------------------------------------------------------------


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
