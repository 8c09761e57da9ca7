"""Arrange: the master builder lays the market tiles at the prices, the dearest slot first (C4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.codes import ARRANGE_STEP, KEEP, PRICE
from trianon.games.castles.components import ROOMS
from trianon.games.castles.tableau import EMPTY, Tableau
from trianon.kernel.action import first

CHOICES = 2  # with fewer tiles left there is nothing to choose


def begin(s: Tableau, slot: i64) -> None:
    """Ask for the first slot from `slot` on, unless fewer than two tiles are left to arrange."""
    while slot < len(s.market) and s.market[slot] == EMPTY:  # C3.6: an empty slot stays empty
        slot += 1
    if _left(s, slot) >= CHOICES:
        s.push(ARRANGE_STEP, slot)
    elif s.telling:
        s.tell_event(events.prices_set(s.master))


def options(s: Tableau) -> vec[i64]:
    """Every tile that has no price yet (D2); or leave this and all further slots as they lie (C4.2)."""
    slot = first(s.frames[-1])
    codes = vec[i64]()
    for other in range(slot, len(s.market)):
        if s.market[other] != EMPTY:
            codes = append(codes, PRICE + slot * ROOMS + s.market[other])
    if len(codes) > CHOICES:
        codes = append(codes, KEEP)
    return codes


def answer(s: Tableau, code: i64) -> None:
    """The tile changes places with the one that lies at the slot; its coins go with it (C4.3)."""
    slot = first(s.frames.pop())
    if code == KEEP:
        if s.telling:
            s.tell_event(events.kept(s.master))
            s.tell_event(events.prices_set(s.master))
        return
    tile: i64 = (code - PRICE) % ROOMS
    place = s.slot_of(tile)
    coins = s.coins[place]
    s.market[place] = s.market[slot]
    s.coins[place] = s.coins[slot]
    s.market[slot] = tile
    s.coins[slot] = coins
    if s.telling:
        s.tell_event(events.priced(s.master, tile, slot, s.price(slot)))
    begin(s, slot + 1)


def _left(s: Tableau, slot: i64) -> i64:
    """How many tiles lie at this slot and those after it."""
    count: i64 = 0
    for other in range(slot, len(s.market)):
        if s.market[other] != EMPTY:
            count += 1
    return count
