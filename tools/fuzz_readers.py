"""What reads things from strangers, and real ones of each kind, for `tools.fuzz`."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import trianon
from trianon.table.codec import decode
from trianon.table.problems import TableProblem
from trianon.testing import play_out

STEPS = 8  # played from a position that was accepted
Reader = Callable[[bytes], None]


def read_message(data: bytes) -> None:
    """What comes over a socket."""
    with suppress(TableProblem):
        decode(data)


def read_position(data: bytes) -> None:
    """A position by hand: what is accepted can be played on, written and read again."""
    doc = _document(data)
    if not isinstance(doc, dict) or doc.get("game") not in trianon.games():
        return
    try:
        state = trianon.game(str(doc["game"])).from_json(doc)
    except trianon.InvalidPosition:
        return
    play_out(state, trianon.Rng(len(data)), most=STEPS)
    written = json.loads(json.dumps(state.to_json()))
    assert trianon.game(state.game.id).from_json(written).to_json() == written


def read_record(data: bytes) -> None:
    """A record of a game: what is accepted has been played like that."""
    doc = _document(data)
    if not isinstance(doc, dict):
        return
    try:
        record = trianon.Record.from_json(doc)
        state = trianon.game(record.game).replay(record)
    except trianon.TrianonError:
        return
    assert len(state.record.log) == len(record.log)  # words may be written in capitals


READERS: dict[str, Reader] = {"message": read_message, "position": read_position, "record": read_record}


def seeds(reader: str) -> list[object]:
    """Real ones of their kind, from which the search goes on."""
    if reader == "message":
        step = {"id": "a", "seat": 0, "version": 3}
        return [
            {"type": "hello", "have": 3},
            {"type": "move", "action": "king > 1", **step},
            {"type": "undo", **step},
            {"type": "say", "id": "b", "text": "good evening"},
            {"type": "order", "id": "c", "seat": 0, "order": {}},
        ]
    documents: list[object] = []
    for id in trianon.games():
        for seed, depth in enumerate((0, 4, 20, 80)):
            state = trianon.game(id).start(seats=trianon.game(id).max_seats, seed=seed)
            play_out(state, trianon.Rng(seed), most=depth)
            documents.append(state.to_json() if reader == "position" else state.record.to_json())
    return documents


def _document(data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):  # the server refuses deep nesting before it decodes
        return None
