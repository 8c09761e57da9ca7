"""A course gives the same weights for the same plan, also when it is interrupted; tables fit their games."""

from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

import trianon
from tests.known import TEMPLATE
from trianon.bots.judgements import judgement_of
from trianon.learning import table
from trianon.learning.course import Course, Generation, Plan, names

LEARNING = [game for game in trianon.games() if names(game)]
# Quick play throughout: what is tested does not depend on how well it is played.
PLAN = Plan("louis", generations=2, games=5, duels=2, studying=0, thinking=0, seed=3)


def generations(course: Course) -> list[Generation]:
    return [step for step in course.run() if isinstance(step, Generation)]


def test_a_course_that_is_interrupted_goes_on_to_the_same_end(tmp_path: Path) -> None:
    usual = list(judgement_of("louis").weights)
    whole = generations(Course(PLAN))
    steps = Course(PLAN, tmp_path / "games.jsonl").run()
    for _ in range(4):
        next(steps)
    steps.close()
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) == 5  # the plan, and four games
    assert generations(Course(PLAN, tmp_path / "games.jsonl")) == whole
    assert [found.samples for found in whole] == [12, 12]  # three rounds of the games that are not held back
    assert judgement_of("louis").weights == usual
    with pytest.raises(trianon.InvalidOption, match="another course"):
        Course(Plan("louis", 2, 5, 2, 0, 0, seed=4), tmp_path / "games.jsonl")


def test_a_game_without_features_has_nothing_to_learn() -> None:
    with pytest.raises(trianon.InvalidOption, match="template has no features"):
        Course(Plan(TEMPLATE, 1, 1, 2, 0, 0, 0))


@pytest.mark.parametrize("game", LEARNING)
def test_every_feature_has_a_weight_for_the_present_rules(game: str) -> None:
    learned = import_module(f"trianon.games.{game}.weights")
    assert trianon.game(game).rules_version == learned.RULES_VERSION
    assert len(learned.WEIGHTS) == len(names(game))
    assert table.source(game, learned.WEIGHTS) == Path(str(learned.__file__)).read_text("utf-8")
    state = trianon.game(game).start(seats=2, seed=1)
    assert len(judgement_of(game).features(state, 0)) == len(names(game))


def test_the_curve_shows_every_generation() -> None:
    found = [Generation(number, 24, 9.0, 8.0, 0.5 + number / 10, True, []) for number in range(3)]
    drawing = ElementTree.fromstring(table.curve("louis", found))
    texts = [text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert [text for text in texts if text and text.endswith("%")] == ["50%", "60%", "70%"]
