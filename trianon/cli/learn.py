"""`trianon learn`: weights of what positions are worth, from games that search plays with itself."""

from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.table import Table

from trianon.bots.levels import SEARCHING
from trianon.cli.arena import Run, progress_bar
from trianon.cli.settings import can_write
from trianon.learning import table
from trianon.learning.course import Course, Generation, Plan


def study(plan: Plan, run: Run, plot: Path | None, is_saved: bool) -> None:
    """Go through a course with a progress bar, then print what came of every generation."""
    can_write(plot)
    generations: list[Generation] = []
    with run.may_be_stopped(), closing(run.workforce()) as workforce, progress_bar() as progress:
        course = Course(plan, run.file, workforce)
        can_write(table.place(plan.game) if is_saved else None)
        run.warn(plan.game, [level.name for level in SEARCHING])
        bar = progress.add_task("", total=course.games)
        for step in course.run():
            if isinstance(step, Generation):
                generations.append(step)
            else:
                progress.advance(bar)
                progress.update(bar, description=_phase(plan, int(progress.tasks[bar].completed)))
    console = Console(highlight=False)
    console.print(_table(plan, generations))
    if plot is not None:
        plot.write_text(table.curve(f"{plan.game}: new weights against old", generations), "utf-8")
    if is_saved and any(generation.is_better for generation in generations):
        console.print(f"{table.save(plan.game, course.weights)} is written")
    elif is_saved:
        console.print("The new weights are not certainly better; the old ones stay")


def _phase(plan: Plan, played: int) -> str:
    """What the last of so many games was for."""
    number, place = divmod(played - 1, plan.games + plan.duels)
    return f"generation {number + 1}: {'to learn from' if place < plan.games else 'new against old'}"


def _table(plan: Plan, generations: list[Generation]) -> Table:
    caption = f"{plan.games} games to learn from and {plan.duels} against the old weights, each generation"
    found = Table(title=f"{plan.game}: {plan.thinking} iterations an answer", caption=caption)
    for heading in ("generation", "positions", "error before", "after", "wins of the new", "95%", "kept"):
        found.add_column(heading, justify="right")
    for one in generations:
        cells = (
            f"{one.before:.2f}",
            f"{one.after:.2f}",
            f"{one.share:.1%}",
            f"{one.low:.0%}–{one.high:.0%}",
            "new" if one.is_better else "old",
        )
        found.add_row(str(one.number + 1), str(one.samples), *cells)
    return found
