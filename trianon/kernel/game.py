"""Game: the door to one game. Each game fills in how it is dealt and how its positions are read."""

import copy
import secrets
from collections.abc import Sequence
from typing import Any, Final

from trianon.kernel.action import Action
from trianon.kernel.errors import InvalidOption, InvalidPosition, InvalidRecord, TrianonError
from trianon.kernel.event import Event
from trianon.kernel.kind import KindTable
from trianon.kernel.record import CHANCE, Record
from trianon.kernel.rng import Rng, SealedRng, rng_from_json
from trianon.kernel.spec import NO_KINDS, GameSpec, Option
from trianon.kernel.state import State
from trianon.kernel.step import Step

_NO_RNG: Final = Rng()


class Game(GameSpec):
    """One of the games: `start` it, `parse` its actions, read its positions, `replay` its records.

    There is one such object for every version of its rules; each refers to the one `before` it, and a state
    to the one it is played with: `state.game`.
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
    ) -> None:
        super().__init__(id, title, min_seats, max_seats, options, rules_version, steps, actions, chance)
        self.before = before

    def version(self, number: int) -> "Game":
        """The game with this version of its rules or an older one; InvalidOption when it is not known."""
        game: Game | None = self
        known: list[str] = []
        while game is not None:
            if game.rules_version == number:
                return game
            known.append(str(game.rules_version))
            game = game.before
        raise InvalidOption(f"{self.title} has no rules version {number!r}; known here: {', '.join(known)}")

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
        if rules != self.rules_version:
            return self._older(rules, InvalidPosition).from_json(doc)
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
        if record.rules != self.rules_version:
            return self._older(record.rules, InvalidRecord).replay(record, upto)
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

    # --- inside -----------------------------------------------------------------------------------

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """A value for every option, checked alone and together."""
        settled = super().settle(seats, given)
        self.check(seats, settled)
        return settled

    def _older(self, number: int, problem: type[TrianonError]) -> "Game":
        """The game with older rules that a document names; a problem with its field `rules` otherwise."""
        try:
            return self.version(number)
        except InvalidOption as error:
            raise problem(f"rules: {error}") from error

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
