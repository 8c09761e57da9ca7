"""Pinned counts: positions after n actions, and the options of chosen positions in their order.

`python -m trianon.testing.pins kabale FILE` writes them anew; a difference is a change of the rules or of the
order of options, and wants a new rules version.
"""

import argparse
import hashlib
from collections.abc import Iterator
from pathlib import Path

import trianon
from trianon.kernel.rng import Rng
from trianon.kernel.state import State
from trianon.testing.players import random_answer

SEED = 2006
SMALL = 3000  # count level by level while there are fewer positions than this


def pins(game: str) -> str:
    """The pinned text of a game."""
    lines = [f"# {trianon.game(game).title}: positions after n actions, and options in their order."]
    for seats in range(trianon.game(game).min_seats, trianon.game(game).max_seats + 1):
        state = trianon.game(game).start(seats=seats, seed=SEED)
        lines += ["", f"seats {seats}, seed {SEED}", *_levels(state)]
    lines += ["", *_questions(game)]
    return "\n".join(lines) + "\n"


def _levels(state: State) -> Iterator[str]:
    """How many sequences of n actions there are, and one digest over all positions they lead to."""
    level = [state]
    actions = 0
    while level:
        prints = "".join(position.fingerprint() for position in level)
        digest = hashlib.sha256(prints.encode()).hexdigest()[:16]
        yield f"  {actions} actions: {len(level):>5} positions {digest}"
        if sum(_options(position) for position in level) > SMALL:
            return
        level = [after for position in level for after in _followers(position)]
        actions += 1


def _options(state: State) -> int:
    return 0 if state.decision is None else len(state.decision.options)


def _followers(state: State) -> Iterator[State]:
    for index in range(_options(state)):
        after = state.copy()
        after.play_at(index)
        yield after


def _questions(game: str) -> Iterator[str]:
    """For every kind of question the first few positions that ask it, with all options."""
    seen: dict[str, int] = {}
    rng = Rng(SEED)
    for seed in range(20):
        state = trianon.game(game).start(seats=3, seed=seed)
        number = 0
        while (decision := state.decision) is not None:
            seen[decision.ask] = seen.get(decision.ask, 0) + 1
            if seen[decision.ask] in (1, 7, 11):
                options = ", ".join(map(str, decision.options))
                yield f"seed {seed}, action {number + 1}: seat {decision.seat} {decision.ask}: {options}"
            state.play_at(random_answer(state, rng))
            number += 1


def main() -> None:
    """Write the pins of a game into a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    wanted = parser.parse_args()
    wanted.file.write_text(pins(wanted.game), "utf-8")


if __name__ == "__main__":
    main()
