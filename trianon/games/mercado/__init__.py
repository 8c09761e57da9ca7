"""Mercado: coins out of a purse, laid beside the finest goods of the market."""

from typing import Final

from mypy_extensions import i64

from trianon.games.mercado import codes, determinize, flow, position, scoring, text, track, view
from trianon.games.mercado.components import COLOURS, SIDES, SPACES
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.action import Action
from trianon.kernel.game import Game
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Score
from trianon.kernel.spec import Option
from trianon.kernel.state import NOBODY, State


class MercadoState(Tableau):
    """A position of Mercado."""

    def copy(self) -> "MercadoState":
        """An equal and independent state."""
        other = MercadoState()
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
        if world.seat != NOBODY:  # after the end everything lies open
            determinize.shuffle_hidden(world, NOBODY if seat is None else seat, rng)
            flow.ask(world)
        return world

    def points(self) -> list[int]:
        """The points of every seat as they stand: how far its marker has come."""
        return list(self.progress)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of every seat with the reason for each (M14.3)."""
        return tuple([scoring.score(self, seat) for seat in range(self.seats)])

    @property
    def outcome(self) -> Outcome | None:
        """The farthest marker wins; on one space the upper one (M14.4)."""
        if self.seat != NOBODY:
            return None
        return Outcome(tuple([(seat,) for seat in track.ranking(self)]))

    def to_json(self) -> dict[str, object]:
        """The complete position."""
        return position.to_json(self)


class Mercado(Game):
    """How Mercado is set up and its positions are read."""

    def empty(self) -> State:
        """A state with nothing on the table."""
        return MercadoState()

    def deal(self, state: State) -> None:
        """Set the table and begin the first turn (M1)."""
        assert isinstance(state, MercadoState)
        first = state.settings["first"]
        side, disc, promo = position.board_of(state)
        flow.deal(state, first if isinstance(first, int) else NOBODY, side, disc, promo)

    def read_position(self, state: State, doc: dict[str, object]) -> None:
        """Put everything where the document says."""
        assert isinstance(state, MercadoState)
        position.read(state, doc)


GAME: Final = Mercado(
    "mercado",
    "Mercado",
    2,
    4,
    (
        Option("first", ("random", 0, 1, 2, 3), "random"),
        Option("side", SIDES, SIDES[0]),
        Option("disc", tuple(range(SPACES)), 0),
        Option("promo", ("no", "yes"), "no"),
        Option("colours", COLOURS, COLOURS[0], each_seat=True),
    ),
    1,
)
