"""Ladders: ratings from games, and results that outlive an interruption."""

from pathlib import Path

import pytest

import trianon
from trianon import arena
from trianon.arena import ladder
from trianon.arena.ledger import Ledger
from trianon.arena.match import Result
from trianon.bots.ratings import Rating


def games(one: str, other: str, won: int, lost: int) -> list[Result]:
    first = Result((one, other), (1, 0), (0,), (10, 10), (0.1, 0.2))
    return [first] * won + [Result((other, one), (1, 0), (0,), (10, 10), (0.2, 0.1))] * lost


def test_three_wins_of_four_are_about_190_points() -> None:
    master, greedy = ladder.ratings(games("master", "greedy", 7500, 2500))
    assert (greedy.bot, greedy.rating) == ("greedy", 1500)
    assert master.rating == pytest.approx(1690.8, abs=0.2)
    assert master.games == greedy.games == 10_000
    assert master.milliseconds == pytest.approx(10)
    assert master.error == pytest.approx(7.86, abs=0.01)  # 1.96 * 400 / ln 10 / sqrt(10,001 * 3 / 16)
    assert greedy.error == 0  # by definition
    rules = trianon.game("kabale").rules_version
    kept = ladder.table("kabale", [master, greedy])
    assert list(kept) == ["greedy", "master"]
    assert kept["master"] == Rating(1691, round(master.error / 1.96, 1), 10_000, rules)


def test_ratings_add_up_along_the_ladder_and_stay_finite() -> None:
    """The strongest never met the weakest, and lost no game."""
    results = games("c", "b", 40, 0) + games("b", "greedy", 75, 25) + games("greedy", "a", 50, 50)
    rungs = ladder.ratings(results)
    assert [rung.bot for rung in rungs][:2] == ["c", "b"]
    assert rungs[0].rating - rungs[1].rating > 500
    assert rungs[0].error > rungs[1].error
    far, near = ladder.ratings(games("c", "b", 50, 50) + games("b", "greedy", 50, 50))[:2]
    assert far.error == pytest.approx(near.error * 2**0.5, rel=0.01)  # errors add up along the ladder too
    assert ladder.ratings(games("greedy", "a", 5, 5))[0].rating == pytest.approx(1500)


def test_who_never_met_anybody_of_the_ladder_has_no_place_on_it() -> None:
    results = games("b", "greedy", 6, 2) + games("d", "c", 3, 1)
    assert [rung.bot for rung in ladder.ratings(results)] == ["b", "greedy"]


def test_a_bot_meets_its_neighbours_in_both_seats() -> None:
    rows = ladder.matches("kabale", ["a", "b", "c", "d"], 2, seed=5)
    met = [row.bots for row in rows]
    assert len(met) == 2 * 5
    assert ("a", "d") not in met
    assert {("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "d")} <= set(met)


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    rows = arena.pairings("kabale", ["random", "random"], 6, seed=1)
    half = list(Ledger(file).run(rows[:3]))
    whole = list(Ledger(file).run(rows))
    assert whole[:3] == half
    assert len(file.read_text().splitlines()) == 6
    assert [result.points for result in whole] == [result.points for result in arena.run(rows)]


def test_games_of_bots_that_changed_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    rows = arena.pairings("kabale", ["random", "random"], 2, seed=1)
    list(Ledger(file).run(rows))
    assert len(list(Ledger(file))) == 2
    monkeypatch.setattr("trianon.arena.ledger.signature", lambda game, name, seats: "changed")
    assert list(Ledger(file)) == []
    list(Ledger(file).run(rows))
    assert [row for row, _ in Ledger(file)] == rows
    assert len(file.read_text().splitlines()) == 4  # the old ones stay


def test_a_ledger_that_cannot_be_read_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("{}\n")
    with pytest.raises(trianon.InvalidRecord, match="line 1"):
        Ledger(file)


@pytest.mark.parametrize("text", ['{"theme": "dark"}', "one\ntwo"])
def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(text)
    with pytest.raises(trianon.InvalidRecord):
        Ledger(file)
    assert file.read_text() == text
