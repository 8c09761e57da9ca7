"""Turn: play an influence card, skip, or exchange a card (P3, L4.2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.actions import EXCHANGE, PASS, PATH_STEP, PLAY, TAKE_STEP, TAKING, TURN_STEP
from trianon.games.louis.components import A15, AMOUNT, B11, C05, CARD_KINDS
from trianon.games.louis.drawing import take_influence
from trianon.games.louis.events import EXCHANGED_CARD, PLAYED, PUT_BACK, TURN_SKIPPED
from trianon.games.louis.seen import ANY_CARD, after_playing, after_putting
from trianon.games.louis.tableau import PUTTER, Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1
from trianon.kernel.state import NOBODY
from trianon.kernel.step import UNLIKE, Step

MISSIONS_EACH: Final = 2  # A15 and A16, B11 and B12


def ask_from(s: Tableau, place: i64) -> None:
    """Ask the next seat in turn, if there is one."""
    seat = next_in_turn(s, place)
    if seat != NOBODY:
        s.push(TURN_STEP, seat)


def next_in_turn(s: Tableau, place: i64) -> i64:
    """The next seat with two cards or more, from a place in the turn order on (L4.2, L4.6)."""
    for further in range(s.seats):
        seat = s.in_order(place + further)
        if s.hand_size(seat) > 1:
            return seat
    return NOBODY


def end_turn(s: Tableau, seat: i64) -> None:
    """A single last card goes on top of the deck; the next seat is in turn (L4.5)."""
    if s.hand_size(seat) == 1:
        first = seat * CARD_KINDS
        for card in range(CARD_KINDS):
            if s.hands[first + card] > 0:
                s.hands[first + card] = 0
                if s.influence_clues:
                    s.influence_clues = after_putting(s.influence_clues, seat, len(s.top), ANY_CARD, True)
                s.top.append(card | (seat << PUTTER))
                s.tell(PUT_BACK, seat, card)
    ask_from(s, s.place_of(seat) + 1)


class Turn(Step[Tableau]):
    """Every card of the hand to place or to take back, with C05 as well; A15, A16, B11, B12."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg1(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        seat = arg1(frame)
        boost = s.can_use(seat, C05)
        codes = vec[i64](capacity=16)
        first = seat * CARD_KINDS
        for card in range(CARD_KINDS):
            if s.hands[first + card] > 0:
                code: i64 = PLAY.first + card * 4
                codes = append(codes, code)
                codes = append(codes, code + 2)
                if boost:
                    codes = append(codes, code + 1)
                    codes = append(codes, code + 3)
        for which in range(MISSIONS_EACH):
            if s.can_use(seat, A15 + which) and s.money[seat] >= AMOUNT[A15]:
                codes = append(codes, PASS.first + which)
        for which in range(MISSIONS_EACH):
            if s.can_use(seat, B11 + which):
                for card in range(CARD_KINDS):
                    if s.hands[first + card] > 0:
                        codes = append(codes, EXCHANGE.code(card, which))
        return codes

    def likeness(self, s: Tableau, frame: i64, code: i64) -> i64:
        """Whoever plays a card and has stones for it is asked about them."""
        if not PLAY.has(code):
            return UNLIKE
        return 0 if _stones(s, arg1(frame), PLAY.arg2(code)) > 0 else UNLIKE

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """A card is played, and its stones follow; everything else ends the turn."""
        seat = arg1(frame)
        if PLAY.has(code):
            _play(s, seat, PLAY.arg1(code), PLAY.arg2(code), PLAY.arg3(code))
            return
        if PASS.has(code):
            mission: i64 = A15 + PASS.arg1(code)
            s.used[seat] |= bit(mission)
            s.money[seat] -= AMOUNT[mission]  # L8.6, L8.17
            s.tell(TURN_SKIPPED, seat, mission, AMOUNT[mission])
        else:
            card = EXCHANGE.arg1(code)
            mission = B11 + EXCHANGE.arg2(code)
            s.used[seat] |= bit(mission)
            _discard(s, seat, card)
            s.tell(EXCHANGED_CARD, seat, card, mission)
            take_influence(s, seat)  # L8.11
        end_turn(s, seat)


def _play(s: Tableau, seat: i64, card: i64, mode: i64, boost: i64) -> None:
    if boost == 1:
        s.used[seat] |= bit(C05)
    _discard(s, seat, card)
    s.tell(PLAYED, seat, card, mode, boost)
    if _stones(s, seat, mode) == 0:
        end_turn(s, seat)
    else:
        s.push(TAKE_STEP if mode == TAKING else PATH_STEP, seat, card, boost)


def _stones(s: Tableau, seat: i64, mode: i64) -> i64:
    """How many there are to take back, or to place."""
    return s.general[seat] if mode == TAKING else s.own[seat]


def _discard(s: Tableau, seat: i64, card: i64) -> None:
    """Face up onto the discard pile: everybody sees it now."""
    s.hands[seat * CARD_KINDS + card] -= 1
    s.discard.append(card)
    if s.influence_clues:
        s.influence_clues = after_playing(s.influence_clues, seat, card)
    s.reveal(seat)
