"""Scripted chance: a test hands in the dice."""

from trianon.kernel.state import State

# The generator of positions that a test sets up: the same numbers in every run.
SEED = {"kind": "sfc32", "words": [1, 2, 3, 4]}


def script(state: State, *outcomes: str) -> None:
    """Let chance give these outcomes next, such as "draw king" or "goal art 3"."""
    state.script = [state.read_chance(text) for text in outcomes]
    state.scripted = 0
