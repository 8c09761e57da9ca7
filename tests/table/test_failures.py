"""When the disk fails nothing is acknowledged, and memory goes back to what the disk has."""

import pytest

from tests.table.support import (
    FailingStore,
    Window,
    begun,
    of,
    options,
    people,
    problem,
    version_of,
)
from trianon.table.match import Match
from trianon.table.thinkers import BotsInline

pytestmark = pytest.mark.anyio


async def test_a_move_that_cannot_be_stored_did_not_happen() -> None:
    store = FailingStore()
    match = await begun(people("ann", "bob"), store=store)
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    assert match.progress is not None
    before = match.progress.state.fingerprint()
    store.failures = 1
    text = options(match)[0]
    assert problem(await ann.move(0, text, id="x")) == "unavailable"
    assert bob.all("update") == []
    assert version_of(match) == 0
    assert match.progress.state.fingerprint() == before
    replies = await ann.move(0, text, id="x")
    assert of(replies, "accepted")["version"] == 1
    assert bob.all("update")[-1]["version"] == 1


async def test_a_move_whose_answer_was_lost_is_found_again() -> None:
    store = FailingStore()
    match = await begun(people("ann", "bob"), store=store)
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    store.failures, store.after = 1, True
    text = options(match)[0]
    assert problem(await ann.move(0, text, id="x")) == "unavailable"
    assert bob.all("welcome")[-1]["version"] == 1
    assert of(await ann.move(0, text, version=0, id="x"), "accepted")["version"] == 1
    assert version_of(match) == 1


async def test_chat_that_cannot_be_stored_is_not_heard() -> None:
    store = FailingStore()
    match = await begun(people("ann", "bob"), store=store)
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    store.failures = 1
    assert problem(await ann.say("hello?")) == "unavailable"
    assert bob.all("chat") == []
    assert (await bob.hello())["chat"] == []


async def test_a_log_that_cannot_be_read_closes_the_table() -> None:
    store = FailingStore()
    match = await begun(people("ann", "bob"), store=store)
    ann = Window(match, "ann")
    await ann.hello()
    store.failures, store.blind = 1, True
    assert problem(await ann.move(0, options(match)[0])) == "unavailable"
    assert match.broken
    assert ann.closed
    assert problem(await ann.move(0, "king > 1")) == "unavailable"


async def test_a_log_continued_elsewhere_is_read_again() -> None:
    store = FailingStore()
    match = await begun(people("ann", "bob"), store=store)
    other = await begun_elsewhere(store)
    ann = Window(match, "ann")
    await ann.hello()
    text = options(match)[0]
    there = Window(other, "ann")
    await there.hello()
    await there.move(0, text, id="there")
    assert problem(await ann.move(0, text, id="here")) == "unavailable"
    assert version_of(match) == 1


async def begun_elsewhere(store: FailingStore) -> Match:
    match = await Match.load("table", store, BotsInline())
    assert match is not None
    return match
