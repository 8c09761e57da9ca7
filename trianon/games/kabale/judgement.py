"""Kabale & Hiebe: what search knows. Playouts end with the round; then what was won and kept is judged.

A card that was laid is gone: what those in hand and in the deck will still bring is learned. More
iterations than `strong` has gain nothing by themselves: a `master` spends its time on playouts by instinct.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from trianon.games.kabale import KabaleState
from trianon.games.kabale.actions import LAY, LAY_STEP
from trianon.games.kabale.components import GOAL_SYMBOL, GOAL_VALUE, NAMES, ROUNDS
from trianon.games.kabale.habits import HABITS, KEPT
from trianon.games.kabale.instinct import Instinct
from trianon.games.kabale.knowledge import price, prospects
from trianon.games.kabale.scoring import evaluate
from trianon.games.kabale.tableau import entry_of
from trianon.games.kabale.weights import WEIGHTS
from trianon.kernel.bits import bit, size
from trianon.kernel.judgement import INFINITE, Judgement
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

OPEN: Final = 0.5  # what it is worth to lead in a column that is not yet filled, in parts of its goal card
DEAR: Final = 0.5  # how much the price of a card counts against that
LUCK: Final = 4.5  # how far two seats drift apart in a round
LAID: Final = 3.4  # cards that a seat lays in a round
TOO_LATE: Final = 1.0  # cards that are drawn and cannot be laid any more
BOLD: Final = 0.9  # how many times its fair share of goal cards a seat wins of those that it needs
SURE: Final = 4.0  # how much more surely playouts follow instinct than the tree does
POINTS: Final = 0.96  # what a weight of instinct is in points, to the tree
DICE: Final = 1 << 24
FEATURES: Final = (*[f"{name} in hand" for name in NAMES], *[f"{name} to be drawn" for name in NAMES])


class KabaleJudgement(Judgement):
    """Careless play to the end of the round."""

    def worths(self, s: State, rng: Rng) -> list[float]:
        """What it changes at once who leads in the column of a card, less the price of the card."""
        assert isinstance(s, KabaleState)
        if s.step != LAY_STEP:
            return [0.0 for _ in s.codes]
        leaders: list[int] = [_leader(s, column) for column in range(len(s.columns))]
        return [_laid(s, code, leaders[LAY.arg2(code)]) for code in s.codes]

    def policy(self, s: State, rng: Rng) -> i64:
        """The better looking of two random options."""
        assert isinstance(s, KabaleState)
        one = rng.below(len(s.codes))
        other = rng.below(len(s.codes))
        if s.step != LAY_STEP or one == other:
            return one
        return other if _worth(s, s.codes[other]) > _worth(s, s.codes[one]) else one

    def may_stop(self, s: State, root: State, reach: i64) -> bool:
        """Between rounds nothing lies in the columns."""
        assert isinstance(s, KabaleState)
        assert isinstance(root, KabaleState)
        return s.round > root.round + reach

    def expected(self, s: State) -> list[float]:
        assert isinstance(s, KabaleState)
        left: int = (ROUNDS - s.round + 1) * s.seats
        return [prospects(s.won[seat], left, s.seats) + self.prospects(s, seat) for seat in range(s.seats)]

    def features(self, s: State, seat: i64) -> list[float]:
        """Every card in hand, and those of the deck by how likely they will come to hand."""
        assert isinstance(s, KabaleState)
        kinds: i64 = len(NAMES)
        found: list[float] = [0.0] * len(FEATURES)
        hand = s.hands[seat]
        deck = s.decks[seat]
        drawn = self.drawn(s, seat)
        for card in range(kinds):
            if hand & bit(card):
                found[card] = 1.0
            elif deck & bit(card):
                found[kinds + card] = drawn
        return found

    def prospects(self, s: State, seat: i64) -> float:
        """The features by their weights, without a list of them: every playout ends with this."""
        assert isinstance(s, KabaleState)
        kinds: i64 = len(NAMES)
        hand = s.hands[seat]
        deck = s.decks[seat]
        in_hand = 0.0
        in_deck = 0.0
        for card in range(kinds):
            if hand & bit(card):
                in_hand += self.weights[card]
            elif deck & bit(card):
                in_deck += self.weights[kinds + card]
        return in_hand + self.drawn(s, seat) * in_deck

    def drawn(self, s: KabaleState, seat: i64) -> float:
        """How likely a card of the deck will come to hand."""
        needed = LAID * float(ROUNDS - s.round + 1) - float(size(s.hands[seat]))
        return max(0.0, min(1.0, needed / float(max(1, size(s.decks[seat])))))

    def spread(self, s: State) -> float:
        assert isinstance(s, KabaleState)
        return LUCK * sqrt(float(ROUNDS - s.round + 1))


class KabaleMastery(KabaleJudgement):
    """Playouts by instinct; a full set and kept cards count as much as in games of such playouts."""

    instinct: Instinct

    def hunches(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, KabaleState)
        return [POINTS * weight for weight in self.instinct.weigh(s)]

    def policy(self, s: State, rng: Rng) -> i64:
        """By instinct: nearly always one of the best options."""
        assert isinstance(s, KabaleState)
        if len(s.codes) == 1:
            return 0
        chances = self.instinct.weigh(s)
        most = -INFINITE
        for chance in chances:
            if chance > most:
                most = chance
        whole = 0.0
        for place in range(len(chances)):
            chances[place] = exp(SURE * (chances[place] - most))
            whole += chances[place]
        left: float = whole * float(rng.below(DICE)) / float(DICE)
        for place in range(len(chances)):
            left -= chances[place]
            if left < 0.0:
                return place
        return 0

    def expected(self, s: State) -> list[float]:
        assert isinstance(s, KabaleState)
        left: int = (ROUNDS - s.round + 1) * s.seats
        points: list[float] = []
        for seat in range(s.seats):
            points.append(prospects(s.won[seat], left, s.seats, BOLD) + self.prospects(s, seat))
        return points

    def drawn(self, s: KabaleState, seat: i64) -> float:
        """Of all cards that come to hand only the last comes too late."""
        needed = LAID * float(ROUNDS - s.round + 1) - TOO_LATE
        return max(0.0, min(1.0, needed / float(max(1, size(s.decks[seat])))))


def _leader(s: KabaleState, column: i64) -> i64:
    return evaluate(s.figures, s.columns[column], GOAL_SYMBOL[s.goals[column]], s.seats).winner


def _worth(s: KabaleState, code: i64) -> float:
    return _laid(s, code, _leader(s, LAY.arg2(code)))


def _laid(s: KabaleState, code: i64, before: i64) -> float:
    """A card at the foot of a column, where somebody leads."""
    goal = s.goals[LAY.arg2(code)]
    entries = append(s.columns[LAY.arg2(code)][:], entry_of(LAY.arg1(code), s.seat))
    after = evaluate(s.figures, entries, GOAL_SYMBOL[goal], s.seats).winner
    change: float = (1.0 if after == s.seat else 0.0) - (1.0 if before == s.seat else 0.0)
    return OPEN * float(GOAL_VALUE[goal]) * change - DEAR * price(code, s.round)


JUDGEMENT: Final = KabaleJudgement(
    thinking=[300, 2000, 16000],
    scale=8.0,
    width=2.0,
    trust=1.0,
    weights=WEIGHTS,
    peeks=True,
    crowd=[300, 2000, 4000],
)
MASTERY: Final = KabaleMastery(
    thinking=JUDGEMENT.thinking,
    scale=JUDGEMENT.scale,
    width=JUDGEMENT.width,
    trust=JUDGEMENT.trust,
    weights=KEPT,
    crowd=JUDGEMENT.crowd,
)
MASTERY.instinct = Instinct(HABITS)
