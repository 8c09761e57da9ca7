"""Castles of Mad King Ludwig: every tile and card, with what is printed on them.

The figures of the bonus cards stand in figures.toml and belong to a state, `s.figures`; others stand here.
"""

from typing import Final, final

from trianon.kernel.figures import Printed

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

_HALL_DOORS: Final = "3,0N 7,0N 11,0N 14,1E 14,3E 1,4S 5,4S 9,4S 13,4S 0,1W 0,3W"
_HALLWAY_DOORS: Final = "1,0N 3,0N 5,0N 7,0N 9,0N 11,0N 12,1E 1,2S 3,2S 5,2S 7,2S 9,2S 11,2S 0,1W"
_NEARLY_ALL: Final = "corridor downstairs food living sleeping utility"

# id, size, type, base points, bonus: points and for which types, doors: x, y, facing (G1, unrotated).
# The type says what a bonus counts: activity rooms touching, downstairs rooms anywhere, others connected.
_Tile = tuple[str, int, str, int, int, str, str]
_ROOMS: Final[list[_Tile]] = [
    # 100
    ("pantry", 100, "food", 2, 0, "", "4,1E 0,3W"),
    ("larder", 100, "food", 2, 0, "", "4,3E 0,3W"),
    ("buttery", 100, "food", 2, 0, "", "4,3E 0,1W"),
    ("powder_room", 100, "utility", 1, 0, "", "3,4S"),
    ("broom_closet", 100, "utility", 1, 0, "", "1,4S"),
    ("cloak_room", 100, "utility", 1, 0, "", "1,4S"),
    ("pink_cabinet", 100, "living", 5, 0, "", "3,0N 4,1E 3,4S 0,1W"),
    ("focus_room", 100, "living", 5, 0, "", "3,0N 4,3E 3,4S 0,1W"),
    ("lilac_cabinet", 100, "living", 5, 0, "", "1,0N 4,3E 3,4S 0,1W"),
    # 150
    ("piano_room", 150, "activity", 3, -1, "living sleeping", "3,0N 6,3E 3,6S"),
    ("berchta_room", 150, "activity", 3, -1, "living sleeping", "6,3E 3,6S 0,3W"),
    ("flute_room", 150, "activity", 3, -1, "living sleeping", "3,0N 6,3E 0,3W"),
    ("bottomless_pit", 150, "downstairs", 3, 1, "outdoor", "3,0N"),
    ("fungus_room", 150, "downstairs", 3, 1, "food", "3,0N 0,3W"),
    ("the_hole", 150, "downstairs", 3, 1, "sleeping", "3,6S"),
    ("study", 150, "living", 4, 1, "living", "3,0N 6,3E 3,6S 0,3W"),
    ("sitting_room", 150, "living", 4, 1, "outdoor", "3,0N 6,3E 3,6S 0,3W"),
    ("parlor", 150, "living", 4, 1, "activity", "3,0N 6,3E 3,6S 0,3W"),
    # 200
    ("washroom", 200, "utility", 2, 0, "", "5,4S"),
    ("dirt_room", 200, "utility", 2, 0, "", "8,1E"),
    ("utility_room", 200, "utility", 2, 0, "", "8,3E"),
    ("anteroom", 200, "food", 1, 3, "sleeping", "3,0N 5,4S"),
    ("food_prep_room", 200, "food", 1, 3, "activity", "7,0N 7,4S"),
    ("meat_locker", 200, "food", 1, 3, "outdoor", "8,1E 0,1W"),
    ("nap_room", 200, "sleeping", 2, 2, "living", "8,3E 3,4S"),
    ("dressing_room", 200, "sleeping", 2, 2, "food", "8,1E 0,3W"),
    ("solar", 200, "sleeping", 2, 2, "outdoor", "8,3E 7,4S"),
    # 250
    ("porch", 250, "outdoor", 1, 1, "sleeping", "1,4S 9,4S"),
    ("gatehouse", 250, "outdoor", 1, 1, "outdoor", "1,4S 9,4S"),
    ("shed", 250, "outdoor", 1, 1, "utility", "10,3E 1,4S"),
    ("mold_room", 250, "downstairs", 2, 2, "food", "5,4S 0,3W"),
    ("knight_room", 250, "downstairs", 2, 2, "sleeping", "9,4S 0,3W"),
    ("crypt", 250, "downstairs", 2, 1, "living", "9,4S 0,3W"),
    ("billiards_room", 250, "activity", 4, -1, "food living sleeping", "5,0N 10,1E 3,4S"),
    ("oratory", 250, "activity", 4, -1, "downstairs living sleeping", "5,0N 10,1E 10,3E"),
    ("sewing_room", 250, "activity", 4, -1, "living sleeping utility", "7,0N 10,3E 7,4S"),
    # 300
    ("sauna", 300, "utility", 3, 0, "", "8,7E"),
    ("panic_room", 300, "utility", 3, 0, "", "4,1E"),
    ("laundry_room", 300, "utility", 3, 0, "", "8,5E"),
    ("scullery", 300, "food", 1, 3, "utility", "8,5E 0,7W"),
    ("dining_room", 300, "food", 1, 3, "living", "8,5E 0,3W"),
    ("kitchen", 300, "food", 1, 3, "food", "4,3E 3,8S"),
    ("queens_bedroom", 300, "sleeping", 3, 2, "sleeping", "1,0N 4,1E"),
    ("guest_bedroom", 300, "sleeping", 3, 2, "food", "8,7E 3,8S"),
    ("tasso_room", 300, "sleeping", 3, 2, "living", "7,8S 0,1W"),
    # 350
    ("salon", 350, "living", 3, 2, "activity", "11,0N 14,3E 9,4S 0,3W"),
    ("gallery_of_mirrors", 350, "living", 3, 2, "corridor", "13,0N 14,3E 1,4S 0,3W"),
    ("great_hall", 350, "corridor", 1, 1, "utility", _HALL_DOORS),
    ("upper_hall", 350, "corridor", 1, 1, "food", _HALL_DOORS),
    ("train_room", 350, "activity", 5, -1, "corridor downstairs living sleeping", "11,0N 14,3E 11,4S"),
    ("nine_pin_alley", 350, "activity", 5, -1, "food living sleeping utility", "1,0N 1,4S 0,1W"),
    # 400
    ("east_tapestry_chamber", 400, "living", 3, 2, "activity outdoor", "5,0N 8,3E 7,8S 0,3W"),
    ("observatory", 400, "living", 3, 2, "activity living", "3,0N 8,3E 5,8S 0,5W"),
    ("french_gazebo", 400, "outdoor", 2, 1, "activity", "8,7E 3,8S 0,5W"),
    ("pumpkin_garden", 400, "outdoor", 2, 1, "outdoor", "8,1E 7,8S 0,3W"),
    ("grand_bedchamber", 400, "sleeping", 4, 2, "corridor", "7,8S 0,1W"),
    ("servants_quarters", 400, "sleeping", 4, 2, "corridor", "3,8S 0,5W"),
    # 450
    ("drawing_room", 450, "living", 2, 3, "activity utility", "5,0N 12,1E 11,6S 0,3W"),
    ("west_tapestry_room", 450, "living", 2, 3, "activity outdoor", "11,0N 12,3E 1,6S 0,3W"),
    ("formal_gardens", 450, "outdoor", 3, 1, "living", "12,1E 12,5E 9,6S"),
    ("coach_house", 450, "outdoor", 3, 1, "food", "12,1E 9,6S"),
    ("armory", 450, "downstairs", 1, 2, "activity", "12,3E 9,6S"),
    ("dungeon", 450, "downstairs", 1, 2, "downstairs", "12,5E 5,6S"),
    # 500
    ("forum", 500, "activity", 6, -2, "downstairs food living sleeping", "5,0N 10,5E 5,10S"),
    ("theater", 500, "activity", 6, -2, "corridor living sleeping utility", "5,0N 10,5E 0,5W"),
    ("hundings_hut", 500, "outdoor", 4, 1, "outdoor", "10,5E 5,10S 0,5W"),
    ("green_house", 500, "outdoor", 4, 1, "living", "10,5E 0,5W"),
    ("venus_grotto", 500, "downstairs", 1, 1, "corridor", "10,5E 0,5W"),
    ("secret_lair", 500, "downstairs", 1, 2, "utility", "5,10S 0,5W"),
    # 600
    ("vestibule", 600, "living", 1, 4, "food", "7,0N 14,5E 7,8S 0,5W"),
    ("throne_room", 600, "living", 1, 4, "sleeping", "11,0N 14,5E 11,8S 0,3W"),
    ("terrace_gardens", 600, "outdoor", 5, 1, "outdoor", "14,3E 3,8S 11,8S 0,3W"),
    ("stables", 600, "outdoor", 5, 1, "activity", "14,3E 14,5E 0,3W 0,5W"),
    ("singers_chamber", 600, "activity", 7, -2, _NEARLY_ALL, "5,8S 7,8S 9,8S"),
    ("audience_room", 600, "activity", 7, -2, _NEARLY_ALL, "5,0N 14,3E 14,5E"),
]
_SPECIAL: Final[list[_Tile]] = [
    ("foyer", 125, "corridor", 0, 0, "", "3,0N 6,3E 0,3W"),
    ("hallway", 150, "corridor", 0, 0, "", _HALLWAY_DOORS),
    ("stairs", 75, "corridor", 0, 0, "", "6,1E 0,1W"),
]
_TABLE: Final[list[_Tile]] = _ROOMS + _SPECIAL

