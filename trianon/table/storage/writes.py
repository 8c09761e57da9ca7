"""Writes: what the store changes, each as part of a transaction of the writer thread."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    Table,
    bindparam,
    delete,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from trianon.table.ratings import counted
from trianon.table.storage import (
    Account,
    Conflict,
    Ending,
    LeaseLost,
    Rating,
    TableRow,
    TieKind,
    TournamentRow,
)
from trianon.table.storage.packed import is_packed, pack, unpack
from trianon.table.storage.schema import (
    accounts,
    entrants,
    leases,
    lives,
    passkeys,
    people,
    ratings,
    reports,
    results,
    subscriptions,
    tables,
    ties,
    tournaments,
)
from trianon.table.storage.schema import entries as entries_table

COLUMNS = tuple(column.name for column in tables.c)
CHANGE_ROW = update(tables).where(tables.c.id == bindparam("own"))


@cache
def add_entries(dialect: Dialect) -> str:
    """What every commit does, as the driver reads it: composing it anew costs as much as carrying it out."""
    return str(insert(entries_table).compile(dialect=dialect))


@cache
def add_entries_at_once(count: int) -> str:
    """So many of them in one statement of SQLite, each with its table, number and body.

    A refused one takes back the whole transaction: else SQLite keeps, inside of one, what all pages were.
    """
    rows = ", ".join(["(?, ?, ?)"] * count)
    return f"INSERT OR ROLLBACK INTO entries (table_id, seq, body) VALUES {rows}"


def hold_leases(connection: Connection, own: set[tuple[str, int]]) -> None:
    """LeaseLost unless these processes have their tables; until the commit nobody can take one from them."""
    if not own:
        return
    key = tuple_(leases.c.table_id, leases.c.process)
    held = select(leases.c.table_id).where(key.in_(sorted(own))).order_by(leases.c.table_id)
    found = set(connection.execute(held.with_for_update(read=True)).scalars())
    if lost := {table for table, _ in own} - found:
        raise LeaseLost(f"another process has taken {', '.join(sorted(lost))}")


def put_rows(connection: Connection, rows: Sequence[tuple[TableRow, bool]]) -> None:
    """New rows, then what others say now: one statement for all of them, a turn changes nearly every row."""
    added = [_values(row) for row, new in rows if new]
    changed = {row.id: {**_values(row), "own": row.id} for row, new in rows if not new}
    if added:
        connection.execute(insert(tables), added)
    if changed:
        connection.execute(CHANGE_ROW, list(changed.values()))
    for row, new in rows:
        if row.people is not None:
            _put_people(connection, row.id, row.people, new)
        if row.ending is not None:
            _count(connection, row, row.ending)


def _values(row: TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in COLUMNS}


def _put_people(connection: Connection, table: str, guests: Sequence[str], new: bool) -> None:
    if not new:
        connection.execute(delete(people).where(people.c.table_id == table))
    if guests:
        connection.execute(insert(people), [{"guest": guest, "table_id": table} for guest in guests])


def _count(connection: Connection, row: TableRow, ending: Ending) -> None:
    """Results and ratings of a finished game, in the transaction of its last step, and never again.

    Two games of one person that end together count one after the other: a process has one writer, and
    processes wait for each other's rows.
    """
    if connection.execute(select(results.c.guest).where(results.c.table == row.id).limit(1)).first():
        return
    guests = [finish.guest for finish in ending.finishes if finish.guest] if ending.rated else []
    known = _locked_ratings(connection, row.game, guests) if guests else {}
    made, rated = counted(row, ending, known)
    if made:
        connection.execute(insert(results), [msgspec.structs.asdict(one) for one in made])
    for rating in rated:
        values = msgspec.structs.asdict(rating)
        if rating.guest in known:
            same = (ratings.c.guest == rating.guest) & (ratings.c.game == rating.game)
            connection.execute(update(ratings).where(same).values(**values))
        else:
            connection.execute(insert(ratings), values)


def _locked_ratings(connection: Connection, game: str, guests: Sequence[str]) -> dict[str, Rating]:
    """What these guests have in a game, until the commit for nobody else to change."""
    own = (ratings.c.game == game) & ratings.c.guest.in_(guests)
    # In one order, so that nobody waits in a circle. The rows stay the same ones: whoever waits gets them.
    locked = select(ratings).where(own).order_by(ratings.c.guest).with_for_update()
    return {one["guest"]: Rating(**one) for one in connection.execute(locked).mappings()}


def remove(ids: Sequence[str], begun: bool, connection: Connection) -> None:
    wanted = select(tables.c.id).where(tables.c.id.in_(ids))
    removed = list(connection.execute(wanted if begun else wanted.where(tables.c.status == "open")).scalars())
    connection.execute(delete(entries_table).where(entries_table.c.table_id.in_(removed)))
    connection.execute(delete(people).where(people.c.table_id.in_(removed)))
    connection.execute(delete(results).where(results.c.table.in_(removed)))
    connection.execute(delete(tables).where(tables.c.id.in_(removed)))


def note_life(began: int, until: int, connection: Connection) -> None:
    known = connection.execute(update(lives).where(lives.c.began == began).values(until=until))
    if not known.rowcount:
        connection.execute(insert(lives), {"began": began, "until": until})


def add_report(body: str, connection: Connection) -> None:
    connection.execute(insert(reports), {"body": body})


def pack_log(table: str, connection: Connection) -> None:
    own = entries_table.c.table_id == table
    # Locked: another process may be rewriting it for somebody who wants to be forgotten.
    log = select(entries_table.c.body).where(own).order_by(entries_table.c.seq).with_for_update()
    bodies = list(connection.execute(log).scalars())
    if len(bodies) > 1 and not is_packed(bodies[0]):
        first, others = own & (entries_table.c.seq == 0), entries_table.c.seq.between(1, len(bodies) - 1)
        connection.execute(update(entries_table).where(first).values(body=pack(bodies)))
        connection.execute(delete(entries_table).where(own & others))


def rewrite(table: str, bodies: Mapping[int, str], connection: Connection) -> None:
    first = select(entries_table.c.body).where(entries_table.c.table_id == table, entries_table.c.seq == 0)
    begin = connection.execute(first.with_for_update()).scalar()
    if begin is not None and is_packed(begin):
        whole = unpack([begin])
        changed = [bodies.get(seq, body) for seq, body in enumerate(whole)]
        bodies = {seq: body for seq, body in bodies.items() if seq >= len(whole)} | {0: pack(changed)}
    for seq, body in bodies.items():
        entry = (entries_table.c.table_id == table) & (entries_table.c.seq == seq)
        connection.execute(update(entries_table).where(entry).values(body=body))


def add_account(account: Account, connection: Connection) -> None:
    connection.execute(insert(accounts), msgspec.structs.asdict(account))


def change_account(guest: str, changes: Mapping[str, str], connection: Connection) -> None:
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(**changes))


def forget_guest(guest: str, connection: Connection) -> None:
    said = reports.c.body.contains(f'"author":{quoted(guest)}', autoescape=True)
    connection.execute(delete(reports).where(said))
    connection.execute(delete(accounts).where(accounts.c.guest == guest))
    delete_rows(subscriptions, subscriptions.c.guest == guest, connection)
    delete_rows(passkeys, passkeys.c.guest == guest, connection)
    delete_rows(ties, or_(ties.c.guest == guest, ties.c.other == guest), connection)


def tie(guest: str, other: str, kind: TieKind | None, connection: Connection) -> None:
    delete_rows(ties, (ties.c.guest == guest) & (ties.c.other == other), connection)
    if kind is not None:
        connection.execute(insert(ties), {"guest": guest, "other": other, "kind": kind})


def put_tournament(
    row: TournamentRow,
    new: Sequence[tuple[TableRow, Sequence[str]]],
    process: int | None,
    connection: Connection,
) -> None:
    values = {column.name: getattr(row, column.name) for column in tournaments.c}
    if row.version == 1:
        connection.execute(insert(tournaments), values)
    else:
        same = (tournaments.c.id == row.id) & (tournaments.c.version == row.version - 1)
        if not connection.execute(update(tournaments).where(same).values(**values)).rowcount:
            raise Conflict(f"tournament {row.id} was changed elsewhere")
    delete_rows(entrants, entrants.c.tournament == row.id, connection)
    if row.people:
        connection.execute(insert(entrants), [{"guest": one, "tournament": row.id} for one in row.people])
    for table, bodies in new:
        logged = [{"table_id": table.id, "seq": seq, "body": body} for seq, body in enumerate(bodies)]
        connection.execute(insert(entries_table), logged)
        put_rows(connection, [(table, True)])
        if process is not None:
            connection.execute(insert(leases), {"table_id": table.id, "process": process})


def remove_tournaments(ids: Sequence[str], connection: Connection) -> None:
    delete_rows(entrants, entrants.c.tournament.in_(ids), connection)
    delete_rows(tournaments, tournaments.c.id.in_(ids), connection)


def replace_row(table: Table, same: ColumnElement[bool], row: msgspec.Struct, connection: Connection) -> None:
    delete_rows(table, same, connection)
    connection.execute(insert(table), msgspec.structs.asdict(row))


def delete_rows(table: Table, which: ColumnElement[bool], connection: Connection) -> None:
    connection.execute(delete(table).where(which))


def quoted(guest: str) -> str:
    """As it stands in a stored entry or report."""
    return msgspec.json.encode(guest).decode()
