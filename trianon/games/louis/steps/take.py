"""Take: stones from the general supply back to the own one (P5, L4.4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import TAKE, TAKE_BACK
from trianon.games.louis.steps.path import limit
from trianon.games.louis.tableau import Tableau


def ask(s: Tableau) -> bool:
    """From as many as the card allows down to none; nothing to ask when none lie there."""
    most: i64 = limit(s)
    if s.general[s.turn] < most:
        most = s.general[s.turn]  # L2.6
    if most == 0:
        return False
    codes = vec[i64](capacity=5)
    while most >= 0:
        codes = append(codes, TAKE_BACK + most)
        most -= 1
    s.seat = s.turn
    s.step = TAKE
    s.codes = codes
    return True


def answer(s: Tableau, code: i64) -> None:
    """Move the stones."""
    stones = code - TAKE_BACK
    s.general[s.turn] -= stones
    s.own[s.turn] += stones
    if s.telling:
        s.tell_event(events.took_back(s.turn, stones))
