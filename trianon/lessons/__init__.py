"""Lessons: one TOML file per game, played through in the engine for the page that shows it."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import trianon
from trianon.table.live_game import LiveGame
from trianon.table.messages import Chair
from trianon.table.problems import TableProblem
from trianon.table.requests import Lesson, LessonMove, LessonOutcome, LessonStep
from trianon.table.view_cache import differences

FOLDER: Final = Path(__file__).parent
LEARNER: Final = 0  # the seat of whoever takes the lesson


class InvalidLesson(trianon.TrianonError):
    """A lesson that cannot be played as it is written."""


class WrittenMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer of the seat that is asked, and what chance gives then."""

    answer: str
    chance: list[str] = []
    also: dict[str, list[str]] = {}  # answers as good, each with its chance: in the last move of a scene
    tries: dict[str, str] = {}  # other answers, each with the attribute of the words that replies to it


class WrittenStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: the name of its words, a new position where a scene begins, and the moves."""

    words: str
    position: dict[str, Any] | None = None
    moves: list[WrittenMove] = []


class WrittenLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson file holds: its ideas, and the position in which the game after it begins."""

    steps: list[WrittenStep]
    first_game: dict[str, Any]


def taught() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game; it is played once."""
    return play(game, (FOLDER / f"{game}.toml").read_text("utf-8"))


@cache
def first_game(game: str) -> dict[str, Any]:
    """The complete position in which the short game after a lesson begins; the learner is asked."""
    written = _read(game, (FOLDER / f"{game}.toml").read_text("utf-8")).first_game
    return trianon.game(game).from_json({"game": game, **written}).to_json()


def play(game: str, text: str) -> Lesson:
    """A lesson from the text of its file; InvalidLesson names the step that cannot be."""
    steps = _read(game, text).steps
    newest = trianon.game(game)
    rules = newest.version(newest.rules_version)  # with the figures that the lesson was written for
    played: list[LessonStep] = []
    live: LiveGame | None = None
    for step, after in zip(steps, [*steps[1:], None], strict=True):
        try:
            if step.position is not None:
                live = LiveGame(rules.from_json({"game": game, **step.position}), [])
            if live is None:
                raise InvalidLesson("the first step needs a position")
            ends = after is None or after.position is not None
            played.append(_step(live, step, ends))
        except (trianon.TrianonError, TableProblem) as error:
            raise InvalidLesson(f"{game}, {step.words}: {error}") from error
    return Lesson(game, LEARNER, _chairs(played), played)


def _read(game: str, text: str) -> WrittenLesson:
    try:
        return msgspec.convert(tomllib.loads(text), WrittenLesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise InvalidLesson(f"{game}: {error}") from error


def _step(live: LiveGame, step: WrittenStep, ends: bool) -> LessonStep:
    """Plays one step; `ends`: nothing later goes on from its last position."""
    view, asked, ask = live.state.view(LEARNER), live.asked, live.ask
    moves = []
    for move in step.moves:
        if move.also and not (ends and move is step.moves[-1]):
            raise InvalidLesson(f"{move.answer}: another answer counts only at the end of a scene")
        moves.append(_move(live, move))
    return LessonStep(step.words, view, asked, ask, moves)


def _move(live: LiveGame, move: WrittenMove) -> LessonMove:
    question = live.question()
    if question is None:
        raise InvalidLesson(f"{move.answer}: the game is over")
    legal = {choice.text for choice in question.options}
    if strange := {*move.also, *move.tries} - legal:
        raise InvalidLesson(f"not legal here: {', '.join(sorted(strange))}")
    others = {answer: LiveGame(live.state.copy(), []) for answer in move.also}
    outcomes = {move.answer: _outcome(live, question.seat, move.answer, move.chance)}
    for answer, chance in move.also.items():
        outcomes[answer] = _outcome(others[answer], question.seat, answer, chance)
    return LessonMove(question, move.answer, outcomes, move.tries)


def _outcome(live: LiveGame, seat: int, answer: str, chance: list[str]) -> LessonOutcome:
    """Plays an answer with scripted chance, and nothing left to luck."""
    state = live.state
    state.script = [state.read_chance(text) for text in chance]
    state.scripted = 0
    before = state.view(LEARNER)
    gave = live.play(seat, answer)
    if gave != chance:
        raise InvalidLesson(f"{answer}: chance gave {gave}, but the lesson says {chance}")
    step = live.steps_after(live.version - 1, LEARNER)[0]
    return LessonOutcome(step.events, differences(before, state.view(LEARNER)), live.asked, live.ask)


def _chairs(steps: list[LessonStep]) -> list[Chair]:
    """The learner and bots, the same in all positions."""
    colours, *others = {tuple(player["colour"] for player in step.view["players"]) for step in steps}
    if others:
        raise InvalidLesson("all positions need the same seats and colours")
    return [
        Chair(seat, "person" if seat == LEARNER else "bot", colour=colour, online=True, yours=seat == LEARNER)
        for seat, colour in enumerate(colours)
    ]
