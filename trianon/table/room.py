"""Room: a table as its log tells it - chairs, game, chat, and which messages were accepted already."""

import asyncio
from collections import deque

from trianon.table import entries as log_entries
from trianon.table.entries import Entry, Played, Said, Started, Undone
from trianon.table.messages import ChatLine
from trianon.table.progress import Progress
from trianon.table.seating import Seating, iso
from trianon.table.storage import Store

CHAT_KEPT = 100  # lines that a new window gets
SLICE = 8  # entries read between two looks at the other tables


class Room:
    """Everything that follows from the entries so far; `length` is the number of the next one."""

    def __init__(self, table: str, first: Entry) -> None:
        self.seating = Seating.begin(table, first)
        self.progress: Progress | None = None
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.length = 1
        self._started: Started
        self._accepted: dict[tuple[str, str], int] = {}  # (guest, message id): the version it led to

    @classmethod
    async def read(cls, table: str, store: Store) -> "Room | None":
        """Fold the whole log, letting other tables work in between. None: there is no such table."""
        bodies = await store.load(table)
        if not bodies:
            return None
        room = cls(table, log_entries.read(bodies[0]))
        for body in bodies[1:]:
            room.fold(log_entries.read(body))
            if room.length % SLICE == 0:
                await asyncio.sleep(0)
        room.note_end()
        return room

    def fold(self, entry: Entry) -> None:
        """Take in an entry that was decided elsewhere: by the log, or by the seating."""
        if isinstance(entry, (Played, Undone)):
            if self.progress is None:
                raise ValueError(f"table {self.seating.id}: a step before the start")
            self.progress.fold(entry)
            self.accept(self.seating.places[entry.seat].guest, entry.id)
        elif isinstance(entry, Said):
            self.chat.append(chat_line(entry))
            self.accept(entry.guest, entry.id)
        else:
            self.seating.fold(entry)
            if isinstance(entry, Started):
                self._started = entry
                self.progress = self.fresh_start()
        self.length += 1

    def fresh_start(self) -> Progress:
        """The game as it was dealt."""
        seating = self.seating
        return Progress.begin(seating.game, len(seating.places), seating.settings(), self._started)

    def note_end(self) -> bool:
        """Whether the game has just ended."""
        ended = self.seating.status == "playing" and self.progress is not None and self.progress.asked is None
        if ended:
            self.seating.status = "over"
        return ended

    @property
    def version(self) -> int:
        """The version of the game, -1 before it begins."""
        return -1 if self.progress is None else self.progress.version

    def accept(self, guest: str, id: str) -> None:
        """Remember that this message led to the present version."""
        self._accepted[(guest, id)] = self.version

    def accepted(self, guest: str, id: str) -> int | None:
        """The version that this message led to, when it came before."""
        return self._accepted.get((guest, id))


def chat_line(entry: Said) -> ChatLine:
    """A line of chat as everybody reads it."""
    return ChatLine(entry.name, entry.seat, entry.text, iso(entry.at))
