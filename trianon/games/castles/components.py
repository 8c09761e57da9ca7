"""Castles of Mad King Ludwig: every tile and card, with what is printed on them.

What is printed on tiles and bonus cards stands in figures.toml; what the rulebook states, here.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.kernel.figures import FILE, Printed

# Tables in which rules look things up by number have no fixed length: compiled, one that has would be boxed
# as a whole at every look.
Row = tuple[int, ...]
Names = tuple[str, ...]

# --- kinds of rooms (rules, section 2) ----------------------------------------------------------------

TYPES: Final[Names] = (
    "activity",
    "corridor",
    "downstairs",
    "food",
    "living",
    "outdoor",
    "sleeping",
    "utility",
)
ACTIVITY: Final = 0
CORRIDOR: Final = 1
DOWNSTAIRS: Final = 2
FOOD: Final = 3
LIVING: Final = 4
OUTDOOR: Final = 5
SLEEPING: Final = 6
UTILITY: Final = 7

# A bonus counts the rooms that are connected, the rooms that touch, or all rooms of the castle (C9.2).
BONUS_KINDS: Final = ("connected", "touching", "anywhere")
CONNECTED: Final = 0
TOUCHING: Final = 1
ANYWHERE: Final = 2

SIZES: Final[Row] = (100, 150, 200, 250, 300, 350, 400, 450, 500, 600)
SMALL_UPTO: Final = 300  # the sizes of small room tiles end here, those of large ones begin after it (C12.3)
SQUARE_SIZES: Final = (100, 400)
ROUND_SIZES: Final = (150, 500)
TILES_PER_SMALL_SIZE: Final = 9
TILES_PER_LARGE_SIZE: Final = 6

# --- the tiles ----------------------------------------------------------------------------------------

# Sizes, types and doors are the geometry of every game; points and bonuses belong to a state (`Figures`).
_TABLE: Final[dict[str, Any]] = tomllib.loads((files(__package__) / FILE).read_text("utf-8"))["tiles"]

ROOMS: Final = 75  # tiles 0 to 74 are the room tiles
FOYER: Final = 75
HALLWAY: Final = 76  # one number for all nine hallways, and one for all six stairs
STAIRS: Final = 77
TILES: Final = 78

HALLWAYS: Final = 9
STAIRCASES: Final = 6
FOYERS: Final[Names] = ("red", "yellow", "green", "blue")

NAMES: Final[Names] = tuple(_TABLE)
TILE_IDS: Final[dict[str, int]] = {name: tile for tile, name in enumerate(NAMES)}
SIZE: Final[list[int]] = [row["size"] for row in _TABLE.values()]
TYPE: Final[list[int]] = [TYPES.index(row["type"]) for row in _TABLE.values()]


def _bonus_kind(kind: int) -> int:
    """What the bonus of a room of this type counts."""
    if kind == ACTIVITY:
        return TOUCHING
    return ANYWHERE if kind == DOWNSTAIRS else CONNECTED


BONUS_KIND: Final[list[int]] = [_bonus_kind(kind) for kind in TYPE]

# Levels and sides: ground or light 0, downstairs or dark 1. A hallway has the level of its side (C7.5).
SIDES: Final[Names] = ("light", "dark")
GROUND: Final = 0
BELOW: Final = 1
LEVEL: Final[list[int]] = [BELOW if kind == DOWNSTAIRS else GROUND for kind in TYPE]
STAIRS_LEVELS: Final = (GROUND, BELOW)  # of the two doors of stairs, in the order of the table

FACINGS: Final = "NESW"
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def _doors(text: str) -> tuple[tuple[int, int, int], ...]:
    """The doors of a row of the table: x, y, facing."""
    doors = []
    for door in text.split():
        x, y = door[:-1].split(",")
        doors.append((int(x), int(y), FACINGS.index(door[-1])))
    return tuple(doors)


DOORS: Final[list[tuple[tuple[int, int, int], ...]]] = [_doors(row["doors"]) for row in _TABLE.values()]

# --- outlines (G4, G10): unrotated, in units; a rectangle is x0, y0, x1, y1 ----------------------------

Rectangle = tuple[int, int, int, int]
RECTANGLE: Final = 0
ELL: Final = 1
OCTAGON: Final = 2
CIRCLE: Final = 3
SHAPES: Final = ("rectangle", "L", "octagon", "circle")
CUT: Final = 2  # how much of each corner of an octagon is cut away

# shape, width, height; outlines are numbered like SIZES, the special tiles follow.
OUTLINES: Final = (
    (RECTANGLE, 4, 4),
    (CIRCLE, 6, 6),
    (RECTANGLE, 8, 4),
    (RECTANGLE, 10, 4),
    (ELL, 8, 8),
    (RECTANGLE, 14, 4),
    (RECTANGLE, 8, 8),
    (RECTANGLE, 12, 6),
    (CIRCLE, 10, 10),
    (OCTAGON, 14, 8),
    (OCTAGON, 6, 6),
    (RECTANGLE, 12, 2),
    (RECTANGLE, 6, 2),
)
OUTLINE: Final[list[int]] = [SIZES.index(size) for size in SIZE[:ROOMS]] + [10, 11, 12]

# The two shapes that are neither one box nor a circle, as the two rectangles they consist of.
ELL_BODY: Final[tuple[Rectangle, ...]] = ((0, 0, 4, 8), (4, 4, 8, 8))
ELL_CONTACT: Final[tuple[Rectangle, ...]] = ((0, 0, 4, 8), (0, 4, 8, 8))
# The points of a circle at which tiles on the lattice can meet it, as rectangles and segments (G6).
SMALL_CIRCLE_CONTACT: Final[tuple[Rectangle, ...]] = ((3, 0, 3, 6), (0, 3, 6, 3))
LARGE_CIRCLE_CONTACT: Final[tuple[Rectangle, ...]] = (
    (5, 0, 5, 10),
    (0, 5, 10, 5),
    (2, 1, 8, 9),
    (1, 2, 9, 8),
)
SMALL_CIRCLE: Final = 6  # its diameter
# Outdoor tiles have their fence on the top side (G10); at the corners of a rectangle there is stone.
FENCE_STONE: Final = 1
LARGE_CIRCLE_FENCE: Final[tuple[Rectangle, ...]] = (
    (5, 0, 5, 0),
    (2, 1, 2, 1),
    (8, 1, 8, 1),
    (1, 2, 1, 2),
    (9, 2, 9, 2),
)
FENCE_ARC: Final = (26, 154)  # the drawn fence of a circle, in degrees above the horizontal
FENCE_DRAWN_STONE: Final = 0.5  # how much stone is drawn at either end of the other fences

# --- set-up and money (C1, C5, C6, C12, C13) ----------------------------------------------------------

# by number of players; 1 is the solo game
SMALL_STACK: Final[Row] = (0, 7, 5, 7, 9)  # tiles of each small size, and hallways
LARGE_STACK: Final[Row] = (0, 5, 4, 5, 6)  # tiles of each large size, and stairs
CARDS_IN_DECK: Final[Row] = (0, 33, 22, 33, 44)
FAVORS_IN_PLAY: Final[Row] = (0, 0, 2, 3, 4)
PRICES: Final[tuple[Row, ...]] = (
    (),
    (2000, 4000, 6000),
    (15000, 10000, 8000, 6000, 4000),
    (15000, 10000, 8000, 6000, 4000, 2000),
    (15000, 10000, 8000, 6000, 4000, 2000, 1000),
)
BONUS_CARDS_DEALT: Final[Row] = (0, 2, 3, 3, 3)
BONUS_CARDS_KEPT: Final = 2
ROOM_CARDS_PER_SIZE: Final = 5  # † inferred: 50 cards for ten sizes (F4)

START_MONEY: Final = 15000
CORRIDOR_PRICE: Final = 3000  # a hallway or stairs (C5.1)
INCOME: Final = 5000  # instead of buying (C5.1)
UNSOLD_COIN: Final = 1000  # on every tile left in the market (C6.1)
OUTDOOR_REWARD: Final = 10000  # (C10.7)
ACTIVITY_REWARD: Final = 5  # points (C10.2)
MONEY_PER_POINT: Final = 10000  # (C12.6)
STACK_POINTS: Final = 2  # per tile of a depleted stack (C12.1)
FAVOR_POINTS: Final[Row] = (8, 4, 2, 1)  # (C12.2)

# Ranks of the solo game, and the points at which the second and each later one begins (C13.6).
RANKS: Final[Names] = ("hod_carrier", "mason", "foreman", "architect", "royal_builder")
RANK_FROM: Final[Row] = (60, 81, 96, 111)

# --- bonus cards and favors ---------------------------------------------------------------------------

BONUS_CARDS: Final = 27
CARD_ALL_SIZES: Final = 0
CARD_ALL_TYPES: Final = 1
CARD_HALLWAYS: Final = 2
CARD_STAIRS: Final = 3
CARD_COMPLETED: Final = 4
CARD_SQUARE: Final = 5
CARD_ROUND: Final = 6
CARD_CASH: Final = 7
CARD_EXTERNAL_DOORS: Final = 8
CARD_TYPE: Final = 9  # 9 to 16: in the order of TYPES
CARD_SIZE: Final = 17  # 17 to 26: in the order of SIZES
BONUS_CARD_NAMES: Final[Names] = (
    "all_sizes",
    "all_types",
    "hallways",
    "stairs",
    "completed",
    "square",
    "round",
    "cash",
    "external_doors",
    *[f"type_{kind}" for kind in TYPES],
    *[f"size_{size}" for size in SIZES],
)
BONUS_CARD_IDS: Final[dict[str, int]] = {name: card for card, name in enumerate(BONUS_CARD_NAMES)}


@final
class Figures:
    """What one file of figures says: points and bonuses of tiles, points of the bonus cards and what for."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        # by tile
        self.base: vec[i64] = vec[i64](printed.column("tiles", "points"))
        self.bonus: vec[i64] = vec[i64](printed.column("tiles", "bonus"))
        # the types a bonus counts, as a set: bit n is type n
        self.bonus_types: vec[i64] = vec[i64]([_set_of(text) for text in printed.column("tiles", "for")])
        # by card: so many points for every so many of the things that it counts
        self.card_points: list[int] = printed.column("bonus_cards", "points")
        self.card_per: list[int] = printed.column("bonus_cards", "per")


def _set_of(types: str) -> int:
    return sum([2 ** TYPES.index(kind) for kind in types.split()])


FAVORS: Final = 24
FAVOR_COUNT: Final = 0  # 0 to 7: most rooms of a type, in the order of TYPES
FAVOR_AREA: Final = 8  # 8 to 15: largest total size of a type
FAVOR_SMALL: Final = 16
FAVOR_LARGE: Final = 17
FAVOR_SQUARE: Final = 18
FAVOR_ROUND: Final = 19
FAVOR_COMPLETED: Final = 20  # never together with FAVOR_INCOMPLETE (C1.2)
FAVOR_INCOMPLETE: Final = 21
FAVOR_EXTERNAL_DOORS: Final = 22
FAVOR_CASH: Final = 23
FAVOR_NAMES: Final = (
    *[f"count_{kind}" for kind in TYPES],
    *[f"area_{kind}" for kind in TYPES],
    "small",
    "large",
    "square",
    "round",
    "completed",
    "incomplete",
    "external_doors",
    "cash",
)
FAVOR_IDS: Final[dict[str, int]] = {name: favor for favor, name in enumerate(FAVOR_NAMES)}
