"""Positions along random games."""

from collections.abc import Iterator

import trianon


def positions(seats: int, seed: int, every: int) -> Iterator[trianon.State]:
    """Every so many positions of a random game, and all those with a question that is asked rarely."""
    state, rng = trianon.game("kabale").start(seats=seats, seed=seed), trianon.Rng(seed)
    number = 0
    while (decision := state.decision) is not None:
        if number % every == 0 or decision.ask != "lay":
            yield state
        state.play_at(rng.below(len(decision.options)))
        number += 1
