"""Louis XIV: every tile, card and chip, and their printed figures as tables (section 2).

What is printed on both sides of the tiles, on money cards and as cost of missions stands in figures.toml and
belongs to a state, `s.figures`; what the rulebooks themselves state stands here.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.kernel.figures import Printed

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

# person, reward, its name, chip of the reward, column, row
_PERSONS: Final = [
    ("anne", R_CHIP, "scepter", SCEPTER, 3, 2),
    ("philippe", R_CHIP, "letter", LETTER, 4, 3),
    ("marie", R_CHIP, "ring", RING, 3, 4),
    ("dauphin", R_CHIP, "helmet", HELMET, 2, 3),
    ("montespan", R_CHIP, "crown", CROWN, 1, 2),
    ("conde", R_CONDE, "coat_stone", -1, 2, 1),
    ("colbert", R_LOUISDOR, "louisdor", -1, 4, 1),
    ("maintenon", R_MAINTENON, "stones", -1, 5, 2),
    ("valliere", R_CHIP, "crown", CROWN, 5, 4),
    ("turenne", R_COATS, "coats", -1, 4, 5),
    ("mazarin", R_INFLUENCE, "influence", -1, 2, 5),
    ("louvois", R_INTRIGUE, "coat_intrigue", -1, 1, 4),
]
PERSONS: Final = tuple([row[0] for row in _PERSONS])
REWARDS: Final[vec[i64]] = vec[i64]([row[1] for row in _PERSONS])
REWARD_NAMES: Final = tuple([row[2] for row in _PERSONS])
REWARD_CHIPS: Final[vec[i64]] = vec[i64]([row[3] for row in _PERSONS])
PLACES: Final = tuple([(row[4], row[5]) for row in _PERSONS])  # column and row of the layout (2.2)
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
NEIGHBOURS: Final[vec[i64]] = vec[i64]([sum([1 << n for n in near]) for near in ADJACENT])  # as sets

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

MONEY_TILE: Final[list[int]] = [0, 1, 2, 3, 0, 1, 2, 3]  # money cards: the tile Louis goes to (2.6)
MONEY_CARDS: Final = tuple([f"g{card + 1}" for card in range(len(MONEY_TILE))])
ALL_MONEY: Final = (1 << len(MONEY_TILE)) - 1
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

# id, effect, its number (or tile from 0).
_MISSIONS: Final = [
    ("a01", M_EXTRA, 2),
    ("a02", M_EXTRA, 2),
    ("a03", M_STONES, 1),
    ("a04", M_STONES, 1),
    ("a05", M_STONES, 1),
    ("a06", M_STONES, 1),
    ("a07", M_LOUISDOR, 1),
    ("a08", M_LOUISDOR, 1),
    ("a09", M_LOUISDOR, 1),
    ("a10", M_LOUISDOR, 1),
    ("a11", M_DISPATCH, 0),
    ("a12", M_DISPATCH, 1),
    ("a13", M_DISPATCH, 2),
    ("a14", M_DISPATCH, 3),
    ("a15", M_SKIP, 2),
    ("a16", M_SKIP, 2),
    ("a17", M_CHANGE, 2),
    ("a18", M_CHANGE, 2),
    ("a19", M_REPLACE, 2),
    ("a20", M_REPLACE, 2),
    ("b01", M_MIXED, 2),
    ("b02", M_MIXED, 2),
    ("b03", M_MIXED, 2),
    ("b04", M_MIXED, 2),
    ("b05", M_COAT, 1),
    ("b06", M_COAT, 1),
    ("b07", M_DISPATCH, ON_LOUIS),
    ("b08", M_DISPATCH, ON_LOUIS),
    ("b09", M_DISPATCH, 4),
    ("b10", M_DISPATCH, 8),
    ("b11", M_EXCHANGE, 1),
    ("b12", M_EXCHANGE, 1),
    ("c01", M_STONES, 3),
    ("c02", M_LOUISDOR, 3),
    ("c03", M_INTRIGUE, 1),
    ("c04", M_INFLUENCE, 1),
    ("c05", M_BOOST, BOOST_LIMIT),
    ("c06", M_RESERVE, 1),
    ("c07", M_FAVOUR, 1),
    ("c08", M_DISCOUNT, 1),
]
MISSIONS: Final = tuple([row[0] for row in _MISSIONS])
MISSION_COUNT: Final = 40
EFFECT: Final[list[int]] = [row[1] for row in _MISSIONS]
AMOUNT: Final[list[int]] = [row[2] for row in _MISSIONS]
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

# --- the printed figures --------------------------------------------------------------------------

# Pairs of chips that pay for a mission, the lower one first.
CHIP_PAIRS: Final = [(one, two) for one in range(KINDS_OF_CHIPS) for two in range(one, KINDS_OF_CHIPS)]
PAIRS: Final = 15
PAIR_1: Final[vec[i64]] = vec[i64]([pair[0] for pair in CHIP_PAIRS])
PAIR_2: Final[vec[i64]] = vec[i64]([pair[1] for pair in CHIP_PAIRS])


@final
class Figures:
    """What one file of figures says, as tables by the numbers of tiles, money cards and missions."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        sides: list[str] = printed.column("tiles", "front") + printed.column("tiles", "back")
        costs: list[str] = printed.column("missions", "cost")
        # By side * TILES + tile.
        self.condition: vec[i64] = vec[i64]([CONDITIONS.index(side.split()[0]) for side in sides])
        self.number: vec[i64] = vec[i64]([int(side.split()[1]) if " " in side else 0 for side in sides])
        self.money_amount: list[int] = printed.column("money", "louisdor")
        self.cost_1: list[int] = [_chip(cost.split()[0]) for cost in costs]
        self.cost_2: list[int] = [_chip(cost.split()[1]) for cost in costs]
        # The set of chips that a mission names.
        self.names: vec[i64] = vec[i64](
            [
                _set_of(self.cost_1[mission]) | _set_of(self.cost_2[mission])
                for mission in range(MISSION_COUNT)
            ]
        )
        # The set of pairs that pay for a mission, and of missions that a pair pays for (L7.3).
        self.payable: list[int] = [
            _pairs_for(self.cost_1[mission], self.cost_2[mission]) for mission in range(MISSION_COUNT)
        ]
        self.paid_by: list[int] = [
            sum([1 << mission for mission in range(MISSION_COUNT) if self.payable[mission] >> pair & 1])
            for pair in range(PAIRS)
        ]


def _chip(name: str) -> int:
    return ANY if name == "any" else CHIPS.index(name)


def _set_of(chip: int) -> int:
    return 0 if chip == ANY else 1 << chip


def _pairs_for(first: int, second: int) -> int:
    """The set of pairs of chips that pay for these two."""
    pairs = 0
    for pair in range(PAIRS):
        one, two = PAIR_1[pair], PAIR_2[pair]
        if (_pays(one, first) and _pays(two, second)) or (_pays(two, first) and _pays(one, second)):
            pairs |= 1 << pair
    return pairs


def _pays(chip: int, named: int) -> bool:
    return named == ANY or chip == named or chip == CROWN
