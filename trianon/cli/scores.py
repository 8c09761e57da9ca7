"""The score sheet: points with their reasons."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from trianon.cli.boards.pen import Pen
from trianon.kernel.scores import Outcome, Score


def score_sheet(scores: Sequence[Score], outcome: Outcome | None, pen: Pen) -> RenderableType:
    """A row for every reason under the name of its player, totals, and who won."""
    say = pen.words.say
    sheet = Table(title=say("ui-score-sheet"), box=box.ROUNDED)
    sheet.add_column("")
    sheet.add_column(say("terminal-points"), justify="right")
    order = [seat for place in outcome.ranking for seat in place] if outcome else range(len(scores))
    for seat in order:
        score = scores[seat]
        sheet.add_row(f"[bold]{pen.name(seat)}[/]", f"[bold]{score.points}[/]")
        for reason in score.reasons:
            sheet.add_row(f"  {escape(pen.words.reason(reason.to_json(), pen.names))}", f"{reason.points:+d}")
        sheet.add_section()
    if outcome is None:
        return sheet
    winners = [pen.names[seat] for seat in outcome.winners]
    return Group(sheet, escape(say("ui-winners", count=len(winners), names=", ".join(winners))))
