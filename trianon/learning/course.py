"""A course: generations of games, each fitted, and tried against the one before."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from trianon.arena.ledger import drop_cut_off, whole_lines
from trianon.arena.report import wilson
from trianon.arena.workforce import Processes, Workforce
from trianon.bots.judgements import judgement_of
from trianon.games.registry import game, rules_module
from trianon.kernel.errors import InvalidOption, InvalidRecord
from trianon.learning.regression import Regression
from trianon.learning.self_play import Game, Task, play

STRAY: Final = 10  # one answer in so many of the games that are learned from
HELD_BACK: Final = 5  # one game in so many is not learned from: it shows what was learned
MARKS: Final = 10  # points of the curve of a generation


@dataclass(frozen=True)
class Plan:
    """What a course does. The same plan gives the same weights."""

    game: str
    generations: int
    games: int  # of a generation, to learn from
    duels: int  # of the new weights against the old ones
    studying: int  # iterations for an answer in games to learn from; without any the quick policy plays
    thinking: int  # and in duels
    seed: int


@dataclass(frozen=True)
class Beginning:
    """Where a course sets out from: other rules or other weights would make other games of the same plan."""

    plan: Plan
    rules_version: int
    weights: dict[str, float]  # by the names of the features


@dataclass(frozen=True)
class Generation:
    """What came of a generation."""

    number: int
    samples: int
    before: float  # points by which the old weights miss how games end
    after: float
    share: float  # of the wins, for the new weights
    low: float  # of its 95% confidence interval
    high: float
    is_better: bool
    weights: list[float] = field(repr=False)  # of the better
    curve: list[tuple[int, float]] = field(default_factory=list)  # after so many games, the error by then


def names(game_id: str) -> tuple[str, ...]:
    """The features of a game, in their order."""
    found: tuple[str, ...] = getattr(import_module(f"{rules_module(game_id)}.judgement"), "FEATURES", ())
    return found


class Notebook:
    """Every game of a course, a line of JSON each: one that was interrupted goes on from there."""

    def __init__(self, path: Path | None, course: Plan) -> None:
        self._path = path
        self._games: list[Game] = []
        weights = dict(zip(names(course.game), judgement_of(course.game).weights, strict=True))
        self._beginning = Beginning(course, game(course.game).rules_version, weights)
        if path is not None:
            self._open(path)

    @property
    def weights(self) -> list[float]:
        """Those that the first games were played with, also where better ones were saved since then."""
        return list(self._beginning.weights.values())

    def _open(self, path: Path) -> None:
        if not whole_lines(path):
            path.write_bytes(msgspec.json.encode(self._beginning) + b"\n")
        head, *lines = whole_lines(path)
        try:
            known = msgspec.json.decode(head, type=Beginning)
            self._games = [msgspec.json.decode(line, type=Game) for line in lines]
        except msgspec.DecodeError as error:
            raise InvalidRecord(f"{path} is not the file of a course: {error}") from error
        if differences := _differences(known, self._beginning):
            raise InvalidOption(f"{path} belongs to another course: {', '.join(differences)}")
        self._beginning = known
        drop_cut_off(path)

    def run(self, tasks: Sequence[Task], workforce: Workforce) -> Iterator[Game]:
        """The games of these tasks in their order: those that are known, then the others."""
        known = self._games[: len(tasks)]
        del self._games[: len(tasks)]
        yield from known
        for played in workforce.run(play, tasks[len(known) :]):
            if self._path is not None:
                with self._path.open("ab") as file:
                    file.write(msgspec.json.encode(played) + b"\n")
            yield played


def _differences(known: Beginning, wanted: Beginning) -> list[str]:
    """Why games of one course are none of the other. A course may become longer, and finds its weights."""
    wishes = asdict(wanted.plan)
    found = [
        f"{name} {value}, not {wishes[name]}"
        for name, value in asdict(known.plan).items()
        if name != "generations" and value != wishes[name]
    ]
    if known.rules_version != wanted.rules_version:
        found.append(f"version {known.rules_version} of the rules, not {wanted.rules_version}")
    if not found and list(known.weights) != list(wanted.weights):
        found.append("with other features")
    return found


def _is_mark(place: int, games: int) -> bool:
    """Whether the curve has a point after this game: all are equally far apart, and one is at the end."""
    return (place + 1) * MARKS // games > place * MARKS // games


class Course:
    """Goes through the generations of a plan."""

    def __init__(self, course: Plan, path: Path | None = None, workforce: Workforce | None = None) -> None:
        if not names(course.game):
            raise InvalidOption(f"{course.game} has no features whose weights could be learned")
        self.plan = course
        self._notebook = Notebook(path, course)
        self.weights = self._notebook.weights
        self._workforce = workforce or Processes()

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return self.plan.generations * (self.plan.games + self.plan.duels)

    def run(self) -> Generator[Game | Generation, None, None]:
        """Every game as it is played, and after those of a generation what came of it."""
        for number in range(self.plan.generations):
            learned, held_back = self._regressions(), self._regressions()
            marks: list[tuple[int, list[float]]] = []  # what was known after so many games
            for place, played in enumerate(self._notebook.run(self._lessons(number), self._workforce)):
                for sample in played.samples:
                    (held_back if place % HELD_BACK == 0 else learned).add(sample.features, sample.gain)
                if _is_mark(place, self.plan.games):
                    marks.append((place + 1, learned.weights()))
                yield played
            fresh = [round(weight, 3) for weight in learned.weights()]
            won = 0.0
            for place, played in enumerate(self._notebook.run(self._duels(number, fresh), self._workforce)):
                won += 1 - played.share if place % 2 else played.share
                yield played
            share = won / self.plan.duels
            before, after = held_back.error(self.weights), held_back.error(fresh)
            low, high = wilson(won, self.plan.duels)
            is_better = low > 0.5  # a lucky match is no reason to play otherwise
            self.weights = fresh if is_better else self.weights
            yield Generation(
                number,
                learned.count,
                before,
                after,
                share,
                low,
                high,
                is_better,
                self.weights,
                [(games, held_back.error(weights)) for games, weights in marks],
            )

    def _regressions(self) -> Regression:
        return Regression(len(self.weights))

    def _lessons(self, number: int) -> list[Task]:
        first = self.plan.seed + number * self.plan.games
        both = (self.weights, self.weights)
        thought = self.plan.studying
        return [Task(self.plan.game, first + game, both, thought, STRAY) for game in range(self.plan.games)]

    def _duels(self, number: int, fresh: list[float]) -> list[Task]:
        """Every deal is played twice, with seats changed."""
        first = self.plan.seed + number * self.plan.duels
        seated = ((fresh, self.weights), (self.weights, fresh))
        thought = self.plan.thinking
        return [
            Task(self.plan.game, first + game // 2, seated[game % 2], thought)
            for game in range(self.plan.duels)
        ]
