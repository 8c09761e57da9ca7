"""Castles of Mad King Ludwig: what bonus cards and stacks that run out give for one room more, alone."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.components import (
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
    CORRIDOR,
    HALLWAY,
    ROUND_SIZES,
    SIZES,
    SQUARE_SIZES,
    STACK_POINTS,
    STAIRS,
    TYPE,
    TYPES,
)
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.scoring import card_count, cards_in
from trianon.games.castles.solo_weights import SoloWeights
from trianon.games.castles.tableau import SIZE_NUMBER, Tableau
from trianon.kernel.bits import size

SEAT: Final = 0
PURSE: Final = 15000.0  # marks: who has them may end with as much
REACH: Final = 0.25  # how likely the next turn brings the part of a set that is missing
# How many of the things that a card counts come to a castle in a turn, by card.
PACE: Final[list[float]] = [
    *(0.0, 0.0, 0.2, 0.2, 0.8, 0.22, 0.22, 0.0, 0.6),
    *(0.12, 0.3, 0.12, 0.12, 0.14, 0.12, 0.1, 0.1),
    *[0.1 for _ in SIZES],
]


@final
class Hand:
    """What one thing more of each sort gives at the end."""

    def __init__(self, s: Tableau, turns: float, weights: SoloWeights) -> None:
        self.s = s
        self.weights = weights
        self.turns = turns
        self.castle: Castle = s.castles[SEAT]
        self.cards: list[int] = cards_in(s.hands[SEAT])
        self.per_completed: float = 0.0
        self.per_door: float = 0.0
        self.per_hallway: float = 0.0
        self.per_stairs: float = 0.0
        self.per_type: vec[float] = vec[float]([0.0] * len(TYPES))
        self.per_size: vec[float] = vec[float]([0.0] * len(SIZES))
        self.runs: vec[float] = vec[float]([0.0] * len(SIZES))  # how likely a stack runs out
        for card in self.cards:
            self._count(card)
        self._count_stacks()

    def extra(self, tile: i64) -> float:
        """What a tile gives wherever it lies."""
        if tile == HALLWAY:
            return self.per_hallway + self.per_type[CORRIDOR]
        if tile == STAIRS:
            return self.per_stairs + self.per_type[CORRIDOR]
        return self.per_size[SIZE_NUMBER[tile]] + self.per_type[TYPE[tile]]

    def prospect(self, card: i64) -> float:
        """What a bonus card may give at the end: what it gives now, and what is likely to come."""
        money = self.s.money[SEAT]
        if card == CARD_CASH:
            return 1.0 + float(money) / PURSE
        if card == CARD_ALL_SIZES or card == CARD_ALL_TYPES:
            return self._whole(card)
        count = float(card_count(self.castle, money, card))
        return self._each(card) * (count + self.turns * PACE[card] * self.weights.pace)

    # --- bonus cards --------------------------------------------------------------------------------------

    def _each(self, card: i64) -> float:
        figures = self.s.figures
        return float(figures.card_points[card]) / float(figures.card_per[card])

    def _count(self, card: i64) -> None:
        each = self._each(card)
        if card >= CARD_SIZE:
            self.per_size[card - CARD_SIZE] += each
        elif card >= CARD_TYPE:
            self.per_type[card - CARD_TYPE] += each
        elif card == CARD_ALL_SIZES:
            self._count_set(card, self.per_size)
        elif card == CARD_ALL_TYPES:
            self._count_set(card, self.per_type)
        elif card == CARD_HALLWAYS:
            self.per_hallway += each
        elif card == CARD_STAIRS:
            self.per_stairs += each
        elif card == CARD_COMPLETED:
            self.per_completed += each
        elif card == CARD_EXTERNAL_DOORS:
            self.per_door += each
        elif card == CARD_SQUARE or card == CARD_ROUND:
            for size_ in SQUARE_SIZES if card == CARD_SQUARE else ROUND_SIZES:
                self.per_size[SIZES.index(size_)] += each

    def _count_set(self, card: i64, gains: vec[float]) -> None:
        """The next part of a set; the nearer it is to being whole, the more."""
        parts: i64 = len(gains)
        has = self._parts(card)
        missing = float(parts - has)
        if missing > self.turns + 1.0:
            return
        part = float(has + 1) / float(parts)
        points = self.weights.whole * float(self.s.figures.card_points[card])
        for place in range(parts):
            if not self._has(card, place):
                gains[place] += points * part * part * part / missing

    def _whole(self, card: i64) -> float:
        """What a set promises."""
        points = float(self.s.figures.card_points[card])
        parts: i64 = len(SIZES) if card == CARD_ALL_SIZES else len(TYPES)
        missing = float(parts - self._parts(card))
        return points if missing == 0.0 else points * min(0.9, (self.turns + 1.0) / missing * REACH)

    def _parts(self, card: i64) -> i64:
        count: i64 = 0
        for place in range(len(SIZES) if card == CARD_ALL_SIZES else len(TYPES)):
            if self._has(card, place):
                count += 1
        return count

    def _has(self, card: i64, place: i64) -> bool:
        castle = self.castle
        return (castle.of_size(SIZES[place]) if card == CARD_ALL_SIZES else castle.of_type[place]) > 0

    # --- stacks -------------------------------------------------------------------------------------------

    def _count_stacks(self) -> None:
        """What one tile more gives if its stack runs out (C12.1)."""
        s = self.s
        hidden: i64 = 0
        for cards in s.unseen:
            hidden += cards
        drawn = float(s.deck) / float(max(1, hidden))
        points = float(STACK_POINTS)
        for number in range(len(SIZES)):
            self.runs[number] = runs_out(size(s.stacks[number]), s.unseen[number], drawn)
            self.per_size[number] += points * self.runs[number]
        self.per_hallway += points * self.weights.scarce ** float(max(0, s.hallways - 1))
        self.per_stairs += points * self.weights.scarce ** float(max(0, s.stairs - 1))


def runs_out(tiles: i64, cards: i64, drawn: float) -> float:
    """How likely so many of the unseen cards of a size are drawn that its stack runs out."""
    if cards < tiles:
        return 0.0
    chance = 0.0
    for count in range(tiles, cards + 1):
        ways = 1.0
        for place in range(count):
            ways *= float(cards - place) / float(place + 1) * drawn
        for _ in range(cards - count):
            ways *= 1.0 - drawn
        chance += ways
    return chance
