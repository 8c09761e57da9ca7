"""Tournaments: fair seating, the same results on any number of processes, honest statistics."""

import json
import re
import time
from xml.etree import ElementTree

import pytest

import trianon
from trianon import arena
from trianon.arena.match import Result
from trianon.arena.page import page
from trianon.arena.report import mean_and_error, wilson
from trianon.arena.workforce import Processes


def result(*points: int) -> Result:
    best = max(points)
    winners = tuple(seat for seat, value in enumerate(points) if value == best)
    return Result(("a", "b"), points, winners, (10, 10), (0.1, 0.2))


def test_every_deal_is_played_in_every_order() -> None:
    rows = arena.pairings("kabale", ["greedy", "random", "random"], 6, seed=40)
    assert [row.seed for row in rows] == [40, 40, 40, 41, 41, 41]
    assert [row.bots.index("greedy") for row in rows] == [0, 2, 1, 0, 2, 1]
    assert len({row.luck for row in rows}) == 6


def test_a_tournament_needs_a_game() -> None:
    with pytest.raises(trianon.InvalidOption, match="at least one"):
        arena.pairings("kabale", ["random", "random"], 0)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    rows = arena.pairings("kabale", ["random", "random", "random"], 12, seed=3)
    alone, together = list(arena.run(rows, 1)), list(arena.run(rows, 2))
    assert [(one.bots, one.points, one.winners) for one in alone] == [
        (one.bots, one.points, one.winners) for one in together
    ]


def test_what_is_not_wanted_any_more_is_not_played_to_its_end() -> None:
    """A game of masters may take minutes; who stops a tournament does not wait for it."""
    results = Processes(2).run(time.sleep, [0.0, 300.0, 300.0])
    next(results)
    began = time.monotonic()
    del results  # nobody holds it any more
    assert time.monotonic() - began < 60


def test_a_shared_win_counts_as_its_part() -> None:
    report = arena.Report().add_all([result(5, 3), result(4, 4), result(1, 2), result(7, 0)])
    first, second = report.lines
    assert (first.bot, first.wins, first.rate, first.played) == ("a", 2.5, 0.625, 4)
    assert (second.bot, second.wins) == ("b", 1.5)
    assert first.points == 4.25
    assert first.milliseconds == pytest.approx(10)


def test_the_interval_is_wilsons() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_the_error_of_a_mean() -> None:
    assert mean_and_error([3]) == (3.0, 0.0)
    mean, error = mean_and_error([1, 2, 3, 4, 5])
    assert mean == 3.0
    assert error == pytest.approx(1.3859, abs=1e-4)


def test_ranks_are_counted_where_a_game_gives_them() -> None:
    rows = arena.pairings("castles", ["random"], 4, seed=2)
    (line,) = arena.Report().add_all(arena.run(rows)).lines
    assert sum(line.ranks.values()) == line.played == 4
    assert set(line.ranks) <= set(trianon.game("castles").ranks(1))
    assert trianon.game("castles").ranks(2) == trianon.game("kabale").ranks(2) == ()
    assert arena.play(arena.pairings("castles", ["random", "random"], 1)[0]).rank == ""


def test_margins_and_seats_are_told() -> None:
    report = arena.Report().add_all([result(5, 3), result(4, 4), result(1, 2), result(7, 0)])
    first, second = report.lines
    assert first.margins_seen == {-1: 1, 0: 1, 2: 1, 7: 1}
    assert first.margin == 2 == -second.margin
    assert second.points_seen == {0: 1, 2: 1, 3: 1, 4: 1}
    assert [(seat.wins, seat.rate) for seat in report.seats] == [(2.5, 0.625), (1.5, 0.375)]
    assert report.seats[0].low < 0.5 < report.seats[0].high


def test_a_report_is_data() -> None:
    report = arena.Report().add_all([result(5, 3)])
    doc = json.loads(json.dumps(report.to_json()))
    assert doc["bots"][0]["bot"] == "a"
    assert doc["seats"][1]["wins"] == 0


def test_a_page_is_complete_in_itself_and_draws_every_bot() -> None:
    """Well-formed, nothing is fetched, and a bot's name is only text."""
    report = arena.Report()
    report.add_all(Result(("<b>", "b"), (n, 90), (1,), (1, 1), (0.1, 0.1)) for n in range(100))
    drawn = page("A & B", {"seed": 3}, report)
    assert not re.search(r"https?:|src=|<script|<link|@import", drawn)
    assert "<h1>A &amp; B</h1>" in drawn
    assert "<b>" not in drawn
    plots = [ElementTree.fromstring(plot) for plot in re.findall(r"<svg.*?</svg>", drawn)]
    assert len(plots) == 2 + 2 + 2  # shares, seats; points and margins of each
    bars = [len(plot.findall("rect")) for plot in plots]
    assert bars == [2, 2, 34, 34, *[bars[-1]] * 2]  # values up to 99, three to a bar; margins of both alike


def test_a_page_of_a_game_alone_has_nobody_to_compare_with() -> None:
    """Its points and the ranks that were reached are drawn, and those that were not."""
    report = arena.Report()
    report.add_all(
        Result(("a",), (n,), (0,), (1,), (0.1,), "mason" if n < 3 else "builder") for n in range(4)
    )
    drawn = page("Alone", {}, report, ranks={"carrier": "Carrier", "mason": "Mason", "builder": "Builder"})
    assert "Points" in drawn
    assert not re.search(r"Margin|>margin|>wins|95% interval", drawn)
    ranks, points = (ElementTree.fromstring(plot) for plot in re.findall(r"<svg.*?</svg>", drawn))
    shares = ["Carrier", "0.0%", "Mason", "75.0%", "Builder", "25.0%"]
    assert [text.text for text in ranks.findall("text")] == shares
    assert len(points.findall("rect")) == 4
