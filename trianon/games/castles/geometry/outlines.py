"""Every tile in its four rotations as flat tables (G2, G4, G10): doors, bodies, contacts, fences, cells.

A *turn* is `tile * 4 + r`. Cells are the 2 x 2 squares of the lattice (G3).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.components import (
    CIRCLE,
    CUT,
    DOORS,
    ELL,
    ELL_BODY,
    ELL_CONTACT,
    FENCE_STONE,
    HALLWAY,
    LARGE_CIRCLE_CONTACT,
    LARGE_CIRCLE_FENCE,
    LEVEL,
    OCTAGON,
    OUTDOOR,
    OUTLINE,
    OUTLINES,
    SMALL_CIRCLE,
    SMALL_CIRCLE_CONTACT,
    STAIRS,
    STAIRS_LEVELS,
    TILES,
    TYPE,
    Rectangle,
)
from trianon.games.castles.geometry.spot import r_of, spot_of, x_of, y_of

# How many places each turn has in the flat tables.
MOST_DOORS: Final = 14
MOST_BODIES: Final = 2
MOST_CONTACTS: Final = 4
MOST_FENCES: Final = 5
MOST_ROWS: Final = 7

# How a way to put a tile at a door is packed: where the own door lies on the tile, which it is, and the turn.
FIT_Y: Final = 4
FIT_OWN: Final = 8
FIT_TURN: Final = 12

# How a row of a tile's doors is packed: its number, whether the doors lie on the line above the cells or on
# the lines left of them, and the columns.
LINE_ABOVE: Final = 16
LINE_COLUMNS: Final = 8

# How corners behave when two boxes overlap in a corner only (G5).
ANGULAR: Final = 0
CUT_CORNERS: Final = 1  # octagons
SMALL_ROUND: Final = 2
LARGE_ROUND: Final = 3


def rotated(box: Rectangle, r: int, w: int, h: int) -> Rectangle:
    """A rectangle of a w x h tile after r clockwise quarter turns (G2)."""
    x0, y0, x1, y1 = box
    for _ in range(r):
        x0, y0, x1, y1 = h - y1, x0, h - y0, x1
        w, h = h, w
    return (x0, y0, x1, y1)


def bodies_of(tile: int) -> tuple[Rectangle, ...]:
    """The rectangles of the overlap test, unrotated (G4)."""
    shape, w, h = OUTLINES[OUTLINE[tile]]
    return ELL_BODY if shape == ELL else ((0, 0, w, h),)


def contacts_of(tile: int) -> tuple[Rectangle, ...]:
    """The closed rectangles of all other tests, unrotated (G4)."""
    shape, w, h = OUTLINES[OUTLINE[tile]]
    if shape == ELL:
        return ELL_CONTACT
    if shape == CIRCLE:
        return SMALL_CIRCLE_CONTACT if w == SMALL_CIRCLE else LARGE_CIRCLE_CONTACT
    if shape == OCTAGON:
        return ((CUT, 0, w - CUT, h), (0, CUT, w, h - CUT))
    return ((0, 0, w, h),)


def fences_of(tile: int) -> tuple[Rectangle, ...]:
    """The closed segments of the fence test, unrotated (G10); none but on outdoor tiles."""
    shape, w, _ = OUTLINES[OUTLINE[tile]]
    if TYPE[tile] != OUTDOOR:
        return ()
    if shape == CIRCLE:
        return LARGE_CIRCLE_FENCE
    stone = CUT if shape == OCTAGON else FENCE_STONE
    return ((stone, 0, w - stone, 0),)


def _corners(tile: int) -> int:
    shape, w, _ = OUTLINES[OUTLINE[tile]]
    if shape == OCTAGON:
        return CUT_CORNERS
    if shape == CIRCLE:
        return SMALL_ROUND if w == SMALL_CIRCLE else LARGE_ROUND
    return ANGULAR


def _box(turn: int) -> tuple[int, int]:
    """Width and height of the rotated box."""
    _, w, h = OUTLINES[OUTLINE[turn >> 2]]
    return (h, w) if turn & 1 else (w, h)


def _turned(turn: int, boxes: tuple[Rectangle, ...]) -> list[Rectangle]:
    _, w, h = OUTLINES[OUTLINE[turn >> 2]]
    return [rotated(box, turn & 3, w, h) for box in boxes]


def _flat(rows: list[list[Rectangle]], most: int) -> list[int]:
    """Rectangles one after the other, each turn filled up to the same length."""
    numbers: list[int] = []
    for row in rows:
        for box in row + [(0, 0, 0, 0)] * (most - len(row)):
            numbers += box
    return numbers


def _rows_of_cells(turn: int) -> list[int]:
    """The cells of the bodies, one set of columns per row."""
    rows = [0] * MOST_ROWS
    for x0, y0, x1, y1 in _turned(turn, bodies_of(turn >> 2)):
        for row in range(y0 // 2, y1 // 2):
            rows[row] |= 2 ** (x1 // 2) - 2 ** (x0 // 2)
    return rows


def _cells_without_corners(turn: int) -> list[int]:
    """The same without the corner cells of circles and octagons, which are partly free."""
    rows = _rows_of_cells(turn)
    if _corners(turn >> 2) != ANGULAR:
        w, h = _box(turn)
        for row in (0, h // 2 - 1):
            rows[row] &= 2 ** (w // 2 - 1) - 2
    return rows


def _doors_of(turn: int) -> list[tuple[int, int, int]]:
    """Doors of a turn: x, y, facing."""
    doors = []
    _, w, h = OUTLINES[OUTLINE[turn >> 2]]
    for x, y, facing in DOORS[turn >> 2]:
        x, y, _, _ = rotated((x, y, x, y), turn & 3, w, h)
        doors.append((x, y, (facing + turn) & 3))
    return doors


def _door_lines(turn: int) -> list[int]:
    """The doors of a turn row by row, packed. On a line above cells x is odd, on a line left of them even."""
    lines: dict[int, int] = {}
    for x, y, _ in _doors_of(turn):
        line = y // 2 | (LINE_ABOVE if x % 2 else 0)
        lines[line] = lines.get(line, 0) | 1 << x // 2
    return [line | columns << LINE_COLUMNS for line, columns in lines.items()]


def _likeness(turn: int) -> int:
    """The lowest rotation in which everything about the tile is the same."""
    for r in range(turn & 3):
        if _looks(turn - (turn & 3) + r) == _looks(turn):
            return r
    return turn & 3


def _looks(turn: int) -> list[object]:
    doors = [(*door, _level(turn >> 2, number, 0)) for number, door in enumerate(_doors_of(turn))]
    boxes = _turned(turn, contacts_of(turn >> 2)) + _turned(turn, bodies_of(turn >> 2))
    return [_box(turn), sorted(doors), sorted(boxes), sorted(_turned(turn, fences_of(turn >> 2)))]


def _level(tile: int, door: int, side: int) -> int:
    """Ground or downstairs, by the tile, the end of stairs, the side of a hallway (C7.5)."""
    if tile == HALLWAY:
        return side
    return STAIRS_LEVELS[door] if tile == STAIRS else LEVEL[tile]


def _fits(tile: int, facing: int, level: int) -> list[int]:
    """How a tile can be put at a castle's door: turn, own door and where that lies, packed (G11).

    Each own door leaves one rotation. One that looks like a lower rotation is left out: that finds the same
    placement.
    """
    fits = []
    for own in range(len(DOORS[tile])):
        turn = tile * 4 + (facing + 2 - DOORS[tile][own][2]) % 4
        if _likeness(turn) == turn & 3 and _level(tile, own, level) == level:
            x, y, _ = _doors_of(turn)[own]
            fits.append(x | y << FIT_Y | own << FIT_OWN | turn << FIT_TURN)
    return fits


_TURNS: Final = range(TILES * 4)
_ALL_DOORS: Final[list[list[tuple[int, int, int]]]] = [
    _doors_of(turn) + [(0, 0, 0)] * (MOST_DOORS - len(DOORS[turn >> 2])) for turn in _TURNS
]
_BODIES: Final = [_turned(turn, bodies_of(turn >> 2)) for turn in _TURNS]
_CONTACTS: Final = [_turned(turn, contacts_of(turn >> 2)) for turn in _TURNS]
_FENCES: Final = [_turned(turn, fences_of(turn >> 2)) for turn in _TURNS]

# by turn
WIDTH: Final[vec[i64]] = vec[i64]([_box(turn)[0] for turn in _TURNS])
HEIGHT: Final[vec[i64]] = vec[i64]([_box(turn)[1] for turn in _TURNS])
BODIES: Final[vec[i64]] = vec[i64]([len(row) for row in _BODIES])
CONTACTS: Final[vec[i64]] = vec[i64]([len(row) for row in _CONTACTS])
FENCES: Final[vec[i64]] = vec[i64]([len(row) for row in _FENCES])
LIKENESS: Final[vec[i64]] = vec[i64]([_likeness(turn) for turn in _TURNS])
# by turn: where its lines of doors begin, up to those of the next turn
_LINES: Final = [_door_lines(turn) for turn in _TURNS]
LINES_AT: Final[vec[i64]] = vec[i64](
    [sum([len(lines) for lines in _LINES[:turn]]) for turn in range(TILES * 4 + 1)]
)
LINES: Final[vec[i64]] = vec[i64]([line for lines in _LINES for line in lines])
# by turn * MOST_... + number, times 4 for rectangles
DOOR_X: Final[vec[i64]] = vec[i64]([door[0] for doors in _ALL_DOORS for door in doors])
DOOR_Y: Final[vec[i64]] = vec[i64]([door[1] for doors in _ALL_DOORS for door in doors])
DOOR_FACING: Final[vec[i64]] = vec[i64]([door[2] for doors in _ALL_DOORS for door in doors])
BODY: Final[vec[i64]] = vec[i64](_flat(_BODIES, MOST_BODIES))
CONTACT: Final[vec[i64]] = vec[i64](_flat(_CONTACTS, MOST_CONTACTS))
FENCE: Final[vec[i64]] = vec[i64](_flat(_FENCES, MOST_FENCES))
CELLS: Final[vec[i64]] = vec[i64]([row for turn in _TURNS for row in _rows_of_cells(turn)])
SOLID_CELLS: Final[vec[i64]] = vec[i64]([row for turn in _TURNS for row in _cells_without_corners(turn)])
# by (tile * 2 + side) * MOST_DOORS + number
_LEVELS: Final = [
    _level(tile, number, side) if number < len(DOORS[tile]) else 0
    for tile in range(TILES)
    for side in (0, 1)
    for number in range(MOST_DOORS)
]
DOOR_LEVEL: Final[vec[i64]] = vec[i64](_LEVELS)
# by (tile * 4 + facing) * 2 + level of the castle's door: where its fits begin, up to those of the next row
_FITS: Final = [_fits(row >> 3, (row >> 1) & 3, row & 1) for row in range(TILES * 8)]
FITS_AT: Final[vec[i64]] = vec[i64](
    [sum([len(fits) for fits in _FITS[:row]]) for row in range(TILES * 8 + 1)]
)
FITS: Final[vec[i64]] = vec[i64]([fit for fits in _FITS for fit in fits])
# by tile
DOOR_COUNT: Final[vec[i64]] = vec[i64]([len(doors) for doors in DOORS])
CORNERS: Final[vec[i64]] = vec[i64]([_corners(tile) for tile in range(TILES)])


def door_level(tile: i64, number: i64, side: i64) -> i64:
    """Ground or downstairs (C7.5)."""
    return DOOR_LEVEL[(tile * 2 + side) * MOST_DOORS + number]


def turn_of(tile: i64, spot: i64) -> i64:
    """The turn of a tile at a spot."""
    return (tile << 2) | r_of(spot)


def canonical(tile: i64, spot: i64) -> i64:
    """The same placement with the lowest rotation that looks the same: a hallway upside down is a hallway."""
    r = LIKENESS[turn_of(tile, spot)]
    return spot_of(x_of(spot), y_of(spot), r, (spot >> 22) & 1)
