"""Castles of Mad King Ludwig: a random world that a seat cannot tell from the real one (C14.2).

Two positions that a seat cannot tell apart give, for the same luck, the same world: whatever is dealt anew is
first gathered in sets, and dealt to places in an order that everybody sees.
"""

from mypy_extensions import i64

from trianon.games.castles.components import BONUS_CARDS, SIZES
from trianon.games.castles.seen import (
    hint_card,
    hint_cards,
    hint_of,
    hint_seat,
    looks_at,
    lot_of,
)
from trianon.games.castles.tableau import (
    FIRST_OF_SIZE,
    OVER,
    SIZE_NUMBER,
    Tableau,
    laid_tile,
    under_by,
    under_card,
)
from trianon.kernel.bits import bit, nth, size
from trianon.kernel.rng import Rng


def shuffle_hidden(s: Tableau, seat: i64, rng: Rng) -> None:
    """Deal anew what a seat cannot know: bonus cards, and the tiles of stacks, box and deck.

    The unseen room cards are one pile already, so there is nothing to shuffle among them.
    """
    if s.phase != OVER:  # C12.5: then all bonus cards were shown
        _shuffle_bonus_cards(s, seat, rng)
    s.box = s.box[:]
    for number in range(len(SIZES)):
        _shuffle_tiles(s, number, seat, rng)


# --- tiles ------------------------------------------------------------------------------------------------


def _shuffle_tiles(s: Tableau, number: i64, seat: i64, rng: Rng) -> None:
    """The hidden tiles of a size, lot by lot: with the last one goes the stack, with the first the box."""
    last = looks_at(s, number, seat)
    for look in range(last + 1):
        tiles = _lot(s, number, seat, look)
        height: i64 = 0
        if look == last:
            tiles |= s.stacks[number]
            height = size(s.stacks[number])
        if look == 0:
            tiles |= s.box[number]
        tiles = _deal_lot(s, number, seat, look, tiles, rng)
        if look == last:
            stack: i64 = 0
            for _ in range(height):
                stack |= _one_of(tiles & ~stack, rng)
            s.stacks[number] = stack
            tiles &= ~stack
        if look == 0:
            s.box[number] = tiles


def _lot(s: Tableau, number: i64, seat: i64, look: i64) -> i64:
    """The tiles of a lot as a set, counted from the first of their size."""
    tiles: i64 = 0
    for entry in s.laid + s.out:
        if SIZE_NUMBER[laid_tile(entry)] == number and lot_of(entry, seat) == look:
            tiles |= bit(laid_tile(entry) - FIRST_OF_SIZE[number])
    return tiles


def _deal_lot(s: Tableau, number: i64, seat: i64, look: i64, tiles: i64, rng: Rng) -> i64:
    """Lay other tiles in the places of a lot; returns those that are left."""
    for pile in (s.laid, s.out):
        for place in range(len(pile)):
            entry = pile[place]
            if SIZE_NUMBER[laid_tile(entry)] == number and lot_of(entry, seat) == look:
                one = _one_of(tiles, rng)
                tiles ^= one
                pile[place] = (entry & ~255) | (FIRST_OF_SIZE[number] + nth(one, 0))
    return tiles


def _one_of(things: i64, rng: Rng) -> i64:
    """One thing of a set, as a set."""
    return bit(nth(things, rng.below(size(things))))


# --- bonus cards ------------------------------------------------------------------------------------------


def _shuffle_bonus_cards(s: Tableau, seat: i64, rng: Rng) -> None:
    """Others' hands, what they choose from, the deck, and what they have put under it.

    What others have seen of cards they gave away is their own affair: the world does not tell.
    """
    s.hints = [hint for hint in s.hints if hint_seat(hint) == seat]
    dealt: list[int] = [-1] * BONUS_CARDS  # by card as it is: which one it is in the new world
    pool = _deal_hinted(s, _hidden_cards(s, seat), dealt, rng)
    for player in range(s.seats):
        if player != seat:
            pool = _deal_set(s.hands[player], pool, dealt, rng)
            s.hands[player] = _renamed(s.hands[player], dealt)
    if s.active != seat:
        pool = _deal_set(s.drawn, pool, dealt, rng)
        s.drawn = _renamed(s.drawn, dealt)
    for place in range(len(s.under)):
        entry = s.under[place]
        if under_by(entry) != seat:
            pool = _deal_set(bit(under_card(entry)), pool, dealt, rng)
            s.under[place] = (entry & ~255) | dealt[under_card(entry)]
    s.bonus_deck = pool


def _hidden_cards(s: Tableau, seat: i64) -> i64:
    """All cards but those that a seat holds or has put under the deck itself."""
    pool: i64 = s.bonus_deck
    if s.active != seat:
        pool |= s.drawn
    for player in range(s.seats):
        if player != seat:
            pool |= s.hands[player]
    for entry in s.under:
        if under_by(entry) != seat:
            pool |= bit(under_card(entry))
    return pool


def _deal_set(cards: i64, pool: i64, dealt: list[int], rng: Rng) -> i64:
    """Another card for each of these that has none yet; returns what is left of the pool."""
    for card in range(BONUS_CARDS):
        if cards & bit(card) and dealt[card] < 0:
            one = _one_of(pool, rng)
            pool ^= one
            dealt[card] = nth(one, 0)
    return pool


def _renamed(cards: i64, dealt: list[int]) -> i64:
    renamed: i64 = 0
    for card in range(BONUS_CARDS):
        if cards & bit(card):
            renamed |= bit(dealt[card])
    return renamed


def _deal_hinted(s: Tableau, pool: i64, dealt: list[int], rng: Rng) -> i64:
    """Each card that the seat gave away is in one of its possible places; returns the rest of the pool."""
    for hint in s.hints:
        pool &= ~hint_cards(hint)
    placed = _placed(s.hints, rng)
    for place in range(len(s.hints)):
        card = hint_card(s.hints[place])
        if placed[place] >= 0:
            dealt[card] = placed[place]
        else:
            pool = _deal_set(bit(card), pool, dealt, rng)
        s.hints[place] = hint_of(hint_seat(s.hints[place]), dealt[card], hint_cards(s.hints[place]))
    return pool


def _placed(hints: list[int], rng: Rng) -> list[int]:
    """For every hint of a seat the card that it is about in some world, -1 for one that the seat never saw.

    Each known card gets one of the places where it may be. Those with the fewest places come first, so nearly
    always the first try will do.
    """
    known: i64 = 0
    for hint in hints:
        known |= hint_cards(hint)
    cards = [card for card in range(BONUS_CARDS) if known & bit(card)]
    keys = [(sum([hint_cards(hint) >> card & 1 for hint in hints]), card) for card in cards]
    keys.sort()
    while True:
        placed = [-1] * len(hints)
        for _, card in keys:
            free = [at for at in range(len(hints)) if placed[at] < 0 and hint_cards(hints[at]) & bit(card)]
            if not free:
                break
            placed[free[rng.below(len(free))]] = card
        else:
            return placed
