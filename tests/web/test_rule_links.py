"""Every event, reason of points and refusal leads to a paragraph of the rules, and these to the board."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import trianon
from trianon.lessons import lesson
from trianon.words import catalogue

ROOT = Path(__file__).parents[2]
FOR_TESTS = {"M17"}  # invariants


def numbers(game: str) -> dict[str, dict[str, str]]:
    found: dict[str, Any] = json.loads((ROOT / f"client/src/games/{game}/rules.json").read_text("utf-8"))
    return found


def spoken(game: str, kind: str) -> set[str]:
    """What the catalogue has words for; after a hyphen come parts of such a message."""
    text = catalogue("en", game).read_text("utf-8")
    return set(re.findall(rf"^{game}-{kind}-(\w+)", text, re.MULTILINE))


def has_anchor(game: str, number: str) -> bool:
    """Whether the page tells this rule, or the one that it is a part of."""
    told = " ".join(numbers(game)["parts"].values()).split()
    return number in told or ("." in number and has_anchor(game, number.rpartition(".")[0]))


@pytest.mark.parametrize("game", trianon.games())
def test_everything_that_happens_is_asked_or_scores_leads_to_its_paragraph(game: str) -> None:
    rules = numbers(game)
    assert set(rules["events"]) == spoken(game, "event")
    assert set(rules["reasons"]) == spoken(game, "reason")
    assert set(rules["asks"]) == spoken(game, "ask")
    for number in (*rules["events"].values(), *rules["reasons"].values(), *rules["asks"].values()):
        assert has_anchor(game, number), number


@pytest.mark.parametrize("game", trianon.games())
def test_every_rule_of_play_has_an_anchor(game: str) -> None:
    """By the list of rule numbers; readings, examples and what only tests need have other letters."""
    letter = game[0].upper()
    text = (ROOT / f"tests/games/{game}/rules.txt").read_text("utf-8")
    listed = re.findall(rf"^{letter}\d[\d.]*", text, re.MULTILINE)
    assert len(listed) > 30
    assert [n for n in listed if not has_anchor(game, n) and n.partition(".")[0] not in FOR_TESTS] == []


@pytest.mark.parametrize("game", trianon.games())
def test_a_refusal_cites_a_rule_that_is_told(game: str) -> None:
    refusals = (ROOT / f"trianon/games/{game}/refusal.py").read_text("utf-8")
    cited = re.findall(r"\(([A-Z]\d+(?:\.\d+)*)", refusals)
    assert cited
    assert [number for number in cited if not has_anchor(game, number)] == []


@pytest.mark.parametrize("game", trianon.games())
def test_examples_are_steps_of_the_lesson_in_which_something_is_done(game: str) -> None:
    rules = numbers(game)
    done = {step.words for step in lesson(game).steps if step.moves}
    assert set(rules["examples"]) <= set(rules["parts"])
    assert set(rules["examples"].values()) <= done
    assert len(rules["examples"]) >= 3


@pytest.mark.parametrize("game", trianon.games())
def test_every_part_of_the_rules_has_its_words(game: str) -> None:
    assert set(numbers(game)["parts"]) <= spoken(game, "rules")
