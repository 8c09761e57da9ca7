"""Standing orders: private, durable, and answered at once. Louis XIV has them, for intrigue cards (P7)."""

import pytest

from tests.games.louis.court import court
from tests.table.support import (
    Doc,
    FailingStore,
    Window,
    asked,
    begun,
    is_over,
    of,
    options,
    people,
    problem,
    read,
    version_of,
)
from trianon.games.louis.components import PERSONS
from trianon.table.house_time import HouseTime
from trianon.table.match import Match
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio

ANN, BOB, CYD = range(3)
NAMES = ("ann", "bob", "cyd")
KEEP_ALL = {"until": 4, "cards": {"dauphin": "keep", "colbert": "keep"}}
LAST_CARD = "play joker take"  # for nothing: there are no stones to take back


def evening() -> Doc:
    """Ann is about to end the influence phase; bob and cyd hold intrigue cards of tiles 4 and 8."""
    held = ("", "dauphin", "maintenon")
    return court(stones={4: (1, 2, 0)}, general=(0, 3, 3), intrigue=held).to_json()


async def seated(store: MemoryStore | None = None) -> tuple[Match, Window, Window, Window]:
    """A table where no time passes, so that two evenings can be compared."""
    time = HouseTime(lambda: 0)
    match = await begun(people(*NAMES, game="louis"), evening(), store, game="louis", time=time)
    windows = [Window(match, name) for name in NAMES]
    for window in windows:
        await window.hello()
    return match, windows[0], windows[1], windows[2]


def tile(match: Match) -> int:
    """The tile that is being evaluated."""
    assert match.game is not None
    pending = match.game.state.view(None)["pending"]
    assert isinstance(pending, dict)
    return int(pending["tile"])


async def end_influence(ann: Window) -> None:
    assert of(await ann.move(ANN, LAST_CARD), "accepted")


async def test_an_order_answers_at_once() -> None:
    match, ann, bob, cyd = await seated()
    assert of(await bob.order(BOB, KEEP_ALL), "accepted")
    await end_influence(ann)
    assert (asked(match), tile(match)) == (CYD, 1)
    [update] = ann.all("update")
    assert [step["version"] for step in update["steps"]] == [1, 2]
    assert update["steps"][1]["events"][0] == {"event": "kept", "seat": BOB, "tile": 1}
    assert update["version"] == version_of(match) == 2
    assert not any(message["question"] for message in bob.all("update"))
    await cyd.move(CYD, "keep")
    assert (asked(match), tile(match)) == (CYD, 2)


async def test_several_orders_answer_one_another() -> None:
    """With an order of everybody the evaluation runs from the first tile to the last one in one go."""
    match, ann, bob, cyd = await seated()
    await bob.order(BOB, {"until": 1, "cards": {"dauphin": "place 2 from own"}})
    await cyd.order(CYD, {"until": 1, "cards": {"maintenon": "keep"}})
    await end_influence(ann)
    assert match.game is not None
    assert match.game.state.decision is None or match.game.state.decision.ask != "intrigue"
    [update] = cyd.all("update")
    events = [event for step in update["steps"] for event in step["events"]]
    assert [event["person"] for event in events if event["event"] == "intrigue_played"] == ["dauphin"]
    assert sum(event["event"] == "kept" for event in events) == 3 + 12  # bob's card is gone then


async def test_where_the_player_wants_to_be_asked_the_table_waits() -> None:
    match, ann, bob, cyd = await seated()
    await cyd.order(CYD, {"until": 4, "cards": {"maintenon": "keep"}})
    await bob.order(BOB, {"until": 4, "cards": {"anne": "ask"}})
    await end_influence(ann)
    assert (asked(match), tile(match)) == (BOB, 1)
    assert [choice["text"] for choice in bob.all("update")[-1]["question"]["options"]] == ["keep"]
    await bob.move(BOB, "keep")
    assert (asked(match), tile(match)) == (BOB, 4)
    assert len(bob.all("update")[-1]["question"]["options"]) == 4


async def test_an_order_answers_the_open_question_too() -> None:
    match, ann, bob, cyd = await seated()
    await end_influence(ann)
    assert asked(match) == BOB
    before = len(cyd.got)
    answers = await bob.order(BOB, KEEP_ALL)
    assert [message["type"] for message in answers] == ["accepted", "order", "update"]
    assert asked(match) == CYD
    assert [message["type"] for message in cyd.got[before:]] == ["update"]


