"""Keeping house: lists that nobody can flood, bots that go on after a restart, tables that expire."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from tests.table.support import Window, asked, lobby, options, settle, wish
from tests.table.test_lobby import refused
from trianon.table import lobby as lobby_module
from trianon.table.bot_process import WorldDoc
from trianon.table.bot_tables import BotTableLimits
from trianon.table.bot_workers import BotsInline
from trianon.table.lobby import LONGEST_LIST, MOST_OF_ONE_HOST, Lobby
from trianon.table.requests import SeatBot, Sit
from trianon.table.row_notes import BEHIND_SECONDS
from trianon.table.seating import Seating
from trianon.table.storage import TableRow
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


async def flood(house: Lobby, tables: int, host: str = "") -> None:
    for number in range(tables):
        await house.create(host or f"guest {number}", "Eve", wish("me", "open"))


async def test_a_flood_hides_neither_ones_own_table_nor_one_where_somebody_waits() -> None:
    store = MemoryStore()
    house = lobby(store)
    own = await house.create("ann", "Ann", wish("me", "open"))
    innocent = await house.create("bob", "Bob", wish("me", "open"))
    await Window(await house.match(innocent.id), "bob").hello()
    await flood(house, LONGEST_LIST + 20)
    assert len(await house.tables("zoe")) == LONGEST_LIST
    assert innocent.id in [table.id for table in await house.tables("zoe")]
    assert (await house.tables("ann"))[0].id == own.id
    assert (await lobby(store).tables("ann"))[0].id == own.id


async def test_a_flood_keeps_nobody_from_a_game_with_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob has waited for longer than it takes to open more tables than a list shows."""
    monkeypatch.setattr(lobby_module, "FRESH", -60_000)
    house = lobby()
    innocent = await house.quick_match("bob", "Bob", "template")
    await Window(await house.match(innocent.id), "bob").hello()
    await flood(house, LONGEST_LIST + 1)
    assert (await house.quick_match("zoe", "Zoe", "template")).id == innocent.id


async def test_one_host_does_not_fill_the_list() -> None:
    house = lobby()
    innocent = await house.create("bob", "Bob", wish("me", "open"))
    await flood(house, 20, host="eve")
    found = await house.tables("zoe")
    assert len(found) == MOST_OF_ONE_HOST + 1
    assert found[-1].id == innocent.id
    assert len(await house.tables("eve")) == 21  # her own are all there


async def test_the_list_goes_on_page_by_page_and_by_game() -> None:
    house = lobby()
    await flood(house, LONGEST_LIST + 30)
    other = await house.create("bob", "Bob", wish("me", "open", game="kabale"))
    first = await house.tables("zoe")
    rest = await house.tables("zoe", before=first[-1].id)
    assert len(rest) == 31
    assert not {table.id for table in first} & {table.id for table in rest}
    assert [table.id for table in await house.tables("zoe", game="kabale")] == [other.id]
    assert await house.tables("zoe", before="nosuchtable") == []
    assert await house.tables("zoe", game="../etc") == []


async def test_tables_that_never_began_expire() -> None:
    store = MemoryStore()
    house = Lobby(store, BotsInline(), idle_seconds=0)
    waiting = await house.create("ann", "Ann", wish("me", "open"))
    begun = await house.create("ann", "Ann", wish("me", "hotseat"))
    looked_at = await house.create("bob", "Bob", wish("me", "open"))
    window = Window(await house.match(looked_at.id), "bob")
    await window.hello()
    await house.sweep()
    await house.expire()
    assert len(await house.tables("ann")) == 3
    late = Lobby(store, BotsInline(), open_days=-1)
    late._matches = house._matches
    await late.expire()
    assert {table.id for table in await late.tables("ann")} == {begun.id, looked_at.id}
    with refused("not_found"):
        await late.match(waiting.id)


async def test_after_a_restart_bots_go_on_though_nobody_looks() -> None:
    store = MemoryStore()
    house = Lobby(store, BotsInline(), bot_pause=60)
    waiting = await house.create("ann", "Ann", wish("me", "random", first=1))
    among = await house.create("eve", "Eve", wish("random", "random"))
    persons = await house.create("bob", "Bob", wish("me", "random", first=0))
    assert set(await store.list_bot_asked()) >= {waiting.id, among.id}
    house.close()

    again = Lobby(store, BotsInline())
    await again.resume_bots()
    while (await store.list_bot_asked()) != []:
        await asyncio.sleep(0)
    await settle()
    assert (await again.match(among.id)).seating.status == "over"
    resumed = (await again.match(waiting.id)).game
    assert resumed is not None
    assert resumed.asked == 0
    assert resumed.version == 1
    assert (await again.match(persons.id)).table.version == 0


