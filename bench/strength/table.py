"""The table of strength, from the games that were played, and its place in the documents."""

from collections.abc import Sequence
from pathlib import Path

import trianon
from bench.strength.matches import Match, all_games, ledger_of, matches
from trianon import arena, bots
from trianon.arena import ladder
from trianon.arena.ledger import Ledger
from trianon.arena.match import Result
from trianon.arena.seer import SEER
from trianon.bots import ratings
from trianon.words import Words

DOCUMENT = Path(__file__).parents[1] / "README.md"
RATINGS = Path(__file__).parents[2] / "trianon/bots" / ratings.TABLE.name  # never those of a compiled copy
BEGIN, END = "<!-- strength -->\n", "<!-- end of strength -->\n"
FEWEST = 10  # games of a level that is rated


def table() -> str:
    """All matches of which games are known, with what luck leaves to win."""
    lines = [
        "| game | match | goal | games | result | CPU of a decision | of the way to the seer |",
        "|---|---|---|---|---|---|---|",
    ]
    for game in all_games():
        ledger = ledger_of(game)
        for match in matches(game):
            results = match.played(ledger)
            if results:
                lines.append(_line(match, results, _way(match, ledger)))
    return "\n".join(lines) + "\n"


def _line(match: Match, results: Sequence[Result], way: float | None) -> str:
    report = arena.Report().add_all(results)
    first = next(line for line in report.lines if line.bot == match.bots[0])
    if match.is_alone:
        goal = f"{match.goal:.0f} points" if match.goal else ""
        found = f"{first.points:.1f} ± {first.points_error:.1f} points; {_ranks(match, first)}"
    else:
        goal = f"{match.goal:.0%}" if match.goal else ""
        found = f"{first.rate:.0%} ({first.low:.0%} to {first.high:.0%})"
    title = trianon.game(match.game).title
    far = "" if way is None else f"{way:.0%}"
    cells = (title, match.title, goal, str(report.games), found, _duration(first.milliseconds), far)
    return f"| {' | '.join(cells)} |"


def _ranks(match: Match, line: arena.Line) -> str:
    """How often the highest ranks were reached."""
    reached = [(rank, line.ranks.get(rank, 0)) for rank in reversed(trianon.game(match.game).ranks(1))]
    words = Words("en", match.game)
    named = [(words.name("rank", rank), count / line.played) for rank, count in reached if count]
    return ", ".join(f"{name} {share:.0%}" for name, share in named)


def _duration(milliseconds: float) -> str:
    return f"{milliseconds:.2f} ms" if milliseconds < 1 else f"{milliseconds:.0f} ms"


def _way(match: Match, ledger: Ledger) -> float | None:
    """How much of the way from `greedy` to the seer a bot goes: in wins against `greedy`, alone in points."""
    first, *others = match.bots
    if others not in ([], ["greedy"]):
        return None
    reached, ceiling, floor = (
        _success((name, *others), match.game, ledger) for name in (first, SEER, "greedy")
    )
    if reached is None or ceiling is None or floor is None or ceiling <= floor:
        return None
    return (reached - floor) / (ceiling - floor)


def _success(line_up: tuple[str, ...], game: str, ledger: Ledger) -> float | None:
    """The points of who plays alone; else the share won by the first, which is a half against itself."""
    if line_up == ("greedy", "greedy"):
        return 0.5
    results = Match(game, line_up, 0).played(ledger)
    if not results:
        return None
    line = next(line for line in arena.Report().add_all(results).lines if line.bot == line_up[0])
    return line.points if len(line_up) == 1 else line.rate


def write() -> None:
    """Put the table into the document, and the ladders into what the site shows."""
    text = DOCUMENT.read_text("utf-8")
    before, rest = text.split(BEGIN)
    DOCUMENT.write_text(before + BEGIN + table() + END + rest.split(END)[1], "utf-8")
    for game in all_games():
        names = bots.house_names(game)
        rungs = ladder.ratings(ledger_of(game).known(game, names))
        kept = [rung for rung in rungs if rung.games >= FEWEST or rung.bot == ratings.YARDSTICK]
        ratings.write(game, ladder.table(game, kept), RATINGS)