async def test_an_order_is_changed_and_taken_away() -> None:
    match, ann, bob, cyd = await seated()
    await cyd.order(CYD, {"until": 4, "cards": {"maintenon": "keep"}})
    await bob.order(BOB, KEEP_ALL)
    changed = await bob.order(BOB, {"until": 4, "cards": {"mazarin": "ask", "anne": "ask"}})
    assert of(changed, "order")["order"]["cards"] == {"anne": "ask", "mazarin": "ask"}
    await end_influence(ann)
    assert (asked(match), tile(match)) == (BOB, 1)
    assert of(await bob.order(BOB, None), "order") == {"type": "order", "seat": BOB, "order": None}
    assert (asked(match), tile(match)) == (BOB, 1)
    await bob.move(BOB, "keep")
    assert (asked(match), tile(match)) == (BOB, 2)
    assert (await Window(match, "bob").hello())["order"] is None


async def test_orders_survive_a_restart() -> None:
    store = MemoryStore()
    match, ann, bob, _ = await seated(store)
    await bob.order(BOB, KEEP_ALL)
    await end_influence(ann)
    again = await read(store)
    assert match.game is not None
    assert again.game is not None
    assert again.game.state.fingerprint() == match.game.state.fingerprint()
    bob, cyd = Window(again, "bob"), Window(again, "cyd")
    assert (await bob.hello())["order"] == KEEP_ALL
    await cyd.hello()
    await cyd.move(CYD, "keep")
    assert (asked(again), tile(again)) == (CYD, 2)


async def test_what_the_disk_refuses_has_not_been_ordered() -> None:
    store = FailingStore()
    match, ann, bob, _ = await seated(store)
    store.failures = 1
    assert problem(await bob.order(BOB, KEEP_ALL)) == "unavailable"
    assert match.table.orders == {}
    await bob.order(BOB, KEEP_ALL)
    store.failures = 1
    assert problem(await ann.move(ANN, LAST_CARD)) == "unavailable"
    assert (asked(match), version_of(match)) == (ANN, 0)
    await end_influence(ann)
    assert asked(match) == CYD


# --- who may, and who hears of it ---------------------------------------------------------------------------


async def test_only_the_own_seat_takes_orders() -> None:
    match, ann, bob, _ = await seated()
    eve = Window(match, "eve")
    await eve.hello()
    for window in (ann, eve):
        assert problem(await window.order(BOB, KEEP_ALL)) == "not_your_seat"
    assert problem(await bob.order(9, KEEP_ALL)) == "not_your_seat"
    assert match.table.orders == {}


async def test_nonsense_changes_nothing() -> None:
    match, _, bob, _ = await seated()
    await bob.order(BOB, KEEP_ALL)
    length = match.table.length
    assert problem(await bob.order(BOB, {"until": 4, "cards": {"richelieu": "keep"}})) == "bad_option"
    assert match.table.length == length
    assert match.table.orders[BOB]["until"] == 4


async def test_a_repeated_order_is_taken_once() -> None:
    match, _, bob, _ = await seated()
    await bob.order(BOB, KEEP_ALL, id="same")
    length = match.table.length
    assert [message["type"] for message in await bob.order(BOB, KEEP_ALL, id="same")] == ["accepted"]
    assert match.table.length == length


async def test_a_game_without_orders_refuses_them() -> None:
    match = await begun(people("ann", "bob"))
    ann = Window(match, "ann")
    assert (await ann.hello())["order"] is None
    assert problem(await ann.order(0, {})) == "bad_option"


async def test_nobody_else_is_sent_a_word_about_an_order() -> None:
    """Every window of the seat hears of it, everybody else gets no frame at all."""
    match, ann, bob, cyd = await seated()
    eve, second = Window(match, "eve"), Window(match, "bob")
    await eve.hello()
    await second.hello()
    others = (ann, cyd, eve)
    counts = [len(window.got) for window in others]
    await bob.order(BOB, KEEP_ALL)
    await bob.order(BOB, None)
    await bob.order(BOB, KEEP_ALL)
    assert [len(window.got) for window in others] == counts
    order = match.table.orders[BOB]
    assert [message["order"] for message in second.all("order")] == [order, None, order]
    await end_influence(ann)
    for window in others:
        late = Window(match, window.client.guest)
        assert (await late.hello())["order"] is None
        assert window.all("order") == []


