"""Mercado: every tile, token and space, and their printed figures as tables (section 2 of the rules).

What is printed on tiles, privileges and board stands in figures.toml and belongs to a state, `s.figures`;
what the rulebook itself states stands here.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.kernel.bags import some
from trianon.kernel.figures import Printed

COLOURS: Final = ("red", "blue", "green", "yellow")

# --- coins (2) ------------------------------------------------------------------------------------

COINS: Final = ("gold", "silver", "copper", "turquoise", "white", "black")
COIN_IDS: Final[dict[str, int]] = {name: coin for coin, name in enumerate(COINS)}
COLOURED: Final = 4  # coins 0 to 3; each belongs to one player all game long
WHITE: Final = 4
BLACK: Final = 5

EACH_COLOUR: Final = 5  # of every colour in a purse at the start (M1.2)
BLACK_AT_START: Final = 5
BLACK_COINS: Final = 38
WHITE_COINS: Final = 14
SEALS: Final = 15
SEALS_AT_START: Final = 1

DRAWN: Final = 3  # coins of action A (M4.1)
DRAWN_FOR_SEAL: Final = 2  # more coins for a seal (M4.2)
CUTPURSE_FROM: Final = 3  # black coins that complete the cutpurse (M16.3)

# --- effects (2.2): one int, kind and count -------------------------------------------------------

WILD: Final = 1
FAKE: Final = 2
PURGE: Final = 3
PRIVILEGE: Final = 4
SEAL: Final = 5
AGAIN: Final = 6
FORWARD: Final = 7
OPP_FAKE: Final = 8
OPP_WILD: Final = 9
OPP_NOSEAL: Final = 10
OPP_GIVEUP: Final = 11
EFFECT_NAMES: Final = (
    "",
    "wild",
    "fake",
    "purge",
    "privilege",
    "seal",
    "again",
    "forward",
    "opp_fake",
    "opp_wild",
    "opp_noseal",
    "opp_giveup",
)


def effect_kind(effect: i64) -> i64:
    """What an effect does."""
    return effect >> 3


def effect_count(effect: i64) -> i64:
    """How often, or how many."""
    return effect & 7


# --- market and merchandise tiles (2.3 to 2.5) ----------------------------------------------------

FIXED: Final = 0  # F: exactly these coins
SAME: Final = 1  # Sn: n coins of one colour
DIFFERENT: Final = 2  # Dn: n coins, all of different colours
COUNTERFEIT: Final = 3  # Bn: n black coins or more
PRICE_KINDS: Final = ("fixed", "same", "different", "black")

RANK: Final = -1  # points by position (M7.1b)
REVEAL: Final = -2  # points of an object that is turned over (M7.1c)

TILE_NAMES: Final = (
    "letter_opener",
    "silver_jug",
    "pewter_cup",
    "fan",
    "gold_goblet",
    "silver_cutlery",
    "clock",
    "necklace",
    "book",
    "ring",
    "cloth",
    "music_box",
    "painting",
    "vase",
    "shoes",
    "gloves",
    "mirror",
    "hat",
    "candlestick",
    "chess_set",
    "jewel_casket",
    "teapot",
    "lute",
    "tapestry",
    "rose",
    "lavender",
    "jasmine",
    "amber",
    "musk",
    "sandalwood",
    "orange_blossom",
    "violet",
    "myrrh",
    "cedar",
    "vanilla",
    "bergamot",
    "head_merchant",
    "coin_changer",
    "cutpurse",
)
TILE_IDS: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILE_NAMES)}
OBJECTS: Final = 24  # tiles 0 to 23
PERFUMES: Final = 12  # tiles 24 to 35
HEAD_MERCHANT: Final = 36
COIN_CHANGER: Final = 37
CUTPURSE: Final = 38
MERCHANDISE: Final = OBJECTS + PERFUMES
TILES: Final = 39
OBJECT_SET: Final = (1 << OBJECTS) - 1
PERFUME_SET: Final = ((1 << PERFUMES) - 1) << OBJECTS

OBJECTS_SHOWN: Final = 4  # market positions 0 to 3 (M1.5)
PERFUMES_SHOWN: Final = 2  # positions 4 and 5
GOODS: Final = OBJECTS_SHOWN + PERFUMES_SHOWN
CHANGER_POSITION: Final = 7
CUTPURSE_POSITION: Final = 8

# --- privilege tokens (2.6) -----------------------------------------------------------------------

FACES: Final = 7
FACE_NAMES: Final = ("three", "two", "two_purge", "two_seal", "one_wild", "one_fake", "one_again")
FACE_IDS: Final[dict[str, int]] = {name: face for face, name in enumerate(FACE_NAMES)}
PRIVILEGES: Final = 18

# --- the board (2.7) ------------------------------------------------------------------------------

SPACES: Final = 30
FINISH: Final = 30  # progress that reaches the disc again (M14.1)
SIDES: Final = ("A", "B")


def is_object(tile: i64) -> bool:
    """Whether a tile is a valuable object."""
    return tile < OBJECTS


def deck_of(tile: i64) -> i64:
    """All tiles with the same back."""
    return OBJECT_SET if tile < OBJECTS else PERFUME_SET


# --- the printed figures --------------------------------------------------------------------------

# Price and effects of the three people of the market, as the rules tell them (M8, M16).
_PEOPLE: Final = [("D3", "privilege 1"), ("S3", ""), ("B3", "")]
_POINTS_IN_WORDS: Final = {"rank": RANK, "reveal": REVEAL}


@final
class Figures:
    """What one file of figures says, as tables by the numbers of tiles, privileges and spaces."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        prices: list[str] = printed.column("tiles", "price") + [price for price, _ in _PEOPLE]
        effects: list[str] = printed.column("tiles", "effects") + [effects for _, effects in _PEOPLE]
        opponents: list[str] = printed.column("tiles", "opponents") + [""] * len(_PEOPLE)
        points: list[int | str] = printed.column("tiles", "points") + [0] * len(_PEOPLE)
        extras: list[str] = printed.column("privileges", "extras")
        self.price_notation: list[str] = prices
        self.price_kind: vec[i64] = vec[i64]([_price_kind(price) for price in prices])
        self.price_size: vec[i64] = vec[i64]([_price_size(price) for price in prices])
        self.price_coins: list[list[int]] = [_price_coins(price) for price in prices]
        self.price_bag: vec[i64] = vec[i64]([_bag(coins) for coins in self.price_coins])
        self.points: vec[i64] = vec[i64]([_points(number) for number in points])
        self.effects: list[list[int]] = [_effects(text) for text in effects]
        self.opponents: list[list[int]] = [_effects(text) for text in opponents]
        self.no_seal: list[bool] = [OPP_NOSEAL << 3 | 1 in found for found in self.opponents]
        self.face_count: list[int] = printed.column("privileges", "count")
        self.face_steps: list[int] = printed.column("privileges", "steps")
        self.extras: list[list[int]] = [_effects(text) for text in extras]
        self.all_privileges: i64 = sum([some(face, self.face_count[face]) for face in range(FACES)])
        self.symbols: list[list[int]] = [_side(printed, side) for side in SIDES]


def _side(printed: Printed, side: str) -> list[int]:
    """The symbol of every space, 0 where there is none."""
    spaces = [0] * SPACES
    for space, row in printed.tables[f"side_{side.lower()}"].items():
        spaces[int(space)] = _effects(str(row["symbol"]))[0]
    return spaces


def _points(number: int | str) -> int:
    return number if isinstance(number, int) else _POINTS_IN_WORDS[number]


def _effects(text: str) -> list[int]:
    """Effects in the order of resolution: "purge 2, seal 1"."""
    found: list[int] = []
    for part in text.split(",") if text else []:
        name, number = part.split()
        found.append(EFFECT_NAMES.index(name) << 3 | int(number))
    return found


_LETTERS: Final = "GSCTWB"


def _price_kind(price: str) -> int:
    return "FSDB".index(price[0])


def _price_size(price: str) -> int:
    return len(price) - 2 if price[0] == "F" else int(price[1:])


def _price_coins(price: str) -> list[int]:
    return [_LETTERS.index(letter) for letter in price[2:]] if price[0] == "F" else []


def _bag(coins: list[int]) -> int:
    return sum([some(coin) for coin in coins])
