"""Own steps are taken back freely until chance, a reveal, or another seat's decision - and never to peek."""

import pytest

from tests.table.support import (
    Window,
    asked,
    begun,
    of,
    options,
    people,
    problem,
    version_of,
    worn_out,
)
from trianon.table.bot_workers import BotsInline
from trianon.table.match import Match
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


async def test_a_lay_without_a_draw_can_be_taken_back() -> None:
    match = await begun(people("ann", "bob"), worn_out("king mage", "queen witch"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    question = (await ann.hello())["question"]
    await bob.hello()
    assert not any(choice["final"] for choice in question["options"])
    assert match.game is not None
    before = match.game.state.fingerprint()
    update = of(await ann.move(0, "king > 2"), "update")
    assert update["can_undo"]
    assert not bob.all("update")[-1]["can_undo"]
    update = of(await ann.undo(0), "update")
    assert update["version"] == 2
    assert update["steps"] == [{"version": 2, "events": [], "undone": True}]
    assert update["question"] == question
    assert match.game.state.fingerprint() == before
    assert bob.all("update")[-1]["steps"][0]["undone"]
    assert bob.all("update")[-1]["waiting"] == 0


async def test_several_steps_are_taken_back_one_by_one() -> None:
    match = await begun(people("ann", "bob"), worn_out("king mage farmer", ""))
    ann = Window(match, "ann")
    await ann.hello()
    await ann.move(0, "king > 1")
    await ann.move(0, "mage > 2")
    assert of(await ann.undo(0), "update")["can_undo"]
    assert not of(await ann.undo(0), "update")["can_undo"]
    assert problem(await ann.undo(0)) == "no_undo"
    assert "king > 1" in options(match)


async def test_a_step_with_a_draw_is_final() -> None:
    match = await begun(people("ann", "bob"))
    ann = Window(match, "ann")
    question = (await ann.hello())["question"]
    assert all(choice["final"] for choice in question["options"])
    assert not of(await ann.move(0, options(match)[0]), "update")["can_undo"]
    assert problem(await ann.undo(0)) == "no_undo"
    assert version_of(match) == 1


async def test_a_reveal_is_final() -> None:
    match = await begun(people("ann", "bob"), worn_out("king mage farmer", ""))
    ann = Window(match, "ann")
    await ann.hello()
    question = of(await ann.move(0, "king > 2"), "update")["question"]
    final = {choice["text"]: choice["final"] for choice in question["options"]}
    assert final["mage > 2"]
    assert not final["mage > 1"]
    assert not of(await ann.move(0, "mage > 2"), "update")["can_undo"]
    assert problem(await ann.undo(0)) == "no_undo"


async def test_another_seats_decision_is_the_point_of_no_return() -> None:
    match = await begun(people("ann", "bob"), worn_out("king mage", "queen witch"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    await ann.move(0, "king > 2")
    await bob.move(1, "queen > 1")
    assert problem(await ann.undo(0)) == "no_undo"
    await bob.undo(1)
    assert problem(await ann.undo(0)) == "no_undo"  # bob has shown what he would do


async def test_nobody_takes_back_for_somebody_else() -> None:
    match = await begun(people("ann", "bob"), worn_out("king mage", "queen witch"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    await ann.move(0, "king > 2")
    assert problem(await bob.undo(1)) == "no_undo"
    assert problem(await bob.undo(0)) == "not_your_seat"
    assert problem(await ann.undo(0, version=0)) == "stale"
    assert version_of(match) == 1


async def test_on_a_shared_device_the_turn_may_have_gone_on() -> None:
    match = await begun(people("ann", "ann"), worn_out("king mage", "queen witch"))
    ann = Window(match, "ann")
    await ann.hello()
    update = of(await ann.move(0, "king > 2"), "update")
    assert update["seat"] == 1
    assert update["can_undo"]
    assert of(await ann.undo(1), "update")["seat"] == 0
    assert asked(match) == 0


async def test_undo_survives_a_restart() -> None:
    store = MemoryStore()
    match = await begun(people("ann", "bob"), worn_out("king mage farmer", ""), store)
    ann = Window(match, "ann")
    await ann.hello()
    await ann.move(0, "king > 1")
    await ann.undo(0)
    await ann.move(0, "mage > 1")
    again = await Match.load("table", store, BotsInline())
    assert again is not None
    assert again.game is not None
    assert match.game is not None
    assert again.game.state.fingerprint() == match.game.state.fingerprint()
    assert version_of(again) == 3
    ann = Window(again, "ann")
    assert (await ann.hello())["can_undo"]
    assert of(await ann.undo(0), "update")["version"] == 4


async def test_what_was_taken_back_stays_hidden() -> None:
    match = await begun(people("ann", "bob"), worn_out("king mage", "queen witch"))
    ann, eve = Window(match, "ann"), Window(match, "eve")
    await ann.hello()
    await eve.hello()
    await ann.move(0, "king > 2")
    await ann.undo(0)
    for message in eve.all("update"):
        for event in message["steps"][0]["events"]:
            assert "card" not in event
