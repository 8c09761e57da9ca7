"""A turn is a draft until its player is done: nobody else sees it, and every step can be dropped."""

import pytest

import trianon
from tests.table.support import (
    Doc,
    FailingStore,
    Window,
    asked,
    begun,
    late,
    of,
    people,
    problem,
    read,
    settle,
    version_of,
)
from tests.table.test_attendance import Watch, game_of, open_house, windows
from trianon.table import entries as log_entries
from trianon.table.entries import Played
from trianon.table.match import Match
from trianon.table.storage.memory import MemoryStore
from trianon.table.tempo import MINUTE
from trianon.testing import given, random_answer

pytestmark = pytest.mark.anyio

ANN, BOB = range(2)
TURN = (
    "play joker place",
    "put 6",
    "put 5",
)  # an own card that nobody has seen; the last stone ends the turn


async def court(store: MemoryStore | None = None) -> tuple[Match, Window, Window, Window]:
    """Ann, Bob and a spectator at a table of Louis XIV; Ann is asked."""
    position = given("louis", seats=3, hands=["conde joker joker", "anne anne colbert"]).to_json()
    match = await begun(people("ann", "bob", "cyd", game="louis"), position, store, game="louis")
    ann, bob, eve = Window(match, "ann"), Window(match, "bob"), Window(match, "eve")
    for window in (ann, bob, eve):
        await window.hello()
    return match, ann, bob, eve


async def drafted(ann: Window) -> Doc:
    """Ann plays all but the last step of the turn for herself; the draft as she is told."""
    await ann.move(ANN, TURN[0], draft=True)
    return of(await ann.move(ANN, TURN[1], drafted=1, draft=True), "draft")


def question(message: Doc) -> dict[str, Doc]:
    return {choice["text"]: choice for choice in message["question"]["options"]}


async def test_nobody_else_is_sent_a_frame_until_the_turn_is_done() -> None:
    """Also an own card can be tried out and taken back; then all steps are told at once."""
    match, ann, bob, eve = await court()
    second = Window(match, "ann")
    start = question(await second.hello())
    assert start[TURN[0]]["shows"]
    assert not start[TURN[0]]["final"]
    others = [(window, len(window.got)) for window in (bob, eve)]
    draft = await drafted(ann)
    assert (draft["version"], draft["seat"]) == (0, ANN)
    assert [step["version"] for step in draft["steps"]] == [1, 2]
    assert question(draft)[TURN[2]]["passes"]
    assert second.all("draft")[-1] == draft
    back = of(await ann.undo(ANN, drafted=2), "draft")
    assert [step["version"] for step in back["steps"]] == [1]
    back = of(await ann.undo(ANN, drafted=1), "draft")
    assert (back["steps"], question(back)) == ([], start)
    assert back["view"] == (await second.hello())["view"]
    await drafted(ann)
    assert [len(window.got) for window, _ in others] == [count for _, count in others]
    newcomer = await Window(match, "fay").hello()
    assert (newcomer["version"], newcomer["waiting"], newcomer["ask"]) == (0, ANN, "turn")

    answers = await ann.move(ANN, TURN[2], drafted=2)
    assert of(answers, "accepted")["version"] == 3
    for window, _ in others:
        [update] = window.all("update")
        assert [step["version"] for step in update["steps"]] == [1, 2, 3]
    assert bob.all("update")[0]["question"]["seat"] == BOB
    assert match.game is not None
    assert match.game.state.record.actions == list(TURN)


async def test_the_log_is_as_if_the_steps_had_been_played_one_by_one() -> None:
    store = MemoryStore()
    match, ann, _, _ = await court(store)
    await drafted(ann)
    assert len(await store.load("table") or []) == 2  # nothing of it is stored
    await ann.move(ANN, TURN[2], drafted=2, id="done")
    played = [log_entries.read(body) for body in (await store.load("table") or [])[2:]]
    assert [(entry.seat, entry.action) for entry in played if isinstance(entry, Played)] == [
        (ANN, action) for action in TURN
    ]
    again = await read(store)
    assert again.game is not None
    assert match.game is not None
    assert again.game.state.fingerprint() == match.game.state.fingerprint()
    assert of(await ann.move(ANN, TURN[2], drafted=2, id="done"), "accepted")["version"] == 3


async def test_a_draft_survives_a_new_socket_and_repeated_messages() -> None:
    match, ann, bob, _ = await court()
    draft = await drafted(ann)
    await match.part(ann.client)
    back = Window(match, "ann")
    await back.hello()
    assert {**back.all("draft")[-1], "id": ""} == {**draft, "id": ""}
    await back.move(
        ANN, "put 7", drafted=1, draft=True, id=draft["id"]
    )  # its answer was lost: it came before
    assert back.all("draft")[-1] == draft
    await back.undo(ANN, drafted=2, id="undo")
    assert len(of(await back.undo(ANN, drafted=2, id="undo"), "draft")["steps"]) == 1
    assert not bob.all("draft")
    late = Window(match, "bob")
    await late.hello()
    assert not late.all("draft")


