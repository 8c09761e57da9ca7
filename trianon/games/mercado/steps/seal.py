"""Seal: having seen the coins, the player may return a seal for two more (M4.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.mercado import events
from trianon.games.mercado.codes import PLACE_STEP, SEAL_STEP, SPARE, USE_SEAL
from trianon.games.mercado.components import DRAWN_FOR_SEAL
from trianon.games.mercado.steps.action import draw
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import total


def ask(s: Tableau) -> None:
    """Use a seal or not (D5)."""
    s.seat = s.active
    s.step = SEAL_STEP
    s.codes = vec[i64]([USE_SEAL, SPARE])


def answer(s: Tableau, code: i64) -> None:
    """Two more coins, or the last one of the purse (Q2)."""
    s.phase = PLACE_STEP
    if code == SPARE:
        if s.telling:
            s.tell_event(events.spared(s.active))
        return
    s.seals[s.active] -= 1
    s.spare_seals += 1
    if s.telling:
        s.tell_event(events.seal_used(s.active))
    draw(s, min(DRAWN_FOR_SEAL, total(s.purses[s.active])), True)
