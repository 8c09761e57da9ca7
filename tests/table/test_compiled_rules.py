"""While `make play` compiles the rules, workers go on; when they are ready, new workers start with them."""

import multiprocessing
import shutil
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import trianon
from tools.native import ROOT
from trianon.table import compiled_rules
from trianon.table.bot_workers import BotProcesses

WHERE = "__import__('trianon').__file__"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the rules will appear; a copy of the sources stands for them."""
    monkeypatch.setenv(compiled_rules.FOLDER, str(tmp_path))
    monkeypatch.setenv(compiled_rules.STAMP, "our rules")
    shutil.copytree(ROOT / "trianon", tmp_path / "trianon", ignore=shutil.ignore_patterns("static"))
    return tmp_path


def test_they_are_ready_when_the_stamp_says_so(folder: Path) -> None:
    assert compiled_rules.ready() is None
    (folder / ".sources").write_text("our rules\n")
    assert compiled_rules.ready() == str(folder)


def test_rules_made_from_other_sources_are_not_used(folder: Path) -> None:
    (folder / ".sources").write_text("rules of yesterday\n")
    assert compiled_rules.ready() is None


def test_without_a_promise_there_are_none(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".sources").write_text("our rules\n")
    monkeypatch.delenv(compiled_rules.STAMP)
    assert compiled_rules.ready() is None


@pytest.mark.parametrize("is_ready", [False, True])
def test_a_new_process_imports_them(folder: Path, is_ready: bool) -> None:
    context = multiprocessing.get_context("spawn")
    chosen = str(folder) if is_ready else None
    with compiled_rules.imported_from(chosen), ProcessPoolExecutor(1, context) as pool:
        file = pool.submit(eval, WHERE).result()
    assert Path(file).is_relative_to(folder) is is_ready


@pytest.mark.anyio
async def test_workers_with_them_take_over(folder: Path) -> None:
    """A worker stays as long as nothing changes; then another one answers."""
    state = trianon.game("kabale").start(seats=2, seed=1)
    assert state.decision is not None
    world = state.determinize(state.decision.seat, trianon.Rng(1)).to_json()
    bots = BotProcesses()
    workers = []
    try:
        for stamp in ("", "", "our rules\n"):
            (folder / ".sources").write_text(stamp)
            await bots.choose("random", world, len(state.decision.options))
            workers.append([process.pid for process in bots.processes()])
    finally:
        bots.close()
    assert workers[0] == workers[1]
    assert workers[1] != workers[2]
