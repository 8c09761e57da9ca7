"""Symbol: after a move by a privilege the player decides whether to carry out the symbol reached (M9.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.mercado import events
from trianon.games.mercado.codes import IGNORE, SYMBOL_STEP, TAKE
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import enter


def ask(s: Tableau) -> None:
    """Carry it out or not (D3)."""
    s.seat = s.active
    s.step = SYMBOL_STEP
    s.codes = vec[i64]([TAKE, IGNORE])


def answer(s: Tableau, code: i64) -> None:
    """A further move of the chain asks again (Q6)."""
    effect = s.symbols[s.space(s.active)]
    if code == TAKE:
        enter(s, effect, True)
    elif s.telling:
        s.tell_event(events.ignored(s.active, effect, s.space(s.active)))
