"""Short ways to look at a position of Castles of Mad King Ludwig and at what happened."""

from collections.abc import Iterator
from typing import Any, cast

import trianon
from trianon import Event, State
from trianon.games.castles.components import HALLWAY, NAMES, SIDES, TILE_IDS
from trianon.games.castles.figures import PACKAGED
from trianon.games.castles.geometry.castle import new_castle
from trianon.games.castles.geometry.placements import placements
from trianon.games.castles.geometry.spot import r_of, side_of, x_of, y_of
from trianon.testing import given, random_answer

# Castles that several tests begin with. Foyer doors: north, east, west.
PAIR = ["stairs 6 2 r2", "bottomless_pit 12 0 r3", "stairs -6 2 r0", "the_hole -12 0 r3"]
FOODS = ["pantry 6 0 r0", "larder 10 -2 r0", "buttery 14 0 r0"]  # the first two are completed
SALON = ["parlor 6 0 r0", "nap_room 12 2 r2", "lilac_cabinet 14 -2 r0"]  # the Nap Room is completed
FULL_FOYER = ["cloak_room 2 -4 r0", "parlor 6 0 r0", "study -6 0 r0"]  # foyer and Cloak Room are completed


def options(state: State) -> list[str]:
    """The texts of all options now."""
    assert state.decision is not None
    return [str(action) for action in state.decision.options]


def asked(state: State) -> tuple[int, str]:
    """Who is asked what."""
    assert state.decision is not None
    return state.decision.seat, state.decision.ask


def play(state: State, *answers: str) -> list[Event]:
    """Give these answers; everything that happened."""
    return [event for answer in answers for event in state.play(answer)]


def lay_anywhere(state: State) -> list[Event]:
    """Lay the waiting tile where it completes nothing, if there is such a spot."""
    seat, ask = asked(state)
    assert ask == "place"
    spots = cast("list[dict[str, Any]]", state.view(seat)["spots"])
    quiet = [number for number, spot in enumerate(spots) if not spot["completes"]]
    return state.play(options(state)[quiet[0] if quiet else 0])


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


def money(state: State) -> list[int]:
    """The marks of every seat."""
    return cast("list[int]", doc(state)["money"])


def market(state: State) -> list[str]:
    """The market as in the position: `parlor +2000`."""
    return cast("list[str]", doc(state)["market"])


def reasons(state: State, seat: int, why: str) -> list[int]:
    """The points of a seat for one kind of reason."""
    return [reason.points for reason in state.scores[seat].reasons if reason.why == why]


def grown(*tiles: str) -> list[str]:
    """A castle with these tiles, each at the legal spot farthest from the foyer; hallways light side up."""
    built = new_castle(PACKAGED)
    rows: list[str] = []
    for name in tiles:
        tile = TILE_IDS[name]
        spots = [spot for spot in placements(built, tile) if side_of(spot) == 0]
        assert spots, f"{name} cannot be laid"
        spot = max(spots, key=lambda spot: abs(int(x_of(spot))) + abs(int(y_of(spot))))
        built = built.laid(tile, spot)
        side = f" {SIDES[0]}" if tile == HALLWAY else ""
        rows.append(f"{NAMES[tile]} {x_of(spot)} {y_of(spot)} r{r_of(spot)}{side}")
    return rows


def finished(**fields: object) -> State:
    """A game that is over; nobody has money and no stack is empty unless the test says so."""
    seats = max(2, len(cast("list[object]", fields.get("castles", []))))
    fields.setdefault("money", [0] * cast("int", fields.get("seats", seats)))
    return given("castles", over=True, **fields)


def ending(**fields: object) -> State:
    """The last turn of the last round: after `money` the game is over (its 5,000 marks included)."""
    state = given("castles", last_round=True, **fields)
    assert asked(state)[1] == "turn"
    return state


def random_game(seats: int, seed: int, eager: bool = False) -> Iterator[tuple[State, list[Event]]]:
    """After the deal and after every answer the state and what happened; money is taken seldom.

    Eager builders lay their tiles where they complete most, and then claim what they get.
    """
    state, events = trianon.game("castles").start_with_events(seats, seed)
    yield state, events
    rng = trianon.Rng(seed)
    while state.decision is not None:
        texts = options(state)
        choice = random_answer(state, rng)
        if texts[choice] == "money":
            choice = random_answer(state, rng)
        if eager:
            choice = _eager(state, texts, choice)
        yield state, state.play(texts[choice])


def _eager(state: State, texts: list[str], choice: int) -> int:
    seat, ask = asked(state)
    if ask == "place":
        spots = cast("list[dict[str, Any]]", state.view(seat)["spots"])
        counts = [len(spot["completes"]) for spot in spots]
        return choice if counts[choice] == max(counts) else counts.index(max(counts))
    if ask == "reward" and texts[choice].startswith("decline"):
        claims = [number for number, text in enumerate(texts) if text.startswith("claim")]
        return claims[0] if claims and choice % 3 else choice
    return choice
