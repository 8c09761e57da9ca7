"""Bots at the table: they see their seat only, may fail, and never stop a game."""

import asyncio
import logging
from typing import Any

import pytest

from tests.table.support import Window, begun, options, people, settle
from trianon.table.bot_workers import BotProcesses, BotsInline, think
from trianon.table.entries import Place
from trianon.table.match import Match
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


def with_bots(*bots: str) -> list[Place]:
    colours = ("white", "red", "yellow")
    return [
        *people("ann"),
        *(
            Place(kind="bot", bot=bot, name=bot, colour=colour)
            for bot, colour in zip(bots, colours, strict=False)
        ),
    ]


async def test_bots_answer_by_themselves() -> None:
    match = await begun(with_bots("random", "greedy"))
    ann = Window(match, "ann")
    await ann.hello()
    await ann.move(0, options(match)[0])
    await settle()
    await settle()
    assert match.game is not None
    assert match.game.asked == 0
    assert match.game.version >= 3


async def test_a_whole_game_of_bots_ends() -> None:
    places = [Place(kind="bot", bot="random", name="r", colour=colour) for colour in ("blue", "red")]
    match = await begun(places)
    while match.seating.status != "over":
        await asyncio.sleep(0)
    await settle()
    assert match.is_idle


async def test_a_bot_gets_its_view_and_question_and_nothing_else() -> None:
    seen: list[tuple[Any, ...]] = []

    def spy(*given: Any) -> int:
        seen.append(given)
        return 0

    store = MemoryStore()
    await begun(with_bots("random"), store=store, options={"first": 1})
    match = await Match.load("table", store, BotsInline(spy))
    assert match is not None
    await settle()
    game, bot, view, question, seed = seen[0]
    assert (game, bot) == ("kabale", "random")
    assert view["seat"] == 1
    assert question["seat"] == 1
    assert "hand" in view
    assert isinstance(seed, int)


async def test_a_pending_bot_turn_goes_on_after_a_restart() -> None:
    store = MemoryStore()
    match = await begun(with_bots("random"), store=store, options={"first": 1})
    match.close()  # the bot had no time to answer
    again = await Match.load("table", store, BotsInline())
    assert again is not None
    await settle()
    assert again.game is not None
    assert again.game.version == 1
    assert again.game.asked == 0


async def test_the_workers_answer_like_the_bot_itself() -> None:
    match = await begun(with_bots("random"), options={"first": 0})
    assert match.game is not None
    question = match.game.question()
    assert question is not None
    document = {"seat": 0, "ask": "lay", "options": [{"text": choice.text} for choice in question.options]}
    workers = BotProcesses(1)
    choice = await workers.choose("kabale", "random", match.game.state.view(0), document)
    assert 0 <= choice < len(question.options)
    workers.close()


async def test_a_failing_bot_plays_at_random_and_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    workers = BotProcesses(1)
    question = {"seat": 0, "ask": "lay", "options": [{"text": "a"}, {"text": "b"}]}
    with caplog.at_level(logging.ERROR):
        choice = await workers.choose("kabale", "no such bot", {"game": "kabale"}, question)
    assert choice in (0, 1)
    assert "no such bot" in caplog.text
    workers.close()


async def test_nonsense_from_a_bot_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    workers = BotProcesses(1)

    async def nonsense(*given: Any) -> Any:
        return "the king, of course"

    monkeypatch.setattr(workers, "_ask", nonsense)
    assert await workers.choose("kabale", "odd", {}, {"options": [{}, {}, {}]}) in (0, 1, 2)
    assert "odd" in caplog.text


async def test_a_killed_worker_is_replaced() -> None:
    workers = BotProcesses(1)
    question = {"seat": 0, "ask": "lay", "options": [{"text": "a"}, {"text": "b"}]}
    workers.prepare()
    [process] = workers.processes()
    await workers.choose("kabale", "random", {}, question)
    assert workers.processes() == [process]
    process.kill()
    await asyncio.to_thread(process.join)
    assert await workers.choose("kabale", "random", {}, question) in (0, 1)
    assert await workers.choose("kabale", "random", {}, question) in (0, 1)
    workers.close()


def test_thinking_depends_on_what_is_given_only() -> None:
    question = {"seat": 0, "ask": "lay", "options": [{"text": str(n)} for n in range(9)]}
    assert [think("kabale", "random", {}, question, seed) for seed in range(20)] == [
        think("kabale", "random", {}, question, seed) for seed in range(20)
    ]
