"""Kabale & Hiebe: a random world that a seat cannot tell from the real one (K12)."""

from mypy_extensions import i64

from trianon.games.kabale.tableau import OWNER, Tableau
from trianon.kernel.bits import bit, nth, size
from trianon.kernel.rng import Rng


def shuffle_hidden(s: Tableau, seat: i64, rng: Rng) -> None:
    """Deal anew what a seat cannot see: the others' hands, decks and hidden cards.

    Decks have no order to shuffle. Won goal cards lay open when they were won (K12.5), so they stay.
    """
    for player in range(s.seats):
        if player != seat:
            _shuffle_player(s, player, rng)


def _shuffle_player(s: Tableau, player: i64, rng: Rng) -> None:
    """The deck, of the cards it was made of; then the hidden cards and the hand.

    A deal that marked cards rule out is dealt again, so that all possible worlds stay equally likely.
    """
    hidden = s.hidden(player)
    unseen = s.unseen(player, hidden)
    deck = unseen & s.made_of(player)
    for _ in range(size(deck) - size(s.decks[player])):
        deck ^= bit(_one_of(deck, rng))
    s.decks[player] = deck
    s.hands[player] = _deal(s, hidden, unseen & ~deck, rng)
    while not s.is_explained(hidden):
        s.hands[player] = _deal(s, hidden, unseen & ~deck, rng)


def _deal(s: Tableau, hidden: list[int], cards: i64, rng: Rng) -> i64:
    """The hidden cards anew, the oldest first; what is left is the hand.

    What an older card can be, a younger one can be as well: in this order every choice leaves equally many
    ways to go on.
    """
    for spot in hidden:
        entry = s.entry_at(spot)
        card = _one_of(cards & ~s.ruled_out(entry), rng)
        s.replace_at(spot, (entry >> OWNER << OWNER) | card)
        cards ^= bit(card)
    return cards


def _one_of(cards: i64, rng: Rng) -> i64:
    return nth(cards, rng.below(size(cards)))
