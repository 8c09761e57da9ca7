"""What was learned, written down: the table of weights beside the rules, and the curve of a course."""

from collections.abc import Sequence
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


def save(game_id: str, weights: list[float]) -> Path:
    """Put the table beside the rules, where the next process finds it, or the next time they are compiled."""
    origin = import_module(f"{rules_module(game_id)}.weights").__file__
    assert origin is not None
    path = Path(origin).with_name("weights.py")  # of compiled rules too: never the machine code itself
    path.write_text(source(game_id, weights), "utf-8")
    return path


def curve(title: str, generations: Sequence[Generation]) -> str:
    """An SVG of the share of wins against the generation before; the broken line is an even match."""
    step = (WIDTH - 2 * MARGIN) / max(1, len(generations))
    points = [
        (MARGIN + step * (place + 0.5), _height(found.share)) for place, found in enumerate(generations)
    ]
    marks = [
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="4"/>'
        f'<text x="{x:.0f}" y="{y - 10:.0f}">{found.share:.0%}</text>'
        f'<text x="{x:.0f}" y="{HEIGHT - 12}">error {found.before:.2f}, then {found.after:.2f}</text>'
        for (x, y), found in zip(points, generations, strict=True)
    ]
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
    even = _height(0.5)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
            ' font-family="sans-serif" font-size="12" text-anchor="middle">',
            f"<title>{title}</title>",
            f'<text x="{WIDTH / 2:.0f}" y="18">{title}</text>',
            f'<line x1="{MARGIN}" y1="{even:.0f}" x2="{WIDTH - MARGIN}" y2="{even:.0f}"'
            ' stroke="gray" stroke-dasharray="6 4"/>',
            f'<polyline points="{line}" fill="none" stroke="black"/>',
            *marks,
            "</svg>",
            "",
        ]
    )


def _height(share: float) -> float:
    return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * share
