"""Louis XIV: every tile, card, chip and printed figure (section 2). Correct a figure here and nowhere else.

A dagger (†) marks a reconstructed figure: no source shows the printed one.
"""

from typing import Final

ROUNDS: Final = 4
COLOURS: Final = ("yellow", "red", "green", "blue")
STONES: Final = 16  # of every player
NEUTRAL_STONES: Final = 8  # of the imaginary third player (L10.2)
NEUTRAL_HEAP: Final = 2  # neutral stones go onto tiles two by two (L10.3)
NEUTRAL_PERSONS: Final = 3  # person cards that are turned up for them
FIRST_MONEY: Final = 5  # louisdor at the beginning (L1.5)
DEAL: Final = 5  # influence cards for everybody in every round (L3.4)
# Stones that go to the general supply at the beginning, by seats and place in the turn order (L1.7).
TO_GENERAL: Final[list[list[int]]] = [[], [], [5, 6], [5, 5, 6], [5, 5, 6, 7]]

# --- tiles ----------------------------------------------------------------------------------------

TILES: Final = 12
MONEY: Final = 0  # a price in louisdor
FIRST: Final = 1  # only for a sole leader
ENOUGH: Final = 2  # a number of stones
CONDITIONS: Final = ("money", "first", "stones")
SIDES: Final = ("front", "back")

R_CHIP: Final = 0  # tiles 1 to 5 and 9
R_CONDE: Final = 1
R_LOUISDOR: Final = 2
R_MAINTENON: Final = 3
R_COATS: Final = 4
R_INFLUENCE: Final = 5
R_INTRIGUE: Final = 6

SCEPTER: Final = 0
LETTER: Final = 1
RING: Final = 2
HELMET: Final = 3
CROWN: Final = 4
CHIPS: Final = ("scepter", "letter", "ring", "helmet", "crown")
KINDS_OF_CHIPS: Final = 5
CHIP_COUNTS: Final = (6, 6, 6, 6, 10)  # substitutes are used when they run out (L2.7)

# person, reward, its name, chip of the reward, front, its number, back, its number, column, row
_PERSONS: Final = [
    ("anne", R_CHIP, "scepter", SCEPTER, MONEY, 3, FIRST, 0, 3, 2),
    ("philippe", R_CHIP, "letter", LETTER, MONEY, 3, FIRST, 0, 4, 3),  # † price, back
    ("marie", R_CHIP, "ring", RING, MONEY, 3, FIRST, 0, 3, 4),  # † price, back
    ("dauphin", R_CHIP, "helmet", HELMET, MONEY, 3, FIRST, 0, 2, 3),
    ("montespan", R_CHIP, "crown", CROWN, FIRST, 0, MONEY, 4, 1, 2),  # † price of the back
    ("conde", R_CONDE, "coat_stone", -1, ENOUGH, 3, MONEY, 3, 2, 1),  # † number, back
    ("colbert", R_LOUISDOR, "louisdor", -1, FIRST, 0, ENOUGH, 3, 4, 1),  # † back
    ("maintenon", R_MAINTENON, "stones", -1, MONEY, 3, FIRST, 0, 5, 2),  # † price, back
    ("valliere", R_CHIP, "crown", CROWN, FIRST, 0, MONEY, 4, 5, 4),  # † price of the back
    ("turenne", R_COATS, "coats", -1, ENOUGH, 3, MONEY, 4, 4, 5),  # † number, back
    ("mazarin", R_INFLUENCE, "influence", -1, FIRST, 0, ENOUGH, 3, 2, 5),  # † back
    ("louvois", R_INTRIGUE, "coat_intrigue", -1, MONEY, 4, FIRST, 0, 1, 4),  # † price, back
]
PERSONS: Final = tuple([row[0] for row in _PERSONS])
REWARDS: Final[list[int]] = [row[1] for row in _PERSONS]
REWARD_NAMES: Final = tuple([row[2] for row in _PERSONS])
REWARD_CHIPS: Final[list[int]] = [row[3] for row in _PERSONS]
# Condition and number by side * TILES + tile.
CONDITION: Final[list[int]] = [row[4] for row in _PERSONS] + [row[6] for row in _PERSONS]
NUMBER: Final[list[int]] = [row[5] for row in _PERSONS] + [row[7] for row in _PERSONS]
PLACES: Final = tuple([(row[8], row[9]) for row in _PERSONS])  # column and row of the layout (2.2)
RECONSTRUCTED_TILES: Final = frozenset(
    (
        "philippe front",
        "philippe back",
        "marie front",
        "marie back",
        "montespan back",
        "conde front",
        "conde back",
        "colbert back",
        "maintenon front",
        "maintenon back",
        "valliere back",
        "turenne front",
        "turenne back",
        "mazarin back",
        "louvois front",
        "louvois back",
    )
)
PERSON_IDS: Final[dict[str, int]] = {name: tile for tile, name in enumerate(PERSONS)}

