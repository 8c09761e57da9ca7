"""Everything that travels between browser and server, defined once (client/src/wire.ts is made from it)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

MAX_MESSAGE_BYTES = 4096
MAX_RECORD_BYTES = 128 * 1024  # the longest games need a quarter of it
MAX_CHAT_LENGTH = 300
MAX_NAME_LENGTH = 24
MAX_CHAIRS = 12

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Seat = Annotated[int, Meta(ge=0, le=MAX_CHAIRS - 1)]
Word = Annotated[str, Meta(max_length=64)]

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
    "forbidden",  # the request comes from another site
    "unavailable",  # the server could not store it; nothing happened
]


class Frozen(msgspec.Struct, frozen=True, omit_defaults=False):
    """A message or a part of one."""


# --- browser to server ------------------------------------------------------------------------------------


class Hello(Frozen, frozen=True, tag="hello"):
    """First message on a socket: the newest version this browser has already drawn (-1: nothing).

    `stay`: on a shared device the view remains that of one seat, whoever is asked, until the next hello.
    """

    have: Number = -1
    stay: bool = False


class Move(Frozen, frozen=True, tag="move"):
    """Answer the decision that belongs to `version`. Sending the same `id` again is harmless."""

    id: Id
    version: Number
    seat: Seat
    action: Annotated[str, Meta(max_length=200)]


class Undo(Frozen, frozen=True, tag="undo"):
    """Take back the last own step."""

    id: Id
    version: Number
    seat: Seat


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


class TableInfo(Frozen, frozen=True):
    """What the lobby and the frame around a board show."""

    id: str
    game: str
    status: Literal["open", "playing", "over"]
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
    waiting: int | None = None  # the seat that is to move; lists of tables do not know it
    places: list[list[int]] = []  # when it is over: the seats in order of merit; those of one place share it


class Choice(Frozen, frozen=True):
    """One legal answer. `final`: it cannot be taken back. `passes`: only until somebody else has decided."""

    text: str
    kind: str
    args: dict[str, Any]
    final: bool
    passes: bool


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


class Accepted(Frozen, frozen=True, tag="accepted"):
    """The message with this id is durable (also the answer to a repetition of it)."""

    id: str
    version: int


class OrderChanged(Frozen, frozen=True, tag="order"):
    """The standing order of the seat whose view this window shows."""

    seat: int
    order: dict[str, Any] | None


class TableChanged(Frozen, frozen=True, tag="table"):
    """Somebody sat down, left, went on- or offline; the game began or ended."""

    table: TableInfo


class Chat(Frozen, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Problem(Frozen, frozen=True, tag="problem"):
    """Nothing happened; this is why."""

    code: ErrorCode
    message: str
    id: str = ""
    version: int = -1


ToBrowser = Welcome | Update | Accepted | OrderChanged | TableChanged | Chat | Problem


# --- HTTP -------------------------------------------------------------------------------------------------


class GameOption(Frozen, frozen=True):
    """One option of a game with its choices for each number of seats."""

    id: str
    choices: dict[str, list[str | int]]
    default: str | int


class GameInfo(Frozen, frozen=True):
    """One game of the house."""

    id: str
    title: str
    min_seats: int
    max_seats: int
    options: list[GameOption]
    colours: list[str]
    bots: list[str]
    rules_version: int


class Me(Frozen, frozen=True):
    """Who this browser is."""

    name: str
    lan_address: str = ""  # where other devices in the network reach this server, when they can


class Rename(Frozen, frozen=True):
    """The name this browser wants to be called."""

    name: str


class NewChair(Frozen, frozen=True):
    """Who shall sit on a chair of a new table."""

    kind: Literal["me", "hotseat", "open", "bot"]
    name: str = ""
    bot: Word = ""


class NewTable(Frozen, frozen=True):
    """Create a table; when no chair is open it starts at once."""

    game: Word
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=MAX_CHAIRS)]
    options: dict[str, Any] = {}
    public: bool = True


class Sit(Frozen, frozen=True):
    """Take a chair (any open one without `seat`); `colour` asks for a free colour."""

    name: str = ""
    seat: Seat | None = None
    colour: Word = ""


class SeatBot(Frozen, frozen=True):
    """Put this bot on an open chair; without a bot, the chair of one is free again."""

    seat: Seat
    bot: Word


class SeatWish(Frozen, frozen=True):
    """Whoever sits there shall go."""

    seat: Seat


class LockWish(Frozen, frozen=True):
    """Nobody else may sit down, or again everybody."""

    locked: bool


class ReportWish(Frozen, frozen=True):
    """The operator shall see this line of chat."""

    number: Number


class ReplayStep(Frozen, frozen=True):
    """One step of a finished game; `view` holds the changed top-level keys only (the first step: all)."""

    version: int
    seat: int | None  # who decided; None: the start
    action: str
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Frozen, frozen=True):
    """A finished game, step by step, as one seat saw it."""

    table: TableInfo
    seat: int | None
    steps: list[ReplayStep]
