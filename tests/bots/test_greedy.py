"""`greedy` is the yardstick of all ratings: it stays as it was before there were levels."""

from hashlib import sha256

import pytest

import trianon
from trianon import bots

# By game and seats, all its answers in a game with itself, as they were before anybody searched.
# They may change with the rules of a game, and then all that was measured by them has to be measured anew.
ANSWERS = {
    ("castles", 1): "01235189",
    ("castles", 2): "fd510afb",
    ("kabale", 2): "c4e0341f",
    ("louis", 2): "de824d6c",
    ("mercado", 2): "46b001ee",
}


@pytest.mark.parametrize(("game", "seats"), ANSWERS)
def test_the_yardstick_plays_as_it_did(game: str, seats: int) -> None:
    state, luck = trianon.game(game).start(seats=seats, seed=1), trianon.Rng(1)
    greedy, answers = bots.get(game, "greedy"), []
    while (decision := state.decision) is not None:
        choice = greedy.choose(state.determinize(decision.seat, luck), luck)
        answers.append(str(decision.options[choice]))
        state.play_at(choice)
    assert sha256("\n".join(answers).encode()).hexdigest()[:8] == ANSWERS[game, seats]


def test_every_game_is_measured_by_it() -> None:
    assert {game for game, _ in ANSWERS} == set(trianon.games())
    assert all("greedy" in bots.names(game) for game in trianon.games())
