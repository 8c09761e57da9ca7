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
from trianon.learning.regression import solve

POINTS: Final = 400.0 / math.log(10.0)  # Elo points for a factor e of strength
DRAWN: Final = 1.0  # games, half won and half lost, added to each pairing: nobody is infinitely strong
ROUNDS: Final = 2000


@dataclass(frozen=True)
class Rung:
    """One bot of the ladder."""

    bot: str
    rating: float
    error: float  # half of the 95% confidence interval of its distance to the yardstick
    games: int
    milliseconds: float  # of thinking for each decision


def matches(
    game_id: str, names: Sequence[str], games: int, seed: int, options: dict[str, object] | None = None
) -> list[Pairing]:
    """Every bot meets those next to it and next but one; names go from the weakest to the strongest."""
    met = [*pairwise(names), *zip(names, names[2:], strict=False)]
    return [row for pair in met for row in pairings(game_id, pair, games, seed, options)]


def ratings(results: Iterable[Result]) -> list[Rung]:
    """The ladder that explains these games of two best, the strongest first.

    Bots that no chain of games ties to the yardstick have no place on it.
    """
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
    anchor = YARDSTICK if YARDSTICK in wins else next(iter(wins))
    tied = _tied_to(anchor, wins)
    wins = {bot: row for bot, row in wins.items() if bot in tied}
    strength = _strengths(wins)
    errors = _errors(wins, strength, anchor)
    rungs = []
    for bot, row in wins.items():
        games = sum(_played(wins, bot, other) - DRAWN for other in row)
        rating = ANCHOR + POINTS * math.log(strength[bot] / strength[anchor])
        thinking = 1000 * seconds[bot] / max(1, decisions[bot])
        rungs.append(Rung(bot, rating, errors[bot], round(games), thinking))
    return sorted(rungs, key=lambda rung: -rung.rating)


def table(game_id: str, rungs: Iterable[Rung]) -> dict[str, Rating]:
    """The ladder as the table of the house holds it, the weakest first."""
    rules = game(game_id).rules_version
    weakest_first = sorted(rungs, key=lambda rung: rung.rating)
    return {
        rung.bot: Rating(round(rung.rating), round(rung.error / CONFIDENCE, 1), rung.games, rules)
        for rung in weakest_first
    }


def _tied_to(anchor: str, wins: dict[str, dict[str, float]]) -> set[str]:
    """Those that met it, or somebody who did, and so on."""
    tied, asked = {anchor}, [anchor]
    while asked:
        for other in wins[asked.pop()].keys() - tied:
            tied.add(other)
            asked.append(other)
    return tied


def _strengths(wins: dict[str, dict[str, float]]) -> dict[str, float]:
    """By Zermelo's iteration: wins, divided by the wins that an even opponent would have left."""
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(ROUNDS):
        for bot, row in wins.items():
            won = sum(row.values()) + len(row) * DRAWN / 2
            faced = sum(_played(wins, bot, other) / (strength[bot] + strength[other]) for other in row)
            strength[bot] = won / faced
    return strength


def _errors(wins: dict[str, dict[str, float]], strength: dict[str, float], anchor: str) -> dict[str, float]:
    """Of the distance to the anchor, which has none: from the information that all games together give."""
    others = [bot for bot in wins if bot != anchor]
    information = [[_information(wins, strength, one, two) for two in others] for one in others]
    errors = {anchor: 0.0}
    for place, bot in enumerate(others):
        unit = [float(row == place) for row in range(len(others))]
        errors[bot] = CONFIDENCE * POINTS * math.sqrt(solve(information, unit)[place])
    return errors


def _information(wins: dict[str, dict[str, float]], strength: dict[str, float], one: str, two: str) -> float:
    """What the games say about two strengths at once: the curvature of their likelihood."""
    if one == two:
        return sum(
            _played(wins, one, other) * _evenness(strength[one], strength[other]) for other in wins[one]
        )
    return -_played(wins, one, two) * _evenness(strength[one], strength[two]) if two in wins[one] else 0.0


def _played(wins: dict[str, dict[str, float]], bot: str, other: str) -> float:
    return wins[bot][other] + wins[other][bot] + DRAWN


def _evenness(one: float, other: float) -> float:
    """What one game between two says about their distance: most when they are equal."""
    return one * other / (one + other) ** 2
