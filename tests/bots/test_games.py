"""Whole games of bots: they never fail, and greedy is better than random."""

import pytest

import trianon
from tests.bots.support import choice
from trianon import arena, bots


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_bots_play_whole_games(seats: int) -> None:
    names = [bots.names("kabale")[seat % 2] for seat in range(seats)]
    for pairing in arena.pairings("kabale", names, 1, seed=seats):
        result = arena.play(pairing)
        assert len(result.points) == seats
        assert sum(result.decisions) > 6 * seats


def test_greedy_plays_the_french_variant() -> None:
    row = arena.pairings("kabale", ["greedy", "greedy"], 1, options={"variant": "french"})[0]
    assert len(arena.play(row).winners) >= 1


@pytest.mark.exhaustive
def test_greedy_beats_random_with_two() -> None:
    """It wins 19 of 20 games; the bound leaves room for other luck."""
    report = arena.Report().add_all(arena.run(arena.pairings("kabale", ["greedy", "random"], 24, seed=11)))
    assert report.lines[0].bot == "greedy"
    assert report.lines[0].rate >= 0.8


@pytest.mark.exhaustive
def test_greedy_beats_three_randoms() -> None:
    names = ["greedy", "random", "random", "random"]
    report = arena.Report().add_all(arena.run(arena.pairings("kabale", names, 8, seed=23)))
    assert report.lines[0].bot == "greedy"
    assert report.lines[0].rate >= 0.7


def test_a_bot_answers_every_question_of_a_hand_made_position() -> None:
    """A disguise and a traitor wait for answers: all options are weighed."""
    for ask, options in (("disguise", 4), ("traitor", 2)):
        doc = {
            "game": "kabale",
            "seats": 2,
            "active": 1,
            "columns": [f"art 3: 0:{ask} [1:king]", "trade 2:"],
            "hands": ["queen mage beggar", "juliet romeo"],
            "pending": {"ask": ask, "column": 1, "place": 0},
        }
        state = trianon.game("kabale").from_json(doc)
        assert state.decision is not None
        assert state.decision.seat == 0
        assert len(state.decision.options) == options
        assert 0 <= choice(state) < options
