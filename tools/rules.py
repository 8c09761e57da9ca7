"""Which rule numbers have a test: `python -m tools.rules` lists every number and fails when one has none."""

import ast
import sys
from collections import defaultdict
from pathlib import Path

from tools.native import ROOT

GAMES = ROOT / "tests" / "games"


def listed(path: Path) -> dict[str, str]:
    """The rule numbers of a game in their order, each with a few words: one per line, # begins a comment."""
    numbers: dict[str, str] = {}
    for line in path.read_text("utf-8").splitlines():
        number, _, words = line.partition(" ")
        if not number or number.startswith("#"):
            continue
        if number in numbers:
            raise SystemExit(f"{path.name}: {number} is listed twice")
        numbers[number] = words.strip()
    return numbers


def proved(folder: Path) -> dict[str, list[str]]:
    """The tests of each rule number that occurs in an @rule decorator below a folder."""
    tests: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for number in _numbers(node):
                    tests[number].append(f"{path.relative_to(folder)}::{node.name}")
    return tests


def _numbers(test: ast.FunctionDef) -> list[str]:
    numbers: list[str] = []
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            numbers += [str(ast.literal_eval(argument)) for argument in mark.args]
    return numbers


def report(folder: Path) -> list[str]:
    """Say how a game stands; returns what is wrong."""
    numbers = listed(folder / "rules.txt")
    tests = proved(folder)
    waiting = [f"no test yet: {number} {words}" for number, words in numbers.items() if number not in tests]
    unknown = [
        f"no such rule: {number} in {', '.join(where)}"
        for number, where in tests.items()
        if number not in numbers
    ]
    count = sum(len(where) for where in tests.values())
    done = len(numbers) - len(waiting)
    print(f"{folder.name}: {done} of {len(numbers)} rules have a test ({count} citations)")
    return waiting + unknown


def main() -> int:
    """Report on every game; 1 when a rule has no test or a test cites an unknown rule."""
    wrong: list[str] = []
    for path in sorted(GAMES.glob("*/rules.txt")):
        wrong += report(path.parent)
    for line in wrong:
        print(f"  {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
