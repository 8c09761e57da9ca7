"""Every variant of the search still plays: what the note compares can be compared again."""

import pytest

from bench.search_variants import VARIANTS, Task, play
from tests.known import TEMPLATE


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_plays_a_game_to_its_end(variant: str) -> None:
    share, margin = play(Task(TEMPLATE, variant, number=1, iterations=6))
    assert (share > 0.5) == (margin > 0)
    assert play(Task(TEMPLATE, variant, number=1, iterations=6)) == (share, margin)
