"""Castles of Mad King Ludwig: the appraisal of tiles in a hurry.

It says the same as `Appraiser`, from counts and with notes that are kept about castles: playouts of a search
come to the same castles again and again.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.appraisal import GREEDY, NOWHERE, Appraiser, Weights
from trianon.games.castles.components import (
    CARD_ALL_SIZES,
    CARD_ALL_TYPES,
    CARD_CASH,
    CARD_COMPLETED,
    CARD_EXTERNAL_DOORS,
    CARD_HALLWAYS,
    CARD_SIZE,
    CARD_SQUARE,
    CARD_STAIRS,
    CARD_TYPE,
    FAVOR_AREA,
    FAVOR_CASH,
    FAVOR_COMPLETED,
    FAVOR_EXTERNAL_DOORS,
    FAVOR_INCOMPLETE,
    FAVOR_LARGE,
    FAVOR_SMALL,
    FAVOR_SQUARE,
    LIVING,
    ROUND_SIZES,
    SIZES,
    SMALL_UPTO,
    SQUARE_SIZES,
    STACK_POINTS,
    TYPES,
)
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.geometry.gist import (
    noted_gist,
    noted_gist_after,
    noted_look,
    open_again,
    open_kind,
    open_missing,
)
from trianon.games.castles.geometry.notes import Gist
from trianon.games.castles.tableau import Tableau


@final
class Hasty(Appraiser):
    """Judges for one seat, and makes notes about its castle."""

    def __init__(self, s: Tableau, seat: i64, weights: Weights = GREEDY) -> None:
        self.rewards: vec[float] = vec[float]()  # by type, when first asked for
        self.counts_doors = FAVOR_EXTERNAL_DOORS in s.favors
        super().__init__(s, seat, weights)

    # --- tiles ----------------------------------------------------------------------------------------

    def spots(self, tile: i64) -> vec[i64]:
        return noted_look(self.castle, tile).spots

    def quicks(self, tile: i64, spots: vec[i64]) -> vec[float]:
        look = noted_look(self.castle, tile)
        self._ask_rewards()
        worths = vec[float](capacity=len(look.points))
        for place in range(len(look.points)):
            worths = append(worths, float(look.points[place]) + self._rewards_of(look.done[place]))
        return worths

    def glance(self, tile: i64) -> float:
        found = NOWHERE
        for worth in self.quicks(tile, vec[i64]()):
            if worth > found:
                found = worth
        return found

    def full(self, tile: i64, spot: i64) -> float:
        gist = noted_gist_after(self.castle, tile, spot, self._wants_doors())
        self._ask_rewards()
        worth = float(gist.points + gist.again) + self._rewards_of(gist.done)
        return worth + self._promise(gist) - self.now

    def _ask_rewards(self) -> None:
        """Know what completing a room of every type brings."""
        if len(self.rewards) == 0:
            rewards = vec[float]()
            for kind in range(len(TYPES)):
                rewards = append(rewards, self.reward(kind))
            self.rewards = rewards

    def _rewards_of(self, done: i64) -> float:
        """What the completed rooms bring."""
        total = 0.0
        kind: i64 = 0
        while done > 0:
            if done & 15:
                total += float(done & 15) * self.rewards[kind]
            kind += 1
            done >>= 4
        return total

    # --- what a castle promises -------------------------------------------------------------------------

    def promise(self, castle: Castle) -> float:
        return self._promise(noted_gist(castle, self._wants_doors()))

    def _wants_doors(self) -> bool:
        return self.counts_doors or CARD_EXTERNAL_DOORS in self.cards

    def _promise(self, gist: Gist) -> float:
        total = self._doors_of(gist) + self._stacks_of(gist)
        for card in self.cards:
            total += self._card_of(gist, card)
        for number in range(len(self.s.favors)):
            favor = self.s.favors[number]
            if favor != FAVOR_CASH:
                total += self.standing(number, float(_measure(gist, favor)), self.spread_of(favor))
        return total

    def _doors_of(self, gist: Gist) -> float:
        """Rooms that can still be completed, bonuses that can still come, and places to go on building."""
        self._ask_rewards()
        weights = self.weights
        total = weights.welcome * (float(gist.clear) + weights.hidden * float(gist.hidden))
        likely = weights.likely
        for entry in gist.open:
            kind = open_kind(entry)
            gain = float(open_again(entry)) if kind == LIVING else self.rewards[kind]
            total += likely[open_missing(entry)] * gain
        if gist.ground < len(weights.few_doors):
            total += weights.few_doors[gist.ground]
        if gist.below > 0:
            total += weights.way_down
        return total * self.hope

    def _stacks_of(self, gist: Gist) -> float:
        """Points for tiles whose stack will be empty (C12.1)."""
        total = float(gist.hallways) * self.hallways + float(gist.stairs) * self.stairs
        for number in range(len(SIZES)):
            if gist.of_size[number] > 0:
                total += float(gist.of_size[number]) * self.empty[number]
        return total * float(STACK_POINTS)

    def _card_of(self, gist: Gist, card: i64) -> float:
        """What a bonus card gives: parts of a set count a little while there is time."""
        if card == CARD_CASH:
            return self.card(self.castle, card)
        points = self.s.figures.card_points[card]
        if card == CARD_ALL_SIZES or card == CARD_ALL_TYPES:
            whole: i64 = len(SIZES) if card == CARD_ALL_SIZES else len(TYPES)
            kinds = _kinds(gist.of_size if card == CARD_ALL_SIZES else gist.of_type)
            if self.turns == 0.0:
                return float(points) if kinds == whole else 0.0
            part = float(kinds) / float(whole)
            return float(points) * part * part * part
        count = _card_count(gist, card)
        per = self.s.figures.card_per[card]
        if self.turns == 0.0:
            return float(count // per * points)
        return float(count) / float(per) * float(points)


def _kinds(counts: vec[i64]) -> i64:
    """How many of these are there at all."""
    kinds: i64 = 0
    for count in counts:
        if count > 0:
            kinds += 1
    return kinds


def _card_count(gist: Gist, card: i64) -> i64:
    """How many of the things that a bonus card counts there are."""
    if card >= CARD_SIZE:
        return gist.of_size[card - CARD_SIZE]
    if card >= CARD_TYPE:
        return gist.of_type[card - CARD_TYPE]
    if card == CARD_HALLWAYS:
        return gist.hallways
    if card == CARD_STAIRS:
        return gist.stairs
    if card == CARD_COMPLETED:
        return gist.completed
    if card == CARD_EXTERNAL_DOORS:
        return gist.external
    return _of_two_sizes(gist, SQUARE_SIZES if card == CARD_SQUARE else ROUND_SIZES)


def _measure(gist: Gist, favor: i64) -> i64:
    """What a favor counts (C12.3, C12.4); all but money."""
    if favor < FAVOR_AREA:
        return gist.of_type[favor]
    if favor < FAVOR_SMALL:
        return gist.area_of_type[favor - FAVOR_AREA]
    if favor == FAVOR_SMALL or favor == FAVOR_LARGE:
        count: i64 = 0
        for number in range(len(SIZES)):
            if (SIZES[number] <= SMALL_UPTO) == (favor == FAVOR_SMALL):
                count += gist.of_size[number]
        return count
    if favor == FAVOR_COMPLETED:
        return gist.completed
    if favor == FAVOR_INCOMPLETE:
        return gist.count - gist.completed
    if favor == FAVOR_EXTERNAL_DOORS:
        return gist.external
    return _of_two_sizes(gist, SQUARE_SIZES if favor == FAVOR_SQUARE else ROUND_SIZES)


def _of_two_sizes(gist: Gist, sizes: tuple[int, int]) -> i64:
    return gist.of_size[SIZES.index(sizes[0])] + gist.of_size[SIZES.index(sizes[1])]
