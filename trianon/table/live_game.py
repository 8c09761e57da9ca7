"""Live game: one that is being played - its position, its versions, and what can be taken back."""

import hashlib
from typing import Any

import msgspec

import trianon
from trianon.kernel.decision import FINAL, OUTLOOK_BITS, PASSES, SHOWS
from trianon.kernel.kind import KindTable
from trianon.kernel.rng import SealedRng
from trianon.kernel.state import NOBODY
from trianon.table.codec import once
from trianon.table.entries import Started
from trianon.table.history import History, Version
from trianon.table.messages import Choice, Question, Step
from trianon.table.problems import TableProblem

MOST_KNOWN = 2000  # answers of a game, each with what it means for taking it back
_KNOWN_CHOICES: dict[tuple[KindTable, int], dict[int, Choice]] = {}  # by seats; code and outlook in one


class LiveGame:
    """A game under way. Every accepted step, also an undo, makes a new version."""

    def __init__(self, state: trianon.State, opening: list[trianon.Event]) -> None:
        self.state = state
        self.asked = _asked(state)  # the seat everybody waits for; None when the game is over
        self.versions = History(Version(None, opening))
        # Positions before the steps that can still be taken back, all decided by one seat.
        self.before: list[trianon.State] = []
        self._covers: list[int] = []  # how many versions each of them is away from the next: forced answers
        self._undoer: int | None = None

    @classmethod
    def begin(cls, game: str, seats: int, settings: dict[str, Any], entry: Started) -> "LiveGame":
        """The game that a table's log starts, by the rules it began with; ValueError if they are unknown."""
        try:
            rules = trianon.game(game).version(entry.rules, entry.figures)
        except (trianon.InvalidOption, trianon.InvalidFigures) as error:
            raise ValueError(str(error)) from error
        seed = bytes.fromhex(entry.seed)
        if entry.position is None:
            return cls(*rules.start_with_events(seats, seed, **settings))
        state = rules.from_json(entry.position)
        state.rng = SealedRng(seed)
        return cls(state, [])

    # --- questions ----------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.versions) - 1

    @property
    def ask(self) -> str:
        """What the asked seat is asked, which everybody may know; empty when the game is over."""
        return "" if self.asked is None else self.state.ask_name(self.state.step)

    @property
    def places(self) -> list[list[int]]:
        """The seats in order of merit when the game is over."""
        return places(self.state)

    @property
    def undoer(self) -> int | None:
        """The seat that may take back a step now."""
        return self._undoer if self.before else None

    def question(self) -> Question | None:
        """What is asked now, with every answer, and which of them can be taken back."""
        decision = self.state.decision
        if decision is None:
            return None
        choices = [_choice(action, decision.outlook(index)) for index, action in enumerate(decision.options)]
        return Question(decision.seat, decision.ask, choices)

    def question_once(self) -> Question | None:
        """The same for messages, its answers encoded; those that read alike in every game once for all."""
        decision = self.state.decision
        if decision is None:
            return None
        known = _KNOWN_CHOICES.setdefault((self.state.game.actions, self.state.seats), {})
        if len(known) > MOST_KNOWN:
            known.clear()
        choices = []
        outlooks, options = decision.outlooks(), decision.options
        for index in range(len(outlooks)):
            code, outlook = decision.constant_code(index), outlooks[index]
            if code < 0:
                choices.append(once(_choice(options[index], outlook)))
                continue
            key: int = code << OUTLOOK_BITS | outlook
            choice = known.get(key)
            if choice is None:
                choice = known[key] = once(_choice(options[index], outlook))
            choices.append(choice)
        return Question(decision.seat, decision.ask, choices)

    def ordered(self, order: dict[str, Any]) -> str | None:
        """What this standing order of the asked seat answers; None: nothing, the player is asked."""
        action = self.state.follow_order(order)
        return None if action is None else str(action)

    def only_answer(self) -> str | None:
        """What has to be answered, where nobody learns anything from the haste; None: it is asked.

        It is asked too where the player could not take back the step before any more.
        """
        action, decision = self.state.only_answer(), self.state.decision
        if action is None or decision is None:
            return None
        trial = decision.tried(0)
        is_final = trial.is_irreversible or _asked(trial) is None
        return None if self.before and is_final else str(action)

    def steps_after(self, have: int, viewpoint: int | None) -> list[Step]:
        """What happened since version `have`, as one seat may see it."""
        newest = self.version
        if have == newest - 1:
            return [self.versions.newest.step(newest, viewpoint)]
        first = have + 1 if have <= newest else 0
        return [
            version.step(number, viewpoint)
            for number, version in enumerate(self.versions.since(first), first)
        ]

    def knowers_after(self, have: int) -> set[int]:
        """The seats that know more than a spectator of what happened since version `have`."""
        happened = [event for version in self.versions.since(have + 1) for event in version.events]
        return {event.knower for event in happened if event.secret}

    def lasting_events(self, have: int) -> list[trianon.Event]:
        """What happened since version `have` and was not taken back."""
        lasting: list[Version] = []
        for version in self.versions.since(have + 1):
            if not version.undone:
                lasting.append(version)
            elif lasting:
                lasting.pop()
        return [event for version in lasting for event in version.events]

    # --- steps --------------------------------------------------------------------------------------------

    def play(self, seat: int, action: str, ordered: bool = False, forced: bool = False) -> list[str]:
        """Answer the question; returns what chance gave. TableProblem and no change when it is refused.

        What a standing order answered cannot be taken back, nor what came before it. A forced answer is part
        of the step before it: they are taken back together.
        """
        state = self.state
        if self.asked is None:
            raise TableProblem("not_playing", "the game is over")
        if self.asked != seat:
            raise TableProblem("not_your_turn", f"seat {self.asked} is asked, not seat {seat}")
        before = state.copy()
        noted = state.logged
        try:
            events = state.play(action)
        except trianon.InvalidAction as unread:
            raise TableProblem("invalid", str(unread)) from unread
        except trianon.IllegalAction as refused:
            raise TableProblem("illegal", str(refused)) from refused
        self.asked = _asked(state)
        if not forced or state.is_irreversible or self.asked is None:
            self._remember(seat, before)
        elif self.before:
            self._covers[-1] += 1
        if ordered:
            self._keep_all()
        self.versions.append(Version(seat, events))
        entries = state.log.entries[noted : state.logged]
        return [state.chance_text(entry >> 1) for entry in entries if entry & 1]

    def undo(self, seat: int) -> None:
        """Take back the last step of this seat; TableProblem when that cannot be."""
        if self.undoer != seat:
            raise TableProblem("no_undo", "nothing of yours can be taken back now")
        self.state = self.before.pop()
        self.asked = seat
        for _ in range(self._covers.pop()):
            self.versions.append(Version(seat, [], undone=True))

    def end(self) -> None:
        """Nobody is asked any more, though the rules would go on: the players agreed on it."""
        self.asked = None
        self._keep_all()
        self.versions.append(Version(None, []))

    def fingerprint(self) -> str:
        """Of a game that is over: every answer, what chance gave, all points and the ranking.

        The rules are named in it, and a game is replayed by those it began with. Left out is what a later
        version may tell otherwise of the same game: fields of a position, options with their defaults, and
        the names of reasons.
        """
        record = self.state.record
        points = [
            sorted(reason.points for reason in score.reasons if reason.points) for score in self.state.scores
        ]
        game = (record.game, record.rules, record.figures, record.seats)
        told = msgspec.json.encode((game, record.log, points, self.places))
        return hashlib.blake2b(told, digest_size=8).hexdigest()

    def rest(self) -> None:
        """Nobody asks for a while: let go of what takes memory and can be worked out anew."""
        self.versions.rest()
        for before in self.before:
            before.rest()

    def _remember(self, seat: int, before: trianon.State) -> None:
        """Nothing is taken back past chance, a reveal, somebody else's decision, or the end."""
        if self.state.is_irreversible or self.asked is None:
            self._keep_all()
            return
        if self._undoer != seat:
            self._keep_all()
            self._undoer = seat
        self.before.append(before)
        self._covers.append(1)

    def _keep_all(self) -> None:
        """What was played so far stays."""
        self.before.clear()
        self._covers.clear()


def _choice(action: trianon.Action, outlook: int) -> Choice:
    final, passes, shows = bool(outlook & FINAL), bool(outlook & PASSES), bool(outlook & SHOWS)
    return Choice(action.text, action.kind, action.args, final, passes, shows)


def places(state: trianon.State) -> list[list[int]]:
    """The seats in order of merit, those who share a place together; none before the end."""
    outcome = state.outcome
    return [] if outcome is None else [list(place) for place in outcome.ranking]


def _asked(state: trianon.State) -> int | None:
    return None if state.seat == NOBODY else state.seat
