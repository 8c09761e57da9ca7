"""Drawings that suit the terminal."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

UNLIMITED = 10_000
BETWEEN = "   "  # the parts of a flow


class Fit:
    """Parts one below another, each given in its forms from the fullest to the shortest.

    A table that is too wide gives way to the next form, all else flows; where a height is given, the tallest
    parts become shorter.
    """

    def __init__(self, *parts: tuple[RenderableType, ...]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        free = options.update(height=None)
        parts = [self._narrow_enough(part, console, free) for part in self.parts]
        chosen = [0] * len(parts)
        if options.height is not None:
            rows = [[len(console.render_lines(form, free)) for form in part] for part in parts]
            chosen = _chosen(rows, options.height)
        for part, form in zip(parts, chosen, strict=True):
            yield from console.render(part[form], free)

    @staticmethod
    def _narrow_enough(
        part: tuple[RenderableType, ...], console: Console, options: ConsoleOptions
    ) -> tuple[RenderableType, ...]:
        first, *others = part
        if others and isinstance(first, Table) and not first.expand:
            needed = Measurement.get(console, options.update(max_width=UNLIMITED), first).maximum
            return part if needed <= options.max_width else tuple(others)
        return part


def _chosen(rows: list[list[int]], height: int) -> list[int]:
    """The form of each part: the tallest shrink until all fit, then what shrank most fills what is left."""
    chosen = [0] * len(rows)

    def taken() -> int:
        return sum(part[form] for part, form in zip(rows, chosen, strict=True))

    while taken() > height:
        shrinking = [index for index, part in enumerate(rows) if chosen[index] < len(part) - 1]
        if not shrinking:
            break
        chosen[max(shrinking, key=lambda index: rows[index][chosen[index]])] += 1
    while growing := [
        index
        for index, part in enumerate(rows)
        if chosen[index] and taken() - part[chosen[index]] + part[chosen[index] - 1] <= height
    ]:
        chosen[max(growing, key=chosen.__getitem__)] -= 1
    return chosen


class Flow:
    """Parts one after another, on lines that break only between them."""

    def __init__(self, parts: Iterable[str]) -> None:
        self.parts = list(parts)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            text = console.render_str(part)
            if line and line.cell_len + len(BETWEEN) + text.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(BETWEEN if line else "").append_text(text)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [console.render_str(part).cell_len for part in self.parts]
        whole = sum(widths) + len(BETWEEN) * max(0, len(widths) - 1)
        return Measurement(min(max(widths, default=0), options.max_width), min(whole, options.max_width))


def rows_left(console: Console, below: int) -> int | None:
    """How many rows of the screen a drawing may take when so many are needed below; files have no end."""
    return max(0, console.height - below) if console.is_terminal else None
