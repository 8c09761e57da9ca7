"""Kabale & Hiebe: what lies on the table right now (K1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.kabale.actions import LAY_STEP
from trianon.games.kabale.components import ALL_CARDS, GOAL_ALIKE, GOAL_VALUE, GOALS, Figures
from trianon.kernel.bits import bit, size
from trianon.kernel.frame import step_of
from trianon.kernel.state import State

# A card in a column is one int: which card, whose, and how it lies.
OWNER: Final = 5  # bits 5 to 7
UP: Final = 256  # face up
TUCKED: Final = 512  # under the disguise above it (K1.4)
SEEN: Final = 1024  # face down, but everybody saw what it is (K12.4)
LYING: Final = 2047  # all these bits: what lies there, without what is known about it
ONE_OLDER: Final = 2048  # of its owner's cards with this mark, at least one is older than the deck was then
RESHUFFLES: Final = 12  # from bit 12 on: how often its owner has reshuffled since it was laid face down

# Where a card lies is one int as well: its place in the column, the column, and how many reshuffles it saw.
_COLUMN: Final = 8
_AGE: Final = 16


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
        self.goals: vec[i64] = vec[i64]()  # above each column
        self.columns: vec[vec[i64]] = vec[vec[i64]]()  # top to bottom
        self.closed: i64 = 0  # set of columns (K1.5)
        self.hands: vec[i64] = vec[i64]()
        self.decks: vec[i64] = vec[i64]()
        self.discards: vec[i64] = vec[i64]()
        self.won: list[list[int]] = []
        self.goal_deck: i64 = 0
        # What everybody saw and may remember: the discard piles that became a deck, the latest last; older
        # ones for the sake of cards still hidden. Copies share the lists, which are never changed.
        self.reshuffled: list[list[int]] = []

    def fill_copy(self, other: "Tableau") -> None:
        """Make a fresh tableau equal to this one."""
        self.copy_into(other)
        other.round = self.round
        other.active = self.active
        other.goals = self.goals[:]
        other.columns = vec[vec[i64]](capacity=len(self.columns))
        for entries in self.columns:
            other.columns = append(other.columns, entries[:])
        other.closed = self.closed
        other.hands = self.hands[:]
        other.decks = self.decks[:]
        other.discards = self.discards[:]
        other.won = [pile[:] for pile in self.won]
        other.goal_deck = self.goal_deck
        other.reshuffled = self.reshuffled

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
            row += [entry & LYING for entry in column]
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

    # --- what everybody can know about hidden cards (K12) -----------------------------------------

    def hidden(self, seat: i64) -> list[int]:
        """The spots where the others see only the back of a seat's card; those of most reshuffles first."""
        spots: list[int] = []
        for column in range(len(self.columns)):
            entries = self.columns[column]
            for place in range(len(entries)):
                entry = entries[place]
                if owner_of(entry) == seat and not entry & (UP | SEEN):
                    spots.append((entry >> RESHUFFLES << _AGE) | (column << _COLUMN) | place)
        spots.sort(reverse=True)
        return spots

    def entry_at(self, spot: i64) -> i64:
        """The card that lies there."""
        return self.columns[(spot >> _COLUMN) & 255][spot & 255]

    def replace_at(self, spot: i64, entry: i64) -> None:
        """Another card lies there, or more is known about it."""
        entries = self.columns[(spot >> _COLUMN) & 255]
        entries[spot & 255] = entry

    def unseen(self, seat: i64, hidden: list[int]) -> i64:
        """The cards of a seat that the others do not see: hand, deck and its hidden spots."""
        cards = self.hands[seat] | self.decks[seat]
        for spot in hidden:
            cards |= bit(card_of(self.entry_at(spot)))
        return cards

    def note_reshuffle(self, seat: i64) -> None:
        """Remember the discard pile that becomes a deck: none of the cards that lie hidden now is in it."""
        self.reshuffled = self.reshuffled[:]
        self.reshuffled[seat] = [*self.reshuffled[seat], self.discards[seat]]
        for spot in self.hidden(seat):
            self.replace_at(spot, self.entry_at(spot) + (1 << RESHUFFLES))

    def note_tuck(self, seat: i64) -> None:
        """Mark the cards laid since the last reshuffle when they are more than were drawn since.

        Only a tuck right after laying a card makes them more, by one; and nobody tucks twice in a round. So
        a seat never has more than one set of marked cards, and one older card explains it.
        """
        hidden = self.hidden(seat)
        laid = [spot for spot in hidden if spot >> _AGE == 0]
        if len(laid) > size(self.unseen(seat, hidden) & self.made_of(seat)) - size(self.decks[seat]):
            for spot in laid:
                self.replace_at(spot, self.entry_at(spot) | ONE_OLDER)

    def note_reveal(self, revealed: i64) -> None:
        """A marked card was turned up. An older one explains all; else, if one is left, that one is older."""
        seat = owner_of(revealed)
        marked = [spot for spot in self.hidden(seat) if self.entry_at(spot) & ONE_OLDER]
        explained = self.is_older(revealed)
        if explained or len(marked) == 1:
            for spot in marked:
                entry = self.entry_at(spot) ^ ONE_OLDER
                self.replace_at(spot, entry if explained else entry + (1 << RESHUFFLES))

    def forget_old_reshuffles(self) -> None:
        """No card lies hidden any more: only what the decks were made of last still counts."""
        self.reshuffled = [piles[-1:] for piles in self.reshuffled]

    def made_of(self, seat: i64, reshuffles: i64 = 0) -> i64:
        """The cards that a deck was made of, now or so many reshuffles ago: it never held others."""
        piles = self.reshuffled[seat]
        return piles[len(piles) - 1 - reshuffles] if reshuffles < len(piles) else ALL_CARDS

    def is_older(self, entry: i64) -> bool:
        """Whether a card was in the hand already when the deck was made, the last time before it was laid."""
        return self.made_of(owner_of(entry), entry >> RESHUFFLES) & bit(card_of(entry)) == 0

    def is_explained(self, spots: list[int]) -> bool:
        """Whether one of the marked cards among these is older, if there are any."""
        has_mark = False
        for spot in spots:
            entry = self.entry_at(spot)
            if entry & ONE_OLDER:
                if self.is_older(entry):
                    return True
                has_mark = True
        return not has_mark

    def ruled_out(self, entry: i64) -> i64:
        """The cards that a hidden one cannot be, because they were in its owner's deck after it was laid."""
        cards: i64 = 0
        for age in range(entry >> RESHUFFLES):
            cards |= self.made_of(owner_of(entry), age)
        return cards
