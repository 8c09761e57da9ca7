"""The wheel installed as a user does it, in an environment of its own, far from the source tree."""

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError

import pytest

from tools.native import ROOT
from trianon.games.registry import EXTRA

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]

COMPILED = """
import trianon, trianon.kernel.state
state = trianon.game("kabale").start(seats=3, seed=1)
while state.decision is not None:
    state.play_at(0)
print(trianon.kernel.state.__file__)
"""


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh virtual environment with the wheel and the pinned versions of what it needs."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder)]
    install = [*pip, "install", "--quiet", "--no-deps", "--no-compile"]
    subprocess.run([*install, "--requirement", str(ROOT / "requirements" / "run.txt")], check=True)
    subprocess.run([*install, str(wheel)], check=True)
    subprocess.run([*pip, "check"], check=True)
    return folder


def run(home: Path, program: str, *arguments: str) -> str:
    """Run a program of the environment and return what it prints."""
    ours = ("PYTHONPATH", EXTRA)  # settings of the tests
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    command = [str(home / "bin" / program), *arguments]
    return subprocess.check_output(command, cwd=home, env=environment, text=True)


def test_the_command_helps(home: Path) -> None:
    assert "serve" in run(home, "trianon", "--help")


def test_a_game_from_elsewhere_is_refused_in_one_line(home: Path) -> None:
    """Plain Python cannot extend what is compiled; whoever tries is told what to do."""
    command = [str(home / "bin" / "trianon"), "play", "template"]
    environment = {"PATH": os.environ["PATH"], EXTRA: str(ROOT / "template")}
    done = subprocess.run(command, cwd=home, env=environment, text=True, capture_output=True, check=False)
    assert done.returncode != 0
    assert "cannot join compiled rules" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_command_knows_the_games(home: Path) -> None:
    assert "kabale" in run(home, "trianon", "games")


def test_the_rules_run_compiled(home: Path) -> None:
    """A whole game, played by the extension modules."""
    assert Path(run(home, "python", "-c", COMPILED).strip()).suffix in {".so", ".pyd"}


@pytest.fixture
def site(home: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from the wheel."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(home / "bin" / "trianon"), "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, cwd=home) as server:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def read(address: str) -> str:
    """The text behind an address, as soon as the server is up."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return str(answer.read().decode())
        except URLError as problem:
            if not isinstance(problem.reason, ConnectionRefusedError):
                raise
            time.sleep(0.2)
    raise AssertionError(f"no server at {address}")


def test_the_site_is_served_from_the_wheel(site: str) -> None:
    """Without Node and without a source tree, a browser gets the page and its scripts."""
    page = read(f"{site}/")
    scripts = re.findall(r'<script[^>]* src="(/[^"]+)"', page)
    assert "<!doctype html>" in page.lower()
    assert any(script.startswith("/assets/") for script in scripts)
    assert all(read(f"{site}{script}") for script in scripts)
