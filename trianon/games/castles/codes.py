"""Castles of Mad King Ludwig: the small ints for questions, answers and chance outcomes."""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles.components import (
    BONUS_CARDS,
    FOYER,
    HALLWAY,
    HALLWAYS,
    ROOMS,
    SIZES,
    STAIRCASES,
    STAIRS,
    TILES,
    TYPES,
)

# Questions (section 13 of the rules). A question that waits is a frame on the stack with these arguments.
RETURN_STEP: Final = 0  # D1; seat
ARRANGE_STEP: Final = 1  # D2; slot
TURN_STEP: Final = 2  # D3
PLACE_STEP: Final = 3  # D4; tile
REWARD_STEP: Final = 4  # D5; whether the corridor reward of this turn has been used (C10.3)
CORRIDOR_STEP: Final = 5  # D6; index of the completed room in the castle
DOWNSTAIRS_STEP: Final = 6  # D7; index of the completed room
STACK_STEP: Final = 7  # D8; index of the completed room
PICK_STEP: Final = 8  # D8; size, number of tiles chosen so far
BONUS_STEP: Final = 9  # D9
ASKS: Final = (
    "return",
    "arrange",
    "turn",
    "place",
    "reward",
    "corridor",
    "downstairs",
    "stack",
    "pick",
    "bonus",
)
ABOUT_SECRETS: Final = (
    RETURN_STEP,
    PICK_STEP,
    BONUS_STEP,
)  # their answers name what only the asked seat sees

# A piece is one tile of a castle by name: hallways and stairs are counted in the order they were laid.
HALLWAY_PIECE: Final = FOYER + 1  # rooms and foyer are their own pieces
STAIRS_PIECE: Final = HALLWAY_PIECE + HALLWAYS
PIECES: Final = STAIRS_PIECE + STAIRCASES
MOST_SLOTS: Final = 7  # with four players

# Answers, numbered without gaps up to PLACE.
RETURN: Final = 0  # + bonus card
HOLD: Final = RETURN + BONUS_CARDS  # + bonus card
PUT: Final = HOLD + BONUS_CARDS  # + room
DONE: Final = PUT + ROOMS
SKIP: Final = DONE + 1
KEEP: Final = SKIP + 1
MONEY: Final = KEEP + 1
BUY: Final = MONEY + 1  # + tile
TAKE: Final = BUY + TILES  # + tile - HALLWAY
AS: Final = TAKE + 2  # + type
LOOK: Final = AS + len(TYPES)  # + size
CLAIM: Final = LOOK + len(SIZES)  # + piece
DECLINE: Final = CLAIM + PIECES  # + piece
PRICE: Final = DECLINE + PIECES  # + slot * ROOMS + room
PLACE: Final = PRICE + MOST_SLOTS * ROOMS  # + spot, for a hallway also + SIDED
SIDED: Final = 1 << 23  # the text names the side

# Chance. Tiles are counted from the first of their size, so that a set of them is small.
FIRST: Final = 0  # the first master builder
FAVOR: Final = 1
BONUS: Final = 2  # a bonus card
CARD: Final = 3  # a room card: size * 5 + which of its kind
BOX: Final = 16  # + size: a tile that is put away unseen
TILE: Final = 32  # + size: the tile on top of a stack


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
