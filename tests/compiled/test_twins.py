"""The same seeds, compiled and interpreted: every option, event, view and fingerprint is the same."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from tests.known import GAMES
from tools import wheels
from tools.native import ROOT

TRANSCRIPT = Path(__file__).with_name("transcript.py")


def start(package: Path, game: str) -> "subprocess.Popen[str]":
    """A process that writes its transcript of a game with the rules that lie in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-P", str(TRANSCRIPT), game]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_rules_play_the_same_games(game: str) -> None:
    """Whole games with every number of seats and every option, line by line."""
    wheels.make_compiled()
    with start(ROOT, game) as interpreted, start(wheels.COMPILED, game) as compiled:
        assert interpreted.stdout is not None
        assert compiled.stdout is not None
        assert interpreted.stdout.readline().endswith(".py\n")
        assert not compiled.stdout.readline().endswith(".py\n")
        count = 0
        for expected, found in zip_longest(interpreted.stdout, compiled.stdout):
            assert found == expected
            count += 1
    assert (interpreted.returncode, compiled.returncode) == (0, 0)
    assert count > 1000
