"""A spot: where and how a tile lies, as one int (G1). Coordinates are even (G3), so half of them is kept."""

from typing import Final

from mypy_extensions import i64

# All tiles in one straight line, each along its longer side, reach 816 units; a spot holds 1,022 either way.
HALF: Final = 512
REACH: Final = 1022
_BITS: Final = 10
_MASK: Final = 1023


def spot_of(x: i64, y: i64, r: i64, side: i64 = 0) -> i64:
    """The upper left corner of the rotated box, the clockwise quarter turns, the side of a hallway."""
    return ((x >> 1) + HALF) | (((y >> 1) + HALF) << _BITS) | (r << 20) | (side << 22)


def x_of(spot: i64) -> i64:
    """The left edge of the box."""
    return ((spot & _MASK) - HALF) << 1


def y_of(spot: i64) -> i64:
    """The upper edge of the box."""
    return (((spot >> _BITS) & _MASK) - HALF) << 1


def r_of(spot: i64) -> i64:
    """Clockwise quarter turns, 0 to 3."""
    return (spot >> 20) & 3


def side_of(spot: i64) -> i64:
    """0 light, 1 dark; 0 for every tile that has only one side (C7.9)."""
    return (spot >> 22) & 1


def is_spot(x: i64, y: i64, r: i64, side: i64) -> bool:
    """Whether these numbers can be packed: even, within reach."""
    if x & 1 or y & 1 or x < -REACH or x > REACH or y < -REACH or y > REACH:
        return False
    return 0 <= r <= 3 and 0 <= side <= 1
