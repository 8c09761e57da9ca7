"""Give up: an opponent of the buyer chooses which privileges go to the discard (M10.10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado.codes import GIVE, GIVEUP_STEP
from trianon.games.mercado.components import FACES
from trianon.games.mercado.effects import give
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.action import first, second
from trianon.kernel.bags import count


def ask(s: Tableau, frame: i64) -> None:
    """One of the own tokens, equal ones once (D9)."""
    seat = first(frame)
    s.seat = seat
    s.step = GIVEUP_STEP
    codes = vec[i64](capacity=FACES)
    for face in range(FACES):
        if count(s.privileges[seat], face) > 0:
            codes = append(codes, GIVE + face)
    s.codes = codes


def answer(s: Tableau, frame: i64, code: i64) -> None:
    """One token goes; of several they are chosen one by one."""
    seat = first(frame)
    give(s, seat, code - GIVE)
    if second(frame) > 1:
        s.push(GIVEUP_STEP, seat, second(frame) - 1)
