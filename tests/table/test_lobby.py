"""Tables come and go: creating, sitting down, bots, colours, starting, lists, rematch."""

import asyncio

import msgspec
import pytest

from tests.table.support import Window, asked, lobby, options, settle, wish
from trianon.table.lobby import Lobby
from trianon.table.problems import TableProblem
from trianon.table.requests import LockWish, NewChair, NewTable, SeatBot, Sit
from trianon.table.storage import Account
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


def refused(code: str) -> "pytest.RaisesExc[TableProblem]":
    return pytest.RaisesExc(TableProblem, check=lambda problem: problem.code == code)


async def test_a_table_with_no_open_chair_starts_at_once() -> None:
    table = await lobby().create("ann", "Ann", wish("me", "random", "random"))
    assert table.status == "playing"
    assert [chair.kind for chair in table.chairs] == ["person", "bot", "bot"]
    assert table.you_host
    assert len(table.seed_hash) == 64
    assert table.seed == ""


async def test_friends_sit_down_and_the_host_starts() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open", "open"))
    assert table.status == "open"
    table = await house.sit(table.id, "bob", "Bob", Sit())
    assert [chair.name for chair in table.chairs] == ["Ann", "Bob", ""]
    assert [chair.yours for chair in table.chairs] == [False, True, False]
    with pytest.raises(TableProblem, match="still open"):
        await house.start(table.id, "ann")
    await house.seat_bot(table.id, "ann", SeatBot(2, "random"))
    with refused("not_host"):
        await house.start(table.id, "bob")
    table = await house.start(table.id, "ann")
    assert table.status == "playing"


async def test_windows_at_an_open_table_see_it_begin() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open", first=0))
    ann = Window(await house.match(table.id), "ann")
    welcome = await ann.hello()
    assert (welcome["version"], welcome["view"]) == (-1, None)
    await house.sit(table.id, "bob", "Bob", Sit(name="Bobby"))
    assert ann.all("table")[-1]["table"]["chairs"][1]["name"] == "Bobby"
    await house.start(table.id, "ann")
    [update] = ann.all("update")
    assert (update["version"], update["whole"]) == (0, True)
    assert update["question"]["seat"] == 0


async def test_chairs_are_taken_once() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open"))
    await house.sit(table.id, "bob", "Bob", Sit(seat=1))
    with refused("full"):
        await house.sit(table.id, "eve", "Eve", Sit(seat=0))
    with refused("full"):
        await house.sit(table.id, "eve", "Eve", Sit())
    with refused("not_found"):
        await house.sit(table.id, "eve", "Eve", Sit(seat=9))


async def test_leaving_frees_the_chair_and_hands_on_the_table() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open", "hotseat"))
    await house.sit(table.id, "bob", "Bob", Sit())
    table = await house.leave(table.id, "ann")
    assert [chair.kind for chair in table.chairs] == ["open", "person", "open"]
    assert not table.you_host
    assert (await (await house.match(table.id)).info("bob")).you_host
    assert [found.id for found in await house.tables("eve")] == [table.id]
    await house.leave(table.id, "bob")
    assert await house.tables("eve") == []
    assert (await house.sit(table.id, "eve", "Eve", Sit())).you_host  # whoever finds it empty


async def test_chairs_are_fixed_once_the_game_has_begun() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "hotseat"))
    for request in (
        house.sit(table.id, "bob", "Bob", Sit()),
        house.seat_bot(table.id, "ann", SeatBot(1, "random")),
        house.start(table.id, "ann"),
    ):
        with refused("full"):
            await request


async def test_colours_are_chosen_and_swapped() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open", "open"))
    assert [chair.colour for chair in table.chairs] == ["blue", "white", "red"]
    table = await house.sit(table.id, "bob", "Bob", Sit(colour="red"))
    assert [chair.colour for chair in table.chairs] == ["blue", "red", "white"]
    with refused("bad_option"):
        await house.sit(table.id, "eve", "Eve", Sit(colour="blue"))
    with refused("bad_option"):
        await house.sit(table.id, "eve", "Eve", Sit(colour="beige"))
    table = await house.sit(table.id, "ann", "Ann", Sit(colour="white"))
    assert [chair.colour for chair in table.chairs] == ["white", "red", "blue"]
    await house.seat_bot(table.id, "ann", SeatBot(2, "random"))
    await house.start(table.id, "ann")
    game = (await house.match(table.id)).game
    assert game is not None
    players = game.state.view(None)["players"]
    assert isinstance(players, list)
    assert [player["colour"] for player in players] == ["white", "red", "blue"]


