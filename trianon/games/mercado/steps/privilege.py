"""Privilege: at the start of a turn one own token may be played (M3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado.actions import ACTION_STEP, KEEP, PLAY, PLAYED_TASK
from trianon.games.mercado.components import FACES
from trianon.games.mercado.events import BY_PRIVILEGE, KEPT, PRIVILEGE_PLAYED, PRIVILEGE_SHOWN
from trianon.games.mercado.seen import lay_down
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import move
from trianon.kernel.bags import count
from trianon.kernel.step import Step


class Privilege(Step[Tableau]):
    """One of the own tokens, equal ones once, or none (D2)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64](capacity=FACES + 1)
        for face in range(FACES):
            if count(s.privileges[s.active], face) > 0:
                codes = append(codes, PLAY.first + face)
        return append(codes, KEEP.first)

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The token is turned up and the marker moves; its extras wait until that is settled (M3.1, M3.2)."""
        s.push(ACTION_STEP)
        if code == KEEP.first:
            s.tell(KEPT, s.active)
            return
        face = PLAY.arg1(code)
        s.reveal(s.active)
        s.busy = True
        lay_down(s, s.active, face)
        s.tell(PRIVILEGE_PLAYED, s.active)
        s.tell(PRIVILEGE_SHOWN, s.active, face, s.figures.face_steps[face])
        s.push(PLAYED_TASK, face, 0)
        move(s, s.figures.face_steps[face], BY_PRIVILEGE, True)
