"""Bots at the table: they know what their seat knows, may fail, and never stop a game."""

import asyncio
import json

import msgspec
import pytest

import trianon
from tests.table.support import Window, begun, late, options, people, read, settle, wish
from trianon.table.bot_process import WorldDoc, think
from trianon.table.bot_turn import BotTurn
from trianon.table.bot_workers import BotsInline
from trianon.table.entries import ChairState
from trianon.table.fair_line import FairLine, Ticket
from trianon.table.lobby import Lobby
from trianon.table.messages import Pace
from trianon.table.new_tables import again
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


def with_bots(*bots: str) -> list[ChairState]:
    colours = ("white", "red")
    return [
        *people("ann"),
        *(
            ChairState(kind="bot", bot=bot, name=bot, colour=colour)
            for bot, colour in zip(bots, colours, strict=False)
        ),
    ]


def a_world() -> WorldDoc:
    """A position of two players; the first has three options."""
    return trianon.game("template").from_json(late("page duke knight", "prince")).to_json()


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
    chairs = [ChairState(kind="bot", bot="random", name="r", colour=colour) for colour in ("blue", "red")]
    match = await begun(chairs)
    while match.seating.status != "over":
        await asyncio.sleep(0)
    await settle()
    assert match.is_idle


async def test_a_bot_thinks_on_account_of_the_host() -> None:
    """So that a host of many tables waits for the own bots, and nobody else."""
    accounts: list[str] = []

    class Accountant(BotsInline):
        async def choose(
            self, bot: str, world: WorldDoc, options: int, guest: str = "", ticket: Ticket | None = None
        ) -> int:
            accounts.append(guest)
            return await super().choose(bot, world, options, guest, ticket)

    store = MemoryStore()
    await begun(with_bots("random"), store=store, options={"first": 1})
    await read(store, Accountant())
    await settle()
    assert set(accounts) == {"ann"}


async def test_a_table_whose_bot_waits_for_a_worker_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many come first, whenever that changes, also to those who come later."""
    monkeypatch.setattr("trianon.table.bot_turn.TELL_EVERY", 0.01)
    line = FairLine(["the only worker"])

    class InLine(BotsInline):
        async def choose(
            self, bot: str, world: WorldDoc, options: int, guest: str = "", ticket: Ticket | None = None
        ) -> int:
            await line.take(guest, ticket)
            await asyncio.Event().wait()  # for ever
            return 0

    await line.take("bob")
    before = asyncio.create_task(line.take("bob"))
    await asyncio.sleep(0)
    store = MemoryStore()
    await begun(with_bots("random"), store=store, options={"first": 1})
    match = await read(store, InLine())
    ann = Window(match, "ann")
    for expected in (2, 1, 0):
        while (await ann.hello())["timing"]["in_line"] != expected:
            await asyncio.sleep(0.005)
        line.give_back("the only worker")
    assert [told["timing"]["in_line"] for told in ann.all("table")][-2:] == [1, 0]
    assert before.done()
    match.close()


async def test_a_bot_gets_a_possible_world_and_never_the_real_one() -> None:
    """What the bot's seat knows is true in it, the rest is made up, and chance to come is another."""
    seen: list[tuple[str, WorldDoc, int]] = []

    def spy(bot: str, world: WorldDoc, seed: int) -> int:
        seen.append((bot, world, seed))
        return 0

    hands = set()
    for _ in range(10):  # by accident a made-up hand may be the real one
        store = MemoryStore()
        await begun(with_bots("random"), store=store, options={"first": 1})
        match = await read(store, BotsInline(spy))
        assert match.game is not None
        real = match.game.state.copy()
        await settle()
        bot, document, seed = seen.pop(0)
        assert bot == "random"
        assert isinstance(seed, int)
        world = trianon.game("template").from_json(json.loads(json.dumps(document)))
        assert world.decision is not None
        assert world.decision.seat == 1
        assert world.view(1) == real.view(1)
        assert document["chance"] != real.to_json()["chance"]
        assert match.seating.seed not in json.dumps(document)
        hands.add(str(world.view(0)["players"]))
    assert len(hands) > 1


async def test_a_bot_keeps_quiet_while_a_step_is_being_stored() -> None:
    """Its pause may end in the middle of a step; whoever is asked after that step is woken then."""
    asked: list[str] = []

    def spy(bot: str, world: WorldDoc, seed: int) -> int:
        asked.append(bot)
        return 0

    match = await begun(with_bots("random"), late("page duke", "knight prince"))
    assert match.game is not None
    turn = BotTurn(BotsInline(spy), 0)

    async def answer(version: int, seat: int, action: str) -> None:
        return None

    async def tell(ahead: int) -> None:
        return None

    match.game.play(0, "present page")
    turn.wake(match.table, answer, tell)
    match.game.undo(0)
    await settle()
    assert asked == []
    match.game.play(0, "present page")
    turn.wake(match.table, answer, tell)
    await settle()
    assert asked == ["random"]


@pytest.mark.parametrize(("pace", "pauses"), [("", 1), ("quick", 0), ("calm", 3)])
async def test_a_table_chooses_the_pace_of_its_bots(
    monkeypatch: pytest.MonkeyPatch, pace: Pace, pauses: int
) -> None:
    """As many pauses of the house as its pace says, now shorter and now longer; a rematch keeps it."""
    slept: list[float] = []
    sleep = asyncio.sleep

    async def nap(seconds: float) -> None:
        if seconds > 0:
            slept.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", nap)
    house = Lobby(MemoryStore(), BotsInline(), bot_pause=2.0)
    asked = msgspec.structs.replace(wish("me", "random", first=1), pace=pace)
    table = await house.create("ann", "Ann", asked)
    assert table.pace == pace
    match = await house.match(table.id)
    await settle()
    assert match.seating.pace == again(match.seating, "ann").pace == pace
    assert [seconds for seconds in slept if 2.0 * pauses * 0.6 <= seconds <= 2.0 * pauses * 1.4] == slept
    assert bool(slept) == bool(pauses)


async def test_a_bot_that_cannot_even_be_asked_plays_at_random(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever fails on the way to a bot, its turn comes to an answer."""
    store = MemoryStore()
    (await begun(with_bots("random"), store=store, options={"first": 1})).close()

    def broken(bot: str, world: WorldDoc, seed: int) -> int:
        raise RuntimeError("no workers today")

    match = await read(store, BotsInline(broken))
    await settle()
    assert match.table.version == 1
    assert "playing at random" in caplog.text


async def test_a_pending_bot_turn_goes_on_after_a_restart() -> None:
    store = MemoryStore()
    match = await begun(with_bots("random"), store=store, options={"first": 1})
    match.close()  # the bot had no time to answer
    again = await read(store)
    await settle()
    assert again.game is not None
    assert again.game.version == 1
    assert again.game.asked == 0


def test_thinking_depends_on_what_is_given_only() -> None:
    world = a_world()
    first, again = ([think("random", world, seed) for seed in range(20)] for _ in range(2))
    assert first == again
    assert len(set(first)) > 1
