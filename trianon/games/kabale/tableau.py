"""Kabale & Hiebe: what lies on the table right now (K1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.kabale.actions import LAY_STEP
from trianon.games.kabale.components import GOAL_ALIKE, GOAL_VALUE, GOALS, Figures
from trianon.kernel.bits import bit
from trianon.kernel.frame import step_of
from trianon.kernel.state import State

# A card in a column is one int: which card, whose, and how it lies.
OWNER: Final = 5  # bits 5 to 7
UP: Final = 256  # face up
TUCKED: Final = 512  # under the disguise above it (K1.4)
SEEN: Final = 1024  # face down, but everybody saw what it is (K12.4)


def card_of(entry: i64) -> i64:
    """Which of the 25 cards."""
    return entry & 31


def owner_of(entry: i64) -> i64:
    """The seat of its colour (K1.2)."""
    return (entry >> OWNER) & 7


def entry_of(card: i64, owner: i64) -> i64:
    """A card of a seat, face down."""
    return card | (owner << OWNER)


def _alike(goals: i64) -> i64:
    """The set of goal cards that stands for all sets that look like it."""
    for goal in range(GOALS):
        first = bit(GOAL_ALIKE[goal])
        if goals & bit(goal) and not goals & first:
            goals ^= bit(goal) | first
    return goals


class Tableau(State):
    """Goal cards and columns, hands, decks and piles. Hands, decks and piles are sets: bit n is card n.

    A deck has no order: the card on top is drawn by chance when somebody draws it. The same goes for the goal
    deck, which with the cards in the box is one set, `goal_deck` (K2.2).
    """

    def __init__(self, figures: Figures) -> None:
        super().__init__()
        self.figures = figures
        self.round: i64 = 0
        self.active: i64 = 0  # whose turn it is; effects may ask another seat meanwhile (K5.2)
        self.goals: list[int] = []  # above each column
        self.columns: list[list[int]] = []  # top to bottom
        self.closed: i64 = 0  # set of columns (K1.5)
        self.hands: vec[i64] = vec[i64]()
        self.decks: vec[i64] = vec[i64]()
        self.discards: vec[i64] = vec[i64]()
        self.won: list[list[int]] = []
        self.goal_deck: i64 = 0

    def fill_copy(self, other: "Tableau") -> None:
        """Make a fresh tableau equal to this one."""
        self.copy_into(other)
        other.round = self.round
        other.active = self.active
        other.goals = self.goals[:]
        other.columns = [column[:] for column in self.columns]
        other.closed = self.closed
        other.hands = self.hands[:]
        other.decks = self.decks[:]
        other.discards = self.discards[:]
        other.won = [pile[:] for pile in self.won]
        other.goal_deck = self.goal_deck

    def numbers(self) -> list[int]:
        """Everything that makes this position what it is."""
        row: list[int] = [
            self.seats,
            self.seat,
            self.step,
            self.round,
            self.active,
            self.closed,
            _alike(self.goal_deck),
        ]
        row += [frame for frame in self.frames if step_of(frame) != LAY_STEP]  # `step` says it already
        row += [GOAL_ALIKE[goal] for goal in self.goals]
        for seat in range(self.seats):
            row += [self.hands[seat], self.decks[seat], self.discards[seat]]
        for column in self.columns:
            row.append(-1)
            row += column
        for pile in self.won:
            row.append(-2)
            row += sorted([GOAL_ALIKE[goal] for goal in pile])
        return row

    def is_closed(self, column: i64) -> bool:
        """Whether a storm closed the column (K1.5)."""
        return self.closed & bit(column) != 0

    def is_filled(self, column: i64) -> bool:
        """Closed, or as many cards as the goal card now above it asks for (K7.1)."""
        return self.is_closed(column) or len(self.columns[column]) >= GOAL_VALUE[self.goals[column]]
