"""`odd`: the template game with a bot that does what the environment of its process says."""

import os
import shutil
from pathlib import Path

import trianon
from tests.table.support import late
from tools.native import ROOT
from trianon.games.registry import EXTRA
from trianon.table.bot_process import WorldDoc

BEHAVIOUR = "TRIANON_TEST_BOT"  # environment: Python that runs when greedy plays `odd`
OPTIONS = 3


def odd_environment(folder: Path, behaviour: str) -> dict[str, str]:
    """What a process needs to find the game, made in this folder; its bot takes the third option."""
    odd = folder / "odd"
    if not odd.exists():
        shutil.copytree(ROOT / "template", odd, ignore=shutil.ignore_patterns("__pycache__", "client"))
        for file in odd.rglob("*.py"):
            text = file.read_text().replace("from template", "from odd").replace('"template"', '"odd"')
            file.write_text(text)
        knowledge = f"""
import os, time
def worth(world, rng):
    exec(os.environ[{BEHAVIOUR!r}])
    return [0.0, 0.0, 1.0]
"""
        (odd / "game" / "knowledge.py").write_text(knowledge)
    return {EXTRA: os.pathsep.join((os.environ[EXTRA], str(odd))), BEHAVIOUR: behaviour}


def a_world(game: str = "template") -> WorldDoc:
    """A position of two players; the first has three options."""
    world = trianon.game("template").from_json(late("page duke knight", "prince")).to_json()
    return {**world, "game": game}
