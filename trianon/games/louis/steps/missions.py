"""Missions: fulfil missions of the hand, change chips, or finish (P12, L7.1 to L7.4, L8.7).

Who has two chips or could change one is asked, also when no mission of the hand can be paid for: chips are
public, so being asked tells nothing about the hand.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import CHANGE, FINISH, FULFIL, MISSION, PAIR_1, PAIR_2, PAIRS
from trianon.games.louis.components import (
    A17,
    A18,
    AMOUNT,
    ANY,
    COST_1,
    COST_2,
    CROWN,
    EFFECT,
    KINDS_OF_CHIPS,
    M_EXTRA,
    MISSION_COUNT,
)
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit

TWO: Final = 2  # chips pay for a mission (L7.3)


def _pays(chip: int, named: int) -> bool:
    return named == ANY or chip == named or chip == CROWN


def _pairs_for(mission: int) -> int:
    """The set of pairs of chips that pay for a mission (L7.3)."""
    pairs = 0
    for pair in range(PAIRS):
        one, two = PAIR_1[pair], PAIR_2[pair]
        first, second = COST_1[mission], COST_2[mission]
        if (_pays(one, first) and _pays(two, second)) or (_pays(two, first) and _pays(one, second)):
            pairs |= 1 << pair
    return pairs


PAYABLE: Final[list[int]] = [_pairs_for(mission) for mission in range(MISSION_COUNT)]


def pairs_of(s: Tableau, seat: i64) -> i64:
    """The set of pairs that a seat can hand in."""
    first = seat * KINDS_OF_CHIPS
    pairs: i64 = 0
    for pair in range(PAIRS):
        one: i64 = PAIR_1[pair]
        two: i64 = PAIR_2[pair]
        need: i64 = 2 if one == two else 1
        if s.chips[first + one] >= need and s.chips[first + two] >= need:
            pairs |= bit(pair)
    return pairs


def ask(s: Tableau) -> bool:
    """Every mission of the hand with every payment, every change of a chip, finish."""
    seat = s.turn
    first = seat * KINDS_OF_CHIPS
    pairs = pairs_of(s, seat)
    can_change = _can_change(s, seat)
    if pairs == 0 and not can_change:
        return False
    codes = vec[i64]()
    hand: i64 = s.missions[seat] if pairs != 0 else 0
    for mission in range(MISSION_COUNT):
        if hand & 1:
            ways: i64 = PAYABLE[mission]
            ways &= pairs
            code: i64 = FULFIL + mission * PAIRS
            while ways:
                if ways & 1:
                    codes = append(codes, code)
                ways >>= 1
                code += 1
        hand >>= 1
    if can_change:
        for chip in range(CROWN):
            if s.chips[first + chip] > 0:
                for which in range(2):
                    if s.can_use(seat, A17 + which):
                        codes = append(codes, CHANGE + chip * 2 + which)
    s.seat = seat
    s.step = MISSION
    s.codes = append(codes, FINISH)
    return True


def _can_change(s: Tableau, seat: i64) -> bool:
    """Whether a seat has A17 or A18, the louisdor for it, and a chip that is no crown (L8.7)."""
    if s.money[seat] < AMOUNT[A17] or not (s.can_use(seat, A17) or s.can_use(seat, A18)):
        return False
    return s.chip_count(seat) > s.chips[seat * KINDS_OF_CHIPS + CROWN]


def answer(s: Tableau, code: i64) -> bool:
    """Carry it out; False when the seat has finished. `draws` says how many missions follow."""
    seat = s.turn
    if code == FINISH:
        if s.telling:
            s.tell_event(events.missions_finished(seat))
        return False
    first = seat * KINDS_OF_CHIPS
    if code < FULFIL:
        chip: i64 = (code - CHANGE) // 2
        mission: i64 = A17 + (code - CHANGE) % 2
        s.used[seat] |= bit(mission)
        s.money[seat] -= AMOUNT[mission]
        s.chips[first + chip] -= 1
        s.chips[first + CROWN] += 1
        if s.telling:
            s.tell_event(events.changed_chip(seat, chip, mission))
        return True
    mission = (code - FULFIL) // PAIRS
    pair = (code - FULFIL) % PAIRS
    one: i64 = PAIR_1[pair]
    two: i64 = PAIR_2[pair]
    s.chips[first + one] -= 1
    s.chips[first + two] -= 1
    s.missions[seat] ^= bit(mission)
    s.displays[seat] |= bit(mission)
    s.draws = AMOUNT[mission] if EFFECT[mission] == M_EXTRA else 1  # L7.2, L8.2
    s.reveal()
    if s.telling:
        s.tell_event(events.fulfilled(seat, mission, one, two))
    return True
