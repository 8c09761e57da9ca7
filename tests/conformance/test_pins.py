"""Counts of positions and the order of options, against a file that changes only on purpose."""

from pathlib import Path

import pytest

from tests.known import GAMES
from trianon.testing.pins import pins


@pytest.mark.parametrize("game", GAMES)
def test_counts_and_order_are_as_pinned(game: str) -> None:
    """After a change on purpose: python -m trianon.testing.pins GAME tests/conformance/GAME.txt"""
    pinned = Path(__file__).with_name(f"{game}.txt").read_text("utf-8")
    assert pins(game).splitlines() == pinned.splitlines()
