"""Castles of Mad King Ludwig: what can happen, as the face tells it. Slots and tiles count from 0."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.actions import BONUS_CARD, PLACE, ROOM_SIZE, ROOM_TYPE, SLOT
from trianon.games.castles.components import FAVOR_NAMES, NAMES, SIZE, SIZES, STAIRS, UNSOLD_COIN
from trianon.games.castles.pieces import number_at
from trianon.games.castles.tableau import Tableau
from trianon.kernel.event import Event, EventKind
from trianon.kernel.field import SEAT, Field, Flag, Maybe, Number, Words
from trianon.kernel.state import State


class RoomAndSize(Field):
    """A room tile: its name and its size."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into["room"] = NAMES[value]
        into["size"] = SIZE[value]


class Laid(Field):
    """A tile in the castle of the active seat, by its index."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        assert isinstance(s, Tableau)
        castle = s.castles[s.active]
        into["room"] = NAMES[castle.tiles[value]]
        into["number"] = number_at(castle, value)
        into["tile"] = value


class Spot(Field):
    """Where a tile was laid, by the code of the answer."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into.update(PLACE.args(s, value))
        into.setdefault("side", "")


class Payee(Field):
    """Who was paid: a seat, or below 0 the bank."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into["other_seat"] = None if value < 0 else value
        into["bank"] = value < 0


class Depleted(Field):
    """An empty stack: of room tiles by the number of their size, else hallways or stairs by their tile."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        is_sized = value < len(SIZES)
        into["room"] = "" if is_sized else NAMES[value]
        into["size"] = SIZES[value] if is_sized else 0


_ROOM: Final = Words("room", NAMES)
_ROOM_AND_SIZE: Final = RoomAndSize("room", len(NAMES))
_LAID: Final = Laid("tile", 256)
_PRICE: Final = Number("price")
_MONEY: Final = Number("money")
_POINTS: Final = Number("points")
_COUNT: Final = Number("count")
_LAST: Final = Flag("last")
_FROM: Final = Words("from", ("stack", "deck"))
_FAVOR: Final = Words("favor", FAVOR_NAMES)
_STACK: Final = Depleted("stack", STAIRS + 1)

# --- set-up, market, rounds -----------------------------------------------------------------------

# The first master builder (C1.7).
MASTER_CHOSEN: Final = EventKind("master_chosen", (SEAT,))
# A bonus card was dealt, or drawn later; only its owner sees which (C1.8, C10.9).
DEALT: Final = EventKind("drew", (SEAT, BONUS_CARD), secret="card")
DREW: Final = EventKind("drew", (SEAT, BONUS_CARD), secret="card", reveals=True)
# A bonus card was put under the deck (C1.8, C10.9).
RETURNED: Final = EventKind("returned", (SEAT, BONUS_CARD), secret="card")
# A bonus card was kept (C10.9).
KEPT_CARD: Final = EventKind("kept_card", (SEAT, BONUS_CARD), secret="card")
# The market is full, `seat` is master builder (C2); who builds alone has none (C13.2).
ROUND_BEGAN: Final = EventKind("round_began", (Number("round"), SEAT, _LAST, Flag("alone")))
# A room card was turned; `empty`: there is no tile of its size left (C3.3).
CARD_TURNED: Final = EventKind("card_turned", (ROOM_SIZE, Flag("empty")))
# A tile came to a market slot, while the table was set or later, from stack or card deck (C3.2, C3.3).
SET_OUT: Final = EventKind("drawn", (_ROOM_AND_SIZE, SLOT, _FROM))
DRAWN: Final = EventKind("drawn", (_ROOM_AND_SIZE, SLOT, _FROM), reveals=True)
# The discarded room cards became a new deck (C3.4).
RESHUFFLED: Final = EventKind("reshuffled")
# The deck has run out: this round is the last one (C3.5).
LAST_ROUND: Final = EventKind("last_round")
# Nothing on sale fits anywhere any more: the game ends (C3.8).
STANDSTILL: Final = EventKind("standstill")
# The master builder laid a tile at a price (C4.1).
PRICED: Final = EventKind("priced", (SEAT, _ROOM, SLOT))
# The master builder left a price without a tile: there are too few (C3.6).
LEFT_EMPTY: Final = EventKind("left_empty", (SEAT, SLOT))
# The rest of the market stays as it lies (C4.2).
KEPT: Final = EventKind("kept", (SEAT,))
# The prices of this round are settled.
PRICES_SET: Final = EventKind("prices_set", (SEAT,))


def favors_laid(favors: list[int]) -> Event:
    """The king's favors of this game (C1.2)."""
    return Event("favors_laid", {"favors": [FAVOR_NAMES[favor] for favor in favors]})


def coins_added(market: vec[i64], slots: list[int]) -> Event:
    """A coin came on every tile that nobody bought (C6.1)."""
    rooms = [NAMES[market[slot]] for slot in slots]
    return Event("coins_added", {"money": UNSOLD_COIN, "rooms": rooms, "slots": slots})


