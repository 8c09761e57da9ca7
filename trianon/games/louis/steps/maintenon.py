"""Maintenon: the reward of tile 8 puts stones on tile 5 and takes one back (P11, L6.5, L6.10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.actions import GENERAL, MAINTENON, OWN, WAY_BACK, WAY_GENERAL, WAY_OWN
from trianon.games.louis.components import T_MONTESPAN
from trianon.games.louis.events import MAINTENON_PLACED
from trianon.games.louis.stones import put_stones
from trianon.games.louis.tableau import Tableau
from trianon.kernel.frame import arg2
from trianon.kernel.step import Step


class Maintenon(Step[Tableau]):
    """All ways at once: from general, from own, then one taken back. Nothing at all without a stone."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg2(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        seat = arg2(frame)
        codes = vec[i64](capacity=len(WAY_BACK))
        if not s.has_stone(seat):
            return codes
        for way in range(len(WAY_BACK)):
            if WAY_GENERAL[way] + WAY_BACK[way] <= s.general[seat] and WAY_OWN[way] <= s.own[seat]:
                codes = append(codes, MAINTENON.first + way)
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """First the placing, then the taking back (L6.10)."""
        seat = arg2(frame)
        way = MAINTENON.arg1(code)
        put_stones(s, seat, T_MONTESPAN, WAY_GENERAL[way], GENERAL)
        put_stones(s, seat, T_MONTESPAN, WAY_OWN[way], OWN)
        s.general[seat] -= WAY_BACK[way]
        s.own[seat] += WAY_BACK[way]
        s.tell(MAINTENON_PLACED, seat, WAY_GENERAL[way], WAY_OWN[way], WAY_BACK[way])
