"""Kabale & Hiebe (Ruse & Bruise): six rounds of laying cards for the favour of the court."""

from typing import Final

from mypy_extensions import i64

from trianon.games.kabale import determinize, flow, position, reading, refusal, scoring, view
from trianon.games.kabale.actions import ACTIONS, CHANCE
from trianon.games.kabale.components import COLOURS, Figures
from trianon.games.kabale.figures import SHEET, VERSION_1, VERSION_2, drawn
from trianon.games.kabale.steps import STEPS
from trianon.games.kabale.tableau import Tableau
from trianon.kernel.errors import InvalidOption
from trianon.kernel.figures import Printed, Sheet
from trianon.kernel.game import Game
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Reason, rank
from trianon.kernel.spec import Option
from trianon.kernel.state import NOBODY, State


class KabaleState(Tableau):
    """A position of Kabale & Hiebe."""

    def copy(self) -> "KabaleState":
        other = KabaleState(self.figures)
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
        return [scoring.final_points(pile) for pile in self.won]

    def reasons(self, seat: i64) -> tuple[Reason, ...]:
        return scoring.reasons(self.won[seat])

    def ranking(self) -> Outcome:
        """Most points win; equal points share the place (K11.5, A12)."""
        return rank(self.points())

    def fill_document(self, doc: dict[str, object]) -> None:
        position.fill_document(self, doc)


class Kabale(Game):
    """How Kabale & Hiebe is set up and its positions are read."""

    def __init__(self, version: int, figures: Figures, before: Game | None = None) -> None:
        super().__init__(
            "kabale",
            "Kabale & Hiebe",
            2,
            6,
            _OPTIONS,
            version,
            STEPS,
            ACTIONS,
            CHANCE,
            before,
            figures.printed.id,
        )
        self.figures = figures

    def empty(self) -> State:
        """A state with nothing on the table."""
        return KabaleState(self.figures)

    def check(self, seats: int, settings: dict[str, object]) -> None:
        """The first seat exists; the French game is for two (F8)."""
        super().check(seats, settings)
        if settings["variant"] == "french" and seats != 2:
            raise InvalidOption("variant='french' is for two seats only")

    def deal(self, state: State) -> None:
        """Set the table (K2)."""
        assert isinstance(state, KabaleState)
        first = state.settings["first"]
        flow.deal(state, first if isinstance(first, int) else NOBODY, state.settings["variant"] == "french")

    def read_position(self, state: State, doc: dict[str, object]) -> None:
        """Put everything where the document says."""
        assert isinstance(state, KabaleState)
        reading.read(state, doc)

    def sheet(self) -> Sheet:
        """What the box prints (K2)."""
        return SHEET

    def with_figures(self, printed: Printed, before: Game) -> "Kabale":
        """Kabale & Hiebe by the same rules with other values on the cards."""
        return Kabale(self.rules_version, Figures(printed, {}), before)

    def drawn(self) -> dict[str, object]:
        """The influence cards."""
        return drawn(self.figures)


_OPTIONS: Final = (
    Option("first", ("random", 0, 1, 2, 3, 4, 5), "random"),
    Option("variant", ("standard", "french"), "standard"),
    Option("colours", COLOURS, COLOURS[0], each_seat=True),
)
GAME: Final = Kabale(2, VERSION_2, before=Kabale(1, VERSION_1))
