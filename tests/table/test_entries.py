"""Stored logs are read for ever: their fields keep their names, whatever the code calls them."""

import json

from trianon.table import entries
from trianon.table.entries import (
    ChairChanged,
    ChairState,
    Closed,
    Created,
    Entry,
    Ordered,
    Played,
    Reminded,
    Reopened,
    Replaced,
    Returned,
    Undone,
    Voted,
)
from trianon.table.seating import Seating

CHAIR = ChairState(kind="person", guest="ann", name="Ann", colour="blue")
CHAIR_DOC = {"kind": "person", "guest": "ann", "name": "Ann", "colour": "blue"}
CREATED = Created(game="kabale", options={"first": 0}, public=True, host="ann", chairs=[CHAIR], at=7)

STORED: list[tuple[Entry, dict[str, object]]] = [
    (
        CREATED,
        {
            "type": "created",
            "game": "kabale",
            "options": {"first": 0},
            "public": True,
            "host": "ann",
            "places": [CHAIR_DOC],
            "at": 7,
        },
    ),
    (ChairChanged(1, CHAIR), {"type": "placed", "seat": 1, "place": CHAIR_DOC}),
    (
        Played(0, "king > 2", "m1", 8, ["draw queen"]),
        {"type": "played", "seat": 0, "action": "king > 2", "id": "m1", "at": 8, "chance": ["draw queen"]},
    ),
    (
        Played(0, "king > 2", "m1", 8),
        {"type": "played", "seat": 0, "action": "king > 2", "id": "m1", "at": 8},
    ),
    (
        Played(0, "keep", "", 8, ordered=True),
        {"type": "played", "seat": 0, "action": "keep", "id": "", "at": 8, "ordered": True},
    ),
    (
        Ordered(0, {"until": 4}, "o1", 9),
        {"type": "ordered", "seat": 0, "order": {"until": 4}, "id": "o1", "at": 9},
    ),
    (
        Played(0, "king > 2", "m1", 8, spent=1500),
        {"type": "played", "seat": 0, "action": "king > 2", "id": "m1", "at": 8, "spent": 1500},
    ),
    (Undone(0, "u1", 8), {"type": "undone", "seat": 0, "id": "u1", "at": 8}),
    (Voted("bob", "bot", 9), {"type": "voted", "guest": "bob", "wish": "bot", "at": 9}),
    (Reminded("bob", 0, 9), {"type": "reminded", "guest": "bob", "seat": 0, "at": 9}),
    (
        Replaced(0, "greedy", "clock", 9),
        {"type": "replaced", "seat": 0, "bot": "greedy", "why": "clock", "at": 9},
    ),
    (Returned(0, 9), {"type": "returned", "seat": 0, "at": 9}),
    (Closed("abandoned", 9), {"type": "closed", "why": "abandoned", "at": 9}),
    (Reopened("ann", 9), {"type": "reopened", "guest": "ann", "at": 9}),
    (Ordered(0, None, "o2", 9), {"type": "ordered", "seat": 0, "order": None, "id": "o2", "at": 9}),
]


def test_entries_are_stored_as_ever() -> None:
    for entry, stored in STORED:
        [body] = entries.write([entry])
        assert json.loads(body) == stored
        assert entries.read(json.dumps(stored)) == entry


def test_the_summary_of_a_table_is_stored_as_ever() -> None:
    summary = json.loads(Seating.begin("table", CREATED).row().summary)
    assert summary["places"] == [CHAIR_DOC]
