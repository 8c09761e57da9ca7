"""Own steps are taken back freely until chance, a reveal, or another seat's decision - and never to peek."""

import pytest

from tests.table.support import (
    Window,
    asked,
    begun,
    late,
    of,
    options,
    people,
    problem,
    read,
    version_of,
)
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


async def test_a_step_without_a_draw_can_be_taken_back() -> None:
    match = await begun(people("ann", "bob"), late("page duke", "knight prince"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    question = (await ann.hello())["question"]
    await bob.hello()
    assert not any(choice["final"] for choice in question["options"])
    assert all(choice["passes"] for choice in question["options"])  # bob is asked next
    assert match.game is not None
    before = match.game.state.fingerprint()
    update = of(await ann.move(0, "present page"), "update")
    assert update["can_undo"]
    assert not bob.all("update")[-1]["can_undo"]
    update = of(await ann.undo(0), "update")
    assert update["version"] == 2
    assert update["steps"] == [{"version": 2, "seat": 0, "events": [], "undone": True}]
    assert update["question"] == question
    assert match.game.state.fingerprint() == before
    assert bob.all("update")[-1]["steps"][0]["undone"]
    assert bob.all("update")[-1]["waiting"] == 0


async def test_several_steps_are_taken_back_one_by_one() -> None:
    match = await begun(people("ann", "bob"), late("page duke knight", ""))
    ann = Window(match, "ann")
    await ann.hello()
    await ann.move(0, "present page")
    await ann.move(0, "present duke")
    assert of(await ann.undo(0), "update")["can_undo"]
    assert not of(await ann.undo(0), "update")["can_undo"]
    assert problem(await ann.undo(0)) == "no_undo"
    assert "present page" in options(match)


async def test_a_step_with_a_draw_is_final() -> None:
    match = await begun(people("ann", "bob"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    await ann.move(0, options(match)[0])
    question = bob.all("update")[-1]["question"]
    assert all(choice["final"] for choice in question["options"])
    assert not of(await bob.move(1, "bow"), "update")["can_undo"]
    assert problem(await bob.undo(1)) == "no_undo"
    assert version_of(match) == 2


async def test_a_reveal_is_final() -> None:
    match = await begun(people("ann", "bob"), late("page duke", "knight prince"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    await ann.move(0, "present page")
    question = bob.all("update")[-1]["question"]
    final = {choice["text"]: choice["final"] for choice in question["options"]}
    assert final["challenge knight"]
    assert not any(choice["passes"] for choice in question["options"] if choice["final"])
    assert not final["bow"]
    assert not of(await bob.move(1, "challenge knight"), "update")["can_undo"]
    assert problem(await bob.undo(1)) == "no_undo"


async def test_another_seats_decision_is_the_point_of_no_return() -> None:
    match = await begun(people("ann", "bob"), late("page duke", "knight prince"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    await ann.move(0, "present page")
    await bob.move(1, "bow")
    assert problem(await ann.undo(0)) == "no_undo"
    await bob.undo(1)
    assert problem(await ann.undo(0)) == "no_undo"  # bob has shown what he would do


async def test_nobody_takes_back_for_somebody_else() -> None:
    match = await begun(people("ann", "bob"), late("page duke", "knight prince"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    await ann.move(0, "present page")
    assert problem(await bob.undo(1)) == "no_undo"
    assert problem(await bob.undo(0)) == "not_your_seat"
    assert problem(await ann.undo(0, version=0)) == "stale"
    assert version_of(match) == 1


async def test_on_a_shared_device_the_turn_may_have_gone_on() -> None:
    match = await begun(people("ann", "ann"), late("page duke", "knight prince"))
    ann = Window(match, "ann")
    await ann.hello()
    update = of(await ann.move(0, "present page"), "update")
    assert update["seat"] == 1
    assert update["can_undo"]
    assert of(await ann.undo(1), "update")["seat"] == 0
    assert asked(match) == 0


async def test_a_shared_device_shows_a_step_to_everybody_before_it_is_passed_on() -> None:
    """The step is seen as a spectator sees it, from the position before; the next one says hello."""
    match = await begun(people("ann", "ann"), late("page duke", "knight prince"))
    ann = Window(match, "ann")
    assert (await ann.hello(stay=True))["seat"] == 0
    assert match.game is not None
    spectators = match.game.state.view(None)
    opened, step = [answer for answer in await ann.move(0, "present page") if answer["type"] == "update"]
    assert (opened["version"], opened["seat"], opened["view"]) == (0, None, spectators)
    assert (step["version"], step["seat"], step["waiting"], step["question"]) == (1, None, 1, None)
    assert {**spectators, **step["view"]} == match.game.state.view(None)
    assert step["can_undo"]
    welcome = await ann.hello(stay=True)
    assert (welcome["seat"], welcome["question"]["seat"]) == (1, 1)


async def test_undo_survives_a_restart() -> None:
    store = MemoryStore()
    match = await begun(people("ann", "bob"), late("page duke knight", ""), store)
    ann = Window(match, "ann")
    await ann.hello()
    await ann.move(0, "present page")
    await ann.undo(0)
    await ann.move(0, "present duke")
    again = await read(store)
    assert again.game is not None
    assert match.game is not None
    assert again.game.state.fingerprint() == match.game.state.fingerprint()
    assert version_of(again) == 3
    ann = Window(again, "ann")
    assert (await ann.hello())["can_undo"]
    assert of(await ann.undo(0), "update")["version"] == 4


async def test_what_was_taken_back_stays_hidden() -> None:
    match = await begun(people("ann", "bob"), late("page duke", "knight prince"))
    ann, eve = Window(match, "ann"), Window(match, "eve")
    await ann.hello()
    await eve.hello()
    await ann.move(0, "present page")
    await ann.undo(0)
    for message in eve.all("update"):
        for event in message["steps"][0]["events"]:
            assert "courtier" not in event
