"""Bots whose knowledge is compiled choose the same as interpreted ones."""

import os
import subprocess
import sys
from pathlib import Path

from tools import wheels
from tools.native import ROOT


def choices(package: Path) -> list[str]:
    """What bots choose with the rules in this folder; the first line tells where they lie."""
    path = os.pathsep.join((str(package), str(ROOT)))
    command = [sys.executable, "-P", str(Path(__file__).with_name("choices.py"))]
    return subprocess.check_output(command, env={**os.environ, "PYTHONPATH": path}, text=True).splitlines()


def test_compiled_and_interpreted_bots_choose_the_same() -> None:
    wheels.make_compiled()
    interpreted, compiled = choices(ROOT), choices(wheels.COMPILED)
    assert interpreted[0].endswith(".py")
    assert not compiled[0].endswith(".py")
    assert compiled[1:] == interpreted[1:]
    assert len(compiled) > 50
