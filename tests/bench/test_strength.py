"""The tool that keeps the games of the levels: what lacks most comes first, its table tells all."""

from pathlib import Path

import pytest

from bench.strength import matches, table
from bench.strength.__main__ import most_wanted, play
from bench.strength.matches import Match
from trianon import bots
from trianon.arena.match import Pairing, Result


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty one, with two short matches of Kabale & Hiebe."""
    short = [
        Match("kabale", ("greedy", "random"), 4, 0.9),
        Match("kabale", ("random", "random", "random"), 3),
    ]
    monkeypatch.setattr(matches, "FOLDER", tmp_path)
    for module in ("bench.strength.__main__", "bench.strength.table"):
        monkeypatch.setattr(f"{module}.matches", lambda game: iter(short))
    monkeypatch.setattr(table, "all_games", lambda: ("kabale",))
    return tmp_path


def test_what_lacks_most_is_played_until_all_is_there(folder: Path) -> None:
    first = most_wanted(["kabale"])
    assert first is not None
    assert first.bots == ("greedy", "random")
    play(["kabale"], 600.0, 1)
    assert most_wanted(["kabale"]) is None
    lines = (folder / "kabale.jsonl").read_text().splitlines()
    assert len(lines) == 4 + 3
    ledger = matches.ledger_of("kabale")
    assert [len(match.played(ledger)) for match in matches.matches("kabale")][:1] == [0]  # no masters
    told = table.table()
    assert "| Kabale & Hiebe | `greedy` against `random` | 90% | 4 | " in told
    assert "`seer`" not in told


def test_one_match_alone(folder: Path) -> None:
    """Matches are named as in the table, without its marks."""
    play(["kabale"], 600.0, 1, only="greedy against random")
    assert len((folder / "kabale.jsonl").read_text().splitlines()) == 4
    assert most_wanted(["kabale"], only="greedy against random") is None
    assert most_wanted(["kabale"]) is not None


def test_alone_the_way_to_the_seer_is_measured_in_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """From greedy's 60 points to the 120 of who sees everything, 90 are half of the way."""
    points = {"greedy": 60, "strong": 90, "seer": 120}
    games = [
        (Pairing("castles", (name,), seed=1, luck=1), Result((name,), (made,), (0,), (9,), (1.0,), "foreman"))
        for name, made in points.items()
    ]
    monkeypatch.setattr(table, "all_games", lambda: ("castles",))
    monkeypatch.setattr(table, "ledger_of", lambda game: games)
    told = {line.split(" | ")[1]: line.split(" | ")[-1] for line in table.table().splitlines()[2:]}
    assert told == {"`strong` alone": "50% |", "`greedy` alone": "0% |", "`seer` alone": "100% |"}


def test_no_time_no_games(folder: Path) -> None:
    play(["kabale"], 0.0, 1)
    assert not (folder / "kabale.jsonl").exists()


def test_every_level_of_every_game_is_measured() -> None:
    for game in matches.all_games():
        met = {name for match in matches.matches(game) for name in match.bots}
        assert set(bots.house_names(game)) - {"random"} <= met
