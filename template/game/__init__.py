"""The Levee: veiled courtiers on their way to the king."""

from typing import Final

from mypy_extensions import i64

from template.game import determinize, flow, position, reading, refusal, scoring, view
from template.game.actions import ACTIONS, CHANCE
from template.game.components import COLOURS
from template.game.steps import STEPS
from template.game.tableau import Tableau
from trianon.kernel.game import Game
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Reason
from trianon.kernel.spec import Option
from trianon.kernel.state import NOBODY, State


class TemplateState(Tableau):
    """A position of the Levee."""

    def copy(self) -> "TemplateState":
        other = TemplateState()
        self.fill_copy(other)
        return other

    def advance(self) -> bool:
        return flow.advance(self)

    def refusal(self, code: i64) -> str:
        return refusal.refusal(self, code)

    def fill_view(self, seen: dict[str, object], viewer: i64, shared: dict[str, object]) -> None:
        view.fill_view(self, seen, viewer)

    def shuffle_hidden(self, viewer: i64, rng: Rng) -> None:
        determinize.shuffle_hidden(self, viewer, rng)

    def points(self) -> list[int]:
        return [scoring.points(self.pile(seat)) for seat in range(self.seats)]

    def reasons(self, seat: i64) -> tuple[Reason, ...]:
        return scoring.reasons(self.pile(seat))

    def ranking(self) -> Outcome:
        return scoring.ranking(self)

    def fill_document(self, doc: dict[str, object]) -> None:
        position.fill_document(self, doc)


class Template(Game):
    """How the Levee is set up and its positions are read."""

    def empty(self) -> State:
        return TemplateState()

    def deal(self, state: State) -> None:
        assert isinstance(state, TemplateState)
        first = state.settings["first"]
        flow.deal(state, first if isinstance(first, int) else NOBODY)

    def read_position(self, state: State, doc: dict[str, object]) -> None:
        assert isinstance(state, TemplateState)
        reading.read(state, doc)


_OPTIONS: Final = (
    Option("first", ("random", 0, 1, 2), "random"),
    Option("colours", COLOURS, COLOURS[0], each_seat=True),
)
GAME: Final = Template("template", "The Levee", 2, 3, _OPTIONS, 1, STEPS, ACTIONS, CHANCE)
