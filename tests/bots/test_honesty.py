"""Bots see what their seat sees: reshuffling everything else does not change their choice."""

import json

import pytest

import trianon
from tests.bots.support import positions
from trianon import bots
from trianon.bots import Bot

WORLDS = 3


def choice(bot: Bot, state: trianon.State, seed: int) -> int:
    """What the bot answers, after its view and question have travelled as JSON."""
    assert state.decision is not None
    view = json.loads(json.dumps(state.view(state.decision.seat)))
    question = json.loads(json.dumps(state.decision.to_json()))
    return bot.choose(view, question, trianon.Rng(seed))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", bots.names("kabale"))
def test_hidden_things_do_not_change_a_choice(name: str, seats: int) -> None:
    bot, asked = bots.get("kabale", name), set()
    for seed in (seats, seats + 100):
        for number, state in enumerate(positions(seats, seed, 14)):
            assert state.decision is not None
            asked.add(state.decision.ask)
            expected = choice(bot, state, number)
            for world in range(WORLDS):
                other = state.determinize(state.decision.seat, trianon.Rng(1000 * number + world))
                assert choice(bot, other, number) == expected, (state.decision, world)
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


@pytest.mark.parametrize("name", bots.names("kabale"))
def test_the_same_luck_gives_the_same_choice_and_nothing_is_changed(name: str) -> None:
    bot = bots.get("kabale", name)
    for state in positions(3, 8, 15):
        assert state.decision is not None
        view, question = state.view(state.decision.seat), state.decision.to_json()
        before = json.dumps([view, question])
        assert bot.choose(view, question, trianon.Rng(4)) == bot.choose(view, question, trianon.Rng(4))
        assert json.dumps([view, question]) == before
