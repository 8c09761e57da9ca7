"""Castles of Mad King Ludwig: rooms from a market, laid door to door."""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles import determinize, flow, position, reading, refusal, scoring, view
from trianon.games.castles.actions import ACTIONS, CHANCE
from trianon.games.castles.components import FOYERS, RANKS, Figures
from trianon.games.castles.figures import PACKAGED, SHEET, drawn
from trianon.games.castles.steps import STEPS
from trianon.games.castles.tableau import Tableau
from trianon.kernel.figures import Printed, Sheet
from trianon.kernel.game import Game
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Reason
from trianon.kernel.spec import Option
from trianon.kernel.state import NOBODY, State


class CastlesState(Tableau):
    """A position of Castles of Mad King Ludwig."""

    def copy(self) -> "CastlesState":
        other = CastlesState(self.figures)
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

    def rest(self) -> None:
        for castle in self.castles:
            castle.rest()

    def shuffle_hidden(self, viewer: i64, rng: Rng) -> None:
        determinize.shuffle_hidden(self, viewer, rng)

    def points(self) -> list[int]:
        return scoring.points(self)

    def reasons(self, seat: i64) -> tuple[Reason, ...]:
        return scoring.reasons(self, seat)

    def ranking(self) -> Outcome:
        return scoring.ranking(self)

    def fill_document(self, doc: dict[str, object]) -> None:
        position.fill_document(self, doc)


class Castles(Game):
    """How Castles of Mad King Ludwig is set up and its positions are read."""

    def __init__(self, version: int, figures: Figures, before: Game | None = None) -> None:
        title, id = "Castles of Mad King Ludwig", figures.printed.id
        super().__init__("castles", title, 1, 4, _OPTIONS, version, STEPS, ACTIONS, CHANCE, before, id)
        self.figures = figures

    def empty(self) -> State:
        """A state with nothing on the table."""
        return CastlesState(self.figures)

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
        reading.read(state, doc)

    def sheet(self) -> Sheet:
        """What the bonus cards print (section 3)."""
        return SHEET

    def with_figures(self, printed: Printed, before: Game) -> "Castles":
        """Castles by the same rules with other bonus cards."""
        return Castles(self.rules_version, Figures(printed), before)

    def drawn(self) -> dict[str, object]:
        """Tiles and bonus cards, and the figures of the page of rules."""
        return drawn(self.figures)


_OPTIONS: Final = (
    Option("first", ("random", 0, 1, 2, 3), "random"),
    Option("colours", FOYERS, FOYERS[0], each_seat=True),
)
# Version 2: the master builder chooses which slots stay empty (C3.6).
GAME: Final = Castles(2, PACKAGED, before=Castles(1, PACKAGED))
