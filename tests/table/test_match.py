"""One authority: every message gets an answer or one clear problem, and a refused one changes nothing."""

import asyncio

import pytest

from template.game.components import COURTIERS
from tests.table.support import (
    Window,
    asked,
    begun,
    of,
    options,
    people,
    problem,
    read,
    version_of,
)
from trianon.table.match import BATCH_SECONDS, Match
from trianon.table.messages import PROTOCOL, Hello, Move
from trianon.table.problems import TableProblem
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


async def table_of_two() -> tuple[Match, Window, Window]:
    match = await begun(people("ann", "bob"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    return match, ann, bob


async def test_a_welcome_has_everything() -> None:
    match = await begun(people("ann", "bob"))
    welcome = await Window(match, "ann").hello()
    assert welcome["version"] == 0
    assert welcome["seat"] == 0
    assert len(welcome["view"]["players"][0]["hand"]) == 3
    assert welcome["waiting"] == 0
    assert [choice["text"] for choice in welcome["question"]["options"]] == options(match)
    assert welcome["table"]["chairs"][0]["yours"]
    assert [step["version"] for step in welcome["steps"]] == [0]


async def test_a_tab_from_before_an_upgrade_is_told_to_reload() -> None:
    ann = Window(await begun(people("ann", "bob")), "ann")
    with pytest.raises(TableProblem, match="load it again") as told:
        await ann.send(Hello(protocol=PROTOCOL - 1))
    assert told.value.code == "outdated"
    assert (await ann.hello())["version"] == 0


async def test_a_move_is_accepted_and_told_to_everybody() -> None:
    match, ann, bob = await table_of_two()
    replies = await ann.move(0, options(match)[0])
    assert [message["type"] for message in replies] == ["accepted", "update"]
    assert replies[0]["version"] == 1
    update = bob.all("update")[-1]
    assert update["version"] == 1
    assert update["question"]["seat"] == 1
    assert replies[1]["question"] is None
    assert replies[1]["waiting"] == 1


async def test_an_update_carries_only_what_changed() -> None:
    match, ann, bob = await table_of_two()
    view = (await bob.hello())["view"]
    for _ in range(10):
        await (ann if asked(match) == 0 else bob).move(asked(match), options(match)[0])
    for update in bob.all("update"):
        assert not update["whole"]
        assert len(update["view"]) < len(view)
        view.update(update["view"])
    assert match.game is not None
    assert view == match.game.state.view(1)


async def test_a_stale_move_gets_the_current_view() -> None:
    match, ann, bob = await table_of_two()
    await ann.move(0, options(match)[0])
    replies = await bob.move(1, options(match)[0], version=0)
    assert problem(replies) == "stale"
    welcome = of(replies, "welcome")
    assert welcome["version"] == 1
    assert [step["version"] for step in welcome["steps"]] == [1]
    assert version_of(match) == 1


@pytest.mark.parametrize("version", [7, 2**31 - 1, -1])
async def test_a_version_that_never_was_is_stale(version: int) -> None:
    match, ann, _ = await table_of_two()
    assert problem(await ann.move(0, options(match)[0], version=version)) == "stale"
    assert version_of(match) == 0


async def test_nobody_moves_for_another_seat() -> None:
    match, _, bob = await table_of_two()
    assert problem(await bob.move(0, options(match)[0])) == "not_your_seat"
    assert problem(await bob.move(11, options(match)[0])) == "not_your_seat"
    assert version_of(match) == 0


async def test_nobody_moves_out_of_turn() -> None:
    match, _, bob = await table_of_two()
    assert problem(await bob.move(1, options(match)[0])) == "not_your_turn"
    assert version_of(match) == 0


async def test_spectators_look_and_do_not_touch() -> None:
    match, _, _ = await table_of_two()
    eve = Window(match, "eve")
    welcome = await eve.hello()
    assert welcome["seat"] is None
    assert {*welcome["view"]["players"][0]["hand"]} == {None}
    assert welcome["question"] is None
    assert problem(await eve.move(0, options(match)[0])) == "not_your_seat"
    assert problem(await eve.undo(0)) == "not_your_seat"


async def test_unreadable_and_illegal_actions_are_told_apart() -> None:
    match, ann, _ = await table_of_two()
    assert problem(await ann.move(0, "castle king-side")) == "invalid"
    assert problem(await ann.move(0, "bow")) == "illegal"
    held = {text.split()[1] for text in options(match)}
    missing = next(courtier for courtier in COURTIERS if courtier not in held)
    assert problem(await ann.move(0, f"present {missing}")) == "illegal"
    assert version_of(match) == 0


async def test_a_repeated_id_is_answered_again_and_played_once() -> None:
    match, ann, bob = await table_of_two()
    text = options(match)[0]
    await ann.move(0, text, id="same")
    again = await ann.move(0, text, version=0, id="same")
    assert [(message["type"], message["version"]) for message in again] == [("accepted", 1)]
    assert version_of(match) == 1
    assert len(bob.all("update")) == 1


async def test_the_same_id_from_two_browsers_is_two_messages() -> None:
    match, ann, bob = await table_of_two()
    await ann.move(0, options(match)[0], id="one")
    await bob.move(1, options(match)[0], id="one")
    assert version_of(match) == 2


async def test_a_repeated_id_is_known_after_a_restart() -> None:
    store = MemoryStore()
    match = await begun(people("ann", "bob"), store=store)
    ann = Window(match, "ann")
    await ann.hello()
    text = options(match)[0]
    await ann.move(0, text, id="same")
    again = await read(store)
    ann = Window(again, "ann")
    await ann.hello()
    replies = await ann.move(0, text, version=0, id="same")
    assert of(replies, "accepted")["version"] == 1
    assert version_of(again) == 1


async def test_two_messages_at_once_are_taken_in_order() -> None:
    match, ann, _ = await table_of_two()
    text = options(match)[0]
    await asyncio.gather(*(match.receive(ann.client, Move(id, 0, 0, text)) for id in ("a", "b")))
    assert [message["id"] for message in ann.all("accepted")] == ["a"]
    assert [message["code"] for message in ann.all("problem")] == ["stale"]


async def test_hello_comes_first() -> None:
    match = await begun(people("ann", "bob"))
    assert problem(await Window(match, "ann").move(0, options(match)[0])) == "malformed"


async def test_coming_back_brings_the_missing_steps() -> None:
    match, ann, bob = await table_of_two()
    for _ in range(6):
        await (ann if asked(match) == 0 else bob).move(asked(match), options(match)[0])
    back = await Window(match, "bob").hello(have=4)
    assert [step["version"] for step in back["steps"]] == [5, 6]
    assert [step["events"] for step in back["steps"]] == [
        update["steps"][0]["events"] for update in bob.all("update")[-2:]
    ]
    assert (await Window(match, "bob").hello(have=6))["steps"] == []
    assert len((await Window(match, "bob").hello(have=99))["steps"]) == 7


async def test_one_device_for_everybody_looks_through_the_asked_seat() -> None:
    match = await begun(people("ann", "ann", "ann"))
    ann = Window(match, "ann")
    view = (await ann.hello())["view"]
    assert view["seat"] == 0
    for _ in range(5):
        before = asked(match)
        update = of(await ann.move(before, options(match)[0]), "update")
        assert update["seat"] == asked(match)
        assert update["whole"] == (before != asked(match))
        assert None not in update["view"]["players"][asked(match)]["hand"]
        assert update["question"]["seat"] == asked(match)


async def test_a_game_over_is_over() -> None:
    match, ann, bob = await table_of_two()
    while match.game is not None and match.game.asked is not None:
        await (ann if asked(match) == 0 else bob).move(asked(match), options(match)[-1])
    assert match.seating.status == "over"
    table = ann.all("table")[-1]["table"]
    assert table["status"] == "over"
    assert table["seed"] == "5e" * 32
    assert problem(await ann.move(0, "bow")) == "not_playing"
    assert problem(await ann.undo(0)) == "no_undo"
    last = ann.all("update")[-1]
    assert (last["waiting"], last["ask"]) == (None, "")
    assert last["view"]["winners"]
    assert table["places"][0] == last["view"]["winners"]
    assert sorted(seat for place in table["places"] for seat in place) == [0, 1]


async def test_everybody_hears_who_is_asked_what() -> None:
    """But the answers are for the one who is asked."""
    match, ann, bob = await table_of_two()
    await ann.move(asked(match), options(match)[0])
    assert match.game is not None
    for window in (ann, bob):
        last = window.all("update")[-1]
        assert (last["waiting"], last["ask"]) == (asked(match), match.game.ask)
        assert (last["question"] is None) == (asked(match) not in window.client.seats)
    assert (await match.info("eve")).waiting == asked(match)


async def test_watchers_hear_who_comes_and_goes() -> None:
    match, ann, bob = await table_of_two()
    assert [chair["online"] for chair in ann.all("table")[-1]["table"]["chairs"]] == [True, True]
    await match.part(bob.client)
    assert [chair["online"] for chair in ann.all("table")[-1]["table"]["chairs"]] == [True, False]
    await Window(match, "eve").hello()
    assert ann.all("table")[-1]["table"]["watchers"] == 1


async def test_a_crowd_hears_in_batches_who_comes_and_goes() -> None:
    """Otherwise every newcomer would be announced to all, and a thousand of them a million times."""
    match, ann, _ = await table_of_two()
    crowd = [Window(match, f"guest {number}") for number in range(60)]
    for window in crowd:
        await window.hello()
    told = len(ann.all("table"))
    assert told < 30
    await asyncio.sleep(2 * BATCH_SECONDS)
    assert ann.all("table")[-1]["table"]["watchers"] == 60
    assert not crowd[0].all("table")[-1]["table"]["you_host"]
    for window in crowd:
        await match.part(window.client)
    await asyncio.sleep(2 * BATCH_SECONDS)
    assert ann.all("table")[-1]["table"]["watchers"] == 0
    assert len(ann.all("table")) < told + 30
