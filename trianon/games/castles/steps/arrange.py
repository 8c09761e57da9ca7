"""Arrange: the master builder lays the market tiles at the prices, the dearest slot first (C4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.actions import ARRANGE_STEP, KEEP, PRICE
from trianon.games.castles.events import KEPT, PRICED, PRICES_SET
from trianon.games.castles.tableau import EMPTY, Tableau
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step

CHOICES: Final = 2  # with fewer tiles left there is nothing to choose


class Arrange(Step[Tableau]):
    """Every tile that has no price yet (D2); or leave this and all further slots as they lie (C4.2)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.master

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        slot = arg1(frame)
        codes = vec[i64]()
        for other in range(slot, len(s.market)):
            if s.market[other] != EMPTY:
                codes = append(codes, PRICE.code(s.market[other], slot))
        if len(codes) > CHOICES:
            codes = append(codes, KEEP.first)
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The tile changes places with the one that lies at the slot; its coins go with it (C4.3)."""
        if code == KEEP.first:
            s.tell(KEPT, s.master)
            s.tell(PRICES_SET, s.master)
            return
        slot = arg1(frame)
        tile = PRICE.arg1(code)
        other = s.slot_of(tile)
        coins = s.coins[other]
        s.market[other] = s.market[slot]
        s.coins[other] = s.coins[slot]
        s.market[slot] = tile
        s.coins[slot] = coins
        s.tell(PRICED, s.master, tile, slot)
        arrange_from(s, slot + 1)


def arrange_from(s: Tableau, slot: i64) -> None:
    """Ask for the first slot from `slot` on, unless fewer than two tiles are left to arrange."""
    while slot < len(s.market) and s.market[slot] == EMPTY:  # C3.6: an empty slot stays empty
        slot += 1
    if _left(s, slot) >= CHOICES:
        s.push(ARRANGE_STEP, slot)
    else:
        s.tell(PRICES_SET, s.master)


def _left(s: Tableau, slot: i64) -> i64:
    """How many tiles lie at this slot and those after it."""
    count: i64 = 0
    for other in range(slot, len(s.market)):
        if s.market[other] != EMPTY:
            count += 1
    return count
