"""Downstairs: the reward that a pair of completed downstairs rooms gives (C10.4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.actions import AS, SKIP
from trianon.games.castles.components import CORRIDOR, DOWNSTAIRS, TYPES
from trianon.games.castles.events import CHOSE
from trianon.games.castles.rewards import can_take_corridor, give_up, is_corridor_used, resolve
from trianon.games.castles.tableau import Tableau
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step


class Downstairs(Step[Tableau]):
    """The reward of any other type, or nothing (D7)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64]()
        for type in range(len(TYPES)):
            if type == DOWNSTAIRS or (type == CORRIDOR and not can_take_corridor(s, is_corridor_used(s))):
                continue
            codes = append(codes, AS.first + type)
        return append(codes, SKIP.first)

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The chosen reward, for the room that made the count even (A6)."""
        index = arg1(frame)
        if code == SKIP.first:
            give_up(s, index)
            return
        type = AS.arg1(code)
        s.tell(CHOSE, s.active, s.castles[s.active].tiles[index], type)
        resolve(s, type, index)
