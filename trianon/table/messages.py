"""Everything that travels between browser and server, defined once (client/src/wire.ts is made from it)."""

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
    ratings: dict[str, int]  # of those bots that were measured; a game with another one is not rated
    rating_errors: dict[str, int]  # half of the 95% confidence interval of each
    slow_bots: list[str]  # which play weaker here, because the rules are not compiled
    rules_version: int
    tempi: list[str]  # what the clock of a table can be
    lesson: bool  # there is one at /learn/<id>
    figures: str = ""  # the hash of corrected ones, which are at /api/games/<id>/figures/<hash>


class Me(Frozen, frozen=True):
    """Who this browser is."""

    name: str
    lan_address: str = ""  # where other devices in the network reach this server, when they can
    account: bool = False  # can sign in on any device
    settings: dict[str, Any] = {}  # what was kept with the account
    mail: str = ""  # where letters go
    can_mail: bool = False  # this server sends letters
    push_key: str = ""  # with which a browser subscribes to news; empty: this server sends none


class Rename(Frozen, frozen=True):
    """The name this browser wants to be called."""

    name: str


class DeviceCode(Frozen, frozen=True):
    """With this code, once and soon, another browser becomes the same guest."""

    code: str
    link: str  # to the page that takes it
    qr: str  # the link as SVG
    seconds: int  # for which it is good


class JoinWish(Frozen, frozen=True):
    """This browser shall become the guest who made the code; `bring`: with the games it has so far."""

    code: Word
    bring: bool = True


class SignUp(Frozen, frozen=True):
    """This guest shall be an account."""

    name: Word
    password: Password


class SignIn(Frozen, frozen=True):
    """This browser shall be the guest with this account; `bring`: with the games it has so far."""

    name: Word
    password: Password
    bring: bool = True


class PasskeyAnswer(Frozen, frozen=True):
    """What a device made or signed for us (the browser's PublicKeyCredential as JSON)."""

    credential: dict[str, Any]
    bring: bool = True  # when somebody signs in: with the games of this browser


class PasskeyInfo(Frozen, frozen=True):
    """One of the passkeys of an account."""

    created: str  # ISO time


class ResetWish(Frozen, frozen=True):
    """Whoever has a letter-box at this address has forgotten the password."""

    mail: Annotated[str, Meta(max_length=254)]
    language: Literal["en", "cs", "nl"]


class ResetPassword(Frozen, frozen=True):
    """With the link of that letter the account shall have another password; all devices are signed out."""

    token: Annotated[str, Meta(max_length=600)]
    wanted: Password


class NewPassword(Frozen, frozen=True):
    """The account shall have another password; all other devices are signed out."""

    password: Password
    wanted: Password


class ForgetMe(Frozen, frozen=True):
    """Account, name and chat shall be forgotten; the games stay. Without an account no password is needed."""

    password: Password = ""


class KeptSettings(Frozen, frozen=True):
    """What the browser wants to find again on another device."""

    settings: dict[str, Any]


class MailWish(Frozen, frozen=True):
    """Letters shall go to this address, once its owner has confirmed it; empty: nowhere."""

    mail: Annotated[str, Meta(max_length=254)]
    language: Literal["en", "cs", "nl"]


class PushWish(Frozen, frozen=True):
    """News shall be shown by this browser, also while no page is open (the browser's PushSubscription)."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=128)]
    secret: Annotated[str, Meta(max_length=64)]
    language: Literal["en", "cs", "nl"]


class PushEnd(Frozen, frozen=True):
    """This browser shall show no more news."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class MailToken(Frozen, frozen=True):
    """What the link in a letter holds."""

    token: Annotated[str, Meta(max_length=600)]


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
    tempo: Word = ""
    pace: Pace = ""
    rated: bool = False
    first_game: bool = False  # the short one that follows the lesson of this game


class Sit(Frozen, frozen=True):
    """Take a chair (any open one without `seat`); `colour` asks for a free colour.

    `move`: who has a chair already leaves it for this one, and keeps name and colour.
    """

    name: str = ""
    seat: Seat | None = None
    colour: Word = ""
    move: bool = False


class QuickMatch(Frozen, frozen=True):
    """A game with anybody: at a table where somebody waits, or at a new one."""

    game: Word


class SeatBot(Frozen, frozen=True):
    """Put this bot on an open chair; without a bot, the chair of one is free again."""

    seat: Seat
    bot: Word


class SeatWish(Frozen, frozen=True):
    """Whoever sits there shall go."""

    seat: Seat


class VoteWish(Frozen, frozen=True):
    """How the game shall go on: `bot` plays for whom the table waits, it ends, or nothing changes."""

    wish: Literal["bot", "end", "wait"]
    bot: Word = ""  # which one; the house chooses without


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


