"""Louis XIV: four rounds of influence on twelve persons of the court."""

from typing import Final

from mypy_extensions import i64

from trianon.games.louis import determinize, flow, orders, pending, position, reading, refusal, scoring, view
from trianon.games.louis.actions import ACTIONS, CHANCE, INTRIGUE_STEP, MISSIONS_STEP
from trianon.games.louis.components import COLOURS, Figures
from trianon.games.louis.figures import PACKAGED, SHEET, drawn
from trianon.games.louis.steps import STEPS
from trianon.games.louis.tableau import Tableau
from trianon.kernel.action import Action
from trianon.kernel.figures import Printed, Sheet
from trianon.kernel.game import Game
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Reason
from trianon.kernel.spec import Option
from trianon.kernel.state import NOBODY, State


class LouisState(Tableau):
    """A position of Louis XIV."""

    def copy(self) -> "LouisState":
        other = LouisState(self.figures)
        self.fill_copy(other)
        return other

    def advance(self) -> bool:
        return flow.advance(self)

    def refusal(self, code: i64) -> str:
        return refusal.refusal(self, code)

    def fill_shared_view(self, seen: dict[str, object]) -> None:
        view.fill_shared_view(self, seen)

    def fill_view(self, seen: dict[str, object], viewer: i64, shared: dict[str, object]) -> None:
        view.fill_view(self, seen, viewer)

    def own_mark(self, seat: i64) -> i64:
        return view.own_mark(self, seat)

    def shuffle_hidden(self, viewer: i64, rng: Rng) -> None:
        determinize.shuffle_hidden(self, viewer, rng)

    def points(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.seats)]

    def reasons(self, seat: i64) -> tuple[Reason, ...]:
        return scoring.reasons(self, seat)

    def ranking(self) -> Outcome:
        return scoring.ranking(self)

    def read_order(self, doc: dict[str, object]) -> dict[str, object]:
        return orders.read(self, doc)

    def follow_order(self, order: dict[str, object]) -> Action | None:
        return orders.follow(self, order)

    def only_answer(self) -> Action | None:
        """Whether a seat can play a card, or fulfil a mission, is its secret (P7)."""
        return None if self.step in (INTRIGUE_STEP, MISSIONS_STEP) else super().only_answer()

    def fill_document(self, doc: dict[str, object]) -> None:
        position.fill_document(self, doc)


class Louis(Game):
    """How Louis XIV is set up and its positions are read."""

    def __init__(self, version: int, figures: Figures, before: Game | None = None) -> None:
        super().__init__(
            "louis", "Louis XIV", 2, 4, _OPTIONS, version, STEPS, ACTIONS, CHANCE, before, figures.printed.id
        )
        self.figures = figures

    def empty(self) -> State:
        """A state with nothing on the table."""
        return LouisState(self.figures)

    def deal(self, state: State) -> None:
        """Set the table and begin the first round (L1)."""
        assert isinstance(state, LouisState)
        first = state.settings["first"]
        flow.deal(state, first if isinstance(first, int) else NOBODY)

    def read_position(self, state: State, doc: dict[str, object]) -> None:
        """Put everything where the document says."""
        assert isinstance(state, LouisState)
        reading.read(state, doc)
        pending.read(state, doc)

    def sheet(self) -> Sheet:
        """What the box prints (section 2)."""
        return SHEET

    def with_figures(self, printed: Printed, before: Game) -> "Louis":
        """Louis XIV by the same rules with other tiles, money cards and missions."""
        return Louis(self.rules_version, Figures(printed), before)

    def drawn(self) -> dict[str, object]:
        """Persons and missions."""
        return drawn(self.figures)


_OPTIONS: Final = (
    Option("first", ("random", 0, 1, 2, 3), "random"),
    Option("colours", COLOURS, COLOURS[0], each_seat=True),
)
# Version 2: nobody is asked to fulfil missions where everybody sees that none can be paid for (P12).
GAME: Final = Louis(2, PACKAGED, before=Louis(1, PACKAGED))
