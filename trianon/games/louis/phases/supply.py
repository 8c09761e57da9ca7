"""Supply phase: money, missions, influence cards (L3)."""

from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import C_MONEY
from trianon.games.louis.components import CARD_KINDS, DEAL, MONEY_AMOUNT, MONEY_TILE, ROUNDS
from trianon.games.louis.drawing import draw_influence, take_intrigue
from trianon.games.louis.steps import supply
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.state import NOBODY


def begin(s: Tableau) -> bool:
    """Turn up a money card; then the supply missions in turn order."""
    card = s.pick_bit(C_MONEY, s.money_left)
    s.money_left ^= bit(card)
    s.money_played.append(card)
    for seat in range(s.seats):
        s.money[seat] += MONEY_AMOUNT[card]
    s.louis = MONEY_TILE[card]
    if s.telling:
        s.tell_event(events.money_card(card))
    if s.seats == 3 and s.round == ROUNDS:
        take_intrigue(s, s.start)  # L3.2
    return _missions(s, 0)


def answer(s: Tableau, code: i64) -> bool:
    """One use of a mission; the seat goes on until it stops."""
    place = s.place_of(s.turn)
    return _missions(s, place if supply.answer(s, code) else place + 1)


def _missions(s: Tableau, place: i64) -> bool:
    """Ask on from a place in the turn order; at last the cards are dealt (L3.3, L3.4)."""
    while place < s.seats:
        s.turn = s.in_order(place)
        if supply.ask(s):
            return True
        place += 1
    for dealt_to in range(s.seats):
        _deal(s, s.in_order(dealt_to))
    return False


def _deal(s: Tableau, seat: i64) -> None:
    """Five influence cards, in addition to those held already (L3.4)."""
    dealt: list[int] = []
    for _ in range(DEAL):
        card = draw_influence(s)
        if card != NOBODY:
            s.hands[seat * CARD_KINDS + card] += 1
            dealt.append(card)
    if s.telling:
        s.tell_event(events.dealt(seat, dealt))