T_MONTESPAN: Final = 4
T_CONDE: Final = 5
T_MAINTENON: Final = 7
REWARD_LOUISDOR: Final = 5  # tile 7 (L6.4)
REWARD_COATS: Final = 2  # tile 10 (L6.6)
MAINTENON_PLACES: Final = 2  # tile 8 (L6.5)


def _corners(tile: int) -> tuple[int, ...]:
    """The tiles that touch a tile at a corner (2.2)."""
    column, row = PLACES[tile]
    return tuple(
        [n for n in range(TILES) if abs(PLACES[n][0] - column) == 1 and abs(PLACES[n][1] - row) == 1]
    )


ADJACENT: Final = tuple([_corners(tile) for tile in range(TILES)])
NEIGHBOURS: Final[list[int]] = [sum([1 << n for n in near]) for near in ADJACENT]  # as sets

# --- cards ----------------------------------------------------------------------------------------

JOKER: Final = 12
CARD_KINDS: Final = 13  # influence cards: a person twice, the joker six times
CARDS: Final = (*PERSONS, "joker")
CARD_IDS: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}
CARD_COUNTS: Final[list[int]] = [2] * TILES + [6]
PERSON_LIMIT: Final = 3  # stones placed or taken back with a person card (L4.3.1, L4.4)
JOKER_LIMIT: Final = 2
BOOST_LIMIT: Final = 4  # with C05

ALL_INTRIGUE: Final = (1 << TILES) - 1

# Money cards: louisdor for everybody († all amounts), and the tile Louis goes to (2.6).
MONEY_AMOUNT: Final[list[int]] = [3, 3, 3, 3, 5, 5, 5, 5]
MONEY_TILE: Final[list[int]] = [0, 1, 2, 3, 0, 1, 2, 3]
MONEY_CARDS: Final = tuple([f"g{card + 1}" for card in range(len(MONEY_AMOUNT))])
ALL_MONEY: Final = (1 << len(MONEY_AMOUNT)) - 1
LOUIS_TILES: Final = 4

COATS: Final = ("a", "b", "c", "d", "e", "f")
COAT_KINDS: Final = 6
COATS_EACH: Final = 10
COAT_NAMES: Final = (*COATS, "none")  # none: a substitute without kind (L9.6)
NO_KIND: Final = 6

# --- missions -------------------------------------------------------------------------------------

ANY: Final = -1  # the second chip of a light mission

# What a mission does (2.7).
M_EXTRA: Final = 0  # draw two missions (L8.2)
M_STONES: Final = 1  # general to own (L8.3)
M_LOUISDOR: Final = 2  # (L8.4)
M_DISPATCH: Final = 3  # a stone onto a stated tile (L8.5)
M_SKIP: Final = 4  # (L8.6)
M_CHANGE: Final = 5  # (L8.7)
M_REPLACE: Final = 6  # (L8.8)
M_MIXED: Final = 7  # louisdor and stones (L8.9)
M_COAT: Final = 8  # (L8.10)
M_EXCHANGE: Final = 9  # (L8.11)
M_INTRIGUE: Final = 10  # (L8.12)
M_INFLUENCE: Final = 11  # (L8.13)
M_BOOST: Final = 12  # (L8.14)
M_RESERVE: Final = 13  # (L8.15)
M_FAVOUR: Final = 14  # (L8.16)
M_DISCOUNT: Final = 15  # (L8.17)
EFFECTS: Final = (
    "extra",
    "stones",
    "louisdor",
    "dispatch",
    "skip",
    "change",
    "replace",
    "mixed",
    "coat",
    "exchange",
    "intrigue",
    "influence",
    "boost",
    "reserve",
    "favour",
    "discount",
)
ON_LOUIS: Final = 99  # instead of a tile: where Louis stands

