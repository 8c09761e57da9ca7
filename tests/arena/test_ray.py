"""A real local Ray cluster with two workers; `make test-ray` installs what it needs."""

import os

import pytest

from tools.native import ROOT
from trianon import arena
from trianon.arena import on_ray

pytest.importorskip("ray", reason="an extra; see: make test-ray")
pytestmark = pytest.mark.filterwarnings("default")  # Ray's own


def test_results_are_those_of_the_process_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", ""))))
    rows = arena.pairings("kabale", ["greedy", "random"], 20, seed=3)
    pool, cluster = list(arena.run(rows, 2)), list(on_ray.run(rows, on_ray.LOCAL, jobs=2))
    assert [(one.bots, one.points, one.winners, one.decisions) for one in pool] == [
        (one.bots, one.points, one.winners, one.decisions) for one in cluster
    ]
