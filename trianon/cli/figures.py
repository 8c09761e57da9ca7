"""`trianon figures`: what is printed on the components of a game; corrected files, written and checked."""

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import trianon
from trianon.games.registry import read_text
from trianon.kernel.errors import InvalidFigures
from trianon.kernel.figures import Printed, Sheet
from trianon.kernel.figures import Table as Entries

SIGN: Final = "†"  # of a reconstructed figure


def show(game: str) -> None:
    """Every figure with its source, the reconstructed ones marked."""
    console = Console(highlight=False)
    sheet = trianon.game(game).sheet()
    printed = sheet.packaged
    for entries in sheet.tables:
        console.print(_table(entries, printed))
    for id, title in printed.sources.items():
        console.print(f"[bold]{escape(id)}[/] {escape(title)}")
    marks = [mark for rows in printed.reconstructed.values() for row in rows.values() for mark in row]
    console.print(
        f"{SIGN} reconstructed ({len(marks)}): no source shows the printed figure. Do you own the game?\n"
        f"  trianon figures {game} --write my.toml    then correct what differs\n"
        f"  trianon figures {game} --check my.toml\n"
        f"  trianon serve --figures {game}=my.toml"
    )


def _table(entries: Entries, printed: Printed) -> Table:
    table = Table(title=entries.name, title_justify="left", title_style="bold")
    for name in (entries.key, *[column.name for column in entries.columns], "source"):
        table.add_column(name)
    for entry, row in printed.tables[entries.name].items():
        marks = printed.reconstructed[entries.name][entry]
        cells = [_cell(entry, entries.key in marks)]
        cells += [_cell(value, name in marks) for name, value in row.items()]
        table.add_row(*cells, " ".join(printed.entry_sources[entries.name][entry]))
    return table


def _cell(value: object, is_reconstructed: bool) -> str:
    shown = "–" if value == "" else escape(str(value))
    return f"{shown} [yellow]{SIGN}[/]" if is_reconstructed else shown


def write_file(game: str, file: Path) -> None:
    """A copy of the packaged file; an existing file is never overwritten."""
    text = trianon.game(game).sheet().text
    try:
        with file.open("x", encoding="utf-8") as copy:
            copy.write(text)
    except FileExistsError as error:
        raise InvalidFigures(f"{file} exists already; name a new file") from error
    print(f"{file}: correct what differs from your game, then: trianon figures {game} --check {file}")


def check_file(game: str, file: Path) -> None:
    """Whether a file can be played with, and which figures differ from the packaged ones."""
    sheet = trianon.game(game).sheet()
    printed = sheet.read(read_text(file), str(file))
    changes = _changes(sheet, printed)
    for line in changes:
        print(line)
    if not changes:
        print(f"{file}: right, and the same figures as those that trianon comes with")
        return
    print(f"{file}: right; {len(changes)} of its figures differ. Records will name them as {printed.id}")


def _changes(sheet: Sheet, printed: Printed) -> list[str]:
    lines: list[str] = []
    for entries in sheet.tables:
        before, now = sheet.packaged.tables[entries.name], printed.tables[entries.name]
        for entry in entries.entries:
            for column in entries.columns:
                old, new = (rows.get(entry, {}).get(column.name) for rows in (before, now))
                if old != new:
                    lines.append(f"{entries.name}.{entry}.{column.name}: {_said(old)} -> {_said(new)}")
    return lines


def _said(value: object) -> str:
    return "nothing" if value in (None, "") else str(value)
