"""Tempo: how much time a seat has, chosen when a table is made. Its name is stored and can always be read."""

import re
from dataclasses import dataclass

SECOND = 1000  # milliseconds, as everywhere at a table
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE

TEMPI = ("", "10+15", "20+30", "45+60", "1d", "3d", "7d")  # offered to people; the first one: no clock
LIVE = re.compile(r"(\d{1,3})\+(\d{1,3})")  # minutes, and seconds for every turn
DAYS = re.compile(r"(\d{1,2})d")


@dataclass(frozen=True)
class Tempo:
    """What every seat begins with, and what a turn brings: so much more, or over days so much in all."""

    bank: int
    turn: int
    over_days: bool


def read_tempo(name: str) -> Tempo | None:
    """The tempo of this name, None for a table without a clock; ValueError when there is no such tempo."""
    if not name:
        return None
    if live := LIVE.fullmatch(name):
        return Tempo(int(live[1]) * MINUTE, int(live[2]) * SECOND, over_days=False)
    if days := DAYS.fullmatch(name):
        return Tempo(int(days[1]) * DAY, int(days[1]) * DAY, over_days=True)
    raise ValueError(f"there is no tempo {name!r}")
