"""A real Ray cluster on this machine, with two workers: its results are those of the process pool."""

import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import trianon
from tests.cli.support import trianon as command
from tools.native import ROOT
from trianon import arena
from trianon.arena import ladder
from trianon.arena.match import Pairing, Result, play
from trianon.arena.on_ray import AT_HOME, LOCAL, RayCluster, deciding, sources
from trianon.arena.workforce import Processes
from trianon.learning.course import Course, Generation, Plan

# Ray opens files and sockets that Python's garbage collector closes.
pytestmark = [pytest.mark.xdist_group("ray"), pytest.mark.filterwarnings("default")]

TRIES = 4
LONG = 120.0  # seconds for another worker to come


@pytest.fixture(scope="module", autouse=True)
def _at_home() -> Iterator[None]:
    """Workers find the trianon of this folder, and nobody else hears of the cluster."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", ""))))
        for name, value in AT_HOME.items():
            patch.setenv(name, value)
        yield


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    """One for all tests that follow the first ones: it takes some seconds to start.

    Where that takes more than half a minute, on a busy machine, Ray gives up; then it is tried again.
    """
    workforce = RayCluster(LOCAL, processors=2)
    for _ in range(TRIES - 1):
        with suppress(trianon.InvalidOption):
            list(workforce.run(abs, [0]))
            break
    yield workforce
    workforce.close()


def told(results: Iterator[Result]) -> list[tuple[object, ...]]:
    """All of it but the time it took."""
    return [(one.bots, one.points, one.winners, one.decisions, one.rank) for one in results]


def meet(names: tuple[str, str]) -> int:
    """Leave a sign and wait for the other's; which process this is."""
    mine, other = map(Path, names)
    mine.touch()
    end = time.monotonic() + LONG
    while not other.exists() and time.monotonic() < end:
        time.sleep(0.02)
    assert other.exists()
    return os.getpid()


def test_where_ray_is_missing_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(trianon.InvalidOption, match=r"pip install 'trianon\[ray\]'"):
        list(RayCluster().run(abs, [1]))


def test_where_no_cluster_is_it_is_said_at_once() -> None:
    with pytest.raises(trianon.InvalidOption, match=r"no Ray cluster answers at 127\.0\.0\.1:1: .*refused"):
        list(RayCluster("127.0.0.1:1").run(abs, [1]))


def test_two_workers_work_at_the_same_time(cluster: RayCluster, tmp_path: Path) -> None:
    one, other = str(tmp_path / "one"), str(tmp_path / "other")
    processes = set(cluster.run(meet, [(one, other), (other, one)]))
    assert len(processes) == 2
    assert os.getpid() not in processes


def test_games_are_those_of_the_process_pool(cluster: RayCluster) -> None:
    """Of two, of four and alone, in the order of the pairings."""
    rows = [
        *arena.pairings("kabale", ["greedy", "random"], 4, seed=3),
        *arena.pairings("louis", ["novice", "random", "random", "random"], 2, seed=5),
        *arena.pairings("castles", ["random"], 1, seed=1),
        *ladder.matches("louis", ["novice", "greedy"], 2, seed=9),
    ]
    assert told(cluster.run(play, rows)) == told(Processes(2).run(play, rows))


def test_the_command_joins_a_cluster_by_its_address(cluster: RayCluster) -> None:
    import ray

    match = ("arena", "kabale", "--bots", "greedy,random", "-n", "4", "--seed", "7", "--json")
    list(cluster.run(abs, [0]))  # it has begun
    shown = json.loads(command(*match, "--ray", ray.get_runtime_context().gcs_address))
    here = arena.Report().add_all(arena.run(arena.pairings("kabale", ["greedy", "random"], 4, seed=7)))
    there = {line["bot"]: (line["wins"], line["points"], line["margin"]) for line in shown["bots"]}
    assert there == {line.bot: (line.wins, line.points, line.margin) for line in here.lines}


def test_a_course_teaches_the_same(cluster: RayCluster) -> None:
    plan = Plan("louis", generations=1, games=5, duels=2, studying=0, thinking=1, seed=3)
    taught = [
        [step for step in Course(plan, None, workforce).run() if isinstance(step, Generation)]
        for workforce in (cluster, Processes())
    ]
    assert taught[0] == taught[1]


def test_what_fails_there_is_raised_here(cluster: RayCluster) -> None:
    with pytest.raises(trianon.InvalidOption, match="there is no game 'chess'"):
        list(cluster.run(play, [Pairing("chess", ("random", "random"), 1, 1)]))


def test_another_version_of_trianon_does_not_play(
    cluster: RayCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trianon.arena.on_ray.sources", lambda: "another")
    with pytest.raises(trianon.InvalidOption, match="another version of trianon"):
        list(cluster.run(play, arena.pairings("kabale", ["random", "random"], 1)))
    assert len(sources()) == 64


def test_a_version_is_its_code_and_its_printed_figures() -> None:
    package = Path(trianon.__file__).parent
    files = {file.relative_to(package).as_posix() for file in deciding(package)}
    assert {
        f"games/{game}/{name}" for game in trianon.games() for name in ("flow.py", "figures.toml")
    } <= files