class ThoughtfulStore(MemoryStore):
    """From the first step on it answers only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[asyncio.Future[None]] = []

    def append(
        self, table: str, seq: int, entries: Sequence[str], row: TableRow | None = None
    ) -> asyncio.Future[None]:
        super().append(table, seq, entries, row)
        self.held.append(asyncio.get_running_loop().create_future())
        return self.held[-1]


async def test_when_the_house_closes_no_bot_is_woken_by_the_last_step() -> None:
    """Its step is being stored while everybody leaves: that is finished, and nobody thinks any more."""
    store = ThoughtfulStore()
    thoughts: list[str] = []

    def choose(bot: str, world: WorldDoc, seed: int) -> int:
        thoughts.append(bot)
        return 0

    house = Lobby(store, BotsInline(choose))
    table = await house.create("ann", "Ann", wish("random", "greedy"))
    match = await house.match(table.id)
    await settle()
    assert (len(thoughts), len(store.held)) == (1, 1)
    leaving = asyncio.create_task(house.let_all_go())
    await settle()
    assert not leaving.done()
    store.held[0].set_result(None)
    await leaving
    await settle()
    assert (len(thoughts), len(store.held)) == (1, 1)
    assert match.is_idle
    assert house.in_memory == 0


async def test_the_store_knows_at_every_move_whether_a_bot_is_asked() -> None:
    store = MemoryStore()
    house = Lobby(store, BotsInline(), bot_pause=60)
    table = await house.create("ann", "Ann", wish("me", "random", first=0))
    match = await house.match(table.id)
    await match.note_who_is_asked()
    assert await store.list_bot_asked() == []
    assert match.game is not None
    ann = Window(match, "ann")
    await ann.hello()
    decision = match.game.state.decision
    assert decision is not None
    await ann.move(0, str(decision.options[0]))
    assert await store.list_bot_asked() == [table.id]
    house.close()


async def test_games_among_bots_are_limited_per_guest_address_and_in_all() -> None:
    limits = BotTableLimits(per_guest=2, per_address=3, in_all=5)
    house = Lobby(MemoryStore(), BotsInline(), bot_pause=60, bot_tables=limits)

    async def among_bots(guest: str, address: str) -> None:
        await house.create(guest, "Eve", wish("random", "random"), address)

    await among_bots("a", "10.0.0.1")
    await among_bots("a", "10.0.0.1")
    with refused("too_many"):
        await among_bots("a", "10.0.0.2")
    await among_bots("b", "10.0.0.1")
    with refused("too_many"):
        await among_bots("c", "10.0.0.1")
    await among_bots("c", "10.0.0.2")
    await among_bots("d", "10.0.0.2")
    with refused("too_many"):
        await among_bots("e", "10.0.0.3")
    await house.create("a", "Ann", wish("me", "random"), "10.0.0.1")  # with a person: as many as wanted

    table = await house.create("e", "Eve", wish("open", "random"))  # nor by a way round
    await house.seat_bot(table.id, "e", SeatBot(0, "random"))
    with refused("too_many"):
        await house.start(table.id, "e")
    house.close()


async def test_a_game_among_bots_that_is_over_makes_room() -> None:
    limits = BotTableLimits(per_guest=1, per_address=1, in_all=1)
    house = Lobby(MemoryStore(), BotsInline(), bot_tables=limits)
    for _ in range(3):
        table = await house.create("a", "Ann", wish("random", "random"), "10.0.0.1")
        match = await house.match(table.id)
        while match.seating.status != "over":
            await asyncio.sleep(0)


async def test_people_who_leave_are_not_at_home_in_lists() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open", "open"))
    await house.sit(table.id, "bob", "Bob", Sit())
    await house.leave(table.id, "bob")
    assert await house._store.list_own("bob", ["open"], 9) == []
    assert [row.id for row in await house._store.list_own("ann", ["open"], 9)] == [table.id]


async def test_who_is_asked_is_written_when_a_table_leaves_the_memory_or_is_called() -> None:
    """Not at every step: lists read the memory. After a kill such tables are found by their alarm."""
    store = MemoryStore()
    house = Lobby(store, BotsInline(), idle_seconds=0)
    table = await house.create("ann", "Ann", wish("me", "hotseat", first=0))

    async def noted() -> int | None:
        [row] = await store.list_own("ann", ["playing"], 9)
        return msgspec.json.decode(row.summary, type=Seating).asked

    async def play() -> Window:
        """Until the row is behind."""
        window = Window(await house.match(table.id), "ann")
        await window.hello()
        while not window.match.is_behind:
            await window.move(asked(window.match), options(window.match)[0])
        return window

    window = await play()
    seat = asked(window.match)
    assert await noted() == 1 - seat
    [info] = await house.running("ann")
    assert info.waiting == seat
    await window.match.part(window.client)
    await settle()
    await house.sweep()
    assert await noted() == seat

    seat = asked((await play()).match)
    assert await noted() == 1 - seat
    after_a_kill = Lobby(store, BotsInline())
    await after_a_kill.call_tables(BEHIND_SECONDS + 1)  # the row may be of this very millisecond
    assert await noted() == seat
    after_a_kill.close()
    house.close()