# id, effect, its number (or tile from 0), the two chips: † all named chips.
_MISSIONS: Final = [
    ("a01", M_EXTRA, 2, SCEPTER, ANY),
    ("a02", M_EXTRA, 2, RING, ANY),
    ("a03", M_STONES, 1, SCEPTER, ANY),
    ("a04", M_STONES, 1, LETTER, ANY),
    ("a05", M_STONES, 1, RING, ANY),
    ("a06", M_STONES, 1, HELMET, ANY),
    ("a07", M_LOUISDOR, 1, SCEPTER, ANY),
    ("a08", M_LOUISDOR, 1, LETTER, ANY),
    ("a09", M_LOUISDOR, 1, RING, ANY),
    ("a10", M_LOUISDOR, 1, HELMET, ANY),
    ("a11", M_DISPATCH, 0, RING, ANY),
    ("a12", M_DISPATCH, 1, HELMET, ANY),
    ("a13", M_DISPATCH, 2, SCEPTER, ANY),
    ("a14", M_DISPATCH, 3, LETTER, ANY),
    ("a15", M_SKIP, 2, LETTER, ANY),
    ("a16", M_SKIP, 2, HELMET, ANY),
    ("a17", M_CHANGE, 2, SCEPTER, ANY),
    ("a18", M_CHANGE, 2, LETTER, ANY),
    ("a19", M_REPLACE, 2, RING, ANY),
    ("a20", M_REPLACE, 2, HELMET, ANY),
    ("b01", M_MIXED, 2, SCEPTER, RING),
    ("b02", M_MIXED, 2, LETTER, HELMET),
    ("b03", M_MIXED, 2, SCEPTER, HELMET),
    ("b04", M_MIXED, 2, LETTER, RING),
    ("b05", M_COAT, 1, SCEPTER, RING),
    ("b06", M_COAT, 1, LETTER, HELMET),
    ("b07", M_DISPATCH, ON_LOUIS, SCEPTER, LETTER),
    ("b08", M_DISPATCH, ON_LOUIS, RING, HELMET),
    ("b09", M_DISPATCH, 4, SCEPTER, HELMET),
    ("b10", M_DISPATCH, 8, LETTER, RING),
    ("b11", M_EXCHANGE, 1, SCEPTER, LETTER),
    ("b12", M_EXCHANGE, 1, RING, HELMET),
    ("c01", M_STONES, 3, SCEPTER, SCEPTER),
    ("c02", M_LOUISDOR, 3, LETTER, LETTER),
    ("c03", M_INTRIGUE, 1, RING, RING),
    ("c04", M_INFLUENCE, 1, HELMET, HELMET),
    ("c05", M_BOOST, BOOST_LIMIT, RING, RING),
    ("c06", M_RESERVE, 1, SCEPTER, SCEPTER),
    ("c07", M_FAVOUR, 1, HELMET, HELMET),
    ("c08", M_DISCOUNT, 1, LETTER, LETTER),
]
MISSIONS: Final = tuple([row[0] for row in _MISSIONS])
MISSION_COUNT: Final = 40
EFFECT: Final[list[int]] = [row[1] for row in _MISSIONS]
AMOUNT: Final[list[int]] = [row[2] for row in _MISSIONS]
COST_1: Final[list[int]] = [row[3] for row in _MISSIONS]
COST_2: Final[list[int]] = [row[4] for row in _MISSIONS]
MISSION_IDS: Final[dict[str, int]] = {name: mission for mission, name in enumerate(MISSIONS)}
DECKS: Final = ("light", "medium", "dark")
DECK_OF: Final[list[int]] = ["abc".index(name[0]) for name in MISSIONS]
DECK_CARDS: Final[list[int]] = [
    sum([1 << mission for mission in range(MISSION_COUNT) if DECK_OF[mission] == deck]) for deck in range(3)
]
ALL_MISSIONS: Final = (1 << MISSION_COUNT) - 1
MISSION_POINTS: Final = 5  # a displayed mission, whatever its colour (L9.4)
MONEY_PER_COAT: Final = 3  # louisdor, at the end (L9.1)
A15: Final = 14
A16: Final = 15
A17: Final = 16
A18: Final = 17
A19: Final = 18
A20: Final = 19
B11: Final = 30
B12: Final = 31
C04: Final = 35
C05: Final = 36
C06: Final = 37
C07: Final = 38
C08: Final = 39
EXCHANGES: Final = ("influence", "intrigue", "chips", "stones", "money")  # the order of L9.2
CATEGORIES: Final = 5
