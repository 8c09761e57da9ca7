"""Kabale & Hiebe: a random world that a seat cannot tell from the real one (K12)."""

from mypy_extensions import i64

from trianon.games.kabale.components import CARDS
from trianon.games.kabale.tableau import OWNER, Tableau, card_of, owner_of
from trianon.games.kabale.view import is_known
from trianon.kernel.bits import bit, size
from trianon.kernel.rng import Rng


def shuffle_hidden(s: Tableau, seat: i64, rng: Rng) -> None:
    """Deal anew what a seat cannot see: the others' hands, decks and hidden cards.

    Decks have no order to shuffle. Won goal cards lay open when they were won (K12.5), so they stay.
    """
    for player in range(s.seats):
        if player != seat:
            _shuffle_player(s, player, seat, rng)


def _shuffle_player(s: Tableau, player: i64, seat: i64, rng: Rng) -> None:
    pool: i64 = s.hands[player] | s.decks[player]
    for entries in s.columns:
        for entry in entries:
            if owner_of(entry) == player and not is_known(entry, seat):
                pool |= bit(card_of(entry))
    cards: list[int] = [card for card in range(CARDS) if pool & bit(card)]
    for entries in s.columns:
        for place in range(len(entries)):
            entry = entries[place]
            if owner_of(entry) == player and not is_known(entry, seat):
                entries[place] = (entry >> OWNER << OWNER) | _take(cards, rng)
    hand: i64 = 0
    for _ in range(size(s.hands[player])):
        hand |= bit(_take(cards, rng))
    s.hands[player] = hand
    s.decks[player] = 0
    for card in cards:
        s.decks[player] |= bit(card)


def _take(cards: list[int], rng: Rng) -> i64:
    """One of the cards, at random; the last one fills the gap."""
    place = rng.below(len(cards))
    card = cards[place]
    last = cards.pop()
    if place < len(cards):
        cards[place] = last
    return card
