"""Crew: one question is thought over in several searches, by one process or by several at a time.

Every search has luck of its own, and what they find is added up. How many there are belongs to the level, not
to the machine: the same luck and iterations give the same answer on any number of processes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from trianon.bots.judgements import judgement_of, mastery_of
from trianon.bots.processes import pool
from trianon.bots.search.tree import Search
from trianon.games.registry import game
from trianon.kernel.rng import Rng
from trianon.kernel.state import State


@dataclass(frozen=True)
class Effort:
    """How long one search may take, how many rounds its playouts go on, and whether it is a master's."""

    iterations: int
    seconds: float
    reach: int
    is_masterly: bool = field(default=False, repr=False)


@dataclass(frozen=True)
class Findings:
    """What one search found: its choice, and for the options it looked at the tries and the rewards."""

    choice: int
    tally: list[tuple[int, int, float]]


def explore(world: State, seed: int, effort: Effort) -> Findings:
    """One search."""
    judgement = (mastery_of if effort.is_masterly else judgement_of)(world.game.id)
    thought = Search(world, judgement, Rng(seed), effort.reach)
    choice = thought.best(effort.iterations, effort.seconds)
    return Findings(choice, thought.tally())


def agreed(found: Sequence[Findings]) -> int:
    """Of the choices that were made, the one that did best in all searches together."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for one in found:
        for index, tries, total in one.tally:
            visits[index] = visits.get(index, 0) + tries
            totals[index] = totals.get(index, 0.0) + total
    choices = sorted({one.choice for one in found})
    return max(choices, key=lambda index: totals[index] / max(1, visits[index]))


class Crew:
    """Processes that think over the same question at the same time. They are started when first needed."""

    def __init__(self, size: int) -> None:
        self._pool = pool(size)

    def explore_all(self, world: State, seeds: Sequence[int], effort: Effort) -> list[Findings]:
        """A search for each of these seeds."""
        tasks = [(world.to_json(), seed, effort) for seed in seeds]
        return list(self._pool.map(_explore, tasks))

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(cancel_futures=True)


def _explore(task: tuple[dict[str, object], int, Effort]) -> Findings:
    document, seed, effort = task
    return explore(game(str(document["game"])).from_json(document), seed, effort)
