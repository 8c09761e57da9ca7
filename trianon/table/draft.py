"""Draft: the steps of a turn that only their own seat has seen yet."""

from collections.abc import Sequence

import trianon
from trianon.table.entries import Played
from trianon.table.live_game import LiveGame
from trianon.table.messages import Draft as DraftMessage
from trianon.table.problems import TableProblem

LONGEST = 100  # steps; no turn comes near


class Draft:
    """Steps after one version of a table, played on copies. It is over as soon as the table has moved on.

    Only steps that are no news to their seat, after which it is asked again: nobody learns anything from
    them, so they can be dropped. A draft lives in memory alone.
    """

    def __init__(self, version: int, seat: int, state: trianon.State) -> None:
        self.version = version
        self.seat = seat
        self._positions = [LiveGame(state.copy(), [])]  # before the first step, and after each one
        self._moves: list[tuple[str, str]] = []  # id and action of each step
        self._taken: set[str] = set()  # the ids of all messages that changed it

    def __len__(self) -> int:
        return len(self._moves)

    def has_taken(self, id: str) -> bool:
        """Whether the message with this id came before."""
        return id in self._taken

    def play(self, id: str, action: str) -> None:
        """One more step; TableProblem and no change when it is refused."""
        if len(self) == LONGEST:
            raise TableProblem("too_many", "a turn has fewer steps")
        after = self._tried(action)
        if after.state.is_news or after.asked != self.seat:
            raise TableProblem("illegal", f"{action}: the others must hear of this step at once")
        self._positions.append(after)
        self._moves.append((id, action))
        self._taken.add(id)

    def step_back(self, id: str) -> None:
        """Drop the last step."""
        self._positions.pop()
        self._moves.pop()
        self._taken.add(id)

    def closed_by(self, id: str, action: str, at: int) -> Sequence[Played]:
        """All steps and this last one, for the log; TableProblem when the last one is refused."""
        self._tried(action)
        return [Played(self.seat, text, move, at) for move, text in (*self._moves, (id, action))]

    def message(self, id: str) -> DraftMessage:
        """The draft as the windows of its seat are told, after the message with this id."""
        first, *after = self._positions
        steps = [
            position.versions.newest.step(number, self.seat)
            for number, position in enumerate(after, self.version + 1)
        ]
        newest = after[-1] if after else first
        view = newest.state.view(self.seat)
        return DraftMessage(id, self.version, self.seat, view, steps, newest.question())

    def _tried(self, action: str) -> LiveGame:
        after = LiveGame(self._positions[-1].state.copy(), [])
        after.play(self.seat, action)
        return after
