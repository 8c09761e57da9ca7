"""Honest by construction: a bot gets nothing that its seat could not know, in every game and variant."""

import trianon
from tests.conformance.test_random_play import table
from trianon import Rng, State
from trianon.testing import honesty, random_answer

# Of each game so many positions are looked at, from its beginning to its end; bots think at fewer.
LOOKED_AT = 24
THOUGHT_ABOUT = 6


def positions(game: str, seats: int, options: dict[str, object], count: int) -> list[State]:
    """Positions of a random game, spread over the whole of it."""
    state, rng = trianon.game(game).start(seats=seats, seed=seats, **options), Rng(seats)
    found: list[State] = []
    while state.decision is not None:
        found.append(state.copy())
        state.play_at(random_answer(state, rng))
    return [found[number * (len(found) - 1) // (count - 1)] for number in range(count)]


@table
def test_what_a_seat_cannot_tell_apart_gives_it_the_same_worlds(
    game: str, seats: int, options: dict[str, object]
) -> None:
    rng = Rng(100 + seats)
    for state in positions(game, seats, options, LOOKED_AT):
        honesty.check_same_worlds(state, rng)


@table
def test_what_a_seat_cannot_tell_apart_gives_it_the_same_choices(
    game: str, seats: int, options: dict[str, object]
) -> None:
    rng = Rng(200 + seats)
    for state in positions(game, seats, options, THOUGHT_ABOUT):
        honesty.check_same_choices(state, rng)
