"""Sequential test: is a share of wins above or below a target? It may be looked at after every round.

Somebody bets against "the share is the target", with as much at stake as the rounds so far suggest. If the
target is the truth, nobody gets rich from such bets: the chance that a capital ever grows fortyfold is at
most one in forty, however often one looks (Ville). So two such bets, one for each side, may decide at any
moment and are wrong together in at most 5% of all matches (Waudby-Smith and Ramdas, Estimating means of
bounded random variables by betting).
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from trianon.arena.match import Result

RISK: Final = 0.05  # of a wrong decision, for both sides together
BOLDNESS: Final = 0.5  # the part of what a bet could lose at most that is staked at most
STEPS: Final = 400  # of the grid on which an interval is found


class Bet:
    """Capital of those who bet that the mean of values from 0 to 1 is above, or below, a target."""

    def __init__(self, target: float) -> None:
        self.target = target
        self.above = self.below = 1.0
        self._count = 0
        self._sum = 0.5  # as if one value had been in the middle
        self._squares = 0.25

    def add(self, value: float) -> None:
        """One more value; what is staked on it depends only on the values before it."""
        stake = self._stake()
        surprise = value - self.target
        self.above *= 1.0 + min(stake, BOLDNESS / max(self.target, 1e-9)) * surprise
        self.below *= 1.0 - min(stake, BOLDNESS / max(1.0 - self.target, 1e-9)) * surprise
        self._count += 1
        self._sum += value
        self._squares += (value - self._sum / (self._count + 1)) ** 2

    @property
    def verdict(self) -> int:
        """1: the mean is above the target, -1: below it; 0: not decided yet."""
        rich = 2.0 / RISK
        return 1 if self.above >= rich else -1 if self.below >= rich else 0

    def _stake(self) -> float:
        variance = self._squares / (self._count + 1)
        round = self._count + 1
        return math.sqrt(2.0 * math.log(2.0 / RISK) / (max(variance, 1e-4) * round * math.log(1.0 + round)))


def interval(values: Iterable[float]) -> tuple[float, float]:
    """Where the mean is, at 95% confidence, for whatever reason one stopped collecting values."""
    bets = [Bet(step / STEPS) for step in range(STEPS + 1)]
    refuted = [False] * len(bets)
    for value in values:
        for step, bet in enumerate(bets):
            bet.add(value)
            refuted[step] = refuted[step] or bet.verdict != 0
    left = [bet.target for bet, is_refuted in zip(bets, refuted, strict=True) if not is_refuted]
    return (max(0.0, left[0] - 1 / STEPS), min(1.0, left[-1] + 1 / STEPS)) if left else (0.0, 1.0)


@dataclass(frozen=True)
class Finding:
    """What a match with a target came to."""

    bot: str
    target: float
    verdict: int  # 1: its share is above the target, -1: below; 0: not decided
    games: int
    low: float  # of an interval at 95% confidence that holds although the match could end at any moment
    high: float


class Trial:
    """A match of the first of some bots with the others. A round, every seating of one deal, is one value."""

    def __init__(self, names: Sequence[str], target: float) -> None:
        self._bot = names[0]
        self._seatings = len(names)
        self._bet = Bet(target)
        self._round: list[float] = []
        self._rounds: list[float] = []

    def add(self, result: Result) -> bool:
        """One more game, in the order of the pairings; whether it decided the match."""
        won = sum(result.bots[seat] == self._bot for seat in result.winners) / len(result.winners)
        self._round.append(won)
        if len(self._round) < self._seatings:
            return False
        self._rounds.append(sum(self._round) / self._seatings)
        self._round.clear()
        self._bet.add(self._rounds[-1])
        return self._bet.verdict != 0

    def finding(self) -> Finding:
        """What is known so far, from whole rounds."""
        games = len(self._rounds) * self._seatings
        return Finding(self._bot, self._bet.target, self._bet.verdict, games, *interval(self._rounds))
