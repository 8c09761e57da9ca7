"""The ground a castle stands on, as rows of bits: which cells are built on, and where open doors are.

A word holds the columns from 32 times its number on. What is built is written so that each word knows a few
columns more than its own 32: a tile that begins in a word can be tested by that word alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.components import EAST, NORTH, SOUTH
from trianon.games.castles.geometry.outlines import (
    ANGULAR,
    CELLS,
    CORNERS,
    CUT_CORNERS,
    HEIGHT,
    LINE_ABOVE,
    LINE_COLUMNS,
    LINES,
    LINES_AT,
    MOST_ROWS,
    SOLID_CELLS,
    WIDTH,
)
from trianon.kernel.bits import bit

# The layers of a word. Doors lie between cells: on the line left of a cell, or on the line above it.
BUILT: Final = 0
BUILT_ANGULAR: Final = 1  # without circles and octagons
SOLID: Final = 2  # without the corner cells of circles and octagons
CURVED: Final = 3  # only circles
_DOORS: Final = 4  # left ground, left downstairs, above ground, above downstairs
_LAYERS: Final = 8

START: Final = 64  # cells in each direction at first
_MARGIN: Final = 8  # cells between the castle and the edge: the next tile fits wherever it is tried


class Field:
    """A square field of cells with the origin in its middle."""

    def __init__(self) -> None:
        self.span: i64 = 0
        self.middle: i64 = 0
        self.stride: i64 = 0  # from a row to the next
        self.words: vec[i64] = vec[i64]()

    def copy(self) -> "Field":
        """An equal and independent field."""
        other = Field()
        other.span = self.span
        other.middle = self.middle
        other.stride = self.stride
        other.words = self.words[:]
        return other

    def holds(self, turn: i64, x: i64, y: i64) -> bool:
        """Whether a tile fits on the field with a margin."""
        left = (x >> 1) + self.middle
        top = (y >> 1) + self.middle
        right = left + (WIDTH[turn] >> 1)
        bottom = top + (HEIGHT[turn] >> 1)
        most = self.span - _MARGIN
        return left >= _MARGIN and top >= _MARGIN and right <= most and bottom <= most

    def build(self, turn: i64, x: i64, y: i64) -> None:
        """Mark the cells of a tile."""
        column = (x >> 1) + self.middle
        at = ((y >> 1) + self.middle) * self.stride + (column >> 5) * _LAYERS
        corners = CORNERS[turn >> 2]
        for row in range(HEIGHT[turn] >> 1):
            cells = CELLS[turn * MOST_ROWS + row]
            self._mark(at + BUILT, cells, column & 31)
            if corners == ANGULAR:
                self._mark(at + BUILT_ANGULAR, cells, column & 31)
            elif corners != CUT_CORNERS:
                self._mark(at + CURVED, cells, column & 31)
            self._mark(at + SOLID, SOLID_CELLS[turn * MOST_ROWS + row], column & 31)
            at += self.stride

    def _mark(self, at: i64, cells: i64, shift: i64) -> None:
        """Mark a row of cells in its word, and in the words before and behind as far as they know of it."""
        words = self.words
        words[at] |= cells << shift
        if shift < MOST_ROWS:
            words[at - _LAYERS] |= cells << (shift + 32)
        if shift + MOST_ROWS > 32:
            words[at + _LAYERS] |= cells >> (32 - shift)

    def is_built(self, turn: i64, x: i64, y: i64, layer: i64) -> bool:
        """Whether a cell of a tile is marked in a layer."""
        words = self.words
        column = (x >> 1) + self.middle
        shift = column & 31
        at = ((y >> 1) + self.middle) * self.stride + (column >> 5) * _LAYERS + layer
        for row in range(HEIGHT[turn] >> 1):
            if words[at] & (CELLS[turn * MOST_ROWS + row] << shift):
                return True
            at += self.stride
        return False

    def cell_is_built(self, x: i64, y: i64, layer: i64) -> bool:
        """Whether the cell with this upper left corner is marked in a layer."""
        column = (x >> 1) + self.middle
        at = ((y >> 1) + self.middle) * self.stride + (column >> 5) * _LAYERS + layer
        return (self.words[at] >> (column & 31)) & 1 != 0

    def spans(self, x: i64, y: i64) -> bool:
        """Whether the cell with this upper left corner is on the field."""
        column = (x >> 1) + self.middle
        row = (y >> 1) + self.middle
        return 0 <= column < self.span and 0 <= row < self.span

    def turn_door(self, x: i64, y: i64, level: i64) -> None:
        """Write an open door, or take it out again. An odd x: on the line above a cell; even: left of it."""
        column = (x >> 1) + self.middle
        at = ((y >> 1) + self.middle) * self.stride + (column >> 5) * _LAYERS + _DOORS + (x & 1) * 2 + level
        self.words[at] ^= bit(column & 31)
        if column & 31 <= MOST_ROWS:  # the word before knows of it, too
            self.words[at - _LAYERS] ^= bit((column & 31) + 32)

    def doors_met(self, turn: i64, x: i64, y: i64, level: i64, layer: i64) -> i64:
        """How many doors of a tile are at open doors of this level.

        -1 when one is at a door of the other level, or when a cell of the tile is marked in the layer.
        """
        words = self.words
        stride = self.stride
        column = (x >> 1) + self.middle
        shift = column & 31
        corner = ((y >> 1) + self.middle) * stride + (column >> 5) * _LAYERS
        at = corner + layer
        first: i64 = turn * MOST_ROWS
        for row in range(first, first + (HEIGHT[turn] >> 1)):
            if words[at] & (CELLS[row] << shift):
                return -1
            at += stride
        count: i64 = 0
        for i in range(LINES_AT[turn], LINES_AT[turn + 1]):
            line = LINES[i]
            at = corner + (line & 15) * stride + (_DOORS + 2 if line & LINE_ABOVE else _DOORS)
            columns = (line >> LINE_COLUMNS) << shift
            if words[at + 1 - level] & columns:
                return -1
            met = words[at + level] & columns
            while met:
                met &= met - 1
                count += 1
        return count

    def door_level_at(self, x: i64, y: i64) -> i64:
        """The level of the open door at this point, -1 if there is none."""
        column = (x >> 1) + self.middle
        at = ((y >> 1) + self.middle) * self.stride + (column >> 5) * _LAYERS + _DOORS + (x & 1) * 2
        if (self.words[at] >> (column & 31)) & 1:
            return 0
        return 1 if (self.words[at + 1] >> (column & 31)) & 1 else -1


def empty_field(span: i64) -> Field:
    """A field with nothing on it."""
    field = Field()
    field.span = span
    field.middle = span >> 1
    field.stride = (span >> 5) * _LAYERS
    field.words = zeros(span * field.stride)
    return field


_ZEROS: Final[vec[i64]] = vec[i64]([0] * 4096)


def zeros(count: i64) -> vec[i64]:
    """So many zeros."""
    if count <= len(_ZEROS):
        return _ZEROS[:count]
    return vec[i64]([0] * count)


def front_x(x: i64, facing: i64) -> i64:
    """The left edge of the cell in front of a door."""
    if facing == NORTH or facing == SOUTH:
        return x - 1
    return x if facing == EAST else x - 2


def front_y(y: i64, facing: i64) -> i64:
    """The upper edge of the cell in front of a door."""
    if facing == NORTH:
        return y - 2
    return y if facing == SOUTH else y - 1
