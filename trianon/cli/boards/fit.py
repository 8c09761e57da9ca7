"""Drawings that suit the width of the terminal."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement

UNLIMITED = 10_000


class Fit:
    """The first drawing where it fits, else the second."""

    def __init__(self, wide: RenderableType, narrow: RenderableType) -> None:
        self.wide = wide
        self.narrow = narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        needed = Measurement.get(console, options.update(max_width=UNLIMITED), self.wide).maximum
        yield self.wide if needed <= options.max_width else self.narrow


def flow(parts: Iterable[str]) -> Columns:
    """Parts one after another, on lines that break only between them."""
    return Columns(parts, padding=(0, 3))
