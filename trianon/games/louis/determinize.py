"""Louis XIV: a random world that a seat cannot tell from the real one (L2.3).

A seat keeps what it sees, its own cards, and where it put a card itself. Nobody is credited with
remembering which card another one drew from a known place.
"""

from mypy_extensions import i64

from trianon.games.louis.components import CARD_KINDS, COAT_KINDS, DECK_CARDS, MISSION_COUNT, TILES
from trianon.games.louis.tableau import COAT_ROW, PUTTER, Tableau, card_in, putter_of
from trianon.kernel.bits import bit, size
from trianon.kernel.rng import Rng
from trianon.kernel.state import NOBODY


def shuffle_hidden(s: Tableau, seat: i64, rng: Rng) -> None:
    """Deal anew the others' hands and coats with what lies face down."""
    _influence(s, seat, rng)
    _intrigue(s, seat, rng)
    for deck in range(len(DECK_CARDS)):
        _missions(s, seat, DECK_CARDS[deck], rng)
    if s.seat != NOBODY:  # at the end all coats lie open (L9.3)
        _coats(s, seat, rng)


def _take(cards: list[int], rng: Rng) -> i64:
    """One of the cards, at random; the last one fills the gap."""
    place = rng.below(len(cards))
    card = cards[place]
    last = cards.pop()
    if place < len(cards):
        cards[place] = last
    return card


def _influence(s: Tableau, seat: i64, rng: Rng) -> None:
    pool: list[int] = []
    for card in range(CARD_KINDS):
        count = s.influence_deck[card]
        for player in range(s.seats):
            if player != seat:
                count += s.hands[player * CARD_KINDS + card]
        for _ in range(count):
            pool.append(card)
    for entry in s.top:
        if putter_of(entry) != seat:
            pool.append(card_in(entry))
    for player in range(s.seats):
        if player != seat:
            held = s.hand_size(player)
            for card in range(CARD_KINDS):
                s.hands[player * CARD_KINDS + card] = 0
            for _ in range(held):
                s.hands[player * CARD_KINDS + _take(pool, rng)] += 1
    for place in range(len(s.top)):
        entry = s.top[place]
        if putter_of(entry) != seat:
            s.top[place] = _take(pool, rng) | (putter_of(entry) << PUTTER)
    for card in range(CARD_KINDS):
        s.influence_deck[card] = 0
    for card in pool:
        s.influence_deck[card] += 1


def _intrigue(s: Tableau, seat: i64, rng: Rng) -> None:
    pool: list[int] = []
    for person in range(TILES):
        hidden = s.intrigue_deck
        for player in range(s.seats):
            if player != seat:
                hidden |= s.intrigues[player]
        if hidden & bit(person):
            pool.append(person)
    for player in range(s.seats):
        if player != seat:
            s.intrigues[player] = _some(pool, size(s.intrigues[player]), rng)
    s.intrigue_deck = 0
    for person in pool:
        s.intrigue_deck |= bit(person)


def _some(pool: list[int], count: i64, rng: Rng) -> i64:
    """A set of so many cards from a pool."""
    cards: i64 = 0
    for _ in range(count):
        cards |= bit(_take(pool, rng))
    return cards


def _missions(s: Tableau, seat: i64, colour: i64, rng: Rng) -> None:
    """Missions of one colour: the backs show it, so every hand keeps its colours (P15)."""
    hidden = s.mission_decks & colour
    for player in range(s.seats):
        if player != seat:
            hidden |= s.missions[player] & colour
    for entry in s.mission_under:
        if putter_of(entry) != seat:
            hidden |= bit(card_in(entry)) & colour
    pool: list[int] = [mission for mission in range(MISSION_COUNT) if hidden & bit(mission)]
    for player in range(s.seats):
        if player != seat:
            held = size(s.missions[player] & colour)
            s.missions[player] = (s.missions[player] & ~colour) | _some(pool, held, rng)
    for place in range(len(s.mission_under)):
        entry = s.mission_under[place]
        if putter_of(entry) != seat and bit(card_in(entry)) & colour:
            s.mission_under[place] = _take(pool, rng) | (putter_of(entry) << PUTTER)
    s.mission_decks &= ~colour
    for mission in pool:
        s.mission_decks |= bit(mission)


def _coats(s: Tableau, seat: i64, rng: Rng) -> None:
    """Coats with a kind; everybody can count those without (L9.6)."""
    pool: list[int] = []
    held: list[int] = []
    for player in range(s.seats):
        count: i64 = 0
        for kind in range(COAT_KINDS):
            if player != seat:
                count += s.coats[player * COAT_ROW + kind]
                for _ in range(s.coats[player * COAT_ROW + kind]):
                    pool.append(kind)
                s.coats[player * COAT_ROW + kind] = 0
        held.append(count)
    for kind in range(COAT_KINDS):
        for _ in range(s.coat_supply[kind]):
            pool.append(kind)
        s.coat_supply[kind] = 0
    for player in range(s.seats):
        for _ in range(held[player]):
            s.coats[player * COAT_ROW + _take(pool, rng)] += 1
    for kind in pool:
        s.coat_supply[kind] += 1
