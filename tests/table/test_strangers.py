"""A stranger at the table: names that deceive, chairs taken away, talk that nobody wants."""

import pytest

from tests.table.support import Window, lobby, wish
from tests.table.test_lobby import refused
from trianon.table.clean_text import clean_chat, clean_name
from trianon.table.lookalikes import skeleton
from trianon.table.requests import LockWish, ReportWish, SeatBot, SeatWish, Sit
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio

ANNS = [
    "Ann",
    "ann",
    "A n n",
    "Аnn",  # Cyrillic
    "Αnn",  # Greek
    "A\u200dnn",
    "Ann\u200b",
    "Ann\u3164",
    "\u2800Ann",
    "An\u034fn",
    "Ann\ufe0f",
    "Ａｎｎ",
    "𝐀𝐧𝐧",
    "ᎪNN",  # Cherokee
]


@pytest.mark.parametrize("name", ANNS)
async def test_nobody_takes_the_hosts_name_or_one_that_looks_like_it(name: str) -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open"))
    with refused("name_taken"):
        await house.sit(table.id, "eve", "Eve", Sit(name=name))
    with refused("name_taken"):
        await house.sit(table.id, "eve", name, Sit())


async def test_other_names_are_welcome_and_ones_own_may_change() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open", "open"))
    await house.sit(table.id, "bob", "Bob", Sit(name="Anna"))
    await house.sit(table.id, "bob", "Bob", Sit(name="ANNA"))
    with refused("name_taken"):
        await house.sit(table.id, "bob", "Bob", Sit(name="ANN"))
    table = await house.sit(table.id, "zoe", "Zoë", Sit())
    assert [chair.name for chair in table.chairs] == ["Ann", "ANNA", "Zoë"]


@pytest.mark.parametrize(
    ("one", "other"), [("Bill", "BiII"), ("Zoo", "Z00"), ("modern", "rnodern"), ("Паша", "паша")]
)
def test_look_alikes_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Zoe", "Zoë"), ("Jana", "Jara"), ("陳", "李"), ("مريم", "مرام")])
def test_different_names_stay_different(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize(
    "text", ["\u3164", "\u2800\u2800", "\u200d", "\u115f\u1160", "\ufe0f", "\u034f\u0301", "\u180e"]
)
def test_nobody_is_called_by_nothing(text: str) -> None:
    assert clean_name(text, "Guest") == "Guest"


def test_joiners_stay_where_writing_needs_them() -> None:
    family, persian, latin = "👨\u200d👩\u200d👧", "می\u200cخواهم", "A\u200dn\u200cn"
    assert clean_chat(family) == family
    assert clean_chat(persian) == persian
    assert clean_chat(latin) == "Ann"


async def test_two_friends_on_one_device_have_two_names() -> None:
    with refused("name_taken"):
        await lobby().create("ann", "Ann", wish("me", "hotseat:ANN"))


async def test_a_stranger_cannot_take_every_chair() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open", "open", "open", game="kabale"))
    await house.sit(table.id, "eve", "Eve", Sit(seat=1))
    await house.sit(table.id, "eve", "Eve", Sit(seat=2, name="Adam"))
    with refused("full"):
        await house.sit(table.id, "eve", "Eve", Sit(seat=3, name="Abel"))
    await house.sit(table.id, "ann", "Ann", Sit(seat=3, name="Ben"))


async def test_the_host_sends_somebody_away_for_good() -> None:
    store = MemoryStore()
    house = lobby(store)
    table = await house.create("ann", "Ann", wish("me", "open", "open"))
    await house.sit(table.id, "eve", "Eve", Sit())
    await house.sit(table.id, "eve", "Eve", Sit(seat=2, name="Adam"))
    eve = Window(await house.match(table.id), "eve")
    assert (await eve.hello())["seat"] is not None
    with refused("not_host"):
        await house.remove(table.id, "eve", SeatWish(0))
    with refused("bad_option"):
        await house.remove(table.id, "ann", SeatWish(0))
    info = await house.remove(table.id, "ann", SeatWish(1))
    assert [chair.kind for chair in info.chairs] == ["person", "open", "open"]
    assert not any(chair["yours"] for chair in eve.all("table")[-1]["table"]["chairs"])
    with refused("not_found"):
        await house.remove(table.id, "ann", SeatWish(1))
    for again in (house, lobby(store)):
        with refused("not_welcome"):
            await again.sit(table.id, "eve", "Innocent", Sit())
    await house.sit(table.id, "bob", "Bob", Sit())


async def test_at_a_locked_table_nobody_else_sits_down() -> None:
    store = MemoryStore()
    house = lobby(store)
    table = await house.create("ann", "Ann", wish("me", "open", "open"))
    await house.sit(table.id, "bob", "Bob", Sit())
    with refused("not_host"):
        await house.lock(table.id, "bob", LockWish(True))
    assert (await house.lock(table.id, "ann", LockWish(True))).locked
    for again in (house, lobby(store)):
        with refused("locked"):
            await again.sit(table.id, "eve", "Eve", Sit())
    await house.sit(table.id, "bob", "Bob", Sit(name="Bobby"))
    await house.seat_bot(table.id, "ann", SeatBot(2, "random"))
    await house.seat_bot(table.id, "ann", SeatBot(2, ""))
    assert not (await house.lock(table.id, "ann", LockWish(False))).locked
    await house.sit(table.id, "eve", "Eve", Sit())
    await house.start(table.id, "ann")
    for request in (house.lock(table.id, "ann", LockWish(True)), house.remove(table.id, "ann", SeatWish(1))):
        with refused("full"):
            await request


async def test_a_locked_table_that_everybody_left_is_open_again() -> None:
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open"))
    await house.lock(table.id, "ann", LockWish(True))
    await house.leave(table.id, "ann")
    assert (await house.sit(table.id, "bob", "Bob", Sit())).you_host


async def test_lines_of_one_guest_can_be_told_from_all_others() -> None:
    """The mark of an author is the same in every window and after a restart, and at no other table."""
    store = MemoryStore()
    house = lobby(store)
    marks = []
    for _ in range(2):
        table = await house.create("ann", "Ann", wish("me", "open"))
        match = await house.match(table.id)
        windows = [Window(match, guest) for guest in ("eve", "eve", "bob")]
        for number, window in enumerate(windows):
            await window.hello()
            await window.say("hello", id=f"line {number}")
        lines = [message["line"] for message in windows[0].all("chat")]
        assert [line["number"] for line in lines] == [0, 1, 2]
        assert lines[0]["author"] == lines[1]["author"] != lines[2]["author"]
        assert "eve" not in lines[0]["author"]
        again = Window(await lobby(store).match(table.id), "zoe")
        assert (await again.hello())["chat"] == lines
        marks.append(lines[0]["author"])
    assert marks[0] != marks[1]


async def test_a_line_is_reported_once_and_with_who_said_it() -> None:
    store = MemoryStore()
    house = lobby(store)
    table = await house.create("ann", "Ann", wish("me", "open"))
    eve = Window(await house.match(table.id), "eve")
    await eve.hello()
    await eve.say("something vile")
    await house.report(table.id, "ann", ReportWish(0))
    await house.report(table.id, "bob", ReportWish(0))
    [report] = store.reports
    assert (report.table, report.by, report.author) == (table.id, "ann", "eve")
    assert (report.name, report.text) == ("Eve", "something vile")
    with refused("not_found"):
        await house.report(table.id, "ann", ReportWish(7))
