"""Castles of Mad King Ludwig: filling the market and what lies on it (C3, C6.1, C13)."""

from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.codes import CARD, TILE
from trianon.games.castles.components import ROOM_CARDS_PER_SIZE, SIZES, UNSOLD_COIN
from trianon.games.castles.tableau import EMPTY, FIRST_OF_SIZE, SIZE_NUMBER, Tableau, card_bag, laid_tile
from trianon.kernel.bits import bit


def refill(s: Tableau, hidden: bool = True) -> None:
    """Fill every empty slot; the round in which the deck runs out is the last one (C3, P6)."""
    reshuffled = False
    slot: i64 = 0
    while slot < len(s.market):
        if s.market[slot] != EMPTY:
            slot += 1
        elif s.laid:  # C3.2
            _arrive(s, slot, laid_tile(s.laid.pop()), True, True)
        elif s.deck > 0:
            _turn_card(s, slot, hidden)
        elif not reshuffled and _reshuffle(s):
            reshuffled = True
        else:
            break  # C3.6
    if s.deck == 0:  # C3.5
        _last_round(s)


def _turn_card(s: Tableau, slot: i64, hidden: bool) -> None:
    """The top tile of the stack of the shown size; nothing when that stack is empty (C3.3)."""
    number: i64 = s.pick_bit(CARD, card_bag(s.unseen)) // ROOM_CARDS_PER_SIZE
    s.unseen[number] -= 1
    s.deck -= 1
    s.discard[number] += 1
    stack = s.stacks[number]
    if s.telling:
        s.tell_event(events.card_turned(number, stack == 0))
    if stack == 0:
        return
    place = s.pick_bit(TILE + number, stack)
    s.stacks[number] = stack ^ bit(place)
    _arrive(s, slot, FIRST_OF_SIZE[number] + place, False, hidden)


def _arrive(s: Tableau, slot: i64, tile: i64, from_deck: bool, hidden: bool) -> None:
    s.market[slot] = tile
    s.coins[slot] = 0
    if hidden:
        s.reveal()
    if s.telling:
        s.tell_event(events.drawn(tile, slot, s.price(slot), from_deck, hidden))


def _reshuffle(s: Tableau) -> bool:
    """The discarded cards make a new deck, in the last round only (C3.4, A7)."""
    cards: i64 = 0
    for number in range(len(SIZES)):
        s.unseen[number] = s.discard[number]
        s.discard[number] = 0
        cards += s.unseen[number]
    s.deck = cards
    _last_round(s)
    if s.telling:
        s.tell_event(events.reshuffled())
    return cards > 0


def _last_round(s: Tableau) -> None:
    if not s.last_round:
        s.last_round = True
        if s.telling:
            s.tell_event(events.last_round())


def add_coins(s: Tableau) -> None:
    """A coin on every tile that nobody bought (C6.1)."""
    slots: list[int] = []
    for slot in range(len(s.market)):
        if s.market[slot] != EMPTY:
            s.coins[slot] += UNSOLD_COIN
            slots.append(slot)
    if s.telling and slots:
        s.tell_event(events.coins_added(s.market, slots))


def clear_offer(s: Tableau) -> None:
    """In the solo game what was not bought leaves the game (C13.4)."""
    left: list[int] = []
    for slot in range(len(s.market)):
        tile = s.market[slot]
        if tile != EMPTY:
            left.append(tile)
            number = SIZE_NUMBER[tile]
            s.gone[number] |= bit(tile - FIRST_OF_SIZE[number])
            s.market[slot] = EMPTY
    if s.telling and left:
        s.tell_event(events.offer_cleared(left))
