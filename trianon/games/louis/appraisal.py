"""Louis XIV for bots: what chips, louisdor, stones and cards are worth to a seat, in points."""

from typing import Final

from trianon.games.louis.components import (
    CROWN,
    DECK_OF,
    EFFECT,
    KINDS_OF_CHIPS,
    M_BOOST,
    M_CHANGE,
    M_COAT,
    M_DISCOUNT,
    M_DISPATCH,
    M_EXTRA,
    M_FAVOUR,
    M_INFLUENCE,
    M_INTRIGUE,
    M_LOUISDOR,
    M_MIXED,
    M_REPLACE,
    M_RESERVE,
    M_STONES,
    MISSION_POINTS,
    PAIR_1,
    PAIR_2,
    PAIRS,
    R_COATS,
    R_CONDE,
    R_INFLUENCE,
    R_INTRIGUE,
    R_LOUISDOR,
    R_MAINTENON,
    REWARD_CHIPS,
    REWARD_COATS,
    REWARD_LOUISDOR,
    REWARDS,
    Figures,
)
from trianon.kernel.bits import bit

COAT: Final = 1.2  # a point, and now and then the majority of its kind (L9.3)
CROWN_KEPT: Final = 3.0  # a crown carried into the next round
CHIP_KEPT: Final = 1.6  # another chip, and more for every mission in hand that names it
NAMED: Final = 0.6
FRESH_BONUS: Final = 0.7  # the advantage of a mission that is still in its deck, for every later round
INTRIGUE_KEPT: Final = 1.2
TURN: Final = 2.0  # an influence card more in the next round
CHIP_OF_OTHERS: Final = 2.2  # what a chip brings somebody whose missions nobody knows
CROWN_OF_OTHERS: Final = 2.7

# What a displayed mission brings in every later round, by its effect.
_ADVANTAGES: Final = [
    (M_STONES, 0.45),
    (M_LOUISDOR, 0.5),
    (M_DISPATCH, 1.0),
    (M_CHANGE, 0.8),
    (M_REPLACE, 0.3),
    (M_MIXED, 1.0),
    (M_COAT, COAT),
    (M_INTRIGUE, INTRIGUE_KEPT),
    (M_INFLUENCE, 1.4),
    (M_BOOST, 1.5),
    (M_RESERVE, 1.2),
    (M_FAVOUR, 1.5),
    (M_DISCOUNT, 1.3),
    (M_EXTRA, 0.8),
]
ADVANTAGE: Final[dict[int, float]] = {row[0]: row[1] for row in _ADVANTAGES}
WEIGHT: Final[list[int]] = [1, 16, 256, 4096, 65536]  # counts of chips as one number


