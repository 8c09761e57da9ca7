"""Drawings that suit the terminal."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement

UNLIMITED = 10_000
BELOW = 22  # lines of a terminal that a drawing leaves to players, hand and question


class Fit:
    """The first drawing where it fits, else the second; height counts where there is a screen."""

    def __init__(self, wide: RenderableType, narrow: RenderableType) -> None:
        self.wide = wide
        self.narrow = narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.wide if self._fits(console, options) else self.narrow

    def _fits(self, console: Console, options: ConsoleOptions) -> bool:
        needed = Measurement.get(console, options.update(max_width=UNLIMITED), self.wide).maximum
        if needed > options.max_width:
            return False
        if not console.is_terminal:
            return True
        free = options.update(height=None)
        wide, narrow = (len(console.render_lines(one, free)) for one in (self.wide, self.narrow))
        return wide <= max(narrow, console.height - BELOW)


def flow(parts: Iterable[str]) -> Columns:
    """Parts one after another, on lines that break only between them."""
    return Columns(parts, padding=(0, 3))
