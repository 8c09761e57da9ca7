"""Nobody is stuck: whoever is away is reminded, waited for, replaced by a bot, and comes back."""

import pytest

from tests.table.support import Window, asked, lobby, options, problem, settle, wish
from tests.table.test_lobby import refused
from trianon.table.bot_workers import BotsInline
from trianon.table.entries import now
from trianon.table.house_time import HouseTime
from trianon.table.lobby import Lobby
from trianon.table.match import Match
from trianon.table.messages import TableInfo
from trianon.table.requests import Sit, VoteWish
from trianon.table.storage.memory import MemoryStore
from trianon.table.tempo import DAY, MINUTE

pytestmark = pytest.mark.anyio

BOT, END, WAIT = VoteWish("bot"), VoteWish("end"), VoteWish("wait")


class Watch:
    """A watch that goes when it is told to."""

    def __init__(self) -> None:
        self.time = now()

    def __call__(self) -> int:
        return self.time

    def forward(self, milliseconds: int) -> None:
        self.time += milliseconds


def open_house(store: MemoryStore, watch: Watch, bot_pause: float = 60) -> Lobby:
    """Bots take their time, so that a test sees whom the table waits for."""
    return Lobby(store, BotsInline(), bot_pause, time=HouseTime(watch))


async def game_of(house: Lobby, *guests: str, game: str = "template", tempo: str = "") -> Match:
    """A running game of these guests, in their order; the first one is asked."""
    chairs = ["me", *["open"] * (len(guests) - 1)]
    table = await house.create(guests[0], guests[0].title(), wish(*chairs, game=game, tempo=tempo, first=0))
    for guest in guests[1:]:
        await house.sit(table.id, guest, guest.title(), Sit())
    await house.start(table.id, guests[0])
    return await house.match(table.id)


async def windows(match: Match, *guests: str) -> list[Window]:
    opened = [Window(match, guest) for guest in guests]
    for window in opened:
        await window.hello()
    return opened


def stand_ins(table: TableInfo) -> list[str]:
    return [chair.stand_in for chair in table.chairs]


async def test_of_two_the_one_who_is_there_decides_after_the_stated_time() -> None:
    watch = Watch()
    house = open_house(MemoryStore(), watch)
    match = await game_of(house, "ann", "bob")
    ann, bob = await windows(match, "ann", "bob")
    await match.part(ann.client)
    assert bob.got[-1]["timing"]["decide_in"] == bob.got[-1]["timing"]["patience"] == 5 * MINUTE
    with refused("too_early"):
        await match.vote("bob", BOT)
    watch.forward(5 * MINUTE)
    table = await match.vote("bob", BOT)
    assert stand_ins(table) == ["greedy", ""]
    assert match.table.is_bot_asked
    house.close()


async def test_the_rest_decides_by_majority_and_the_voices_are_seen() -> None:
    watch = Watch()
    house = open_house(MemoryStore(), watch)
    match = await game_of(house, "ann", "bob", "cyd", "dan", game="kabale")
    ann, *_ = await windows(match, "ann", "bob", "cyd", "dan")
    await match.part(ann.client)
    watch.forward(5 * MINUTE)
    table = await match.vote("bob", BOT)
    assert [chair.vote for chair in table.chairs] == ["", "bot", "", ""]
    length = match.table.length
    await match.vote("bob", BOT)
    assert match.table.length == length  # the same voice once more is nothing new
    table = await match.vote("cyd", END)
    assert table.status == "playing"
    await match.vote("bob", WAIT)
    table = await match.vote("dan", VoteWish("bot", "random"))
    assert [chair.vote for chair in table.chairs] == ["", "", "end", "bot"]
    table = await match.vote("cyd", VoteWish("bot", "random"))
    assert stand_ins(table) == ["random", "", "", ""]
    assert not any(chair.vote for chair in table.chairs)
    house.close()


async def test_the_host_alone_decides_about_guests_who_never_came_back() -> None:
    """One after the other, each after the stated time; so a game with nobody else in it comes to its end."""
    watch = Watch()
    house = open_house(MemoryStore(), watch, bot_pause=0)
    match = await game_of(house, "ann", "bob", "cyd")
    [ann] = await windows(match, "ann")
    while asked(match) == 0:
        await ann.move(0, options(match)[0])
    for seat in (1, 2):
        assert asked(match) == seat
        with refused("too_early"):
            await match.vote("ann", BOT)
        watch.forward(5 * MINUTE)
        table = await match.vote("ann", BOT)
        assert stand_ins(table)[seat] == "greedy"
        while asked(match) == seat:
            await settle()
    assert stand_ins(table) == ["", "greedy", "greedy"]
    house.close()


