"""The load tool plays every game from the deal to its end, with spectators, and counts what it should."""

import argparse
import asyncio

import pytest

from bench.load.__main__ import WATCHED, Workload, measure, ratios, run, sheet
from bench.load.peer import Peer
from bench.load.play import Play, Tally, total
from trianon import games


def arguments(**wanted: object) -> argparse.Namespace:
    given: dict[str, object] = {
        "tables": 1, "seats": 2, "spectators": 1, "seconds": 0.5, "most_seconds": 50.0, "rate": 20.0,
        "tempo": "", "workers": 0, "masters": 0, "peer": False, "rounds": 2,
    }  # fmt: skip
    return argparse.Namespace(**{**given, **wanted})


def test_every_game_is_played_to_its_end() -> None:
    """One table of each game, somebody looking on."""
    [mixed] = measure(WATCHED, arguments(tables=len(games())))
    assert mixed.ended == len(games())
    assert mixed.whole.moves > 150  # fewer no four games have
    assert mixed.whole.problems == mixed.paced.problems == {}
    assert mixed.whole.cpu_of_a_move > 0
    assert 0 < mixed.paced.percentile(0.5) <= mixed.paced.percentile(0.99)
    assert sheet([[mixed]], arguments()).row_count == 1


def test_people_play_on_while_masters_think() -> None:
    [both] = measure("kabale", arguments(spectators=0, masters=1))
    assert both.beside_masters is not None
    assert both.beside_masters.problems == {}
    assert both.beside_masters.percentile(0.99) > 0
    assert sheet([[both]], arguments(masters=1)).row_count == 2


def test_ratios_are_taken_within_rounds() -> None:
    """A host that is three times as slow in one of them changes none of them."""
    ours, theirs = [tally(0.2), tally(0.6), tally(0.3)], [tally(0.4), tally(1.2), tally(0.4)]
    assert ratios(ours, theirs, lambda each: each.cpu_of_a_move) == "0.50 (0.50-0.62)"
    assert ratios(ours[:1], theirs[:1], lambda each: each.cpu_of_a_move) == "0.50"
    assert total(ours).cpu_of_a_move == pytest.approx(1.1 / 30 * 1e6)


def tally(cpu: float) -> Tally:
    made = Tally()
    made.cpu, made.latencies = cpu, [0.001] * 10
    return made


class Idler(Peer):
    """A server where nothing happens, and who was there when."""

    def __init__(self, name: str, visits: list[str]) -> None:
        super().__init__("", 0)
        self._name = name
        self._visits = visits

    async def open(self, play: Play, game: str = "") -> None:
        self._visits.append(self._name)
        play.games += 1


def test_servers_take_turns() -> None:
    visits: list[str] = []
    wanted = arguments(seats=0, most_seconds=0.0, seconds=0.0, rate=1000.0)
    hosts = {Workload(name, wanted): (0, Idler(name, visits)) for name in ("kabale", "louis")}
    asyncio.run(run(hosts, rounds=2, masters=0))
    kabale, louis = "kabale", "louis"
    assert visits == [kabale, louis, kabale, louis, louis, kabale, kabale, louis]
    for workload in hosts:
        assert len(workload.wholes) == len(workload.paces) == 2