class Wishes:
    """What things are worth to a seat with these missions in hand while so many rounds follow."""

    def __init__(self, figures: Figures, missions: list[int], left: int) -> None:
        self.figures = figures
        self.missions = missions
        self.left = left
        self.is_last = left == 0
        self.louisdor: float = 0.34 if left == 0 else 0.55
        self.stone: float = 0.02 if left == 0 else 0.45
        self.kept: list[float] = [self._kept(chip) for chip in range(KINDS_OF_CHIPS)]
        self._known: dict[int, float] = {}

    def _kept(self, chip: int) -> float:
        """What the one chip that may be kept is worth (L7.6); after the last round it is a coat (L9.1)."""
        if self.is_last:
            return COAT
        if chip == CROWN:
            return CROWN_KEPT
        names = 0
        costs = self.figures
        for mission in self.missions:
            if costs.cost_1[mission] == chip or costs.cost_2[mission] == chip:
                names += 1
        return CHIP_KEPT + NAMED * min(names, 2)

    def mission(self, mission: int) -> float:
        """What it is worth to display a mission: its points and what it does in later rounds."""
        bonus: float = ADVANTAGE.get(EFFECT[mission], 0.1) * self.left
        return MISSION_POINTS + bonus

    def chips(self, counts: list[int]) -> float:
        """What these chips bring when the missions of the hand are fulfilled as well as possible."""
        hand = 0
        for place in range(len(self.missions)):
            hand += bit(place)
        return self._best(counts, hand, 0)

    def after_drawing(self, counts: list[int]) -> float:
        """The same when a new mission will be drawn at once."""
        hand = 0
        for place in range(len(self.missions)):
            hand += bit(place)
        return self._best(counts, hand, 1)

    def _best(self, counts: list[int], hand: int, drawn: int) -> float:
        key = hand * 2 + drawn
        key *= 1048576
        for chip in range(KINDS_OF_CHIPS):
            key += counts[chip] * WEIGHT[chip]
        known = self._known.get(key)
        if known is not None:
            return known
        best = self.leftover(counts)
        for place in range(len(self.missions)):
            if hand & bit(place):
                best = max(best, self._fulfil(counts, hand, place))
        if drawn:
            best = max(best, self._fresh(counts, hand))
        self._known[key] = best
        return best

    def _fulfil(self, counts: list[int], hand: int, place: int) -> float:
        """The best payment for one mission, with what the other chips bring then; 0 if there is none."""
        mission = self.missions[place]
        best = 0.0
        for pair in range(PAIRS):
            if self.figures.payable[mission] & bit(pair) and can_pay(counts, pair):
                rest = paid(counts, pair)
                best = max(best, self.mission(mission) + self._best(rest, hand - bit(place), 1))
        return best

    def _fresh(self, counts: list[int], hand: int) -> float:
        """What a light mission just drawn may bring: a quarter of them name a certain chip."""
        kinds = 0
        for chip in range(CROWN):
            if counts[chip] > 0:
                kinds += 1
        likely: float = 1.0 if counts[CROWN] > 0 else 0.25 * kinds
        best = 0.0
        for pair in range(PAIRS):
            if can_pay(counts, pair):
                points: float = MISSION_POINTS + FRESH_BONUS * self.left
                rest = self._best(paid(counts, pair), hand, 1)
                best = max(best, likely * (points + rest) + (1.0 - likely) * self.leftover(counts))
        return best

    def leftover(self, counts: list[int]) -> float:
        """One chip is kept, the others become coats (L7.6)."""
        total = 0
        best = 0.0
        for chip in range(KINDS_OF_CHIPS):
            total += counts[chip]
            if counts[chip] > 0:
                best = max(best, self.kept[chip])
        return best + COAT * max(total - 1, 0)

    def reward(self, tile: int) -> float:
        """What a person gives that is no chip (L6)."""
        reward = REWARDS[tile]
        if reward == R_CONDE:
            return COAT + (
                COAT if self.is_last else 0.7
            )  # a stone left on a tile is a coat at the end (L9.1)
        if reward == R_LOUISDOR:
            return REWARD_LOUISDOR * self.louisdor
        if reward == R_MAINTENON:
            return 2.0 * COAT if self.is_last else 1.6
        if reward == R_COATS:
            return REWARD_COATS * COAT
        if reward == R_INFLUENCE:
            return COAT if self.is_last else TURN
        return COAT + INTRIGUE_KEPT if reward == R_INTRIGUE else 0.0

    def reward_of_others(self, tile: int) -> float:
        """What a person gives to somebody else."""
        chip = REWARD_CHIPS[tile]
        if chip < 0:
            return self.reward(tile)
        return CROWN_OF_OTHERS if chip == CROWN else CHIP_OF_OTHERS

    def in_hand(self, mission: int, counts: list[int]) -> float:
        """How likely a mission is to be fulfilled one day: light ones are easy, chips at hand help."""
        if self.is_last:
            return 0.0
        ease: float = 2.4 - 0.9 * DECK_OF[mission]
        for chip in (self.figures.cost_1[mission], self.figures.cost_2[mission]):
            if chip >= 0 and counts[chip] > 0:
                ease += 1.0
        return ease + 0.3 * ADVANTAGE.get(EFFECT[mission], 0.1) * self.left


def can_pay(counts: list[int], pair: int) -> bool:
    """Whether these chips hold the pair."""
    one = PAIR_1[pair]
    two = PAIR_2[pair]
    need = 2 if one == two else 1
    return counts[one] >= need and counts[two] >= need


def paid(counts: list[int], pair: int) -> list[int]:
    """The chips without the pair."""
    rest = counts[:]
    rest[PAIR_1[pair]] -= 1
    rest[PAIR_2[pair]] -= 1
    return rest
