"""Positions as somebody might write them by hand: good documents with something changed."""

import copy
from typing import Any

import trianon
from trianon.kernel.document import HEAD
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.rng import Rng
from trianon.kernel.state import State
from trianon.testing.players import random_answer


def changed(doc: dict[str, object], rng: Rng) -> dict[str, object]:
    """The document with a few fields changed a little: words moved, doubled or left out, other numbers."""
    other: Any = copy.deepcopy(doc)
    words = [word for value in doc.values() for word in _words(value)]
    for _ in range(1 + rng.below(3)):
        fields = [name for name in other if name not in HEAD]
        name = fields[rng.below(len(fields))]
        other[name] = _changed(other[name], words, rng)
    return dict(other)


def _words(value: object) -> list[str]:
    if isinstance(value, str):
        return value.split()
    if isinstance(value, (list, tuple)):
        return [word for one in value for word in _words(one)]
    return [word for one in value.values() for word in _words(one)] if isinstance(value, dict) else []


def _changed(value: Any, words: list[str], rng: Rng) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + (1, -1, 2)[rng.below(3)]
    if isinstance(value, str):
        return _changed_text(value.split(), words, rng)
    if isinstance(value, list) and value:
        place = rng.below(len(value))
        return [_changed(one, words, rng) if n == place else one for n, one in enumerate(value)]
    if isinstance(value, dict) and value:
        name = list(value)[rng.below(len(value))]
        return {**value, name: _changed(value[name], words, rng)}
    return value


def _changed_text(own: list[str], words: list[str], rng: Rng) -> str:
    place = rng.below(len(own) + 1)
    wish = rng.below(4)
    if wish == 0 and place < len(own):
        own.pop(place)
    elif wish == 1 and place < len(own):
        own.insert(rng.below(len(own)), own.pop(place))
    elif wish == 2 and place < len(own) and words:
        own[place] = words[rng.below(len(words))]
    elif words:
        own.insert(place, words[rng.below(len(words))])
    return " ".join(own)


def read(doc: dict[str, object]) -> State | None:
    """The position in a document; None when it is refused."""
    try:
        return trianon.game(str(doc["game"])).from_json(doc)
    except InvalidPosition:
        return None


def check_what_follows(state: State, rng: Rng, most: int) -> None:
    """Every position on a random way from here is written, read and written again as the same."""
    for _ in range(most):
        doc = state.to_json()
        back = trianon.game(state.game.id).from_json(copy.deepcopy(doc))
        assert back.to_json() == doc
        assert back.fingerprint() == state.fingerprint()
        if state.decision is None:
            return
        state.play_at(random_answer(state, rng))
