"""Short ways to look at a position of Louis XIV and at what happened."""

from collections.abc import Iterable
from typing import cast

from trianon import Event, State

View = dict[str, object]


def player(state: State, seat: int) -> View:
    """What everybody sees of a player."""
    return cast("list[View]", state.view(None)["players"])[seat]


def tile(state: State, number: int) -> View:
    """What everybody sees of a tile."""
    return cast("list[View]", state.view(None)["tiles"])[number - 1]


def number(state: State, seat: int, name: str) -> int:
    """A number of a player: own, general, money, coats, influence, intrigue."""
    return cast("int", player(state, seat)[name])


def numbers(state: State, name: str) -> list[int]:
    """A number of every player."""
    return [number(state, seat, name) for seat in range(state.seats)]


def stones(state: State, number: int) -> list[int]:
    """The stones of every seat on a tile."""
    return cast("list[int]", tile(state, number)["stones"])


def side(state: State, number: int) -> str:
    """Which side of a tile is up."""
    return str(tile(state, number)["side"])


def chips(state: State, seat: int) -> str:
    """The chips of a seat, such as "scepter ring ring"."""
    counts = cast("dict[str, int]", player(state, seat)["chips"])
    return " ".join(chip for chip, count in counts.items() for _ in range(count))


def display(state: State, seat: int) -> list[str]:
    """The missions a seat has displayed."""
    return [str(card["mission"]) for card in cast("list[View]", player(state, seat)["display"])]


def hand(state: State, seat: int) -> list[str]:
    """The influence cards a seat holds."""
    return cast("list[str]", state.view(seat)["hand"])


def intrigues(state: State, seat: int) -> list[str]:
    """The intrigue cards a seat holds."""
    return cast("list[str]", state.view(seat)["intrigue"])


def missions(state: State, seat: int) -> list[str]:
    """The missions in a seat's hand."""
    return [str(card["mission"]) for card in cast("list[View]", state.view(seat)["missions"])]


def coats(state: State, seat: int) -> dict[str, int]:
    """The kinds of a seat's coats, as it sees them."""
    return {kind: count for kind, count in cast("dict[str, int]", state.view(seat)["coats"]).items() if count}


def decks(state: State) -> dict[str, int]:
    """How many cards every deck has."""
    return cast("dict[str, int]", state.view(None)["decks"])


def options(state: State) -> list[str]:
    """The texts of all options now."""
    assert state.decision is not None
    return [str(action) for action in state.decision.options]


def asked(state: State) -> tuple[int, str] | None:
    """Who is asked what."""
    return None if state.decision is None else (state.decision.seat, state.decision.ask)


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in events]


def of(events: Iterable[Event], kind: str) -> list[View]:
    """The data of all events of a kind."""
    return [event.data for event in events if event.kind == kind]


def find(events: Iterable[Event], kind: str) -> View:
    """The data of the first event of a kind."""
    return of(events, kind)[0]


def received(events: Iterable[Event], number: int) -> list[tuple[object, object]]:
    """Who got the reward of a tile, and how, in order."""
    return [(event["seat"], event["how"]) for event in of(events, "received") if event["tile"] == number]


def returned(events: Iterable[Event], number: int) -> dict[object, object]:
    """Where the stones of a tile went, by seat."""
    return {event["seat"]: event["to"] for event in of(events, "stones_returned") if event["tile"] == number}
