"""Turn: play an influence card, skip, or exchange a card (P3, L4.2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import PASS, PATH, PLAY, PUT, SWAP, TAKE, TAKING, TURN
from trianon.games.louis.components import A15, AMOUNT, B11, C05, CARD_KINDS
from trianon.games.louis.drawing import take_influence
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit

ENDED: Final = TURN  # the turn is over; else the question that follows
MISSIONS_EACH: Final = 2  # A15 and A16, B11 and B12


def ask(s: Tableau) -> None:
    """Every card of the hand to place or to take back, with C05 as well; A15, A16, B11, B12."""
    seat = s.turn
    boost = s.can_use(seat, C05)
    codes = vec[i64](capacity=16)
    first = seat * CARD_KINDS
    for card in range(CARD_KINDS):
        if s.hands[first + card] > 0:
            code: i64 = PLAY + card * 4
            codes = append(codes, code)
            codes = append(codes, code + 2)
            if boost:
                codes = append(codes, code + 1)
                codes = append(codes, code + 3)
    for which in range(MISSIONS_EACH):
        if s.can_use(seat, A15 + which) and s.money[seat] >= AMOUNT[A15]:
            codes = append(codes, PASS + which)
    for which in range(MISSIONS_EACH):
        if s.can_use(seat, B11 + which):
            for card in range(CARD_KINDS):
                if s.hands[first + card] > 0:
                    codes = append(codes, SWAP + card * 2 + which)
    s.seat = seat
    s.step = TURN
    s.codes = codes


def answer(s: Tableau, code: i64) -> i64:
    """Carry it out; returns the question that follows, or ENDED."""
    if code < PUT:
        return _play(s, code - PLAY)
    seat = s.turn
    if code < SWAP:
        mission: i64 = A15 + code - PASS
        s.used[seat] |= bit(mission)
        s.money[seat] -= AMOUNT[mission]  # L8.6, L8.17
        if s.telling:
            s.tell_event(events.turn_skipped(seat, mission))
        return ENDED
    card: i64 = (code - SWAP) // 2
    mission = B11 + (code - SWAP) % 2
    s.used[seat] |= bit(mission)
    _discard(s, seat, card)
    if s.telling:
        s.tell_event(events.exchanged_card(seat, card, mission))
    take_influence(s, seat)  # L8.11
    return ENDED


def _play(s: Tableau, code: i64) -> i64:
    seat = s.turn
    s.card = code // 4
    mode: i64 = (code // 2) % 2
    s.boost = code % 2 == 1
    if s.boost:
        s.used[seat] |= bit(C05)
    _discard(s, seat, s.card)
    if s.telling:
        s.tell_event(events.played(seat, s.card, mode, s.boost))
    return TAKE if mode == TAKING else PATH


def _discard(s: Tableau, seat: i64, card: i64) -> None:
    """Face up onto the discard pile: everybody sees it now."""
    s.hands[seat * CARD_KINDS + card] -= 1
    s.discard.append(card)
    s.reveal()
