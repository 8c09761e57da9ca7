"""Kabale & Hiebe (Ruse & Bruise): six rounds of laying cards for the favour of the court."""

from typing import Final

from mypy_extensions import i64

from trianon.games.kabale import codes, determinize, flow, position, scoring, text, view
from trianon.games.kabale.components import COLOURS
from trianon.games.kabale.tableau import Tableau
from trianon.kernel.about import Option
from trianon.kernel.action import Action
from trianon.kernel.errors import InvalidOption
from trianon.kernel.game import Game
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Score, rank
from trianon.kernel.state import NOBODY, State


class KabaleState(Tableau):
    """A position of Kabale & Hiebe."""

    def copy(self) -> "KabaleState":
        """An equal and independent state."""
        other = KabaleState()
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
        return text.read(text_)

    def why_not(self, code: i64) -> str:
        """Why a readable action is not legal now."""
        return text.why_not(self, code)

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
        return [scoring.final_points(pile) for pile in self.won]

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of every seat with the reason for each (K11)."""
        return tuple([Score(scoring.reasons(pile)) for pile in self.won])

    @property
    def outcome(self) -> Outcome | None:
        """Most points win; equal points share the place (K11.5, A12)."""
        return rank(self.points()) if self.seat == NOBODY else None

    def to_json(self) -> dict[str, object]:
        """The complete position."""
        return position.to_json(self)


class Kabale(Game):
    """How Kabale & Hiebe is set up and its positions are read."""

    def empty(self) -> State:
        """A state with nothing on the table."""
        return KabaleState()

    def check(self, seats: int, settings: dict[str, object]) -> None:
        """The first seat exists; the French game is for two (F8)."""
        super().check(seats, settings)
        if settings["variant"] == "french" and seats != 2:
            raise InvalidOption("variant='french' is for two seats only")

    def deal(self, state: State) -> None:
        """Set the table and ask for the first card (K2)."""
        assert isinstance(state, KabaleState)
        first = state.settings["first"]
        flow.deal(state, first if isinstance(first, int) else NOBODY, state.settings["variant"] == "french")

    def read_position(self, state: State, doc: dict[str, object]) -> None:
        """Put everything where the document says."""
        assert isinstance(state, KabaleState)
        position.read(state, doc)


GAME: Final = Kabale(
    "kabale",
    "Kabale & Hiebe",
    2,
    6,
    (
        Option("first", ("random", 0, 1, 2, 3, 4, 5), "random"),
        Option("variant", ("standard", "french"), "standard"),
        Option("colours", COLOURS, COLOURS[0], each_seat=True),
    ),
    1,
)
