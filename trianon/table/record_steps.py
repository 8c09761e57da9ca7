"""Record steps: a recorded game, one position after another, for the site and the terminal alike."""

from collections.abc import Iterator
from typing import NamedTuple

import trianon
from trianon.kernel.record import CHANCE


class RecordStep(NamedTuple):
    """A position of a recorded game, and the action that led to it; the first one was dealt or set up."""

    state: trianon.State  # the same object in every step, played on; copy it to keep it
    seat: int | None
    action: str
    events: list[trianon.Event]


def record_steps(record: trianon.Record) -> Iterator[RecordStep]:
    """The beginning, then every action; TrianonError at the first one that cannot be."""
    state = trianon.game(record.game).replay(record, upto=0)
    dealt = next((n for n, entry in enumerate(record.log) if not entry.startswith(CHANCE)), len(record.log))
    state.script = [state.read_chance(text) for text in record.chance[dealt:]]
    yield RecordStep(state, None, "", [])
    for action in record.actions:
        decision = state.decision
        seat = None if decision is None else decision.seat
        yield RecordStep(state, seat, action, state.play(action))
