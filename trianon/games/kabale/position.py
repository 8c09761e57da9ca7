"""Kabale & Hiebe: a position as a document that a person can read and write (docs/formats.md)."""

from typing import Final

from mypy_extensions import i64

from trianon.games.kabale import flow
from trianon.games.kabale.actions import LAY_STEP
from trianon.games.kabale.components import GOAL_NAMES, NAMES
from trianon.games.kabale.tableau import ONE_OLDER, RESHUFFLES, SEEN, TUCKED, UP, Tableau, card_of, owner_of
from trianon.games.kabale.view import names
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2
from trianon.kernel.state import NOBODY

_RESHUFFLED: Final = "'"  # behind a hidden card: its owner has reshuffled since it was laid
_MARKED: Final = "*"  # behind that: it is one of those of which at least one is older than the deck
_BRACKETS: Final = {UP: "{}", 0: "[{}]", SEEN: "<{}>", TUCKED: "({})"}


def fill_document(s: Tableau, doc: dict[str, object]) -> None:
    """Everything on the table."""
    doc["round"] = s.round
    doc["active"] = s.active
    doc["over"] = s.seat == NOBODY
    doc["columns"] = [_column_text(s, column) for column in range(len(s.columns))]
    doc["hands"] = [" ".join(names(cards)) for cards in s.hands]
    doc["decks"] = [" ".join(names(cards)) for cards in s.decks]
    doc["discards"] = [" ".join(names(cards)) for cards in s.discards]
    doc["won"] = [_goals_text(pile) for pile in s.won]
    doc["lost"] = _goals_text(lost_goals(s))
    if any(s.reshuffled):
        doc["reshuffled"] = [" / ".join([" ".join(names(pile)) for pile in piles]) for piles in s.reshuffled]
    doc["pending"] = _pending(s)


def _column_text(s: Tableau, column: i64) -> str:
    """`art 3: 0:king [1:mage]`, with `closed` before the colon after a storm."""
    shown = [GOAL_NAMES[s.goals[column]] + (" closed:" if s.is_closed(column) else ":")]
    for entry in s.columns[column]:
        bare = f"{owner_of(entry)}:{NAMES[card_of(entry)]}{_RESHUFFLED * (entry >> RESHUFFLES)}"
        if entry & ONE_OLDER:
            bare += _MARKED
        shown.append(_BRACKETS[entry & (UP | TUCKED | SEEN)].replace("{}", bare))
    return " ".join(shown)


def _goals_text(goals: list[int]) -> str:
    return ", ".join([GOAL_NAMES[goal] for goal in goals])


def lost_goals(s: Tableau) -> list[int]:
    """Goal cards that nobody won (K6.5)."""
    gone = flow.goal_cards(s.settings["variant"] == "french") & ~s.goal_deck
    for goal in s.goals:
        gone &= ~bit(goal)
    for pile in s.won:
        for goal in pile:
            gone &= ~bit(goal)
    return [goal for goal in range(len(GOAL_NAMES)) if gone & bit(goal)]


def _pending(s: Tableau) -> dict[str, object] | None:
    if s.seat == NOBODY or s.step == LAY_STEP:
        return None
    frame = s.frames[-1]
    return {"ask": s.ask_name(s.step), "column": arg1(frame) + 1, "place": arg2(frame)}
