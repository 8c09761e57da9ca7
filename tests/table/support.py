"""A table inside a test: no sockets, no disk, no processes."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

import trianon
from template.testing import complete
from trianon.table import entries
from trianon.table.bot_workers import BotsInline
from trianon.table.client import Client
from trianon.table.entries import ChairState, Created, Started
from trianon.table.house_time import HouseTime
from trianon.table.lobby import Lobby
from trianon.table.match import Match
from trianon.table.messages import FromBrowser, Hello, Move, Order, Say, Undo
from trianon.table.requests import NewChair, NewTable
from trianon.table.seating import Seating, palette
from trianon.table.storage import StorageError, Store, TableRow
from trianon.table.storage.memory import MemoryStore
from trianon.table.table_state import TableState

Doc = dict[str, Any]


async def settle() -> None:
    """Let everything happen that can happen now."""
    for _ in range(12):
        await asyncio.sleep(0)


class Window:
    """A browser window that remembers what it was sent."""

    def __init__(self, match: Match, guest: str, may_chat: Callable[[], bool] = lambda: True) -> None:
        self.match = match
        self.got: list[Doc] = []
        self.closed = False
        self.client = Client(guest, guest.title(), self._take, self._close, may_chat)
        match.join(self.client)
        self._count = 0

    def _take(self, frame: bytes) -> None:
        self.got.append(json.loads(frame))

    def _close(self) -> None:
        self.closed = True

    async def send(self, message: FromBrowser) -> list[Doc]:
        """Send, and return what came back."""
        before = len(self.got)
        await self.match.receive(self.client, message)
        await settle()
        return self.got[before:]

    async def hello(self, have: int = -1, stay: bool = False) -> Doc:
        return of(await self.send(Hello(have, stay)), "welcome")

    async def move(
        self,
        seat: int,
        action: str,
        version: int | None = None,
        id: str = "",
        drafted: int = 0,
        draft: bool = False,
    ) -> list[Doc]:
        self._count += 1
        at = version_of(self.match) if version is None else version
        return await self.send(Move(id or f"m{self._count}", at, seat, action, drafted, draft))

    async def undo(self, seat: int, version: int | None = None, id: str = "", drafted: int = 0) -> list[Doc]:
        self._count += 1
        at = version_of(self.match) if version is None else version
        return await self.send(Undo(id or f"u{self._count}", at, seat, drafted))

    async def order(self, seat: int, order: Doc | None, id: str = "") -> list[Doc]:
        self._count += 1
        return await self.send(Order(id or f"o{self._count}", seat, order))

    async def say(self, text: str, id: str = "") -> list[Doc]:
        self._count += 1
        return await self.send(Say(id or f"s{self._count}", text))

    def all(self, kind: str) -> list[Doc]:
        return [message for message in self.got if message["type"] == kind]


def of(messages: list[Doc], kind: str) -> Doc:
    """The only message of this kind."""
    [found] = [message for message in messages if message["type"] == kind]
    return found


def problem(messages: list[Doc]) -> str:
    """The code of the one problem that came back."""
    assert "accepted" not in [message["type"] for message in messages]
    return str(of(messages, "problem")["code"])


def version_of(match: Match) -> int:
    return -1 if match.game is None else match.game.version


def options(match: Match) -> list[str]:
    """The texts of all legal answers."""
    assert match.game is not None
    decision = match.game.state.decision
    assert decision is not None
    return [str(action) for action in decision.options]


def asked(match: Match) -> int:
    assert match.game is not None
    assert match.game.asked is not None
    return match.game.asked


def is_over(match: Match) -> bool:
    return match.seating.status == "over"


class FailingStore(MemoryStore):
    """Fails the next appends; `after`: the disk has it, only the answer is lost."""

    def __init__(self) -> None:
        super().__init__()
        self.failures = 0
        self.after = False
        self.blind = False

    def append(
        self, table: str, seq: int, entries: Sequence[str], row: TableRow | None = None
    ) -> asyncio.Future[None]:
        if not self.failures:
            return super().append(table, seq, entries, row)
        self.failures -= 1
        if self.after:
            super().append(table, seq, entries, row)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageError("the disk is on holiday"))
        return future

    async def load(self, table: str) -> list[str] | None:
        if self.blind:
            raise StorageError("the disk is on holiday")
        return await super().load(table)


def people(*names: str, game: str = "template") -> list[ChairState]:
    """Persons in the colours of the game."""
    colours = palette(trianon.game(game))
    return [
        ChairState(kind="person", guest=name, name=name.title(), colour=colour)
        for name, colour in zip(names, colours, strict=False)
    ]


async def begun(
    chairs: list[ChairState],
    position: Doc | None = None,
    store: MemoryStore | None = None,
    options: Doc | None = None,
    game: str = "template",
    rules: int | None = None,
    tempo: str = "",
    time: HouseTime | None = None,
    rated: bool = False,
) -> Match:
    """A running match with these people, from the deal or from a position; by the newest rules."""
    store = store or MemoryStore()
    options = options or {"first": 0}
    host = chairs[0].guest
    first = Created(
        game=game,
        options=options,
        public=True,
        host=host,
        chairs=chairs,
        at=1,
        tempo=tempo,
        rated=rated,
    )
    seating = Seating.begin("table", first)
    newest = trianon.game(game).rules_version
    start = Started(seed="5e" * 32, rules=rules or newest, at=2, position=position)
    seating.fold(start)
    await store.create_table(seating.row(), entries.write([first, start]))
    return await read(store, time=time)


async def read(store: Store, bots: BotsInline | None = None, time: HouseTime | None = None) -> Match:
    """The table as the log in the store tells it."""
    table = await TableState.read("table", store)
    assert table is not None
    return Match(table, store, bots or BotsInline(), time=time)


def late(*hands: str) -> Doc:
    """A position where nobody can draw any more: to present a courtier, or to bow, is not final."""
    return {"game": "template", "options": {"first": 0}, **complete({"hands": list(hands), "late": True})}


def lobby(store: Store | None = None) -> Lobby:
    return Lobby(store or MemoryStore(), BotsInline())


def wish(
    *chairs: str,
    public: bool = True,
    game: str = "template",
    tempo: str = "",
    rated: bool = False,
    **options: Any,
) -> NewTable:
    """A new table from words: "me", "open", "hotseat" (or "hotseat:" and a name), or the name of a bot."""
    people = {"me": NewChair(kind="me"), "open": NewChair(kind="open"), "hotseat": NewChair(kind="hotseat")}
    made = [
        NewChair(kind="hotseat", name=chair.partition(":")[2])
        if ":" in chair
        else people.get(chair) or NewChair(kind="bot", bot=chair)
        for chair in chairs
    ]
    return NewTable(game=game, chairs=made, options=options, public=public, tempo=tempo, rated=rated)
