"""Louis XIV: why an answer to the present question is not legal now, for a person."""

from mypy_extensions import i64

from trianon.games.louis.actions import (
    CHANGE,
    DECK_STEP,
    DISPATCH,
    DISPATCH_MISSIONS,
    DISPATCH_STEP,
    EXCHANGE,
    FULFIL,
    INTRIGUE_STEP,
    KEEP_STEP,
    MISSIONS_STEP,
    PASS,
    PATH_STEP,
    PLAY,
    REPLACE_STEP,
    SKIP,
    SUPPLY_STEP,
    TAKE_STEP,
    TURN_STEP,
    USE,
    USE_MISSION,
)
from trianon.games.louis.components import CARD_KINDS, CARDS, MISSIONS
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg2


def refusal(s: Tableau, code: i64) -> str:
    """Why an answer to the present question is not among its options."""
    step = s.step
    if step == TURN_STEP:
        return _no_turn(s, code)
    if step == PATH_STEP:
        return (
            "a stone goes where the card allows, onto the last tile of the path or an adjacent new one (L4.3)"
        )
    if step == TAKE_STEP:
        return "the card or the general supply does not allow so many stones (L4.4)"
    if step == SUPPLY_STEP:
        mission = MISSIONS[USE_MISSION[USE.arg1(code)]]
        return f"{mission} cannot give that now: not displayed, used already, or nothing there (L3.3)"
    if step == DISPATCH_STEP:
        number = SKIP.arg1(code) if SKIP.has(code) else DISPATCH.arg1(code)
        wanted, asked = MISSIONS[DISPATCH_MISSIONS[number]], MISSIONS[arg2(s.frames[-1])]
        return f"seat {s.seat} is asked about {asked}, or has no stone there for {wanted}"
    if step == MISSIONS_STEP:
        return _no_mission(s, code)
    if step == DECK_STEP:
        return "this deck is empty (L2.7)"
    if step == KEEP_STEP:
        return f"seat {s.seat} has no such chip"
    if step == REPLACE_STEP:
        return f"seat {s.seat} does not hold these missions"
    if step == INTRIGUE_STEP:
        return f"seat {s.seat} holds no intrigue card for this tile, or has no stone there (L5.3)"
    return f"seat {s.seat} does not have so many stones there"


def _no_turn(s: Tableau, code: i64) -> str:
    if PASS.has(code):
        return "this mission is not displayed, used already, or costs more than there is (L8.6)"
    card = PLAY.arg1(code) if PLAY.has(code) else EXCHANGE.arg1(code)
    if s.hands[s.seat * CARD_KINDS + card] == 0:
        return f"seat {s.seat} does not hold {CARDS[card]}"
    return "this mission is not displayed or used already (L8.11, L8.14)"


def _no_mission(s: Tableau, code: i64) -> str:
    if CHANGE.has(code):
        return "this takes A17 or A18, unused, 2 louisdor and the chip (L8.7)"
    mission = FULFIL.arg1(code)
    if not s.missions[s.seat] & bit(mission):
        return f"seat {s.seat} does not hold {MISSIONS[mission]}"
    return f"these chips are not there or do not pay for {MISSIONS[mission]} (L7.3)"
