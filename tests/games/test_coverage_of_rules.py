"""The report of rule numbers without a test."""

from pathlib import Path

import pytest

from tools import rules
from trianon.testing import rule, rules_of


def folder(tmp_path: Path, listed: str, tests: str) -> Path:
    (tmp_path / "rules.txt").write_text(listed, "utf-8")
    (tmp_path / "test_some.py").write_text(tests, "utf-8")
    return tmp_path


@pytest.mark.parametrize("game", sorted(path.parent.name for path in rules.GAMES.glob("*/rules.txt")))
def test_every_rule_of_every_game_has_a_test(game: str) -> None:
    assert rules.report(rules.GAMES / game) == []


def test_every_game_lists_its_rules() -> None:
    import trianon

    assert {path.parent.name for path in rules.GAMES.glob("*/rules.txt")} == set(trianon.games())


def test_a_rule_without_a_test_is_reported(tmp_path: Path) -> None:
    here = folder(tmp_path, "# set-up\nK1 one\nK2 two\n", '@rule("K1")\ndef test_one(): ...\n')
    assert rules.report(here) == ["no test yet: K2 two"]


def test_a_number_that_is_no_rule_is_reported(tmp_path: Path) -> None:
    here = folder(tmp_path, "K1 one\n", '@rule("K1", "K7")\ndef test_one(): ...\n')
    assert rules.report(here) == ["no such rule: K7 in test_some.py::test_one"]


def test_a_number_listed_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="twice"):
        rules.listed(folder(tmp_path, "K1 one\nK1 uno\n", "") / "rules.txt")


@rule("K1.1")
def test_the_marker_keeps_the_numbers(request: pytest.FixtureRequest) -> None:
    """A mark of pytest and a plain attribute; several markers add up."""
    mark = request.node.get_closest_marker("rule")
    assert mark is not None
    assert mark.args == ("K1.1",)

    @rule("K2.1")
    @rule("K3.1", "K3.2")
    def some() -> None: ...

    assert rules_of(some) == ("K3.1", "K3.2", "K2.1")
    with pytest.raises(ValueError, match="at least one"):
        rule()
