"""Corridor: a free hallway or stairs for a completed corridor room (C10.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.actions import PLACE_STEP, SKIP, TAKE
from trianon.games.castles.components import HALLWAY, STAIRS
from trianon.games.castles.drawing import take_from_supply
from trianon.games.castles.events import TOOK
from trianon.games.castles.geometry.placements import can_lay
from trianon.games.castles.rewards import give_up, use_corridor
from trianon.games.castles.tableau import Tableau
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step


class Corridor(Step[Tableau]):
    """A hallway or stairs that can be laid, or nothing (D6)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        castle = s.castles[s.active]
        codes = vec[i64]()
        if s.hallways > 0 and can_lay(castle, HALLWAY):
            codes = append(codes, TAKE.first)
        if s.stairs > 0 and can_lay(castle, STAIRS):
            codes = append(codes, TAKE.first + 1)
        return append(codes, SKIP.first)

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The tile is taken and laid like a bought one."""
        if code == SKIP.first:
            give_up(s, arg1(frame))
            return
        tile: i64 = HALLWAY + TAKE.arg1(code)
        take_from_supply(s, tile)
        use_corridor(s)
        s.tell(TOOK, s.active, tile)
        s.push(PLACE_STEP, tile)
