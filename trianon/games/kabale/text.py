"""Kabale & Hiebe: the texts of actions and chance outcomes, both ways round."""

from mypy_extensions import i64

from trianon.games.kabale.codes import DECLINE, DRAW, FIRST, GOAL, LAY, LAY_STEP, SWAP, TUCK, WIDEST
from trianon.games.kabale.components import CARD_IDS, GOAL_NAMES, NAMES
from trianon.games.kabale.tableau import Tableau
from trianon.kernel.action import Action, kind_of, pack
from trianon.kernel.bits import bit
from trianon.kernel.errors import InvalidAction, InvalidRecord


def action(code: i64) -> Action:
    """The action a code stands for."""
    if code < TUCK:
        card = NAMES[code // WIDEST]
        column = code % WIDEST + 1
        return Action(code, "lay", {"card": card, "column": column}, f"{card} > {column}")
    if code < SWAP:
        card = NAMES[code - TUCK]
        return Action(code, "tuck", {"card": card}, f"tuck {card}")
    if code < DECLINE:
        column = code - SWAP + 1
        return Action(code, "swap", {"column": column}, f"swap {column}")
    return Action(code, "decline", {}, "decline")


def read(text: str) -> i64:
    """The code of an action text such as `king > 2`, `tuck mage`, `swap 3` or `decline`."""
    words = text.lower().replace(">", " > ").split()
    if words == ["decline"]:
        return DECLINE
    if len(words) == 2 and words[0] == "tuck":
        return TUCK + _card(words[1])
    if len(words) == 2 and words[0] == "swap":
        return SWAP + _column(words[1])
    if len(words) == 3 and words[1] == ">":
        return LAY + _card(words[0]) * WIDEST + _column(words[2])
    raise InvalidAction(f"{text[:60]!r} is not like 'king > 2', 'tuck mage', 'swap 3' or 'decline'")


def _card(word: str) -> i64:
    if word not in CARD_IDS:
        raise InvalidAction(f"there is no card {word[:30]!r}")
    return CARD_IDS[word]


def _column(word: str) -> i64:
    if word not in ("1", "2", "3", "4", "5", "6"):
        raise InvalidAction(f"{word[:30]!r} is not the number of a column")
    return int(word) - 1


def why_not(s: Tableau, code: i64) -> str:
    """Why a readable action is not legal now."""
    is_lay = code < TUCK
    if is_lay != (s.step == LAY_STEP):
        asked = "to lay a card" if s.step == LAY_STEP else "about a revealed card"
        return f"seat {s.seat} is asked {asked} now"
    if code < SWAP:
        card: i64 = code // WIDEST if is_lay else code - TUCK
        if not s.hands[s.seat] & bit(card):
            return f"seat {s.seat} does not hold {NAMES[card]}"
    if is_lay or SWAP <= code < DECLINE:
        column: i64 = code % WIDEST if is_lay else code - SWAP
        if column >= len(s.columns):
            return f"there are only {len(s.columns)} columns"
        if is_lay:
            return f"column {column + 1} was closed by a storm (K5.5)"
    return "the card that was revealed allows something else (K5.6, K5.7)"


def outcome(code: i64) -> str:
    """The text of a chance outcome: `first 2`, `goal art 3`, `draw king`."""
    kind = kind_of(code)
    if kind == FIRST:
        return f"first {code >> 8}"
    if kind == GOAL:
        goal = code >> 8
        twin = "'" if goal % 6 == 3 else ""  # the second of the two threes
        return f"goal {GOAL_NAMES[goal]}{twin}"
    return f"draw {NAMES[code >> 8]}"


def read_outcome(text: str) -> i64:
    """The code of a chance outcome's text."""
    word, _, rest = text.partition(" ")
    if word == "first" and rest in ("0", "1", "2", "3", "4", "5"):
        return pack(FIRST, int(rest))
    if word == "draw" and rest in CARD_IDS:
        return pack(DRAW, CARD_IDS[rest])
    if word == "goal" and rest.removesuffix("'") in GOAL_NAMES:
        goal = GOAL_NAMES.index(rest.removesuffix("'"))
        return pack(GOAL, goal + 1 if rest.endswith("'") else goal)
    raise InvalidRecord(f"{text[:60]!r} is not like 'draw king', 'goal art 3' or 'first 0'")
