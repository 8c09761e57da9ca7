"""Louis XIV: a random world that a seat cannot tell from the real one (L2.3).

A seat keeps what it sees, its own cards, where it put a card itself, and what it knows of cards that others
took (`clues`). What others know of each other's cards is not kept: that is theirs. Everything is dealt anew
in an order that depends on nothing hidden.
"""

from mypy_extensions import i64

from trianon.games.louis.components import CARD_KINDS, COAT_KINDS, DECK_CARDS, MISSION_COUNT, TILES
from trianon.games.louis.seen import HANDS, known_to, places_of, subject_of
from trianon.games.louis.tableau import COAT_ROW, PUTTER, Tableau, card_in, putter_of
from trianon.kernel.bits import bit, nth, size
from trianon.kernel.rng import Rng
from trianon.kernel.state import NOBODY


def shuffle_hidden(s: Tableau, seat: i64, rng: Rng) -> None:
    """Deal anew the others' hands and coats with what lies face down."""
    s.influence_clues = known_to(s.influence_clues, seat)
    s.mission_clues = known_to(s.mission_clues, seat)
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
    hidden = s.influence_deck[:]  # how many of each card
    sizes: list[int] = []  # cards that each hand has to get
    for player in range(s.seats):
        sizes.append(0 if player == seat else s.hand_size(player))
        for card in range(CARD_KINDS):
            if player != seat:
                hidden[card] += s.hands[player * CARD_KINDS + card]
                s.hands[player * CARD_KINDS + card] = 0
    for entry in s.top:
        if putter_of(entry) != seat:
            hidden[card_in(entry)] += 1
    known: list[int] = [NOBODY for _ in s.top]
    for clue in s.influence_clues:  # each is sure of its place
        place = nth(places_of(clue), 0)
        card = subject_of(clue)
        hidden[card] -= 1
        if place < HANDS:
            s.hands[place * CARD_KINDS + card] += 1
            sizes[place] -= 1
        else:
            known[place - HANDS] = card
    pool: list[int] = [card for card in range(CARD_KINDS) for _ in range(hidden[card])]
    for player in range(s.seats):
        for _ in range(sizes[player]):
            s.hands[player * CARD_KINDS + _take(pool, rng)] += 1
    for number in range(len(s.top)):
        putter = putter_of(s.top[number])
        if putter != seat:
            card = known[number] if known[number] != NOBODY else _take(pool, rng)
            s.top[number] = card | (putter << PUTTER)
    for card in range(CARD_KINDS):
        s.influence_deck[card] = 0
    for card in pool:
        s.influence_deck[card] += 1


def _intrigue(s: Tableau, seat: i64, rng: Rng) -> None:
    hidden = s.intrigue_deck
    for player in range(s.seats):
        if player != seat:
            hidden |= s.intrigues[player] & ~s.intrigues_known
    pool: list[int] = [person for person in range(TILES) if hidden & bit(person)]
    for player in range(s.seats):
        if player != seat:
            known = s.intrigues[player] & s.intrigues_known
            s.intrigues[player] = known | _some(pool, size(s.intrigues[player] & ~known), rng)
    s.intrigue_deck = _set_of(pool)


def _some(pool: list[int], count: i64, rng: Rng) -> i64:
    """A set of so many cards from a pool."""
    cards: i64 = 0
    for _ in range(count):
        cards |= bit(_take(pool, rng))
    return cards


def _set_of(cards: list[int]) -> i64:
    found: i64 = 0
    for card in cards:
        found |= bit(card)
    return found


def _missions(s: Tableau, seat: i64, colour: i64, rng: Rng) -> None:
    """Missions of one colour: the backs show it, so every hand keeps its colours (P15)."""
    hidden = s.mission_decks & colour
    room: list[int] = [0] * HANDS  # for cards, by place
    for player in range(s.seats):
        if player != seat:
            hidden |= s.missions[player] & colour
            room[player] = size(s.missions[player] & colour)
            s.missions[player] &= ~colour
    for entry in s.mission_under:
        is_hidden = putter_of(entry) != seat and bit(card_in(entry)) & colour != 0
        hidden |= bit(card_in(entry)) if is_hidden else 0
        room.append(1 if is_hidden else 0)
    clues: list[int] = [clue for clue in s.mission_clues if bit(subject_of(clue)) & colour]
    dealt: list[int] = [0] * len(room)  # sets of missions, by place
    is_dealt = _deal_known(clues, 0, room, dealt, rng)
    assert is_dealt  # as they lie in the real world, if in no other way
    for clue in clues:
        hidden ^= bit(subject_of(clue))
    pool: list[int] = [mission for mission in range(MISSION_COUNT) if hidden & bit(mission)]
    for place in range(len(room)):
        dealt[place] |= _some(pool, room[place], rng)
    for player in range(s.seats):
        s.missions[player] |= dealt[player]
    for number in range(len(s.mission_under)):
        if dealt[HANDS + number]:
            putter = putter_of(s.mission_under[number])
            s.mission_under[number] = nth(dealt[HANDS + number], 0) | (putter << PUTTER)
    s.mission_decks = (s.mission_decks & ~colour) | _set_of(pool)


def _deal_known(clues: list[int], number: i64, room: list[int], dealt: list[int], rng: Rng) -> bool:
    """Give every card that a clue is about, from a number on, one of its places; False when that fails."""
    if number == len(clues):
        return True
    mission = bit(subject_of(clues[number]))
    open_places: i64 = places_of(clues[number])
    while open_places:
        place = nth(open_places, rng.below(size(open_places)))
        open_places ^= bit(place)
        if room[place] > 0:
            room[place] -= 1
            dealt[place] |= mission
            if _deal_known(clues, number + 1, room, dealt, rng):
                return True
            room[place] += 1
            dealt[place] &= ~mission
    return False


def _coats(s: Tableau, seat: i64, rng: Rng) -> None:
    """Coats with a kind; everybody can count those without (L9.6)."""
    hidden = s.coat_supply[:]  # how many of each kind
    sizes: list[int] = []
    for player in range(s.seats):
        sizes.append(0)
        for kind in range(COAT_KINDS):
            if player != seat:
                count = s.coats[player * COAT_ROW + kind]
                sizes[player] += count
                hidden[kind] += count
                s.coats[player * COAT_ROW + kind] = 0
    pool: list[int] = [kind for kind in range(COAT_KINDS) for _ in range(hidden[kind])]
    for player in range(s.seats):
        for _ in range(sizes[player]):
            s.coats[player * COAT_ROW + _take(pool, rng)] += 1
    for kind in range(COAT_KINDS):
        s.coat_supply[kind] = 0
    for kind in pool:
        s.coat_supply[kind] += 1
