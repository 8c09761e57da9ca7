"""The Levee: what greedy knows of it, on worlds that its seat cannot tell from the real one."""

from typing import Final

from trianon.kernel.playouts import finish
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

WORLDS: Final = 30


def worth(world: State, rng: Rng) -> list[float]:
    """How far ahead of the best other seat each option leads, on average over random ends of the game."""
    worths = [0.0 for _ in world.codes]
    for _ in range(WORLDS):
        other = world.determinize(world.seat, rng)
        for index in range(len(worths)):
            after = other.copy()
            after.play_at(index)
            points = finish(after, rng).points()
            mine = points.pop(world.seat)
            worths[index] += (mine - max(points)) / WORLDS
    return worths
