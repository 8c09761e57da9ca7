"""Tables that are forgotten leave the memory at once, without waiting for the collector of cycles."""

import asyncio
import gc
import random
import weakref
from collections.abc import Iterator

import pytest

import trianon
from tests.table.support import Window, asked, options, settle, wish
from trianon.table.bot_workers import BotsInline
from trianon.table.live_game import LiveGame
from trianon.table.lobby import Lobby
from trianon.table.match import Match
from trianon.table.messages import Question
from trianon.table.problems import TableProblem
from trianon.table.requests import Sit
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def visited(house: Lobby, *chairs: str) -> "weakref.ref[Match]":
    """A table that was created, looked at, played at, misused, and left again."""
    table = await house.create("ann", "Ann", wish(*chairs))
    match = await house.match(table.id)
    ann, eve = Window(match, "ann"), Window(match, "eve")
    await ann.hello()
    await eve.hello()
    for _ in range(3):
        if match.seating.status == "playing" and asked(match) in ann.client.seats:
            await ann.move(asked(match), options(match)[0])
            await ann.move(asked(match), "nonsense")
            await ann.undo(asked(match))
        await settle()
    await eve.say("hello")
    for request in (house.sit(table.id, "eve", "Ann", Sit()), house.start(table.id, "eve")):
        try:
            await request
        except TableProblem:
            continue
    await match.part(ann.client)
    await match.part(eve.client)
    await settle()
    for window in (ann, eve):
        vars(window).clear()  # it holds on to itself, as no socket does
    return weakref.ref(match)


@pytest.mark.parametrize(
    "chairs", [("me", "open"), ("me", "hotseat"), ("me", "random"), ("random", "random")]
)
async def test_a_forgotten_table_is_gone(chairs: tuple[str, ...]) -> None:
    house = Lobby(MemoryStore(), BotsInline(), idle_seconds=0)
    seen = await visited(house, *chairs)
    for _ in range(200):
        await asyncio.sleep(0)
    await house.sweep()
    await settle()
    assert seen() is None


async def test_memory_stays_flat_however_many_tables_come_and_go() -> None:
    """The store in memory keeps logs as strings, which the collector does not count."""
    house = Lobby(MemoryStore(), BotsInline(), idle_seconds=0)
    counts = []
    for _ in range(6):
        for _ in range(10):
            await visited(house, "me", "random", "open")
            await visited(house, "me", "random", "hotseat")
        await house.sweep()
        await settle()
        counts.append(len(gc.get_objects()))
    assert counts[-1] - counts[1] < 10 * 40


@pytest.mark.parametrize("game", trianon.games())
async def test_what_everybody_was_told_is_let_go(game: str) -> None:
    """Between two steps a table holds no events and no question as objects."""
    others = {id(thing): thing for thing in _told()}
    house = Lobby(MemoryStore(), BotsInline())
    table = await house.create("ann", "Ann", wish("me", "hotseat", game=game))
    match = await house.match(table.id)
    ann = Window(match, "ann")
    await ann.hello()
    for _ in range(20):
        await ann.move(asked(match), options(match)[0])
    assert not [thing for thing in _told() if id(thing) not in others]
    assert match.game is not None
    assert [event for version in match.game.versions.since(0) for event in version.events]


def _told() -> list[object]:
    """All events and questions of this process."""
    return [thing for thing in gc.get_objects() if isinstance(thing, (trianon.Event, Question))]


@pytest.mark.parametrize("game", ["castles", "louis", "mercado"])
def test_steps_are_taken_back_to_positions_that_rested(game: str) -> None:
    """Whatever a past position let go of is worked out anew, and the present one keeps what is its own."""
    luck, taken_back = random.Random(5), 0
    live = LiveGame(trianon.game(game).start(3, seed=5), [])
    for _ in range(60):
        seat, decision = live.asked, live.state.decision
        if seat is None or decision is None:
            break
        seen, answers = live.state.view(seat), list(map(str, decision.options))
        answer = luck.choice(answers)
        live.play(seat, answer)
        live.rest()
        if live.undoer == seat:
            live.undo(seat)
            taken_back += 1
            again = live.state.decision
            assert again is not None
            assert list(map(str, again.options)) == answers
            assert live.state.view(seat) == seen
            live.play(seat, answer)
    assert taken_back
