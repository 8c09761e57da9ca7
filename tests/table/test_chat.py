"""Chat: short lines, not too many, kept with the table."""

import pytest

from tests.table.support import Window, asked, begun, is_over, late, of, options, people, problem, read
from trianon.table.clean_text import clean_name
from trianon.table.messages import MAX_CHAT_LENGTH, MAX_NAME_LENGTH
from trianon.table.rate_limit import RateLimit
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


async def test_everybody_hears_and_newcomers_read_it_later() -> None:
    store = MemoryStore()
    match = await begun(people("ann", "bob"), store=store)
    ann, eve = Window(match, "ann"), Window(match, "eve")
    await ann.hello()
    await eve.hello()
    await ann.say("Dobrý den!")
    await eve.say("hello")
    assert [(line["line"]["name"], line["line"]["seat"]) for line in eve.all("chat")] == [
        ("Ann", 0),
        ("Eve", None),
    ]
    again = await read(store)
    assert [line["text"] for line in (await Window(again, "dan").hello())["chat"]] == ["Dobrý den!", "hello"]


async def test_players_hear_the_spectators_after_the_game() -> None:
    """Who looks on may see what a player does not; before the game and after it everybody hears everybody."""
    match = await begun(people("ann", "bob"), late("duke", "page"))
    ann, bob, eve = (Window(match, name) for name in ("ann", "bob", "eve"))
    for window in (ann, bob, eve):
        await window.hello()
    await eve.say("the page!")
    await bob.say("hush")
    assert [line["line"]["text"] for line in ann.all("chat")] == ["hush"]
    assert [line["text"] for line in (await ann.hello())["chat"]] == ["hush"]
    while not is_over(match):
        seat = asked(match)
        await (ann, bob)[seat].move(seat, options(match)[0])
    assert [line["line"]["text"] for line in ann.all("chat")] == ["hush", "the page!"]
    assert [line["line"]["text"] for line in eve.all("chat")] == ["the page!", "hush"]
    assert not of(await eve.say("well played"), "chat")["line"]["apart"]
    assert ann.all("chat")[-1]["line"]["text"] == "well played"


async def test_nobody_reads_whom_they_block() -> None:
    match = await begun(people("ann", "bob"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    ann.client.blocked = {"bob"}
    for window in (ann, bob):
        await window.hello()
    await bob.say("hello?")
    assert (ann.all("chat"), len(bob.all("chat"))) == ([], 1)
    assert (await ann.hello())["chat"] == []


async def test_lines_are_cleaned_and_limited() -> None:
    match = await begun(people("ann", "bob"))
    ann = Window(match, "ann")
    await ann.hello()
    heard = of(await ann.say("  two\n\twords\u202e \x00"), "chat")
    assert heard["line"]["text"] == "two words"
    assert problem(await ann.say("  \u200b ")) == "malformed"
    assert problem(await ann.say("x" * (MAX_CHAT_LENGTH + 1))) == "too_large"
    assert of(await ann.say("x" * MAX_CHAT_LENGTH), "chat")


async def test_a_repeated_line_is_said_once() -> None:
    match = await begun(people("ann", "bob"))
    ann = Window(match, "ann")
    await ann.hello()
    await ann.say("once", id="l")
    assert [message["type"] for message in await ann.say("once", id="l")] == ["accepted"]
    assert len(ann.all("chat")) == 1


async def test_nobody_floods_the_table() -> None:
    match = await begun(people("ann", "bob"))
    ann = Window(match, "ann", RateLimit(rate=0.5, burst=6).allows)
    await ann.hello()
    codes = {
        message["code"] for n in range(20) for message in await ann.say(f"line {n}") if "code" in message
    }
    assert codes == {"too_many"}
    assert 3 <= len(ann.all("chat")) <= 8


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\u202eevil", "Annevil"),
        ("a\nb", "a b"),
        ("", "Guest"),
        ("\u200b", "Guest"),
        ("Zoe\u0308", "Zoë"),
        ("x" * 99, "x" * MAX_NAME_LENGTH),
        ("\ud800", "Guest"),
    ],
)
def test_names_are_fit_to_be_shown(typed: str, shown: str) -> None:
    assert clean_name(typed, "Guest") == shown
