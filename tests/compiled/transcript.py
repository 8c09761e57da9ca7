"""Writes down whole games, with everything that can be seen of them, one line per look."""

import hashlib
import json
import sys
from collections.abc import Iterator

import trianon
import trianon.kernel.state
from trianon.kernel.game import Game
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

SEEDS = 2  # games per game and number of seats that are looked at in full
PLAYOUTS = 4  # random games from each beginning, of which only the points are noted


def settings(game: Game) -> Iterator[tuple[int, dict[str, object]]]:
    """Every number of seats with each choice of each option that fits it."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for option in game.options:
            for choice in option.choices:
                try:
                    game.start(seats=seats, seed=0, **{option.id: choice})
                except trianon.InvalidOption:
                    continue
                yield seats, {option.id: choice}


def played(state: State, rng: Rng, in_full: bool) -> Iterator[object]:
    """A random game: at each step the question and the state, then what happened; at the end the count."""
    sights = [None, *range(state.seats)]
    while state.decision is not None:
        options = state.decision.options
        yield [state.decision.seat, state.decision.ask, [(str(option), option.args) for option in options]]
        yield state.fingerprint()
        if in_full:
            yield from looked_at(state, rng, sights)
        events = state.play(str(options[rng.below(len(options))]))
        yield [[event.view(seat) for seat in sights] for event in events]
        yield state.is_irreversible
    assert state.outcome is not None
    yield [state.outcome.to_json(), [score.to_json() for score in state.scores], state.record.to_json()]
    yield trianon.game(state.game.id).replay(state.record).fingerprint()


def looked_at(state: State, rng: Rng, sights: list[int | None]) -> Iterator[object]:
    """What everybody sees and might imagine, which answers are final, and how a wrong one is refused."""
    assert state.decision is not None
    yield digest([state.view(seat) for seat in sights], state.to_json())
    yield digest([state.determinize(seat, rng.split()).to_json() for seat in sights])
    yield [state.decision.is_irreversible(index) for index in range(len(state.decision.options))]
    yield refusal(state, "no such thing")


def refusal(state: State, text: str) -> list[str]:
    """How the state declines a text."""
    try:
        state.play(text)
    except trianon.TrianonError as problem:
        return [type(problem).__name__, str(problem)]
    raise AssertionError(f"{text} was accepted")


def digest(*documents: object) -> str:
    """Large documents in short."""
    return hashlib.sha256(json.dumps(documents).encode()).hexdigest()


def write(game: Game, seats: int, seed: int, options: dict[str, object], in_full: bool) -> None:
    """Print one game from its beginning."""
    name = f"{game.id} seats={seats} seed={seed} {options}"
    state = game.start(seats=seats, seed=seed, **options)
    print(name, "playouts", trianon.playouts(state, PLAYOUTS, seed))
    for step, line in enumerate(played(state, Rng(seed), in_full)):
        print(name, step, json.dumps(line))
    sealed = game.start(seats=seats, seed=hashlib.sha256(bytes([seed])).digest(), **options)
    print(name, "sealed", sealed.fingerprint())


def main(game: Game) -> None:
    """Whichever rules this process imports, interpreted or compiled: the first line says where they lie."""
    print(trianon.kernel.state.__file__)
    for seats in range(game.min_seats, game.max_seats + 1):
        for seed in range(SEEDS):
            write(game, seats, seed, {}, in_full=True)
    for seats, options in settings(game):
        write(game, seats, SEEDS, options, in_full=False)


if __name__ == "__main__":
    main(trianon.game(sys.argv[1]))
