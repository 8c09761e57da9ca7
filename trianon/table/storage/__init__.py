"""Where matches are kept: one small interface, in memory or in SQL."""

from asyncio import Future
from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec

Status = Literal["open", "playing", "closed", "over"]
TieKind = Literal["follow", "block"]


class Finish(msgspec.Struct, frozen=True):
    """How a game ended for one seat."""

    guest: str = ""  # empty: a bot
    bot: str = ""
    place: int = 0  # 1 is the best; 0: the game had no result
    points: int = 0
    lost: bool = False  # by leaving a rated game, whatever became of the seat


class Ending(msgspec.Struct, frozen=True):
    """How a game ended: what results and ratings are made of."""

    at: int  # milliseconds since 1970
    rated: bool
    finishes: tuple[Finish, ...]  # by seat


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at one game, in Elo points."""

    guest: str
    game: str
    points: float
    deviation: float  # so far off it may well be
    games: int  # that it was made of


class Result(msgspec.Struct, frozen=True):
    """A finished game of one person."""

    table: str
    guest: str
    game: str
    at: int  # milliseconds since 1970
    listed: bool
    seats: int
    place: int  # 0: the game had no result, but for who left it
    points: int
    before: float | None = None  # the rating; None: the game was not rated
    after: float | None = None
    deviation: float | None = None  # of the rating after it


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
    ending: Ending | None = None  # of a game that is over; it counts once, and is not read back


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


class Subscription(msgspec.Struct, frozen=True):
    """A browser that shows news also while none of our pages is open there."""

    endpoint: str  # where the service of its maker takes messages for it
    guest: str
    key: str  # to encrypt for it, base64url
    secret: str  # shared with it, base64url
    language: str
    since: int  # milliseconds since 1970


class Passkey(msgspec.Struct, frozen=True):
    """What a device signs its account in with."""

    id: str  # base64url
    guest: str
    key: str  # the public half, base64url
    count: int  # of its uses, where the device counts them
    created: int  # milliseconds since 1970


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament: what lists need of it, and the rest as JSON that the store does not read."""

    id: str
    status: str
    created: int  # milliseconds since 1970
    version: int  # how often it was changed
    body: str
    people: tuple[str, ...] = ()  # guests who take part or organise it; written, not read back


class StorageError(Exception):
    """The store could not do it; nothing of the request was kept, as far as anybody knows."""


class Conflict(StorageError):
    """This (table, seq) exists already: somebody else wrote to the same log; or the name of an account."""


class LeaseLost(StorageError):
    """Another process has this table now; nothing of the request was kept."""


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
        self,
        guest: str,
        statuses: Sequence[Status],
        limit: int,
        before: str = "",
        listed: bool = False,
    ) -> list[TableRow]:
        """Tables where this guest has a chair, newest first; created before that table, or `listed` only."""
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
        """Remove account, passkeys, ties, where news are shown, and reports about what this guest said."""
        ...

    def put_passkey(self, passkey: Passkey) -> Future[None]:
        """This one, in the place of another with the same id."""
        ...

    def remove_passkeys(self, guest: str) -> Future[None]:
        """All of this guest."""
        ...

    async def passkey(self, id: str) -> Passkey | None:
        """The passkey with this id."""
        ...

    async def list_passkeys(self, guest: str) -> list[Passkey]:
        """Those of this guest, oldest first."""
        ...

    def put_subscription(self, subscription: Subscription) -> Future[None]:
        """This one, in the place of another with the same endpoint: a browser is one guest at a time."""
        ...

    def remove_subscriptions(self, endpoints: Sequence[str]) -> Future[None]:
        """Nothing is shown there any more."""
        ...

    async def list_subscriptions(self, guest: str = "") -> list[Subscription]:
        """Those of this guest, without one those of everybody who has a chair somewhere; oldest first."""
        ...

    async def account(self, guest: str) -> Account | None:
        """The account of this guest."""
        ...

    async def list_mailed(self, mail: str = "") -> list[Account]:
        """The accounts that get letters, at this address if one is given, in capital letters or not."""
        ...

    async def account_called(self, key: str) -> Account | None:
        """The account with a name of this key."""
        ...

    def tie(self, guest: str, other: str, kind: TieKind | None) -> Future[None]:
        """This guest follows or blocks another from now on, or neither."""
        ...

    async def ties_of(self, guest: str) -> dict[str, TieKind]:
        """Whom this guest follows or blocks."""
        ...

    async def blockers_of(self, guest: str) -> set[str]:
        """Who blocks this guest."""
        ...

    async def leaders(self, game: str, limit: int) -> list[tuple[str, Rating]]:
        """Ratings of accounts with their names, the highest first."""
        ...

    async def ratings_of(self, guest: str) -> list[Rating]:
        """The ratings of a guest, one for each game that they played rated."""
        ...

    async def results_of(self, guest: str) -> list[Result]:
        """Every finished game of a guest, oldest first."""
        ...

    async def results_at(self, table: str) -> list[Result]:
        """What a finished game was for its players."""
        ...

    def put_tournament(
        self, row: TournamentRow, tables: Sequence[tuple[TableRow, Sequence[str]]] = ()
    ) -> Future[None]:
        """A new tournament (version 1), or the next version of one, and its new tables: all or nothing.

        Conflict when somebody else has changed it meanwhile.
        """
        ...

    def remove_tournaments(self, ids: Sequence[str]) -> Future[None]:
        """Forget them; tables stay."""
        ...

    async def tournament(self, id: str) -> TournamentRow | None:
        """The tournament with this id."""
        ...

    async def list_tournaments(
        self, status: str, limit: int, before: int | None = None
    ) -> list[TournamentRow]:
        """Those with this status, created before that moment, oldest first."""
        ...

    async def tournaments_of(self, guest: str, limit: int) -> list[TournamentRow]:
        """Where this guest takes part or organises, newest first."""
        ...

    async def rows(self, tables: Sequence[str]) -> list[TableRow]:
        """The rows of these tables, as far as there are such."""
        ...

    async def close(self) -> None:
        """Finish what is queued and let go of the files."""
        ...