class RatingChange(Frozen, frozen=True):
    """What a rated game was for one seat."""

    seat: int
    before: int
    after: int
    provisional: bool  # few games so far: a first guess


class Rung(Frozen, frozen=True):
    """Somebody on a ladder."""

    rating: int
    provisional: bool = False
    name: str = ""  # of an account
    bot: str = ""  # or of a bot, whose rating was measured and stays
    games: int = 0  # that were rated
    error: int = 0  # half of the 95% confidence interval of what was measured


class Best(Frozen, frozen=True):
    """Somebody's best game."""

    points: int
    table: str  # empty: it was played by link only
    at: str  # ISO time


class GameHistory(Frozen, frozen=True):
    """What somebody has played of one game."""

    game: str
    played: int
    won: int  # against others
    rating: int | None  # None: not rated yet
    provisional: bool
    curve: list[int]  # the rating after each rated game, oldest first
    best: Best | None
    best_alone: Best | None


class Profile(Frozen, frozen=True):
    """Somebody with an account, as everybody may see them."""

    name: str
    since: str  # ISO time
    you: bool
    tie: Literal["", "follow", "block"]  # of the reader to this person
    games: list[GameHistory]


class Tie(Frozen, frozen=True):
    """Follow this person, or block them: they cannot sit down where I play, and I do not read them."""

    kind: Literal["", "follow", "block"]


class Friend(Frozen, frozen=True):
    """Somebody whom the reader follows, and where they can be found."""

    name: str
    table: str = ""  # a public one, where they play or wait
    game: str = ""
    status: Literal["", "open", "playing"] = ""


class NewTournament(Frozen, frozen=True):
    """Invite friends to a tournament; whoever asks takes part, and starts it."""

    title: Annotated[str, Meta(max_length=200)]
    game: Word
    form: Literal["round_robin", "knockout"]
    tempo: Word
    options: dict[str, Any] = {}


class EntryWish(Frozen, frozen=True):
    """Take part in a tournament, under this name."""

    name: Word = ""


class RemoveEntrant(Frozen, frozen=True):
    """Whoever has this number, and this name, shall take no part; numbers change when somebody leaves."""

    number: Annotated[int, Meta(ge=0, le=63)]
    name: Word


class EntrantInfo(Frozen, frozen=True):
    """Somebody who takes part; the place in the list is the number."""

    name: str
    account: str = ""  # the name at /people/<name>, of those who have one
    yours: bool = False
    organiser: bool = False
    gone: bool = False  # takes part no more


class PairingInfo(Frozen, frozen=True):
    """Two who play each other, by their numbers; None: nobody, or not known yet."""

    round: int
    first: int | None
    second: int | None
    tables: list[str]  # of their games, the newest last
    winner: Literal["", "first", "second", "nobody"]  # nobody: a draw, or both have gone
    walkover: bool  # won without playing
    points: list[int]  # of the last game that is over


class StandingInfo(Frozen, frozen=True):
    """Where somebody stands in a tournament."""

    number: int
    place: int  # 0: still in it, and not known
    points: float
    won: int
    drawn: int
    lost: int
    direct: float  # the first tie-break: points against those with equally many
    beaten: float  # the second: points of those who were beaten, half of those one drew with


class TournamentInfo(Frozen, frozen=True):
    """A tournament as its reader sees it."""

    id: str
    title: str
    game: str
    form: Literal["round_robin", "knockout"]
    tempo: str
    options: dict[str, Any]
    status: Literal["open", "running", "over"]
    created: str  # ISO time
    room: int  # how many more can take part
    you: int | None  # the number of the reader
    you_organise: bool
    entrants: list[EntrantInfo]
    pairings: list[PairingInfo]
    standings: list[StandingInfo]


class LessonOutcome(Frozen, frozen=True):
    """What an answer brought: events, the changed top-level keys of the view, whom the table waits for."""

    events: list[dict[str, Any]]
    view: dict[str, Any]
    waiting: int | None
    ask: str


class LessonMove(Frozen, frozen=True):
    """One question of a lesson; the learner answers it, or another seat by itself."""

    question: Question
    answer: str  # the one that is shown to whoever wants to see it
    outcomes: dict[str, LessonOutcome]  # of every answer that counts as right
    tries: dict[str, str]  # other answers, and the attribute of the words that replies to them


class LessonStep(Frozen, frozen=True):
    """One idea: its words are the message `<game>-lesson-<words>`."""

    words: str
    view: dict[str, Any]  # at its beginning
    waiting: int | None
    ask: str
    moves: list[LessonMove]


class Lesson(Frozen, frozen=True):
    """A lesson, played through by the engine as the learner's seat sees it."""

    game: str
    seat: int
    chairs: list[Chair]
    steps: list[LessonStep]
