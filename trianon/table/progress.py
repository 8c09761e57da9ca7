"""Progress: the game of one table - position, versions, what happened, what can be taken back."""

from typing import Any

import trianon
from trianon.kernel.rng import SealedRng
from trianon.table.entries import Played, Started, Undone
from trianon.table.messages import Choice, Question, Step
from trianon.table.problems import TableProblem


class Happening:
    """What one version brought; version 0 is the start."""

    __slots__ = ("action", "events", "seat", "undone")

    def __init__(self, seat: int | None, action: str, events: list[trianon.Event], undone: bool = False):
        self.seat = seat
        self.action = action
        self.events = events
        self.undone = undone

    def step(self, version: int, eye: int | None) -> Step:
        """The version as one seat may see it."""
        return Step(version, [event.view(eye) for event in self.events], self.undone)


class Progress:
    """A game under way. Every accepted step, also an undo, makes a new version."""

    def __init__(self, state: trianon.State, opening: list[trianon.Event]) -> None:
        self.state = state
        self.asked = _asked(state)  # the seat everybody waits for; None when the game is over
        self.history = [Happening(None, "", opening)]
        self.line: list[Happening] = []  # the steps that count: without those taken back
        # Positions before the steps that can still be taken back, all decided by one seat.
        self._before: list[trianon.State] = []
        self._undoer: int | None = None

    @classmethod
    def begin(cls, game: str, seats: int, settings: dict[str, Any], entry: Started) -> "Progress":
        """The game that a table's log starts."""
        rules = trianon.game(game)
        if entry.rules != rules.rules_version:
            raise ValueError(f"{game} was begun with rules version {entry.rules}, not {rules.rules_version}")
        seed = bytes.fromhex(entry.seed)
        if entry.position is None:
            return cls(*rules.start_with_events(seats, seed, **settings))
        state = rules.from_json(entry.position)
        state.rng = SealedRng(seed)
        return cls(state, [])

    # --- questions ----------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.history) - 1

    @property
    def undoer(self) -> int | None:
        """The seat that may take back a step now."""
        return self._undoer if self._before else None

    def question(self) -> Question | None:
        """What is asked now, with every answer, and which answers are final."""
        decision = self.state.decision
        if decision is None:
            return None
        choices = [
            Choice(action.text, action.kind, action.args, decision.is_final(index))
            for index, action in enumerate(decision.options)
        ]
        return Question(decision.seat, decision.ask, choices)

    def steps_after(self, have: int, eye: int | None) -> list[Step]:
        """What happened since version `have`, as one seat may see it."""
        first = have + 1 if have <= self.version else 0
        return [self.history[version].step(version, eye) for version in range(first, len(self.history))]

    # --- steps --------------------------------------------------------------------------------------------

    def play(self, seat: int, action: str) -> list[str]:
        """Answer the question; returns what chance gave. TableProblem and no change when it is refused."""
        state = self.state
        if self.asked is None:
            raise TableProblem("not_playing", "the game is over")
        if self.asked != seat:
            raise TableProblem("not_your_turn", f"seat {self.asked} is asked, not seat {seat}")
        before = state.copy()
        noted = state.logged
        try:
            events = state.play(action)
        except trianon.InvalidAction as error:
            raise TableProblem("invalid", str(error)) from error
        except trianon.IllegalAction as error:
            raise TableProblem("illegal", str(error)) from error
        self._remember(seat, before)
        self.asked = _asked(state)
        happening = Happening(seat, action, events)
        self.history.append(happening)
        self.line.append(happening)
        return [state.outcome_text(entry >> 1) for entry in state.log[noted : state.logged] if entry & 1]

    def undo(self, seat: int) -> None:
        """Take back the last step of this seat; TableProblem when that cannot be."""
        if self._undoer != seat or not self._before:
            raise TableProblem("no_undo", "nothing of yours can be taken back now")
        self.state = self._before.pop()
        self.asked = seat
        self.line.pop()
        self.history.append(Happening(seat, "", [], undone=True))

    def fold(self, entry: Played | Undone) -> None:
        """Repeat a stored step; ValueError when chance comes out differently than the log says."""
        if isinstance(entry, Undone):
            self.undo(entry.seat)
        elif self.play(entry.seat, entry.action) != entry.chance:
            raise ValueError(f"version {self.version}: chance does not agree with the log")

    def _remember(self, seat: int, before: trianon.State) -> None:
        """Nothing is taken back past chance, a reveal, or somebody else's decision."""
        if self.state.is_final:
            self._before.clear()
            return
        if self._undoer != seat:
            self._before.clear()
            self._undoer = seat
        self._before.append(before)


def _asked(state: trianon.State) -> int | None:
    decision = state.decision
    return None if decision is None else decision.seat