def offer_cleared(tiles: list[int]) -> Event:
    """What was not bought in the solo game is gone (C13.4)."""
    return Event("offer_cleared", {"rooms": [NAMES[tile] for tile in tiles]})


# --- a turn ---------------------------------------------------------------------------------------

# A tile was bought; the master builder, or the bank, was paid (C5.2, C5.3).
BOUGHT: Final = EventKind(
    "bought", (SEAT, _ROOM, _PRICE, Number("coins"), Maybe("slot"), Payee("other_seat", 4))
)
# Money instead of a tile (C5.1).
TOOK_MONEY: Final = EventKind("took_money", (SEAT, _MONEY))
# A free hallway or stairs (C10.3).
TOOK: Final = EventKind("took", (SEAT, _ROOM))
# A tile was laid in a castle (C5.4).
LAID: Final = EventKind("laid", (SEAT, _LAID, Spot("spot", PLACE.size)))
# All doors of a room are connected (C8.5).
COMPLETED: Final = EventKind("completed", (SEAT, _LAID, ROOM_TYPE))


def scored(s: Tableau, index: i64, base: i64, own: i64, rooms: list[dict[str, object]]) -> Event:
    """The points of the tile laid last: its own, and those of older rooms that it serves (C9)."""
    others: i64 = 0
    for room in rooms:
        points = room["points"]
        assert isinstance(points, int)
        others += points
    data: dict[str, object] = {"seat": s.active}
    _LAID.show(s, index, data)
    data["points"] = base + own + others
    data["base"] = base
    data["own"] = own
    data["others"] = others
    data["rooms"] = rooms
    return Event("scored", data)


# --- rewards --------------------------------------------------------------------------------------

# A reward is carried out, was declined, could not be used (C10.1, C10.3, C10.9).
CLAIMED: Final = EventKind("claimed", (SEAT, _LAID, ROOM_TYPE))
DECLINED: Final = EventKind("declined", (SEAT, _LAID, ROOM_TYPE))
LOST: Final = EventKind("lost", (SEAT, _LAID, ROOM_TYPE))
# The rewards of activity rooms (C10.2), outdoor rooms (C10.7), food rooms (C10.5) and living rooms (C10.6).
WON_POINTS: Final = EventKind("won_points", (SEAT, _ROOM, _POINTS))
WON_MONEY: Final = EventKind("won_money", (SEAT, _ROOM, _MONEY))
EXTRA_TURN: Final = EventKind("extra_turn", (SEAT, _ROOM))
SCORED_AGAIN: Final = EventKind("scored_again", (SEAT, _LAID, _POINTS, Number("base"), Number("own")))
# A completed downstairs room; every second one gives a reward (C10.4).
COUNTED: Final = EventKind("counted", (SEAT, _ROOM, _COUNT, Flag("even")))
# The reward that a pair of downstairs rooms gives (C10.4).
CHOSE: Final = EventKind("chose", (SEAT, _ROOM, ROOM_TYPE))
# A seat takes a stack to look through it (C10.8).
LOOKING: Final = EventKind("looking", (SEAT, ROOM_SIZE))
# A tile was laid face down on the card deck, or in the last round on the discard pile (C10.8).
PUT_DOWN: Final = EventKind("put", (SEAT, ROOM_SIZE, _ROOM, _LAST), secret="room")
# The rest of the stack was shuffled and put back (C10.8).
PUT_BACK: Final = EventKind("put_back", (SEAT, ROOM_SIZE, _COUNT))


def looked(seat: i64, number: i64, tiles: list[int]) -> Event:
    """What it finds there."""
    data: dict[str, object] = {"seat": seat, "size": SIZES[number], "count": len(tiles)}
    data["rooms"] = [NAMES[tile] for tile in tiles]
    return Event("looked", data, "rooms", seat, True)


# --- the end --------------------------------------------------------------------------------------

# Points for the tiles of an empty stack (C12.1).
FINAL_STACK: Final = EventKind("final_stack", (SEAT, _STACK, _COUNT, _POINTS), reveals=True)
# How a seat did with a favor (C12.2).
FINAL_FAVOR: Final = EventKind(
    "final_favor", (_FAVOR, SEAT, Number("measure"), Number("place"), _POINTS), reveals=True
)
# A bonus card was revealed (C12.5).
FINAL_CARD: Final = EventKind("final_card", (SEAT, BONUS_CARD, _POINTS), reveals=True)
# Points for the money left (C12.6).
FINAL_MONEY: Final = EventKind("final_money", (SEAT, _MONEY, _POINTS), reveals=True)


def game_ended(points: list[int], rank: str) -> Event:
    """The game is over; `rank` only in the solo game (C12.7, C13.6)."""
    return Event("game_ended", {"points": points, "rank": rank}, reveals=True)
