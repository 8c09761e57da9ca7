"""Castles of Mad King Ludwig: what a tile, a reward, a card and money promise to one seat, in points."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from trianon.games.castles.components import (
    ACTIVITY,
    ACTIVITY_REWARD,
    BELOW,
    BONUS_KIND,
    CARD_ALL_SIZES,
    CARD_ALL_TYPES,
    CARD_CASH,
    CARD_COMPLETED,
    CARD_EXTERNAL_DOORS,
    CARD_HALLWAYS,
    CARD_ROUND,
    CARD_SIZE,
    CARD_SQUARE,
    CARD_STAIRS,
    CARD_TYPE,
    CONNECTED,
    CORRIDOR,
    DOWNSTAIRS,
    FAVOR_AREA,
    FAVOR_CASH,
    FAVOR_EXTERNAL_DOORS,
    FAVOR_POINTS,
    FAVOR_SMALL,
    FOOD,
    HALLWAY,
    LIVING,
    OUTDOOR,
    OUTDOOR_REWARD,
    ROOMS,
    SIZES,
    SLEEPING,
    STACK_POINTS,
    STAIRS,
    TYPE,
    TYPES,
)
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.geometry.doors import door_facing, door_index, door_level_of, door_ways
from trianon.games.castles.geometry.placements import placements
from trianon.games.castles.geometry.points import own_bonus, points_of, would_complete
from trianon.games.castles.scoring import card_count, card_points, cards_in, measure, measures
from trianon.games.castles.tableau import SIZE_NUMBER, Tableau
from trianon.kernel.bits import bit, size

OFFER: Final = 3  # tiles that the solo game turns each turn (C13.2)


class Weights:
    """What is worth how much, in points."""

    def __init__(self) -> None:
        self.sales: float = 0.9  # tiles that a seat buys in a turn
        self.extra_turn: float = 4.5
        self.free_corridor: float = 2.0
        self.look: float = 1.0
        self.new_card: float = 3.5
        self.pair: float = 2.5  # half of the reward of two downstairs rooms
        self.living: float = 3.0  # a living room that is completed, before its points are counted again
        self.welcome: float = 0.05  # how likely a door meets a room of one particular type
        self.hidden: float = 0.35  # what is left of a door's promise when something stands before it
        self.way_down: float = 0.8  # a door for downstairs rooms
        self.dear: float = 0.65  # what 1,000 marks are worth to the poor, and to those who have enough
        self.cheap: float = 0.1
        self.need: float = 5.5  # thousands of marks for a turn
        self.solo_dear: float = 1.0  # alone there is no master builder's income
        self.solo_need: float = 5.0
        # How likely a room is completed, by the doors that are missing.
        self.likely: list[float] = [1.0, 0.45, 0.22, 0.1, 0.05]
        self.few_doors: list[float] = [-6.0, -2.5, -1.0, -0.3]  # a castle with few doors to build on
        self.patience: float = 2.0  # hope is even when so many turns are left
        self.tribute: float = 0.15  # how much it hurts that a rival gets 1,000 marks
        self.others: float = 0.5  # how much the gain of the others counts against the own one, for prices
        self.usual: float = 5.0  # what a tile of the market is worth
        self.reaches: float = 0.4  # how likely a tile chosen for the next market can be bought
        self.spread_area: float = 300.0  # how far apart castles usually are in favors
        self.spread_money: float = 8000.0
        self.spread_doors: float = 3.0
        self.spread_count: float = 1.5
        self.few: int = 5  # spots judged in full for a tile that may be bought
        self.many: int = 20  # spots judged in full for a tile that is to be laid


GREEDY: Final = Weights()  # measured by games of greedy alone and with others


class Best:
    """The best spot of a tile."""

    def __init__(self, worth: float, spot: i64) -> None:
        self.worth = worth
        self.spot = spot


NOWHERE: Final = -1000.0
STANDING: Final[vec[float]] = vec[float]([float(points) for points in FAVOR_POINTS])
FEWER_TILES: Final = 16  # in a stack, and
FEWER_CARDS: Final = 64  # in the deck: for these it is known how likely a stack runs out


class Appraiser:
    """Judges for one seat what all may see. Only of the seat asked the bonus cards are known."""

    def __init__(self, s: Tableau, seat: i64, weights: Weights = GREEDY) -> None:
        self.s = s
        self.weights = weights
        self.seat: i64 = seat
        self.castle: Castle = s.castles[seat]
        self.cash: float = float(s.money[seat])
        self._wealth = 0.0  # what that promises,
        self._is_counted = False  # when first asked for
        self.cards: list[int] = cards_in(s.hands[seat]) if seat == s.seat else []
        self.measures: list[vec[i64]] = [measures(s, favor) for favor in s.favors]
        self.turns: float = turns_left(s, weights.sales)
        self.hope: float = self.turns / (self.turns + weights.patience)
        # How likely a stack runs out.
        self.empty: vec[float] = vec[float](
            [runs_out(size(s.stacks[number]), s.deck) for number in range(len(SIZES))]
        )
        self.hallways: float = 0.4 ** float(s.hallways)
        self.stairs: float = 0.4 ** float(s.stairs)
        self.now: float = self.promise(self.castle)

    # --- tiles ----------------------------------------------------------------------------------------

    def best(self, tile: i64, most: int) -> Best:
        """The best spot for a tile; `most` of those that look good are judged in full."""
        spots = self.spots(tile)
        quick = self.quicks(tile, spots)
        found = Best(NOWHERE, 0)
        for index in leading(quick, most):
            worth = self.full(tile, spots[index])
            if worth > found.worth:
                found = Best(worth, spots[index])
        return found

    def spots(self, tile: i64) -> vec[i64]:
        """Where a tile may lie."""
        return placements(self.castle, tile)

    def quicks(self, tile: i64, spots: vec[i64]) -> vec[float]:
        """What a tile is worth at each of its spots, at first sight."""
        return vec[float]([self.quick(tile, spot) for spot in spots])

    def glance(self, tile: i64) -> float:
        """About what a tile is worth, by points and completions alone."""
        found = NOWHERE
        for spot in placements(self.castle, tile):
            found = max(found, self.quick(tile, spot))
        return found

    def quick(self, tile: i64, spot: i64) -> float:
        """Points at once and rewards, without a look at the castle as it would be."""
        worth: float = float(points_of(self.castle, tile, spot))
        for index in would_complete(self.castle, tile, spot):
            new = index == self.castle.count
            worth += self.reward(TYPE[tile] if new else TYPE[self.castle.tiles[index]])
            if not new and TYPE[self.castle.tiles[index]] == LIVING:
                worth += float(own_bonus(self.castle, index))
        return worth

    def full(self, tile: i64, spot: i64) -> float:
        """Points, rewards, and what the castle promises afterwards."""
        worth: float = float(points_of(self.castle, tile, spot))
        after = self.castle.laid(tile, spot)
        for index in would_complete(self.castle, tile, spot):
            kind = TYPE[after.tiles[index]]
            if kind == LIVING:
                worth += float(after.figures.base[after.tiles[index]] + own_bonus(after, index))
            else:
                worth += self.reward(kind)
        return worth + self.promise(after) - self.now

    def reward(self, kind: i64) -> float:
        """What completing a room of a type brings (C10)."""
        if kind == ACTIVITY:
            return float(ACTIVITY_REWARD)
        if kind == CORRIDOR:
            return self.weights.free_corridor * (0.3 + 0.7 * self.hope)
        if kind == DOWNSTAIRS:
            odd = self.s.downstairs[self.seat] % 2 == 1
            return 2.0 * self.weights.pair if odd else self.weights.pair * self.hope
        if kind == FOOD:
            return self.weights.extra_turn
        if kind == LIVING:
            return self.weights.living
        if kind == OUTDOOR:
            return self.money(float(OUTDOOR_REWARD))
        if kind == SLEEPING:
            return self.weights.look * self.hope
        return self.weights.new_card * (0.4 + 0.6 * self.hope)

    # --- what a castle promises -------------------------------------------------------------------------

    def promise(self, castle: Castle) -> float:
        """What is to be expected of a castle beside the points it has scored."""
        total = self._doors(castle) + self._stacks(castle)
        for card in self.cards:
            total += self.card(castle, card)
        for number in range(len(self.s.favors)):
            total += self._favor(castle, number)
        return total

    def _doors(self, castle: Castle) -> float:
        """Rooms that can still be completed, bonuses that can still come, and places to go on building."""
        opened: list[int] = [0] * castle.count
        total = 0.0
        ground = 0
        below = 0
        for door in castle.doors:
            index = door_index(door)
            opened[index] += 1
            clear = door_ways(door) & bit(door_facing(door)) != 0
            if clear and door_level_of(door) == BELOW:
                below += 1
            elif clear:
                ground += 1
            tile = castle.tiles[index]
            bonus = castle.figures.bonus[tile]
            if bonus > 0 and BONUS_KIND[tile] == CONNECTED:
                types = castle.figures.bonus_types[tile]
                gain = float(bonus) * self.weights.welcome * float(size(types) + 1)
                total += gain if clear else gain * self.weights.hidden
        for index in range(castle.count):
            missing = castle.missing[index]
            if 0 < missing < len(self.weights.likely) and opened[index] == missing:
                total += self.weights.likely[missing] * self._completion(castle, index)
        if ground < len(self.weights.few_doors):
            total += self.weights.few_doors[ground]
        if below > 0:
            total += self.weights.way_down
        return total * self.hope

    def _completion(self, castle: Castle, index: i64) -> float:
        tile = castle.tiles[index]
        if TYPE[tile] == LIVING:
            return float(castle.figures.base[tile] + own_bonus(castle, index))
        return self.reward(TYPE[tile])

    def _stacks(self, castle: Castle) -> float:
        """Points for tiles whose stack will be empty (C12.1)."""
        total = 0.0
        for tile in castle.tiles:
            if tile < ROOMS:
                total += self.empty[SIZE_NUMBER[tile]]
            elif tile == HALLWAY:
                total += self.hallways
            elif tile == STAIRS:
                total += self.stairs
        return total * float(STACK_POINTS)

    # --- cards, favors, money ---------------------------------------------------------------------------

    def card(self, castle: Castle, card: i64) -> float:
        """What a bonus card gives for a castle: parts of a set count a little while there is time."""
        figures = self.s.figures
        if self.turns == 0.0:
            return float(card_points(figures, castle, self.s.money[self.seat], card))
        if card == CARD_CASH:
            return 0.0  # counted with the money
        if card == CARD_ALL_SIZES or card == CARD_ALL_TYPES:
            whole = SIZES if card == CARD_ALL_SIZES else TYPES
            part = float(_kinds(castle, card)) / float(len(whole))
            return float(figures.card_points[card]) * part * part * part
        count = float(card_count(castle, self.s.money[self.seat], card))
        return count / float(figures.card_per[card]) * float(figures.card_points[card])

    def prospect(self, card: i64) -> float:
        """What a bonus card may give at the end: what it gives now, and what is likely to come."""
        figures = self.s.figures
        now = self.card(self.castle, card)
        if card == CARD_CASH:
            return 1.0 + self.cash / 15000.0
        if card == CARD_ALL_SIZES or card == CARD_ALL_TYPES:
            return now + 2.0 * self.hope
        return now + self.turns * _pace(card) * float(figures.card_points[card]) / float(
            figures.card_per[card]
        )

    def _favor(self, castle: Castle, number: int) -> float:
        """The points of a favor by how far others are behind or ahead (C12.2)."""
        favor = self.s.favors[number]
        if favor == FAVOR_CASH:
            return 0.0
        own = float(measure(castle, self.s.money[self.seat], favor))
        return self.standing(number, own, self.spread_of(favor))

    def spread_of(self, favor: i64) -> float:
        """How far apart castles usually are in a favor."""
        if FAVOR_AREA <= favor < FAVOR_SMALL:
            return self.weights.spread_area
        return self.weights.spread_doors if favor == FAVOR_EXTERNAL_DOORS else self.weights.spread_count

    def standing(self, number: int, own: float, spread: float) -> float:
        if own == 0.0 and self.turns < 3.0:
            return 0.0
        behind = 0.0
        reach = max(0.01, spread * min(1.0, self.turns / 4.0))
        measured = self.measures[number]
        for seat in range(self.s.seats):
            if seat != self.seat:
                lead = (own - float(measured[seat])) / reach
                behind += 0.5 - 0.5 * max(-1.0, min(1.0, lead))
        place = i64(behind)
        points = STANDING[place]
        following = STANDING[place + 1] if place + 1 < len(STANDING) else points
        return points + (following - points) * (behind - float(place))

    def money(self, change: float) -> float:
        """What it means to get (or to pay, below 0) an amount."""
        if not self._is_counted:
            self._is_counted = True
            self._wealth = self.wealth(self.cash)
        return self.wealth(self.cash + change) - self._wealth

    def wealth(self, amount: float) -> float:
        """The points that money promises: much as long as it is needed for rooms, little afterwards."""
        thousands = amount / 1000.0
        solo = self.s.seats == 1
        cheap = self.weights.cheap
        dear = self.weights.solo_dear if solo else self.weights.dear
        need = self.turns * (self.weights.solo_need if solo else self.weights.need)
        spent = min(thousands, need)
        total = cheap * thousands
        if need > 0.0:
            total += (dear - cheap) * (spent - spent * spent / (2.0 * need))
        if CARD_CASH in self.cards:
            total += thousands / 5.0 * (1.0 - 0.7 * self.hope)
        for number in range(len(self.s.favors)):
            if self.s.favors[number] == FAVOR_CASH:
                total += (1.0 - 0.6 * self.hope) * self.standing(number, amount, self.weights.spread_money)
        return total


def _will_be_empty(left: i64, cards: i64) -> float:
    if left == 0:
        return 1.0
    share = 1.0 / float(len(SIZES))
    chance = 1.0
    exactly: float = (1.0 - share) ** float(cards)
    for drawn in range(left):
        if drawn > cards:
            return 0.0
        chance -= exactly
        exactly *= float(cards - drawn) / float(drawn + 1) * share / (1.0 - share)
    return max(0.0, chance)


_RUNS_OUT: Final[vec[float]] = vec[float](
    [_will_be_empty(left, cards) for left in range(FEWER_TILES) for cards in range(FEWER_CARDS)]
)


def runs_out(left: i64, cards: i64) -> float:
    """How likely a stack of so many tiles runs out: enough of the coming cards show its size."""
    if left < FEWER_TILES and cards < FEWER_CARDS:
        return _RUNS_OUT[left * FEWER_CARDS + cards]
    return _will_be_empty(left, cards)


def turns_left(s: Tableau, sales: float) -> float:
    """About how many turns a seat has after this one (C3.5, C13.5)."""
    if s.last_round:
        return 0.0
    tiles = s.deck + len(s.laid)
    if s.seats == 1:
        return float((tiles + OFFER - 1) // OFFER)
    return max(1.0, float(tiles) / (sales * float(s.seats)))


def leading(worths: vec[float], most: int) -> vec[i64]:
    """The places of the highest worths, the best first; equal ones are taken from all over the row."""
    best = vec[i64]()
    for index in range(len(worths)):
        if len(best) == most:
            if not _precedes(worths, index, best[most - 1]):
                continue
            best, _ = pop(best)
        best = append(best, index)
        place: i64 = len(best) - 1
        while place > 0 and _precedes(worths, index, best[place - 1]):
            best[place] = best[place - 1]
            place -= 1
        best[place] = index
    return best


def _precedes(worths: vec[float], one: i64, other: i64) -> bool:
    """Whether a place comes before another."""
    if worths[one] != worths[other]:
        return worths[one] > worths[other]
    first = one * 37 % 101
    second = other * 37 % 101
    return first < second if first != second else one < other


def _kinds(castle: Castle, card: i64) -> int:
    """How many sizes or types a castle has."""
    count = 0
    if card == CARD_ALL_SIZES:
        for size_ in SIZES:
            if castle.of_size(size_) > 0:
                count += 1
        return count
    for kind in range(len(TYPES)):
        if castle.of_type[kind] > 0:
            count += 1
    return count


def _pace(card: i64) -> float:
    """How many of the things that a card counts come to a castle in a turn."""
    if card >= CARD_SIZE:
        return 0.1
    if card == CARD_TYPE + CORRIDOR:
        return 0.3
    if card >= CARD_TYPE:
        return 0.12
    if card == CARD_COMPLETED:
        return 0.6
    if card == CARD_EXTERNAL_DOORS:
        return 0.6
    if card == CARD_SQUARE or card == CARD_ROUND:
        return 0.22
    return 0.2 if card == CARD_HALLWAYS else 0.12 if card == CARD_STAIRS else 0.0
