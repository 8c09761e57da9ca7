"""State: one position of one game, with its decision, its chance and its history."""

import copy
import hashlib
from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from trianon.kernel.action import Action
from trianon.kernel.bags import at, count, total
from trianon.kernel.bits import bit, nth, size
from trianon.kernel.decision import Decision
from trianon.kernel.document import head
from trianon.kernel.errors import IllegalAction, InvalidAction, InvalidOption, InvalidRecord
from trianon.kernel.event import Event, EventKind
from trianon.kernel.frame import BYTE, pack
from trianon.kernel.kind import Kind
from trianon.kernel.parts import FRESH, Parts
from trianon.kernel.record import Record
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Reason, Score
from trianon.kernel.spec import GameSpec, spelled_out

NOBODY: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)  # a copy throws its own away and shares another
class Log:
    """What was done and drawn, one int for each: the code doubled, plus one for chance."""

    def __init__(self, entries: vec[i64]) -> None:
        self.entries = entries


class State:
    """What every game's state shares. A game adds its components and fills in the methods marked *game*.

    Inside, an action is a small int, its code. `frames` are the questions and tasks that wait, the topmost
    last; `seat`, `step` and `codes` are the question asked now and its legal answers. A game puts questions
    on the stack by `push`; chance comes by `draw`, `draw_from_bag` and `roll`; `tell` says what happened.
    """

    def __init__(self) -> None:
        self.game: GameSpec = _NO_GAME
        self.settings: dict[str, object] = {}
        self.seats: i64 = 0
        self.seat: i64 = NOBODY  # who is asked
        self.step: i64 = 0  # what is asked
        self.codes: vec[i64] = vec[i64]()
        self.frames: vec[i64] = vec[i64]()
        self.rng: Rng = _NO_RNG
        self.is_irreversible = False  # chance happened in the last step, or something was revealed,
        self.is_news = False  # and not only what the one who decided it knew
        self.telling = False  # collect events
        self.told: list[Event] = []
        self.recording = True
        self.log = Log(vec[i64]())  # actions and chance outcomes; shared between copies, see `_note`
        self.logged: i64 = 0
        self.origin: dict[str, object] | None = None  # where a record starts, when it is not the deal
        self.script: list[int] = []  # outcomes that chance must give next
        self.scripted: i64 = 0
        self.parts: Parts = FRESH  # of views: while one is made, those that a table keeps

    # --- the face ---------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question that must be answered now; None when the game is over."""
        if self.seat < 0:
            return None
        return Decision(self, self.seat, self.ask_name(self.step), self.codes)

    def play(self, answer: "Action | str") -> list[Event]:
        """Answer the decision; returns what happened. InvalidAction or IllegalAction change nothing."""
        code = self._read_answer(answer) if isinstance(answer, str) else answer.code
        if self.seat < 0:
            raise IllegalAction(f"{answer}: the game is over")
        if code not in self.codes:
            raise IllegalAction(f"{answer}: {self.why_not(code)}")
        self.telling = True
        self._apply(code)
        return self.stop_telling()

    def play_at(self, index: i64) -> None:
        """Answer with the option at `index`, without building actions or events."""
        codes = self.codes
        if index < 0 or index >= len(codes):
            raise IllegalAction(f"there is no option {index}: {len(codes)} options now")
        self._apply(codes[index])

    @property
    def record(self) -> Record:
        """Options, actions and chance outcomes so far; `game.replay` returns to this position."""
        if not self.recording:
            raise InvalidRecord("a possible world (determinize, playouts) has no record")
        entries: list[str] = []
        for entry in self.log.entries[: self.logged]:
            entries.append(f"~{self.chance_text(entry >> 1)}" if entry & 1 else str(self.action(entry >> 1)))
        options = spelled_out(self.settings)
        start = copy.deepcopy(self.origin)
        game = self.game
        return Record(game.id, game.rules_version, self.seats, options, start, entries, game.figures_id)

    def fingerprint(self) -> str:
        """Equal for equal positions, whatever led to them; different for different ones."""
        numbers = f"{self.numbers()!r}{self.game.figures_id}"
        return hashlib.blake2b(numbers.encode(), digest_size=8).hexdigest()

    def __repr__(self) -> str:
        asked = "over" if self.seat < 0 else f"seat {self.seat} is asked: {self.ask_name(self.step)}"
        return f"<{self.game.id} {asked}>"

    # --- the stack --------------------------------------------------------------------------------

    def push(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a question or a task on top of the stack."""
        self.frames = append(self.frames, pack(step, a, b, c))

    def push_instead(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a question or a task in the place of what is on top of the stack."""
        self.frames[-1] = pack(step, a, b, c)

    def pop_frame(self) -> i64:
        """Take off what is on top of the stack."""
        self.frames, frame = pop(self.frames)
        return frame

    def go_on(self) -> None:
        """Work through the stack until somebody has a choice; an empty one is filled by the game."""
        steps = self.game.steps
        while True:
            if len(self.frames) == 0:
                if not self.advance():
                    self._ask_nobody()
                    return
                continue
            frame: i64 = self.frames[-1]
            step = steps[frame & BYTE]
            codes = step.options(self, frame)
            choices = len(codes)
            if choices > 1 or (choices == 1 and step.is_asked_alone(self, frame)):
                self.seat = step.seat(self, frame)
                self.step = frame & BYTE
                self.codes = codes
                return
            self.pop_frame()
            if choices == 1:
                step.answer(self, frame, codes[0])
            else:
                step.otherwise(self, frame)

    def ask(self) -> None:
        """Ask the question on top of the stack, however many answers it has."""
        if len(self.frames) == 0:
            self._ask_nobody()
            return
        frame: i64 = self.frames[-1]
        step = self.game.steps[frame & BYTE]
        self.seat = step.seat(self, frame)
        self.step = frame & BYTE
        self.codes = step.options(self, frame)

    def _ask_nobody(self) -> None:
        """The game is over; what was asked last leaves no trace in the position."""
        self.seat = NOBODY
        self.step = 0
        self.codes = vec[i64]()

    # --- for the rules of a game ------------------------------------------------------------------

    def reveal(self, knower: i64 = NOBODY) -> None:
        """Something hidden was shown, which this seat knew: once told, this step cannot be taken back."""
        self.is_irreversible = True
        if knower != self.seat:
            self.is_news = True

    def tell(
        self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Say what happened, if anybody listens: a kind of event and the values of its fields."""
        if self.telling:
            self._tell(kind, a, b, c, d, e, f)

    def tell_event(self, event: Event) -> None:
        """Say what happened, where small ints do not suffice. Call it only while `telling`."""
        self.told.append(event)

    def stop_telling(self) -> list[Event]:
        """What was told since `telling` began."""
        events = self.told
        self.told = []
        self.telling = False
        return events

    def draw(self, kind: Kind, things: i64) -> i64:
        """Chance: one thing out of a set (`kernel.bits`), all equally likely."""
        if self.scripted < len(self.script):
            thing = self._scripted_value(kind)
            if not things & bit(thing):
                raise self._impossible(kind.first + thing)
        else:
            thing = nth(things, self.rng.below(size(things)))
        self._drawn(kind.first + thing)
        return thing

    def draw_from_bag(self, kind: Kind, bag: i64) -> i64:
        """Chance: one thing out of a bag of equal things (`kernel.bags`)."""
        if self.scripted < len(self.script):
            thing = self._scripted_value(kind)
            if count(bag, thing) == 0:
                raise self._impossible(kind.first + thing)
        else:
            thing = at(bag, self.rng.below(total(bag)))
        self._drawn(kind.first + thing)
        return thing

    def roll(self, kind: Kind, n: i64) -> i64:
        """Chance: a number from 0 to n - 1, all equally likely."""
        if self.scripted < len(self.script):
            thing = self._scripted_value(kind)
            if thing >= n:
                raise self._impossible(kind.first + thing)
        else:
            thing = self.rng.below(n)
        self._drawn(kind.first + thing)
        return thing

    def copy_into(self, other: "State") -> None:
        """Give a fresh state everything that all games share."""
        other.game = self.game
        other.settings = self.settings
        other.seats = self.seats
        other.seat = self.seat
        other.step = self.step
        other.codes = self.codes  # a new list is made for every question, never changed afterwards
        other.frames = self.frames[:]
        other.rng = self.rng.copy()
        other.is_irreversible = self.is_irreversible
        other.is_news = self.is_news
        other.recording = self.recording
        other.log = self.log
        other.logged = self.logged
        other.origin = self.origin
        other.script = self.script
        other.scripted = self.scripted

    # --- from the tables of the game --------------------------------------------------------------

    def answer(self, code: i64) -> None:
        """Carry out a legal answer and ask the next question."""
        frame = self.pop_frame()
        self.game.steps[frame & BYTE].answer(self, frame, code)
        self.go_on()

    def ask_name(self, step: i64) -> str:
        """The name of a question."""
        return self.game.steps[step].name

    def action(self, code: i64) -> Action:
        """The action a code stands for."""
        return self.game.actions.action(self, code)

    def read(self, text: str) -> i64:
        """The code of an action text; InvalidAction when it cannot be read."""
        return self.game.actions.read(self, text)

    def why_not(self, code: i64) -> str:
        """The reason why a readable action is not legal now, for a person."""
        if self.step not in self.game.actions.kind_of(code).steps:
            return f"seat {self.seat} is asked for something else now: {self.ask_name(self.step)}"
        return self.refusal(code)

    def chance_text(self, code: i64) -> str:
        """The text of a chance outcome."""
        return self.game.chance.text(self, code)

    def read_chance(self, text: str) -> i64:
        """The code of a chance outcome's text; InvalidRecord when it cannot be read."""
        try:
            return self.game.chance.read(self, text)
        except InvalidAction as error:
            raise InvalidRecord(str(error)) from error

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat (None: a spectator) may see, ready for JSON."""
        shared = self.shared_view()
        seen = shared | self.own_view(shared, seat)
        for key in shared:
            kept = seen[key]
            if isinstance(kept, tuple):
                seen[key] = [dict(part) for part in kept]
        return seen

    def shared_view(self, parts: Parts = FRESH) -> dict[str, object]:
        """What everybody sees alike, and in the place of the rest what a spectator sees.

        Parts that a table keeps are made once, and taken as they are. What the state itself keeps is a tuple;
        nobody may change it.
        """
        seen: dict[str, object] = {"game": self.game.id, "seats": self.seats, "seat": None}
        if self.game.figures_id:
            seen["figures"] = self.game.figures_id
        self.parts = parts
        try:
            self.fill_shared_view(seen)
        finally:
            self.parts = FRESH
        return seen

    def own_view(
        self, shared: dict[str, object], seat: int | None, parts: Parts = FRESH
    ) -> dict[str, object]:
        """What a seat sees otherwise than everybody, or alone; `shared` stays as it is."""
        viewer: i64 = NOBODY if seat is None else seat
        own: dict[str, object] = {}
        if seat is not None:
            own["seat"] = seat
        self.parts = parts
        try:
            self.fill_view(own, viewer, shared)
        finally:
            self.parts = FRESH
        if self.seat == NOBODY:
            own["scores"] = [score.to_json() for score in self.scores]
            own["winners"] = list(self.ranking().winners)
        return own

    def determinize(self, seat: int | None, rng: Rng) -> "State":
        """A random world that this seat cannot tell from the real one."""
        viewer: i64 = NOBODY if seat is None else seat
        world = self.copy()
        world._leave_reality(rng)
        world.shuffle_hidden(viewer, rng)
        if world.seat != NOBODY and world.seat != viewer:
            world.ask()  # the answers of others may name what is hidden
        return world

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of every seat with the reason for each."""
        return tuple([Score(self.reasons(seat)) for seat in range(self.seats)])

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.ranking() if self.seat == NOBODY else None

    def to_json(self) -> dict[str, object]:
        """The complete position as a document; `game.from_json` reads it."""
        doc = head(self)
        self.fill_document(doc)
        doc["chance"] = self.rng.to_json()
        return doc

    # --- what each game fills in ------------------------------------------------------------------

    def copy(self) -> "State":
        """*game* An equal and independent state."""
        raise NotImplementedError

    def advance(self) -> bool:
        """*game* Nothing waits any more: push what follows by the rules; False when the game is over."""
        raise NotImplementedError

    def refusal(self, code: i64) -> str:
        """*game* Why an action that answers the present question is not among its options, for a person."""
        raise NotImplementedError

    def fill_shared_view(self, seen: dict[str, object]) -> None:
        """*game* Add what everybody may see; a table builds it once for all seats."""

    def fill_view(self, seen: dict[str, object], viewer: i64, shared: dict[str, object]) -> None:
        """*game* Add what only this seat (NOBODY: a spectator) may see, or sees otherwise than in `shared`.

        `shared` is what everybody sees; nothing there may be changed.
        """
        raise NotImplementedError

    def own_mark(self, seat: i64) -> i64:
        """*game* A mark of all that `fill_view` makes of a seat's view before the end (`parts.mixed`).

        While it stays the same nothing is built; 0: there is none.
        """
        return 0

    def rest(self) -> None:
        """*game* Nobody asks for a while: let go of what takes memory and can be worked out anew."""

    def shuffle_hidden(self, viewer: i64, rng: Rng) -> None:
        """*game* Deal anew everything that this seat (NOBODY: a spectator) cannot know."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """*game* The points of every seat as they stand."""
        raise NotImplementedError

    def reasons(self, seat: i64) -> tuple[Reason, ...]:
        """*game* The points of a seat one by one, each with its reason."""
        raise NotImplementedError

    def ranking(self) -> Outcome:
        """*game* The seats in order of merit, as things stand."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """*game* Everything that makes this position what it is, in a fixed order."""
        raise NotImplementedError

    def read_order(self, doc: dict[str, object]) -> dict[str, object]:
        """*game* A standing order, complete and checked; InvalidOption when it is none."""
        raise InvalidOption(f"{self.game.title} takes no standing orders")

    def follow_order(self, order: dict[str, object]) -> Action | None:
        """*game* The answer that an order of the asked seat gives to this question; None: ask the player."""
        return None

    def only_answer(self) -> Action | None:
        """*game* The answer to this question, if there is no other and everybody may know that; else None."""
        decision = self.decision
        return decision.options[0] if decision is not None and len(decision.options) == 1 else None

    def fill_document(self, doc: dict[str, object]) -> None:
        """*game* Add everything on the table to a position document."""
        raise NotImplementedError

    # --- inside -----------------------------------------------------------------------------------

    def _read_answer(self, text: str) -> i64:
        """The code of an action text. The very text of an option is read by its own kind at once."""
        known = self.game.actions.read_before(self.seats, text)
        if known in self.codes:
            return known
        for kind in self.game.actions.kinds:
            if self.seat >= 0 and self.step in kind.steps:
                try:
                    code = kind.read(self, text)
                except InvalidAction:
                    continue
                if code in self.codes and kind.text(self, code) == text:
                    self.game.actions.note_read(self.seats, text, code)
                    return code
        return self.read(text)

    def _leave_reality(self, rng: Rng) -> None:
        """Make this copy a possible world: without a record, and with another chance to come."""
        self.recording = False
        self.log = Log(vec[i64]())  # what chance gave is hidden
        self.logged = 0
        self.origin = None
        self.script = []  # and what it will give
        self.scripted = 0
        self.rng = rng.split()

    def _apply(self, code: i64) -> None:
        self.is_irreversible = False
        self.is_news = False
        if self.recording:
            self._note(code << 1)
        self.answer(code)

    def _drawn(self, code: i64) -> None:
        self.is_irreversible = True
        self.is_news = True
        if self.recording:
            self._note(code << 1 | 1)

    def _scripted_value(self, kind: Kind) -> i64:
        code: i64 = self.script[self.scripted]
        self.scripted += 1
        if not kind.has(code):
            raise InvalidRecord(
                f"chance was to give {self.chance_text(code)!r}, but something else is drawn now"
            )
        return code - kind.first

    def _impossible(self, code: i64) -> InvalidRecord:
        return InvalidRecord(f"chance cannot give {self.chance_text(code)!r} now")

    def _note(self, entry: i64) -> None:
        """Append to the log. Copies share one log: the first to go on extends it, others take their own."""
        log = self.log
        if self.logged != len(log.entries):
            log = Log(log.entries[: self.logged])
            self.log = log
        log.entries = append(log.entries, entry)
        self.logged += 1

    def _tell(self, kind: EventKind, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        """The part of `tell` that is seldom needed, so that the other is short."""
        self.told.append(kind.event(self, [a, b, c, d, e, f]))


_NO_GAME: Final = GameSpec("", "", 0, 0, (), 0)
_NO_RNG: Final = Rng()
