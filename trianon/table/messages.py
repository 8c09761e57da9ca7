"""What travels between browser and table over a socket, and what all messages are made of.

The others are in `personal.py` and `requests.py`; client/src/wire.ts is made from all of them.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

MAX_MESSAGE_BYTES = 4096
MAX_RECORD_BYTES = 128 * 1024  # the longest games need a quarter of it
MAX_CHAT_LENGTH = 300
MAX_NAME_LENGTH = 24
MAX_TITLE_LENGTH = 60
MAX_CHAIRS = 12

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Seat = Annotated[int, Meta(ge=0, le=MAX_CHAIRS - 1)]
Word = Annotated[str, Meta(max_length=64)]
Pace = Literal["", "quick", "calm"]  # of the answers of bots; the first one: as the house has it
Password = Annotated[str, Meta(max_length=200)]

# Raised when a browser window from before would misread what it is told, or be misunderstood.
PROTOCOL = 1

ErrorCode = Literal[
    "malformed",  # not a message we know
    "too_large",  # more bytes than a message may have
    "too_many",  # this browser sends faster than anybody can play
    "stale",  # the table has moved on; the current view follows
    "illegal",  # readable, but not among the options now
    "invalid",  # unreadable action
    "not_your_seat",
    "not_your_turn",
    "not_playing",  # the game has not started, or is over
    "no_undo",  # nothing of yours can be taken back now
    "not_found",
    "full",  # no free chair
    "not_host",
    "locked",  # the host lets nobody else sit down
    "not_welcome",  # the host has sent this guest away
    "name_taken",  # by somebody at this table, or it looks like a name there
    "bad_option",
    "needs_account",  # guests are not rated
    "replaced",  # a bot plays for this seat; its player takes over first
    "too_early",  # the table waits a little longer before others may decide
    "closed",  # nobody came for a long time; one of the players can reopen the table
    "bad_code",  # no device code, or one that was used, or too late
    "bad_password",  # or no such account: which of them is not told
    "bad_passkey",  # or one that is not known here
    "weak_password",
    "bad_mail",  # no e-mail address
    "account_taken",  # somebody has an account with that name, or one that looks like it
    "outdated",  # this browser window is from before an upgrade of the server
    "blocked",  # the operator does not let this guest play any more
    "forbidden",  # the request comes from another site
    "unavailable",  # the server could not store it; nothing happened
]


class Frozen(msgspec.Struct, frozen=True, omit_defaults=False):
    """A message or a part of one."""


# --- browser to server ------------------------------------------------------------------------------------


class Hello(Frozen, frozen=True, tag="hello"):
    """First message on a socket: the newest version this browser has already drawn (-1: nothing).

    `stay`: on a shared device the view remains that of one seat, whoever is asked, until the next hello.
    `protocol`: the one it was written for; programs that do not say it are believed to know the present one.
    `hurry`: from now on questions of this guest's seats that have one answer need not be asked, unless it is
    a secret that there is only one.
    """

    have: Number = -1
    stay: bool = False
    protocol: int = PROTOCOL
    hurry: bool = False


class Move(Frozen, frozen=True, tag="move"):
    """Answer the decision that belongs to `version`. Sending the same `id` again is harmless.

    It follows `drafted` own steps that nobody else has seen. `draft`: nobody sees this one either; else all
    of them are told.
    """

    id: Id
    version: Number
    seat: Seat
    action: Annotated[str, Meta(max_length=200)]
    drafted: Number = 0
    draft: bool = False


class Undo(Frozen, frozen=True, tag="undo"):
    """Take back the last own step: the last of those that are `drafted`, if there are any."""

    id: Id
    version: Number
    seat: Seat
    drafted: Number = 0


class Order(Frozen, frozen=True, tag="order"):
    """Leave a standing order, at any moment of the game; it answers for the seat until it is replaced.

    What an order may say is a matter of the game. None takes it away.
    """

    id: Id
    seat: Seat
    order: dict[str, Any] | None


class Say(Frozen, frozen=True, tag="say"):
    """One line of chat."""

    id: Id
    text: str


FromBrowser = Hello | Move | Undo | Order | Say


# --- parts ------------------------------------------------------------------------------------------------


class Chair(Frozen, frozen=True):
    """One place at the table; `seat` counts from 0."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""  # of an open chair: for whom it is kept
    bot: str = ""
    colour: str = ""
    online: bool = False
    yours: bool = False  # belongs to the browser that reads this
    kept_for_you: bool = False  # open, and only the browser that reads this may sit down
    hotseat: bool = False  # a second person on the same device as another chair
    stand_in: str = ""  # the bot that plays for this person at the moment
    account: str = ""  # the name at /people/<name>, of those who have one
    lost: bool = False  # left a rated game
    vote: Literal["", "bot", "end"] = ""  # how this person wants the game to go on