async def test_a_bot_can_be_sent_away() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "random", "open"))
    table = await house.seat_bot(table.id, "ann", SeatBot(1, ""))
    assert table.chairs[1].kind == "open"
    with refused("not_host"):
        await house.seat_bot(table.id, "bob", SeatBot(1, "random"))
    with refused("full"):
        await house.seat_bot(table.id, "ann", SeatBot(0, "random"))
    with refused("not_found"):
        await house.seat_bot(table.id, "ann", SeatBot(1, "deep purple"))
    with refused("not_found"):
        await house.seat_bot(table.id, "ann", SeatBot(7, "random"))


async def test_a_second_person_on_the_same_device_takes_a_chair() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open"))
    table = await house.sit(table.id, "ann", "Ann", Sit(seat=1, name="Zoe"))
    assert [(chair.name, chair.yours, chair.hotseat) for chair in table.chairs] == [
        ("Ann", True, False),
        ("Zoe", True, True),
    ]


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (wish("me"), "bad_option"),
        (wish(*["me", *["random"] * 6]), "bad_option"),
        (wish("me", "me"), "bad_option"),
        (wish("me", "random", first=7), "bad_option"),
        (wish("me", "random", first={"a": []}), "bad_option"),
        (wish("me", "random", first=True), "bad_option"),
        (wish("me", "random", luck=1), "bad_option"),
        (wish("me", "random", first=2), "bad_option"),
        (wish("me", "random", colours=["red", "blue"]), "bad_option"),
        (wish("me", "nobody"), "not_found"),
        (NewTable(game="chess", chairs=[NewChair("me")]), "not_found"),
    ],
)
async def test_a_table_that_cannot_be_played_is_refused(bad: NewTable, code: str) -> None:
    with refused(code):
        await lobby().create("ann", "Ann", bad)


async def test_lists_show_public_tables_newest_first() -> None:
    house = lobby()
    first = await house.create("ann", "Ann", wish("me", "open"))
    await house.create("ann", "Ann", wish("me", "open", public=False))
    second = await house.create("bob", "Bob", wish("me", "hotseat"))
    found = await house.tables("ann")
    assert {table.id for table in found} == {first.id, second.id}
    assert [table.you_host for table in found if table.id == first.id] == [True]


async def test_unknown_tables_are_not_found() -> None:
    house = lobby()
    for id in ("abcdefgh", "x", "../etc/passwd", "\0", "a" * 99):
        with refused("not_found"):
            await house.match(id)


async def finished(house: Lobby, *chairs: str) -> str:
    """A game that was played to its end on one device."""
    table = await house.create("ann", "Ann", wish(*chairs))
    match = await house.match(table.id)
    ann = Window(match, "ann")
    await ann.hello()
    while match.seating.status != "over":
        await ann.move(asked(match), options(match)[0])
    return table.id


async def test_a_rematch_seats_the_same_people_once() -> None:
    house = lobby()
    old = await finished(house, "me", "hotseat")
    window = Window(await house.match(old), "ann")
    await window.hello()
    again = await house.rematch(old, "ann")
    assert again.id != old
    assert again.status == "playing"
    assert [chair.name for chair in again.chairs] == ["Ann", "Ann 2"]
    assert (await house.rematch(old, "ann")).id == again.id
    assert window.all("table")[-1]["table"]["rematch"] == again.id
    with refused("not_your_seat"):
        await house.rematch(old, "eve")
    with refused("not_playing"):
        await house.rematch(again.id, "ann")


async def test_a_rematch_is_offered_and_joined() -> None:
    """Whoever asks opens a table where the chair of the other is kept; nothing begins before both sit."""
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open", "random"))
    await house.sit(table.id, "bob", "Bob", Sit())
    await house.start(table.id, "ann")
    match = await house.match(table.id)
    windows = [Window(match, "ann"), Window(match, "bob")]
    for window in windows:
        await window.hello()
    while match.seating.status != "over":
        if asked(match) < 2:
            await windows[asked(match)].move(asked(match), options(match)[0])
        await settle()
    offer = await house.rematch(table.id, "bob")
    assert (offer.status, offer.you_host) == ("open", True)
    assert [(chair.kind, chair.name) for chair in offer.chairs] == [
        ("open", "Ann"),
        ("person", "Bob"),
        ("bot", "random"),
    ]
    for wish_of_eve in (Sit(), Sit(seat=0)):
        with refused("full"):
            await house.sit(offer.id, "eve", "Eve", wish_of_eve)
    joined = await house.rematch(table.id, "ann")
    assert (joined.id, joined.status) == (offer.id, "open")
    assert [chair.yours for chair in joined.chairs] == [True, False, False]
    assert (await house.start(offer.id, "bob")).status == "playing"
    assert (await house.rematch(table.id, "ann")).id == offer.id


