"""Kabale & Hiebe: a random world that a seat cannot tell from the real one (K12)."""

from mypy_extensions import i64

from trianon.games.kabale.tableau import OWNER, RESHUFFLES, Tableau, card_of, owner_of
from trianon.games.kabale.view import is_known
from trianon.kernel.bits import bit, nth, size
from trianon.kernel.rng import Rng


def shuffle_hidden(s: Tableau, seat: i64, rng: Rng) -> None:
    """Deal anew what a seat cannot see: the others' hands, decks and hidden cards.

    Decks have no order to shuffle. Won goal cards lay open when they were won (K12.5), so they stay.
    """
    for player in range(s.seats):
        if player != seat:
            _shuffle_player(s, player, seat, rng)


def _shuffle_player(s: Tableau, player: i64, seat: i64, rng: Rng) -> None:
    """The deck, of the cards it was made of; then the hidden cards, the oldest first; the rest is the hand.

    In this order every choice leaves equally many ways to go on: all possible worlds are equally likely.
    """
    hidden = _hidden(s, player, seat)
    unseen: i64 = s.hands[player] | s.decks[player]
    for spot in hidden:
        unseen |= bit(card_of(s.columns[_column(spot)][_place(spot)]))
    deck = unseen & s.made_of(player)
    for _ in range(size(deck) - size(s.decks[player])):
        deck ^= bit(_one_of(deck, rng))
    s.decks[player] = deck
    rest = unseen & ~deck
    for spot in hidden:
        entries = s.columns[_column(spot)]
        entry = entries[_place(spot)]
        card = _one_of(rest & ~s.ruled_out(entry), rng)
        entries[_place(spot)] = (entry >> OWNER << OWNER) | card
        rest ^= bit(card)
    s.hands[player] = rest


def _one_of(cards: i64, rng: Rng) -> i64:
    return nth(cards, rng.below(size(cards)))


def _hidden(s: Tableau, player: i64, seat: i64) -> list[int]:
    """Where the cards of a player lie that the seat does not know; first those that saw most reshuffles.

    What such an older card can be, a younger one can be as well.
    """
    spots: list[int] = []
    for column in range(len(s.columns)):
        entries = s.columns[column]
        for place in range(len(entries)):
            entry = entries[place]
            if owner_of(entry) == player and not is_known(entry, seat):
                spots.append((entry >> RESHUFFLES << 16) | (column << 8) | place)
    spots.sort(reverse=True)
    return spots


def _column(spot: i64) -> i64:
    return (spot >> 8) & 255


def _place(spot: i64) -> i64:
    return spot & 255
