"""Every event, reason of points and refusal leads to a paragraph of the rules that exists."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import trianon
from trianon.words import catalogue

ROOT = Path(__file__).parents[2]


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
def test_everything_that_happens_and_scores_leads_to_its_paragraph(game: str) -> None:
    rules = numbers(game)
    assert set(rules["events"]) == spoken(game, "event")
    assert set(rules["reasons"]) == spoken(game, "reason")
    for number in (*rules["events"].values(), *rules["reasons"].values()):
        assert has_anchor(game, number), number


@pytest.mark.parametrize("game", trianon.games())
def test_a_refusal_cites_a_rule_that_is_told(game: str) -> None:
    refusals = (ROOT / f"trianon/games/{game}/refusal.py").read_text("utf-8")
    cited = re.findall(r"\(([A-Z]\d+(?:\.\d+)*)", refusals)
    assert cited
    assert [number for number in cited if not has_anchor(game, number)] == []


@pytest.mark.parametrize("game", trianon.games())
def test_every_part_of_the_rules_has_its_words(game: str) -> None:
    assert set(numbers(game)["parts"]) <= spoken(game, "rules")
