"""The store that forgets: for tests and for trying things out."""

import asyncio
from collections.abc import Mapping, Sequence

import msgspec

from trianon.table.ratings import counted
from trianon.table.storage import (
    Account,
    Conflict,
    Passkey,
    Rating,
    Report,
    Result,
    Status,
    StorageError,
    Subscription,
    TableRow,
    TieKind,
    TournamentRow,
)


class MemoryStore:
    """Everything in dicts and lists."""

    def __init__(self) -> None:
        self._rows: dict[str, TableRow] = {}
        self._logs: dict[str, list[str]] = {}
        self._accounts: dict[str, Account] = {}
        self._subscriptions: dict[str, Subscription] = {}
        self._passkeys: dict[str, Passkey] = {}
        self.reports: list[Report] = []
        self._lives: dict[int, int] = {}
        self._ratings: dict[tuple[str, str], Rating] = {}  # by game and guest
        self._results: list[Result] = []
        self._ties: dict[tuple[str, str], TieKind] = {}
        self._tournaments: dict[str, TournamentRow] = {}

    def create_table(self, row: TableRow, entries: Sequence[str]) -> asyncio.Future[None]:
        if row.id in self._rows:
            return _failed(Conflict(f"table {row.id} exists already"))
        self._rows[row.id] = row
        self._logs[row.id] = list(entries)
        return _done()

    def append(
        self, table: str, seq: int, entries: Sequence[str], row: TableRow | None = None
    ) -> asyncio.Future[None]:
        log = self._logs.get(table)
        if log is None:
            return _failed(StorageError(f"there is no table {table}"))
        if seq != len(log):
            return _failed(Conflict(f"table {table} has {len(log)} entries, not {seq}"))
        log.extend(entries)
        if row is not None:
            people = self._rows[table].people if row.people is None else row.people
            self._rows[table] = msgspec.structs.replace(row, people=people, ending=None)
            self._count(row)
        return _done()

    def _count(self, row: TableRow) -> None:
        if row.ending is None or any(result.table == row.id for result in self._results):
            return
        known = {guest: rating for (game, guest), rating in self._ratings.items() if game == row.game}
        made, rated = counted(row, row.ending, known)
        self._results += made
        self._ratings |= {(row.game, rating.guest): rating for rating in rated}

    async def load(self, table: str) -> list[str] | None:
        log = self._logs.get(table)
        return None if log is None else list(log)

    async def list_tables(
        self, statuses: Sequence[Status], limit: int, game: str = "", before: str = ""
    ) -> list[TableRow]:
        rows = [
            row
            for row in self._rows.values()
            if row.listed and row.status in statuses and game in ("", row.game)
        ]
        return self._newest(rows, limit, before)

    async def list_own(
        self,
        guest: str,
        statuses: Sequence[Status],
        limit: int,
        before: str = "",
        listed: bool = False,
    ) -> list[TableRow]:
        rows = [
            row
            for row in self._rows.values()
            if row.status in statuses and guest in (row.people or ()) and (row.listed or not listed)
        ]
        return self._newest(rows, limit, before)

    def _newest(self, rows: list[TableRow], limit: int, before: str) -> list[TableRow]:
        """As a database gives them: without who sits there."""
        if before:
            last = self._rows.get(before)
            rows = [row for row in rows if last is not None and _age(row) < _age(last)]
        rows = sorted(rows, key=_age, reverse=True)[:limit]
        return [msgspec.structs.replace(row, people=None) for row in rows]

    async def list_bot_asked(self) -> list[str]:
        return [row.id for row in self._rows.values() if row.bot_asked]

    async def list_due(self, before: int, limit: int) -> list[str]:
        due = [(row.wake_at, row.id) for row in self._rows.values() if row.wake_at is not None]
        return [id for wake_at, id in sorted(due) if wake_at < before][:limit]

    async def list_lives(self) -> list[tuple[int, int]]:
        return sorted(self._lives.items())

    def note_life(self, began: int, until: int) -> asyncio.Future[None]:
        self._lives[began] = until
        return _done()

    async def list_never_begun(self, before: int, limit: int) -> list[str]:
        rows = [row for row in self._rows.values() if row.status == "open" and row.created < before]
        return [row.id for row in sorted(rows, key=_age)[:limit]]

    def remove_tables(self, tables: Sequence[str], begun: bool = False) -> asyncio.Future[None]:
        for table in tables:
            if table in self._rows and (begun or self._rows[table].status == "open"):
                del self._rows[table], self._logs[table]
        self._results = [result for result in self._results if result.table in self._rows]
        return _done()

    def add_report(self, report: Report) -> asyncio.Future[None]:
        self.reports.append(report)
        return _done()

    def rewrite(self, table: str, entries: Mapping[int, str]) -> asyncio.Future[None]:
        for seq, body in entries.items():
            self._logs[table][seq] = body
        return _done()

    async def list_unpacked(self, after: int, before: int, limit: int) -> list[tuple[str, int]]:
        return []  # what is forgotten at the end need not be kept small

    def pack(self, table: str) -> asyncio.Future[None]:
        return _done()

    async def list_naming(self, guest: str) -> list[str]:
        name = msgspec.json.encode(guest).decode()
        return [table for table, log in self._logs.items() if any(name in body for body in log)]

    def add_account(self, account: Account) -> asyncio.Future[None]:
        if account.guest in self._accounts:
            return _failed(Conflict("this guest has an account"))
        return self._put_account(account)

    def change_account(self, guest: str, changes: Mapping[str, str]) -> asyncio.Future[None]:
        account = self._accounts.get(guest)
        return _done() if account is None else self._put_account(msgspec.structs.replace(account, **changes))

    def _put_account(self, account: Account) -> asyncio.Future[None]:
        others = [other for guest, other in self._accounts.items() if guest != account.guest]
        if any(other.key == account.key for other in others):
            return _failed(Conflict("somebody has such a name"))
        self._accounts[account.guest] = account
        return _done()

    def forget_guest(self, guest: str) -> asyncio.Future[None]:
        self._accounts.pop(guest, None)
        self.remove_subscriptions(
            [one.endpoint for one in self._subscriptions.values() if one.guest == guest]
        )
        self.remove_passkeys(guest)
        self._ties = {pair: kind for pair, kind in self._ties.items() if guest not in pair}
        self.reports = [report for report in self.reports if report.author != guest]
        return _done()

    def put_passkey(self, passkey: Passkey) -> asyncio.Future[None]:
        self._passkeys[passkey.id] = passkey
        return _done()

    def remove_passkeys(self, guest: str) -> asyncio.Future[None]:
        self._passkeys = {id: one for id, one in self._passkeys.items() if one.guest != guest}
        return _done()

    async def passkey(self, id: str) -> Passkey | None:
        return self._passkeys.get(id)

    async def list_passkeys(self, guest: str) -> list[Passkey]:
        own = [one for one in self._passkeys.values() if one.guest == guest]
        return sorted(own, key=lambda one: one.created)

    def put_subscription(self, subscription: Subscription) -> asyncio.Future[None]:
        self._subscriptions[subscription.endpoint] = subscription
        return _done()

    def remove_subscriptions(self, endpoints: Sequence[str]) -> asyncio.Future[None]:
        for endpoint in endpoints:
            self._subscriptions.pop(endpoint, None)
        return _done()

    async def list_subscriptions(self, guest: str = "") -> list[Subscription]:
        sitting = {person for row in self._rows.values() for person in row.people or ()}
        wanted = {guest} if guest else sitting
        found = [one for one in self._subscriptions.values() if one.guest in wanted]
        return sorted(found, key=lambda one: one.since)

    async def account(self, guest: str) -> Account | None:
        return self._accounts.get(guest)

    async def list_mailed(self, mail: str = "") -> list[Account]:
        mailed = [account for account in self._accounts.values() if account.mail]
        return [account for account in mailed if mail.lower() in ("", account.mail.lower())]

    async def account_called(self, key: str) -> Account | None:
        return next((account for account in self._accounts.values() if account.key == key), None)

    def tie(self, guest: str, other: str, kind: TieKind | None) -> asyncio.Future[None]:
        self._ties.pop((guest, other), None)
        if kind is not None:
            self._ties[guest, other] = kind
        return _done()

    async def ties_of(self, guest: str) -> dict[str, TieKind]:
        return {other: kind for (one, other), kind in sorted(self._ties.items()) if one == guest}

    async def blockers_of(self, guest: str) -> set[str]:
        return {one for (one, other), kind in self._ties.items() if other == guest and kind == "block"}

    async def leaders(self, game: str, limit: int) -> list[tuple[str, Rating]]:
        named = [
            (self._accounts[guest].name, rating)
            for (of, guest), rating in self._ratings.items()
            if of == game and guest in self._accounts
        ]
        return sorted(named, key=lambda one: (-one[1].points, one[1].guest))[:limit]

    async def ratings_of(self, guest: str) -> list[Rating]:
        return sorted((one for one in self._ratings.values() if one.guest == guest), key=lambda one: one.game)

    async def results_of(self, guest: str) -> list[Result]:
        return sorted((one for one in self._results if one.guest == guest), key=lambda one: one.at)

    async def results_at(self, table: str) -> list[Result]:
        return sorted((one for one in self._results if one.table == table), key=lambda one: one.guest)

    def put_tournament(
        self, row: TournamentRow, tables: Sequence[tuple[TableRow, Sequence[str]]] = ()
    ) -> asyncio.Future[None]:
        known = self._tournaments.get(row.id)
        if row.version != (1 if known is None else known.version + 1):
            return _failed(Conflict(f"tournament {row.id} was changed elsewhere"))
        self._tournaments[row.id] = row
        for table, entries in tables:
            self.create_table(table, entries)
        return _done()

    def remove_tournaments(self, ids: Sequence[str]) -> asyncio.Future[None]:
        for id in ids:
            self._tournaments.pop(id, None)
        return _done()

    async def tournament(self, id: str) -> TournamentRow | None:
        found = self._tournaments.get(id)
        return None if found is None else _without_people(found)

    async def list_tournaments(
        self, status: str, limit: int, before: int | None = None
    ) -> list[TournamentRow]:
        found = [
            row
            for row in self._tournaments.values()
            if row.status == status and (before is None or row.created < before)
        ]
        return [_without_people(row) for row in sorted(found, key=lambda row: (row.created, row.id))[:limit]]

    async def tournaments_of(self, guest: str, limit: int) -> list[TournamentRow]:
        found = [row for row in self._tournaments.values() if guest in row.people]
        newest = sorted(found, key=lambda row: (row.created, row.id), reverse=True)
        return [_without_people(row) for row in newest[:limit]]

    async def rows(self, tables: Sequence[str]) -> list[TableRow]:
        return [msgspec.structs.replace(self._rows[id], people=None) for id in tables if id in self._rows]

    async def close(self) -> None:
        """Nothing to let go of."""


def _without_people(row: TournamentRow) -> TournamentRow:
    return msgspec.structs.replace(row, people=())


def _age(row: TableRow) -> tuple[int, str]:
    return (row.created, row.id)


def _done() -> asyncio.Future[None]:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    future.set_result(None)
    return future


def _failed(error: StorageError) -> asyncio.Future[None]:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    future.set_exception(error)
    return future
