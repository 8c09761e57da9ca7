"""Random players: they answer every question with any of its options."""

from trianon.kernel.event import Event
from trianon.kernel.rng import Rng
from trianon.kernel.state import State


def random_answer(state: State, rng: Rng) -> int:
    """The index of a random option."""
    decision = state.decision
    assert decision is not None, "the game is over: nobody is asked"
    return int(rng.below(len(decision.options)))


def play_out(state: State, rng: Rng, most: int = 10_000) -> list[Event]:
    """Play on at random to the end, or for at most so many steps; returns everything that happened."""
    events: list[Event] = []
    for _ in range(most):
        decision = state.decision
        if decision is None:
            break
        events += state.play(decision.options[random_answer(state, rng)])
    return events
