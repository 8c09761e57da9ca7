"""What was learned, written down: the table of weights beside the rules, and the curve of a course."""

from collections.abc import Sequence
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Final

from trianon.games.registry import game, rules_module
from trianon.learning.course import Generation, names

WIDTH: Final = 640
HEIGHT: Final = 240
MARGIN: Final = 40


def source(game_id: str, weights: list[float]) -> str:
    """The module `weights.py` of a game."""
    rules = game(game_id)
    rows = [f"    {weight},  # {name}" for name, weight in zip(names(game_id), weights, strict=True)]
    return "\n".join(
        [
            f'"""{rules.title}: what positions are worth, written by `trianon learn {game_id}`."""',
            "",
            "from typing import Final",
            "",
            f"RULES_VERSION: Final = {rules.rules_version}",
            "WEIGHTS: Final[list[float]] = [",
            *rows,
            "]",
            "",
        ]
    )


def place(game_id: str) -> Path:
    """Where the table of a game lies, beside its rules."""
    origin = import_module(f"{rules_module(game_id)}.weights").__file__
    assert origin is not None
    return Path(origin).with_name("weights.py")  # of compiled rules too: never the machine code itself


def save(game_id: str, weights: list[float]) -> Path:
    """Put the table there, where the next process finds it."""
    path = place(game_id)
    path.write_text(source(game_id, weights), "utf-8")
    return path


def curve(title: str, generations: Sequence[Generation]) -> str:
    """An SVG, generation by generation: the share of the wins against the old weights, and below it by how
    many points the new ones miss the end of games, after more and more games to learn from.

    Broken lines are what there was before: an even match, and the error of the old weights.
    """
    step = (WIDTH - 2 * MARGIN) / max(1, len(generations))
    errors = [error for one in generations for error in (one.before, *(error for _, error in one.curve))]
    least, most = min(errors), max(errors)
    drawn = []
    for number, one in enumerate(generations):
        left = MARGIN + step * number
        drawn += [_shares(one, left, step), _errors(one, left, step, least, most)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {2 * HEIGHT}" role="img"'
            ' font-family="sans-serif" font-size="12" text-anchor="middle" style="background: white">',
            f"<title>{escape(title)}</title>",
            f'<text x="{WIDTH / 2:.0f}" y="18">{escape(title)}: share of the wins</text>',
            f'<text x="{WIDTH / 2:.0f}" y="{HEIGHT + 18}">error in points, after so many games</text>',
            *drawn,
            "</svg>",
            "",
        ]
    )


def _shares(one: Generation, left: float, width: float) -> str:
    """The share of a generation with its interval."""
    x, even = left + width / 2, _height(0.5)
    return (
        _broken(left, left + width, even)
        + f'<path d="M{x:.0f} {_height(one.low):.0f}V{_height(one.high):.0f}" stroke="black"/>'
        f'<circle cx="{x:.0f}" cy="{_height(one.share):.0f}" r="4"/>'
        f'<text x="{x + 8:.0f}" y="{_height(one.share) + 4:.0f}" text-anchor="start">{one.share:.0%}</text>'
        f'<text x="{x:.0f}" y="{HEIGHT - 12}">generation {one.number + 1}</text>'
    )


def _errors(one: Generation, left: float, width: float, least: float, most: float) -> str:
    """How the error of a generation fell, as far as it did."""

    def y(error: float) -> float:
        return HEIGHT + _height((error - least) / max(most - least, 1e-9))

    games = one.curve[-1][0]
    points = [(left + width * count / games, y(error)) for count, error in one.curve]
    line = " ".join(f"{x:.0f},{height:.0f}" for x, height in points)
    marks = "".join(f'<circle cx="{x:.0f}" cy="{height:.0f}" r="2"/>' for x, height in points)
    return (
        _broken(left, left + width, y(one.before))
        + f'<polyline points="{line}" fill="none" stroke="black"/>{marks}'
        f'<text x="{left + 4:.0f}" y="{y(one.before) - 4:.0f}" text-anchor="start">{one.before:.2f}</text>'
        f'<text x="{left + width:.0f}" y="{points[-1][1] - 6:.0f}" text-anchor="end">{one.after:.2f}</text>'
        f'<text x="{left + width:.0f}" y="{2 * HEIGHT - 12}" text-anchor="end">{games}</text>'
    )


def _broken(left: float, right: float, y: float) -> str:
    return f'<path d="M{left:.0f} {y:.0f}H{right:.0f}" stroke="gray" stroke-dasharray="6 4"/>'


def _height(share: float) -> float:
    return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * share
