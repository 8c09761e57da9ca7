"""The quick policy of playouts: far better than chance, and the same in a world as in its copy."""

import pytest

import trianon
from trianon.bots.judgements import judgement_of

GAMES = 8


@pytest.mark.parametrize("game", ["louis", "mercado"])
def test_quick_play_beats_random_answers(game: str) -> None:
    judgement, won = judgement_of(game), 0
    for number in range(GAMES):
        state, rng, quick = trianon.game(game).start(seats=2, seed=number), trianon.Rng(number), number % 2
        while state.seat >= 0:
            is_quick = state.seat == quick
            state.play_at(judgement.policy(state, rng) if is_quick else rng.below(len(state.codes)))
        assert state.outcome is not None
        won += state.outcome.winners == (quick,)
    assert won >= GAMES - 2
