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

import msgspec

from trianon.table import entries as log_entries
from trianon.table.audience import Audience
from trianon.table.entries import Entry, Played, Said, Started, Undone, now
from trianon.table.messages import (
    Accepted,
    ChatLine,
    FromBrowser,
    Hello,
    Move,
    Problem,
    Say,
    TableInfo,
    Undo,
)
from trianon.table.problems import TableProblem, unavailable
from trianon.table.progress import Progress
from trianon.table.seating import Seating, iso
from trianon.table.storage import Store
from trianon.table.thinkers import Thinkers
from trianon.table.watcher import Watcher
from trianon.table.words import clean_chat

T = TypeVar("T")
Refuse = Callable[[TableProblem], None]
REPLAY_SLICE = 8  # steps between two looks at the other tables

log = logging.getLogger(__name__)


class Match:
    """One table in memory: chairs, game, chat and the windows that look at it."""

    def __init__(self, table: str, store: Store, thinkers: Thinkers, bot_pause: float = 0.0) -> None:
        self.id = table
        self.broken = False  # could not even be read again; whoever keeps matches forgets it
        self.touched = time.monotonic()
        self.seating: Seating
        self.progress: Progress | None = None
        self.audience = Audience()
        self._started: Started
        self._store = store
        self._thinkers = thinkers
        self._bot_pause = bot_pause
        self._inbox: deque[Callable[[], None]] = deque()
        self._busy = False
        self._thinking: asyncio.Task[None] | None = None
        self._reloading: asyncio.Task[None] | None = None
        self._seq = 0
        self._known: dict[tuple[str, str], int] = {}  # (guest, message id): the version it led to

    @classmethod
    async def load(
        cls, table: str, store: Store, thinkers: Thinkers, bot_pause: float = 0.0
    ) -> "Match | None":
        """The table as its log tells it; a bot whose turn it is goes on thinking. None: no such table."""
        match = cls(table, store, thinkers, bot_pause)
        if not await match._read():
            return None
        match._wake_bot()
        return match

    # --- from outside -------------------------------------------------------------------------------------

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

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is under way."""
        return not self.audience.watchers and not self._busy and self._thinking is None

    def close(self) -> None:
        """Stop thinking; the log has everything."""
        for task in (self._thinking, self._reloading):
            if task is not None:
                task.cancel()

    # --- one thing at a time ------------------------------------------------------------------------------

    def _do(self, work: Callable[[], None]) -> None:
        self.touched = time.monotonic()
        self._inbox.append(work)
        self._go_on()

    def _go_on(self) -> None:
        while self._inbox and not self._busy:
            self._inbox.popleft()()

    def _commit(
        self, added: Sequence[Entry], then: Callable[[], None], refuse: Refuse, row: bool = False
    ) -> None:
        """Append what was applied; `then` runs when it is durable."""
        self._busy = True
        write = self._store.append(
            self.id, self._seq, log_entries.write(added), self.seating.row() if row else None
        )
        self._seq += len(added)
        write.add_done_callback(partial(self._committed, then, refuse))

    def _committed(self, then: Callable[[], None], refuse: Refuse, write: "asyncio.Future[None]") -> None:
        error = "the write was cancelled" if write.cancelled() else write.exception()
        if error is None:
            self._busy = False
            then()
            self._go_on()
        else:
            log.error("table %s: %s; reading it again", self.id, error)
            self._restore(partial(refuse, unavailable()))

    def _distrust(self, what: str, then: Callable[[], None]) -> None:
        """After a fault of ours: what it left in memory is not to be relied on."""
        log.exception("table %s: %s failed; reading it again", self.id, what)
        self._restore(then)

    def _restore(self, then: Callable[[], None]) -> None:
        """Drop what is in memory and read the log; requests wait meanwhile."""
        self._busy = True
        self._reloading = asyncio.get_running_loop().create_task(self._reload(then))

    async def _reload(self, then: Callable[[], None]) -> None:
        try:
            self.broken = not await self._read()
        except Exception:  # a log that cannot be read must not take the server along
            log.exception("table %s cannot be read", self.id)
            self.broken = True
        self._busy = False
        then()
        if self.broken:
            for watcher in list(self.audience.watchers):
                watcher.close()
        else:
            self.audience.welcome_again()
            self._wake_bot()
        self._go_on()

    # --- the log ------------------------------------------------------------------------------------------

    async def _read(self) -> bool:
        """Build everything from the log, letting other tables work in between. False: there is none."""
        bodies = await self._store.load(self.id)
        if not bodies:
            return False
        self.progress = None
        self._known.clear()
        self.audience.chat.clear()
        self.seating = Seating.begin(self.id, log_entries.read(bodies[0]))
        for number, body in enumerate(bodies[1:], 1):
            self._fold(log_entries.read(body))
            if number % REPLAY_SLICE == 0:
                await asyncio.sleep(0)
        self._seq = len(bodies)
        self._note_end()
        self.audience.show(self.seating, self.progress)
        return True

    def _fold(self, entry: Entry) -> None:
        """Take in an entry that was decided elsewhere: by the log, or by the seating."""
        if isinstance(entry, (Played, Undone)):
            if self.progress is None:
                raise ValueError(f"table {self.id}: a step before the start")
            self.progress.fold(entry)
            self._know(self.seating.places[entry.seat].guest, entry.id)
        elif isinstance(entry, Said):
            self.audience.chat.append(_line(entry))
            self._know(entry.guest, entry.id)
        else:
            self.seating.fold(entry)
            if isinstance(entry, Started):
                self._started = entry
                self.progress = self.fresh_start()

    def fresh_start(self) -> Progress:
        """The game as it was dealt."""
        seating = self.seating
        return Progress.begin(seating.game, len(seating.places), seating.settings(), self._started)

    def _know(self, guest: str, id: str) -> None:
        self._known[(guest, id)] = self._version

    def _note_end(self) -> bool:
        """Whether the game has just ended."""
        ended = self.seating.status == "playing" and self.progress is not None and self.progress.asked is None
        if ended:
            self.seating.status = "over"
        return ended

    @property
    def _version(self) -> int:
        return -1 if self.progress is None else self.progress.version

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
                self._fold(entry)
        except TableProblem as problem:
            refuse(problem)
            return
        except Exception:
            self._distrust("a request", partial(refuse, unavailable()))
            return
        if added:
            self._commit(added, partial(self._seated, added, done), refuse, row=True)
        else:
            done()

    def _seated(self, added: Sequence[Entry], done: Callable[[], None]) -> None:
        begun = any(isinstance(entry, Started) for entry in added)
        if begun:
            self.audience.show(self.seating, self.progress)
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
            elif isinstance(message, Say):
                self._say(watcher, message)
            else:
                self._step(watcher, message)
        except TableProblem as problem:
            self._refuse(watcher, message, problem)
        except Exception:
            self._distrust(repr(message), partial(self._refuse, watcher, message, unavailable()))

    def _refuse(self, watcher: Watcher, message: FromBrowser, problem: TableProblem) -> None:
        id = "" if isinstance(message, Hello) else message.id
        watcher.tell(Problem(problem.code, problem.message, id, self._version))
        if problem.code == "stale" and isinstance(message, (Move, Undo)):
            self.audience.welcome(watcher, message.version)

    def _hello(self, watcher: Watcher, hello: Hello) -> None:
        newcomer = not watcher.greeted
        watcher.greeted = True
        self.audience.welcome(watcher, hello.have)
        if newcomer:
            self.audience.announce(but=watcher)

    def _is_repeated(self, watcher: Watcher, id: str) -> bool:
        """Answer a message that was accepted before once more."""
        known = self._known.get((watcher.guest, id))
        if known is None:
            return False
        watcher.tell(Accepted(id, known))
        return True

    def _step(self, watcher: Watcher, message: Move | Undo) -> None:
        """A move or an undo: seat, repetition, version, then the rules."""
        if message.seat not in watcher.seats:
            raise TableProblem("not_your_seat", f"seat {message.seat} is not yours")
        if self._is_repeated(watcher, message.id):
            return
        progress = self.progress
        if progress is None:
            raise TableProblem("not_playing", "the game has not begun")
        if message.version != progress.version:
            raise TableProblem("stale", f"the table is at version {progress.version} now")
        entry: Played | Undone
        if isinstance(message, Move):
            chance = progress.play(message.seat, message.action)
            entry = Played(message.seat, message.action, message.id, now(), chance)
        else:
            # On a shared device the turn may have gone on to a neighbour's question already.
            seat = progress.undoer if progress.undoer in watcher.seats else None
            progress.undo(message.seat if seat is None else seat)
            entry = Undone(message.seat if seat is None else seat, message.id, now())
        self._know(watcher.guest, message.id)
        ended = self._note_end()
        self._commit(
            (entry,),
            partial(self._accepted, watcher, message.id, ended),
            partial(self._refuse, watcher, message),
            row=ended,
        )

    def _accepted(self, watcher: Watcher, id: str, ended: bool) -> None:
        watcher.tell(Accepted(id, self._version))
        self._publish(ended)

    def _publish(self, ended: bool = False) -> None:
        self.audience.publish()
        if ended:
            self.audience.announce()
        self._wake_bot()

    def _say(self, watcher: Watcher, message: Say) -> None:
        if self._is_repeated(watcher, message.id):
            return
        text = clean_chat(message.text)
        if not watcher.chat_pace.allows():
            raise TableProblem("too_many", "not so fast: wait a moment before the next line")
        seat = watcher.seats[0] if watcher.seats else None
        name = watcher.name if seat is None else self.seating.places[seat].name
        entry = Said(watcher.guest, name, seat, text, message.id, now())
        self._fold(entry)
        self._commit((entry,), partial(self._said, watcher, entry), partial(self._refuse, watcher, message))

    def _said(self, watcher: Watcher, entry: Said) -> None:
        watcher.tell(Accepted(entry.id, self._version))
        self.audience.say(_line(entry))

    # --- bots ---------------------------------------------------------------------------------------------

    def _wake_bot(self) -> None:
        """If a bot is asked, let it think; an earlier thought is no longer wanted."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        progress = self.progress
        seat = None if progress is None else progress.asked
        if progress is not None and seat is not None and self.seating.places[seat].kind == "bot":
            self._thinking = asyncio.get_running_loop().create_task(self._think(progress, seat))

    async def _think(self, progress: Progress, seat: int) -> None:
        if self._bot_pause:
            await asyncio.sleep(self._bot_pause)
        question = progress.question()
        assert question is not None
        version = progress.version
        choice = await self._thinkers.choose(
            self.seating.game,
            self.seating.places[seat].bot,
            progress.state.view(seat),
            msgspec.to_builtins(question),
        )
        self._thinking = None
        self._do(partial(self._bot_moves, seat, version, question.options[choice].text))

    def _bot_moves(self, seat: int, version: int, action: str) -> None:
        progress = self.progress
        if progress is None or progress.version != version or progress.asked != seat:
            return  # the table moved on meanwhile; whoever is asked now has been woken
        chance = progress.play(seat, action)
        ended = self._note_end()
        self._commit(
            (Played(seat, action, "", now(), chance),),
            partial(self._publish, ended),
            lambda problem: None,  # nobody waits for an answer; the bot is woken again after the reading
            row=ended,
        )


def _line(entry: Said) -> ChatLine:
    return ChatLine(entry.name, entry.seat, entry.text, iso(entry.at))
