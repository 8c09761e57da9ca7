"""Kabale & Hiebe: positions as documents that a person can write (docs/formats.md)."""

import re
from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from trianon.games.kabale import flow
from trianon.games.kabale.codes import DISGUISE_STEP, TRAITOR_STEP
from trianon.games.kabale.components import (
    ALL_CARDS,
    CARD_IDS,
    DISGUISE,
    EXPLORER,
    GOAL_NAMES,
    HAND,
    NAMES,
    ROUNDS,
    STORM,
    TRAITOR,
)
from trianon.games.kabale.tableau import SEEN, TUCKED, UP, Tableau, card_of, entry_of, owner_of
from trianon.games.kabale.view import names
from trianon.kernel.action import first, kind_of, second
from trianon.kernel.bits import bit, size
from trianon.kernel.document import check_fields, head
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.state import NOBODY

_BRACKETS: Final = {UP: "{}", 0: "[{}]", SEEN: "<{}>", TUCKED: "({})"}
_TABLE: Final = ("round", "active", "over", "columns", "hands", "decks", "discards", "won", "lost", "pending")
_CARD: Final = re.compile(r"(?P<open>[\[<(]?)(?P<seat>[0-5]):(?P<card>[a-z]+)(?P<close>[\]>)]?)")
_LYING: Final = {"": UP, "[]": 0, "<>": SEEN, "()": TUCKED}


def to_json(s: Tableau) -> dict[str, object]:
    """The complete position."""
    doc: dict[str, object] = {
        **head(s),
        "round": s.round,
        "active": s.active,
        "over": s.seat == NOBODY,
        "columns": [_column_text(s, column) for column in range(len(s.columns))],
        "hands": [" ".join(names(cards)) for cards in s.hands],
        "decks": [" ".join(names(cards)) for cards in s.decks],
        "discards": [" ".join(names(cards)) for cards in s.discards],
        "won": [_goals_text(pile) for pile in s.won],
        "lost": _goals_text(_lost(s)),
        "pending": _pending(s),
        "chance": s.rng.to_json(),
    }
    return doc


def _column_text(s: Tableau, column: i64) -> str:
    """`art 3: 0:king [1:mage]`, with `closed` before the colon after a storm."""
    shown = [GOAL_NAMES[s.goals[column]] + (" closed:" if s.is_closed(column) else ":")]
    for entry in s.columns[column]:
        bare = f"{owner_of(entry)}:{NAMES[card_of(entry)]}"
        shown.append(_BRACKETS[entry & (UP | TUCKED | SEEN)].replace("{}", bare))
    return " ".join(shown)


def _goals_text(goals: list[int]) -> str:
    return ", ".join([GOAL_NAMES[goal] for goal in goals])


def _lost(s: Tableau) -> list[int]:
    """Goal cards that nobody won (K6.5)."""
    gone = flow.goal_cards(s.settings["variant"] == "french") & ~s.goal_deck
    for goal in s.goals:
        gone &= ~bit(goal)
    for pile in s.won:
        for goal in pile:
            gone &= ~bit(goal)
    return [goal for goal in range(len(GOAL_NAMES)) if gone & bit(goal)]


def _pending(s: Tableau) -> dict[str, object] | None:
    if not s.frames:
        return None
    frame = s.frames[-1]
    ask = "disguise" if kind_of(frame) == DISGUISE_STEP else "traitor"
    return {"ask": ask, "column": first(frame) + 1, "place": second(frame)}


