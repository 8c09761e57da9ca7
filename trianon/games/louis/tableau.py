"""Louis XIV: what lies on the table right now (section 4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.actions import (
    BUY_STEP,
    DECK_STEP,
    DISPATCH_STEP,
    MAINTENON_STEP,
    PATH_STEP,
    REPLACE_STEP,
    TAKE_STEP,
)
from trianon.games.louis.components import (
    CARD_KINDS,
    CATEGORIES,
    COAT_KINDS,
    DECK_OF,
    KINDS_OF_CHIPS,
    TILES,
    Figures,
)
from trianon.kernel.bits import bit, size
from trianon.kernel.frame import arg1, arg2, arg3
from trianon.kernel.state import NOBODY, State

NEUTRAL: Final = 4  # the imaginary player, counted after the four seats (L10)
STONE_ROW: Final = 5  # stones on a tile by seat, and the neutral ones
COAT_ROW: Final = 7  # coats of a player by kind, and those without kind
NO_TILE: Final = -1

# Phases of a round (L2.1).
SUPPLY: Final = 0
INFLUENCE: Final = 1
EVALUATION: Final = 2
MISSIONS: Final = 3
OVER: Final = 4
PHASES: Final = ("supply", "influence", "evaluation", "missions", "over")

# A card whose place in a pile somebody knows: which card, and who put it there.
PUTTER: Final = 8


def card_in(entry: i64) -> i64:
    """Which card lies there."""
    return entry & 255


def putter_of(entry: i64) -> i64:
    """The seat that put it there and knows it."""
    return entry >> PUTTER


class Tableau(State):
    """Tiles, supplies, hands and piles.

    Decks have no order: the card on top is chosen when it is drawn. Only what was laid on top of a deck or
    under it has its place: `top` (L4.5), `intrigue_under` (L5.3) and `mission_under` (L8.8).
    """

    def __init__(self, figures: Figures) -> None:
        super().__init__()
        self.figures = figures  # shared by all states of one game
        self.round: i64 = 0
        self.start: i64 = 0  # who holds the start marker (L2.2)
        self.phase: i64 = SUPPLY
        self.louis: i64 = NO_TILE
        self.sides: i64 = 0  # set of tiles that show their back
        self.stones: vec[i64] = vec[i64]()  # tile * STONE_ROW + seat
        self.own: vec[i64] = vec[i64]()
        self.general: vec[i64] = vec[i64]()
        self.money: vec[i64] = vec[i64]()
        self.chips: vec[i64] = vec[i64]()  # seat * KINDS_OF_CHIPS + chip
        self.coats: vec[i64] = vec[i64]()  # seat * COAT_ROW + kind
        self.coat_supply: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()  # influence cards: seat * CARD_KINDS + card
        self.influence_deck: vec[i64] = vec[i64]()
        self.top: list[int] = []  # unplayed last cards on the influence deck, the topmost last
        self.discard: list[int] = []
        self.intrigues: vec[i64] = vec[i64]()  # sets of persons, by seat
        self.intrigue_deck: i64 = 0
        self.intrigue_under: list[int] = []  # the next one first
        self.missions: vec[i64] = vec[i64]()  # sets of missions in hand, by seat
        self.mission_decks: i64 = 0  # all three
        self.mission_under: list[int] = []  # of all three decks, the next one first
        self.displays: vec[i64] = vec[i64]()
        self.used: vec[i64] = vec[i64]()  # missions already used in this round, by seat
        self.money_left: i64 = 0  # money cards that have not come up; half of them are in the box
        self.money_played: list[int] = []
        self.path: list[int] = []  # a tile for every stone laid in this turn (L4.3)
        self.present: vec[i64] = vec[i64]()  # stones that count at the tile being evaluated (L5.2)
        # What seats know beyond what lies open (L2.3).
        self.intrigues_known: i64 = 0  # set of persons: everybody saw who took the card
        self.influence_clues: list[int] = []
        self.mission_clues: list[int] = []
        self.exchanged: vec[i64] = vec[i64]()  # at the end: seat * CATEGORIES + category

    def lay_out(self) -> None:
        """Empty places for so many seats."""
        seats = self.seats
        self.stones = zeros(TILES * STONE_ROW)
        self.own = zeros(seats)
        self.general = zeros(seats)
        self.money = zeros(seats)
        self.chips = zeros(seats * KINDS_OF_CHIPS)
        self.coats = zeros(seats * COAT_ROW)
        self.coat_supply = zeros(COAT_KINDS)
        self.hands = zeros(seats * CARD_KINDS)
        self.influence_deck = zeros(CARD_KINDS)
        self.intrigues = zeros(seats)
        self.missions = zeros(seats)
        self.displays = zeros(seats)
        self.used = zeros(seats)
        self.present = zeros(STONE_ROW)
        self.exchanged = zeros(seats * CATEGORIES)

    def fill_copy(self, other: "Tableau") -> None:
        """Make a fresh tableau equal to this one."""
        self.copy_into(other)
        other.round = self.round
        other.start = self.start
        other.phase = self.phase
        other.louis = self.louis
        other.sides = self.sides
        other.stones = self.stones[:]
        other.own = self.own[:]
        other.general = self.general[:]
        other.money = self.money[:]
        other.chips = self.chips[:]
        other.coats = self.coats[:]
        other.coat_supply = self.coat_supply[:]
        other.hands = self.hands[:]
        other.influence_deck = self.influence_deck[:]
        other.top = self.top[:]
        other.discard = self.discard[:]
        other.intrigues = self.intrigues[:]
        other.intrigue_deck = self.intrigue_deck
        other.intrigue_under = self.intrigue_under[:]
        other.missions = self.missions[:]
        other.mission_decks = self.mission_decks
        other.mission_under = self.mission_under[:]
        other.displays = self.displays[:]
        other.used = self.used[:]
        other.money_left = self.money_left
        other.money_played = self.money_played[:]
        other.path = self.path[:]
        other.present = self.present[:]
        other.intrigues_known = self.intrigues_known
        other.influence_clues = self.influence_clues  # changed ones are new lists
        other.mission_clues = self.mission_clues
        other.exchanged = self.exchanged[:]

    def numbers(self) -> list[int]:
        """Everything that makes this position what it is."""
        turn: i64 = self.start if self.seat == NOBODY else self.seat
        row: list[int] = [self.seats, self.seat, self.step, self.round, self.start, turn, self.louis]
        row += [self.sides, self.intrigue_deck, self.mission_decks, self.money_left]
        row += self._asked()
        for numbers in (self.stones, self.own, self.general, self.money, self.chips, self.coats):
            row += list(numbers)
        for numbers in (self.coat_supply, self.hands, self.influence_deck, self.intrigues, self.missions):
            row += list(numbers)
        for numbers in (self.displays, self.used, self.present, self.exchanged):
            row += list(numbers)
        for pile in (self.top, self.discard, self.intrigue_under, self.mission_under, self.money_played):
            row.append(-1)
            row += pile
        row.append(-2)
        row += self.path
        if self.intrigues_known or self.influence_clues or self.mission_clues:
            row += [-3, self.intrigues_known, *sorted(self.influence_clues), -3, *sorted(self.mission_clues)]
        return row

    def _asked(self) -> list[int]:
        """What the question is about: card, with C05, tile, who was favoured, mission, missions to draw."""
        frame: i64 = 0 if self.seat == NOBODY else self.frames[-1]
        tile: i64 = arg1(frame) if self.phase == EVALUATION else NO_TILE
        step = self.step
        if step == PATH_STEP or step == TAKE_STEP:
            return [arg2(frame), arg3(frame), tile, NOBODY, 0, 0]
        if step == DISPATCH_STEP or step == REPLACE_STEP:
            return [0, 0, tile, NOBODY, arg2(frame), 0]
        if step == DECK_STEP:
            return [0, 0, tile, NOBODY, arg3(frame), arg2(frame)]
        return [0, 0, tile, self.favoured(), 0, 0]

    # --- looking ----------------------------------------------------------------------------------

    def in_order(self, place: i64) -> i64:
        """The seat at a place of the turn order."""
        return (self.start + place) % self.seats

    def place_of(self, seat: i64) -> i64:
        """The place of a seat in the turn order."""
        return (seat + self.seats - self.start) % self.seats

    def favoured(self) -> i64:
        """The seat that decided the tie of the tile in question by C07; NOBODY when nobody did."""
        return arg3(self.frames[-1]) - 1 if BUY_STEP <= self.step <= MAINTENON_STEP else NOBODY

    def side_of(self, tile: i64) -> i64:
        """0 for the front, 1 for the back."""
        return (self.sides >> tile) & 1

    def condition(self, tile: i64) -> i64:
        """What the visible side of a tile asks for."""
        return self.figures.condition[self.side_of(tile) * TILES + tile]

    def number(self, tile: i64) -> i64:
        """The price or the number of stones on the visible side."""
        return self.figures.number[self.side_of(tile) * TILES + tile]

    def hand_size(self, seat: i64) -> i64:
        """How many influence cards a seat holds."""
        count: i64 = 0
        for card in range(seat * CARD_KINDS, seat * CARD_KINDS + CARD_KINDS):
            count += self.hands[card]
        return count

    def chip_count(self, seat: i64) -> i64:
        """How many chips a seat has."""
        count: i64 = 0
        for chip in range(seat * KINDS_OF_CHIPS, seat * KINDS_OF_CHIPS + KINDS_OF_CHIPS):
            count += self.chips[chip]
        return count

    def coat_count(self, seat: i64) -> i64:
        """How many coats of arms a seat has, with those without kind."""
        count: i64 = 0
        for coat in range(seat * COAT_ROW, seat * COAT_ROW + COAT_ROW):
            count += self.coats[coat]
        return count

    def stones_of(self, seat: i64) -> i64:
        """How many stones of a seat (or of the neutral player) lie on tiles."""
        count: i64 = 0
        for tile in range(TILES):
            count += self.stones[tile * STONE_ROW + seat]
        return count

    def can_use(self, seat: i64, mission: i64) -> bool:
        """Whether a seat displays a mission that it has not used yet (L8.1)."""
        return self.displays[seat] & ~self.used[seat] & bit(mission) != 0

    def has_stone(self, seat: i64) -> bool:
        """Whether a seat has a stone in one of its supplies."""
        return self.own[seat] + self.general[seat] > 0

    def deck_size(self, deck: i64, cards: i64) -> i64:
        """How many missions a deck holds; `cards` are those printed in its colour."""
        count = size(self.mission_decks & cards)
        for entry in self.mission_under:
            if DECK_OF[card_in(entry)] == deck:
                count += 1
        return count


def zeros(count: i64) -> vec[i64]:
    """So many noughts."""
    return vec[i64]([0 for _ in range(count)])
