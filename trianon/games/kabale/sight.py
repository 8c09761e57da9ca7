"""Kabale & Hiebe for bots: columns as a seat sees them. Playouts come back to the same ones."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.kabale import KabaleState
from trianon.games.kabale.components import CARDS, GOAL_SYMBOL, UNKNOWN, Figures
from trianon.games.kabale.scoring import NO_CARD
from trianon.games.kabale.tableau import OWNER, SEEN, TUCKED, UP, card_of, owner_of
from trianon.kernel.bits import bit

NOTHING: Final = -1
MOST_SEATS: Final = 8  # for which an entry has room
SLOTS: Final = 256  # columns that are remembered, at most: with more of them memory becomes slow
MIX: Final = 0x2545F491  # any large odd number
MASK: Final = 0xFFFFFFFF
SEEN_BITS: Final = 10  # of an entry: which card, whose, and how it lies
VISIBLE: Final = (1 << SEEN_BITS) - 1


@final
class Sight:
    """A column under a goal card of a symbol, with room for one card more, and what was found out about it.

    `mine` and `rival` are what the own cards and the best of the others have as long as cards do not change
    each other, in halves; NO_CARD where there are none.
    """

    def __init__(self, figures: Figures, entries: vec[i64], symbol: i64, seat: i64) -> None:
        self.figures = figures
        self.symbol: i64 = symbol
        self.seat: i64 = seat
        self.is_judged = False  # whether the next two are filled in
        self.sign = 0.0  # who leads: 1 the seat itself, -1 another, 0 nobody
        self.lead = 0.0  # and how safely, between -1 and 1
        # The same when the seat has laid a card: sets of those for which it is known, and who leads then.
        self.judged: i64 = 0
        self.winning: i64 = 0
        self.losing: i64 = 0
        self.leads: vec[float] = vec[float]([0.0] * CARDS)
        self.kinds: i64 = 0  # which cards lie here
        self.mine: i64 = NO_CARD
        self.rival: i64 = NO_CARD
        self.is_above = False  # the own cards begin above those of the best of the others
        self.bottom: i64 = _bottom(entries)  # the place of a hidden card that the next one turns up
        self._count(entries)
        self.entries: vec[i64] = append(entries, 0)

    def _count(self, entries: vec[i64]) -> None:
        totals = vec[i64]([NO_CARD] * (MOST_SEATS))
        firsts = vec[i64]([0] * (MOST_SEATS))  # the place of each seat's uppermost card
        base = self.figures.base
        row = self.symbol * (CARDS + 1)
        for place in range(len(entries)):
            card = card_of(entries[place])
            self.kinds |= bit(card)
            if card != UNKNOWN:
                owner = owner_of(entries[place])
                if totals[owner] == NO_CARD:
                    totals[owner] = 0
                    firsts[owner] = place
                totals[owner] += max(0, base[row + card])
        self.mine = totals[self.seat]
        first: i64 = len(entries)
        for other in range(len(totals)):
            if other != self.seat and totals[other] != NO_CARD:
                if totals[other] > self.rival:
                    self.rival = totals[other]
                    first = firsts[other]
                elif totals[other] == self.rival:
                    first = min(first, firsts[other])
        self.is_above = self.mine != NO_CARD and firsts[self.seat] < first

    def shows(self, figures: Figures, entries: vec[i64], symbol: i64, seat: i64) -> bool:
        """Whether it is what this seat sees now."""
        kept = self.entries
        if self.seat != seat or self.symbol != symbol or len(kept) != len(entries) + 1:
            return False
        for place in range(len(entries)):
            if kept[place] != entries[place]:
                return False
        return self.figures is figures


@final
class Sights:
    """The columns that were seen last; another one may take the place of each."""

    def __init__(self) -> None:
        self._kept: list[Sight | None] = [None] * SLOTS

    def of(self, s: KabaleState, column: i64, seat: i64) -> Sight:
        """A column as a seat sees it."""
        entries = seen_column(s, column, seat)
        symbol = GOAL_SYMBOL[s.goals[column]]
        mixed = symbol * 8 + seat
        for entry in entries:
            mixed = (mixed * MIX + entry) & MASK
        slot = (mixed ^ (mixed >> 16)) & (SLOTS - 1)
        kept = self._kept[slot]
        if kept is None or not kept.shows(s.figures, entries, symbol, seat):
            kept = Sight(s.figures, entries, symbol, seat)
            self._kept[slot] = kept
        return kept


def seen_column(s: KabaleState, column: i64, seat: i64) -> vec[i64]:
    """A column as a seat sees it."""
    entries = s.columns[column][:]
    for place in range(len(entries)):
        entry = entries[place]
        if entry & (UP | SEEN) or owner_of(entry) == seat:
            entries[place] = entry & VISIBLE
        else:
            entries[place] = (entry & VISIBLE) >> OWNER << OWNER | UNKNOWN
    return entries


def _bottom(entries: vec[i64]) -> i64:
    """The place of the bottom card if it lies face down, else NOTHING; a tucked card is none (K1.3)."""
    place: i64 = len(entries) - 1
    while place >= 0 and entries[place] & TUCKED:
        place -= 1
    return place if place >= 0 and not entries[place] & UP else NOTHING
