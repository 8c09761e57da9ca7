"""Bots are found by name."""

import pytest

import trianon
from tests.known import GAMES
from trianon import bots
from trianon.testing import given

LEVELS = ("random", "novice", "greedy", "player", "strong", "master")
THINKING = GAMES  # where it pays: everywhere now


def test_every_game_has_random_and_the_weakest_comes_first() -> None:
    for game in GAMES:
        assert bots.names(game)[0] == "random"


@pytest.mark.parametrize("game", GAMES)
def test_those_who_think_ahead_are_offered_where_it_pays(game: str) -> None:
    assert bots.names(game) == (LEVELS if game in THINKING else LEVELS[:3])


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_knows_its_name(name: str) -> None:
    assert bots.get("kabale", name).name == name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(trianon.InvalidOption, match=r"'genius'.*random, novice, greedy"):
        bots.get("kabale", "genius")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(trianon.InvalidOption, match="'chess'"):
        bots.names("chess")


def test_random_reaches_every_option() -> None:
    state = trianon.game("kabale").start(seats=4, seed=1)
    assert state.decision is not None
    random, rng = bots.get("kabale", "random"), trianon.Rng(1)
    chosen = {random.choose(state, rng) for _ in range(500)}
    assert chosen == set(range(len(state.decision.options)))


def test_greedy_does_not_think_about_a_single_option() -> None:
    """Its luck is not touched."""
    state = given("louis", seats=2)
    while state.decision is not None and len(state.decision.options) > 1:
        state.play_at(0)
    rng = trianon.Rng(1)
    assert bots.get("louis", "greedy").choose(state, rng) == 0
    assert rng.to_json() == trianon.Rng(1).to_json()
