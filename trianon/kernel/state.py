"""State: one position of one game, with its decision, its chance and its history."""

import copy
import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.kernel.about import About, spelled_out
from trianon.kernel.action import Action, pack
from trianon.kernel.bags import at, count, total
from trianon.kernel.bits import bit, nth, size
from trianon.kernel.decision import Decision
from trianon.kernel.errors import IllegalAction, InvalidRecord
from trianon.kernel.event import Event
from trianon.kernel.record import Record
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Score

NOBODY: Final = -1


class State:
    """What every game's state shares. A game adds its components and fills in the methods marked *game*.

    Inside, an action is a small int, its code. `codes` are the legal answers, `frames` the sub-choices that
    wait. A game asks by setting `seat`, `step` and `codes`; it draws by `pick_bit` or `pick`.
    """

    def __init__(self) -> None:
        self.game: About = _NO_GAME
        self.settings: dict[str, object] = {}
        self.seats: i64 = 0
        self.seat: i64 = NOBODY  # who is asked
        self.step: i64 = 0  # what is asked
        self.codes: vec[i64] = vec[i64]()
        self.frames: list[int] = []
        self.rng: Rng = _NO_RNG
        self.is_final = False  # the last step cannot be taken back: chance happened or something was revealed
        self.telling = False  # collect events
        self.told: list[Event] = []
        self.recording = True
        self.log: list[int] = []  # actions and chance outcomes; shared between copies, see `_note`
        self.logged: i64 = 0
        self.origin: dict[str, object] | None = (
            None  # the position a record starts from, when it is not the deal
        )
        self.script: list[int] = []  # outcomes that chance must give next
        self.scripted: i64 = 0

    # --- the face ---------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question that must be answered now; None when the game is over."""
        if self.seat < 0:
            return None
        return Decision(self, self.seat, self.ask_name(self.step), self.codes)

    def play(self, answer: "Action | str") -> list[Event]:
        """Answer the decision; returns what happened. InvalidAction or IllegalAction change nothing."""
        code = self.read(answer) if isinstance(answer, str) else answer.code
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
            raise InvalidRecord("an imagined position (determinize, playouts) has no record")
        entries: list[str] = []
        for i in range(self.logged):
            entry = self.log[i]
            entries.append(f"~{self.outcome_text(entry >> 1)}" if entry & 1 else str(self.action(entry >> 1)))
        options = spelled_out(self.settings)
        start = copy.deepcopy(self.origin)
        return Record(self.game.id, self.game.rules_version, self.seats, options, start, entries)

    def fingerprint(self) -> str:
        """Equal for equal positions, whatever led to them; different for different ones."""
        return hashlib.blake2b(repr(self.numbers()).encode(), digest_size=8).hexdigest()

    def __repr__(self) -> str:
        asked = "over" if self.seat < 0 else f"seat {self.seat} is asked: {self.ask_name(self.step)}"
        return f"<{self.game.id} {asked}>"

    # --- for the rules of a game ------------------------------------------------------------------

    def push(self, step: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a question on top of the stack."""
        self.frames.append(pack(step, a, b))

    def reveal(self) -> None:
        """Something hidden was shown: this step cannot be taken back."""
        self.is_final = True

    def imagine(self, rng: Rng) -> None:
        """Make this copy an imagined world: without a record, and with another chance to come."""
        self.recording = False
        self.script = []  # what chance will give is hidden too
        self.scripted = 0
        self.rng = rng.split()

    def tell(self, event: Event) -> None:
        """Say what happened. Call it only while `telling`."""
        self.told.append(event)

    def stop_telling(self) -> list[Event]:
        """What was told since `telling` began."""
        events = self.told
        self.told = []
        self.telling = False
        return events

    def pick_bit(self, kind: i64, bag: i64) -> i64:
        """Chance: one of the things in a bag (a set of bits), all equally likely."""
        if self.scripted < len(self.script):
            thing = self._from_script(kind)
            if not bag & bit(thing):
                raise InvalidRecord(f"chance cannot give {self.outcome_text(pack(kind, thing))!r} now")
        else:
            thing = nth(bag, self.rng.below(size(bag)))
        self._happened(kind, thing)
        return thing

    def pick_kind(self, kind: i64, bag: i64) -> i64:
        """Chance: one thing out of a bag of equal things (`kernel.bags`); returns its kind."""
        if self.scripted < len(self.script):
            thing = self._from_script(kind)
            if count(bag, thing) == 0:
                raise InvalidRecord(f"chance cannot give {self.outcome_text(pack(kind, thing))!r} now")
        else:
            thing = at(bag, self.rng.below(total(bag)))
        self._happened(kind, thing)
        return thing

    def pick(self, kind: i64, n: i64) -> i64:
        """Chance: a number from 0 to n - 1, all equally likely."""
        if self.scripted < len(self.script):
            thing = self._from_script(kind)
            if thing >= n:
                raise InvalidRecord(f"chance cannot give {self.outcome_text(pack(kind, thing))!r} now")
        else:
            thing = self.rng.below(n)
        self._happened(kind, thing)
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
        other.is_final = self.is_final
        other.recording = self.recording
        other.log = self.log
        other.logged = self.logged
        other.origin = self.origin
        other.script = self.script
        other.scripted = self.scripted

    # --- what each game fills in ------------------------------------------------------------------

    def copy(self) -> "State":
        """*game* An equal and independent state."""
        raise NotImplementedError

    def answer(self, code: i64) -> None:
        """*game* Carry out a legal answer and ask the next question."""
        raise NotImplementedError

    def ask_name(self, step: i64) -> str:
        """*game* The name of a question."""
        raise NotImplementedError

    def action(self, code: i64) -> Action:
        """*game* The action a code stands for."""
        raise NotImplementedError

    def read(self, text: str) -> i64:
        """*game* The code of an action text; InvalidAction when it cannot be read."""
        raise NotImplementedError

    def why_not(self, code: i64) -> str:
        """*game* The reason why a readable action is not legal now, for a person."""
        raise NotImplementedError

    def outcome_text(self, code: i64) -> str:
        """*game* The text of a chance outcome."""
        raise NotImplementedError

    def read_outcome(self, text: str) -> i64:
        """*game* The code of a chance outcome's text; InvalidRecord when it cannot be read."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """*game* What a seat (None: a spectator) may see, ready for JSON."""
        raise NotImplementedError

    def determinize(self, seat: int | None, rng: Rng) -> "State":
        """*game* A random world that this seat cannot tell from the real one."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """*game* The points of every seat as they stand."""
        raise NotImplementedError

    @property
    def scores(self) -> tuple[Score, ...]:
        """*game* The points of every seat with the reason for each."""
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """*game* How it ended; None while it goes on."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """*game* Everything that makes this position what it is, in a fixed order."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """*game* The complete position as a document; `game.from_json` reads it."""
        raise NotImplementedError

    # --- inside -----------------------------------------------------------------------------------

    def _apply(self, code: i64) -> None:
        self.is_final = False
        if self.recording:
            self._note(code << 1)
        self.answer(code)

    def _happened(self, kind: i64, thing: i64) -> None:
        self.is_final = True
        if self.recording:
            self._note(pack(kind, thing) << 1 | 1)

    def _note(self, entry: i64) -> None:
        """Append to the log. Copies share one list: the first to go on extends it, others take their own."""
        if self.logged != len(self.log):
            self.log = self.log[: self.logged]
        self.log.append(entry)
        self.logged += 1

    def _from_script(self, kind: i64) -> i64:
        code: i64 = self.script[self.scripted]
        self.scripted += 1
        if code & 255 != kind:
            raise InvalidRecord(
                f"chance was to give {self.outcome_text(code)!r}, but something else is drawn now"
            )
        return code >> 8


_NO_GAME: Final = About("", "", 0, 0, (), 0)
_NO_RNG: Final = Rng()
