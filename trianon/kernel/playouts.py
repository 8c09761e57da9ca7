"""Many random games to the end, inside the compiled core."""

from trianon.kernel.rng import Rng
from trianon.kernel.state import State


def playouts(state: State, n: int, seed: int) -> list[tuple[int, ...]]:
    """The final points of every seat in n random games that go on from this state."""
    rng = Rng(seed)
    results: list[tuple[int, ...]] = []
    for _ in range(n):
        results.append(tuple(finish(state, rng).points()))
    return results


def finish(state: State, rng: Rng) -> State:
    """A copy of the state, played to its end by random answers."""
    game = state.copy()
    game.recording = False
    game.script = []  # chance is open again
    game.scripted = 0
    game.rng = rng
    while game.seat >= 0:
        codes = game.codes
        game.answer(codes[rng.below(len(codes))])
    return game