async def test_the_host_may_open_a_chair_that_is_kept() -> None:
    house = lobby()
    old = await finished(house, "me", "hotseat")
    match = await house.match(old)
    match.seating.chairs[1] = msgspec.structs.replace(match.seating.chairs[1], guest="bob")
    offer = await house.rematch(old, "ann")
    await house.seat_bot(offer.id, "ann", SeatBot(1, ""))
    taken = await house.sit(offer.id, "eve", "Eve", Sit())
    assert [chair.name for chair in taken.chairs] == ["Ann", "Eve"]
    assert [chair.yours for chair in (await house.rematch(old, "bob")).chairs] == [False, False]


async def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back() -> None:
    store = MemoryStore()
    house = Lobby(store, lobby()._bot_workers, idle_seconds=0)
    table = await house.create("ann", "Ann", wish("me", "hotseat"))
    match = await house.match(table.id)
    window = Window(match, "ann")
    await window.hello()
    await window.move(asked(match), options(match)[0])
    await house.sweep()
    assert await house.match(table.id) is match
    await match.part(window.client)
    await settle()
    await house.sweep()
    again = await house.match(table.id)
    assert again is not match
    assert again.game is not None
    assert again.game.version == 1


async def test_a_restarted_house_knows_its_tables() -> None:
    store = MemoryStore()
    house = lobby(store)
    table = await house.create("ann", "Ann", wish("me", "open"))
    await house.sit(table.id, "bob", "Bob", Sit(colour="red"))
    again = lobby(store)
    assert await again.tables("ann") == await house.tables("ann")
    assert await (await again.match(table.id)).info("bob") == await (await house.match(table.id)).info("bob")


async def test_whoever_looks_for_anybody_finds_somebody() -> None:
    """Two who ask at once meet, and the game begins; a third waits, and keeps waiting at the same table."""
    house = lobby()
    ann, bob = await asyncio.gather(
        house.quick_match("ann", "Ann", "template"), house.quick_match("bob", "Bob", "template")
    )
    assert (ann.id, bob.status, bob.quick) == (bob.id, "playing", True)
    cyd = await house.quick_match("cyd", "Cyd", "template")
    assert (cyd.id != ann.id, cyd.status) == (True, "open")
    assert (await house.sit(cyd.id, "cyd", "Cyd", Sit(seat=1, move=True))).status == "open"
    assert (await house.quick_match("cyd", "Cyd", "template")).id == cyd.id
    with pytest.raises(TableProblem, match="chess"):
        await house.quick_match("dan", "Dan", "chess")


async def test_looking_for_anybody_passes_over_what_does_not_fit() -> None:
    """Tables that are private, locked, rated, or where nobody has been for a while."""
    store = MemoryStore()
    house = lobby(store)
    await store.add_account(Account("ann", "Ann", "ann", "hash", 1))
    passed = [
        await house.create("ann", "Ann", made)
        for made in (wish("me", "open", public=False), wish("me", "open", rated=True), wish("me", "open"))
    ]
    await house.lock(passed[2].id, "ann", LockWish(True))
    old = await house.create("eve", "Eve", wish("me", "open"))
    (await house.match(old.id)).seating.created = 1
    found = await house.quick_match("bob", "Bob", "template")
    assert found.id not in {table.id for table in [*passed, old]}


async def test_people_who_block_each_other_are_kept_apart() -> None:
    """The blocked one cannot sit down, and neither finds the other by looking for anybody."""
    store = MemoryStore()
    house = lobby(store)
    await store.tie("ann", "eve", "block")
    table = await house.quick_match("ann", "Ann", "template")
    with refused("not_welcome"):
        await house.sit(table.id, "eve", "Eve", Sit())
    other = await house.quick_match("eve", "Eve", "template")
    assert other.id != table.id
    await house.leave(table.id, "ann")
    assert (await house.quick_match("ann", "Ann", "template")).id not in (other.id, table.id)


async def test_a_player_changes_the_chair_and_keeps_the_colour() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open", "open"))
    colours = [chair.colour for chair in table.chairs]
    moved = await house.sit(table.id, "ann", "Ann", Sit(seat=2, move=True))
    assert [chair.name for chair in moved.chairs] == ["", "", "Ann"]
    assert [chair.colour for chair in moved.chairs] == [colours[2], colours[1], colours[0]]
    await house.sit(table.id, "bob", "Bob", Sit(seat=0))
    for guest, wanted in (("bob", 2), ("eve", 1), ("bob", 7)):
        with pytest.raises(TableProblem):
            await house.sit(table.id, guest, guest, Sit(seat=wanted, move=True))
