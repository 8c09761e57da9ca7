"""Traitor: its owner may exchange the goal card above it with another one (K5.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.kabale import events
from trianon.games.kabale.codes import DECLINE, SWAP, TRAITOR_STEP
from trianon.games.kabale.components import TRAITOR
from trianon.games.kabale.tableau import Tableau, owner_of
from trianon.kernel.action import first, second


def ask(s: Tableau, frame: i64) -> None:
    """Nothing, or any other column, open or closed (DP4, A20)."""
    column = first(frame)
    s.seat = owner_of(s.columns[column][second(frame)])
    s.step = TRAITOR_STEP
    others = [other for other in range(len(s.columns)) if other != column]
    s.codes = vec[i64]([DECLINE] + [SWAP + other for other in others])


def answer(s: Tableau, frame: i64, code: i64) -> None:
    """The two goal cards change places; the influence cards stay."""
    if code == DECLINE:
        if s.telling:
            s.tell(events.declined(s.seat, TRAITOR))
        return
    column = first(frame)
    other = code - SWAP
    goals = s.goals
    goals[column], goals[other] = goals[other], goals[column]
    if s.telling:
        s.tell(events.swapped(s.seat, column, other))
