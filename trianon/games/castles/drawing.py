"""Castles of Mad King Ludwig: drawing for the market (C3), from the supply and the bonus deck (C10.9)."""

from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.actions import BONUS, BONUS_STEP, CARD, TILE
from trianon.games.castles.components import BONUS_CARDS, HALLWAY, ROOM_CARDS_PER_SIZE, SIZES, UNSOLD_COIN
from trianon.games.castles.events import (
    CARD_TURNED,
    DEALT,
    DRAWN,
    DREW,
    KEPT_CARD,
    LAST_ROUND,
    RESHUFFLED,
    RETURNED,
    SET_OUT,
)
from trianon.games.castles.seen import note_drawn
from trianon.games.castles.tableau import (
    EMPTY,
    FIRST_OF_SIZE,
    SIZE_NUMBER,
    Tableau,
    card_bag,
    laid_tile,
    under_card,
)
from trianon.kernel.bits import bit

# --- the market -----------------------------------------------------------------------------------


def refill(s: Tableau, dealing: bool = False) -> None:
    """Fill every empty slot; the round in which the deck runs out is the last one (C3, P6)."""
    reshuffled = False
    slot: i64 = 0
    while slot < len(s.market):
        if s.market[slot] != EMPTY:
            slot += 1
        elif s.laid:  # C3.2
            _arrive(s, slot, laid_tile(s.laid.pop()), True, dealing)
        elif s.deck > 0:
            _turn_card(s, slot, dealing)
        elif not reshuffled and _reshuffle(s):
            reshuffled = True
        else:
            break  # C3.6
    if s.deck == 0:  # C3.5
        _last_round(s)


def _turn_card(s: Tableau, slot: i64, dealing: bool) -> None:
    """The top tile of the stack of the shown size; nothing when that stack is empty (C3.3)."""
    number: i64 = s.draw(CARD, card_bag(s.unseen)) // ROOM_CARDS_PER_SIZE
    s.unseen[number] -= 1
    s.deck -= 1
    s.discard[number] += 1
    stack = s.stacks[number]
    s.tell(CARD_TURNED, number, 1 if stack == 0 else 0)
    if stack == 0:
        return
    tile = s.draw(TILE[number], stack)
    s.stacks[number] = stack ^ bit(tile)
    _arrive(s, slot, FIRST_OF_SIZE[number] + tile, False, dealing)


def _arrive(s: Tableau, slot: i64, tile: i64, from_deck: bool, dealing: bool) -> None:
    s.market[slot] = tile
    s.coins[slot] = 0
    if not dealing:
        s.reveal()
    s.tell(SET_OUT if dealing else DRAWN, tile, slot, 1 if from_deck else 0)


def _reshuffle(s: Tableau) -> bool:
    """The discarded cards make a new deck, in the last round only (C3.4, A7)."""
    cards: i64 = 0
    for number in range(len(SIZES)):
        s.unseen[number] = s.discard[number]
        s.discard[number] = 0
        cards += s.unseen[number]
    s.deck = cards
    _last_round(s)
    s.tell(RESHUFFLED)
    return cards > 0


def _last_round(s: Tableau) -> None:
    if not s.last_round:
        s.last_round = True
        s.tell(LAST_ROUND)


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


def take_from_supply(s: Tableau, tile: i64) -> None:
    """One hallway or stairs less."""
    if tile == HALLWAY:
        s.hallways -= 1
    else:
        s.stairs -= 1


# --- bonus cards ----------------------------------------------------------------------------------


def deal_bonus_card(s: Tableau, seat: i64) -> None:
    """A card for the hand while the table is set (C1.8)."""
    card = _draw(s)
    s.hands[seat] |= bit(card)
    s.tell(DEALT, seat, card)


def draw_two(s: Tableau) -> None:
    """Draw two cards to keep one of them; a single one is kept at once (C10.9, A22)."""
    for _ in range(2):
        if s.bonus_deck == 0 and len(s.under) == 0:
            break
        if s.bonus_deck == 0:
            note_drawn(s, s.under[0])
        card = _draw(s)
        s.drawn |= bit(card)
        s.tell(DREW, s.active, card)
    if s.drawn & (s.drawn - 1):
        s.push(BONUS_STEP)
        return
    for card in range(BONUS_CARDS):
        if s.drawn & bit(card):
            keep(s, card)


def _draw(s: Tableau) -> i64:
    """The top card of the bonus deck; the returned cards come after all others, in their order."""
    if s.bonus_deck == 0:
        s.reveal()
        return under_card(s.under.pop(0))
    card = s.draw(BONUS, s.bonus_deck)
    s.bonus_deck ^= bit(card)
    return card


def keep(s: Tableau, card: i64) -> None:
    """A drawn card joins the hand."""
    s.drawn ^= bit(card)
    s.hands[s.active] |= bit(card)
    s.tell(KEPT_CARD, s.active, card)


def put_under(s: Tableau, seat: i64, card: i64) -> None:
    """A card goes under the bonus deck; who put it there knows it."""
    s.under.append(card | (seat << 8))
    s.tell(RETURNED, seat, card)
