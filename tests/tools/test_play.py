"""`make play` serves at once, says how its rules run, and leaves nothing behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools import native
from tools.native import ROOT
from tools.play import Background


@contextmanager
def playing(data: Path) -> Iterator["subprocess.Popen[str]"]:
    """`make play` in a terminal of its own."""
    command = [sys.executable, "-m", "tools.play", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


def test_without_compiler_it_says_so_and_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(native.PURE, "1")
    with playing(tmp_path) as process:
        assert process.stdout is not None
        assert "The rules run interpreted: TRIANON_PURE is set." in process.stdout.readline()
        assert process.stdout.readline().startswith("trianon is open at http://localhost:")
        os.killpg(process.pid, signal.SIGINT)  # Ctrl+C in that terminal
        assert process.stdout.read().endswith("Goodbye. Every game is kept.\n")
        assert process.wait() == 0


def test_ending_it_ends_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pipe ends when the last process that writes to it is gone."""
    monkeypatch.setenv(native.PURE, "1")
    with playing(tmp_path) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.readline()
        process.terminate()
        process.stdout.read()
        assert process.wait() == 128 + signal.SIGTERM


@pytest.mark.parametrize(("program", "worked"), [("pass", True), ("raise SystemExit(1)", False)])
def test_a_build_tells_how_it_went(tmp_path: Path, program: str, worked: bool) -> None:
    told: list[bool] = []
    Background([sys.executable, "-c", program], tmp_path / "log", told.append)
    assert waited_for(lambda: told == [worked])


def test_a_stopped_build_leaves_no_process_and_tells_nothing(tmp_path: Path) -> None:
    """The pipe ends when the last process that could write to it is gone: the child's child."""
    told: list[bool] = []
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    build = Background(["sh", "-c", f"sleep 60 > {pipe} & wait"], tmp_path / "log", told.append)
    with pipe.open() as end:
        begun = time.monotonic()
        build.stop()
        end.read()
    assert time.monotonic() - begun < 30
    assert told == []


def waited_for(condition: Callable[[], bool]) -> bool:
    """Whether it holds within some seconds."""
    for _ in range(200):
        if condition():
            return True
        time.sleep(0.05)
    return False
