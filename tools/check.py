"""`make check`: style, types and the tests of what changed, or of one game: an answer in two minutes."""

import argparse
import shlex
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePath, PurePosixPath

from tools.native import ROOT

STYLE = (("ruff", "check"), ("ruff", "format", "--check"), ("lint-imports",), ("mypy",))
PYTEST = ("python", "-m", "pytest", "-q", "-n", "2", "-m", "not slow and not exhaustive")
CLIENT = ("python", "-m", "tools.client_bundle", "check")
FOR_ALL_GAMES = ("tests/conformance", "tests/playthroughs")  # each test there names its game

# Beside the mirror (trianon/table and tests/table): files and folders with the tests that look at them.
TESTS = {
    "trianon/__init__.py": ("tests/test_package.py", "tests/test_docs.py"),
    "trianon/games/registry.py": ("tests/test_package.py",),
    "trianon/locales": ("tests/test_words.py", "tests/lessons", "tests/cli"),
    "trianon/words.py": ("tests/test_words.py", "tests/cli"),
    "tests/vocabulary.py": ("tests/test_words.py",),
    "template": ("template", "tests/kernel", "tests/table", "tests/test_words.py", "tests/test_places.py"),
    "tools": ("tests/tools", "tests/packaging"),
    "bench": ("tests/bench",),
    "setup.py": ("tests/packaging",),
    "pyproject.toml": ("tests/packaging",),
    "requirements": ("tests/packaging",),
    "README.md": ("tests/test_docs.py",),
    "docs": ("tests/test_docs.py", "tests/test_places.py"),
}
SEEN_BY_ALL_GAMES = ("trianon/kernel", "trianon/testing", "conftest.py")
SEEN_BY_THE_CLIENT = ("client", "trianon/locales")


@dataclass(frozen=True)
class Choice:
    """Tests to run: files and folders, some games' part of the tests for all games, the client's own."""

    paths: frozenset[str] = frozenset()
    games: frozenset[str] = frozenset()
    client: bool = False

    def __or__(self, other: "Choice") -> "Choice":
        return Choice(self.paths | other.paths, self.games | other.games, self.client or other.client)

    def commands(self) -> list[tuple[str, ...]]:
        """What to run, in order."""
        found: list[tuple[str, ...]] = []
        if self.paths:
            found.append((*PYTEST, *sorted(self.paths)))
        if self.games:
            found.append((*PYTEST, *FOR_ALL_GAMES, "-k", " or ".join(sorted(self.games))))
        if self.client:
            found.append(CLIENT)
        return found


class Project:
    """A source tree that knows the tests of its files."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.games = frozenset(path.parent.name for path in root.glob("tests/games/*/rules.txt"))

    def tests_of(self, changed: Iterable[str]) -> Choice:
        """The tests of these files, as far as they need no browser."""
        choice = Choice()
        for name in changed:
            choice |= self._tests_of_file(PurePosixPath(name))
        existing = frozenset(path for path in choice.paths if (self.root / path).exists())
        return Choice(existing, choice.games, choice.client)

    def tests_of_game(self, game: str) -> Choice:
        """All tests of one game, as far as they need no browser."""
        named = {path.relative_to(self.root) for path in self.root.glob(f"tests/*/test_{game}.py")}
        paths = {str(path) for path in named if not is_below(path, "tests/browser", *FOR_ALL_GAMES)}
        return Choice(frozenset({f"tests/games/{game}", *paths}), frozenset({game}))

    def _tests_of_file(self, path: PurePosixPath) -> Choice:
        if is_below(path, "tests/browser"):
            return Choice()
        if path.name.startswith("test_"):
            return Choice(frozenset({str(path)}))
        game = self._game(path)
        if game is not None:
            return self.tests_of_game(game)
        tests = {test for place, found in TESTS.items() if is_below(path, place) for test in found}
        if len(path.parts) > 2 and path.parts[0] in ("trianon", "tests"):
            tests.add(f"tests/{path.parts[1]}")
        return Choice(
            frozenset(tests),
            self.games if is_below(path, *SEEN_BY_ALL_GAMES) else frozenset(),
            is_below(path, *SEEN_BY_THE_CLIENT),
        )

    def _game(self, path: PurePosixPath) -> str | None:
        """The game a file belongs to: it lies in the folder of that game, or is named after it."""
        names = {*path.parts[:-1], path.stem} if path.parts[0] in ("trianon", "tests") else set()
        return next(iter(names & self.games), None)


def is_below(path: PurePath, *places: str) -> bool:
    """Whether a file is one of these places or lies in one."""
    return any(path.is_relative_to(place) for place in places)


def changed_files(root: Path = ROOT) -> list[str]:
    """What differs from main, committed or not; on main itself, and with nothing at hand, the last commit."""
    base = git(root, "merge-base", "HEAD", "main") or git(root, "rev-parse", "HEAD")
    new = git(root, "ls-files", "--others", "--exclude-standard").splitlines()
    found = git(root, "diff", "--name-only", base).splitlines() + new
    return found or git(root, "diff", "--name-only", "HEAD~1").splitlines()


def git(root: Path, *arguments: str) -> str:
    """What git answers, nothing when it cannot."""
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def main() -> int:
    """Run everything, also after a failure; 1 when something failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", help="all tests of this game instead of what changed")
    game = parser.parse_args().game
    project = Project()
    if game and game not in project.games:
        parser.error(f"there is no game {game!r}; there are {', '.join(sorted(project.games))}")
    choice = project.tests_of_game(game) if game else project.tests_of(changed_files())
    failed = [command for command in (*STYLE, *choice.commands()) if not run(command)]
    print("everything passed" if not failed else f"{len(failed)} of the commands above failed")
    return 1 if failed else 0


def run(command: tuple[str, ...]) -> bool:
    """Whether a program of this environment ends well; its output goes to the terminal."""
    shown = [Path(command[0]).name, *command[1:]]
    print(f"\n== {shlex.join(shown)} ==", flush=True)
    program = str(Path(sys.executable).with_name(command[0]))
    return subprocess.run([program, *command[1:]], cwd=ROOT, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
