"""Arrange: the master builder lays the market tiles at the prices, the dearest slot first (C4).

With fewer tiles than slots the master builder chooses which slots stay empty (C3.6); by version 1 of the
rules those stay empty in which nothing lies.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.actions import ARRANGE_STEP, EMPTY_SLOT, KEEP, PRICE
from trianon.games.castles.events import KEPT, LEFT_EMPTY, PRICED, PRICES_SET
from trianon.games.castles.tableau import EMPTY, Tableau
from trianon.kernel.frame import arg1
from trianon.kernel.step import AGAIN, UNLIKE, Step

CHOICES: Final = 2  # with fewer answers there is nothing to choose


class Arrange(Step[Tableau]):
    """Every tile that has no price yet, or none where there are too few (D2).

    Or leave this and all further slots as they lie (C4.2).
    """

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.master

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        slot = arg1(frame)
        codes = vec[i64]()
        for other in range(slot, len(s.market)):
            if s.market[other] != EMPTY:
                codes = append(codes, PRICE.code(s.market[other], slot))
        if len(codes) > 0 and may_stay_empty(s, slot):
            codes = append(codes, EMPTY_SLOT.first + slot)
        if len(codes) > CHOICES:
            codes = append(codes, KEEP.first)
        return codes

    def likeness(self, s: Tableau, frame: i64, code: i64) -> i64:
        """While tiles are left to choose from, the master builder is asked for the next slot."""
        left = _left(s, arg1(frame)) - (0 if EMPTY_SLOT.has(code) else 1)
        return UNLIKE if code == KEEP.first or left < CHOICES else AGAIN

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The tile changes places with the one that lies at the slot; its coins go with it (C4.3)."""
        if code == KEEP.first:
            s.tell(KEPT, s.master)
            s.tell(PRICES_SET, s.master)
            return
        slot = arg1(frame)
        if EMPTY_SLOT.has(code):
            if s.market[slot] != EMPTY:
                _exchange(s, slot, _empty_after(s, slot))
            s.tell(LEFT_EMPTY, s.master, slot)
        else:
            tile = PRICE.arg1(code)
            _exchange(s, slot, s.slot_of(tile))
            s.tell(PRICED, s.master, tile, slot)
        arrange_from(s, slot + 1)


def arrange_from(s: Tableau, slot: i64) -> None:
    """Ask for the first slot from `slot` on that leaves a choice."""
    if not are_slots_chosen(s):
        while slot < len(s.market) and s.market[slot] == EMPTY:
            slot += 1
    left = _left(s, slot)
    if left >= CHOICES or (left > 0 and may_stay_empty(s, slot)):
        s.push(ARRANGE_STEP, slot)
    else:
        s.tell(PRICES_SET, s.master)


def are_slots_chosen(s: Tableau) -> bool:
    """Whether the master builder chooses which slots stay empty (C3.6), by the version of the rules."""
    return s.game.rules_version > 1


def may_stay_empty(s: Tableau, slot: i64) -> bool:
    """Whether there are more slots from this one on than tiles."""
    return are_slots_chosen(s) and _left(s, slot) < len(s.market) - slot


def _left(s: Tableau, slot: i64) -> i64:
    """How many tiles lie at this slot and those after it."""
    count: i64 = 0
    for other in range(slot, len(s.market)):
        if s.market[other] != EMPTY:
            count += 1
    return count


def _empty_after(s: Tableau, slot: i64) -> i64:
    """The next empty slot."""
    slot += 1
    while s.market[slot] != EMPTY:
        slot += 1
    return slot


def _exchange(s: Tableau, slot: i64, other: i64) -> None:
    """What lies at two slots changes places, with its coins (C4.3)."""
    tile = s.market[slot]
    coins = s.coins[slot]
    s.market[slot] = s.market[other]
    s.coins[slot] = s.coins[other]
    s.market[other] = tile
    s.coins[other] = coins
