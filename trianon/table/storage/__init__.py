"""Where matches are kept: one small interface, in memory or in SQL."""

from asyncio import Future
from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec

Status = Literal["open", "playing", "closed", "over"]


class TableRow(msgspec.Struct, frozen=True):
    """What a list of tables needs without reading a log; the log stays the truth."""

    id: str
    game: str
    status: Status
    listed: bool
    created: int  # milliseconds since 1970
    summary: str  # JSON, made and read by the table, opaque to the store
    bot_asked: bool = False  # the table waits for a bot
    wake_at: int | None = None  # something may happen there by itself, at this moment or later
    people: tuple[str, ...] | None = None  # guests with a chair, None: as before; written, not read back


class Report(msgspec.Struct, frozen=True):
    """A line of chat that somebody wants the operator to see."""

    table: str
    at: int  # milliseconds since 1970
    by: str  # the guest who reports it
    author: str  # the guest who said it
    name: str  # what the author was called
    text: str


class Account(msgspec.Struct, frozen=True):
    """A guest who can sign in on any device."""

    guest: str
    name: str
    key: str  # the same for names that look alike, and of one account only
    password: str  # never itself: its hash
    created: int  # milliseconds since 1970
    settings: str = "{}"  # JSON, the browser's own, opaque to the store
    mail: str = ""  # where letters go; an address that was confirmed, or none
    language: str = "en"  # of the letters


class StorageError(Exception):
    """The store could not do it; nothing of the request was kept, as far as anybody knows."""


class Conflict(StorageError):
    """This (table, seq) exists already: somebody else wrote to the same log; or the name of an account."""


class Store(Protocol):
    """Logs of entries, one per table. An awaited write is on disk when the await returns.

    Writes are queued at the call, in call order; only their result is awaited.
    """

    def create_table(self, row: TableRow, entries: Sequence[str]) -> Future[None]:
        """A new table whose log begins with these entries."""
        ...

    def append(
        self, table: str, seq: int, entries: Sequence[str], row: TableRow | None = None
    ) -> Future[None]:
        """Entries number `seq` and following, and the new row of the table, all or nothing."""
        ...

    async def load(self, table: str) -> list[str] | None:
        """The whole log in order, None for an unknown table."""
        ...

    async def list_tables(
        self, statuses: Sequence[Status], limit: int, game: str = "", before: str = ""
    ) -> list[TableRow]:
        """Listed tables with one of these statuses, newest first; of one game, created before that table."""
        ...

    async def list_own(
        self, guest: str, statuses: Sequence[Status], limit: int, before: str = ""
    ) -> list[TableRow]:
        """Tables where this guest has a chair, listed or not, newest first; created before that table."""
        ...

    async def list_bot_asked(self) -> list[str]:
        """The tables that wait for a bot."""
        ...

    async def list_due(self, before: int, limit: int) -> list[str]:
        """Tables that are to be looked at before that moment, the most urgent first."""
        ...

    async def list_lives(self) -> list[tuple[int, int]]:
        """From when to when servers ran on this store."""
        ...

    def note_life(self, began: int, until: int) -> Future[None]:
        """The server that began then was still there at this moment."""
        ...

    async def list_never_begun(self, before: int, limit: int) -> list[str]:
        """Tables created before that moment whose game has not begun, oldest first."""
        ...

    def remove_tables(self, tables: Sequence[str], begun: bool = False) -> Future[None]:
        """Forget tables with their logs; those whose game has `begun` only when that is said."""
        ...

    def add_report(self, report: Report) -> Future[None]:
        """Keep a report for the operator."""
        ...

    def rewrite(self, table: str, entries: Mapping[int, str]) -> Future[None]:
        """Other words for entries that are there, by their number: for what must not be kept."""
        ...

    async def list_unpacked(self, after: int, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables of games that are over and not packed, created in that time; oldest first, with when."""
        ...

    def pack(self, table: str) -> Future[None]:
        """Keep the log of a game that is over in less room; everything else about it stays."""
        ...

    async def list_naming(self, guest: str) -> list[str]:
        """The tables in whose logs this guest occurs, also as a spectator who said something."""
        ...

    def add_account(self, account: Account) -> Future[None]:
        """Conflict when the guest has one, or somebody such a name."""
        ...

    def change_account(self, guest: str, changes: Mapping[str, str]) -> Future[None]:
        """These fields of the account have other values now; Conflict when somebody else has such a name."""
        ...

    def forget_guest(self, guest: str) -> Future[None]:
        """Remove the account, and the reports about what this guest said."""
        ...

    async def account(self, guest: str) -> Account | None:
        """The account of this guest."""
        ...

    async def list_mailed(self) -> list[Account]:
        """The accounts that get letters."""
        ...

    async def account_called(self, key: str) -> Account | None:
        """The account with a name of this key."""
        ...

    async def close(self) -> None:
        """Finish what is queued and let go of the files."""
        ...
