"""Maintenon: the reward of tile 8 puts stones on tile 5 and takes one back (P11, L6.5, L6.10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import (
    GENERAL,
    MAINTENON,
    MAINTENON_PUT,
    OWN,
    WAY_BACK,
    WAY_GENERAL,
    WAY_OWN,
)
from trianon.games.louis.components import T_MONTESPAN
from trianon.games.louis.placing import place_stones
from trianon.games.louis.tableau import Tableau


def ask(s: Tableau) -> bool:
    """All ways at once: from general, from own, then one taken back."""
    general = s.general[s.turn]
    own = s.own[s.turn]
    codes = vec[i64](capacity=12)
    for way in range(len(WAY_BACK)):
        if WAY_GENERAL[way] + WAY_BACK[way] <= general and WAY_OWN[way] <= own:
            codes = append(codes, MAINTENON_PUT + way)
    if len(codes) < 2:
        return False
    s.seat = s.turn
    s.step = MAINTENON
    s.codes = codes
    return True


def answer(s: Tableau, code: i64) -> None:
    """First the placing, then the taking back (L6.10)."""
    seat = s.turn
    way = code - MAINTENON_PUT
    place_stones(s, seat, T_MONTESPAN, WAY_GENERAL[way], GENERAL)
    place_stones(s, seat, T_MONTESPAN, WAY_OWN[way], OWN)
    s.general[seat] -= WAY_BACK[way]
    s.own[seat] += WAY_BACK[way]
    if s.telling:
        s.tell_event(events.maintenon_placed(seat, WAY_GENERAL[way], WAY_OWN[way], WAY_BACK[way]))
