"""Clocks: time runs for people only, survives restarts, and a bot plays on at zero. Nothing here sleeps."""

import pytest

from tests.table.support import Window, asked, begun, late, options, people, settle, wish
from tests.table.test_attendance import Watch, game_of, open_house, stand_ins, windows
from tests.table.test_lobby import refused
from trianon.table.alarms import Alarms
from trianon.table.bot_workers import BotsInline
from trianon.table.clocks import SHOWN
from trianon.table.house_time import HouseTime
from trianon.table.lobby import Lobby
from trianon.table.storage.memory import MemoryStore
from trianon.table.tempo import DAY, MINUTE, SECOND, TEMPI, read_tempo

pytestmark = pytest.mark.anyio


def left(window: Window) -> list[int]:
    """What the newest message says is left of everybody's time."""
    [*_, newest] = [message for message in window.got if "timing" in message]
    times: list[int] = newest["timing"]["left"]
    return times


def test_every_tempo_on_offer_can_be_read() -> None:
    assert [read_tempo(name) is None for name in TEMPI] == [True, *[False] * (len(TEMPI) - 1)]
    with pytest.raises(ValueError, match="no tempo"):
        read_tempo("soon")


async def test_thinking_costs_time_a_turn_brings_some_and_looking_is_free() -> None:
    watch = Watch()
    house = open_house(MemoryStore(), watch)
    match = await game_of(house, "ann", "bob", game="kabale", tempo="10+15")
    ann, bob = await windows(match, "ann", "bob")
    assert left(ann) == [10 * MINUTE, 10 * MINUTE]
    watch.forward(MINUTE)
    await ann.move(0, options(match)[0])
    assert asked(match) == 1
    assert match.game is not None
    events = len(match.game.versions.newest.events)
    assert events > 0
    assert left(bob) == [9 * MINUTE + 15 * SECOND, 10 * MINUTE]
    watch.forward(events * SHOWN + MINUTE)
    await bob.move(1, options(match)[0])
    assert asked(match) == 0
    assert left(bob) == [9 * MINUTE + 15 * SECOND, 9 * MINUTE + 15 * SECOND]
    house.close()


async def test_at_zero_a_bot_plays_on_and_the_return_brings_time() -> None:
    watch = Watch()
    house = open_house(MemoryStore(), watch)
    match = await game_of(house, "ann", "bob", tempo="10+15")
    ann, _ = await windows(match, "ann", "bob")
    watch.forward(10 * MINUTE - 1)
    house.alarms.ring()
    await settle()
    assert stand_ins(await match.info("ann")) == ["", ""]
    watch.forward(1)
    house.alarms.ring()
    await settle()
    assert stand_ins(await match.info("ann")) == ["greedy", ""]
    assert left(ann) == [0, 10 * MINUTE]
    watch.forward(5 * MINUTE)  # a bot's time is nobody's
    await house.take_over(match.seating.id, "ann")
    assert left(ann) == [MINUTE, 10 * MINUTE]
    house.close()


async def test_time_while_the_server_is_down_is_not_charged() -> None:
    watch, store = Watch(), MemoryStore()
    house = open_house(store, watch)
    match = await game_of(house, "ann", "bob", tempo="10+15")
    watch.forward(4 * MINUTE)
    await house.note_life()
    house.close()

    for _ in range(2):  # restarted twice during one thought
        watch.forward(3 * DAY)
        house = Lobby(store, BotsInline(), 60, time=HouseTime(watch, await store.list_lives()))
        watch.forward(2 * MINUTE)
        await house.note_life()
        house.close()
    watch.forward(DAY)
    house = Lobby(store, BotsInline(), 60, time=HouseTime(watch, await store.list_lives()))
    match = await house.match(match.seating.id)
    [ann] = await windows(match, "ann")
    assert left(ann) == [2 * MINUTE, 10 * MINUTE]
    watch.forward(MINUTE)
    await ann.move(0, options(match)[0])
    assert left(ann) == [MINUTE + 15 * SECOND, 10 * MINUTE]
    house.close()


async def test_over_days_every_turn_has_its_days_and_the_store_knows_when_they_end() -> None:
    watch, store = Watch(), MemoryStore()
    house = open_house(store, watch)
    match = await game_of(house, "ann", "bob", tempo="3d")
    id = match.seating.id
    ann, _ = await windows(match, "ann", "bob")
    watch.forward(2 * DAY)
    await ann.move(0, options(match)[0])
    assert left(ann)[1] == 3 * DAY
    house.close()
    house = open_house(store, watch)  # nobody opens the table in this life of the server
    watch.forward(2 * DAY)
    await house.call_tables()
    assert stand_ins(await (await house.match(id)).info("ann")) == ["", ""]
    house._matches.clear()
    watch.forward(DAY + MINUTE)
    await house.call_tables()
    assert stand_ins(await (await house.match(id)).info("ann")) == ["", "greedy"]
    house.close()


async def test_who_takes_back_a_step_pays_for_the_time_since_then() -> None:
    watch = Watch()
    position = late("page duke", "knight prince")
    match = await begun(people("ann", "bob"), position, tempo="10+15", time=HouseTime(watch))
    [ann] = await windows(match, "ann")
    await ann.move(0, options(match)[0])
    assert asked(match) == 1
    before = left(ann)
    watch.forward(MINUTE)
    await ann.undo(0)
    assert left(ann)[1] == before[1] == 10 * MINUTE
    assert left(ann)[0] < before[0] - 15 * SECOND
    match.close()


async def test_a_table_has_no_other_tempo_than_those_on_offer() -> None:
    with refused("bad_option"):
        await open_house(MemoryStore(), Watch()).create("ann", "Ann", wish("me", "open", tempo="1+1"))


async def test_one_timer_serves_all_tables() -> None:
    called: list[str] = []
    watch = Watch()
    alarms = Alarms(watch, called.append)
    for number in range(200):
        alarms.set(f"table {number}", watch() + 1000 + number)
    alarms.set("table 7", watch() + 5000)  # later than known: it is called for nothing, once
    alarms.set("table 9", watch() + 500)
    watch.forward(1000)
    alarms.ring()
    assert called == ["table 9", "table 0"]
    watch.forward(1000)
    alarms.ring()
    assert sorted(called) == sorted(f"table {number}" for number in range(200))
    alarms.close()
