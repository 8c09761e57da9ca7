"""Castles of Mad King Ludwig: its questions, answers and chance outcomes, each declared once."""

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from trianon.games.castles.components import (
    BONUS_CARD_NAMES,
    CORRIDOR_PRICE,
    FAVOR_NAMES,
    HALLWAY,
    INCOME,
    NAMES,
    PRICES,
    ROOM_CARDS_PER_SIZE,
    ROOMS,
    SIDES,
    SIZES,
    STAIRS,
    TYPE,
    TYPES,
)
from trianon.games.castles.geometry.outlines import canonical
from trianon.games.castles.geometry.spot import r_of, side_of, spot_of, x_of, y_of
from trianon.games.castles.pieces import (
    NO_PIECE,
    PIECES,
    index_of,
    number_of,
    piece_text,
    read_piece,
    tile_of,
)
from trianon.games.castles.tableau import EMPTY, FIRST_OF_SIZE, TILES_OF_SIZE, Tableau
from trianon.kernel.errors import InvalidAction
from trianon.kernel.field import NO_VALUE, Field, Number, Words
from trianon.kernel.frame import arg1, step_of
from trianon.kernel.kind import Kind, KindTable
from trianon.kernel.state import State

# Questions (section 13 of the rules), each with the arguments of its frame.
RETURN_STEP: Final = 0  # D1; seat
ARRANGE_STEP: Final = 1  # D2; slot
TURN_STEP: Final = 2  # D3
PLACE_STEP: Final = 3  # D4; tile
REWARD_STEP: Final = 4  # D5; whether the corridor reward of this turn has been used (C10.3)
CORRIDOR_STEP: Final = 5  # D6; index of the completed room in the castle
DOWNSTAIRS_STEP: Final = 6  # D7; index of the completed room
STACK_STEP: Final = 7  # D8; index of the completed room
PICK_STEP: Final = 8  # D8; size, number of tiles chosen so far
BONUS_STEP: Final = 9  # D9

MOST_SLOTS: Final = 7  # with four players
SIDED: Final = 1 << 23  # in the code of a place, beside the spot: the text names the side
FARTHEST: Final = 1000  # no castle can reach farther


# --- fields -----------------------------------------------------------------------------------------------


class Size(Words):
    """One of the sizes of room tiles, in words and as a number."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into[self.name] = SIZES[value]


class Slot(Field):
    """A market slot; in texts it is known by its price."""

    def word(self, s: State, value: i64) -> str:
        return str(PRICES[s.seats][value])

    def value(self, s: State, word: str) -> i64:
        prices = [str(price) for price in PRICES[s.seats]]
        return prices.index(word) if word in prices else NO_VALUE

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into["slot"] = value
        into["price"] = PRICES[s.seats][value]

    def unknown(self, word: str) -> str:
        return f"{word[:30]!r} is not a price of this market"


class Ware(Words):
    """A tile of the market, with what it costs now."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name, words)
        self.is_constant = False

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        assert isinstance(s, Tableau)
        slot = s.slot_of(value)
        into["room"] = NAMES[value]
        into["price"] = 0 if slot == EMPTY else s.price(slot)


class Piece(Field):
    """A tile of the active seat's castle by its name, such as `hallway 2`."""

    def __init__(self, name: str, size: i64, is_phrase: bool = False) -> None:
        super().__init__(name, size, is_phrase)
        self.is_constant = False

    def word(self, s: State, value: i64) -> str:
        return piece_text(value)

    def value(self, s: State, word: str) -> i64:
        piece = read_piece(word)
        return NO_VALUE if piece == NO_PIECE else piece

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        assert isinstance(s, Tableau)
        tile = tile_of(value)
        into["room"] = NAMES[tile]
        into["number"] = number_of(value)
        into["tile"] = index_of(s.castles[s.active], value)
        into["type"] = TYPES[TYPE[tile]]

    def unknown(self, word: str) -> str:
        return f"there is no room {word[:30]!r}; of several the first one laid is like 'hallway 1'"


ROOM: Final = Words("room", NAMES[:ROOMS])
CORRIDOR_ROOM: Final = Words("room", (NAMES[HALLWAY], NAMES[STAIRS]))
ROOM_TYPE: Final = Words("type", TYPES)
ROOM_SIZE: Final = Size("size", [str(size) for size in SIZES])
SLOT: Final = Slot("slot", MOST_SLOTS)
PIECE: Final = Piece("room", PIECES, is_phrase=True)
BONUS_CARD: Final = Words("card", BONUS_CARD_NAMES)


# --- answers ----------------------------------------------------------------------------------------------


class TakeMoney(Kind):
    """Its argument is always the same."""

    def args(self, s: State, code: i64) -> dict[str, object]:
        return {"money": INCOME}


class BuyCorridor(Kind):
    """A hallway or stairs from the supply, for a price that never changes."""

    def args(self, s: State, code: i64) -> dict[str, object]:
        return {"room": self.pattern, "price": CORRIDOR_PRICE}


