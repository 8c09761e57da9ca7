"""Stack: which stack to look through (C10.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.actions import LOOK, PICK_STEP, SKIP
from trianon.games.castles.components import SIZES
from trianon.games.castles.events import LOOKING
from trianon.games.castles.rewards import give_up
from trianon.games.castles.tableau import MOST_LOOKS, Tableau, looks_of, one_look, tiles_in
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step


class Stack(Step[Tableau]):
    """Any stack that holds tiles, or none (D8)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64]()
        for number in range(len(SIZES)):
            if s.stacks[number] != 0:
                codes = append(codes, LOOK.first + number)
        return append(codes, SKIP.first)

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """Look at all tiles of the stack; nobody else sees them."""
        if code == SKIP.first:
            give_up(s, arg1(frame))
            return
        number = LOOK.arg1(code)
        s.reveal()
        if looks_of(s.looked[number], s.active) < MOST_LOOKS:
            s.looked[number] += one_look(s.active)
        s.push(PICK_STEP, number)
        s.tell(LOOKING, s.active, number)
        if s.telling:
            s.tell_event(events.looked(s.active, number, tiles_in(s.stacks[number], number)))
