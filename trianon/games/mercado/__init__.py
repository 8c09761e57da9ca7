"""Mercado: coins out of a purse, laid beside the finest goods of the market."""

from typing import Final

from mypy_extensions import i64

from trianon.games.mercado import (
    determinize,
    flow,
    position,
    reading,
    refusal,
    scoring,
    track,
    view,
)
from trianon.games.mercado.actions import ACTIONS, CHANCE, GIVEUP_STEP
from trianon.games.mercado.components import COLOURS, SIDES, SPACES, Figures
from trianon.games.mercado.figures import PACKAGED, SHEET, drawn
from trianon.games.mercado.steps import STEPS
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.action import Action
from trianon.kernel.figures import Printed, Sheet
from trianon.kernel.game import Game
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Reason
from trianon.kernel.spec import Option
from trianon.kernel.state import NOBODY, State


class MercadoState(Tableau):
    """A position of Mercado."""

    def copy(self) -> "MercadoState":
        other = MercadoState(self.figures)
        self.fill_copy(other)
        return other

    def advance(self) -> bool:
        return flow.advance(self)

    def refusal(self, code: i64) -> str:
        return refusal.refusal(self, code)

    def fill_shared_view(self, seen: dict[str, object]) -> None:
        view.fill_shared_view(self, seen)

    def fill_view(self, seen: dict[str, object], viewer: i64, shared: dict[str, object]) -> None:
        view.fill_view(self, seen, viewer, shared)

    def shuffle_hidden(self, viewer: i64, rng: Rng) -> None:
        determinize.shuffle_hidden(self, viewer, rng)

    def points(self) -> list[int]:
        """How far the markers have come."""
        return list(self.progress)

    def reasons(self, seat: i64) -> tuple[Reason, ...]:
        return scoring.reasons(self, seat)

    def ranking(self) -> Outcome:
        """The farthest marker wins; on one space the upper one (M14.4)."""
        return Outcome(tuple([(seat,) for seat in track.ranking(self)]))

    def only_answer(self) -> Action | None:
        """Whether all tokens of a seat are equal is its secret (M15.3)."""
        return None if self.step == GIVEUP_STEP else super().only_answer()

    def fill_document(self, doc: dict[str, object]) -> None:
        position.fill_document(self, doc)


class Mercado(Game):
    """How Mercado is set up and its positions are read."""

    def __init__(self, version: int, figures: Figures, before: Game | None = None) -> None:
        super().__init__(
            "mercado", "Mercado", 2, 4, _OPTIONS, version, STEPS, ACTIONS, CHANCE, before, figures.printed.id
        )
        self.figures = figures

    def empty(self) -> State:
        """A state with nothing on the table."""
        return MercadoState(self.figures)

    def deal(self, state: State) -> None:
        """Set the table and begin the first turn (M1)."""
        assert isinstance(state, MercadoState)
        first = state.settings["first"]
        flow.deal(state, first if isinstance(first, int) else NOBODY)

    def read_position(self, state: State, doc: dict[str, object]) -> None:
        """Put everything where the document says."""
        assert isinstance(state, MercadoState)
        reading.read(state, doc)

    def sheet(self) -> Sheet:
        """What the box prints (section 2)."""
        return SHEET

    def with_figures(self, printed: Printed, before: Game) -> "Mercado":
        """Mercado by the same rules with other tiles, privileges and symbols."""
        return Mercado(self.rules_version, Figures(printed), before)

    def drawn(self) -> dict[str, object]:
        """Tiles, privileges and both sides of the board."""
        return drawn(self.figures)


_OPTIONS: Final = (
    Option("first", ("random", 0, 1, 2, 3), "random"),
    Option("side", SIDES, SIDES[0]),
    Option("disc", tuple(range(SPACES)), 0),
    Option("promo", ("no", "yes"), "no"),
    Option("colours", COLOURS, COLOURS[0], each_seat=True),
)
# Version 2: a market stands still after a quiet round, whoever keeps a privilege (M14.5).
GAME: Final = Mercado(2, PACKAGED, before=Mercado(1, PACKAGED))
