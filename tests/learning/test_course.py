"""A course gives the same weights for the same plan, also when it is interrupted; tables fit their games."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import Any
from xml.etree import ElementTree

import pytest

import trianon
from tests.known import TEMPLATE
from trianon.bots.judgements import judgement_of
from trianon.cli.arena import Run
from trianon.cli.learn import study
from trianon.games.louis import crowd_weights
from trianon.learning import course, table
from trianon.learning.course import Course, Generation, Plan, names
from trianon.learning.self_play import Game, Task, play

LEARNING = [game for game in trianon.games() if names(game)]
SVG = "{http://www.w3.org/2000/svg}"
# Quick play throughout: what is tested does not depend on how well it is played.
PLAN = Plan("louis", generations=2, games=5, duels=2, studying=0, thinking=0, seed=3)


def generations(whole: Course) -> list[Generation]:
    return [step for step in whole.run() if isinstance(step, Generation)]


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


def test_a_course_may_become_longer(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    short = generations(Course(replace(PLAN, generations=1), file))
    assert generations(Course(PLAN, file))[:1] == short


def test_a_course_goes_on_with_the_weights_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Better ones may lie beside the rules since then, perhaps its own; its games are of those before."""
    file = tmp_path / "games.jsonl"
    whole = generations(Course(PLAN, file))
    judgement = judgement_of("louis")
    monkeypatch.setattr(judgement, "weights", [weight + 1.0 for weight in judgement.weights])
    assert generations(Course(PLAN, file)) == whole


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"seed": 4, "games": 6}, "another course: games 5, not 6, seed 3, not 4"),
        ({"game": "mercado"}, "another course: game louis, not mercado"),
    ],
)
def test_games_of_another_course_are_refused(tmp_path: Path, change: dict[str, Any], complaint: str) -> None:
    Course(PLAN, tmp_path / "games.jsonl")
    with pytest.raises(trianon.InvalidOption, match=complaint):
        Course(replace(PLAN, **change), tmp_path / "games.jsonl")


def test_games_of_other_rules_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Course(PLAN, file)
    now = trianon.game("louis").rules_version
    file.write_text(file.read_text().replace(f'"rules_version":{now}', '"rules_version":0'))
    with pytest.raises(trianon.InvalidOption, match=f"version 0 of the rules, not {now}"):
        Course(PLAN, file)


@pytest.mark.parametrize("text", ["{}\n", "one\ntwo"])
def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "something"
    file.write_text(text)
    with pytest.raises(trianon.InvalidRecord, match="not the file of a course"):
        Course(PLAN, file)
    assert file.read_text() == text


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


def test_louis_has_weights_for_large_tables_too() -> None:
    assert trianon.game("louis").rules_version == crowd_weights.RULES_VERSION
    assert len(crowd_weights.CROWD_WEIGHTS) == len(names("louis"))
    two, three, four = (trianon.game("louis").start(seats=seats, seed=1) for seats in (2, 3, 4))
    judgement = judgement_of("louis")
    assert judgement.weights_for(two) == judgement.weights != crowd_weights.CROWD_WEIGHTS
    assert judgement.weights_for(three) == judgement.weights_for(four) == crowd_weights.CROWD_WEIGHTS


@pytest.mark.parametrize("share", [0.5, 0.75])
def test_only_better_weights_take_the_place_of_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], share: float
) -> None:
    """They are written as a module, with the version of the rules that they were learned with."""
    file = tmp_path / "weights.py"
    monkeypatch.setattr(table, "place", lambda game: file)
    found = Generation(0, 12, 9.0, 8.0, share, 0.2, 0.9, share > 0.5, [], [(5, 8.0)])
    monkeypatch.setattr(Course, "run", lambda course: iter([found]))
    study(PLAN, Run(jobs=1, file=None), None, is_saved=True)
    assert file.exists() == (share > 0.5)
    told = capsys.readouterr().out
    if share > 0.5:
        assert "weights.py is written" in told.replace("\n", "")
        assert run_path(str(file))["RULES_VERSION"] == trianon.game("louis").rules_version
        assert run_path(str(file))["WEIGHTS"] == judgement_of("louis").weights
    else:
        assert "The new weights are not certainly better; the old ones stay" in told


@pytest.mark.parametrize(("wins", "is_kept"), [(12, False), (16, True)])
def test_new_weights_are_kept_when_they_are_certainly_better(
    monkeypatch: pytest.MonkeyPatch, wins: int, is_kept: bool
) -> None:
    """Twelve of twenty games may be luck, sixteen are not."""
    plan = replace(PLAN, generations=1, duels=20)

    def played(task: Task) -> Game:
        return play(task) if task.stray else replace(play(task), share=next(shares))

    # The new weights sit first in every other game.
    shares = iter([1.0 - place % 2 if place < wins else float(place % 2) for place in range(plan.duels)])
    monkeypatch.setattr(course, "play", played)
    (found,) = generations(Course(plan))
    assert found.share == wins / plan.duels
    assert (found.is_better, found.low > 0.5) == (is_kept, is_kept)
    assert (found.weights == judgement_of("louis").weights) != is_kept


def test_the_curve_shows_every_generation() -> None:
    """Its share of the wins, and how the error fell with the games that were learned from."""
    found = generations(Course(PLAN))
    drawing = ElementTree.fromstring(table.curve("new & old", found))
    texts = [text.text for text in drawing.iter(f"{SVG}text")]
    assert [text for text in texts if text and text.endswith("%")] == [f"{one.share:.0%}" for one in found]
    assert {text for one in found for text in (f"{one.before:.2f}", f"{one.after:.2f}")} <= set(texts)
    lines = [line.get("points", "").split() for line in drawing.iter(f"{SVG}polyline")]
    assert [len(line) for line in lines] == [PLAN.games] * 2  # fewer games than marks: one point after each
    assert [games for games, _ in found[0].curve] == [1, 2, 3, 4, 5]
    assert found[0].curve[-1][1] == pytest.approx(found[0].after, abs=0.01)