class TableInfo(Frozen, frozen=True):
    """What the lobby and the frame around a board show."""

    id: str
    game: str
    status: Literal["open", "playing", "closed", "over"]  # closed: nobody came any more
    seats: int
    options: dict[str, Any]
    chairs: list[Chair]
    public: bool
    you_host: bool
    watchers: int
    seed_hash: str  # SHA-256 of the seed, published when the game starts
    seed: str = ""  # hexadecimal, shown when the game is over
    rematch: str = ""  # the id of the table where the same people play again
    locked: bool = False  # the host lets nobody else sit down
    created: str = ""  # ISO time
    pace: Pace = ""  # of its bots
    tempo: str = ""  # "10+15": minutes and seconds a turn; "3d": days a turn; empty: no clock
    rated: bool = False  # it counts for the ratings of its players
    quick: bool = False  # it begins as soon as every chair is taken
    tournament: str = ""  # the one that this game is part of, at /tournaments/<id>
    ended: bool = False  # over by agreement, before its end
    reminded_by: str = ""  # who reminded the one that is to move
    waiting: int | None = None  # the seat that is to move
    mention: int | None = None  # the newest line of chat that names its reader
    places: list[list[int]] = []  # when it is over: the seats in order of merit; those of one place share it


class Timing(Frozen, frozen=True):
    """Times in milliseconds from the moment of sending, so that nobody's watch matters."""

    waited: int = 0  # since the last step
    decide_in: int | None = None  # until the others may decide about the one that is to move
    votes: int = 0  # that it takes now to let a bot play on, or to end the game
    left: list[int] = []  # of every seat's time; none without a clock
    runs_in: int | None = None  # until the time of the one that is to move runs; None: it does not
    patience: int = 0  # how long somebody who is away is waited for
    in_line: int = 0  # bots of other tables that think before the one asked here


class Choice(Frozen, frozen=True):
    """One legal answer. `final`: it cannot be taken back. `passes`: only until somebody else has decided.

    `shows`: only as a draft, because it tells the others something that this seat alone knew.
    """

    text: str
    kind: str
    args: dict[str, Any]
    final: bool
    passes: bool
    shows: bool


class Question(Frozen, frozen=True):
    """What one seat is asked, with every legal answer."""

    seat: int
    ask: str
    options: list[Choice]


class ChatLine(Frozen, frozen=True):
    """One line of chat as everybody reads it."""

    name: str
    seat: int | None  # None: a spectator
    text: str
    at: str
    author: str  # the same for all lines of one guest at this table, and for nobody else's
    number: int  # counts the lines of this table
    apart: bool = False  # said by a spectator during the game: its players read it afterwards


class Step(Frozen, frozen=True):
    """What one version brought, as this browser may see it. `undone`: it took back the step before."""

    version: int
    seat: int | None  # who decided; None: the start
    events: list[dict[str, Any]]
    undone: bool = False


# --- server to browser ------------------------------------------------------------------------------------


class Welcome(Frozen, frozen=True, tag="welcome"):
    """Answer to hello: everything needed to draw the table, and the steps after `have`.

    It also follows a stale message (the steps after the version that message named).
    """

    table: TableInfo
    version: int  # -1 while the table is open
    seat: int | None  # whose `view` this is; None: a spectator's
    view: dict[str, Any] | None  # None while the table is open
    steps: list[Step]
    question: Question | None  # only when one of this browser's seats is asked
    waiting: int | None  # the seat the table waits for
    ask: str  # what that seat is asked: everybody may know this, not the answers
    can_undo: bool
    order: dict[str, Any] | None  # the standing order of `seat`; nobody else is told
    chat: list[ChatLine]
    timing: Timing


class Update(Frozen, frozen=True, tag="update"):
    """What was accepted (version 0: the start), and with it what standing orders answered at once.

    `view` holds the changed top-level keys, unless `whole`.
    """

    version: int
    seat: int | None
    view: dict[str, Any]
    whole: bool
    steps: list[Step]
    question: Question | None
    waiting: int | None
    ask: str
    can_undo: bool
    timing: Timing


class Accepted(Frozen, frozen=True, tag="accepted"):
    """The message with this id is durable (also the answer to a repetition of it)."""

    id: str
    version: int


class Draft(Frozen, frozen=True, tag="draft"):
    """The own steps after `version` that nobody else has seen, and where they lead. None: all taken back.

    It answers the message `id`, and also follows a welcome.
    """

    id: str
    version: int
    seat: int
    view: dict[str, Any]
    steps: list[Step]
    question: Question | None


class OrderChanged(Frozen, frozen=True, tag="order"):
    """The standing order of the seat whose view this window shows."""

    seat: int
    order: dict[str, Any] | None


class TableChanged(Frozen, frozen=True, tag="table"):
    """Somebody sat down, left, went on- or offline, voted; the game began or ended."""

    table: TableInfo
    timing: Timing


class Chat(Frozen, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Problem(Frozen, frozen=True, tag="problem"):
    """Nothing happened; this is why."""

    code: ErrorCode
    message: str
    id: str = ""
    version: int = -1


ToBrowser = Welcome | Update | Accepted | Draft | OrderChanged | TableChanged | Chat | Problem
