"""Ratings: the measured strength of each bot in each game, from the table that `trianon ladder` writes."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from trianon.games.registry import game

TABLE: Final = Path(__file__).with_name("ratings.toml")
YARDSTICK: Final = "greedy"
ANCHOR: Final = 1500.0  # its rating, by definition


@dataclass(frozen=True)
class Rating:
    """A strength on the scale of one game, where `greedy` has 1500."""

    rating: float
    sd: float  # one standard deviation of its error
    games: int
    rules_version: int  # with which they were played

    @property
    def error(self) -> int:
        """Half of its 95% confidence interval."""
        return round(2 * self.sd)

    @property
    def text(self) -> str:
        """As people read it: 1612 ± 85; the yardstick is exact by definition."""
        return f"{self.rating:.0f} ± {self.error}" if self.error else f"{self.rating:.0f}"


def measured(game_id: str, bot: str) -> Rating | None:
    """The strength of a bot; None as long as nobody measured it with the present rules."""
    return all_measured(game_id).get(bot)


def all_measured(game_id: str) -> dict[str, Rating]:
    """The strength of every bot that was measured with the present rules; the yardstick needs none."""
    rules = game(game_id).rules_version
    rows = [(bot, Rating(**row)) for bot, row in _table().get(game_id, {}).items()]
    yardstick = {YARDSTICK: Rating(ANCHOR, 0.0, 0, rules)}
    return yardstick | {bot: rating for bot, rating in rows if rating.rules_version == rules}


def write(game_id: str, ratings: Mapping[str, Rating], table: Path = TABLE) -> None:
    """Put these in the place of what the table said about a game."""
    games = _read(table) | {game_id: {bot: vars(rating) for bot, rating in ratings.items()}}
    comments = [line for line in table.read_text("utf-8").splitlines() if line.startswith("#")]
    lines = ["\n".join(comments)]
    for id, rows in sorted(games.items()):
        lines.append("\n".join([f"[{id}]", *(_line(bot, row) for bot, row in rows.items())]))
    table.write_text("\n\n".join(lines) + "\n", "utf-8")


def _line(bot: str, row: dict[str, Any]) -> str:
    return f"{bot} = {{ {', '.join(f'{name} = {value:g}' for name, value in row.items())} }}"


@cache
def _table() -> dict[str, dict[str, Any]]:
    return _read(TABLE)


def _read(table: Path) -> dict[str, dict[str, Any]]:
    return tomllib.loads(table.read_text("utf-8"))
