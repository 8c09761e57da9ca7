"""Missions: fulfil missions of the hand, change chips, or finish (P12, L7.1 to L7.4, L8.7).

Who is asked follows from what everybody sees, so that being asked tells nothing about the hand: chips, and
since version 2 of the rules also the colours of the missions in hand and the missions displayed. Somebody may
therefore be asked who can pay for nothing.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.actions import (
    CHANGE,
    DECK_STEP,
    FINISH,
    FULFIL,
    KEEP_STEP,
    MISSIONS_STEP,
)
from trianon.games.louis.components import (
    A17,
    A18,
    ALL_MISSIONS,
    AMOUNT,
    CROWN,
    DECK_CARDS,
    EFFECT,
    KINDS_OF_CHIPS,
    M_EXTRA,
    MISSION_COUNT,
    PAIR_1,
    PAIR_2,
    PAIRS,
)
from trianon.games.louis.events import CHANGED_CHIP, FULFILLED, MISSIONS_FINISHED
from trianon.games.louis.payment import pairs_of
from trianon.games.louis.seen import subject_of
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step


def ask_from(s: Tableau, place: i64) -> None:
    """The mission turn of the next seat that has chips for one, from a place in the turn order on (L7.1)."""
    while place < s.seats:
        seat = s.in_order(place)
        if s.chip_count(seat) > 1 or _can_change(s, seat):
            s.push(MISSIONS_STEP, place)
            return
        place += 1


class Missions(Step[Tableau]):
    """Every mission of the hand with every payment, every change of a chip, finish."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.in_order(arg1(frame))

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        seat = self.seat(s, frame)
        pairs = pairs_of(s, seat)
        can_change = _can_change(s, seat)
        codes = vec[i64]()
        if not can_change and not _could_pay(s, seat, pairs):
            return codes
        hand: i64 = s.missions[seat] if pairs != 0 else 0
        for mission in range(MISSION_COUNT):
            if hand & 1:
                ways: i64 = s.figures.payable[mission]
                ways &= pairs
                code: i64 = FULFIL.first + mission * PAIRS
                while ways:
                    if ways & 1:
                        codes = append(codes, code)
                    ways >>= 1
                    code += 1
            hand >>= 1
        if can_change:
            for chip in range(CROWN):
                if s.chips[seat * KINDS_OF_CHIPS + chip] > 0:
                    for which in range(2):
                        if s.can_use(seat, A17 + which):
                            codes = append(codes, CHANGE.code(chip, which))
        return append(codes, FINISH.first)

    def is_asked_alone(self, s: Tableau, frame: i64) -> bool:
        """Whether a mission can be paid for is secret."""
        return True

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The seat goes on until it finishes; then it keeps one chip, and the next seat follows (L7.6)."""
        seat = self.seat(s, frame)
        place = arg1(frame)
        if code == FINISH.first:
            s.tell(MISSIONS_FINISHED, seat)
            ask_from(s, place + 1)
            s.push(KEEP_STEP, seat)
            return
        s.push(MISSIONS_STEP, place)
        if CHANGE.has(code):
            _change(s, seat, CHANGE.arg1(code), A17 + CHANGE.arg2(code))
        else:
            _fulfil(s, seat, FULFIL.arg1(code), FULFIL.arg2(code))

    def otherwise(self, s: Tableau, frame: i64) -> None:
        """Everybody sees that nothing can be paid for: the turn is over, chips are returned (L7.6)."""
        ask_from(s, arg1(frame) + 1)
        s.push(KEEP_STEP, self.seat(s, frame))


def _could_pay(s: Tableau, seat: i64, pairs: i64) -> bool:
    """Whether a seat may hold a mission that one of these pairs pays for, as far as everybody sees."""
    if s.game.rules_version == 1:
        return pairs != 0
    possible: i64 = 0
    for cards in DECK_CARDS:
        if s.missions[seat] & cards:
            possible |= cards
    for other in range(s.seats):
        possible &= ALL_MISSIONS ^ s.displays[other]
    for pair in range(PAIRS):
        if pairs & bit(pair) and possible & s.figures.paid_by[pair]:
            return True
    return False


def _can_change(s: Tableau, seat: i64) -> bool:
    """Whether a seat has A17 or A18, the louisdor for it, and a chip that is no crown (L8.7)."""
    if s.money[seat] < AMOUNT[A17] or not (s.can_use(seat, A17) or s.can_use(seat, A18)):
        return False
    return s.chip_count(seat) > s.chips[seat * KINDS_OF_CHIPS + CROWN]


def _change(s: Tableau, seat: i64, chip: i64, mission: i64) -> None:
    s.used[seat] |= bit(mission)
    s.money[seat] -= AMOUNT[mission]
    s.chips[seat * KINDS_OF_CHIPS + chip] -= 1
    s.chips[seat * KINDS_OF_CHIPS + CROWN] += 1
    s.tell(CHANGED_CHIP, seat, chip, mission, AMOUNT[mission])


def _fulfil(s: Tableau, seat: i64, mission: i64, pair: i64) -> None:
    """The mission is displayed, and new ones are drawn (L7.2, L8.2)."""
    s.chips[seat * KINDS_OF_CHIPS + PAIR_1[pair]] -= 1
    s.chips[seat * KINDS_OF_CHIPS + PAIR_2[pair]] -= 1
    s.missions[seat] ^= bit(mission)
    s.displays[seat] |= bit(mission)
    s.mission_clues = [clue for clue in s.mission_clues if subject_of(clue) != mission]
    s.reveal(seat)
    s.tell(FULFILLED, seat, mission, PAIR_1[pair], PAIR_2[pair])
    s.push(DECK_STEP, seat, AMOUNT[mission] if EFFECT[mission] == M_EXTRA else 1)
