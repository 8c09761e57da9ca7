"""Questions for messages, with answers that are known already or tried once for many, are as built anew."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trianon
from trianon.table.codec import dump
from trianon.table.live_game import LiveGame

LONGEST = 600  # steps


@pytest.mark.parametrize("game", trianon.games())
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_every_answer_is_told_as_if_it_were_tried_and_built_anew(game: str, seed: int) -> None:
    """For all numbers of seats over random play."""
    luck = random.Random(seed)
    rules = trianon.game(game)
    seats = luck.randint(rules.min_seats, rules.max_seats)
    live = LiveGame(rules.start(seats=seats, seed=seed), [])
    for _ in range(LONGEST):
        question = live.question()
        assert dump(live.question_once()) == dump(question)
        if question is None:
            break
        live.state.play_at(luck.randrange(len(question.options)))
