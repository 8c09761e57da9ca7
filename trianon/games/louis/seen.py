"""Louis XIV: what a seat knows of cards that it cannot see, having put them where somebody else took them.

A clue is one int: the seat that knows it, the card, and the set of places where this card may be. Places are
the hands of the seats, and after them the cards of a pile: those on top of the influence deck (L4.5) or those
under the mission decks (L8.8). Functions return new clues when something becomes of a card.
"""

from typing import Final

from mypy_extensions import i64

from trianon.kernel.bits import bit

HANDS: Final = 4  # places below are hands, this one and those after it the cards of the pile
ANY_CARD: Final = -1  # as a set


def clue_of(knower: i64, card: i64, places: i64) -> i64:
    """A clue."""
    return knower | (card << 2) | (places << 8)


def knower_of(clue: i64) -> i64:
    """The seat that knows it."""
    return clue & 3


def subject_of(clue: i64) -> i64:
    """The card it is about."""
    return (clue >> 2) & 63


def places_of(clue: i64) -> i64:
    """The set of places where the card may be."""
    return clue >> 8


def after_putting(clues: list[int], seat: i64, number: i64, cards: i64, is_last: bool) -> list[int]:
    """A seat put one of these cards into the pile; `is_last`: it holds no other of them."""
    changed: list[int] = []
    for clue in clues:
        places = places_of(clue)
        if places & bit(seat) and cards & bit(subject_of(clue)):
            places |= bit(HANDS + number)
            if is_last:
                places ^= bit(seat)
        changed.append(clue_of(knower_of(clue), subject_of(clue), places))
    return changed


def after_taking(clues: list[int], seat: i64, number: i64, card: i64, putter: i64) -> list[int]:
    """A seat took a card out of the pile: it sees which, and who had put it there knows; the next move up."""
    changed: list[int] = []
    for clue in clues:
        places = places_of(clue)
        if places & bit(HANDS + number):
            if knower_of(clue) != seat:
                places |= bit(seat)
            elif subject_of(clue) == card:
                continue  # the knower has it in hand now
        before = bit(HANDS + number) - 1
        places = (places & before) | (places >> 1 & ~before)
        changed.append(clue_of(knower_of(clue), subject_of(clue), places))
    if putter != seat:
        changed.append(clue_of(putter, card, bit(seat)))
    return changed


def after_playing(clues: list[int], seat: i64, card: i64) -> list[int]:
    """A seat showed a card of its hand; who knew of two alike still knows of one."""
    left: list[int] = []
    settled: i64 = 0  # set of seats that have lost a clue by it
    for clue in clues:
        is_it = subject_of(clue) == card and places_of(clue) & bit(seat) != 0
        if is_it and not settled & bit(knower_of(clue)):
            settled |= bit(knower_of(clue))
        else:
            left.append(clue)
    return left


def known_to(clues: list[int], seat: i64) -> list[int]:
    """The clues of a seat in a fixed order."""
    return sorted([clue for clue in clues if knower_of(clue) == seat])
