"""Bots are found by name."""

import pytest

import trianon
from trianon import bots


def test_every_game_has_random_and_the_weakest_comes_first() -> None:
    for game in trianon.games():
        assert bots.names(game)[0] == "random"


@pytest.mark.parametrize("game", trianon.games())
def test_every_game_has_greedy(game: str) -> None:
    assert bots.names(game) == ("random", "greedy")


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_knows_its_name(name: str) -> None:
    assert bots.get("kabale", name).name == name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(trianon.InvalidOption, match=r"'genius'.*random, greedy"):
        bots.get("kabale", "genius")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(trianon.InvalidOption, match="'chess'"):
        bots.names("chess")


def test_random_reaches_every_option() -> None:
    state = trianon.game("kabale").start(seats=4, seed=1)
    assert state.decision is not None
    question, view, rng = state.decision.to_json(), state.view(state.decision.seat), trianon.Rng(1)
    random = bots.get("kabale", "random")
    chosen = {random.choose(view, question, rng) for _ in range(500)}
    assert chosen == set(range(len(state.decision.options)))


def test_greedy_does_not_think_about_a_single_option() -> None:
    question = {
        "seat": 0,
        "ask": "lay",
        "options": [{"text": "king > 1", "kind": "lay", "args": {}, "final": True}],
    }
    assert bots.get("kabale", "greedy").choose({}, question, trianon.Rng(1)) == 0
