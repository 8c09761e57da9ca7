"""`trianon.games` is the package of the games, and a question for their ids."""

import subprocess
import sys

import trianon
import trianon.games.kabale.flow as flow
from tools.native import ROOT


def test_calling_it_gives_the_ids() -> None:
    assert trianon.games() == ("castles", "kabale", "louis", "mercado")


def test_it_is_the_package() -> None:
    assert trianon.games is sys.modules["trianon.games"]
    assert trianon.games.kabale.flow is flow


def test_modules_of_a_game_are_imported_under_a_name() -> None:
    """Also as the first import of a program."""
    code = "import trianon.games.kabale.flow as f; print(f.__name__)"
    assert subprocess.check_output([sys.executable, "-c", code], cwd=ROOT, text=True) == (
        "trianon.games.kabale.flow\n"
    )
