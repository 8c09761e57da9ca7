"""Lay: the active player lays one card, which may turn up another and set off its effect (K4, K5)."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from trianon.games.kabale.actions import DISGUISE_STEP, LAY, TRAITOR_STEP, WIDEST
from trianon.games.kabale.components import ASSASSIN, DISGUISE, EXPLORER, STORM, TRAITOR
from trianon.games.kabale.events import CLOSED, KILLED, LAID, MOVED, REVEALED, STAYED
from trianon.games.kabale.tableau import ONE_OLDER, SEEN, TUCKED, UP, Tableau, card_of, entry_of, owner_of
from trianon.kernel.bits import bit, lowest, size
from trianon.kernel.step import Step


class Lay(Step[Tableau]):
    """Every card of the hand into every open column (K4.1)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        hand: i64 = s.hands[s.active]
        columns: i64 = len(s.columns)
        choices: i64 = size(hand) * (columns - size(s.closed))
        codes = vec[i64]([0] * choices)  # filling it in beats appending
        place: i64 = 0
        while hand:
            code = LAY.first + lowest(hand) * WIDEST
            closed = s.closed
            for column in range(columns):
                if not closed & 1:
                    codes[place] = code + column
                    place += 1
                closed >>= 1
            hand &= hand - 1
        return codes

    def likeness(self, s: Tableau, frame: i64, code: i64) -> i64:
        """A card that reveals another one cannot be taken back; others lead on alike in each column."""
        column = LAY.arg2(code)
        entries = s.columns[column]
        place = _bottom(entries)
        return column if place < 0 or entries[place] & UP else WIDEST

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The card leaves the hand and arrives face down at the foot of the column."""
        card = LAY.arg1(code)
        column = LAY.arg2(code)
        s.hands[s.active] ^= bit(card)
        s.tell(LAID, s.active, column, card)
        arrive(s, entry_of(card, s.active), column)

    def is_asked_alone(self, s: Tableau, frame: i64) -> bool:
        """Laying the last card into the last open column is a turn like any other."""
        return True


def arrive(s: Tableau, entry: i64, column: i64) -> None:
    """A card joins a column at the bottom; a hidden card above it is revealed and takes effect (K4.2, K4.3).

    Only explorers make a chain: a revealed one arrives in turn at its next column (K5.3.3).
    """
    travelled: i64 = 0  # seats whose explorer has already moved in this turn (K5.3.6)
    while True:
        entries = s.columns[column]
        place = _bottom(entries)
        entries = append(entries, entry)
        s.columns[column] = entries
        if place < 0 or entries[place] & UP:
            return
        hidden = entries[place]
        card = card_of(hidden)
        owner = owner_of(hidden)
        entries[place] = entry_of(card, owner) | UP
        if hidden & ONE_OLDER:
            s.note_reveal(hidden)
        s.reveal()
        s.tell(REVEALED, owner, card, column, place)
        if card != EXPLORER:
            _effect(s, card, owner, entry, column, place)
            return
        target = next_open(s, column)
        if target < 0 or travelled & bit(owner):
            s.tell(STAYED, owner, card, column)
            return
        travelled |= bit(owner)
        s.columns[column] = pop(entries, place)[0]  # K5.3.1
        s.tell(MOVED, owner, card, column, target)
        entry = entry_of(card, owner) | SEEN
        column = target


def _bottom(entries: vec[i64]) -> i64:
    """The place of the bottom card; a tucked card is none (K1.3). -1 in an empty column."""
    place: i64 = len(entries) - 1
    while place >= 0 and entries[place] & TUCKED:
        place -= 1
    return place


def next_open(s: Tableau, column: i64) -> i64:
    """The next open column to the right, from the rightmost on to the leftmost (K5.3.2); -1 when none is."""
    columns: i64 = len(s.columns)
    for step in range(1, columns):
        target: i64 = (column + step) % columns
        if not s.is_closed(target):
            return target
    return -1


def _effect(s: Tableau, card: i64, owner: i64, by: i64, column: i64, place: i64) -> None:
    """What a card does on being revealed by another one; most do nothing now (K4.3)."""
    if card == ASSASSIN:  # K5.4
        s.columns[column] = pop(s.columns[column])[0]
        s.discards[owner_of(by)] |= bit(card_of(by))
        s.tell(KILLED, owner_of(by), card_of(by), column, owner)
    elif card == STORM:  # K5.5
        s.closed |= bit(column)
        s.tell(CLOSED, owner, column)
    elif card == TRAITOR:  # K5.7
        s.push(TRAITOR_STEP, column, place)
    elif card == DISGUISE:  # K5.6
        s.push(DISGUISE_STEP, column, place)
