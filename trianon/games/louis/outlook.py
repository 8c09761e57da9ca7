"""Louis XIV for bots: what the stones on the court promise a seat, judged from its view alone.

Others will still lay stones, so a tile is only likely to be won. Tiles are then served in their order: what
is free is taken, and what can be bought is bought where its chip is worth more than the louisdor.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis import LouisState
from trianon.games.louis.appraisal import Wishes
from trianon.games.louis.components import (
    CHIPS,
    CROWN,
    MISSION_IDS,
    NUMBER,
    REWARD_CHIPS,
    TILES,
)
from trianon.games.louis.ranking import FREE, LOUIS, MAY_BUY, SECOND, rank_tile
from trianon.games.louis.tableau import NEUTRAL, NO_TILE, STONE_ROW
from trianon.kernel.bits import bit
from trianon.kernel.state import NOBODY

REACH: Final = 0.16  # how often a turn of somebody else brings stones to a certain tile
SLIGHT: Final = 0.02  # chances below this are left out of account
DENIAL: Final = 0.7  # how much of the gain of others counts as a loss


class Chances:
    """What may happen to a seat at one tile."""

    def __init__(self) -> None:
        self.free = 0.0
        self.crown = 0.0  # with the crown of Louis
        self.buy = 0.0
        self.stones = 0.0  # how many of its stones go to the general supply
        self.others = 0.0  # what others get


class Outlook:
    """The court from one seat; `first` is the first tile that is still to be evaluated."""

    def __init__(self, view: dict[str, Any], wishes: Wishes, first: int, is_settled: bool) -> None:
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.wishes = wishes
        self.first = first
        self.court = sketch(view)
        self.favoured = NOBODY  # who decides ties for first (C07)
        player = view["players"][self.me]
        self.money: int = player["money"]
        self.counts: list[int] = [player["chips"][chip] for chip in CHIPS]
        shown: list[str] = [row["mission"] for row in player["display"]]
        self.discount = 1 if "c08" in shown else 0
        if {"mission": "c07", "used": False} in player["display"]:
            self.favoured = self.me
        self.odds: list[float] = [0.0] * STONE_ROW  # that a seat brings more stones to a tile
        self.stones: list[list[int]] = []
        for tile in view["tiles"]:
            row: list[int] = list(tile["stones"])
            self.stones.append(row + [0] * (NEUTRAL - len(row)) + [tile["neutral"]])
        if not is_settled:
            for other in view["players"]:
                self._expect(other)
        self._chances: dict[int, Chances] = {}
        self._values: dict[int, float] = {}

    def _expect(self, other: dict[str, Any]) -> None:
        """How likely somebody is to lay stones on a tile before all cards are played."""
        seat: int = other["seat"]
        turns: int = max(0, other["influence"] - 1)
        if seat != self.me and other["own"] + other["general"] > 0:
            rest: float = (1.0 - REACH) ** turns
            self.odds[seat] = 1.0 - rest

    def price(self, tile: int) -> int:
        """What the reward of a tile costs this seat."""
        side = 1 if self.court.sides & bit(tile) else 0
        return NUMBER[side * TILES + tile] - self.discount

    # --- one tile ------------------------------------------------------------------------------------------

    def chances(self, tile: int, mine: int) -> Chances:
        """What may happen at a tile where this seat has so many stones."""
        key = tile * 32 + mine
        known = self._chances.get(key)
        if known is None:
            known = Chances()
            present = self.stones[tile][:]
            present[self.me] = mine
            self._spread(known, tile, present, 0, 1.0)
            self._chances[key] = known
        return known

    def _spread(self, chances: Chances, tile: int, present: list[int], seat: int, likely: float) -> None:
        """Every case of what others may add, with its likelihood."""
        while seat < self.seats and self.odds[seat] == 0.0:
            seat += 1
        if seat >= self.seats:
            self._count(chances, tile, present, likely)
            return
        odds = self.odds[seat]
        self._spread(chances, tile, present, seat + 1, likely * (1.0 - odds))
        most = 3 if self.seats == 2 else 2
        for more in range(1, most + 1):
            present[seat] += more
            self._spread(chances, tile, present, seat + 1, likely * odds / most)
            present[seat] -= more

    def _count(self, chances: Chances, tile: int, present: list[int], likely: float) -> None:
        leads = present[self.me] == max(present)
        result = rank_tile(self.court, tile, vec[i64](present), self.favoured if leads else NOBODY)
        for seat in range(self.seats):
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
            chances.stones += likely * present[self.me]

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
        lost: float = DENIAL / (self.seats - 1)
        for tile in range(self.first, TILES):
            mine = self.stones[tile][self.me] + extra[tile]
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
        price = self.price(tile)
        gain: float = found.free * worth
        if found.buy > 0.0 and self.money >= price:
            gain += found.buy * max(0.0, worth - price * self.wishes.louisdor)
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
        price = self.price(tile)
        if found.buy * likely > SLIGHT and money >= price:
            gain = self._serve(tiles, chances, place + 1, counts, money - price, likely * found.buy) - without
            total += found.buy * max(0.0, gain)
        counts[chip] -= 1
        return total


def sketch(view: dict[str, Any]) -> LouisState:
    """Of the table only what decides how a tile counts: its side, Louis, the round and the order of seats."""
    court = LouisState()
    court.seats = view["seats"]
    court.round = view["round"]
    court.start = view["start"]
    louis: int | None = view["louis"]
    court.louis = NO_TILE if louis is None else louis - 1
    sides = 0
    for tile in range(TILES):
        if view["tiles"][tile]["side"] == "back":
            sides += bit(tile)
    court.sides = sides
    return court


def wishes_of(view: dict[str, Any]) -> Wishes:
    """What the seat of a view wants."""
    missions: list[int] = [MISSION_IDS[row["mission"]] for row in view["missions"]]
    return Wishes(missions, view["rounds"] - view["round"])
