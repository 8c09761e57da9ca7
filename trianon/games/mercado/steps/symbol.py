"""Symbol: after a move by a privilege the player decides whether to carry out the symbol reached (M9.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.mercado.actions import IGNORE, TAKE
from trianon.games.mercado.events import IGNORED
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import enter
from trianon.kernel.step import Step


class Symbol(Step[Tableau]):
    """Carry it out or not (D3)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        return vec[i64]([TAKE.first, IGNORE.first])

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """A further move of the chain asks again (Q6)."""
        space = s.space(s.active)
        effect = s.symbols[space]
        if code == TAKE.first:
            enter(s, effect, True)
        else:
            s.tell(IGNORED, s.active, space, effect)
