"""Draft: the steps of a turn that only their own seat has seen yet."""

from collections.abc import Sequence
from typing import NamedTuple

import trianon
from trianon.table.entries import Played
from trianon.table.live_game import LiveGame
from trianon.table.messages import Draft as DraftMessage
from trianon.table.problems import TableProblem
from trianon.table.view_cache import ViewCache

LONGEST = 100  # steps; no turn comes near


class DraftedStep(NamedTuple):
    """A step of a draft, and the position after it."""

    id: str  # of the message that led to it
    action: str
    after: LiveGame
    forced: bool = False  # there was no other answer: it belongs to the step before it


class Draft:
    """Steps after one version of a table, played on copies. It is over as soon as the table has moved on.

    Only steps that are no news to their seat, after which it is asked again: nobody learns anything from
    them, so they can be dropped. A draft lives in memory alone.
    """

    def __init__(self, version: int, seat: int, state: trianon.State) -> None:
        self.version = version
        self.seat = seat
        self._first = LiveGame(state.copy(), [])  # before the first step
        self._steps: list[DraftedStep] = []
        self._taken: set[str] = set()  # the ids of all messages that changed it

    def __len__(self) -> int:
        return len(self._steps)

    def has_taken(self, id: str) -> bool:
        """Whether the message with this id came before."""
        return id in self._taken

    def play(self, id: str, action: str, hurries: bool = False) -> None:
        """One more step, and if wanted those after it that have one answer.

        TableProblem and no change when the step is refused.
        """
        if len(self) >= LONGEST:
            raise TableProblem("too_many", "a turn has fewer steps")
        after = self._tried(action)
        if not self._is_own(after):
            raise TableProblem("illegal", f"{action}: the others must hear of this step at once")
        self._steps.append(DraftedStep(id, action, after))
        self._taken.add(id)
        if hurries:
            self._follow()

    def step_back(self, id: str) -> None:
        """Drop the last step, with what followed it by itself."""
        while self._steps.pop().forced:
            pass
        self._taken.add(id)

    def closed_by(self, id: str, action: str, at: int) -> Sequence[Played]:
        """All steps and this last one, for the log; TableProblem when the last one is refused."""
        self._tried(action)
        drafted = [Played(self.seat, step.action, step.id, at, forced=step.forced) for step in self._steps]
        return [*drafted, Played(self.seat, action, id, at)]

    def message(self, id: str) -> DraftMessage:
        """The draft as the windows of its seat are told, after the message with this id."""
        steps = [
            step.after.versions.newest.step(number, self.seat)
            for number, step in enumerate(self._steps, self.version + 1)
        ]
        newest = self._newest
        view = ViewCache(newest.state).view(self.seat)
        return DraftMessage(id, self.version, self.seat, view, steps, newest.question_once())

    @property
    def _newest(self) -> LiveGame:
        return self._steps[-1].after if self._steps else self._first

    def _follow(self) -> None:
        """What has one answer is drafted along; the step that tells everything is the player's own."""
        while len(self) < LONGEST and (answer := self._newest.state.only_answer()) is not None:
            after = self._tried(str(answer))
            if not self._is_own(after):
                return
            self._steps.append(DraftedStep("", str(answer), after, forced=True))

    def _is_own(self, after: LiveGame) -> bool:
        """It is no news to its seat, which is asked again."""
        return not after.state.is_news and after.asked == self.seat

    def _tried(self, action: str) -> LiveGame:
        after = LiveGame(self._newest.state.copy(), [])
        after.play(self.seat, action)
        return after
