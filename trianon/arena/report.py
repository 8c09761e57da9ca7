"""What many games say about each bot."""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Final

from trianon.arena.match import Result

CONFIDENCE: Final = 1.959964  # standard deviations that hold 95% of a normal distribution


@dataclass(frozen=True)
class Line:
    """One bot. `played` counts its seats: a bot that sits twice at a table has played twice."""

    bot: str
    played: int
    wins: float  # a shared win counts as its part
    rate: float
    low: float  # of the 95% confidence interval (Wilson)
    high: float
    points: float  # on average
    points_error: float  # half of its 95% confidence interval
    milliseconds: float  # of thinking for each decision
    ranks: dict[str, int]  # how often it was given each rank, where games give ranks


class Report:
    """Adds up results, one line for each bot."""

    def __init__(self) -> None:
        self.games = 0
        self._tallies: dict[str, _Tally] = {}

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        for seat, bot in enumerate(result.bots):
            tally = self._tallies.setdefault(bot, _Tally())
            tally.points.append(result.points[seat])
            tally.wins += 1 / len(result.winners) if seat in result.winners else 0
            tally.decisions += result.decisions[seat]
            tally.seconds += result.seconds[seat]
            if result.rank:
                tally.ranks[result.rank] += 1

    def add_all(self, results: Iterable[Result]) -> "Report":
        """Count all these games."""
        for result in results:
            self.add(result)
        return self

    @property
    def lines(self) -> list[Line]:
        """One line for each bot, the best first."""
        return sorted((tally.line(bot) for bot, tally in self._tallies.items()), key=lambda line: -line.rate)

    def to_json(self) -> dict[str, object]:
        """The report as data."""
        return {"games": self.games, "bots": [asdict(line) for line in self.lines]}


class _Tally:
    def __init__(self) -> None:
        self.points: list[int] = []
        self.wins = 0.0
        self.decisions = 0
        self.seconds = 0.0
        self.ranks: Counter[str] = Counter()

    def line(self, bot: str) -> Line:
        played = len(self.points)
        low, high = wilson(self.wins, played)
        mean, error = mean_and_error(self.points)
        thinking = 1000 * self.seconds / max(1, self.decisions)
        return Line(
            bot, played, self.wins, self.wins / played, low, high, mean, error, thinking, dict(self.ranks)
        )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% confidence interval of a rate."""
    rate, spread = wins / games, CONFIDENCE**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = CONFIDENCE * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_and_error(points: list[int]) -> tuple[float, float]:
    """The mean, and half of its 95% confidence interval."""
    count = len(points)
    mean = sum(points) / count
    if count < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in points) / (count - 1)
    return mean, CONFIDENCE * math.sqrt(variance / count)
