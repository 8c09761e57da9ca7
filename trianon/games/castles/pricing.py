"""Castles of Mad King Ludwig: which price the master builder gives to which tile (C4).

Every seat is expected to buy what suits it best. A row of prices is good when the others pay much for what
they want, and the own wish stays cheap. Rows are improved by exchanging two tiles as long as that helps.
"""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles.appraisal import NOWHERE, Appraiser, Weights
from trianon.games.castles.components import INCOME
from trianon.games.castles.hasty import Hasty
from trianon.games.castles.steps.arrange import are_slots_chosen
from trianon.games.castles.tableau import EMPTY, Tableau

JUDGED: Final = 4  # spots judged in full for each tile


class Pricing:
    """What every tile of the market is worth to every seat, and what a row of prices leads to."""

    def __init__(self, s: Tableau, weights: Weights, in_haste: bool = False) -> None:
        self.me: i64 = s.seat
        self.others: float = weights.others
        self.seats: i64 = s.seats
        self.tiles: list[int] = list(s.market)
        self.coins: list[int] = list(s.coins)
        self.prices: list[int] = [s.price(slot) for slot in range(len(s.market))]
        self.are_slots_chosen = are_slots_chosen(s)
        self.judges: list[Appraiser] = [
            Hasty(s, seat, weights) if in_haste else Appraiser(s, seat, weights) for seat in range(s.seats)
        ]
        self.worths: list[list[float]] = []
        for seat in range(s.seats):
            judge = self.judges[seat]
            if seat == s.seat:
                self.worths.append([_best(judge, tile) for tile in self.tiles])
            else:
                self.worths.append([_glance(judge, tile) for tile in self.tiles])

    def plan(self, settled: int) -> list[int]:
        """Which tile (by its place in the market) goes to which slot; the first ones are settled already."""
        row = list(range(len(self.tiles)))
        best = self.outcome(row)
        is_better = True
        while is_better:
            is_better = False
            for one in range(settled, len(row)):
                for other in range(one + 1, len(row)):
                    if not self._may_change(row[one], row[other]):
                        continue
                    row[one], row[other] = row[other], row[one]
                    worth = self.outcome(row)
                    if worth > best + 0.001:
                        best = worth
                        is_better = True
                    else:
                        row[one], row[other] = row[other], row[one]
        return row

    def _may_change(self, one: int, other: int) -> bool:
        """Whether two places may change their contents: a tile and none only where C3.6 lets one choose."""
        empty = (1 if self.tiles[one] == EMPTY else 0) + (1 if self.tiles[other] == EMPTY else 0)
        return empty == 0 or (empty == 1 and self.are_slots_chosen)

    def outcome(self, row: list[int]) -> float:
        """What a row of prices is worth to the master builder when everybody buys what is best for them."""
        free: list[int] = row[:]
        income = 0.0
        total = 0.0
        for step in range(1, self.seats):
            seat = (self.me + step) % self.seats
            slot = self._wish(seat, free, 0.0)
            if slot >= 0:
                income += float(self.prices[slot])
                total -= self.others * self._gain(seat, free[slot], slot) / float(self.seats - 1)
                free[slot] = -1
        me = self.me
        total += self.judges[me].money(income)
        slot = self._wish(me, free, income)
        if slot >= 0:
            total += self._gain(me, free[slot], slot)
        return total

    def _wish(self, seat: i64, free: list[int], income: float) -> int:
        """The slot that a seat buys from; -1 when it takes money instead (C5.1)."""
        judge = self.judges[seat]
        best = judge.money(float(INCOME))
        found = -1
        for slot in range(len(free)):
            place = free[slot]
            if place < 0 or self.worths[seat][place] == NOWHERE:
                continue
            if judge.cash + income + float(self.coins[place] - self.prices[slot]) < 0.0:
                continue
            gain = self._gain(seat, place, slot)
            if gain > best:
                best = gain
                found = slot
        return found

    def _gain(self, seat: i64, place: int, slot: int) -> float:
        paid = float(self.coins[place] - self.prices[slot])
        return self.worths[seat][place] + self.judges[seat].money(paid)


def _best(judge: Appraiser, tile: i64) -> float:
    return NOWHERE if tile == EMPTY else judge.best(tile, JUDGED).worth


def _glance(judge: Appraiser, tile: i64) -> float:
    return NOWHERE if tile == EMPTY else judge.glance(tile)
