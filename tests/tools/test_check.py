"""`make check` finds the tests of what changed."""

import subprocess
from pathlib import Path

import pytest

import trianon
from tools.check import Choice, Project, changed_files

PROJECT = Project()
ALL = frozenset(trianon.games())


def choice(*paths: str, games: frozenset[str] = frozenset(), client: bool = False) -> Choice:
    return Choice(frozenset(paths), games, client)


def test_it_knows_every_game() -> None:
    assert PROJECT.games == ALL


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ("trianon/table/lobby.py", choice("tests/table")),
        ("trianon/table/storage/sql.py", choice("tests/table")),
        ("trianon/web/app.py", choice("tests/web")),
        ("trianon/kernel/state.py", choice("tests/kernel", games=ALL)),
        ("trianon/testing/visibility.py", choice(games=ALL)),
        ("trianon/__init__.py", choice("tests/test_package.py", "tests/test_docs.py")),
        (
            "trianon/locales/en/common.ftl",
            choice("tests/test_words.py", "tests/lessons", "tests/cli", client=True),
        ),
        ("client/src/main.tsx", choice(client=True)),
        ("tools/wheels.py", choice("tests/tools", "tests/packaging")),
        ("docs/architecture.md", choice("tests/test_docs.py", "tests/test_places.py")),
        ("LICENSE", choice()),
        ("trianon/table/no_longer_there.py", choice("tests/table")),
    ],
)
def test_a_file_and_its_tests(changed: str, expected: Choice) -> None:
    assert PROJECT.tests_of([changed]) == expected


@pytest.mark.parametrize(
    "changed",
    [
        "trianon/games/louis/flow.py",
        "trianon/games/louis/steps/buy.py",
        "trianon/testing/louis.py",
        "tests/games/louis/look.py",
        "tests/playthroughs/louis/two.txt",
        "tests/conformance/louis.txt",
    ],
)
def test_a_file_of_a_game_asks_for_all_tests_of_that_game(changed: str) -> None:
    assert PROJECT.tests_of([changed]) == PROJECT.tests_of_game("louis")


def test_the_tests_of_a_game() -> None:
    found = PROJECT.tests_of_game("louis")
    assert {"tests/games/louis", "tests/bots/test_louis.py", "tests/cli/test_louis.py"} <= found.paths
    assert found.games == {"louis"}
    assert not [path for path in found.paths if "browser" in path]


def test_changed_tests_run_themselves() -> None:
    assert PROJECT.tests_of(["tests/games/louis/test_path.py"]) == choice("tests/games/louis/test_path.py")
    assert PROJECT.tests_of(["tests/table/support.py"]) == choice("tests/table")
    assert PROJECT.tests_of(["tests/table/test_gone.py"]) == choice()
    assert PROJECT.tests_of(["tests/browser/test_game.py", "tests/browser/house.py"]) == choice()


def test_several_files_ask_for_all_of_their_tests() -> None:
    assert PROJECT.tests_of(["trianon/web/app.py", "trianon/cli/play.py", "client/index.html"]) == choice(
        "tests/web", "tests/cli", client=True
    )


def test_the_commands() -> None:
    first, second, third = choice(
        "tests/web", "tests/cli", games=frozenset({"louis"}), client=True
    ).commands()
    assert first[-2:] == ("tests/cli", "tests/web")
    assert second[-4:] == ("tests/conformance", "tests/playthroughs", "-k", "louis")
    assert third[-1] == "check"
    assert choice().commands() == []


def test_every_folder_of_tests_is_reached() -> None:
    """By the mirror, a game, or a table in tools/check.py; the browser's and the compiled need more time."""
    files = [path.relative_to(PROJECT.root).as_posix() for path in PROJECT.root.glob("trianon/**/*.py")]
    found = PROJECT.tests_of([*files, "tools/check.py", "bench/kill.py"])
    folders = {path.parent.name for path in PROJECT.root.glob("tests/*/test_*.py")}
    reached = {path.split("/")[1] for path in found.paths}
    assert folders - reached == {"browser", "compiled", "conformance", "playthroughs"}
    assert found.games == ALL


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A main branch with two commits of one file each."""
    git(tmp_path, "init", "-q", "-b", "main")
    for name in ("first", "second"):
        commit(tmp_path, name)
    return tmp_path


def git(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True)


def commit(folder: Path, name: str) -> None:
    (folder / name).write_text(name)
    git(folder, "add", name)
    git(folder, "commit", "-qm", name)


def test_on_main_the_last_commit_counts(repository: Path) -> None:
    assert changed_files(repository) == ["second"]


def test_on_main_uncommitted_work_counts(repository: Path) -> None:
    (repository / "first").write_text("changed")
    (repository / "new").write_text("new")
    assert changed_files(repository) == ["first", "new"]


def test_on_a_branch_everything_since_main_counts(repository: Path) -> None:
    git(repository, "checkout", "-qb", "branch")
    commit(repository, "third")
    (repository / "new").write_text("new")
    assert changed_files(repository) == ["third", "new"]
