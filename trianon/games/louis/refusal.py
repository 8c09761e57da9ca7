"""Louis XIV: why a readable action is not legal now, for a person."""

from mypy_extensions import i64

from trianon.games.louis.codes import (
    ASKS,
    BUY,
    CHANGE,
    CONDE,
    DECK,
    DISPATCH,
    DISPATCH_MISSIONS,
    DONE,
    FAVOUR,
    FINISH,
    FULFIL,
    INTRIGUE,
    KEEP,
    KEEP_CHIP,
    KEEP_INTRIGUE,
    MAINTENON,
    MISSION,
    NO_REPLACEMENT,
    NO_STONE,
    PAIRS,
    PASS,
    PATH,
    PLACE_ONE,
    PUT,
    REFUSE,
    REPLACE,
    RESERVE,
    SEND,
    SKIP_C07,
    STOP,
    SUPPLY,
    SUPPLY_MISSIONS,
    SWAP,
    TAKE,
    TURN,
    USE,
    VARIANTS,
)
from trianon.games.louis.components import CARD_KINDS, CARDS, MISSIONS
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit


def why_not(s: Tableau, code: i64) -> str:
    """Why a readable action is not legal now."""
    step = _question_of(code, s.step)
    if step != s.step:
        return f"seat {s.seat} is asked about something else now: {ASKS[s.step]}"
    if step == TURN:
        return _no_turn(s, code)
    if step == PATH:
        return (
            "a stone goes where the card allows, onto the last tile of the path or an adjacent new one (L4.3)"
        )
    if step == TAKE:
        return "the card or the general supply does not allow so many stones (L4.4)"
    if step == SUPPLY:
        mission = SUPPLY_MISSIONS[(code - USE) // VARIANTS]
        return (
            f"{MISSIONS[mission]} cannot give that now: not displayed, used already, or nothing there (L3.3)"
        )
    if step == DISPATCH:
        asked = DISPATCH_MISSIONS[(code - SEND) // 3]
        return f"seat {s.seat} is asked about {MISSIONS[s.mark]}, or has no stone there for {MISSIONS[asked]}"
    if step == MISSION:
        return _no_mission(s, code)
    if step == DECK:
        return "this deck is empty (L2.7)"
    if step == KEEP:
        return f"seat {s.seat} has no such chip"
    if step == REPLACE:
        return f"seat {s.seat} does not hold these missions"
    if step == INTRIGUE:
        return f"seat {s.seat} holds no intrigue card for this tile, or has no stone there (L5.3)"
    return f"seat {s.seat} does not have so many stones there"


def _question_of(code: i64, now: i64) -> i64:
    """The question that an answer belongs to; stones onto any tile belong to two."""
    if code < PUT or PASS <= code < CHANGE:
        return TURN
    if code <= DONE:
        return PATH
    if code < KEEP_INTRIGUE:
        return TAKE
    if code < PLACE_ONE:
        return INTRIGUE
    if code <= NO_STONE:
        return now if now in (CONDE, RESERVE) else RESERVE
    if code <= REFUSE:
        return BUY
    if code <= SKIP_C07:
        return FAVOUR
    if code < FINISH:
        return MAINTENON
    if code == FINISH or CHANGE <= code < NO_REPLACEMENT:
        return MISSION
    if code < KEEP_CHIP:
        return DECK
    if code < STOP:
        return KEEP
    if code < SEND:
        return SUPPLY
    return DISPATCH if code < PASS else REPLACE


def _no_turn(s: Tableau, code: i64) -> str:
    if PASS <= code < SWAP:
        return "this mission is not displayed, used already, or costs more than there is (L8.6)"
    card: i64 = code // 4 if code < PUT else (code - SWAP) // 2
    if s.hands[s.seat * CARD_KINDS + card] == 0:
        return f"seat {s.seat} does not hold {CARDS[card]}"
    return "this mission is not displayed or used already (L8.11, L8.14)"


def _no_mission(s: Tableau, code: i64) -> str:
    if code < FULFIL:
        return "this takes A17 or A18, unused, 2 louisdor and the chip (L8.7)"
    mission: i64 = (code - FULFIL) // PAIRS
    if not s.missions[s.seat] & bit(mission):
        return f"seat {s.seat} does not hold {MISSIONS[mission]}"
    return f"these chips are not there or do not pay for {MISSIONS[mission]} (L7.3)"
