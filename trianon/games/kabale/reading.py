"""Kabale & Hiebe: reading a position document, and refusing one that cannot be."""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.kabale import flow
from trianon.games.kabale.actions import DISGUISE_STEP, LAY_STEP, TRAITOR_STEP
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
from trianon.games.kabale.position import lost_goals
from trianon.games.kabale.tableau import (
    ONE_OLDER,
    RESHUFFLES,
    SEEN,
    TUCKED,
    UP,
    Tableau,
    card_of,
    entry_of,
    owner_of,
)
from trianon.games.kabale.view import names
from trianon.kernel.bits import bit, size
from trianon.kernel.document import check_fields, flag, number, text, texts
from trianon.kernel.errors import InvalidPosition

_TABLE: Final = (
    "round", "active", "over", "columns", "hands", "decks", "discards", "won", "lost", "reshuffled", "pending"
)  # fmt: skip
_CARD: Final = re.compile(
    r"(?P<open>[\[<(]?)(?P<seat>[0-5]):(?P<card>[a-z]+)(?P<since>'*)(?P<mark>\*?)(?P<close>[\]>)]?)"
)
_LYING: Final = {"": UP, "[]": 0, "<>": SEEN, "()": TUCKED}


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Fill an empty tableau. What is left out is empty; decks that are left out hold the remaining cards."""
    check_fields(doc, _TABLE)
    seats = s.seats
    s.round = number(doc, "round", 1, ROUNDS)
    s.active = number(doc, "active", 0, seats - 1)
    over = _is_over(doc, s.round)
    if "columns" not in doc:
        raise InvalidPosition(f"columns: must be a list of {seats} texts")
    rows = texts(doc, "columns", 0 if over else seats)
    free = flow.goal_cards(s.settings["variant"] == "french")
    on_table: list[int] = [0] * seats
    for column in range(len(rows)):
        free = _read_column(s, rows[column], f"columns[{column}]", free, on_table)
    for seat, won in enumerate(texts(doc, "won", seats)):
        s.won.append(_read_goals(won, f"won[{seat}]", free))
        for goal in s.won[seat]:
            free ^= bit(goal)
    for goal in _read_goals(text(doc, "lost"), "lost", free):
        free ^= bit(goal)
    s.goal_deck = free
    _check_goals(s, over)
    _read_cards(s, doc, on_table)
    _read_reshuffled(s, doc)
    _read_pending(s, doc.get("pending"))
    if not over and len(s.frames) == 0:
        _check_turn(s)
        s.push(LAY_STEP)


def _is_over(doc: dict[str, object], round: i64) -> bool:
    over = flag(doc, "over")
    if over and round != ROUNDS:
        raise InvalidPosition(f"round: a finished game is in round {ROUNDS}")
    return over


def _check_goals(s: Tableau, over: bool) -> None:
    """Not more goal cards than there were columns can be gone (K3.1, K10.1)."""
    gone = len(lost_goals(s)) + sum([len(pile) for pile in s.won])
    most = s.seats * (s.round if over else s.round - 1)
    if gone > most:
        raise InvalidPosition(f"won: {gone} goal cards are won or lost, but only {most} have been evaluated")


def _goal(name: str, field: str, free: i64) -> i64:
    """A goal card of this name that is still free."""
    for goal in range(len(GOAL_NAMES)):
        if GOAL_NAMES[goal] == name and free & bit(goal):
            return goal
    if name in GOAL_NAMES:
        raise InvalidPosition(f"{field}: there is no further goal card {name!r} in this game")
    raise InvalidPosition(f"{field}: {name!r} is not a goal card such as 'art 3'")


def _read_goals(listed: str, field: str, free: i64) -> list[int]:
    """Goal cards separated by commas."""
    goals: list[int] = []
    for name in listed.split(",") if listed.strip() else []:
        goal = _goal(name.strip(), field, free)
        free ^= bit(goal)
        goals.append(goal)
    return goals


def _read_column(s: Tableau, row: str, field: str, free: i64, on_table: list[int]) -> i64:
    """Add one column; returns the goal cards still free."""
    head, colon, tail = row.partition(":")
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
    s.goals = append(s.goals, goal)
    s.columns = append(s.columns, vec[i64](entries))
    return free ^ bit(goal)


def _read_entry(s: Tableau, word: str, field: str) -> i64:
    match = _CARD.fullmatch(word)
    if match is None or match["open"] + match["close"] not in _LYING or match["card"] not in CARD_IDS:
        raise InvalidPosition(
            f"{field}: {word!r} is not a card such as 0:king, [0:king], <0:explorer> or (0:king)"
        )
    if int(match["seat"]) >= s.seats:
        raise InvalidPosition(f"{field}: {word!r}: there are only {s.seats} seats, counted from 0")
    lying = _LYING[match["open"] + match["close"]]
    if match["since"] + match["mark"] and lying & (UP | SEEN):
        raise InvalidPosition(f"{field}: {word!r}: everybody knows this card anyway")
    known = len(match["since"]) << RESHUFFLES | (ONE_OLDER if match["mark"] else 0)
    return entry_of(CARD_IDS[match["card"]], int(match["seat"])) | lying | known


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
    _check_storm(entries, field, is_closed)


def _check_storm(entries: list[int], field: str, is_closed: bool) -> None:
    """A storm face up has closed its column, and exactly one card lies below it, hidden (K5.5)."""
    storms = [
        place for place in range(len(entries)) if card_of(entries[place]) == STORM and entries[place] & UP
    ]
    if is_closed and not storms:
        raise InvalidPosition(f"{field}: a closed column holds the storm that closed it, face up (K5.5)")
    if storms and not is_closed:
        raise InvalidPosition(f"{field}: a storm face up has closed the column (K5.5)")
    if storms and (storms != [len(entries) - 2] or entries[-1] & (UP | TUCKED)):
        raise InvalidPosition(f"{field}: below the storm lies one card, face down (K5.5)")


def _read_cards(s: Tableau, doc: dict[str, object], on_table: list[int]) -> None:
    """Hands, discard piles and decks: with the columns, exactly the 25 cards of every seat."""
    hands = texts(doc, "hands", s.seats)
    discards = texts(doc, "discards", s.seats)
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
        deck = _read_set(texts(doc, "decks", s.seats)[seat], f"decks[{seat}]", taken)
        s.decks = append(s.decks, deck)
        missing = ALL_CARDS & ~(taken | s.decks[seat])
        if missing:
            raise InvalidPosition(f"decks[{seat}]: seat {seat} has lost {' '.join(names(missing))}")


def _read_set(listed: str, field: str, taken: i64) -> i64:
    cards: i64 = 0
    for word in listed.split():
        if word not in CARD_IDS:
            raise InvalidPosition(f"{field}: there is no card {word!r}")
        card = bit(CARD_IDS[word])
        if (taken | cards) & card:
            raise InvalidPosition(f"{field}: {word} is somewhere else already")
        cards |= card
    return cards


def _read_reshuffled(s: Tableau, doc: dict[str, object]) -> None:
    """The discard piles that became decks: what they say about decks and hidden cards must be true (K12)."""
    for seat, listed in enumerate(texts(doc, "reshuffled", s.seats)):
        field = f"reshuffled[{seat}]"
        piles = [_read_set(pile, field, 0) for pile in listed.split("/")] if listed else []
        if 0 in piles:
            raise InvalidPosition(f"{field}: nobody reshuffles an empty pile")
        s.reshuffled.append(piles)
        strange = s.decks[seat] & ~s.made_of(seat)
        if strange:
            raise InvalidPosition(
                f"{field}: the deck holds {' '.join(names(strange))}, but was not made of it"
            )
    for column in range(len(s.columns)):
        for entry in s.columns[column]:
            name = f"{owner_of(entry)}:{NAMES[card_of(entry)]}"
            if entry >> RESHUFFLES > len(s.reshuffled[owner_of(entry)]):
                raise InvalidPosition(f"columns[{column}]: {name} saw more reshuffles than there were")
            if s.ruled_out(entry) & bit(card_of(entry)):
                raise InvalidPosition(f"columns[{column}]: {name} was in the deck after it was laid")
    for seat in range(s.seats):
        _check_marked(s, seat)


def _check_marked(s: Tableau, seat: i64) -> None:
    """Marked cards were laid after the same reshuffle, one of them tucked last, and one of them is older."""
    hidden = s.hidden(seat)
    marked = [s.entry_at(spot) for spot in hidden if s.entry_at(spot) & ONE_OLDER]
    if not marked:
        return
    ages = {entry >> RESHUFFLES for entry in marked}
    if len(ages) > 1 or len(marked) == 1 or not any(entry & TUCKED for entry in marked):
        raise InvalidPosition(
            f"columns: stars of seat {seat} are on a tucked card and others of the same age"
        )
    if not s.is_explained(hidden):
        raise InvalidPosition(f"columns: no card of seat {seat} with a star is older than the deck")


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
    if size(s.hands[s.active]) == HAND:
        raise InvalidPosition(f"pending: seat {s.active} has just laid a card, so it cannot hold three")
    if card == DISGUISE and s.hands[owner_of(entries[place])] == 0:
        raise InvalidPosition("pending: its owner has no card to tuck")
    s.push(DISGUISE_STEP if card == DISGUISE else TRAITOR_STEP, column - 1, place)


def _check_turn(s: Tableau) -> None:
    """The seat in turn must be able to lay a card."""
    if flow.is_round_over(s):
        raise InvalidPosition("columns: all are filled, so the round is over and nobody is asked")
    if s.hands[s.active] == 0:
        raise InvalidPosition(f"hands[{s.active}]: the active seat needs a card to lay")
