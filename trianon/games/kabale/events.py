"""Kabale & Hiebe: what can happen, as the face tells it. Columns count from 1, places in a column from 0."""

from mypy_extensions import i64

from trianon.games.kabale.components import GOAL_SYMBOL, GOAL_VALUE, NAMES, SYMBOLS
from trianon.games.kabale.scoring import REMOVERS, WHYS, Evaluation
from trianon.games.kabale.tableau import card_of, owner_of
from trianon.kernel.event import Event


def goal_json(goal: i64) -> dict[str, object]:
    """A goal card as data."""
    return {"symbol": SYMBOLS[GOAL_SYMBOL[goal]], "value": GOAL_VALUE[goal]}


def round_began(round: i64, first: i64, goals: list[int]) -> Event:
    """New goal cards lie in the row (K3.1)."""
    return Event(
        "round_began", {"round": round, "first": first, "goals": [goal_json(goal) for goal in goals]}
    )


def drew(seat: i64, card: i64) -> Event:
    """A card was drawn; only its owner sees which (K6.1, K12.2)."""
    return Event("drew", {"seat": seat, "card": NAMES[card]}, "card", seat)


def reshuffled(seat: i64) -> Event:
    """A discard pile became a new deck (K6.2)."""
    return Event("reshuffled", {"seat": seat})


def laid(seat: i64, card: i64, column: i64) -> Event:
    """A card was laid face down (K4.1)."""
    return Event("laid", {"seat": seat, "column": column + 1, "card": NAMES[card]}, "card", seat)


def revealed(entry: i64, column: i64, place: i64) -> Event:
    """A hidden card was turned face up (K4.2)."""
    data: dict[str, object] = {"seat": owner_of(entry), "card": NAMES[card_of(entry)]}
    data["column"] = column + 1
    data["place"] = place
    return Event("revealed", data, reveals=True)


def moved(entry: i64, column: i64, to: i64) -> Event:
    """The explorer went on to another column (K5.3)."""
    data: dict[str, object] = {"seat": owner_of(entry), "card": NAMES[card_of(entry)]}
    data["column"] = column + 1
    data["to"] = to + 1
    return Event("moved", data, reveals=True)


def stayed(entry: i64, column: i64) -> Event:
    """The explorer could not go on (K5.3.5, K5.3.6)."""
    data: dict[str, object] = {"seat": owner_of(entry), "card": NAMES[card_of(entry)], "column": column + 1}
    return Event("stayed", data, reveals=True)


def killed(entry: i64, column: i64, by: i64) -> Event:
    """The assassin of seat `by` discarded the card that revealed him (K5.4)."""
    data: dict[str, object] = {
        "seat": owner_of(entry),
        "card": NAMES[card_of(entry)],
        "column": column + 1,
        "by": by,
    }
    return Event("killed", data, reveals=True)


def closed(column: i64, seat: i64) -> Event:
    """A storm closed the column (K5.5)."""
    return Event("closed", {"seat": seat, "column": column + 1}, reveals=True)


def tucked(seat: i64, card: i64, column: i64, place: i64) -> Event:
    """A card was put under a disguise (K5.6)."""
    data: dict[str, object] = {"seat": seat, "column": column + 1, "place": place, "card": NAMES[card]}
    return Event("tucked", data, "card", seat)


def declined(seat: i64, card: i64) -> Event:
    """The owner of a disguise or a traitor made no use of it."""
    return Event("declined", {"seat": seat, "card": NAMES[card]})


def swapped(seat: i64, column: i64, other: i64) -> Event:
    """A traitor exchanged two goal cards (K5.7)."""
    return Event("swapped", {"seat": seat, "column": column + 1, "other": other + 1})


def passed(seat: i64) -> Event:
    """A seat without a card laid nothing (K6.4)."""
    return Event("passed", {"seat": seat})


def round_ended(round: i64, seat: i64) -> Event:
    """All columns are filled; `seat` ended the round (K7.6)."""
    return Event("round_ended", {"round": round, "seat": seat})


def turned_up(column: i64, entries: list[int], places: list[int]) -> Event:
    """The hidden cards of a column were turned face up (K8.1)."""
    cards: list[dict[str, object]] = []
    for place in places:
        entry = entries[place]
        cards.append({"place": place, "seat": owner_of(entry), "card": NAMES[card_of(entry)]})
    return Event("turned_up", {"column": column + 1, "cards": cards}, reveals=True)


def evaluated(column: i64, goal: i64, entries: list[int], result: Evaluation) -> Event:
    """A column was evaluated: what each card counted, the totals, the winner and why (K9)."""
    cards: list[dict[str, object]] = []
    for place in range(len(entries)):
        entry = entries[place]
        value = result.values[place]
        card: dict[str, object] = {"seat": owner_of(entry), "card": NAMES[card_of(entry)]}
        card["value"] = None if value < 0 else value
        card["removed"] = REMOVERS[result.removed[place]]
        cards.append(card)
    data: dict[str, object] = {"column": column + 1}
    data.update(goal_json(goal))
    data["cards"] = cards
    data["totals"] = [None if total < 0 else total for total in result.totals]
    data["winner"] = None if result.winner < 0 else result.winner
    data["why"] = WHYS[result.why]
    data["tied"] = result.tied
    return Event("evaluated", data, reveals=True)


def won(seat: i64, column: i64, goal: i64) -> Event:
    """A goal card was won (K10.1)."""
    data: dict[str, object] = {"seat": seat, "column": column + 1}
    data.update(goal_json(goal))
    return Event("won", data, reveals=True)


def game_ended() -> Event:
    """The sixth round is over (K10.3)."""
    return Event("game_ended", {}, reveals=True)
