"""An open door of a castle as one int (C8.3). Sorted, they stand in rows from the top, each from the left."""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles.components import STAIRS

# From the lowest bit: ways (4 bits, see ways), shut in (1), number of the door on its tile (4), index of the
# tile in the castle (8), stairs (1), level (1), facing (2), x and y (12 each).
_SHUT_IN: Final = 16
_DOOR: Final = 5
_INDEX: Final = 9
_STAIRS: Final = 17
_LEVEL: Final = 18
_FACING: Final = 19
_X: Final = 21
_Y: Final = 33
_ORIGIN: Final = 2048


def door_of(x: i64, y: i64, facing: i64, level: i64, tile: i64, index: i64, door: i64, ways: i64) -> i64:
    """A door of a tile in a castle."""
    stairs: i64 = 1 if tile == STAIRS else 0
    what = (stairs << _STAIRS) | (level << _LEVEL) | (facing << _FACING)
    return ((y + _ORIGIN) << _Y) | ((x + _ORIGIN) << _X) | what | (index << _INDEX) | (door << _DOOR) | ways


def door_x(door: i64) -> i64:
    """Its centre."""
    return ((door >> _X) & 4095) - _ORIGIN


def door_y(door: i64) -> i64:
    """Its centre."""
    return (door >> _Y) - _ORIGIN


def row_begins(y: i64) -> i64:
    """The number at which the doors of a row begin."""
    return (y + _ORIGIN) << _Y


def door_facing(door: i64) -> i64:
    """The direction out of the tile."""
    return (door >> _FACING) & 3


def door_level_of(door: i64) -> i64:
    """Ground or downstairs."""
    return (door >> _LEVEL) & 1


def is_of_stairs(door: i64) -> bool:
    """Whether it belongs to stairs (C7.6)."""
    return (door >> _STAIRS) & 1 != 0


def door_index(door: i64) -> i64:
    """The index of its tile in the castle."""
    return (door >> _INDEX) & 255


def door_number(door: i64) -> i64:
    """Which door of its tile, in the order of the table."""
    return (door >> _DOOR) & 15


def door_ways(door: i64) -> i64:
    """The directions in which the country is seen."""
    return door & 15


def is_shut_in(door: i64) -> bool:
    """Whether it is known to lead into a courtyard. That never changes: no tile is ever removed."""
    return door & _SHUT_IN != 0


def shut_in(door: i64) -> i64:
    """The same door, known to lead into a courtyard."""
    return door | _SHUT_IN


def with_ways(door: i64, ways: i64) -> i64:
    """The same door after something was built."""
    return door - (door & 15) + ways
