"""Louis XIV for bots: what the stones on the court promise a seat.

Others will still lay stones, so a tile is only likely to be won. Tiles are then served in their order: what
is free is taken, and what can be bought is bought where its chip is worth more than the louisdor.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.appraisal import Wishes
from trianon.games.louis.components import C07, CROWN, KINDS_OF_CHIPS, REWARD_CHIPS, STONES, TILES
from trianon.games.louis.ranking import FREE, LOUIS, MAY_BUY, SECOND, price, rank_tile, stones_on
from trianon.games.louis.tableau import STONE_ROW, Tableau
from trianon.kernel.state import NOBODY

REACH: Final = 0.16  # how often a turn of somebody else brings stones to a certain tile
SLIGHT: Final = 0.02  # chances below this are left out of account
MOST_CHIPS: Final = 8
DENIAL: Final = 0.7  # how much of the gain of others counts as a loss


class Chances:
    """What may happen to a seat at one tile."""

    def __init__(self) -> None:
        self.free = 0.0
        self.crown = 0.0  # with the crown of Louis
        self.buy = 0.0
        self.stones = 0.0  # how many of its stones go to the general supply
        self.others = 0.0  # what others get


class Prospect:
    """The court from one seat; `first` is the first tile that is still to be evaluated.

    `is_settled`: nobody lays stones by cards any more.
    """

    def __init__(self, s: Tableau, me: i64, wishes: Wishes, first: i64, is_settled: bool) -> None:
        self.court = s
        self.me: i64 = me
        self.wishes = wishes
        self.first: i64 = first
        self.favoured: i64 = me if s.can_use(me, C07) else NOBODY  # who decides ties for first (L8.16)
        self.money: i64 = s.money[me]
        self.counts: list[int] = chips_of(s, me)
        self.odds: list[float] = [0.0] * STONE_ROW  # that a seat brings more stones to a tile
        if not is_settled:
            for seat in range(s.seats):
                self._expect(seat)
        self._chances: list[Chances | None] = [None] * (TILES * (STONES + 1))
        self._values: dict[int, float] = {}

    def _expect(self, seat: i64) -> None:
        """How likely somebody is to lay stones on a tile before all cards are played."""
        if seat != self.me and self.court.has_stone(seat):
            rest = 1.0
            for _ in range(self.court.hand_size(seat) - 1):
                rest *= 1.0 - REACH
            self.odds[seat] = 1.0 - rest

    # --- one tile ------------------------------------------------------------------------------------------

    def chances(self, tile: i64, mine: i64) -> Chances:
        """What may happen at a tile where this seat has so many stones."""
        known = self._chances[tile * (STONES + 1) + mine]
        if known is None:
            known = Chances()
            present = stones_on(self.court, tile)
            present[self.me] = mine
            self._spread(known, tile, present, 0, 1.0)
            self._chances[tile * (STONES + 1) + mine] = known
        return known

    def _spread(self, chances: Chances, tile: i64, present: vec[i64], seat: i64, likely: float) -> None:
        """Every case of what others may add, with its likelihood."""
        seats = self.court.seats
        while seat < seats and self.odds[seat] == 0.0:
            seat += 1
        if seat >= seats:
            self._count(chances, tile, present, likely)
            return
        odds = self.odds[seat]
        self._spread(chances, tile, present, seat + 1, likely * (1.0 - odds))
        most: i64 = 3 if seats == 2 else 2
        for more in range(1, most + 1):
            present[seat] += more
            self._spread(chances, tile, present, seat + 1, likely * odds / float(most))
            present[seat] -= more

    def _count(self, chances: Chances, tile: i64, present: vec[i64], likely: float) -> None:
        leads = present[self.me] == max(present)
        result = rank_tile(self.court, tile, present, self.favoured if leads else NOBODY)
        for seat in range(self.court.seats):
            role = result.roles[seat]
            gets = role == FREE or role == LOUIS or role == SECOND
            if seat != self.me:
                worth = self.wishes.reward_of_others(tile)
                if gets:
                    chances.others += likely * worth
                elif role == MAY_BUY:
                    chances.others += likely * 0.2 * worth
            elif gets:
                chances.free += likely
                chances.crown += likely if role == LOUIS else 0.0
            elif role == MAY_BUY:
                chances.buy += likely
        if result.to_general[self.me] != 0:
            chances.stones += likely * float(present[self.me])

    # --- the whole court -----------------------------------------------------------------------------------

    def value(self, extra: list[int]) -> float:
        """What the court promises when this seat lays these further stones, by tile."""
        key = 0
        for tile in range(TILES):
            key = key * 8 + extra[tile]
        known = self._values.get(key)
        if known is None:
            known = self._weigh(extra)
            self._values[key] = known
        return known

    def _weigh(self, extra: list[int]) -> float:
        total = 0.0
        chips: list[int] = []
        chances: list[Chances] = []
        lost: float = DENIAL / float(self.court.seats - 1)
        for tile in range(self.first, TILES):
            mine = self.court.stones[tile * STONE_ROW + self.me] + extra[tile]
            found = self.chances(tile, mine)
            total -= lost * found.others + found.stones * self.wishes.stone
            if mine == 0:
                continue
            if REWARD_CHIPS[tile] >= 0:
                chips.append(tile)
                chances.append(found)
            else:
                total += self._plain(tile, found)
        return total + self._serve(chips, chances, 0, self.counts[:], self.money, 1.0)

    def _plain(self, tile: int, found: Chances) -> float:
        """What a reward promises that is no chip."""
        worth = self.wishes.reward(tile)
        cost = price(self.court, self.me, tile)
        gain: float = found.free * worth
        if found.buy > 0.0 and self.money >= cost:
            gain += found.buy * max(0.0, worth - float(cost) * self.wishes.louisdor)
        return gain

    def _serve(
        self,
        tiles: list[int],
        chances: list[Chances],
        place: int,
        counts: list[int],
        money: int,
        likely: float,
    ) -> float:
        """What the chips of these tiles promise from a place on; unlikely cases are not followed."""
        if place == len(tiles):
            return self.wishes.chips(counts) + money * self.wishes.louisdor
        tile = tiles[place]
        found = chances[place]
        chip = REWARD_CHIPS[tile]
        without = self._serve(tiles, chances, place + 1, counts, money, likely)
        total = without
        plain = found.free - found.crown
        counts[chip] += 1
        if plain * likely > SLIGHT:
            gain = self._serve(tiles, chances, place + 1, counts, money, likely * plain) - without
            total += plain * gain
        if found.crown * likely > SLIGHT:
            counts[CROWN] += 1
            gain = self._serve(tiles, chances, place + 1, counts, money, likely * found.crown) - without
            counts[CROWN] -= 1
            total += found.crown * gain
        cost = price(self.court, self.me, tile)
        if found.buy * likely > SLIGHT and money >= cost:
            gain = self._serve(tiles, chances, place + 1, counts, money - cost, likely * found.buy) - without
            total += found.buy * max(0.0, gain)
        counts[chip] -= 1
        return total


def chips_of(s: Tableau, seat: i64) -> list[int]:
    """How many chips of every kind a seat has; more than anybody can get in a round count for nothing."""
    return [min(count, MOST_CHIPS) for count in s.chips[seat * KINDS_OF_CHIPS : (seat + 1) * KINDS_OF_CHIPS]]
