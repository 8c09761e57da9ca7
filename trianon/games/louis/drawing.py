"""Louis XIV: drawing cards and coats of arms (L2.7, L6.11)."""

from mypy_extensions import i64

from trianon.games.louis.actions import (
    COAT_DRAWN,
    INFLUENCE_DRAWN,
    INTRIGUE_DRAWN,
    JOKERS,
    MISSION_DRAWN,
)
from trianon.games.louis.components import (
    CARD_KINDS,
    COAT_KINDS,
    COATS_EACH,
    DECK_CARDS,
    DECK_OF,
    JOKER,
    NO_KIND,
)
from trianon.games.louis.events import (
    DREW_COAT,
    DREW_INFLUENCE,
    DREW_INTRIGUE,
    DREW_MISSION,
    FOUND_INFLUENCE,
    FOUND_MISSION,
)
from trianon.games.louis.seen import after_taking
from trianon.games.louis.tableau import COAT_ROW, Tableau, card_in, putter_of
from trianon.kernel.bits import bit
from trianon.kernel.state import NOBODY


def draw_influence(s: Tableau) -> i64:
    """Take the top influence card off the deck; NOBODY when there is none at all."""
    if s.top:
        return card_in(s.top.pop())  # L4.5
    bag = _influence_bag(s)
    if bag == 0:
        shuffle_discard(s)  # L2.7
        bag = _influence_bag(s)
        if bag == 0:
            return NOBODY
    drawn = s.draw(INFLUENCE_DRAWN, bag)
    card: i64 = JOKER if drawn >= JOKERS else drawn >> 1
    s.influence_deck[card] -= 1
    return card


def _influence_bag(s: Tableau) -> i64:
    """One bit for every card of the deck; the copies of a card are alike, so the first ones stand for all."""
    bag: i64 = (bit(s.influence_deck[JOKER]) - 1) << JOKERS
    for card in range(JOKER):
        bag |= (bit(s.influence_deck[card]) - 1) << (2 * card)
    return bag


def shuffle_discard(s: Tableau) -> None:
    """The discard pile becomes part of the deck."""
    for card in s.discard:
        s.influence_deck[card] += 1
    s.discard = []


def take_influence(s: Tableau, seat: i64) -> None:
    """A seat takes the top influence card into its hand."""
    is_known = len(s.top) > 0  # somebody put it there: no chance, but its new owner sees it only now
    if is_known:
        entry = s.top[-1]
        number = len(s.top) - 1
        s.influence_clues = after_taking(s.influence_clues, seat, number, card_in(entry), putter_of(entry))
    card = draw_influence(s)
    if card == NOBODY:
        return
    s.hands[seat * CARD_KINDS + card] += 1
    if is_known:
        s.reveal()
    s.tell(FOUND_INFLUENCE if is_known else DREW_INFLUENCE, seat, card)


def take_intrigue(s: Tableau, seat: i64) -> None:
    """A seat takes the top intrigue card; an empty deck gives nothing (L2.7)."""
    if s.intrigue_deck != 0:
        person = s.draw(INTRIGUE_DRAWN, s.intrigue_deck)
        s.intrigue_deck ^= bit(person)
    elif s.intrigue_under:
        person = s.intrigue_under.pop(0)  # played cards, which everybody saw (L5.3)
        s.intrigues_known |= bit(person)
    else:
        return
    s.intrigues[seat] |= bit(person)
    s.tell(DREW_INTRIGUE, seat, person)


def take_mission(s: Tableau, seat: i64, deck: i64) -> None:
    """A seat takes the top mission of a deck that is not empty."""
    bag = s.mission_decks & DECK_CARDS[deck]
    is_news = False
    if bag != 0:
        mission = s.draw(MISSION_DRAWN, bag)
        s.mission_decks ^= bit(mission)
    else:
        place = _first_under(s, deck)
        entry = s.mission_under.pop(place)
        mission = card_in(entry)
        s.mission_clues = after_taking(s.mission_clues, seat, place, mission, putter_of(entry))
        is_news = putter_of(entry) != seat
        if is_news:
            s.reveal()
    s.missions[seat] |= bit(mission)
    s.tell(FOUND_MISSION if is_news else DREW_MISSION, seat, mission)


def _first_under(s: Tableau, deck: i64) -> i64:
    """The place of the first card of a deck among those that were put under the decks (L8.8)."""
    place: i64 = 0
    while DECK_OF[card_in(s.mission_under[place])] != deck:
        place += 1
    return place


def take_coats(s: Tableau, seat: i64, count: i64) -> None:
    """Coats from the supply; when it is empty, substitutes of no kind (L9.6)."""
    for _ in range(count):
        coat = draw_coat(s)
        if coat == NOBODY:
            coat = NO_KIND
        s.coats[seat * COAT_ROW + coat] += 1
        s.tell(DREW_COAT, seat, coat)


def draw_coat(s: Tableau) -> i64:
    """The kind of a coat from the supply; NOBODY when it is empty."""
    bag: i64 = 0
    for kind in range(COAT_KINDS):
        bag |= (bit(s.coat_supply[kind]) - 1) << (kind * COATS_EACH)  # coats of a kind are alike
    if bag == 0:
        return NOBODY
    coat: i64 = s.draw(COAT_DRAWN, bag) // COATS_EACH
    s.coat_supply[coat] -= 1
    return coat
