"""The table of measured strengths: written by the ladder, read wherever one chooses an opponent."""

import shutil
from pathlib import Path

import pytest

import trianon
from trianon import bots
from trianon.bots import ratings
from trianon.bots.ratings import Rating


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the table of the house, read in its place."""
    copy = tmp_path / "ratings.toml"
    shutil.copy(ratings.TABLE, copy)
    monkeypatch.setattr(ratings, "_table", lambda: ratings._read(copy))
    return copy


def test_what_is_written_is_read(table: Path) -> None:
    before = table.read_text()
    rules = trianon.game("louis").rules_version
    found = {"novice": Rating(1312.0, 21.5, 400, rules), "greedy": Rating(1500.0, 12.0, 800, rules)}
    ratings.write("louis", found, table)
    assert {bot: ratings.measured("louis", bot) for bot in found} == found
    assert ratings.measured("louis", "random") is None
    ratings.write("louis", {}, table)
    assert ratings.measured("louis", "novice") is None
    assert [line for line in before.splitlines() if "[" in line or "#" in line] == [
        line for line in table.read_text().splitlines() if line.startswith(("[", "#"))
    ]


def test_what_was_measured_with_other_rules_is_not_measured(table: Path) -> None:
    rules = trianon.game("mercado").rules_version
    ratings.write("mercado", {"novice": Rating(1200.0, 30.0, 100, rules - 1)}, table)
    assert ratings.measured("mercado", "novice") is None


def test_the_table_of_the_house_speaks_of_games_and_bots_of_the_house() -> None:
    for game, rows in ratings._table().items():
        assert game in trianon.games()
        assert set(rows) <= set(bots.house_names(game))
        assert all(Rating(**row).games > 0 for row in rows.values())


@pytest.mark.parametrize("game", trianon.games())
def test_levels_were_measured_with_the_present_rules(game: str) -> None:
    """All of them. How far those who think ahead are apart is less certain than that others are weaker."""
    found = {level: ratings.measured(game, level) for level in bots.house_names(game) if level != "random"}
    strengths = {level: rating.rating for level, rating in found.items() if rating is not None}
    assert list(strengths) == ["novice", "greedy", "player", "strong", "master"]
    assert strengths["novice"] < strengths["greedy"] < min(list(strengths.values())[2:])
