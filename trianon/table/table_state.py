"""Table state: a table as its log tells it - chairs, game, orders, chat, and what was accepted already."""

import asyncio
import hashlib
from typing import Any

import msgspec

import trianon
from trianon.table import entries as log_entries
from trianon.table.clean_text import is_mentioned
from trianon.table.clocks import Clocks
from trianon.table.entries import (
    Closed,
    Entry,
    Hurried,
    Ordered,
    Played,
    Reminded,
    Reopened,
    Replaced,
    Returned,
    Said,
    Started,
    Undone,
    now,
)
from trianon.table.live_game import LiveGame
from trianon.table.messages import ChatLine
from trianon.table.problems import TableProblem
from trianon.table.seating import Seating, iso
from trianon.table.storage import Store
from trianon.table.taken_messages import TakenMessages
from trianon.table.tempo import read_tempo

CHAT_KEPT = 100  # lines that a new client gets
SLICE = 8  # entries read between two looks at the other tables


class TableState:
    """Everything that follows from the entries so far; `length` is the number of the next one."""

    def __init__(self, id: str, first: Entry) -> None:
        self.seating = Seating.begin(id, first)
        self.game: LiveGame | None = None
        self.orders: dict[int, dict[str, Any]] = {}  # the standing orders, by seat
        self.hurried: set[str] = set()  # guests who are not asked what has one answer
        self.chat: list[ChatLine] = []
        self.said: list[Said] = []  # the same with who said it, for us alone
        self.length = 1
        self.tempo = read_tempo(self.seating.tempo)
        self.clocks: Clocks | None = None
        self.asked_at = 0  # when the last step was made, or its player came back; milliseconds since 1970
        self.reminded_at = 0
        self._taken = TakenMessages()

    @classmethod
    async def read(cls, id: str, store: Store) -> "TableState | None":
        """Fold the whole log, letting other tables work in between. None: there is no such table."""
        bodies = await store.load(id)
        if not bodies:
            return None
        table = cls(id, log_entries.read(bodies[0]))
        for body in bodies[1:]:
            table.repeat(log_entries.read(body))
            if table.length % SLICE == 0:
                await asyncio.sleep(0)
        return table

    def fold(self, entry: Entry) -> Entry:
        """Take in one more entry, from the log or decided just now; returns it with what chance gave.

        TableProblem and no change when it is a step or an order that the rules refuse.
        """
        if isinstance(entry, (Played, Undone)):
            entry = self._step(entry)
        elif isinstance(entry, Ordered):
            self._order(entry)
        elif isinstance(entry, Hurried):
            (self.hurried.add if entry.hurries else self.hurried.discard)(entry.guest)
        elif isinstance(entry, Said):
            self._say(entry)
            self._accept(entry.guest, entry.id)
        else:
            self.seating.fold(entry)
            self._go_on(entry)
        self.length += 1
        return entry

    def repeat(self, entry: Entry) -> None:
        """Fold an entry of the log; ValueError when it does not happen again as the log says.

        The error goes to the server's log, so it names the entry and never quotes it.
        """
        try:
            again = self.fold(entry)
        except TableProblem as problem:
            raise ValueError(f"entry {self.length}: {problem.code}") from None
        if again != entry:
            raise ValueError(f"entry {self.length - 1}: chance does not agree with the log")

    def follow_orders(self) -> list[Entry]:
        """Take in what orders answer now, and what has one answer, until somebody is really asked."""
        followed: list[Entry] = []
        while (answer := self._ordered() or self._forced()) is not None:
            try:
                followed.append(self.fold(answer))
            except TableProblem as problem:
                raise ValueError(f"the answer of seat {answer.seat}: {problem.code}") from None
        return followed

    @property
    def version(self) -> int:
        """The version of the game, -1 before it begins."""
        return -1 if self.game is None else self.game.version

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        return None if self.game is None else self.game.asked

    @property
    def answering(self) -> int | None:
        """The asked seat, if a person is to answer; at a closed table nobody is."""
        asked = self.asked
        return asked if asked is not None and self._is_going_on and self.seating.is_played(asked) else None

    def is_hurried(self, seat: int) -> bool:
        """Whether the player of this seat is not asked what has one answer."""
        return self.seating.chairs[seat].guest in self.hurried

    @property
    def is_bot_asked(self) -> bool:
        """Whether the table waits for a bot."""
        return self._is_going_on and self.asked is not None and bool(self.seating.bot_at(self.asked))

    @property
    def is_finished(self) -> bool:
        """Whether the game was played to its end; one that was ended earlier is over too."""
        return self.game is not None and self.game.state.outcome is not None

    @property
    def has_bots(self) -> bool:
        """Whether bots play here, for themselves or for somebody."""
        return any(chair.bot or chair.stand_in for chair in self.seating.chairs)

    @property
    def _is_going_on(self) -> bool:
        return self.seating.status == "playing"

    def line(self, number: int) -> Said | None:
        """The line of chat with this number, while it is kept."""
        for line, entry in zip(self.chat, self.said, strict=True):
            if line.number == number:
                return entry
        return None

    def accepted(self, guest: str, id: str) -> int | None:
        """The version that this message led to, when it came before."""
        return self._taken.version(guest, id)

    # --- inside -------------------------------------------------------------------------------------------

    def _go_on(self, entry: Entry) -> None:
        """What an entry about chairs means for the game and its clocks."""
        if isinstance(entry, Started):
            seats, settings = len(self.seating.chairs), self.seating.settings()
            self.game = LiveGame.begin(self.seating.game, seats, settings, entry)
            self.clocks = None if self.tempo is None else Clocks(self.tempo, seats)
            self._ask(entry.at)
        elif isinstance(entry, Reminded):
            self.reminded_at = entry.at
            self.seating.reminded_by = next(
                (chair.name for chair in self.seating.chairs if chair.guest == entry.guest), ""
            )
        elif isinstance(entry, Closed) and self.seating.ended:
            self._begun().end()
        elif isinstance(entry, Replaced) and entry.why == "clock" and self.clocks is not None:
            self.clocks.run_out(entry.seat)
        elif isinstance(entry, Returned) and self.clocks is not None:
            self.clocks.returned(entry.seat)
        if isinstance(entry, (Replaced, Returned, Closed, Reopened)):
            self._ask(entry.at)

    def _ask(self, at: int, events: int = 0) -> None:
        """Somebody is asked anew: whatever was decided about the question before is past."""
        self.asked_at = at
        self.seating.asked = self.asked
        self.seating.reminded_by = ""
        self.seating.votes.clear()
        if self.clocks is not None:
            self.clocks.ask(self.answering, at, events)

    def _step(self, entry: Played | Undone) -> Played | Undone:
        game, clocks = self._begun(), self.clocks
        if isinstance(entry, Undone):
            game.undo(entry.seat)
            if clocks is not None:
                clocks.taken_back(entry.seat, entry.spent)
        else:
            chance = game.play(entry.seat, entry.action, entry.ordered, entry.forced)
            if chance != entry.chance:
                entry = msgspec.structs.replace(entry, chance=chance)
            if clocks is not None and clocks.running == entry.seat and not entry.ordered:
                passed_on = game.asked != entry.seat
                clocks.answered(entry.seat, entry.spent, passed_on, entry.forced)
        if game.asked is None:
            self.seating.status = "over"
            self.seating.ranking = game.places
            self.seating.points = [score.points for score in game.state.scores]
            self.seating.over_at = entry.at
        self._ask(entry.at, len(game.versions.newest.events))
        self._accept(self.seating.chairs[entry.seat].guest, entry.id)
        return entry

    def _order(self, entry: Ordered) -> None:
        game = self._begun()
        if game.asked is None:
            raise TableProblem("not_playing", "the game is over")
        if entry.order is None:
            self.orders.pop(entry.seat, None)
        else:
            try:
                self.orders[entry.seat] = game.state.read_order(entry.order)
            except trianon.InvalidOption as error:
                raise TableProblem("bad_option", str(error)) from error
        self._accept(self.seating.chairs[entry.seat].guest, entry.id)

    def _ordered(self) -> Played | None:
        """The answer that a standing order gives to the open question."""
        seat = self.asked
        order = None if seat is None else self.orders.get(seat)
        if self.game is None or seat is None or order is None:
            return None
        action = self.game.ordered(order)
        return None if action is None else Played(seat, action, "", now(), ordered=True)

    def _forced(self) -> Played | None:
        """The only answer, to a question that its player does not want to see."""
        seat = self.answering
        if self.game is None or seat is None or not self.is_hurried(seat):
            return None
        action = self.game.only_answer()
        return None if action is None else Played(seat, action, "", now(), forced=True)

    def _say(self, entry: Said) -> None:
        """A line without words is one whose author wanted to be forgotten."""
        if not entry.text:
            return
        number = self.chat[-1].number + 1 if self.chat else 0
        author = hashlib.sha256(f"{self.seating.id} {entry.guest}".encode()).hexdigest()[:12]
        apart = entry.seat is None and self.seating.status == "playing"
        self.chat.append(ChatLine(entry.name, entry.seat, entry.text, iso(entry.at), author, number, apart))
        self.said.append(entry)
        del self.chat[:-CHAT_KEPT], self.said[:-CHAT_KEPT]
        for chair in self.seating.chairs:
            if chair.kind == "person" and chair.guest != entry.guest and is_mentioned(chair.name, entry.text):
                self.seating.mentions[chair.guest] = number

    def _begun(self) -> LiveGame:
        if self.game is None:
            raise TableProblem("not_playing", "the game has not begun")
        return self.game

    def _accept(self, guest: str, id: str) -> None:
        """Remember that this message led to the present version; bots send no messages."""
        if id:
            self._taken.add(guest, id, self.version)