async def test_who_comes_back_takes_over_again_and_nothing_is_lost_by_a_restart() -> None:
    watch, store = Watch(), MemoryStore()
    house = open_house(store, watch)
    match = await game_of(house, "ann", "bob")
    _, bob = await windows(match, "ann", "bob")
    await house.leave(match.seating.id, "ann")
    assert bob.all("welcome")[-1]["table"]["chairs"][0]["stand_in"] == "greedy"
    house.close()

    house = open_house(store, watch)
    match = await house.match(match.seating.id)
    [ann] = await windows(match, "ann")
    [welcome] = ann.all("welcome")
    assert welcome["question"] is None
    assert welcome["seat"] == 0  # the own cards are still hers to see
    assert problem(await ann.move(0, options(match)[0])) == "replaced"
    assert stand_ins(await house.take_over(match.seating.id, "ann")) == ["", ""]
    assert ann.got[-1]["question"]["seat"] == asked(match) == 0
    await ann.move(0, options(match)[0])
    assert match.table.version == 1
    house.close()


async def test_a_bot_that_stands_in_plays_on_until_the_return() -> None:
    house = open_house(MemoryStore(), Watch(), bot_pause=0)
    match = await game_of(house, "ann", "bob")
    await windows(match, "bob")
    await house.leave(match.seating.id, "ann")
    await settle()
    assert asked(match) == 1
    assert match.table.version > 0
    house.close()


async def test_a_game_ends_by_agreement_of_all() -> None:
    house = lobby()
    match = await game_of(house, "ann", "bob")
    ann, bob = await windows(match, "ann", "bob")
    assert (await match.vote("ann", END)).status == "playing"
    table = await match.vote("bob", END)
    assert (table.status, table.ended, table.places, table.waiting) == ("over", True, [], None)
    assert table.seed
    assert ann.got[-1]["waiting"] is None
    assert problem(await bob.move(0, options(match)[0])) == "not_your_seat"
    assert problem(await ann.move(0, options(match)[0])) == "not_playing"


async def test_only_players_decide() -> None:
    watch = Watch()
    house = open_house(MemoryStore(), watch)
    match = await game_of(house, "ann", "bob")
    await windows(match, "ann", "bob", "zoe")
    watch.forward(60 * MINUTE)  # ann is there and does nothing
    for guest in ("zoe", "ann"):
        with refused("not_your_seat"):
            await match.vote(guest, BOT)
    with refused("not_your_seat"):
        await house.take_over(match.seating.id, "zoe")
    with refused("not_your_seat"):
        await house.leave(match.seating.id, "zoe")
    assert stand_ins(await match.vote("bob", BOT)) == ["greedy", ""]
    house.close()


async def test_a_reminder_reaches_the_one_who_is_asked_and_no_flood_does() -> None:
    watch = Watch()
    house = open_house(MemoryStore(), watch)
    match = await game_of(house, "ann", "bob")
    ann, _ = await windows(match, "ann", "bob")
    with refused("too_early"):
        await match.remind("bob")
    watch.forward(MINUTE)
    await match.remind("bob")
    assert ann.all("table")[-1]["table"]["reminded_by"] == "Bob"
    with refused("too_early"):
        await match.remind("bob")
    with refused("bad_option"):
        await match.remind("ann")
    await ann.move(0, options(match)[0])
    assert (await match.info("ann")).reminded_by == ""
    house.close()


async def test_an_abandoned_game_closes_by_itself_and_is_reopened() -> None:
    watch, store = Watch(), MemoryStore()
    house = open_house(store, watch)
    match = await game_of(house, "ann", "bob")
    id = match.seating.id
    await house.call_tables()
    house.close()

    watch.forward(29 * DAY)
    house = open_house(store, watch)
    house._time.began -= 29 * DAY  # as if it had been open all the time
    await house.call_tables()
    assert (await house.match(id)).seating.status == "playing"
    watch.forward(2 * DAY)
    await house.call_tables()
    match = await house.match(id)
    assert match.seating.status == "closed"
    assert await house.tables("zoe") == []
    assert [table.status for table in await house.tables("ann")] == ["closed"]
    [ann] = await windows(match, "ann")
    assert problem(await ann.move(0, options(match)[0])) == "closed"
    with refused("not_your_seat"):
        await house.take_over(id, "zoe")
    assert (await house.take_over(id, "bob")).status == "playing"
    assert ann.got[-1]["question"]["seat"] == 0
    house.close()


async def test_the_last_one_who_leaves_closes_the_table() -> None:
    house = lobby()
    match = await game_of(house, "ann", "bob")
    await house.leave(match.seating.id, "bob")
    assert (await house.leave(match.seating.id, "ann")).status == "closed"
    table = await house.take_over(match.seating.id, "bob")
    assert (table.status, stand_ins(table)) == ("playing", ["", ""])
    house.close()
