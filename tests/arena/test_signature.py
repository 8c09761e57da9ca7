"""Signatures: the same as long as a bot plays the same, another one when it does not."""

import pytest

from trianon.arena.signature import signature
from trianon.bots.judgements import judgement_of


def now(game: str, name: str, seats: int = 2) -> str:
    """The signature without what is remembered of it."""
    return signature.__wrapped__(game, name, seats)


def test_every_bot_has_its_own() -> None:
    names = ("random", "novice", "greedy", "player", "strong", "master")
    found = [now("kabale", name) for name in names]
    assert len(set(found)) == len(names)
    assert found == [now("kabale", name) for name in names]
    assert now("kabale", "greedy", 3) != found[2]


def test_it_changes_with_what_a_bot_was_taught(monkeypatch: pytest.MonkeyPatch) -> None:
    judgement = judgement_of("kabale")
    before = now("kabale", "player"), now("kabale", "greedy")
    monkeypatch.setattr(judgement, "weights", [-3.0 * weight for weight in judgement.weights])
    assert now("kabale", "player") != before[0]
    assert now("kabale", "greedy") == before[1]


def test_it_changes_with_how_long_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    from trianon import bots

    before = now("kabale", "player")
    monkeypatch.setattr(judgement_of("kabale"), "thinking", [301, 2000, 20000])
    bots.get.cache_clear()
    try:
        assert now("kabale", "player") != before
    finally:
        monkeypatch.undo()
        bots.get.cache_clear()


def test_bots_from_elsewhere_have_none() -> None:
    assert now("kabale", "somebody") == ""
