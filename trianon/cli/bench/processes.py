"""Two worker processes: the rules interpreted from their sources, and compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from trianon.bots.levels import is_compiled
from trianon.kernel.errors import TrianonError

HERE: Final = Path(__file__).resolve().parents[3]  # the directory that holds the package `trianon`
RULES: Final = ("kernel", "games")
MEASURES: Final = ("cli/bench",)

# A compiled package holds its sources too: without the loader for extension modules, they are imported.
_INTERPRETED: Final = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader, SOURCE_SUFFIXES
def sources_only(path):
    if not path.startswith(sys.argv[1]):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))
sys.path_hooks.insert(0, sources_only)
sys.path_importer_cache.clear()
"""
_WORK: Final = "from trianon.cli.bench.worker import main; main()"


class BenchError(TrianonError):
    """The measurement cannot be made."""


class Worker:
    """A process that measures one kind of rules of one game."""

    def __init__(self, root: Path, compiled: bool, game: str) -> None:
        code = _WORK if compiled else _INTERPRETED + _WORK
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", code, str(root / "trianon"), game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(root)},
            text=True,
        )
        if self._read()["compiled"] != compiled:
            self.close()
            raise BenchError(f"the rules in {root} are not compiled; see: make compiled")

    def rate(self, workload: str, seconds: float) -> float:
        """Decisions per second of CPU time."""
        return float(self._ask(f"slice|{workload}|{seconds}")["rate"])

    def game_milliseconds(self, seconds: float) -> float:
        """CPU time of one random game."""
        return float(self._ask(f"whole|{seconds}")["milliseconds"])

    def copy_microseconds(self, seconds: float) -> float:
        """CPU time of one copy."""
        return float(self._ask(f"copy|{seconds}")["microseconds"])

    def close(self) -> None:
        """End the process."""
        self._process.communicate(timeout=20)

    def _ask(self, line: str) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        return self._read()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise BenchError("a measuring process ended unexpectedly")
        answer: dict[str, Any] = json.loads(line)
        return answer


def compiled_root(wish: Path | None) -> Path | None:
    """The directory of a compiled package: the wish, this package itself, or what `make compiled` builds."""
    if wish is not None and (wish / "trianon").is_dir():
        return wish.resolve()
    if is_compiled():
        return HERE
    built = HERE / "build" / "compiled"
    return built if (built / "trianon").is_dir() else None


def is_stale(root: Path) -> bool:
    """Whether a compiled package was made from other rules than these."""
    return _differs(root, RULES)


def check_measures(root: Path) -> None:
    """Both processes must measure the same way."""
    if _differs(root, MEASURES):
        raise BenchError(f"the package in {root} measures in another way than this one; see: make compiled")


def _differs(root: Path, parts: tuple[str, ...]) -> bool:
    for part in parts:
        for path in (HERE / "trianon" / part).rglob("*.py"):
            twin = root / path.relative_to(HERE)
            if not twin.exists() or twin.read_bytes() != path.read_bytes():
                return True
    return False
