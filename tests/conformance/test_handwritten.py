"""Whatever `from_json` accepts is a position: what can be reached from it can be written and read."""

import json

import pytest

import trianon
from trianon import Rng
from trianon.testing import handwritten, play_out

GAMES = trianon.games()
DOCUMENTS = 120  # tried for each number of seats
STEPS = 25  # followed from each that is accepted


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
def test_what_is_accepted_can_be_played_on(game: str) -> None:
    """Documents of random games, changed at random; enough of them are accepted to prove something."""
    rules = trianon.game(game)
    for seats in range(rules.min_seats, rules.max_seats + 1):
        rng, accepted = Rng(seats), 0
        for number in range(DOCUMENTS):
            state = rules.start(seats=seats, seed=number)
            play_out(state, rng, most=rng.below(40 * seats))
            doc = handwritten.changed(json.loads(json.dumps(state.to_json())), rng)
            written = handwritten.read(doc)
            if written is not None:
                accepted += 1
                handwritten.check_what_follows(written, rng, STEPS)
        assert accepted > DOCUMENTS // 20
