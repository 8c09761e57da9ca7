"""Castles of Mad King Ludwig: what lies on the table right now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.components import (
    PRICES,
    ROOM_CARDS_PER_SIZE,
    ROOMS,
    SIZE,
    SIZES,
    Figures,
    Names,
)
from trianon.games.castles.geometry.castle import Castle
from trianon.kernel.bits import bit
from trianon.kernel.state import State

# Sizes are counted from 0; the tiles of a size have consecutive numbers.
SIZE_NUMBER: Final[list[int]] = [SIZES.index(SIZE[tile]) for tile in range(ROOMS)]
FIRST_OF_SIZE: Final[list[int]] = [SIZE_NUMBER.index(number) for number in range(len(SIZES))]
TILES_OF_SIZE: Final[list[int]] = [SIZE_NUMBER.count(number) for number in range(len(SIZES))]

EMPTY: Final = -1  # a market slot without a tile

SETUP: Final = 0
PRICING: Final = 1
TURNS: Final = 2
OVER: Final = 3
PHASES: Final[Names] = ("setup", "prices", "turns", "over")

# A tile laid on the card deck or on its discard pile (C10.8) is one int: which tile, who laid it, and how
# often each of the others had looked through its stack before. See seen.py for what follows from that.
LAID_BY: Final = 8
LOOKS: Final = 12  # the looks of seat 0; those of the others follow
LOOKS_BITS: Final = 6
MOST_LOOKS: Final = 63  # more than a game can have


def laid_tile(entry: i64) -> i64:
    """Which tile."""
    return entry & 255


def laid_by(entry: i64) -> i64:
    """The seat that chose it."""
    return (entry >> LAID_BY) & 15


def laid_after(entry: i64, seat: i64) -> i64:
    """How often a seat had looked through its stack before."""
    return looks_of(entry >> LOOKS, seat)


def laid_entry(tile: i64, seat: i64, looks: i64) -> i64:
    """A tile that a seat chose from a stack."""
    return tile | (seat << LAID_BY) | (looks << LOOKS)


def looks_of(looks: i64, seat: i64) -> i64:
    """How often a seat has looked, out of the looks of all seats."""
    return (looks >> (seat * LOOKS_BITS)) & (bit(LOOKS_BITS) - 1)


def one_look(seat: i64) -> i64:
    """One look of a seat."""
    return bit(seat * LOOKS_BITS)


# A card under the bonus deck.
def under_card(entry: i64) -> i64:
    """Which bonus card."""
    return entry & 255


def under_by(entry: i64) -> i64:
    """The seat that put it there."""
    return entry >> 8


# A room that was scored again (C10.6).
def again_room(entry: i64) -> i64:
    """Which room."""
    return entry & 255


def again_points(entry: i64) -> i64:
    """Its points then."""
    return entry >> 8


# An open reward: the index of the completed room in the castle, and the turn it was completed in (P1).
def reward_room(entry: i64) -> i64:
    """The index of the room."""
    return entry & 255


def reward_depth(entry: i64) -> i64:
    """0 for the turn of the seat itself, 1 for its extra turn, and so on."""
    return entry >> 8


class Offer:
    """What a castle could do with a tile: how many legal spots, the most points there, or why none."""

    def __init__(self, spots: int, best: int | None, obstacle: str) -> None:
        self.spots = spots
        self.best = best
        self.obstacle = obstacle


class CastlePreview:
    """What views show of one castle, kept while it stands. Copies of a state share it; see preview.py."""

    def __init__(self) -> None:
        self.tiles: tuple[dict[str, object], ...] = ()
        self.offers: dict[int, Offer] = {}


class Tableau(State):
    """Castles, market, stacks and cards. Stacks are sets of tiles, counted from the first of their size.

    Neither stacks nor decks have an order: chance chooses when something is drawn. The room cards that nobody
    has seen are one pile, whether in the deck or put away. Below the bonus deck, returned cards lie in order.
    """

    def __init__(self, figures: Figures) -> None:
        super().__init__()
        self.figures = figures  # shared by all states of one game
        self.phase: i64 = SETUP
        self.round: i64 = 0
        self.master: i64 = 0  # the master builder
        self.active: i64 = 0  # whose turn it is
        self.last_round = False
        self.castles: list[Castle] = []
        self.previews: list[CastlePreview] = []  # what views show of the castles; no part of the position
        self.market: vec[i64] = vec[i64]()  # a tile for every slot, dearest first
        self.coins: vec[i64] = vec[i64]()  # on the tile of every slot
        self.stacks: vec[i64] = vec[i64]()  # by size
        self.box: vec[i64] = vec[i64]()  # by size: put away unseen (C1.4)
        self.gone: vec[i64] = vec[i64]()  # by size: left the solo game openly (C13.4)
        self.looked: vec[i64] = vec[i64]()  # by size: how often each seat has looked through the stack
        self.laid: list[int] = []  # on the card deck, bottom to top
        self.out: list[int] = []  # on its discard pile
        self.unseen: vec[i64] = vec[i64]()  # by size: room cards in the deck or put away (C1.3)
        self.deck: i64 = 0  # how many of them are in the deck
        self.discard: vec[i64] = vec[i64]()  # by size: room cards
        self.hallways: i64 = 0  # in supply
        self.stairs: i64 = 0
        self.money: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()  # starting points (C1.7)
        self.built: vec[i64] = vec[i64]()  # points of the rooms, as they stand (P11)
        self.activity: vec[i64] = vec[i64]()  # points by activity rewards
        self.again: list[list[int]] = []  # rooms scored again
        self.downstairs: vec[i64] = vec[i64]()  # completed downstairs rooms that have been counted (C10.4)
        self.hands: vec[i64] = vec[i64]()  # bonus cards
        self.bonus_deck: i64 = 0
        self.under: list[int] = []  # below the bonus deck, the next one first
        self.hints: list[int] = []  # what seats know about bonus cards that they gave away; see seen.py
        self.drawn: i64 = 0  # bonus cards between which a seat chooses (C10.9)
        self.favors: list[int] = []
        self.open: list[int] = []  # rewards

    def fill_copy(self, other: "Tableau") -> None:
        """Make a fresh tableau equal to this one."""
        self.copy_into(other)
        other.phase = self.phase
        other.round = self.round
        other.master = self.master
        other.active = self.active
        other.last_round = self.last_round
        other.castles = self.castles[:]  # a castle never changes, a larger one takes its place
        other.previews = self.previews[:]
        other.market = self.market[:]
        other.coins = self.coins[:]
        other.stacks = self.stacks[:]
        other.box = self.box  # never changed after the set-up, but by giving it another one
        other.gone = self.gone[:]
        other.looked = self.looked[:]
        other.laid = self.laid[:]
        other.out = self.out[:]
        other.unseen = self.unseen[:]
        other.deck = self.deck
        other.discard = self.discard[:]
        other.hallways = self.hallways
        other.stairs = self.stairs
        other.money = self.money[:]
        other.start = self.start
        other.built = self.built[:]
        other.activity = self.activity[:]
        other.again = [rooms[:] for rooms in self.again]
        other.downstairs = self.downstairs[:]
        other.hands = self.hands[:]
        other.bonus_deck = self.bonus_deck
        other.under = self.under[:]
        other.hints = self.hints[:]
        other.drawn = self.drawn
        other.favors = self.favors
        other.open = self.open[:]

    def numbers(self) -> list[int]:
        """Everything that makes this position what it is."""
        row: list[int] = [self.seats, self.seat, self.step, self.phase, self.round, self.master, self.active]
        row += [
            1 if self.last_round else 0,
            self.deck,
            self.hallways,
            self.stairs,
            self.bonus_deck,
            self.drawn,
        ]
        for numbers in (self.market, self.coins, self.stacks, self.box, self.gone, self.looked):
            row += list(numbers)
        for numbers in (self.unseen, self.discard, self.money, self.start, self.built, self.activity):
            row += list(numbers)
        for numbers in (self.downstairs, self.hands):
            row += list(numbers)
        row.append(-2)
        row += list(self.frames)
        for entries in (self.laid, self.out, self.under, self.favors, self.open, *self.again):
            row.append(-2)
            row += entries
        if self.hints:
            row += [-4, *sorted(self.hints)]
        for castle in self.castles:
            row.append(-3)
            row += castle.numbers()
        return row

    # --- small things that many steps ask -------------------------------------------------------------

    def price(self, slot: i64) -> i64:
        """What a market slot costs."""
        return PRICES[self.seats][slot]

    def slot_of(self, tile: i64) -> i64:
        """Where a tile lies in the market; EMPTY when it does not."""
        for slot in range(len(self.market)):
            if self.market[slot] == tile:
                return slot
        return EMPTY

    def points_now(self, seat: i64) -> i64:
        """The points of a seat on the board, before the final scoring."""
        points = self.start[seat] + self.built[seat] + self.activity[seat]
        for entry in self.again[seat]:
            points += again_points(entry)
        return points


def tiles_in(stack: i64, number: i64) -> list[int]:
    """The tiles of a stack, by the number of its size."""
    first = FIRST_OF_SIZE[number]
    return [first + place for place in range(TILES_OF_SIZE[number]) if stack & bit(place)]


def card_bag(counts: vec[i64]) -> i64:
    """Room cards as a set: of each size the first ones."""
    bag: i64 = 0
    for number in range(len(SIZES)):
        bag |= (bit(counts[number]) - 1) << (number * ROOM_CARDS_PER_SIZE)
    return bag
