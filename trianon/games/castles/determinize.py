"""Castles of Mad King Ludwig: a random world that a seat cannot tell from the real one (C14.2)."""

from mypy_extensions import i64

from trianon.games.castles.components import SIZES
from trianon.games.castles.scoring import cards_in
from trianon.games.castles.tableau import (
    FIRST_OF_SIZE,
    OVER,
    SIZE_NUMBER,
    Tableau,
    laid_by,
    laid_certain,
    laid_tile,
    tiles_in,
    under_by,
)
from trianon.games.castles.view import is_uncertain
from trianon.kernel.bits import bit, size
from trianon.kernel.rng import Rng


def shuffle_hidden(s: Tableau, seat: i64, rng: Rng) -> None:
    """Deal anew what a seat cannot see: bonus cards, and the tiles of stacks, box and deck.

    The unseen room cards are one pile already, so there is nothing to shuffle among them.
    """
    _shuffle_bonus_cards(s, seat, rng)
    for number in range(len(SIZES)):
        _shuffle_tiles(s, number, seat, rng)


def _shuffle_bonus_cards(s: Tableau, seat: i64, rng: Rng) -> None:
    """Others' hands, the deck, and what others have put under it."""
    choosing = s.drawn != 0 and s.active != seat
    if s.phase == OVER:
        return  # C12.5: all cards were shown
    pool: i64 = s.bonus_deck
    if choosing:
        pool |= s.drawn
    for player in range(s.seats):
        if player != seat:
            pool |= s.hands[player]
    for entry in s.under:
        if under_by(entry) != seat:
            pool |= bit(entry & 255)
    cards = cards_in(pool)
    for player in range(s.seats):
        if player != seat:
            s.hands[player] = _take_bag(cards, size(s.hands[player]), rng)
    if choosing:
        s.drawn = _take_bag(cards, size(s.drawn), rng)
    for place in range(len(s.under)):
        if under_by(s.under[place]) != seat:
            s.under[place] = (s.under[place] & ~255) | _take(cards, rng)
    s.bonus_deck = _take_bag(cards, len(cards), rng)


def _shuffle_tiles(s: Tableau, number: i64, seat: i64, rng: Rng) -> None:
    """The hidden tiles of a size. Who has looked through the stack knows which tiles were in it then."""
    if seat >= 0 and s.looked[number] & bit(seat):
        seen = tiles_in(s.stacks[number], number)
        _collect(s, number, seat, UNCERTAIN, seen)
        certain: list[int] = []
        _collect(s, number, seat, CERTAIN, certain)
        boxed = tiles_in(s.box[number], number)
        _collect(s, number, seat, UNKNOWN, boxed)
        _deal(s, number, seat, UNCERTAIN, seen, rng)
        _deal(s, number, seat, CERTAIN, certain, rng)
        _deal(s, number, seat, UNKNOWN, boxed, rng)
        s.stacks[number] = _bag(seen, number)
        s.box = s.box[:]
        s.box[number] = _bag(boxed, number)
        return
    count = size(s.stacks[number])
    tiles = tiles_in(s.stacks[number], number) + tiles_in(s.box[number], number)
    for kind in (UNCERTAIN, CERTAIN, UNKNOWN):
        _collect(s, number, seat, kind, tiles)
    for kind in (UNCERTAIN, CERTAIN, UNKNOWN):
        _deal(s, number, seat, kind, tiles, rng)
    stack: list[int] = []
    for _ in range(count):
        stack.append(_take(tiles, rng))
    s.stacks[number] = _bag(stack, number)
    s.box = s.box[:]
    s.box[number] = _bag(tiles, number)


KNOWN = 0
UNCERTAIN = 1  # it was in the stack when this seat looked
CERTAIN = 2  # it left the stack between two looks
UNKNOWN = 3


def _knowledge(entry: i64, seat: i64) -> i64:
    """What a seat knows about a tile that lies face down."""
    if laid_by(entry) == seat:
        return KNOWN
    if seat >= 0 and laid_certain(entry) & bit(seat):
        return CERTAIN
    return UNCERTAIN if seat >= 0 and is_uncertain(entry, seat) else UNKNOWN


def _collect(s: Tableau, number: i64, seat: i64, kind: i64, tiles: list[int]) -> None:
    """Take up the tiles of a size that lie face down and that a seat knows so well."""
    for entry in s.laid + s.out:
        if SIZE_NUMBER[laid_tile(entry)] == number and _knowledge(entry, seat) == kind:
            tiles.append(laid_tile(entry))


def _deal(s: Tableau, number: i64, seat: i64, kind: i64, tiles: list[int], rng: Rng) -> None:
    """Lay other tiles in their places."""
    for pile in (s.laid, s.out):
        for place in range(len(pile)):
            entry = pile[place]
            if SIZE_NUMBER[laid_tile(entry)] == number and _knowledge(entry, seat) == kind:
                pile[place] = (entry & ~255) | _take(tiles, rng)


def _bag(tiles: list[int], number: i64) -> i64:
    bag: i64 = 0
    for tile in tiles:
        bag |= bit(tile - FIRST_OF_SIZE[number])
    return bag


def _take_bag(cards: list[int], count: i64, rng: Rng) -> i64:
    bag: i64 = 0
    for _ in range(count):
        bag |= bit(_take(cards, rng))
    return bag


def _take(things: list[int], rng: Rng) -> i64:
    """One of the things, at random; the last one fills the gap."""
    place = rng.below(len(things))
    thing = things[place]
    last = things.pop()
    if place < len(things):
        things[place] = last
    return thing
