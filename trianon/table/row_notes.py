"""Row notes: what the row of a table in the store says, and when it has to say something else.

Lists of tables are made from rows, and whoever calls tables after a restart goes by them. Few
moves change one.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from msgspec.structs import replace

from trianon.table.endings import ending
from trianon.table.entries import ChairChanged, Entry, Hurried, Ordered, Played, Said, Undone
from trianon.table.house_time import HouseTime
from trianon.table.seating import Seating
from trianon.table.storage import TableRow

Asked: TypeAlias = tuple[bool, int | None]  # whether a bot is asked, or else which seat

BEHIND_SECONDS: Final = 600.0  # for which the row may say that somebody is asked who has answered meanwhile
# Entries of which the list of tables says nothing; the last step of a game ends it there.
UNLISTED_AT_THE_END: tuple[type[Entry], ...] = (Undone, Ordered, Hurried, Said)
UNLISTED: tuple[type[Entry], ...] = (Played, *UNLISTED_AT_THE_END)


@final
class RowNotes:
    """Whom the row says to be asked, and when it says that the table is to be called."""

    def __init__(self, time: HouseTime, is_read_elsewhere: bool) -> None:
        """`is_read_elsewhere`: other processes make lists from the row; then it is right at every turn."""
        self._time = time
        self._is_read_elsewhere = is_read_elsewhere
        self._asked: Asked | None = None
        self._alarm: int | None = None

    def forget(self) -> None:
        """It is not known any more what the row says: whatever is stored next brings a new one."""
        self._asked = self._alarm = None

    @property
    def are_forgotten(self) -> bool:
        return self._asked is None

    def are_behind(self, asked: Asked) -> bool:
        """The row says that somebody is asked who has answered meanwhile."""
        return self._asked is not None and self._asked != asked

    def row(
        self, seating: Seating, added: Sequence[Entry], asked: Asked, alarm: int | None, is_on: bool
    ) -> TableRow | None:
        """The row to be stored with what was added, None when the one in the store will do.

        `alarm`: when the table is to be called; `is_on`: there is a question in a game.
        """
        is_new = asked != self._asked
        is_step = self._asked is not None or (len(added) > 0 and is_on)
        if is_new and is_step and not self._is_read_elsewhere:
            # While this table is in memory nobody reads its row: it is written when the table is called. The
            # first step says so already, for the next one is behind.
            soon = self._time.now() + int(BEHIND_SECONDS * 1000)
            alarm = soon if alarm is None else min(alarm, soon)
        if not (self._is_due(asked, alarm, is_new) or _is_listed(seating, added)):
            return None
        self._asked, self._alarm = asked, alarm
        reseated = any(isinstance(entry, ChairChanged) for entry in added)
        return replace(seating.row(asked[0], alarm, reseated), ending=ending(seating))

    def _is_due(self, asked: Asked, alarm: int | None, is_new: bool) -> bool:
        # After a restart bots go on by themselves; that a person is asked again may be noted later.
        if self._asked is None or (asked[0] and not self._asked[0]):
            return True
        # The row may name an earlier moment: then the table is called once for nothing.
        is_urgent = alarm is not None and (self._alarm is None or alarm < self._alarm)
        return is_urgent or (is_new and self._is_read_elsewhere)


def _is_listed(seating: Seating, added: Sequence[Entry]) -> bool:
    """Whether the list of tables says something of what was added."""
    unlisted = UNLISTED_AT_THE_END if seating.status == "over" else UNLISTED
    return not all(isinstance(entry, unlisted) for entry in added)
