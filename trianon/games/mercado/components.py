"""Mercado: every tile, token, space and printed figure (section 2 of the rules). Correct a figure here only.

The printed tiles are known only in part. The last column of each table says what is reconstructed; an empty
one means that rulebook or press give everything in the row. No rule depends on a reconstructed figure.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.kernel.bags import some

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


def _effects(text: str) -> list[int]:
    """Effects in the order of resolution: "purge 2, seal 1"."""
    found: list[int] = []
    for part in text.split(",") if text else []:
        name, number = part.split()
        found.append(EFFECT_NAMES.index(name) << 3 | int(number))
    return found


# --- market and merchandise tiles (2.3 to 2.5) ----------------------------------------------------

FIXED: Final = 0  # F: exactly these coins
SAME: Final = 1  # Sn: n coins of one colour
DIFFERENT: Final = 2  # Dn: n coins, all of different colours
COUNTERFEIT: Final = 3  # Bn: n black coins or more
PRICE_KINDS: Final = ("fixed", "same", "different", "black")

RANK: Final = -1  # points by position (M7.1b)
REVEAL: Final = -2  # points of an object that is turned over (M7.1c)

_ALL: Final = "name price points effects"
_NAMED: Final = "price points effects"
_PRICED: Final = "points effects"

# id, price, points, effects for the buyer, effects for the opponents, what is reconstructed
_TILES: Final = [
    ("letter_opener", "F:GG", 3, "", "", _NAMED),
    ("silver_jug", "F:SS", 4, "fake 1", "", ""),
    ("pewter_cup", "F:CC", 2, "wild 1", "", _PRICED),
    ("fan", "F:TT", 2, "purge 1", "", _ALL),
    ("gold_goblet", "F:GGG", 6, "", "", _PRICED),
    ("silver_cutlery", "F:SSS", 5, "purge 1", "", _PRICED),
    ("clock", "F:CCC", 5, "seal 1", "", _NAMED),
    ("necklace", "F:TTT", 6, "", "", "name points effects"),
    ("book", "F:GGSS", 6, "purge 1", "", _PRICED),
    ("ring", "F:GGCC", RANK, "wild 3", "", ""),
    ("cloth", "F:GGTT", 4, "privilege 1", "", ""),
    ("music_box", "F:SSCC", 5, "wild 1", "", _NAMED),
    ("painting", "F:SSTT", 6, "", "opp_noseal 1", _NAMED),
    ("vase", "F:CCTT", 7, "", "opp_wild 1", _NAMED),
    ("shoes", "F:GGS", 5, "", "", _NAMED),
    ("gloves", "F:SSC", 4, "seal 1", "", _ALL),
    ("mirror", "F:CCT", 5, "", "", _ALL),
    ("hat", "F:TTG", 4, "wild 1", "", _ALL),
    ("candlestick", "S3", 5, "", "", "name"),
    ("chess_set", "S3", RANK, "privilege 1", "", _ALL),
    ("jewel_casket", "S4", 7, "", "", "name points effects"),
    ("teapot", "D3", 4, "fake 1", "", _ALL),
    ("lute", "D3", RANK, "seal 1", "", _ALL),
    ("tapestry", "D4", 4, "again 1", "", _ALL),
    ("rose", "D3", 0, "wild 2", "", "name price points"),
    ("lavender", "S2", 0, "purge 2, seal 1", "", _ALL),
    ("jasmine", "D3", 0, "seal 1, privilege 1", "opp_noseal 1, opp_giveup 1", "name price points"),
    ("amber", "S3", 0, "again 1", "opp_fake 2, opp_noseal 1", "name price points"),
    ("musk", "F:GSW", REVEAL, "purge 1", "", "name price effects"),  # of the price, W is published
    ("sandalwood", "F:CTW", REVEAL, "seal 1", "", "name price effects"),  # likewise
    ("orange_blossom", "D4", REVEAL, "", "opp_noseal 1, opp_giveup 1", "name price points"),
    ("violet", "F:GC", 0, "wild 1", "opp_noseal 1", _ALL),  # only parts of the effects are published
    ("myrrh", "F:ST", 0, "privilege 1", "opp_noseal 1", _ALL),  # likewise
    ("cedar", "S3", 0, "privilege 2", "", _ALL),
    ("vanilla", "D4", 0, "wild 2, seal 1, privilege 1", "", _ALL),
    ("bergamot", "S2", 2, "", "opp_fake 2", "name price points"),
    ("head_merchant", "D3", 0, "privilege 1", "", ""),
    ("coin_changer", "S3", 0, "", "", ""),
    ("cutpurse", "B3", 0, "", "", ""),
]

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

_LETTERS: Final = "GSCTWB"


def _price_kind(price: str) -> int:
    return "FSDB".index(price[0])


def _price_size(price: str) -> int:
    return len(price) - 2 if price[0] == "F" else int(price[1:])


def _price_coins(price: str) -> list[int]:
    return [_LETTERS.index(letter) for letter in price[2:]] if price[0] == "F" else []


def _bag(coins: list[int]) -> int:
    return sum([some(coin) for coin in coins])


TILE_NAMES: Final = tuple([row[0] for row in _TILES])
TILE_IDS: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILE_NAMES)}
PRICE_NOTATION: Final = tuple([row[1] for row in _TILES])
PRICE_KIND: Final[vec[i64]] = vec[i64]([_price_kind(row[1]) for row in _TILES])
PRICE_SIZE: Final[vec[i64]] = vec[i64]([_price_size(row[1]) for row in _TILES])
PRICE_COINS: Final[list[list[int]]] = [_price_coins(row[1]) for row in _TILES]
PRICE_BAG: Final[vec[i64]] = vec[i64]([_bag(coins) for coins in PRICE_COINS])
POINTS: Final[list[int]] = [row[2] for row in _TILES]
EFFECTS: Final[list[list[int]]] = [_effects(row[3]) for row in _TILES]
OPPONENTS: Final[list[list[int]]] = [_effects(row[4]) for row in _TILES]
TILE_RECONSTRUCTED: Final = tuple([tuple(row[5].split()) for row in _TILES])
NO_SEAL: Final[list[bool]] = [OPP_NOSEAL << 3 | 1 in effects for effects in OPPONENTS]

# --- privilege tokens (2.6) -----------------------------------------------------------------------

# id, how many, steps, extras, what is reconstructed
_PRIVILEGES: Final = [
    ("three", 5, 3, "", "count steps extras"),
    ("two", 2, 2, "", "count steps extras"),
    ("two_purge", 3, 2, "purge 1", "count steps extras"),
    ("two_seal", 2, 2, "seal 1", "count steps extras"),
    ("one_wild", 3, 1, "wild 1", "count steps extras"),
    ("one_fake", 2, 1, "opp_fake 1", "count steps extras"),
    ("one_again", 1, 1, "again 1", "count steps extras"),
]

FACES: Final = 7
FACE_NAMES: Final = tuple([row[0] for row in _PRIVILEGES])
FACE_IDS: Final[dict[str, int]] = {name: face for face, name in enumerate(FACE_NAMES)}
FACE_COUNT: Final[list[int]] = [row[1] for row in _PRIVILEGES]
FACE_STEPS: Final[list[int]] = [row[2] for row in _PRIVILEGES]
EXTRAS: Final[list[list[int]]] = [_effects(row[3]) for row in _PRIVILEGES]
FACE_RECONSTRUCTED: Final = tuple([tuple(row[4].split()) for row in _PRIVILEGES])
ALL_PRIVILEGES: Final = sum([some(face, FACE_COUNT[face]) for face in range(FACES)])

# --- the board (2.7) ------------------------------------------------------------------------------

SPACES: Final = 30
FINISH: Final = 30  # progress that reaches the disc again (M14.1)
SIDES: Final = ("A", "B")

# side, space, symbol, what is reconstructed: spaces not listed carry no symbol
_SYMBOLS: Final = [
    ("A", 0, "fake 1", ""),
    ("A", 3, "seal 1", "space symbol"),
    ("A", 5, "forward 3", "space"),
    ("A", 6, "purge 1", "space"),
    ("A", 9, "fake 1", "space symbol"),
    ("A", 11, "wild 1", "space symbol"),
    ("A", 13, "privilege 1", "space symbol"),
    ("A", 15, "fake 1", "space symbol"),
    ("A", 17, "purge 1", "space symbol"),
    ("A", 20, "forward 3", "space symbol"),
    ("A", 21, "purge 1", "space symbol"),
    ("A", 23, "fake 1", "space symbol"),
    ("A", 25, "wild 1", "space symbol"),
    ("A", 27, "seal 1", "space symbol"),
    ("B", 1, "opp_fake 1", "space"),
    ("B", 3, "forward 3", "space symbol"),
    ("B", 4, "fake 1", "space symbol"),
    ("B", 6, "forward 3", "space symbol"),
    ("B", 7, "opp_wild 1", "space"),
    ("B", 9, "wild 1", "space symbol"),
    ("B", 11, "fake 1", "space symbol"),
    ("B", 12, "seal 1", "space symbol"),
    ("B", 14, "purge 1", "space symbol"),
    ("B", 15, "opp_wild 1", "space"),
    ("B", 17, "privilege 1", "space symbol"),
    ("B", 19, "opp_fake 1", "space"),
    ("B", 20, "again 1", "space symbol"),
    ("B", 22, "fake 1", "space symbol"),
    ("B", 23, "forward 3", "space symbol"),
    ("B", 25, "purge 1", "space symbol"),
    ("B", 28, "seal 1", "space symbol"),
    ("B", 29, "fake 1", "space symbol"),
]


def _side(side: str) -> list[int]:
    """The symbol of every space, 0 where there is none."""
    spaces = [0] * SPACES
    for row in _SYMBOLS:
        if row[0] == side:
            spaces[row[1]] = _effects(row[2])[0]
    return spaces


SYMBOLS: Final[list[list[int]]] = [_side(side) for side in SIDES]
SYMBOL_RECONSTRUCTED: Final = tuple([(row[0], row[1], tuple(row[3].split())) for row in _SYMBOLS])


def is_object(tile: i64) -> bool:
    """Whether a tile is a valuable object."""
    return tile < OBJECTS


def deck_of(tile: i64) -> i64:
    """All tiles with the same back."""
    return OBJECT_SET if tile < OBJECTS else PERFUME_SET
