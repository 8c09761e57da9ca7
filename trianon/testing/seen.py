"""A game as its seats see it: everything that each of them was ever told or shown."""

from collections.abc import Iterator

from trianon.kernel.rng import Rng
from trianon.kernel.state import State
from trianon.testing.players import random_answer


class Witness:
    """What one seat has seen so far: every event and every view, the latest last."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.events: list[dict[str, object]] = []
        self.views: list[dict[str, object]] = []


def follow(state: State, rng: Rng, most: int = 10_000) -> Iterator[list[Witness]]:
    """Go on with random answers; before each answer, and at the end, what all seats have seen."""
    witnesses = [Witness(seat) for seat in range(state.seats)]
    for _ in range(most):
        for witness in witnesses:
            witness.views.append(state.view(witness.seat))
        yield witnesses
        decision = state.decision
        if decision is None:
            return
        for event in state.play(decision.options[random_answer(state, rng)]):
            for witness in witnesses:
                witness.events.append(event.view(witness.seat))


def possible_worlds(state: State, witness: Witness, luck: int, count: int) -> list[State]:
    """Random worlds of a seat; all look like the table, and give the same further worlds as the real one."""
    worlds = [state.determinize(witness.seat, Rng(luck + number)) for number in range(count)]
    for world in worlds:
        assert world.view(witness.seat) == witness.views[-1]
        again = world.determinize(witness.seat, Rng(luck)).to_json()
        assert again == worlds[0].to_json()
    return worlds
