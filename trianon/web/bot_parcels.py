"""Bot parcels: what a server and a machine that thinks for bots say to each other, over NATS.

A worker that is free listens for one question, and the broker hands each question to one of those who listen.
If nobody does, the broker says so at once. So a question never waits at a machine, and guests take turns
where they are known: in the line of the server that asks.
"""

from importlib.metadata import version
from typing import Any, TypeAlias

import msgspec

# The same release on both sides: an option is a number, and must mean the same to both.
RELEASE = version("trianon").replace(".", "-")
QUESTIONS = f"trianon-bots.ask.{RELEASE}"
ANSWERS = "trianon-bots.answers"
FREE = f"trianon-bots.free.{RELEASE}"

BEAT_SECONDS = 1.0  # between two signs of life of whoever thinks, or is free


class Question(msgspec.Struct, tag="question", array_like=True):
    """All that a bot gets: a possible world as a position document, and luck."""

    bot: str
    world: dict[str, Any]
    seed: int
    patience: float  # seconds, from when it begins to think


class Thinking(msgspec.Struct, tag="thinking", array_like=True):
    """Somebody is at it."""


class Chosen(msgspec.Struct, tag="chosen", array_like=True):
    """The number of an option."""

    option: int


class Failed(msgspec.Struct, tag="failed", array_like=True):
    """The bot raised an error, or cannot read this world there."""

    why: str


class Stuck(msgspec.Struct, tag="stuck", array_like=True):
    """The patience is over."""

    why: str


class Lost(msgspec.Struct, tag="lost", array_like=True):
    """Nobody thinks about it any more; it may be asked again."""

    why: str


Reply: TypeAlias = Thinking | Chosen | Failed | Stuck | Lost

encode = msgspec.msgpack.Encoder().encode
read_question = msgspec.msgpack.Decoder(Question).decode
read_reply = msgspec.msgpack.Decoder(Reply).decode
