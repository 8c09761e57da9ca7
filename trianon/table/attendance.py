"""Attendance: who is at a table, who is waited for, and what those who are there may decide about it."""

from collections.abc import Sequence
from dataclasses import dataclass

from trianon.table.entries import Closed, Entry, Reminded, Replaced, Voted
from trianon.table.house_time import HouseTime
from trianon.table.messages import Timing
from trianon.table.problems import TableProblem
from trianon.table.requests import VoteWish
from trianon.table.seating import stand_in
from trianon.table.table_state import TableState
from trianon.table.tempo import DAY, MINUTE, SECOND

RETURNING = MINUTE  # a lost connection, a restarted server: that long nobody counts as away
IDLE = 6  # times the patience with somebody away is the patience with somebody who is there and does nothing
BETWEEN_REMINDERS = MINUTE
HERE = -1  # instead of the moment when somebody left


@dataclass(frozen=True)
class Patience:
    """How long a table waits for people."""

    away_seconds: float = 300.0  # until the others may decide; over days, a day
    abandoned_days: float = 30.0  # until a table that waits, and where nobody is, closes


class Attendance:
    """Who has a window open, and since when the others have not. It is forgotten with the table in memory."""

    def __init__(self, time: HouseTime, patience: Patience) -> None:
        self._time = time
        self._patience = patience
        self._left: dict[str, int] = {}  # by guest; HERE: not yet
        self.in_line = 0  # questions to bots of other tables that come before the one asked here
        self._begun = time.now()  # whoever was not here since then went away then, as far as we know

    def came(self, guest: str) -> None:
        self._left[guest] = HERE

    def went(self, guest: str, is_player: bool) -> None:
        """Of the many who only look on nothing is remembered."""
        if is_player:
            self._left[guest] = self._time.now()
        else:
            self._left.pop(guest, None)

    # --- questions ----------------------------------------------------------------------------------------

    def timing(self, table: TableState) -> Timing:
        """How long everybody has waited, and what is left of every seat's time."""
        patience = self._wait_for(table)
        if table.asked is None:
            return Timing(patience=patience)
        players = table.seating.players()
        waited = self._time.passed(table.asked_at)
        decide_in = self._decide_in(table, players, patience, waited)
        votes = len(self._electors(table)) // 2 + 1 if decide_in == 0 else len(players)
        left, runs_in = self._clocks(table)
        return Timing(waited, decide_in, votes, left, runs_in, patience, self.in_line)

    def _clocks(self, table: TableState) -> tuple[list[int], int | None]:
        """What every seat has left now, and when the time of the asked one runs on."""
        clocks = table.clocks
        if clocks is None:
            return [], None
        left = list(clocks.left)
        if clocks.running is None:
            return left, None
        left[clocks.running] = max(0, left[clocks.running] - self._time.passed(clocks.since))
        return left, max(0, clocks.since - self._time.now())

    def decide_in(self, table: TableState) -> int | None:
        """Milliseconds until the others may decide about the one who is asked; None: nobody can."""
        waited = self._time.passed(table.asked_at)
        return self._decide_in(table, table.seating.players(), self._wait_for(table), waited)

    def _decide_in(self, table: TableState, players: set[str], patience: int, waited: int) -> int | None:
        asked = table.answering
        if asked is None:
            return None
        guest = table.seating.chairs[asked].guest
        if players == {guest}:
            return None
        left = self._left.get(guest, self._begun)
        if left == HERE:
            return max(0, patience * IDLE - waited)
        gone = self._time.passed(left)
        return max(0, patience - waited, min(RETURNING, patience) - gone)

    def due_in(self, table: TableState) -> int | None:
        """Milliseconds until something happens by itself; None: never."""
        if table.answering is None:
            return None
        waits = int(self._patience.abandoned_days * DAY) - self._time.passed(table.asked_at)
        if waits < DAY and self._players_here(table):
            waits = DAY  # not before their eyes
        clocks = table.clocks
        if clocks is None or clocks.running is None:
            return max(0, waits)
        shown = max(0, clocks.since - self._time.now())
        return max(0, min(waits, shown + clocks.left[clocks.running] - self._time.passed(clocks.since)))

    # --- decisions ----------------------------------------------------------------------------------------

    def due(self, table: TableState) -> Sequence[Entry]:
        """What happens by itself now: a bot plays for whoever has no time left; the table closes.

        A game on which others count does not: who never comes back has left it.
        """
        if self.due_in(table) != 0 or table.answering is None:
            return ()
        clocks, now = table.clocks, self._time.now()
        if clocks is not None and self._time.passed(clocks.since) >= clocks.left[table.answering]:
            return (Replaced(table.answering, stand_in(table.seating.game), "clock", now),)
        if table.seating.is_played_out:
            return (Replaced(table.answering, stand_in(table.seating.game), "left", now),)
        return (Closed("abandoned", now),)

    def vote(self, table: TableState, guest: str, wish: VoteWish) -> Sequence[Entry]:
        """One player's voice, and what follows from it.

        Those who are there decide about somebody who is waited for too long, by majority. Before that, the
        game can only be ended, by all.
        """
        table.seating.must_play(guest)
        now, open_in = self._time.now(), self.decide_in(table)
        voted = Voted(guest, wish.wish, now)
        if wish.wish == "wait":
            return (voted,) if guest in table.seating.votes else ()
        bot = stand_in(table.seating.game, wish.bot)
        if wish.wish == "bot" and open_in != 0:
            raise TableProblem("too_early", "the table waits a little longer for whoever is asked")
        electors = self._electors(table) if open_in == 0 else table.seating.players()
        if wish.wish == "end" and table.seating.tournament:
            raise TableProblem("bad_option", "this game is part of a tournament: it is played to its end")
        is_alone = table.seating.players() == {guest}
        if wish.wish == "end" and is_alone and table.seating.is_at_stake:
            raise TableProblem("bad_option", "this game is rated: alone you cannot end it, but leave")
        if guest not in electors:
            raise TableProblem("not_your_seat", "about you the others decide; or you can leave")
        needed = len(electors) // 2 + 1 if open_in == 0 else len(electors)
        votes = {**table.seating.votes, guest: wish.wish}
        if sum(votes.get(elector) == wish.wish for elector in electors) < needed:
            return () if votes == table.seating.votes else (voted,)
        if wish.wish == "end":
            return (voted, Closed("agreed", now))
        asked = table.answering
        assert asked is not None  # else there would be nothing to decide
        absent = table.seating.seats_of(table.seating.chairs[asked].guest)
        return (
            voted,
            *(Replaced(seat, bot, "vote", now) for seat in absent if table.seating.is_played(seat)),
        )

    def remind(self, table: TableState, guest: str) -> Sequence[Entry]:
        """A word to whoever is asked, not too often."""
        table.seating.must_play(guest)
        asked, now = table.answering, self._time.now()
        if asked is None or table.seating.chairs[asked].guest == guest:
            raise TableProblem("bad_option", "the table waits for nobody else")
        if now - max(table.asked_at, table.reminded_at) < min(BETWEEN_REMINDERS, self._wait_for(table)):
            raise TableProblem("too_early", "give them a moment first")
        return (Reminded(guest, asked, now),)

    # --- inside -------------------------------------------------------------------------------------------

    def _wait_for(self, table: TableState) -> int:
        tempo = table.tempo
        return DAY if tempo is not None and tempo.over_days else int(self._patience.away_seconds * SECOND)

    def _players_here(self, table: TableState) -> set[str]:
        return {guest for guest in table.seating.players() if self._left.get(guest) == HERE}

    def _electors(self, table: TableState) -> set[str]:
        """The players who are here, but for the one it is about."""
        asked = table.answering
        return self._players_here(table) - (
            {table.seating.chairs[asked].guest} if asked is not None else set()
        )
