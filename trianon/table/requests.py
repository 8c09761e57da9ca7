"""What browsers ask over HTTP about games, tables, tournaments and lessons, and are told."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from trianon.table.messages import MAX_CHAIRS, Chair, Frozen, Number, Pace, Question, Seat, TableInfo, Word


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


class NewChair(Frozen, frozen=True):
    """Who shall sit on a chair of a new table."""

    kind: Literal["me", "hotseat", "open", "bot"]
    name: str = ""
    bot: Word = ""


class NewTable(Frozen, frozen=True):
    """Create a table; when no chair is open it starts at once."""

    game: Word
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=MAX_CHAIRS)]
    options: dict[str, Any] = field(default_factory=dict)
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


class NewTournament(Frozen, frozen=True):
    """Invite friends to a tournament; whoever asks takes part, and starts it."""

    title: Annotated[str, Meta(max_length=200)]
    game: Word
    form: Literal["round_robin", "knockout"]
    tempo: Word
    options: dict[str, Any] = field(default_factory=dict)


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
