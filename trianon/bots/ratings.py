"""Ratings of bots, as `trianon ladder GAME --ratings` measured them; people are rated on the same scale."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("ratings.json")


@cache
def measured(game: str) -> Mapping[str, int]:
    """The Elo points of every bot of a game that was measured."""
    found: dict[str, dict[str, int]] = json.loads(FILE.read_text("utf-8"))
    return found.get(game, {})


def write(file: Path, game: str, ratings: Mapping[str, float]) -> None:
    """Put the ratings of one game into a file of this kind; the other games stay as they are."""
    known = json.loads(file.read_text("utf-8")) if file.exists() else {}
    known[game] = {bot: round(points) for bot, points in sorted(ratings.items(), key=lambda one: one[1])}
    file.write_text(json.dumps(dict(sorted(known.items())), indent=2) + "\n", "utf-8")
