"""The load tool plays every game from the deal to its end, with spectators, and counts what it should."""

import argparse

from bench.load.__main__ import WATCHED, measure, sheet
from trianon import games


def arguments(**wanted: object) -> argparse.Namespace:
    given: dict[str, object] = {
        "tables": 1, "seats": 2, "spectators": 1, "seconds": 0.5, "most_seconds": 50.0, "rate": 20.0,
        "tempo": "", "workers": 0, "masters": 0,
    }  # fmt: skip
    return argparse.Namespace(**{**given, **wanted})


def test_every_game_is_played_to_its_end() -> None:
    """One table of each game, somebody looking on."""
    mixed = measure(WATCHED, arguments(tables=len(games())))
    assert mixed.ended == len(games())
    assert mixed.whole.moves > 150  # fewer no four games have
    assert mixed.whole.problems == mixed.paced.problems == {}
    assert mixed.whole.cpu_of_a_move > 0
    assert 0 < mixed.paced.percentile(0.5) <= mixed.paced.percentile(0.99)
    assert sheet([mixed], arguments()).row_count == 1


def test_people_play_on_while_masters_think() -> None:
    both = measure("kabale", arguments(spectators=0, masters=1))
    assert both.beside_masters is not None
    assert both.beside_masters.problems == {}
    assert both.beside_masters.percentile(0.99) > 0
    assert sheet([both], arguments(masters=1)).row_count == 2
