"""Bots know what their seat knows: reshuffling everything else does not change their choice."""

import pytest

import trianon
from tests.bots.support import choice, positions, possible_world
from tests.known import GAMES
from trianon import bots
from trianon.testing.honesty import ALIKE, ITERATIONS

WORLDS = 3
NAMES = [name for name in bots.names("kabale") if name not in ALIKE]


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", NAMES)
def test_hidden_things_do_not_change_a_choice(name: str, seats: int) -> None:
    asked = set()
    for seed in (seats, seats + 100):
        for number, state in enumerate(positions(seats, seed, 14)):
            assert state.decision is not None
            asked.add(state.decision.ask)
            expected = choice(state, name, number)
            for world in range(WORLDS):
                other = state.determinize(state.decision.seat, trianon.Rng(1000 * number + world))
                assert choice(other, name, number) == expected, (state.decision, world)
    assert asked == {"lay", "disguise", "traitor"}


def test_the_worlds_of_this_test_do_differ() -> None:
    """The proof above would be empty if reshuffling changed nothing."""
    differing = total = 0
    for number, state in enumerate(positions(4, 5, 9)):
        assert state.decision is not None
        total += 1
        world = state.determinize(state.decision.seat, trianon.Rng(number))
        differing += world.fingerprint() != state.fingerprint()
    assert differing == total


@pytest.mark.parametrize("game", GAMES)
def test_a_world_does_not_carry_the_chance_of_the_table(game: str) -> None:
    """A table draws from a secret seed; nothing of it is in what its bots get."""
    seed = bytes(range(32))
    state = trianon.game(game).start(trianon.game(game).max_seats, seed)
    assert state.to_json()["chance"] == {**state.rng.to_json(), "seed": seed.hex()}
    assert seed.hex() not in str(possible_world(state).to_json())


@pytest.mark.parametrize("name", NAMES)
def test_the_same_luck_gives_the_same_choice_and_nothing_is_changed(name: str) -> None:
    bot = bots.get("kabale", name, ITERATIONS)
    for state in positions(3, 8, 15):
        world = possible_world(state)
        before = world.to_json()
        assert bot.choose(world, trianon.Rng(4)) == bot.choose(world, trianon.Rng(4))
        assert world.to_json() == before
