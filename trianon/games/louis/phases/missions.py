"""Mission phase: fulfil, draw, keep one chip, replace (L7)."""

from mypy_extensions import i64

from trianon.games.louis.codes import KEEP, MISSION, REPLACE
from trianon.games.louis.components import A19, A20
from trianon.games.louis.steps import deck, keep, missions, replace
from trianon.games.louis.tableau import Tableau


def begin(s: Tableau) -> bool:
    """The mission turns in turn order (L7.1)."""
    return _turns(s, MISSION, 0)


def answer(s: Tableau, code: i64) -> bool:
    """Carry out an answer and go on."""
    place = s.place_of(s.turn)
    if s.step == MISSION:
        if not missions.answer(s, code):
            return _turns(s, KEEP, place)
        return deck.ask(s) or _turns(s, MISSION, place)
    if s.step == KEEP:
        keep.answer(s, code)
        return _turns(s, MISSION, place + 1)
    if s.step == REPLACE:
        replace.answer(s, code)
    else:
        deck.answer(s, code)
    if deck.ask(s):
        return True
    if s.mark == 0:
        return _turns(s, MISSION, place)
    return _replacements(s, place, s.mark + 1)


def _turns(s: Tableau, step: i64, place: i64) -> bool:
    """Go on with the mission turn of a seat, then with the seats after it; at last A19 and A20 (L7.7)."""
    while place < s.seats:
        s.turn = s.in_order(place)
        if step == MISSION and missions.ask(s):
            return True
        if keep.ask(s):
            return True
        step = MISSION
        place += 1
    return _replacements(s, 0, A19)


def _replacements(s: Tableau, place: i64, mission: i64) -> bool:
    """Ask the owners of A19 and A20 in turn order, about each card on its own (L8.8)."""
    while place < s.seats:
        s.turn = s.in_order(place)
        while mission <= A20:
            s.mark = mission
            if replace.ask(s):
                return True
            mission += 1
        mission = A19
        place += 1
    s.mark = 0
    return False
