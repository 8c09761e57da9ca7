"""Positions along random games, and what bots answer there."""

import json
from collections.abc import Iterator

import trianon
from trianon import bots
from trianon.testing.honesty import ITERATIONS


def positions(seats: int, seed: int, every: int) -> Iterator[trianon.State]:
    """Every so many positions of a random game, and all those with a question that is asked rarely."""
    state, rng = trianon.game("kabale").start(seats=seats, seed=seed), trianon.Rng(seed)
    number = 0
    while (decision := state.decision) is not None:
        if number % every == 0 or decision.ask != "lay":
            yield state
        state.play_at(rng.below(len(decision.options)))
        number += 1


def possible_world(state: trianon.State, luck: int = 1) -> trianon.State:
    """What the bot asked now would get at a table: a possible world that has travelled as JSON."""
    assert state.decision is not None
    world = state.determinize(state.decision.seat, trianon.Rng(luck))
    return trianon.game(state.game.id).from_json(json.loads(json.dumps(world.to_json())))


def choice(state: trianon.State, bot: str = "greedy", luck: int = 1) -> int:
    """The index of the option that a bot chooses; one that thinks ahead does not think long."""
    return bots.get(state.game.id, bot, ITERATIONS).choose(possible_world(state, luck), trianon.Rng(luck))


def chosen(state: trianon.State, bot: str = "greedy", luck: int = 1) -> str:
    """The text of the option that a bot chooses."""
    assert state.decision is not None
    return str(state.decision.options[choice(state, bot, luck)])
