"""Clocks: the time of every seat, folded from the log like all the rest; nothing here looks at a watch."""

from trianon.table.tempo import MINUTE, SECOND, Tempo

SHOWN = 400  # milliseconds to look at one event before the own time runs
LONGEST_SHOW = 15 * SECOND
LEAST_ON_RETURN = MINUTE  # for whoever takes over again from the bot that came when the time was up


class Clocks:
    """What every seat has left, and whose time runs since when. All in milliseconds."""

    def __init__(self, tempo: Tempo, seats: int) -> None:
        self.left = [tempo.bank] * seats
        self.running: int | None = None  # nobody's while a bot is asked
        self.since = 0  # what happened is looked at until then, at nobody's expense
        self._tempo = tempo
        self._earned: list[int] = []  # who got the time of a turn with the last step, and what it forced

    def ask(self, seat: int | None, at: int, events: int = 0) -> None:
        """From now on this seat is asked, after so many events; None: a bot, or nobody."""
        self.since = min(max(self.since, at) + events * SHOWN, at + LONGEST_SHOW)
        if seat is not None and seat != self.running and self._tempo.over_days:
            self.left[seat] = self._tempo.turn
        self.running = seat

    def answered(self, seat: int, spent: int, passed_on: bool, forced: bool = False) -> None:
        """The seat gave its answer; live, a turn that is over brings time for the next one.

        `forced`: there was no other, and it belongs to the step before it.
        """
        self._spend(seat, spent)
        if not forced:
            self._earned.clear()
        if passed_on and not self._tempo.over_days:
            self._earned.append(seat)
            self.left[seat] += self._tempo.turn

    def taken_back(self, seat: int, spent: int) -> None:
        """The seat took back its last step, and with it what that brought; the time since then is its own."""
        for other in self._earned:
            self.left[other] -= self._tempo.turn
        self._earned.clear()
        self._spend(seat, spent)

    def run_out(self, seat: int) -> None:
        self.left[seat] = 0

    def returned(self, seat: int) -> None:
        """Nobody comes back to a clock that stands at zero."""
        self.left[seat] = max(self.left[seat], self._tempo.turn, LEAST_ON_RETURN)

    def _spend(self, seat: int, spent: int) -> None:
        self.left[seat] = max(0, self.left[seat] - spent)
