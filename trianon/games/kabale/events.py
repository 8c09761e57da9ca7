"""Kabale & Hiebe: what can happen, as the face tells it. Columns count from 1, places in a column from 0."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.kabale.actions import CARD, COLUMN, WIDEST
from trianon.games.kabale.components import GOAL_SYMBOL, GOAL_VALUE, NAMES, SYMBOLS
from trianon.games.kabale.scoring import REMOVERS, WHYS, Evaluation, points
from trianon.games.kabale.tableau import card_of, owner_of
from trianon.kernel.event import Event, EventKind
from trianon.kernel.field import SEAT, Field, Number
from trianon.kernel.state import State


class Goal(Field):
    """A goal card: its symbol and its value."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into["symbol"] = SYMBOLS[GOAL_SYMBOL[value]]
        into["value"] = GOAL_VALUE[value]


_PLACE: Final = Number("place")
_GOAL: Final = Goal("goal", len(GOAL_SYMBOL))

# A card was drawn; only its owner sees which (K6.1, K12.2).
DREW: Final = EventKind("drew", (SEAT, CARD), secret="card")
# A discard pile became a new deck (K6.2).
RESHUFFLED: Final = EventKind("reshuffled", (SEAT,))
# A card was laid face down (K4.1).
LAID: Final = EventKind("laid", (SEAT, COLUMN, CARD), secret="card")
# A hidden card was turned face up (K4.2).
REVEALED: Final = EventKind("revealed", (SEAT, CARD, COLUMN, _PLACE), reveals=True)
# The explorer went on to another column (K5.3), or could not (K5.3.5, K5.3.6).
MOVED: Final = EventKind("moved", (SEAT, CARD, COLUMN, Number("to", 1, WIDEST)), reveals=True)
STAYED: Final = EventKind("stayed", (SEAT, CARD, COLUMN), reveals=True)
# The assassin of seat `by` discarded the card that revealed him (K5.4).
KILLED: Final = EventKind("killed", (SEAT, CARD, COLUMN, Number("by")), reveals=True)
# A storm closed the column (K5.5).
CLOSED: Final = EventKind("closed", (SEAT, COLUMN), reveals=True)
# A card was put under a disguise (K5.6).
TUCKED_UNDER: Final = EventKind("tucked", (SEAT, COLUMN, _PLACE, CARD), secret="card")
# A traitor exchanged two goal cards (K5.7).
SWAPPED: Final = EventKind("swapped", (SEAT, COLUMN, Number("other", 1, WIDEST)))
# The owner of a disguise or a traitor made no use of it.
DECLINED: Final = EventKind("declined", (SEAT, CARD))
# A seat without a card laid nothing (K6.4).
PASSED: Final = EventKind("passed", (SEAT,))
# All columns are filled; the seat ended the round (K7.6).
ROUND_ENDED: Final = EventKind("round_ended", (Number("round"), SEAT))
# A goal card was won (K10.1).
WON: Final = EventKind("won", (SEAT, COLUMN, _GOAL), reveals=True)


def goal_json(goal: i64) -> dict[str, object]:
    """A goal card as data."""
    return {"symbol": SYMBOLS[GOAL_SYMBOL[goal]], "value": GOAL_VALUE[goal]}


def round_began(round: i64, first: i64, goals: vec[i64]) -> Event:
    """New goal cards lie in the row (K3.1)."""
    return Event(
        "round_began", {"round": round, "first": first, "goals": [goal_json(goal) for goal in goals]}
    )


def turned_up(column: i64, entries: vec[i64], places: list[int]) -> Event:
    """The hidden cards of a column were turned face up (K8.1)."""
    cards: list[dict[str, object]] = []
    for place in places:
        entry = entries[place]
        cards.append({"place": place, "seat": owner_of(entry), "card": NAMES[card_of(entry)]})
    return Event("turned_up", {"column": column + 1, "cards": cards}, reveals=True)


def evaluated(column: i64, goal: i64, entries: vec[i64], result: Evaluation) -> Event:
    """A column was evaluated: what each card counted, the totals, the winner and why (K9)."""
    cards: list[dict[str, object]] = []
    for place in range(len(entries)):
        entry = entries[place]
        card: dict[str, object] = {"seat": owner_of(entry), "card": NAMES[card_of(entry)]}
        card["value"] = points(result.values[place])
        card["removed"] = REMOVERS[result.removed[place]]
        cards.append(card)
    data: dict[str, object] = {"column": column + 1}
    data.update(goal_json(goal))
    data["cards"] = cards
    data["totals"] = [points(total) for total in result.totals]
    data["winner"] = None if result.winner < 0 else result.winner
    data["why"] = WHYS[result.why]
    data["tied"] = result.tied
    return Event("evaluated", data, reveals=True)
