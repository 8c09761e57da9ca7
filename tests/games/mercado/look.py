"""Short ways to look at a position of Mercado and at what happened."""

from collections import Counter
from typing import Any, cast

from trianon import Event, State
from trianon.testing import given
from trianon.testing.mercado import counted


def options(state: State) -> list[str]:
    """The texts of all options now."""
    assert state.decision is not None
    return [str(action) for action in state.decision.options]


def asked(state: State) -> tuple[int, str]:
    """Who is asked what."""
    assert state.decision is not None
    return state.decision.seat, state.decision.ask


def kinds(events: list[Event]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in events]


def find(events: list[Event], kind: str) -> dict[str, Any]:
    """The data of the first event of a kind."""
    return next(event.data for event in events if event.kind == kind)


def every(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The data of all events of a kind."""
    return [event.data for event in events if event.kind == kind]


def doc(state: State) -> dict[str, Any]:
    """The position."""
    return state.to_json()


def view(state: State, seat: int | None = None) -> dict[str, Any]:
    """What somebody sees."""
    return state.view(seat)


def purse(state: State, seat: int) -> Counter[str]:
    """The coins in a purse."""
    return counted(doc(state)["purses"][seat])


def character(state: State, seat: int) -> str:
    """The coins on a character tile."""
    return cast("str", doc(state)["characters"][seat])


def edge(state: State, tile: str, seat: int) -> str:
    """The coins of a seat beside a tile."""
    for row in doc(state)["market"]:
        name, _, cells = row.partition(":")
        if name == tile:
            return cast("str", cells.split("/")[seat].strip())
    raise AssertionError(f"{tile} is not in the market")


def market(state: State) -> list[str]:
    """The tiles in the market."""
    return [row.partition(":")[0] for row in doc(state)["market"]]


def progress(state: State) -> list[int]:
    """How far every marker has come."""
    return cast("list[int]", doc(state)["progress"])


def seals(state: State) -> list[int]:
    """The seals of every seat."""
    return cast("list[int]", doc(state)["seals"])


def privileges(state: State, seat: int) -> str:
    """The tokens of a seat."""
    return cast("str", doc(state)["privileges"][seat])


def buying(row: str, **fields: object) -> State:
    """Seat 0 has completed the first tile and is asked to evaluate it; after its turn seat 1 has a choice."""
    fields.setdefault("characters", ["", "copper"])
    extra = cast("list[str]", fields.pop("market", []))
    return given("mercado", market=[row, *extra], step="evaluate", **fields)
