"""Castles of Mad King Ludwig: rooms from a market, laid door to door."""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles import codes, determinize, flow, position, refusals, scoring, text, view
from trianon.games.castles.components import FOYERS, RANKS
from trianon.games.castles.tableau import Tableau
from trianon.kernel.action import Action
from trianon.kernel.game import Game
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Score
from trianon.kernel.spec import Option
from trianon.kernel.state import NOBODY, State


class CastlesState(Tableau):
    """A position of Castles of Mad King Ludwig."""

    def copy(self) -> "CastlesState":
        """An equal and independent state."""
        other = CastlesState()
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
        return text.action(self, code)

    def read(self, text_: str) -> i64:
        """The code of an action text."""
        return text.read(self, text_)

    def why_not(self, code: i64) -> str:
        """Why a readable action is not legal now."""
        return refusals.reason(self, code)

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
        if world.seat != NOBODY and world.step in codes.ABOUT_SECRETS:
            flow.ask(world)
        return world

    def points(self) -> list[int]:
        """The points of every seat as they stand."""
        return scoring.points(self)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of every seat with the reason for each."""
        return tuple([Score(scoring.reasons(self, seat)) for seat in range(self.seats)])

    @property
    def outcome(self) -> Outcome | None:
        """Most points, then the larger castle, then more money (C12.7)."""
        return scoring.outcome(self) if self.seat == NOBODY else None

    def to_json(self) -> dict[str, object]:
        """The complete position."""
        return position.to_json(self)


class Castles(Game):
    """How Castles of Mad King Ludwig is set up and its positions are read."""

    def empty(self) -> State:
        """A state with nothing on the table."""
        return CastlesState()

    def ranks(self, seats: int) -> tuple[str, ...]:
        """Who builds alone is given a rank (C13.6)."""
        return RANKS if seats == 1 else ()

    def deal(self, state: State) -> None:
        """Set the table and ask for the bonus cards to return (C1)."""
        assert isinstance(state, CastlesState)
        first = state.settings["first"]
        flow.deal(state, first if isinstance(first, int) else NOBODY)

    def read_position(self, state: State, doc: dict[str, object]) -> None:
        """Put everything where the document says."""
        assert isinstance(state, CastlesState)
        position.read(state, doc)


GAME: Final = Castles(
    "castles",
    "Castles of Mad King Ludwig",
    1,
    4,
    (
        Option("first", ("random", 0, 1, 2, 3), "random"),
        Option("colours", FOYERS, FOYERS[0], each_seat=True),
    ),
    1,
)
