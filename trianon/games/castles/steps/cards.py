"""Bonus cards: which one to return at the beginning, and which of two to keep (C1.8, C10.9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.codes import BONUS, BONUS_STEP, HOLD, RETURN
from trianon.games.castles.components import BONUS_CARDS
from trianon.games.castles.tableau import Tableau
from trianon.kernel.action import first
from trianon.kernel.bits import bit


def return_options(s: Tableau) -> vec[i64]:
    """Any card of the hand (D1)."""
    return _each(s.hands[first(s.frames[-1])], RETURN)


def answer_return(s: Tableau, code: i64) -> None:
    """The card goes under the deck."""
    seat = first(s.frames.pop())
    card = code - RETURN
    s.hands[seat] ^= bit(card)
    put_under(s, seat, card)


def hold_options(s: Tableau) -> vec[i64]:
    """One of the two cards drawn (D9)."""
    return _each(s.drawn, HOLD)


def answer_hold(s: Tableau, code: i64) -> None:
    """One card is kept, the other one goes under the deck."""
    s.frames.pop()
    keep(s, code - HOLD)
    for card in range(BONUS_CARDS):
        if s.drawn & bit(card):
            put_under(s, s.active, card)
    s.drawn = 0


def draw_two(s: Tableau) -> None:
    """Draw two cards to keep one of them; a single one is kept at once (C10.9, A22)."""
    for _ in range(2):
        if s.bonus_deck == 0 and len(s.under) == 0:
            break
        s.drawn |= bit(draw(s, s.active, True))
    if s.drawn & (s.drawn - 1):
        s.push(BONUS_STEP)
        return
    for card in range(BONUS_CARDS):
        if s.drawn & bit(card):
            keep(s, card)


def keep(s: Tableau, card: i64) -> None:
    """A drawn card joins the hand."""
    s.drawn ^= bit(card)
    s.hands[s.active] |= bit(card)
    if s.telling:
        s.tell_event(events.kept_card(s.active, card))


def draw(s: Tableau, seat: i64, reveals: bool) -> i64:
    """The top card of the bonus deck; the returned cards come after all others, in their order."""
    if s.bonus_deck:
        card = s.pick_bit(BONUS, s.bonus_deck)
        s.bonus_deck ^= bit(card)
    else:
        card = s.under.pop(0) & 255
        s.reveal()
    if s.telling:
        s.tell_event(events.drew(seat, card, reveals))
    return card


def put_under(s: Tableau, seat: i64, card: i64) -> None:
    """A card goes under the bonus deck; who put it there knows it."""
    s.under.append(card | (seat << 8))
    if s.telling:
        s.tell_event(events.returned(seat, card))


def _each(bag: i64, code: i64) -> vec[i64]:
    codes = vec[i64]()
    for card in range(BONUS_CARDS):
        if bag & bit(card):
            codes = append(codes, code + card)
    return codes