async def test_forged_and_stale_drafts_get_one_clear_problem() -> None:
    match, ann, bob, eve = await court()
    assert problem(await eve.move(ANN, TURN[0], draft=True)) == "not_your_seat"
    assert problem(await bob.move(BOB, "play anne take", draft=True)) == "not_your_turn"
    assert problem(await ann.move(ANN, "dance", draft=True)) == "invalid"
    assert problem(await ann.move(ANN, "put 6", draft=True)) == "illegal"
    assert problem(await ann.undo(ANN, drafted=1)) == "stale"
    await drafted(ann)
    assert problem(await ann.move(ANN, TURN[2], drafted=2, draft=True)) == "illegal"  # bob is asked after it
    assert problem(await ann.move(ANN, "put 99", drafted=2)) == "invalid"
    assert problem(await ann.move(ANN, "finish", drafted=2)) == "illegal"
    answers = await ann.move(ANN, TURN[2], drafted=1)
    assert problem(answers) == "stale"
    assert len(of(answers, "draft")["steps"]) == 2  # after the present view of the table
    assert (version_of(match), asked(match)) == (0, ANN)
    await ann.move(ANN, TURN[2], drafted=2)
    assert problem(await ann.move(ANN, TURN[0], drafted=2, draft=True)) == "stale"
    assert problem(await ann.move(ANN, TURN[0], draft=True)) == "not_your_turn"


async def test_chance_is_never_tried_out() -> None:
    match = await begun(people("ann", "bob"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    first, *_ = question(await ann.hello())
    await bob.hello()
    await ann.move(ANN, first)
    assert question(bob.all("update")[-1])["bow"]["final"]
    assert problem(await bob.move(BOB, "bow", draft=True)) == "illegal"
    assert version_of(match) == 1


async def test_who_takes_back_the_step_before_takes_away_what_the_draft_stands_on() -> None:
    match = await begun(people("ann", "bob", "cyd"), late("page duke", "", "knight prince page"))
    ann, cyd = Window(match, "ann"), Window(match, "cyd")
    await ann.hello()
    await cyd.hello()
    await ann.move(ANN, "present page")
    await cyd.move(2, "present knight", draft=True)
    await ann.undo(ANN)
    assert problem(await cyd.move(2, "present page", drafted=1, draft=True)) == "stale"
    assert asked(match) == ANN


async def test_a_turn_that_cannot_be_stored_stays_a_draft() -> None:
    store = FailingStore()
    match, ann, bob, _ = await court(store)
    await drafted(ann)
    store.failures = 1
    assert problem(await ann.move(ANN, TURN[2], drafted=2)) == "unavailable"
    assert len(ann.all("draft")[-1]["steps"]) == 2
    assert not bob.all("update")
    assert of(await ann.move(ANN, TURN[2], drafted=2), "accepted")["version"] == 3
    assert version_of(match) == 3


async def test_after_a_restart_the_turn_begins_again() -> None:
    store = MemoryStore()
    _, ann, _, _ = await court(store)
    await drafted(ann)
    again = await read(store)
    ann = Window(again, "ann")
    assert TURN[0] in question(await ann.hello())
    assert problem(await ann.move(ANN, TURN[2], drafted=2)) == "stale"


async def test_a_clock_runs_until_the_turn_is_done_and_a_bot_takes_no_draft_over() -> None:
    watch = Watch()
    house = open_house(MemoryStore(), watch)
    match = await game_of(house, "ann", "bob", game="louis", tempo="10+15")
    ann, bob = await windows(match, "ann", "bob")
    card = next(text for text, choice in question(ann.all("welcome")[-1]).items() if choice["shows"])
    watch.forward(9 * MINUTE)
    await ann.move(ANN, card, draft=True)
    watch.forward(MINUTE // 2)
    assert (await Window(match, "ann").hello())["timing"]["left"][ANN] == MINUTE // 2
    watch.forward(MINUTE // 2)
    house.alarms.ring()
    await settle()
    assert bob.got[-1]["table"]["chairs"][ANN]["stand_in"]
    newcomer = Window(match, "ann")
    await newcomer.hello()
    assert not newcomer.all("draft")
    await house.take_over(match.seating.id, "ann")
    assert len(newcomer.all("draft")[-1]["steps"]) == 1  # the bot had not played yet
    house.close()


async def test_on_a_shared_device_only_the_one_who_looks_sees_the_draft() -> None:
    position = given("louis", seats=3, hands=["conde joker joker", "anne anne colbert"]).to_json()
    match = await begun(people("ann", "ann", "cyd", game="louis"), position, game="louis")
    ann = Window(match, "ann")
    await ann.hello(stay=True)
    await drafted(ann)
    opened, told = [
        answer for answer in await ann.move(ANN, TURN[2], drafted=2) if answer["type"] == "update"
    ]
    assert (opened["seat"], told["seat"], told["waiting"]) == (None, None, BOB)
    assert opened["view"]["tiles"] != told["view"]["tiles"]  # everybody sees the whole turn


@pytest.mark.parametrize("game", trianon.games())
async def test_every_game_is_played_alike_in_drafts(game: str) -> None:
    """Whatever can be drafted is: the others get no frame meanwhile, and the record is the same."""
    match = await begun(people("ann", "bob", game=game), game=game)
    plain = trianon.game(game).start(2, bytes.fromhex(match.seating.seed), **match.seating.settings())
    windows = [Window(match, "ann"), Window(match, "bob")]
    asking = [(await window.hello())["question"] for window in windows]
    rng, count, tried = trianon.Rng(1), 0, 0
    for _ in range(80):
        if (seat := match.table.asked) is None:
            break
        choice = asking[seat]["options"][random_answer(plain, rng)]
        plain.play(choice["text"])
        is_draft = not (choice["final"] or choice["passes"])
        frames = len(windows[1 - seat].got)
        answers = await windows[seat].move(seat, choice["text"], drafted=count, draft=is_draft)
        if is_draft:
            draft = of(answers, "draft")
            assert len(windows[1 - seat].got) == frames
            assert draft["view"] == plain.view(seat)
            asking[seat], count, tried = draft["question"], count + 1, tried + 1
        else:
            asking, count = [window.all("update")[-1]["question"] for window in windows], 0
            assert match.game is not None
            assert match.game.state.record == plain.record
    assert (tried > 10) == (game != "kabale")  # there nearly every step draws a card