class PlaceAt(Kind):
    """A spot, such as `6 0 r0`, of a hallway with its side. Equal placements have one code, the canonical."""

    def __init__(self) -> None:
        super().__init__("place", "{x} {y} r{r}", (), (PLACE_STEP,))
        self.size = 2 * SIDED
        self._reader_of_spots = re.compile(r"(-?[0-9]{1,4}) (-?[0-9]{1,4}) r([0-3])(?: (light|dark))?")

    def text(self, s: State, code: i64) -> str:
        spot = self.spot(code)
        side = f" {SIDES[side_of(spot)]}" if self.is_sided(code) else ""
        return f"{x_of(spot)} {y_of(spot)} r{r_of(spot)}{side}"

    def args(self, s: State, code: i64) -> dict[str, object]:
        spot = self.spot(code)
        args: dict[str, object] = {"x": x_of(spot), "y": y_of(spot), "r": r_of(spot)}
        if self.is_sided(code):
            args["side"] = SIDES[side_of(spot)]
        return args

    def read(self, s: State, text: str) -> i64:
        match = self._reader_of_spots.fullmatch(text)
        if match is None:
            return NO_VALUE
        x = int(match[1])
        y = int(match[2])
        if abs(x) > FARTHEST or abs(y) > FARTHEST:
            raise InvalidAction(f"{text!r} is farther away than any castle reaches")
        if x % 2 or y % 2:
            raise InvalidAction(f"{text!r}: tiles lie at even numbers (G3)")
        spot = spot_of(x, y, int(match[3]), 1 if match[4] == SIDES[1] else 0)
        tile = placed_tile(s)
        if tile != EMPTY:
            spot = canonical(tile, spot)
        return self.first + spot + (SIDED if match[4] else 0)

    def spot(self, code: i64) -> i64:
        """The spot in a code."""
        return (code - self.first) & (SIDED - 1)

    def is_sided(self, code: i64) -> bool:
        """Whether the side is part of the text."""
        return code - self.first >= SIDED


def placed_tile(s: State) -> i64:
    """The tile that waits to be laid; EMPTY when none does."""
    if len(s.frames) > 0 and step_of(s.frames[-1]) == PLACE_STEP:
        return arg1(s.frames[-1])
    return EMPTY


MONEY: Final = TakeMoney("money", "money", (), (TURN_STEP,))
BUY: Final = Kind("buy", "buy {room}", (Ware("room", NAMES[:ROOMS]),), (TURN_STEP,))
BUY_HALLWAY: Final = BuyCorridor("buy", "hallway", (), (TURN_STEP,), also=("buy hallway",))
BUY_STAIRS: Final = BuyCorridor("buy", "stairs", (), (TURN_STEP,), also=("buy stairs",))
KEEP: Final = Kind("keep", "keep", (), (ARRANGE_STEP,))
CLAIM: Final = Kind("claim", "claim {room}", (PIECE,), (REWARD_STEP,))
DECLINE: Final = Kind("decline", "decline {room}", (PIECE,), (REWARD_STEP,))
SKIP: Final = Kind("skip", "decline", (), (CORRIDOR_STEP, DOWNSTAIRS_STEP, STACK_STEP))
TAKE: Final = Kind("take", "take {room}", (CORRIDOR_ROOM,), (CORRIDOR_STEP,))
AS: Final = Kind("as", "as {type}", (ROOM_TYPE,), (DOWNSTAIRS_STEP,))
LOOK: Final = Kind("look", "look {size}", (ROOM_SIZE,), (STACK_STEP,))
PUT: Final = Kind("put", "put {room}", (ROOM,), (PICK_STEP,))
DONE: Final = Kind("done", "done", (), (PICK_STEP,))
RETURN: Final = Kind("return", "return {card}", (BONUS_CARD,), (RETURN_STEP,))
HOLD: Final = Kind("hold", "keep {card}", (BONUS_CARD,), (BONUS_STEP,))
PRICE: Final = Kind("price", "{room} > {slot}", (ROOM, SLOT), (ARRANGE_STEP,))
EMPTY_SLOT: Final = Kind("empty", "empty > {slot}", (SLOT,), (ARRANGE_STEP,))
PLACE: Final = PlaceAt()
ACTIONS: Final = KindTable(
    (
        *(MONEY, BUY, BUY_HALLWAY, BUY_STAIRS, KEEP, CLAIM, DECLINE, SKIP, TAKE, AS, LOOK, PUT, DONE),
        *(RETURN, HOLD, EMPTY_SLOT, PRICE, PLACE),
    ),
    "'buy parlor', 'money', '6 0 r0', 'claim parlor' or 'parlor > 15000'",
)


# --- chance -----------------------------------------------------------------------------------------------


def _tile_kinds(word: str) -> list[Kind]:
    """For every size a kind. Tiles count from the first of their size, so that a set of them is small."""
    kinds: list[Kind] = []
    for number in range(len(SIZES)):
        first = FIRST_OF_SIZE[number]
        names = NAMES[first : first + TILES_OF_SIZE[number]]
        kinds.append(Kind(word, word + " {room}", (Words("room", names),)))
    return kinds


_CARDS: Final = [
    f"{size} #{twin}" if twin > 1 else str(size)
    for size in SIZES
    for twin in range(1, ROOM_CARDS_PER_SIZE + 1)
]

FIRST: Final = Kind("first", "first {seat}", (Number("seat", 0, 3),))  # the first master builder
FAVOR: Final = Kind("favor", "favor {favor}", (Words("favor", FAVOR_NAMES),))
BONUS: Final = Kind("bonus", "bonus {card}", (BONUS_CARD,))  # a bonus card
CARD: Final = Kind("card", "card {size}", (Words("size", _CARDS, is_phrase=True),))  # a room card
BOX: Final[list[Kind]] = _tile_kinds("box")  # by size: a tile that is put away unseen
TILE: Final[list[Kind]] = _tile_kinds("tile")  # by size: the tile on top of a stack
CHANCE: Final = KindTable(
    (CARD, *TILE, BONUS, *BOX, FAVOR, FIRST), "'card 300', 'tile parlor', 'bonus cash' or 'first 0'"
)