async def seen_by_others(ordered: bool) -> list[Doc]:
    """What everybody but bob was shown while three tiles were evaluated; bob keeps, by order or by hand."""
    match, ann, bob, cyd = await seated()
    eve = Window(match, "eve")
    shown = [(window, (await window.hello())["view"]) for window in (ann, cyd, eve)]
    if ordered:
        await bob.order(BOB, KEEP_ALL)
    await end_influence(ann)
    while tile(match) < 4:
        await (bob if asked(match) == BOB else cyd).move(asked(match), "keep")
    if not ordered:
        await bob.move(BOB, "keep")
    for window, view in shown:
        for update in window.all("update"):
            view.update(update["view"])
    return [
        {
            "view": view,
            "steps": [step for update in window.all("update") for step in update["steps"]],
            "question": window.all("update")[-1]["question"],
            "welcome": await Window(match, window.client.guest).hello(),
        }
        for window, view in shown
    ]


async def test_an_answer_by_order_looks_like_any_other() -> None:
    """The same evening both ways: steps, views and questions of the others are equal, whenever they come."""
    assert await seen_by_others(ordered=True) == await seen_by_others(ordered=False)


async def test_on_a_shared_device_only_the_one_who_looks_sees_the_order() -> None:
    match = await begun(people("ann", "ann", "cyd", game="louis"), evening(), game="louis")
    ann = Window(match, "ann")
    assert (await ann.hello())["seat"] == ANN
    answers = await ann.order(BOB, KEEP_ALL)
    assert [message["type"] for message in answers] == ["accepted"]
    assert (await Window(match, "ann").hello())["order"] is None


# --- taking back --------------------------------------------------------------------------------------------


async def test_an_answer_by_order_closes_what_lies_before_it() -> None:
    """Whoever saw what an order answers could otherwise take back, and play against it."""
    match, ann, bob, _ = await seated()
    await bob.order(BOB, KEEP_ALL)
    await end_influence(ann)
    assert not ann.all("update")[-1]["can_undo"]
    assert not bob.all("update")[-1]["can_undo"]
    assert problem(await ann.undo(ANN)) == "no_undo"
    assert problem(await bob.undo(BOB)) == "no_undo"
    assert asked(match) == CYD


async def test_a_step_taken_back_is_not_answered_by_an_order() -> None:
    """Bob kept by hand, left an order, and takes his answer back: he is asked, also after a restart."""
    store = MemoryStore()
    match, ann, bob, cyd = await seated(store)
    await end_influence(ann)
    await bob.move(BOB, "keep")
    await bob.order(BOB, KEEP_ALL)
    assert of(await bob.undo(BOB), "update")["question"]["ask"] == "intrigue"
    assert (asked(match), tile(match)) == (BOB, 1)
    await ann.say("hm?")
    await cyd.order(CYD, {"until": 4})
    assert (asked(match), tile(match)) == (BOB, 1)
    again = await read(store)
    assert (asked(again), tile(again)) == (BOB, 1)
    await bob.order(BOB, KEEP_ALL)
    assert (asked(match), tile(match)) == (CYD, 8)


# --- the record ---------------------------------------------------------------------------------------------


async def whole_game(ordered: bool) -> Doc:
    """The same answers, given by an order or by hand."""
    match = await begun(people("ann", "bob", game="louis"), game="louis")
    windows = [Window(match, name) for name in ("ann", "bob")]
    for seat, window in enumerate(windows):
        await window.hello()
        if ordered:
            await window.order(seat, {"until": 4, "cards": dict.fromkeys(PERSONS, "keep")})
    count = 0
    while not is_over(match):
        seat, texts = asked(match), options(match)
        if texts[0] == "keep":
            assert not ordered
            await windows[seat].move(seat, "keep")
            continue
        count += 1
        await windows[seat].move(seat, texts[count * 7 % len(texts)])
    assert match.game is not None
    return match.game.state.record.to_json()


async def test_a_game_with_orders_leaves_the_same_record() -> None:
    assert await whole_game(ordered=True) == await whole_game(ordered=False)
