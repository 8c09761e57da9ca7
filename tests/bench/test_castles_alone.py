"""Every variant of the solo search still plays, and leaves everything as it was."""

import pytest

from bench.castles_alone import USUAL, VARIANTS, changed, play
from trianon.games.castles.judgement import JUDGEMENT
from trianon.games.castles.solo_weights import ALONE


def changeable() -> tuple[float, ...]:
    return (JUDGEMENT.reach_alone, JUDGEMENT.trust, ALONE.extra_turn, ALONE.free_corridor, ALONE.look)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_plays_a_game_to_its_end(variant: str) -> None:
    before = changeable()
    with changed(variant):
        assert (changeable() == before) == (variant == USUAL)
        assert play(seed=1, iterations=1) > 0
    assert changeable() == before
