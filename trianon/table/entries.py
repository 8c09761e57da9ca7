"""Entries: what the log of a table is made of. The log is the truth; everything else is read from it.

The names of tags and fields in stored logs stay for ever, also where the code has found better ones.
"""

import time
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from trianon.table.messages import Pace


class ChairState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a chair; `guest` is the browser that plays for it, or for which an open chair is kept.

    `stand_in` is a bot that plays for a person who is away.
    """

    kind: Literal["open", "person", "bot"] = "open"
    guest: str = ""
    name: str = ""
    bot: str = ""
    colour: str = ""
    hotseat: bool = False
    stand_in: str = ""
    account: str = ""  # the name of this person's account, if there is one
    lost: bool = False  # left a rated game, and has lost it whatever comes


class Created(msgspec.Struct, frozen=True, tag="created", omit_defaults=True):
    """Always the first entry."""

    game: str
    options: dict[str, Any]
    public: bool
    host: str
    chairs: list[ChairState] = msgspec.field(name="places")
    at: int
    tempo: str = ""  # the name of its clock
    rated: bool = False
    quick: bool = False  # for anybody who comes: it begins as soon as every chair is taken
    tournament: str = ""  # the one that this game is part of
    pace: Pace = ""  # of its bots


class ChairChanged(msgspec.Struct, frozen=True, tag="placed"):
    """Somebody sat down, changed name or colour, or left the chair."""

    seat: int
    chair: ChairState = msgspec.field(name="place")


class Hosted(msgspec.Struct, frozen=True, tag="hosted"):
    """The right to start went to another guest."""

    guest: str


class Removed(msgspec.Struct, frozen=True, tag="removed"):
    """The host sent a guest away, who cannot take a chair here again."""

    guest: str


class Locked(msgspec.Struct, frozen=True, tag="locked"):
    """The host let nobody else sit down, or again everybody."""

    locked: bool


class Started(msgspec.Struct, frozen=True, tag="started", omit_defaults=True):
    """The game began: dealt from the seed, or from a given position."""

    seed: str  # hexadecimal; its hash is public from now on, itself only after the game
    rules: int
    at: int
    position: dict[str, Any] | None = None
    figures: str = ""  # the hash of corrected ones


class Played(msgspec.Struct, frozen=True, tag="played", omit_defaults=True):
    """A seat answered its question; `chance` is what came up, so the record needs no generator to be read."""

    seat: int
    action: str
    id: str
    at: int
    chance: list[str] = []
    ordered: bool = False  # by its standing order
    forced: bool = False  # there was no other answer, and its player wants to be asked no such thing
    spent: int = 0  # milliseconds of its time
    end: str = ""  # the fingerprint of the game that is over with it


class Undone(msgspec.Struct, frozen=True, tag="undone", omit_defaults=True):
    """A seat took back its last step."""

    seat: int
    id: str
    at: int
    spent: int = 0


class Ordered(msgspec.Struct, frozen=True, tag="ordered"):
    """A seat left a standing order, which answers for it from now on; None takes it away."""

    seat: int
    order: dict[str, Any] | None
    id: str
    at: int


class Hurried(msgspec.Struct, frozen=True, tag="hurried"):
    """From now on a guest wants not to be asked what has one answer, or again everything."""

    guest: str
    hurries: bool
    at: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A line of chat."""

    guest: str
    name: str
    seat: int | None
    text: str
    id: str
    at: int


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A player said how the game shall go on: with a bot for whom it waits, not at all, or as it is."""

    guest: str
    wish: Literal["bot", "end", "wait"]
    at: int


class Reminded(msgspec.Struct, frozen=True, tag="reminded"):
    """A player reminded whoever the table waits for."""

    guest: str
    seat: int
    at: int


class Replaced(msgspec.Struct, frozen=True, tag="replaced"):
    """From now on a bot plays for a person: the others wanted it, the time was up, or the person left."""

    seat: int
    bot: str
    why: Literal["vote", "clock", "left"]
    at: int


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A person plays on where a bot has played meanwhile."""

    seat: int
    at: int


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The game ended before its end, by agreement or by the operator; or nobody came any more, and it waits.

    One that waits can be reopened.
    """

    why: Literal["agreed", "abandoned", "operator"]
    at: int


class Reopened(msgspec.Struct, frozen=True, tag="reopened"):
    """A player came back to a table that was closed because nobody came."""

    guest: str
    at: int


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


Entry = (
    Created
    | ChairChanged
    | Hosted
    | Removed
    | Locked
    | Started
    | Played
    | Undone
    | Ordered
    | Hurried
    | Said
    | Voted
    | Reminded
    | Replaced
    | Returned
    | Closed
    | Reopened
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write(entries: Iterable[Entry]) -> list[str]:
    """Entries as the store keeps them."""
    return [_encoder.encode(entry).decode() for entry in entries]


def read(body: str) -> Entry:
    """A stored entry."""
    return _decoder.decode(body)


def without(guest: str, entry: Entry) -> Entry:
    """The same without the names and the words of this guest; what was played stays."""
    if isinstance(entry, Said) and entry.guest == guest:
        return msgspec.structs.replace(entry, name="", text="")
    if isinstance(entry, Created):
        return msgspec.structs.replace(entry, chairs=[_nameless(guest, chair) for chair in entry.chairs])
    if isinstance(entry, ChairChanged):
        return msgspec.structs.replace(entry, chair=_nameless(guest, entry.chair))
    return entry


def _nameless(guest: str, chair: ChairState) -> ChairState:
    return msgspec.structs.replace(chair, name="", account="") if chair.guest == guest else chair


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
