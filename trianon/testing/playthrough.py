"""Playthroughs: a whole game as text, with every position, decision and event, and views at a few points.

`python -m trianon.testing.playthrough tests/playthroughs/kabale/*.txt` writes the files anew from their first
lines; a change in the rules then shows as a difference that a person can read.
"""

import argparse
import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import trianon
from trianon.kernel.event import Event
from trianon.kernel.rng import Rng
from trianon.kernel.state import State
from trianon.testing.players import random_answer

WIDTH = 160
CONSTANT = ("format", "game", "rules", "seats", "options", "chance")
LONG = ("decks", "discards", "castles", "stacks", "cards")  # they follow from the events
EVERY = {"mercado": 8, "castles": 6}  # of many short rounds only every so many are marked
MOST = {"castles": 10}  # of more options, such as all spots for a tile, only these are written down


def retell(text: str) -> str:
    """The playthrough that the head of a text asks for.

    It has title, game, seats, seed, answers and options; `rules` when it is of an older version of them.
    """
    head = dict(line[2:].split(": ", 1) for line in text.splitlines() if line.startswith("# "))
    options = cast("dict[str, object]", json.loads(head["options"]))
    newest = trianon.game(head["game"])
    game = newest.version(int(head["rules"])) if "rules" in head else newest
    state = game.start(seats=int(head["seats"]), seed=int(head["seed"]), **options)
    lines = [f"# {name}: {value}" for name, value in head.items()]
    lines += _story(state, Rng(int(head["answers"])))
    return "\n".join(lines) + "\n"


def _story(state: State, rng: Rng) -> Iterator[str]:
    shown: dict[str, str] = {}
    yield ""
    yield from _marked(state)
    number = 0
    while (decision := state.decision) is not None:
        number += 1
        options = [str(option) for option in decision.options]
        finals = ["!" if decision.is_irreversible(index) else "" for index in range(len(options))]
        yield ""
        yield f"{number}. seat {decision.seat} is asked: {decision.ask}"
        yield from _changes(state, shown)
        offered = [f"{option}{final}" for option, final in zip(options, finals, strict=True)]
        yield from _wrapped(f"options: {_shortened(offered, MOST.get(state.game.id, len(offered)))}")
        index = random_answer(state, rng)
        yield f"   > {options[index]}"
        events = state.play(options[index])
        for event in events:
            yield f"   * {_told(event, int(state.seats))}"
        if any(_is_mark(event, EVERY.get(state.game.id, 1)) for event in events):
            yield ""
            yield from _marked(state)
    yield ""
    yield from _end(state)


def _shortened(texts: list[str], most: int) -> str:
    """The first ones, and how many there are."""
    if len(texts) <= most:
        return ", ".join(texts)
    return f"{', '.join(texts[:most])}, ... {len(texts)} in all"


def _is_mark(event: Event, every: int) -> bool:
    """Whether the whole position is worth a look after this event."""
    number = event.data.get("round", 0)
    is_due = isinstance(number, int) and number % every == 0
    return event.kind == "game_ended" or (event.kind == "round_began" and is_due)


def _changes(state: State, shown: dict[str, str]) -> Iterator[str]:
    """The fields of the position that differ from the last time; long ones are left to the marked points."""
    for name, value in _fields(state).items():
        if name not in LONG and shown.get(name) != value:
            shown[name] = value
            yield from _wrapped(f"{name}: {value}")
    yield f"   fingerprint: {state.fingerprint()}"


def _marked(state: State) -> Iterator[str]:
    """At the beginning, after every round and at the end: the whole position, and all views."""
    yield "---"
    for name, value in _fields(state).items():
        yield from _wrapped(f"{name}: {value}")
    yield from _views(state)


def _fields(state: State) -> dict[str, str]:
    fields: dict[str, str] = {}
    for name, value in state.to_json().items():
        if name not in CONSTANT:
            is_texts = isinstance(value, list) and all(isinstance(item, str) for item in value)
            fields[name] = " | ".join(cast("list[str]", value)) if is_texts else _json(value)
    return fields


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="   ", subsequent_indent="     ", break_on_hyphens=False)


def _told(event: Event, seats: int) -> str:
    """The event in full; behind it, what the others do not see."""
    told = f"{event.kind} {_json(event.data)}"
    blind = [name for name in event.data if name not in event.view(None)]
    knowers = [str(seat) for seat in range(seats) if event.view(seat) != event.view(None)]
    return f"{told} ({', '.join(blind)}: only seat {', '.join(knowers)})" if blind else told


def _views(state: State) -> Iterator[str]:
    """What the spectator sees, and what each seat sees differently."""
    public = state.view(None)
    yield f"   view of a spectator: {_json(public)}"
    for seat in range(state.seats):
        view = state.view(seat)
        differs = {name: value for name, value in view.items() if public.get(name) != value}
        yield f"   view of seat {seat}, where it differs: {_json(differs)}"


def _end(state: State) -> Iterator[str]:
    for seat, score in enumerate(state.scores):
        reasons = ", ".join(_json(reason.to_json()) for reason in score.reasons)
        yield f"seat {seat}: {score.points} points: {reasons}"
    assert state.outcome is not None
    yield f"outcome: {_json(state.outcome.to_json())}"
    yield f"fingerprint: {state.fingerprint()}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Write the files named on the command line anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    for path in cast("list[Path]", parser.parse_args().files):
        path.write_text(retell(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
