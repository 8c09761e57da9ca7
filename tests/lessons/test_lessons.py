"""Every lesson plays through in the engine, in every language, and says so when it cannot."""

import re

import pytest
from fluent.syntax import FluentParser, ast

import trianon
from trianon import bots, lessons
from trianon.kernel.rng import Rng
from trianon.lessons import InvalidLesson
from trianon.table.requests import LessonStep
from trianon.words import LANGUAGES, Words, catalogue


def wanted(game: str, step: LessonStep) -> set[str]:
    """The parts that the words of a step must have."""
    id = f"{game}-lesson-{step.words}"
    parts = {id, f"{id}.title"}
    mine = [move for move in step.moves if move.question.seat == lessons.LEARNER]
    if not mine:
        return parts
    replies = {reply for move in mine for reply in move.tries.values()}
    if any(len(move.question.options) > len(move.outcomes) + len(move.tries) for move in mine):
        replies.add("wrong")
    return parts | {f"{id}.{part}" for part in ("task", "after", *replies)}


def told(language: str, game: str) -> set[str]:
    """Every message of the lesson's catalogue, with its attributes."""
    resource = FluentParser().parse(catalogue(language, f"{game}-lesson").read_text("utf-8"))
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {entry.id.name for entry in entries} | {
        f"{entry.id.name}.{one.id.name}" for entry in entries for one in entry.attributes
    }


def test_every_game_has_a_lesson() -> None:
    assert lessons.taught() == trianon.games()


@pytest.mark.parametrize("game", lessons.taught())
def test_a_lesson_plays_through(game: str) -> None:
    """Six to ten ideas; the learner does something in most of them, and every reply is to a legal answer."""
    lesson = lessons.lesson(game)
    assert 6 <= len(lesson.steps) <= 10
    assert len({step.words for step in lesson.steps}) == len(lesson.steps)
    active = [step for step in lesson.steps if any(move.question.seat == lesson.seat for move in step.moves)]
    assert len(active) >= len(lesson.steps) - 3
    for step in lesson.steps:
        for move in step.moves:
            options = {choice.text for choice in move.question.options}
            assert move.answer in move.outcomes
            assert {*move.outcomes, *move.tries} <= options


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", lessons.taught())
def test_every_step_has_its_words_and_no_words_are_left_over(game: str, language: str) -> None:
    """Exactly the parts that a learner can come to read, each without a gap."""
    steps = lessons.lesson(game).steps
    needed = {id for step in steps for id in wanted(game, step)}
    assert told(language, game) == needed
    words = Words(language, game, strict=True)
    for id in needed:
        assert not re.search(r"[{}‹]|  ", words.say(id))


@pytest.mark.parametrize("game", lessons.taught())
def test_the_first_game_is_short(game: str) -> None:
    """The learner is asked first, at a table of the lesson's size, and novices come to the end of it soon."""
    state = trianon.game(game).from_json({**lessons.first_game(game), "chance": Rng(7).to_json()})
    assert state.seats == len(lessons.lesson(game).chairs)
    novice, luck = bots.get(game, "novice"), Rng(7)
    seats = []
    while (decision := state.decision) is not None:
        seats.append(decision.seat)
        state.play_at(novice.choose(state.determinize(decision.seat, luck), luck))
    assert seats[0] == lessons.LEARNER
    assert 4 <= seats.count(lessons.LEARNER) <= 40


BOX = 'words = "box"\nposition = { seats = 2, columns = ["art 5:", "trade 5:"], hands = ["king", "queen"] }\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[steps]]\nwords = "begin"', "the first step needs a position"),
        ("[[steps]]\nwords = 3", "Expected `str`"),
        ("steps = 1 1", "kabale: "),
        (f'[[steps]]\n{BOX}moves = [{{ answer = "queen > 1" }}]', "kabale, box: queen > 1: "),
        (f'[[steps]]\n{BOX}moves = [{{ answer = "king > 1" }}]', "chance gave \\['draw "),
        (
            f'[[steps]]\n{BOX}moves = [{{ answer = "king > 1", tries = {{ "mage > 1" = "no" }} }}]',
            "not legal",
        ),
    ],
)
def test_a_lesson_that_cannot_be_played_is_refused_by_name(text: str, complaint: str) -> None:
    with pytest.raises(InvalidLesson, match=complaint):
        lessons.play("kabale", f"first_game = {{}}\n{text}")
