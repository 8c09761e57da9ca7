"""Castles of Mad King Ludwig: what a seat has seen of tiles and cards that lie face down now (C14.2).

Tiles: who looks through a stack knows what is in it. A tile that leaves it afterwards is one of those, and
the next look shows which ones are gone. So tiles that left a stack between the same two looks of a seat are
one lot: the seat knows which tiles they are, only not which is which.

Bonus cards: who puts a card under the deck knows it. When somebody else draws it and puts one of two cards
back, it is that card or the one that was kept. A hint says so: to this seat, a card may be one of these.
"""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles.tableau import (
    SIZE_NUMBER,
    Tableau,
    laid_after,
    laid_by,
    laid_tile,
    looks_of,
    under_by,
    under_card,
)
from trianon.kernel.bits import bit

# --- tiles ------------------------------------------------------------------------------------------------

OWN: Final = -1


def lot_of(entry: i64, seat: i64) -> i64:
    """The look of a seat after which a tile left its stack, counted from 1; 0: before the first, or OWN."""
    if seat < 0:
        return 0
    return OWN if laid_by(entry) == seat else laid_after(entry, seat)


def looks_at(s: Tableau, number: i64, seat: i64) -> i64:
    """How often a seat has looked through the stack of a size."""
    return 0 if seat < 0 else looks_of(s.looked[number], seat)


def lot(s: Tableau, number: i64, seat: i64, look: i64) -> list[int]:
    """The tiles of a size that left their stack after this look of a seat and lie face down, by number."""
    tiles: list[int] = []
    for entry in s.laid + s.out:
        if SIZE_NUMBER[laid_tile(entry)] == number and lot_of(entry, seat) == look:
            tiles.append(laid_tile(entry))
    return sorted(tiles)


# --- bonus cards ------------------------------------------------------------------------------------------

# A hint is one int: the seat that has it, the card it is about, and the set of cards which that may be.
_CARD: Final = 3
_MAY_BE: Final = 8


def hint_of(seat: i64, card: i64, may_be: i64) -> i64:
    """To this seat, a card may be one of these."""
    return seat | (card << _CARD) | (may_be << _MAY_BE)


def hint_seat(hint: i64) -> i64:
    """The seat that knows it."""
    return hint & 7


def hint_card(hint: i64) -> i64:
    """The card as it is."""
    return (hint >> _CARD) & 31


def hint_cards(hint: i64) -> i64:
    """The set of cards that it may be; the seat knows of each that it lies in one of such places."""
    return hint >> _MAY_BE


def note_drawn(s: Tableau, entry: i64) -> None:
    """The active seat drew a card from under the deck: it sees it, and who put it there knows what it has."""
    card = under_card(entry)
    kept: list[int] = []
    for hint in s.hints:
        if hint_seat(hint) == s.active:
            others = hint_cards(hint) & ~bit(card)  # it is here, and nowhere else
            if hint_card(hint) != card and others:
                kept.append(hint_of(s.active, hint_card(hint), others))
        else:
            kept.append(hint)
    if under_by(entry) != s.active:
        kept.append(hint_of(under_by(entry), card, bit(card)))
    s.hints = kept


def note_chosen(s: Tableau, kept: i64, returned: i64) -> None:
    """The active seat kept one of two cards: to the others each may be what one of them was known to be."""
    if not s.hints:
        return
    for seat in range(s.seats):
        if seat == s.active:
            continue
        may_be: i64 = 0
        left: list[int] = []
        for hint in s.hints:
            if hint_seat(hint) == seat and (hint_card(hint) == kept or hint_card(hint) == returned):
                may_be |= hint_cards(hint)
            else:
                left.append(hint)
        if may_be:
            s.hints = [*left, hint_of(seat, kept, may_be), hint_of(seat, returned, may_be)]
