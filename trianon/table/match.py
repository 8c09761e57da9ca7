"""Match: the one authority over one table. It takes messages in order, one at a time.

A request is validated and applied, its entries are appended to the log, and when the store says they are
durable the result is published. While the store works, later requests wait in the inbox. When the store
fails, the game in memory is dropped and read again from its log, so memory never runs ahead of the disk.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from trianon.table import entries as log_entries
from trianon.table.audience import Audience
from trianon.table.botturn import BotTurn
from trianon.table.entries import Entry, Played, Said, Started, Undone, now
from trianon.table.messages import Accepted, FromBrowser, Hello, Move, Problem, Say, TableInfo, Undo
from trianon.table.problems import TableProblem, unavailable
from trianon.table.progress import Progress
from trianon.table.room import Room, chat_line
from trianon.table.seating import Seating
from trianon.table.storage import Store
from trianon.table.thinkers import Thinkers
from trianon.table.watcher import Watcher
from trianon.table.words import clean_chat

T = TypeVar("T")
Work = Callable[[], None]
Refuse = Callable[[TableProblem], None]

log = logging.getLogger(__name__)


class Match:
    """One table in memory, and the windows that look at it."""

    def __init__(self, room: Room, store: Store, thinkers: Thinkers, bot_pause: float = 0.0) -> None:
        self.room = room
        self.audience = Audience(room)
        self.broken = False  # could not even be read again; whoever keeps matches forgets it
        self.touched = time.monotonic()
        self._id = room.seating.id
        self._store = store
        self._inbox: deque[Work] = deque()
        self._busy = False
        self._reloading: asyncio.Task[None] | None = None
        self._bot = BotTurn(thinkers, bot_pause, self._bot_answers)
        self._bot.wake(room)

    @classmethod
    async def load(
        cls, table: str, store: Store, thinkers: Thinkers, bot_pause: float = 0.0
    ) -> "Match | None":
        """The table as its log tells it; a bot whose turn it is goes on thinking. None: no such table."""
        room = await Room.read(table, store)
        return None if room is None else cls(room, store, thinkers, bot_pause)

    # --- from outside -------------------------------------------------------------------------------------

    @property
    def seating(self) -> Seating:
        return self.room.seating

    @property
    def progress(self) -> Progress | None:
        return self.room.progress

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is under way."""
        return not (self.audience.watchers or self._busy or self._bot.is_thinking)

    def join(self, watcher: Watcher) -> None:
        self.audience.watchers.append(watcher)

    def part(self, watcher: Watcher) -> None:
        self.audience.watchers.remove(watcher)
        if watcher.greeted:
            self._do(self.audience.announce)

    def receive(self, watcher: Watcher, message: FromBrowser) -> None:
        """A message from a window; it is answered when its turn has come."""
        self._do(partial(self._handle, watcher, message))

    async def ask(self, decide: Callable[[Seating], Sequence[Entry]], answer: Callable[[], T]) -> T:
        """A request to the table: decide on entries, store them, then answer. Raises TableProblem."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._do(partial(self._asked, decide, answer, future))
        return await future

    async def info(self, guest: str) -> TableInfo:
        """The table as this guest sees it, once everything before is durable."""
        return await self.ask(lambda seating: (), partial(self.audience.info, guest))

    def close(self) -> None:
        """Stop thinking; the log has everything."""
        self._bot.cancel()
        if self._reloading is not None:
            self._reloading.cancel()

    # --- one thing at a time ------------------------------------------------------------------------------

    def _do(self, work: Work) -> None:
        self.touched = time.monotonic()
        self._inbox.append(work)
        self._go_on()

    def _go_on(self) -> None:
        while self._inbox and not self._busy:
            self._inbox.popleft()()

    def _commit(self, added: Sequence[Entry], then: Work, refuse: Refuse, row: bool) -> None:
        """Append what was applied, with a new row for the lists if asked; `then` runs when it is durable."""
        self._busy = True
        first = self.room.length - len(added)
        bodies = log_entries.write(added)
        write = self._store.append(self._id, first, bodies, self.seating.row() if row else None)
        write.add_done_callback(partial(self._committed, then, refuse))

    def _committed(self, then: Work, refuse: Refuse, write: "asyncio.Future[None]") -> None:
        error = "the write was cancelled" if write.cancelled() else write.exception()
        if error is None:
            self._busy = False
            then()
            self._go_on()
        else:
            log.error("table %s: %s; reading it again", self._id, error)
            self._restore(partial(refuse, unavailable()))

    def _distrust(self, what: str, then: Work) -> None:
        """After a fault of ours: what it left in memory is not to be relied on."""
        log.exception("table %s: %s failed; reading it again", self._id, what)
        self._restore(then)

    def _restore(self, then: Work) -> None:
        """Drop what is in memory and read the log; requests wait meanwhile."""
        self._busy = True
        self._reloading = asyncio.get_running_loop().create_task(self._reload(then))

    async def _reload(self, then: Work) -> None:
        room: Room | None = None
        try:
            room = await Room.read(self._id, self._store)
        except Exception:  # a log that cannot be read must not take the server along
            log.exception("table %s cannot be read", self._id)
        self._busy = False
        if room is None:
            self.broken = True
            then()
            for watcher in list(self.audience.watchers):
                watcher.close()
        else:
            self.room = room
            self.audience.show(room)
            then()
            self.audience.welcome_again()
            self._bot.wake(room)
        self._go_on()

    # --- requests over HTTP -------------------------------------------------------------------------------

    def _asked(
        self,
        decide: Callable[[Seating], Sequence[Entry]],
        answer: Callable[[], T],
        future: "asyncio.Future[T]",
    ) -> None:
        def refuse(problem: TableProblem) -> None:
            if not future.done():  # whoever asked may have gone
                future.set_exception(problem)

        def done() -> None:
            if not future.done():
                future.set_result(answer())

        if self.broken:
            refuse(unavailable())
            return
        try:
            added = decide(self.seating)
            for entry in added:
                self.room.fold(entry)
        except TableProblem as problem:
            refuse(problem)
        except Exception:
            self._distrust("a request", partial(refuse, unavailable()))
        else:
            if added:
                self._commit(added, partial(self._seated, added, done), refuse, row=True)
            else:
                done()

    def _seated(self, added: Sequence[Entry], done: Work) -> None:
        begun = any(isinstance(entry, Started) for entry in added)
        if begun:
            self.audience.show(self.room)
        done()
        self.audience.announce()
        if begun:
            self._publish()

    # --- messages over sockets ----------------------------------------------------------------------------

    def _handle(self, watcher: Watcher, message: FromBrowser) -> None:
        try:
            if self.broken:
                raise unavailable()
            if isinstance(message, Hello):
                self._hello(watcher, message)
            elif not watcher.greeted:
                raise TableProblem("malformed", "say hello first")
            elif not self._is_repeated(watcher, message):
                self._say(watcher, message) if isinstance(message, Say) else self._step(watcher, message)
        except TableProblem as problem:
            self._refuse(watcher, message, problem)
        except Exception:
            self._distrust(repr(message), partial(self._refuse, watcher, message, unavailable()))

    def _refuse(self, watcher: Watcher, message: FromBrowser, problem: TableProblem) -> None:
        id = "" if isinstance(message, Hello) else message.id
        watcher.tell(Problem(problem.code, problem.message, id, self.room.version))
        if problem.code == "stale" and isinstance(message, (Move, Undo)):
            self.audience.welcome(watcher, message.version)

    def _hello(self, watcher: Watcher, hello: Hello) -> None:
        newcomer = not watcher.greeted
        watcher.greeted = True
        self.audience.welcome(watcher, hello.have)
        if newcomer:
            self.audience.announce(but=watcher)

    def _is_repeated(self, watcher: Watcher, message: Move | Undo | Say) -> bool:
        """Check the seat, and answer a message that was accepted before once more."""
        if not isinstance(message, Say) and message.seat not in watcher.seats:
            raise TableProblem("not_your_seat", f"seat {message.seat} is not yours")
        version = self.room.accepted(watcher.guest, message.id)
        if version is not None:
            watcher.tell(Accepted(message.id, version))
        return version is not None

    def _step(self, watcher: Watcher, message: Move | Undo) -> None:
        """A move or an undo: first the version, then the rules."""
        progress = self.progress
        if progress is None:
            raise TableProblem("not_playing", "the game has not begun")
        if message.version != progress.version:
            raise TableProblem("stale", f"the table is at version {progress.version} now")
        refuse = partial(self._refuse, watcher, message)
        if isinstance(message, Move):
            self._play(progress, message.seat, message.action, message.id, watcher, refuse)
            return
        # On a shared device the turn may have gone on to a neighbour's question already.
        undoer = progress.undoer
        seat = undoer if undoer is not None and undoer in watcher.seats else message.seat
        progress.undo(seat)
        self._stepped(Undone(seat, message.id, now()), watcher, refuse)

    def _play(
        self, progress: Progress, seat: int, action: str, id: str, watcher: Watcher | None, refuse: Refuse
    ) -> None:
        chance = progress.play(seat, action)
        self._stepped(Played(seat, action, id, now(), chance), watcher, refuse)

    def _stepped(self, entry: Played | Undone, watcher: Watcher | None, refuse: Refuse) -> None:
        """A step was applied: store it, then tell everybody."""
        room = self.room
        room.length += 1
        if watcher is not None:
            room.accept(watcher.guest, entry.id)
        ended = room.note_end()
        self._commit((entry,), partial(self._accepted, watcher, entry.id, ended), refuse, row=ended)

    def _accepted(self, watcher: Watcher | None, id: str, ended: bool) -> None:
        if watcher is not None:
            watcher.tell(Accepted(id, self.room.version))
        self._publish(ended)

    def _publish(self, ended: bool = False) -> None:
        self.audience.publish()
        if ended:
            self.audience.announce()
        self._bot.wake(self.room)

    def _say(self, watcher: Watcher, message: Say) -> None:
        text = clean_chat(message.text)
        if not watcher.chat_pace.allows():
            raise TableProblem("too_many", "not so fast: wait a moment before the next line")
        seat = watcher.seats[0] if watcher.seats else None
        name = watcher.name if seat is None else self.seating.places[seat].name
        entry = Said(watcher.guest, name, seat, text, message.id, now())
        self.room.fold(entry)
        self._commit(
            (entry,), partial(self._said, watcher, entry), partial(self._refuse, watcher, message), False
        )

    def _said(self, watcher: Watcher, entry: Said) -> None:
        watcher.tell(Accepted(entry.id, self.room.version))
        self.audience.say(chat_line(entry))

    # --- bots ---------------------------------------------------------------------------------------------

    def _bot_answers(self, version: int, seat: int, action: str) -> None:
        self._do(partial(self._bot_moves, version, seat, action))

    def _bot_moves(self, version: int, seat: int, action: str) -> None:
        progress = self.progress
        if self.broken or progress is None or progress.version != version:
            return  # the table moved on meanwhile; whoever is asked now has been woken
        try:
            # Nobody waits for an answer; when the store fails, the bot is woken again after the reading.
            self._play(progress, seat, action, "", None, lambda problem: None)
        except Exception:
            self._distrust(f"the bot's {action!r}", lambda: None)
