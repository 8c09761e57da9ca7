"""Match: the one authority over one table. Whatever is wanted of it happens one at a time, in order."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import TypeVar

from msgspec.structs import replace

from trianon.table import entries as log_entries
from trianon.table.attendance import Attendance, Patience
from trianon.table.bot_turn import BotTurn
from trianon.table.bot_workers import BotWorkers
from trianon.table.clean_text import clean_chat
from trianon.table.client import Client
from trianon.table.draft import Draft
from trianon.table.entries import (
    Closed,
    Entry,
    Hurried,
    Ordered,
    Played,
    Reopened,
    Replaced,
    Returned,
    Said,
    Started,
    Undone,
)
from trianon.table.house_time import HouseTime
from trianon.table.live_game import LiveGame
from trianon.table.messages import (
    PROTOCOL,
    Accepted,
    FromBrowser,
    Hello,
    Move,
    Order,
    Problem,
    Say,
    TableInfo,
    Undo,
)
from trianon.table.meter import METER
from trianon.table.problems import TableProblem, unavailable
from trianon.table.publisher import Publisher
from trianon.table.requests import VoteWish
from trianon.table.row_notes import Asked, RowNotes
from trianon.table.seating import Seating
from trianon.table.storage import LeaseLost, StorageError, Store
from trianon.table.table_state import TableState

T = TypeVar("T")
Decide = Callable[[], Sequence[Entry]]  # raises TableProblem to refuse; changes nothing of the table itself
Answer = Callable[[TableProblem | None], T]  # to whoever asked: done, or why not
SetAlarm = Callable[[str, int], None]  # call this table at that moment

CROWD = 16  # windows at one table
BATCH_SECONDS = 0.5

log = logging.getLogger(__name__)


class Match:
    """One table in memory, and the clients that look at it. A bot whose turn it is goes on thinking."""

    def __init__(
        self,
        table: TableState,
        store: Store,
        bot_workers: BotWorkers,
        bot_pause: float = 0.0,
        time: HouseTime | None = None,
        patience: Patience | None = None,
        set_alarm: SetAlarm = lambda table, at: None,
        is_read_elsewhere: bool = False,
    ) -> None:
        """`is_read_elsewhere`: other processes make lists from the row in the store."""
        self.table = table
        self._time = time or HouseTime()
        self._attendance = Attendance(self._time, patience or Patience())
        self._set_alarm = set_alarm
        self._row_notes = RowNotes(self._time, is_read_elsewhere)
        self.publisher = Publisher(table, self._attendance)
        self.broken = False  # not to be read, or not ours any more; whoever keeps matches forgets it
        self.touched = monotonic()
        self.reported: set[int] = set()  # lines of chat that the operator was told of
        self._store = store
        self._lock = asyncio.Lock()  # hands on in the order of asking
        # Of the asked seat; after a restart its player begins the turn again.
        self._draft: Draft | None = None
        self._due: int | None = None  # when something happens here by itself, as of the last step
        self._batch: asyncio.Task[None] | None = None  # who came and went is told then
        self._bot = BotTurn(bot_workers, bot_pause)
        self._wake_bot()
        self._wait()

    # --- from outside -------------------------------------------------------------------------------------

    @property
    def seating(self) -> Seating:
        return self.table.seating

    @property
    def game(self) -> LiveGame | None:
        return self.table.game

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is under way."""
        return not (self.publisher.clients or self._lock.locked() or self._bot.is_thinking)

    @property
    def is_free(self) -> bool:
        """Nothing is under way: what is wanted now is done at once."""
        return not self._lock.locked()

    @property
    def is_among_bots(self) -> bool:
        """Bots play here, and nobody else."""
        return self.seating.status == "playing" and self.seating.is_bots_only

    @property
    def is_attended(self) -> bool:
        """Somebody who has a chair is here."""
        return any(client.greeted and client.seats for client in self.publisher.clients)

    @property
    def is_behind(self) -> bool:
        """The row in the store says that somebody is asked who has answered meanwhile."""
        return self._row_notes.are_behind(self._asked())

    def join(self, client: Client) -> None:
        """From now on this client hears of the table, as soon as it has said hello."""
        self.publisher.clients.append(client)

    async def part(self, client: Client) -> None:
        """The client is gone; the others hear of it."""
        self.publisher.clients.remove(client)
        if client.greeted:
            if all(other.guest != client.guest for other in self.publisher.greeted()):
                self._attendance.went(client.guest, is_player=bool(client.seats))
            await self._in_turn(_nothing, lambda problem: self._tell_presence())

    async def receive(self, client: Client, message: FromBrowser) -> None:
        """Take a message from a client, and answer it when its turn has come."""
        if isinstance(message, Hello):
            if message.protocol != PROTOCOL:
                raise TableProblem("outdated", "this page is from before an upgrade; load it again")
            wish = {client.guest: message.hurry}
            await self._in_turn(partial(self._hurried, wish), partial(self._greet, client, message))
        else:
            await self._in_turn(partial(self._decide, client, message), partial(self._reply, client, message))

    async def request(self, guest: str, decide: Callable[[Seating], Sequence[Entry]]) -> TableInfo:
        """Change the chairs, the host, the status; the table afterwards. Raises TableProblem."""

        def answer(problem: TableProblem | None) -> TableInfo:
            if problem is not None:
                try:
                    raise problem
                finally:
                    del problem  # else it would hold on to this frame, and with it to the whole table
            return self.publisher.info(guest)

        return await self._in_turn(lambda: decide(self.seating), answer)

    async def info(self, guest: str) -> TableInfo:
        """The table as this guest sees it, once everything before is durable."""
        return await self.request(guest, lambda seating: ())

    async def vote(self, guest: str, wish: VoteWish) -> TableInfo:
        """A player says how the game shall go on; the table afterwards. Raises TableProblem."""
        return await self.request(guest, lambda seating: self._attendance.vote(self.table, guest, wish))

    async def remind(self, guest: str) -> TableInfo:
        """A player reminds whoever is asked. Raises TableProblem."""
        return await self.request(guest, lambda seating: self._attendance.remind(self.table, guest))

    async def ring(self) -> None:
        """The alarm of this table: whatever happens by itself now happens, and the next one is set."""
        self._row_notes.forget()
        await self._in_turn(lambda: self._attendance.due(self.table), _silent)
        await self.note_who_is_asked()
        self._wait()

    def send_away(self, *guests: str) -> None:
        """Close the windows of these guests; a browser comes back as who it is then."""
        for client in list(self.publisher.clients):
            if client.guest in guests:
                client.close()

    async def read_anew(self) -> None:
        """The log says something else than before: show that, here and in the row."""
        async with self._lock:
            await self._read_again()
            if not self.broken:
                await self._append(())
            self._resume()

    async def note_who_is_asked(self) -> None:
        """Let the row in the store say whether a bot is asked: after a restart such tables go on first.

        It says too when the table is to be called.
        """
        async with self._lock:
            if not self.broken and (self._row_notes.are_forgotten or self.is_behind):
                self._row_notes.forget()
                await self._append(())

    async def let_go(self) -> None:
        """Finish what has begun, then leave this table to another process; bots begin nothing any more."""
        self._bot.retire()
        async with self._lock:
            self.abandon()

    def abandon(self) -> None:
        """Another process has this table: bots stop, and browsers come again and are led there."""
        self.broken = True
        self.close()
        for client in list(self.publisher.clients):
            client.hang_up()

    def close(self) -> None:
        """Stop thinking; the log has everything."""
        self._bot.retire()
        if self._batch is not None:
            self._batch.cancel()

    # --- one thing at a time ------------------------------------------------------------------------------

    async def _in_turn(self, decide: Decide, answer: Answer[T]) -> T:
        """Decide, fold, store, answer, publish: the one way in which anything happens at a table.

        Nothing is answered before it is durable. When the store fails, or we do, the state in memory is
        dropped and read again from the log, so that memory never runs ahead of the disk. What has begun is
        carried to its end, even when whoever asked goes away meanwhile.
        """
        async with self._lock:
            self.touched = monotonic()
            try:
                if self.broken:
                    raise unavailable()
                added = self._fold(decide())
                if added:
                    await _to_its_end(self._append(added))
            except TableProblem as problem:
                return answer(problem)
            except LeaseLost:
                self.abandon()
                return answer(unavailable())
            except Exception as error:
                self._log_failure(error)
                await _to_its_end(asyncio.ensure_future(self._read_again()))
                try:
                    return answer(unavailable())
                finally:
                    self._resume()
            answered = answer(None)
            self._publish(added)
            return answered

    def _fold(self, decided: Sequence[Entry]) -> Sequence[Entry]:
        """Take in what was decided, and what is answered to it without asking.

        Whoever takes back a step wants to answer otherwise: no order does, unless the same seat leaves one.
        """
        added: list[Entry] = []
        for entry in decided:
            if isinstance(entry, Started):  # who looked on before sitting down is heard now
                added += [self.table.fold(wish) for wish in self._hurried(self._wishes())]
            added.append(self.table.fold(self._timed(entry)))
        last = added[-1] if added else None
        if isinstance(last, Played) or (isinstance(last, Ordered) and last.seat == self.table.asked):
            added += self.table.follow_orders()
        return self._sealed(added) if self.table.asked is None else added

    def _sealed(self, added: list[Entry]) -> list[Entry]:
        """The last step of a game says what the whole game was; `trianon check` holds the log to it."""
        if added and isinstance(added[-1], Played) and self.table.game is not None:
            added[-1] = replace(added[-1], end=self.table.game.fingerprint())
        return added

    def _timed(self, entry: Entry) -> Entry:
        """A step with what it cost of its seat's time."""
        clocks = self.table.clocks
        if clocks is None or clocks.running is None or not isinstance(entry, (Played, Undone)):
            return entry
        return replace(entry, spent=self._time.between(clocks.since, entry.at))

    def _append(self, added: Sequence[Entry]) -> "asyncio.Future[None]":
        """Store what was folded, and a new row when the list of tables is to say something else."""
        self._due = self._alarm()
        is_on = self.table.asked is not None
        row = self._row_notes.row(self.seating, added, self._asked(), self._due, is_on)
        first = self.table.length - len(added)
        return self._store.append(self.seating.id, first, log_entries.write(added), row)

    def _publish(self, added: Sequence[Entry]) -> None:
        """Tell everybody what changed for them; the entries of one request are of one kind.

        Only an order is followed by steps, and only its own seat may hear of the order itself.
        """
        publisher, last = self.publisher, added[-1] if added else None
        if added and isinstance(added[0], Ordered):
            publisher.tell_order(added[0].seat)
        if isinstance(last, Said):
            publisher.say()
        elif isinstance(last, (Played, Undone)):
            METER.moves += len(added)
            publisher.publish()
            if self.seating.status == "over":
                publisher.announce()
                publisher.say_afterwards()
            self._wake_bot()
        elif isinstance(last, Started):
            publisher.show(self.table)
            publisher.announce()
            publisher.publish()
            self._wake_bot()
        elif isinstance(last, (Replaced, Returned, Closed, Reopened)):
            self._welcome_again()  # who is asked has changed without a step
            self._wake_bot()
        elif last is not None and not isinstance(last, (Ordered, Hurried)):
            publisher.announce()
        if last is not None and self._due is not None:
            self._set_alarm(self.seating.id, self._due)

    def _wake_bot(self) -> None:
        """If a bot is asked now, it begins to think, or waits until a worker is free."""
        self._attendance.in_line = 0
        if self._bot.is_thinking or self.table.has_bots:
            self._bot.wake(self.table, self._bot_plays, self._tell_line)

    async def _tell_line(self, ahead: int) -> None:
        """So many bots of other tables think before the one asked here."""
        self._attendance.in_line = ahead
        await self._in_turn(_nothing, lambda problem: self.publisher.announce())

    def _asked(self) -> Asked:
        is_bot_asked = self.table.is_bot_asked
        return is_bot_asked, None if is_bot_asked else self.table.asked

    def _alarm(self) -> int | None:
        """The moment when something happens here by itself."""
        due_in = self._attendance.due_in(self.table)
        return None if due_in is None else self._time.now() + due_in

    def _wait(self) -> None:
        alarm = self._alarm()
        if alarm is not None:
            self._set_alarm(self.seating.id, alarm)

    @property
    def _named(self) -> dict[str, str]:
        """For lines of the log."""
        return {"table": self.seating.id}

    def _log_failure(self, error: Exception) -> None:
        trace = None if isinstance(error, StorageError) else error
        log.error("table %s: %s; reading it again", self.seating.id, error, exc_info=trace, extra=self._named)

    async def _read_again(self) -> None:
        """Drop what is in memory and read the log."""
        table: TableState | None = None
        try:
            table = await TableState.read(self.seating.id, self._store)
        except Exception:  # a log that cannot be read must not take the server along
            log.exception("table %s cannot be read", self.seating.id, extra=self._named)
        if table is None:
            self.broken = True
        else:
            self.table = table
            self._row_notes.forget()
            self.publisher.show(table)

    def _resume(self) -> None:
        """Bring everybody to where the log says the table stands; from a broken one they are sent away."""
        if self.broken:
            for client in list(self.publisher.clients):
                client.close()
        else:
            self._welcome_again()
            self._wake_bot()

    # --- messages over sockets ----------------------------------------------------------------------------

    def _hurried(self, wishes: Mapping[str, bool]) -> Sequence[Entry]:
        """Which players want not to be asked what has one answer; it holds from the next step on."""
        if self.seating.status == "over":
            return ()
        return [
            Hurried(guest, hurries, self._time.now())
            for guest, hurries in wishes.items()
            if self.seating.seats_of(guest) and (guest in self.table.hurried) != hurries
        ]

    def _wishes(self) -> Mapping[str, bool]:
        """What the hellos of all windows said about that; of one guest's, the newest window's."""
        return {client.guest: client.hurries for client in self.publisher.greeted()}

    def _greet(self, client: Client, hello: Hello, problem: TableProblem | None) -> None:
        if problem is not None:
            client.tell(Problem(problem.code, problem.message, "", self.table.version))
            return
        is_new = not client.greeted
        client.greeted = True
        self._attendance.came(client.guest)
        client.stays, client.hurries = hello.stay, hello.hurry
        self._welcome(client, hello.have)
        if is_new:
            self._tell_presence(but=client)

    def _welcome(self, client: Client, have: int) -> None:
        """Everything that one window needs, and the draft of the seat whose view it shows."""
        self.publisher.welcome(client, have)
        draft = self._drafted
        if draft is not None and draft.seat == client.viewpoint:
            client.tell(draft.message(""))

    def _welcome_again(self) -> None:
        """The same for all windows."""
        self.publisher.welcome_again()
        if (draft := self._drafted) is not None:
            self.publisher.tell_draft(draft, "")

    def _tell_presence(self, but: Client | None = None) -> None:
        """Somebody came or went. A crowd hears of it in batches: telling it costs more the larger it is."""
        if len(self.publisher.clients) <= CROWD:
            self.publisher.announce(but)
        elif self._batch is None:
            self._batch = asyncio.get_running_loop().create_task(self._tell_batch())

    async def _tell_batch(self) -> None:
        await asyncio.sleep(BATCH_SECONDS)
        self._batch = None
        await self._in_turn(_nothing, lambda problem: self.publisher.announce())

    def _decide(self, client: Client, message: Move | Undo | Order | Say) -> Sequence[Entry]:
        """What a message leads to; nothing when it was accepted before and only the answer got lost."""
        if not client.greeted:
            raise TableProblem("malformed", "say hello first")
        if not isinstance(message, Say) and message.seat not in client.seats:
            raise TableProblem("not_your_seat", f"seat {message.seat} is not yours")
        if self.table.accepted(client.guest, message.id) is not None:
            return ()
        if isinstance(message, Say):
            return (self._chat(client, message),)
        if isinstance(message, Order):
            return (Ordered(message.seat, message.order, message.id, self._time.now()),)
        return self._step(client, message)

    def _step(self, client: Client, message: Move | Undo) -> Sequence[Entry]:
        """A move or an undo of the present version; whether the rules allow it shows when it is folded."""
        game = self.game
        if game is None:
            raise TableProblem("not_playing", "the game has not begun")
        if self.seating.status == "closed":
            raise TableProblem("closed", "the table was closed because nobody came; reopen it first")
        if self.seating.chairs[message.seat].stand_in:
            raise TableProblem("replaced", "a bot plays for you; take over first")
        if message.version != game.version:
            raise TableProblem("stale", f"the table is at version {game.version} now")
        draft = self._draft_of(message.seat)
        if draft is not None and draft.has_taken(message.id):
            return ()
        drafted = 0 if draft is None else len(draft)
        if message.drafted != drafted:
            raise TableProblem("stale", f"{drafted} steps of this turn are drafted now")
        if isinstance(message, Move):
            return self._move(game, message, draft)
        if draft:
            draft.step_back(message.id)
            return ()
        # On a shared device the turn may have gone on to a neighbour's question already.
        undoer = game.undoer
        seat = undoer if undoer is not None and undoer in client.seats else message.seat
        return (Undone(seat, message.id, self._time.now()),)

    def _move(self, game: LiveGame, move: Move, draft: Draft | None) -> Sequence[Entry]:
        """A step for everybody, and with it those that were drafted before; or one more of those."""
        if not move.draft:
            at = self._time.now()
            if draft:
                return draft.closed_by(move.id, move.action, at)
            return (Played(move.seat, move.action, move.id, at),)
        if draft is None:
            draft = Draft(game.version, move.seat, game.state)
        draft.play(move.id, move.action, self.table.is_hurried(move.seat))
        self._draft = draft
        return ()

    @property
    def _drafted(self) -> Draft | None:
        """The draft after the present version; none while a bot plays for its seat."""
        draft = self._draft
        if draft is None or draft.version != self.table.version:
            return None
        return None if self.seating.chairs[draft.seat].stand_in else draft

    def _draft_of(self, seat: int) -> Draft | None:
        draft = self._drafted
        return draft if draft is not None and draft.seat == seat else None

    def _chat(self, client: Client, message: Say) -> Entry:
        text = clean_chat(message.text)
        if not client.may_chat():
            raise TableProblem("too_many", "not so fast: wait a moment before the next line")
        seat = client.seats[0] if client.seats else None
        name = client.name if seat is None else self.seating.chairs[seat].name
        return Said(client.guest, name, seat, text, message.id, self._time.now())

    def _reply(
        self, client: Client, message: Move | Undo | Order | Say, problem: TableProblem | None
    ) -> None:
        """Accepted or drafted, now or once before, or why not; with `stale` comes the current view."""
        version = self.table.accepted(client.guest, message.id)
        if problem is None and version is not None:
            client.tell(Accepted(message.id, version))
        elif problem is None and (draft := self._drafted) is not None:
            self.publisher.tell_draft(draft, message.id)
        elif problem is not None:
            client.tell(Problem(problem.code, problem.message, message.id, self.table.version))
            if problem.code == "stale" and isinstance(message, (Move, Undo)):
                self._welcome(client, message.version)

    # --- bots ---------------------------------------------------------------------------------------------

    async def _bot_plays(self, version: int, seat: int, action: str) -> None:
        """A bot's answer; when the table has moved on meanwhile, whoever is asked now has been woken."""

        def decide() -> Sequence[Entry]:
            if self.game is None or self.game.version != version:
                return ()
            return (Played(seat, action, "", self._time.now()),)

        await self._in_turn(decide, self._bot_answered)

    def _bot_answered(self, problem: TableProblem | None) -> None:
        """Nobody waits for the answer; after a failure of the store the bot is woken again."""
        if problem is not None and problem.code != "unavailable":
            # Not which answer: it may be secret.
            log.error(
                "table %s: the bot's answer is refused (%s)", self.seating.id, problem.code, extra=self._named
            )


async def _to_its_end(work: "asyncio.Future[None]") -> None:
    """Wait for it. A task that is cancelled meanwhile hears of it afterwards, at its next wait."""
    if asyncio.current_task() is None:  # an errand, which nobody can cancel
        return await work
    is_cancelled = False
    while not work.done():
        try:
            await asyncio.wait((work,))
        except asyncio.CancelledError:
            is_cancelled = True
    task = asyncio.current_task()
    if is_cancelled and task is not None:
        task.uncancel()
        task.cancel()
    work.result()


def _silent(problem: TableProblem | None) -> None:
    """Nobody waits for an answer."""


def _nothing() -> Sequence[Entry]:
    """Whoever only looks adds nothing to the log."""
    return ()
