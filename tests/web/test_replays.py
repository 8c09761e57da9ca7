"""Replays are built once, whoever asks and however often, and sent once to whoever has them."""

import asyncio

import msgspec
import pytest

from tests.table.support import Window, asked, begun, options, people
from tests.web.support import Browser, hello, play_on
from trianon.table import replay
from trianon.table.match import Match
from trianon.web.replays import Replays

pytestmark = pytest.mark.anyio


async def finished() -> Match:
    match = await begun(people("ann", "ann"))
    ann = Window(match, "ann")
    await ann.hello()
    while match.seating.status != "over":
        await ann.move(asked(match), options(match)[0])
    return match


async def turns_of_the_loop(replays: Replays, match: Match, guest: str) -> int:
    """How often others could do something until the replay was there: once for every step that is built."""
    asking = asyncio.ensure_future(replays.replay(match, guest, 0))
    turns = 0
    while not asking.done():
        turns += 1
        await asyncio.sleep(0)
    return turns


async def test_a_replay_is_built_once() -> None:
    match, replays = await finished(), Replays()
    first = await replays.replay(match, "ann", 0)
    plain = await replay.replay(match, "ann", 0)
    assert msgspec.json.encode(first) == msgspec.json.encode(plain)
    assert await turns_of_the_loop(Replays(), match, "ann") > len(plain.steps)
    assert await turns_of_the_loop(replays, match, "bob") < 10
    other = await replays.replay(match, "bob", 0)
    assert bytes(other.steps) == bytes(first.steps)
    assert other.table != first.table, "who asks is not part of what is kept"


async def test_whoever_has_a_replay_is_told_only_that_it_is_the_same(ann: Browser, bob: Browser) -> None:
    table = (await ann.new_table("me", "hotseat"))["id"]
    async with ann.socket(table) as socket:
        await play_on(socket, await hello(socket))
    for what in ("replay", "record"):
        path = f"/api/tables/{table}/{what}"
        first = await ann.http.get(path)
        tag = {"If-None-Match": first.headers["etag"]}
        again = await ann.http.get(path, headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        assert (await ann.http.get(path, headers={"If-None-Match": '"other"'})).content == first.content
    told = await bob.http.get(f"/api/tables/{table}/replay", headers=tag)
    assert told.status_code == 200, "chairs are not Bob's"