# --- reading --------------------------------------------------------------------------------------


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Fill an empty tableau. What is left out is empty; decks that are left out hold the remaining cards."""
    check_fields(doc, _TABLE)
    seats = s.seats
    s.round = _number(doc, "round", 1, ROUNDS)
    s.active = _number(doc, "active", 0, seats - 1)
    over = _is_over(doc, s.round)
    rows = _texts(doc, "columns", 0 if over else seats)
    free = flow.goal_cards(s.settings["variant"] == "french")
    on_table: list[int] = [0] * seats
    for number in range(len(rows)):
        free = _read_column(s, rows[number], f"columns[{number}]", free, on_table)
    for number, text in enumerate(_texts(doc, "won", seats)):
        s.won.append(_read_goals(text, f"won[{number}]", free))
        for goal in s.won[number]:
            free ^= bit(goal)
    lost = doc.get("lost", "")
    for goal in _read_goals(lost if isinstance(lost, str) else "?", "lost", free):
        free ^= bit(goal)
    s.goal_deck = free
    _check_goals(s, over)
    _read_cards(s, doc, on_table)
    _read_pending(s, doc.get("pending"))
    if over:
        s.seat = NOBODY
    else:
        _check_turn(s)
        flow.ask(s)


def _number(doc: dict[str, object], name: str, low: i64, high: i64) -> i64:
    value = doc.get(name, low)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise InvalidPosition(f"{name}: must be a number from {low} to {high}")
    return value


def _is_over(doc: dict[str, object], round: i64) -> bool:
    over = doc.get("over", False)
    if not isinstance(over, bool):
        raise InvalidPosition("over: must be true or false")
    if over and round != ROUNDS:
        raise InvalidPosition(f"round: a finished game is in round {ROUNDS}")
    return over


def _check_goals(s: Tableau, over: bool) -> None:
    """Not more goal cards than there were columns can be gone (K3.1, K10.1)."""
    gone = len(_lost(s)) + sum([len(pile) for pile in s.won])
    most = s.seats * (s.round if over else s.round - 1)
    if gone > most:
        raise InvalidPosition(f"won: {gone} goal cards are won or lost, but only {most} have been evaluated")


def _texts(doc: dict[str, object], name: str, count: i64) -> list[str]:
    value = doc.get(name, [""] * count if name != "columns" else None)
    if not isinstance(value, list) or len(value) != count:
        raise InvalidPosition(f"{name}: must be a list of {count} texts")
    for number, text in enumerate(value):
        if not isinstance(text, str):
            raise InvalidPosition(f"{name}[{number}]: must be a text")
    return value


def _goal(name: str, field: str, free: i64) -> i64:
    """A goal card of this name that is still free."""
    for goal in range(len(GOAL_NAMES)):
        if GOAL_NAMES[goal] == name and free & bit(goal):
            return goal
    if name in GOAL_NAMES:
        raise InvalidPosition(f"{field}: there is no further goal card {name!r} in this game")
    raise InvalidPosition(f"{field}: {name!r} is not a goal card such as 'art 3'")


def _read_goals(text: str, field: str, free: i64) -> list[int]:
    """Goal cards separated by commas."""
    goals: list[int] = []
    for name in text.split(",") if text.strip() else []:
        goal = _goal(name.strip(), field, free)
        free ^= bit(goal)
        goals.append(goal)
    return goals


def _read_column(s: Tableau, text: str, field: str, free: i64, on_table: list[int]) -> i64:
    """Add one column; returns the goal cards still free."""
    head, colon, tail = text.partition(":")
    if not colon:
        raise InvalidPosition(f"{field}: must look like 'art 3: 0:king [1:mage]'")
    words = head.split()
    if words and words[-1] == "closed":
        s.closed |= bit(len(s.columns))
        words.pop()
    goal = _goal(" ".join(words), field, free)
    entries: list[int] = []
    for word in tail.split():
        entry = _read_entry(s, word, field)
        if on_table[owner_of(entry)] & bit(card_of(entry)):
            raise InvalidPosition(f"{field}: {word} lies on the table twice")
        on_table[owner_of(entry)] |= bit(card_of(entry))
        entries.append(entry)
    _check_column(entries, field, s.is_closed(len(s.columns)))
    s.goals.append(goal)
    s.columns.append(entries)
    return free ^ bit(goal)


def _read_entry(s: Tableau, word: str, field: str) -> i64:
    match = _CARD.fullmatch(word)
    if match is None or match["open"] + match["close"] not in _LYING or match["card"] not in CARD_IDS:
        raise InvalidPosition(
            f"{field}: {word!r} is not a card such as 0:king, [0:king], <0:explorer> or (0:king)"
        )
    if int(match["seat"]) >= s.seats:
        raise InvalidPosition(f"{field}: {word!r}: there are only {s.seats} seats, counted from 0")
    return entry_of(CARD_IDS[match["card"]], int(match["seat"])) | _LYING[match["open"] + match["close"]]


def _check_column(entries: list[int], field: str, is_closed: bool) -> None:
    """Only the bottom card is face down; tucked cards lie under a disguise of their owner (K1.3, K1.4)."""
    bottom = len(entries) - 1
    while bottom >= 0 and entries[bottom] & TUCKED:
        bottom -= 1
    for place in range(len(entries)):
        entry = entries[place]
        if entry & TUCKED:
            above = entries[place - 1] if place > 0 else 0
            if (
                place == 0
                or card_of(above) != DISGUISE
                or owner_of(above) != owner_of(entry)
                or not above & UP
            ):
                raise InvalidPosition(
                    f"{field}: a tucked card lies directly below an open disguise of its owner"
                )
        elif place != bottom and not entry & UP:
            raise InvalidPosition(f"{field}: only the bottom card can lie face down")
        if entry & SEEN and card_of(entry) != EXPLORER:
            raise InvalidPosition(f"{field}: only an explorer can lie face down and be known (K12.4)")
    storms = [entry for entry in entries if card_of(entry) == STORM and entry & UP]
    if is_closed and not storms:
        raise InvalidPosition(f"{field}: a closed column holds the storm that closed it, face up (K5.5)")


def _read_cards(s: Tableau, doc: dict[str, object], on_table: list[int]) -> None:
    """Hands, discard piles and decks: with the columns, exactly the 25 cards of every seat."""
    hands = _texts(doc, "hands", s.seats)
    discards = _texts(doc, "discards", s.seats)
    for seat in range(s.seats):
        taken: i64 = on_table[seat]
        s.hands = append(s.hands, _read_set(hands[seat], f"hands[{seat}]", taken))
        if size(s.hands[seat]) > HAND:
            raise InvalidPosition(f"hands[{seat}]: nobody holds more than three cards")
        taken |= s.hands[seat]
        s.discards = append(s.discards, _read_set(discards[seat], f"discards[{seat}]", taken))
        taken |= s.discards[seat]
        if "decks" not in doc:
            s.decks = append(s.decks, ALL_CARDS & ~taken)
            continue
        deck = _read_set(_texts(doc, "decks", s.seats)[seat], f"decks[{seat}]", taken)
        s.decks = append(s.decks, deck)
        missing = ALL_CARDS & ~(taken | s.decks[seat])
        if missing:
            raise InvalidPosition(f"decks[{seat}]: seat {seat} has lost {' '.join(names(missing))}")


def _read_set(text: str, field: str, taken: i64) -> i64:
    cards: i64 = 0
    for word in text.split():
        if word not in CARD_IDS:
            raise InvalidPosition(f"{field}: there is no card {word!r}")
        card = bit(CARD_IDS[word])
        if (taken | cards) & card:
            raise InvalidPosition(f"{field}: {word} is somewhere else already")
        cards |= card
    return cards


def _read_pending(s: Tableau, pending: object) -> None:
    """A revealed disguise or traitor whose owner has not answered yet."""
    if pending is None:
        return
    if not isinstance(pending, dict) or pending.get("ask") not in ("disguise", "traitor"):
        raise InvalidPosition("pending: must be null or have ask 'disguise' or 'traitor', column and place")
    column = pending.get("column")
    place = pending.get("place")
    if not isinstance(column, int) or isinstance(column, bool) or not 1 <= column <= len(s.columns):
        raise InvalidPosition("pending.column: there is no such column")
    entries = s.columns[column - 1]
    card = DISGUISE if pending["ask"] == "disguise" else TRAITOR
    if not isinstance(place, int) or not 0 <= place < len(entries) or card_of(entries[place]) != card:
        raise InvalidPosition(f"pending.place: no {NAMES[card]} lies there")
    if not entries[place] & UP or place != len(entries) - 2 or entries[-1] & (UP | TUCKED):
        raise InvalidPosition(
            f"pending.place: the {NAMES[card]} lies face up, above the card that revealed it"
        )
    if card == DISGUISE and s.hands[owner_of(entries[place])] == 0:
        raise InvalidPosition("pending: its owner has no card to tuck")
    s.push(DISGUISE_STEP if card == DISGUISE else TRAITOR_STEP, column - 1, place)


def _check_turn(s: Tableau) -> None:
    """The seat in turn must be able to lay a card."""
    if s.frames:
        return
    if flow.is_round_over(s):
        raise InvalidPosition("columns: all are filled, so the round is over and nobody is asked")
    if s.hands[s.active] == 0:
        raise InvalidPosition(f"hands[{s.active}]: the active seat needs a card to lay")