ROOMS: Final = 75  # tiles 0 to 74 are the room tiles
FOYER: Final = 75
HALLWAY: Final = 76  # one number for all nine hallways, and one for all six stairs
STAIRS: Final = 77
TILES: Final = 78

HALLWAYS: Final = 9
STAIRCASES: Final = 6
FOYERS: Final[Names] = ("red", "yellow", "green", "blue")

NAMES: Final = tuple([row[0] for row in _TABLE])
TILE_IDS: Final[dict[str, int]] = {name: tile for tile, name in enumerate(NAMES)}
SIZE: Final[list[int]] = [row[1] for row in _TABLE]
TYPE: Final[list[int]] = [TYPES.index(row[2]) for row in _TABLE]
BASE: Final[list[int]] = [row[3] for row in _TABLE]
BONUS: Final[list[int]] = [row[4] for row in _TABLE]
# The types a bonus counts, as a set: bit n is type n.
BONUS_TYPES: Final[list[int]] = [sum([1 << TYPES.index(kind) for kind in row[5].split()]) for row in _TABLE]


def _bonus_kind(kind: str) -> int:
    """What the bonus of a room of this type counts."""
    if kind == "activity":
        return TOUCHING
    return ANYWHERE if kind == "downstairs" else CONNECTED


BONUS_KIND: Final[list[int]] = [_bonus_kind(row[2]) for row in _TABLE]

# Levels and sides: ground or light 0, downstairs or dark 1. A hallway has the level of its side (C7.5).
SIDES: Final[Names] = ("light", "dark")
GROUND: Final = 0
BELOW: Final = 1
LEVEL: Final[list[int]] = [BELOW if row[2] == "downstairs" else GROUND for row in _TABLE]
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


DOORS: Final[list[tuple[tuple[int, int, int], ...]]] = [_doors(row[6]) for row in _TABLE]

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
OUTLINE: Final[list[int]] = [SIZES.index(row[1]) for row in _ROOMS] + [10, 11, 12]

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
    """What one file of figures says: points of the bonus cards, and for how many of the things they count."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.card_points: list[int] = printed.column("bonus_cards", "points")
        self.card_per: list[int] = printed.column("bonus_cards", "per")


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
