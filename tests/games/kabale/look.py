"""Short ways to look at a position of Kabale & Hiebe and at what happened."""

from typing import cast

from trianon import Event, State


def cards(state: State, column: int) -> str:
    """The cards of a column from top to bottom; columns count from 1."""
    return _column(state, column)[2].strip()


def goal(state: State, column: int) -> str:
    """The goal card above a column."""
    return _column(state, column)[0].removesuffix(" closed")


def is_closed(state: State, column: int) -> bool:
    """Whether a storm closed the column."""
    return _column(state, column)[0].endswith(" closed")


def _column(state: State, column: int) -> tuple[str, str, str]:
    return cast("list[str]", state.to_json()["columns"])[column - 1].partition(":")


def hand(state: State, seat: int) -> set[str]:
    """The cards a seat holds."""
    return _pile(state, "hands", seat)


def deck(state: State, seat: int) -> set[str]:
    """The cards in a seat's deck."""
    return _pile(state, "decks", seat)


def discard(state: State, seat: int) -> set[str]:
    """The cards on a seat's discard pile."""
    return _pile(state, "discards", seat)


def _pile(state: State, name: str, seat: int) -> set[str]:
    return set(cast("list[str]", state.to_json()[name])[seat].split())


def won(state: State, seat: int) -> list[str]:
    """The goal cards a seat has won."""
    text = cast("list[str]", state.to_json()["won"])[seat]
    return text.split(", ") if text else []


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


def find(events: list[Event], kind: str) -> dict[str, object]:
    """The data of the first event of a kind."""
    return next(event.data for event in events if event.kind == kind)


def active(state: State) -> object:
    """Whose turn it is."""
    return state.view(None)["turn"]
