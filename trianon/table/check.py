"""Check: read every table of a database as a server would, and save those that can be read."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import URL

from trianon.table import entries as log_entries
from trianon.table.entries import Played
from trianon.table.seating import Seating
from trianon.table.storage import Store
from trianon.table.storage.engines import address, reader
from trianon.table.storage.integrity import Remains
from trianon.table.storage.sql import SqlStore
from trianon.table.table_state import TableState


@dataclass(frozen=True)
class Finding:
    """A table that cannot be read to its end."""

    table: str
    readable: int  # entries from its beginning
    reason: str


@dataclass
class Report:
    """What a check found."""

    tables: int = 0
    entries: int = 0
    damage: list[str] = field(default_factory=list)  # of the file itself
    findings: list[Finding] = field(default_factory=list)
    finished: int = 0  # games that were played to their end and replay to it
    sealed: int = 0  # of these, how many have a fingerprint; it is the one that was stored
    saved: int = 0  # tables, into another database
    accounts: int = 0  # saved with them

    @property
    def is_fine(self) -> bool:
        return not self.damage and not self.findings


async def check(
    url: str | URL,
    into: Store | None = None,
    progress: Callable[[int, int], None] | None = None,
    sample: int = 0,
) -> Report:
    """Read all pages and all tables; with `into`, save everything there as far as it can be read.

    With `sample`, read only so many tables, chosen by lot.
    """
    engine = reader(address(url))
    remains = Remains(engine)
    ids = remains.ids()
    report = Report(damage=remains.problems())
    if 0 < sample < len(ids):
        ids = random.sample(ids, sample)
    for number, id in enumerate(ids):
        bodies, reason = remains.log(id)
        table, folded, why = fold(id, bodies)
        if table is not None and not (reason or why):
            seal = _seal(bodies) if table.is_finished else ""
            why = _contradiction(table, remains.summary(id), seal)
            report.finished += table.is_finished and not why
            report.sealed += bool(seal) and not why
        report.tables += 1
        report.entries += folded
        if reason or why:
            report.findings.append(Finding(id, folded, why or reason))
        if into is not None and table is not None:
            wake_at = 0 if table.seating.status == "playing" else None  # whenever that is, the server looks
            await into.create_table(table.seating.row(table.is_bot_asked, wake_at), bodies[:folded])
            report.saved += 1
        if progress is not None:
            progress(number + 1, len(ids))
    if isinstance(into, SqlStore):
        report.accounts = await into.take_in(remains)
    engine.dispose()
    return report


def fold(id: str, bodies: list[str]) -> tuple[TableState | None, int, str]:
    """The table as its log tells it, how many entries of it make sense, and what is wrong with the next."""
    table: TableState | None = None
    for seq, body in enumerate(bodies):
        try:
            entry = log_entries.read(body)
            if table is None:
                table = TableState(id, entry)
            else:
                table.repeat(entry)
        except (ValueError, msgspec.MsgspecError) as error:
            return table, seq, f"entry {seq}: {error}"
    return table, len(bodies), ""


def _seal(bodies: list[str]) -> str:
    """The fingerprint that the last step of a game has; older versions of trianon wrote none."""
    for body in reversed(bodies):
        entry = log_entries.read(body)
        if isinstance(entry, Played):
            return entry.end
    return ""


def _contradiction(table: TableState, summary: str, seal: str) -> str:
    """What is wrong when a finished game replays to another one than its players saw."""
    played = table.seating
    if seal and table.game is not None and table.game.fingerprint() != seal:
        return "it does not replay to its fingerprint"
    try:
        told = msgspec.json.decode(summary, type=Seating) if summary else None
    except msgspec.MsgspecError:
        return "the list of tables says nothing readable of it"
    # The list is written together with the last move; older versions of trianon told no result there.
    if played.status != "over" or told is None or not told.ranking:
        return ""
    is_same = told.ranking == played.ranking and (not told.points or told.points == played.points)
    return "" if is_same else "it replays to another result than its players saw"
