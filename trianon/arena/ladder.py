"""Ladder: bots on one scale by their games with each other, in Elo points (Bradley and Terry's model)."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from trianon.arena.match import Pairing, Result
from trianon.arena.report import CONFIDENCE
from trianon.arena.tournament import pairings
from trianon.bots.ratings import ANCHOR, YARDSTICK, Rating
from trianon.games.registry import game

POINTS: Final = 400.0 / math.log(10.0)  # Elo points for a factor e of strength
DRAWN: Final = 1.0  # games, half won and half lost, added to each pairing: nobody is infinitely strong
ROUNDS: Final = 2000


@dataclass(frozen=True)
class Rung:
    """One bot of the ladder."""

    bot: str
    rating: float
    error: float  # about half of its 95% confidence interval
    games: int
    milliseconds: float  # of thinking for each decision


def matches(
    game_id: str, names: Sequence[str], games: int, seed: int, options: dict[str, object] | None = None
) -> list[Pairing]:
    """Every bot meets those next to it and next but one; names go from the weakest to the strongest."""
    met = [*pairwise(names), *zip(names, names[2:], strict=False)]
    return [row for pair in met for row in pairings(game_id, pair, games, seed, options)]


def ratings(results: Iterable[Result]) -> list[Rung]:
    """The ladder that explains these games of two best, the strongest first."""
    wins: dict[str, dict[str, float]] = {}
    decisions: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            other = result.bots[1 - seat]
            row = wins.setdefault(bot, {})
            row[other] = row.get(other, 0.0) + (seat in result.winners) / len(result.winners)
            decisions[bot] = decisions.get(bot, 0) + result.decisions[seat]
            seconds[bot] = seconds.get(bot, 0.0) + result.seconds[seat]
    strength = _strengths(wins)
    anchor = strength.get(YARDSTICK, next(iter(strength.values())))
    rungs = []
    for bot, row in wins.items():
        known = sum(_played(wins, bot, other) * _evenness(strength[bot], strength[other]) for other in row)
        games = sum(_played(wins, bot, other) - DRAWN for other in row)
        rating = ANCHOR + POINTS * math.log(strength[bot] / anchor)
        thinking = 1000 * seconds[bot] / max(1, decisions[bot])
        rungs.append(Rung(bot, rating, CONFIDENCE * POINTS / math.sqrt(known), round(games), thinking))
    return sorted(rungs, key=lambda rung: -rung.rating)


def table(game_id: str, rungs: Iterable[Rung]) -> dict[str, Rating]:
    """The ladder as the table of the house holds it, the weakest first."""
    rules = game(game_id).rules_version
    weakest_first = sorted(rungs, key=lambda rung: rung.rating)
    return {
        rung.bot: Rating(round(rung.rating), round(rung.error / CONFIDENCE, 1), rung.games, rules)
        for rung in weakest_first
    }


def _strengths(wins: dict[str, dict[str, float]]) -> dict[str, float]:
    """By Zermelo's iteration: wins, divided by the wins that an even opponent would have left."""
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(ROUNDS):
        for bot, row in wins.items():
            won = sum(row.values()) + len(row) * DRAWN / 2
            faced = sum(_played(wins, bot, other) / (strength[bot] + strength[other]) for other in row)
            strength[bot] = won / faced
    return strength


def _played(wins: dict[str, dict[str, float]], bot: str, other: str) -> float:
    return wins[bot][other] + wins[other][bot] + DRAWN


def _evenness(one: float, other: float) -> float:
    """What one game between two says about their distance: most when they are equal."""
    return one * other / (one + other) ** 2
