"""Louis XIV: four rounds of influence on twelve persons of the court."""

from typing import Final

from mypy_extensions import i64

from trianon.games.louis import codes, determinize, flow, phrases, position, refusal, scoring, text, view
from trianon.games.louis.components import COLOURS
from trianon.games.louis.tableau import Tableau
from trianon.kernel.action import Action
from trianon.kernel.game import Game
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Score
from trianon.kernel.spec import Option
from trianon.kernel.state import NOBODY, State


class LouisState(Tableau):
    """A position of Louis XIV."""

    def copy(self) -> "LouisState":
        """An equal and independent state."""
        other = LouisState()
        self.fill_copy(other)
        return other

    def answer(self, code: i64) -> None:
        """Carry out a legal answer and ask the next question."""
        flow.answer(self, code)

    def ask_name(self, step: i64) -> str:
        """The name of a question."""
        return codes.ASKS[step]

    def action(self, code: i64) -> Action:
        """The action a code stands for."""
        return text.action(code)

    def read(self, text_: str) -> i64:
        """The code of an action text."""
        return phrases.read(text_)

    def why_not(self, code: i64) -> str:
        """Why a readable action is not legal now."""
        return refusal.why_not(self, code)

    def outcome_text(self, code: i64) -> str:
        """The text of a chance outcome."""
        return text.outcome(code)

    def read_outcome(self, text_: str) -> i64:
        """The code of a chance outcome's text."""
        return text.read_outcome(text_)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat (None: a spectator) may see."""
        return view.view(self, NOBODY if seat is None else seat)

    def determinize(self, seat: int | None, rng: Rng) -> State:
        """A random world that this seat cannot tell from the real one."""
        world = self.copy()
        world.imagine(rng)
        determinize.shuffle_hidden(world, NOBODY if seat is None else seat, rng)
        if world.seat != NOBODY:
            flow.ask(world)
        return world

    def points(self) -> list[int]:
        """The points of every seat as they stand."""
        return [scoring.points(self, seat) for seat in range(self.seats)]

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of every seat with the reason for each (L9.4)."""
        return tuple([Score(scoring.reasons(self, seat)) for seat in range(self.seats)])

    @property
    def outcome(self) -> Outcome | None:
        """Most points win, then more stones in the own supply (L9.5)."""
        return scoring.outcome(self) if self.seat == NOBODY else None

    def to_json(self) -> dict[str, object]:
        """The complete position."""
        return position.to_json(self)


class Louis(Game):
    """How Louis XIV is set up and its positions are read."""

    def empty(self) -> State:
        """A state with nothing on the table."""
        return LouisState()

    def deal(self, state: State) -> None:
        """Set the table and begin the first round (L1)."""
        assert isinstance(state, LouisState)
        first = state.settings["first"]
        flow.deal(state, first if isinstance(first, int) else NOBODY)

    def read_position(self, state: State, doc: dict[str, object]) -> None:
        """Put everything where the document says."""
        assert isinstance(state, LouisState)
        position.read(state, doc)


GAME: Final = Louis(
    "louis",
    "Louis XIV",
    2,
    4,
    (
        Option("first", ("random", 0, 1, 2, 3), "random"),
        Option("colours", COLOURS, COLOURS[0], each_seat=True),
    ),
    1,
)
