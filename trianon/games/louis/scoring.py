"""Louis XIV: the exchange at the end, majorities, points with their reasons (L9)."""

from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.components import (
    CATEGORIES,
    COAT_KINDS,
    COATS,
    EXCHANGES,
    MISSION_COUNT,
    MISSION_POINTS,
    MISSIONS,
    MONEY_PER_COAT,
)
from trianon.games.louis.drawing import draw_coat
from trianon.games.louis.events import EXCHANGED, MAJORITY
from trianon.games.louis.tableau import COAT_ROW, Tableau
from trianon.kernel.bits import bit, size
from trianon.kernel.scores import Outcome, Reason, rank
from trianon.kernel.state import NOBODY


def units(s: Tableau, seat: i64, category: i64) -> i64:
    """How many coats a seat gets for one category, if there are enough (L9.1)."""
    if category == 0:
        return s.hand_size(seat)
    if category == 1:
        return size(s.intrigues[seat])
    if category == 2:
        return s.chip_count(seat)
    if category == 3:
        return s.stones_of(seat)
    return s.money[seat] // MONEY_PER_COAT


def exchange(s: Tableau) -> None:
    """Category by category, round by round in turn order, until the coats are gone (L9.2)."""
    for category in range(CATEGORIES):
        given = True
        while given:
            given = False
            for place in range(s.seats):
                seat = s.in_order(place)
                if s.exchanged[seat * CATEGORIES + category] < units(s, seat, category):
                    coat = draw_coat(s)
                    if coat == NOBODY:
                        return
                    s.coats[seat * COAT_ROW + coat] += 1
                    s.exchanged[seat * CATEGORIES + category] += 1
                    given = True


def tell_the_end(s: Tableau) -> None:
    """What everybody exchanged, all coats by kind, and the majorities."""
    for category in range(CATEGORIES):
        for place in range(s.seats):
            seat = s.in_order(place)
            count = s.exchanged[seat * CATEGORIES + category]
            if count > 0:
                s.tell(EXCHANGED, seat, category, count)
    for seat in range(s.seats):
        s.tell_event(events.coats_shown(s, seat))
    for kind in range(COAT_KINDS):
        most = most_of(s, kind)
        for seat in range(s.seats):
            if has_majority(s, seat, kind, most):
                s.tell(MAJORITY, seat, kind, most)


def most_of(s: Tableau, kind: i64) -> i64:
    """The greatest number of coats of a kind that anybody has."""
    most: i64 = 0
    for seat in range(s.seats):
        if s.coats[seat * COAT_ROW + kind] > most:
            most = s.coats[seat * COAT_ROW + kind]
    return most


def has_majority(s: Tableau, seat: i64, kind: i64, most: i64) -> bool:
    """Whether a seat has the most coats of a kind, alone or with others, and at least one (L9.3, Q22)."""
    return most > 0 and s.coats[seat * COAT_ROW + kind] == most


def points(s: Tableau, seat: i64) -> i64:
    """Displayed missions and coats, at the end with the extra coats for majorities (L9.4)."""
    total = open_points(s, seat)
    if s.seat == NOBODY:
        for kind in range(COAT_KINDS):
            if has_majority(s, seat, kind, most_of(s, kind)):
                total += 1
    return total


def open_points(s: Tableau, seat: i64) -> i64:
    """What everybody can count: displayed missions and the number of coats."""
    return MISSION_POINTS * size(s.displays[seat]) + s.coat_count(seat)


def reasons(s: Tableau, seat: i64) -> tuple[Reason, ...]:
    """A reason for every mission, for the coats of the game, for each exchange and each majority."""
    rows: list[Reason] = []
    for mission in range(MISSION_COUNT):
        if s.displays[seat] & bit(mission):
            rows.append(Reason("mission", MISSION_POINTS, {"mission": MISSIONS[mission]}))
    collected = s.coat_count(seat)
    for category in range(CATEGORIES):
        collected -= s.exchanged[seat * CATEGORIES + category]
    if collected > 0:
        rows.append(Reason("coats", collected, {}))
    for category in range(CATEGORIES):
        count = s.exchanged[seat * CATEGORIES + category]
        if count > 0:
            rows.append(Reason("exchange", count, {"category": EXCHANGES[category]}))
    if s.seat == NOBODY:
        for kind in range(COAT_KINDS):
            most = most_of(s, kind)
            if has_majority(s, seat, kind, most):
                rows.append(Reason("majority", 1, {"coat": COATS[kind], "count": most}))
    return tuple(rows)


def ranking(s: Tableau) -> Outcome:
    """Most points, then more stones in the own supply, else a shared place (L9.5)."""
    merits: list[int] = [points(s, seat) * 100 + s.own[seat] for seat in range(s.seats)]
    return rank(merits)
