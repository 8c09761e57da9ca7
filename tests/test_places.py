"""What the documents say about the files of a game is true."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

import trianon
from tools import rules
from tools.native import ROOT

HOUSE = ROOT / "trianon" / "games"
TEMPLATE = ROOT / "template"
# Documents and tests that name all games as examples.
EXAMPLES = {
    "docs/adding-a-game.md",
    "docs/operating.md",
    "docs/writing-a-bot.md",
    "tests/bots/test_search.py",
    "client/src/words/index.test.ts",
    "bench/README.md",
}
LIMIT = 500


def rows(document: str, heading: str) -> list[list[str]]:
    """The cells of all tables in one section of a document, without backticks."""
    text = (ROOT / "docs" / document).read_text("utf-8")
    section = text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| `")]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines]


# --- the inside of a game -------------------------------------------------------------------------------


def roles() -> set[str]:
    return {row[0] for row in rows("architecture.md", "The inside of a game") if len(row) == 2}


def own_files() -> dict[str, set[str]]:
    """The files that not every game has, with the games that do."""
    table = [row for row in rows("architecture.md", "The inside of a game") if len(row) == 3]
    return {file: set(games.split(", ")) for file, games, _ in table}


def inside(folder: Path) -> set[str]:
    """The files and folders of a game, as the table names them."""
    names = {path.name + "/" * path.is_dir() for path in folder.iterdir()}
    return {name for name in names if name.endswith((".py", "/")) and name != "__pycache__/"}


@pytest.mark.parametrize("game", trianon.games())
def test_every_file_of_a_game_has_its_role(game: str) -> None:
    own = {file for file, games in own_files().items() if game in games}
    assert inside(HOUSE / game) - roles() == own


def test_the_template_has_no_file_of_its_own() -> None:
    assert inside(TEMPLATE / "game") <= roles()


def test_every_role_is_played_somewhere() -> None:
    folders = [*(HOUSE / game for game in trianon.games()), TEMPLATE / "game"]
    assert roles() <= {file for folder in folders for file in inside(folder)}


# --- the places of a game -------------------------------------------------------------------------------


@cache
def sources() -> dict[str, str]:
    """Every text file that belongs to the repository."""
    listed = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()
    texts = {}
    for name in listed:
        try:
            texts[name] = (ROOT / name).read_text("utf-8")
        except (UnicodeDecodeError, FileNotFoundError):  # pictures; a file that is just being removed
            continue
    return texts


def places(game: str) -> set[str]:
    """Where a game is named, in a path or in a text."""
    found = set()
    for name, text in sources().items():
        place = re.sub(rf"\b(test_)?{game}(?=[/.])", r"\1<game>", name)
        if place != name:
            place = re.sub(r"<game>/.*", "<game>/", place)
            found.add(re.sub(r"/(en|cs|nl)/", "/<language>/", place))
        elif re.search(rf"\b_?{game}(_\w+)?\b", text, re.IGNORECASE):
            found.add(name)
    return found


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a checkout knows which files belong to it")
def test_the_document_names_every_place_that_all_games_touch() -> None:
    shared = set.intersection(*map(places, trianon.games())) - EXAMPLES
    assert {row[0] for row in rows("adding-a-game.md", "Every place")} == shared


# --- the template ---------------------------------------------------------------------------------------


def test_every_rule_of_the_template_has_a_test() -> None:
    numbers = re.findall(r"^- \*\*(T\d+)\*\*", (TEMPLATE / "README.md").read_text("utf-8"), re.MULTILINE)
    assert numbers == [f"T{number}" for number in range(1, len(numbers) + 1)]
    assert {*rules.proved(TEMPLATE / "tests")} == {*numbers}


def test_the_template_is_small() -> None:
    """Lines of code, words and tests; blank lines, comments, docstrings and imports are not counted."""
    files = [path for kind in ("py", "ftl", "tsx") for path in TEMPLATE.rglob(f"*.{kind}")]
    assert len(files) > 20
    assert sum(len(code_of(path.read_text("utf-8"))) for path in files) < LIMIT


def code_of(text: str) -> list[str]:
    bare = re.sub(r'^ *"""(?:.|\n)*?"""$|^ */\*\*(?:.|\n)*?\*/$', "", text, flags=re.MULTILINE)
    return [line for line in bare.splitlines() if line.strip() and not re.match(r" *(#|from |import )", line)]
