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
    margin: float  # to the best of the others, on average; 0 for who plays alone
    margin_error: float
    milliseconds: float  # of thinking for each decision
    ranks: dict[str, int]  # how often it was given each rank, where games give ranks
    points_seen: dict[int, int]  # how often it had so many points
    margins_seen: dict[int, int]


@dataclass(frozen=True)
class Seat:
    """One seat, whoever sat there: what it is worth to begin, or to be the last."""

    seat: int
    wins: float
    rate: float
    low: float  # of the 95% confidence interval (Wilson)
    high: float


class Report:
    """Adds up results, one line for each bot and one for each seat."""

    def __init__(self) -> None:
        self.games = 0
        self._tallies: dict[str, _Tally] = {}
        self._seat_wins: list[float] = []

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self._seat_wins = self._seat_wins or [0.0] * len(result.bots)
        for seat, bot in enumerate(result.bots):
            tally = self._tallies.setdefault(bot, _Tally())
            tally.points.append(result.points[seat])
            others = result.points[:seat] + result.points[seat + 1 :]
            tally.margins.append(result.points[seat] - max(others) if others else 0)
            won = 1 / len(result.winners) if seat in result.winners else 0
            tally.wins += won
            self._seat_wins[seat] += won
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

    @property
    def seats(self) -> list[Seat]:
        """One line for each seat. Bots change seats, so what is left is the seat's own advantage."""
        games = self.games
        return [
            Seat(seat, wins, wins / games, *wilson(wins, games)) for seat, wins in enumerate(self._seat_wins)
        ]

    def to_json(self) -> dict[str, object]:
        """The report as data."""
        return {
            "games": self.games,
            "bots": [asdict(line) for line in self.lines],
            "seats": [asdict(seat) for seat in self.seats],
        }


class _Tally:
    def __init__(self) -> None:
        self.points: list[int] = []
        self.margins: list[int] = []
        self.wins = 0.0
        self.decisions = 0
        self.seconds = 0.0
        self.ranks: Counter[str] = Counter()

    def line(self, bot: str) -> Line:
        played = len(self.points)
        low, high = wilson(self.wins, played)
        points, points_error = mean_and_error(self.points)
        margin, margin_error = mean_and_error(self.margins)
        return Line(
            bot=bot,
            played=played,
            wins=self.wins,
            rate=self.wins / played,
            low=low,
            high=high,
            points=points,
            points_error=points_error,
            margin=margin,
            margin_error=margin_error,
            milliseconds=1000 * self.seconds / max(1, self.decisions),
            ranks=dict(self.ranks),
            points_seen=dict(sorted(Counter(self.points).items())),
            margins_seen=dict(sorted(Counter(self.margins).items())),
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
