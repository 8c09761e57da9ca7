"""Game: the door to one game. Each game fills in how it is dealt and how its positions are read."""

import copy
import secrets
from collections.abc import Sequence
from typing import Any, Final

from trianon.kernel.action import Action
from trianon.kernel.errors import InvalidFigures, InvalidOption, InvalidPosition, InvalidRecord, TrianonError
from trianon.kernel.event import Event
from trianon.kernel.figures import FILE, Printed, Sheet
from trianon.kernel.kind import KindTable
from trianon.kernel.record import CHANCE, Record
from trianon.kernel.rng import Rng, SealedRng, rng_from_json
from trianon.kernel.spec import NO_KINDS, GameSpec, Option
from trianon.kernel.state import State
from trianon.kernel.step import Step

_NO_RNG: Final = Rng()


class Game(GameSpec):
    """One of the games: `start` it, `parse` its actions, read its positions, `replay` its records.

    There is one such object for every version of its rules, and for every file of corrected figures; each
    refers to the one `before` it, and a state to the one it is played with: `state.game`.
    """

    def __init__(
        self,
        id: str,
        title: str,
        min_seats: int,
        max_seats: int,
        options: tuple[Option, ...],
        rules_version: int,
        steps: Sequence[Step[Any]] = (),
        actions: KindTable = NO_KINDS,
        chance: KindTable = NO_KINDS,
        before: "Game | None" = None,
        figures_id: str = "",
    ) -> None:
        super().__init__(
            id, title, min_seats, max_seats, options, rules_version, steps, actions, chance, figures_id
        )
        self.before = before

    def version(self, number: int, figures: str = "") -> "Game":
        """The game with this version of its rules and these figures, by default those it comes with.

        InvalidOption when the rules are not known, InvalidFigures when the figures are not.
        """
        game: Game | None = self
        known: list[str] = []
        while game is not None:
            if game.rules_version == number and game.figures_id == figures:
                return game
            if str(game.rules_version) not in known:
                known.append(str(game.rules_version))
            game = game.before
        if str(number) not in known:
            raise InvalidOption(
                f"{self.title} has no rules version {number!r}; known here: {', '.join(known)}"
            )
        raise InvalidFigures(
            f"{self.title} was played with corrected figures ({figures}) that are not known here;"
            f" name their file: --figures {self.id}=FILE"
        )

    def corrected(self, text: str, file: str = FILE) -> "Game":
        """This game with the figures of a corrected file, given as its text; itself when it has them already.

        It still knows the figures that it had. InvalidFigures names the file, the entry and what is expected.
        """
        printed = self.sheet().read(text, file)
        if printed.id == self.figures_id:
            return self
        versions: list[Game] = []  # of the rules, the newest first
        older: Game | None = self
        while older is not None and (not versions or older.rules_version < versions[-1].rules_version):
            versions.append(older)
            older = older.before
        game = self
        for version in reversed(versions):
            game = version.with_figures(printed, game)
        return game

    def start(self, seats: int, seed: int | bytes | None = None, **options: object) -> State:
        """The first state. The same seed gives the same game; 32 secret bytes can be checked afterwards."""
        return self._begin(seats, self.settle(seats, options), _generator(seed), [], telling=False)

    def start_with_events(
        self, seats: int, seed: int | bytes | None = None, **options: object
    ) -> tuple[State, list[Event]]:
        """The first state, and what happened while the table was set."""
        state = self._begin(seats, self.settle(seats, options), _generator(seed), [], telling=True)
        return state, state.stop_telling()

    def parse(self, state: State, text: str) -> Action:
        """The action a text stands for; InvalidAction when it cannot be read. It need not be legal now."""
        return state.action(state.read(text))

    def from_json(self, doc: object) -> State:
        """The position in a document, with the rules it names; InvalidPosition says which field is wrong."""
        if not isinstance(doc, dict):
            raise InvalidPosition("a position is a JSON object")
        if doc.get("game") != self.id:
            raise InvalidPosition(f"game: {doc.get('game')!r} is not {self.id!r}")
        rules = doc.get("rules", self.rules_version)
        if not isinstance(rules, int) or isinstance(rules, bool):
            raise InvalidPosition("rules: must be a number")
        figures = doc.get("figures", "" if "rules" in doc else self.figures_id)
        if not isinstance(figures, str):
            raise InvalidPosition("figures: must be the hash of corrected figures")
        if rules != self.rules_version or figures != self.figures_id:
            return self._other(rules, figures, InvalidPosition).from_json(doc)
        seats = doc.get("seats")
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise InvalidPosition("seats: must be a number")
        settings = self._settings_in(doc, seats)
        generator = _generator(None)
        if "chance" in doc:
            try:
                generator = rng_from_json(doc["chance"])
            except ValueError as error:
                raise InvalidPosition(f"chance: {error}") from error
        state = self._blank(seats, settings, generator)
        self.read_position(state, doc)
        state.ask()
        if state.seat >= 0 and len(state.codes) == 0:
            raise InvalidPosition(f"pending: {state.ask_name(state.step)!r} has no answer here")
        state.origin = copy.deepcopy(doc)
        return state

    def replay(self, record: Record, upto: int | None = None) -> State:
        """The state after the record's actions, or the first `upto`, by the rules it was played with.

        InvalidRecord when they do not fit.
        """
        if record.game != self.id:
            raise InvalidRecord(f"game: this record is of {record.game!r}, not of {self.id!r}")
        if record.rules != self.rules_version or record.figures != self.figures_id:
            return self._other(record.rules, record.figures, InvalidRecord).replay(record, upto)
        state = self._first_of(record)
        actions = record.actions
        for number in range(len(actions) if upto is None else min(upto, len(actions))):
            try:
                state.play(actions[number])
            except TrianonError as error:
                raise InvalidRecord(f"action {number + 1}: {error}") from error
        _check_log(state, record)
        if upto is None and state.scripted < len(state.script):
            raise InvalidRecord("log: chance outcomes are left over at the end")
        state.script = []
        state.scripted = 0
        return state

    # --- what each game fills in ------------------------------------------------------------------

    def empty(self) -> State:
        """*game* A state with nothing on the table."""
        raise NotImplementedError

    def check(self, seats: int, settings: dict[str, object]) -> None:
        """*game* InvalidOption when options do not go together: the first seat must exist."""
        first = settings.get("first")
        if isinstance(first, int) and first >= seats:
            raise InvalidOption(f"first={first}: the seats are counted from 0 to {seats - 1}")

    def ranks(self, seats: int) -> tuple[str, ...]:
        """*game* The ranks that an end may give, the lowest first; the view of the end names its `rank`."""
        return ()

    def deal(self, state: State) -> None:
        """*game* Set the table and push the first question."""
        raise NotImplementedError

    def read_position(self, state: State, doc: dict[str, object]) -> None:
        """*game* Put everything where the document says; InvalidPosition names the field that is wrong."""
        raise NotImplementedError

    def sheet(self) -> Sheet:
        """*game* Its file of figures: the tables in it and what must hold in them."""
        raise InvalidFigures(f"{self.title} has no file of figures")

    def with_figures(self, printed: Printed, before: "Game") -> "Game":
        """*game* A game by the rules of this one with other figures."""
        raise NotImplementedError

    def drawn(self) -> dict[str, object]:
        """*game* What is printed on its components, as the client draws it."""
        raise NotImplementedError

    # --- inside -----------------------------------------------------------------------------------

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """A value for every option, checked alone and together."""
        settled = super().settle(seats, given)
        self.check(seats, settled)
        return settled

    def _other(self, number: int, figures: str, problem: type[TrianonError]) -> "Game":
        """The game with the rules and figures that a document names; a problem with its field otherwise."""
        try:
            return self.version(number, figures)
        except InvalidOption as error:
            raise problem(f"rules: {error}") from error
        except InvalidFigures as unknown:  # a name of its own: compiled, it has the type of the first
            raise problem(f"figures: {unknown}") from unknown

    def _settings_in(self, doc: dict[str, object], seats: int) -> dict[str, object]:
        """The options of a position document."""
        if not self.min_seats <= seats <= self.max_seats:
            raise InvalidPosition(f"seats: must be a number from {self.min_seats} to {self.max_seats}")
        given = doc.get("options", {})
        if not isinstance(given, dict):
            raise InvalidPosition("options: must be an object")
        try:
            return self.settle(seats, given)
        except TrianonError as error:
            raise InvalidPosition(f"options: {error}") from error

    def _blank(self, seats: int, settings: dict[str, object], generator: Rng) -> State:
        state = self.empty()
        state.game = self
        state.settings = settings
        state.seats = seats
        state.rng = generator
        return state

    def _begin(
        self, seats: int, settings: dict[str, object], generator: Rng, script: list[int], telling: bool
    ) -> State:
        state = self._blank(seats, settings, generator)
        state.script = script
        state.telling = telling
        self.deal(state)
        state.go_on()
        return state

    def _first_of(self, record: Record) -> State:
        reader = self._blank(record.seats, {}, _NO_RNG)
        try:
            script = [reader.read_chance(text) for text in record.chance]
            if record.start is None:
                settings = self.settle(record.seats, record.options)
                return self._begin(record.seats, settings, _generator(None), script, telling=False)
            state = self.from_json(record.start)
        except TrianonError as error:
            raise InvalidRecord(f"the beginning: {error}") from error
        rules = state.game.rules_version
        if rules != self.rules_version:
            raise InvalidRecord(f"the beginning: rules: {rules} is not {self.rules_version}")
        figures = state.game.figures_id
        if figures != self.figures_id:
            raise InvalidRecord(f"the beginning: figures: {figures!r} is not {self.figures_id!r}")
        state.script = script
        return state


def _check_log(state: State, record: Record) -> None:
    """Chance stepped in exactly where the record says so: no outcome is missing or out of place."""
    for number in range(state.logged):
        is_chance = state.log.entries[number] & 1 == 1
        if number >= len(record.log) or record.log[number].startswith(CHANCE) != is_chance:
            raise InvalidRecord(
                f"log[{number}]: {'a chance outcome' if is_chance else 'an action'} belongs here"
            )


def _generator(seed: int | bytes | None) -> Rng:
    if isinstance(seed, bytes):
        return SealedRng(seed)
    if seed is not None and seed < 0:
        raise InvalidOption(f"seed={seed}: must not be negative")
    return Rng(secrets.randbits(64) if seed is None else seed)
