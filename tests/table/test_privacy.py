"""Seats see only their own: whatever is sent to a window is checked against the whole truth."""

from collections.abc import Callable
from typing import Any

import pytest

import trianon
from tests.table.support import Window, asked, begun, is_over, late, lobby, options, people
from trianon.table import entries as log_entries
from trianon.table import replay as replays
from trianon.table.entries import Played
from trianon.table.live_game import LiveGame
from trianon.table.match import Match
from trianon.table.problems import TableProblem
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


def known(state: trianon.State, viewpoint: int | None) -> list[list[list[str | None]]]:
    """What lies where; what this viewpoint may not know is None (T9)."""
    doc: dict[str, Any] = state.to_json()
    own = [seat == viewpoint for seat in range(state.seats)]
    return [
        [seen(doc["presented"], own[doc["active"]])],
        *([seen(doc[pile][seat], own[seat]) for seat in range(state.seats)] for pile in ("hands", "unseen")),
        [seen(pile, True) for pile in doc["seen"]],
    ]


def seen(pile: str, is_known: bool) -> list[str | None]:
    return [courtier if is_known else None for courtier in pile.split()]


def shown(view: dict[str, Any]) -> list[list[list[str | None]]]:
    piles = [[player[pile] for player in view["players"]] for pile in ("hand", "unseen", "seen")]
    return [[view["presented"]], *piles]


async def test_no_window_is_ever_sent_a_card_it_may_not_know() -> None:
    match = await begun(people("ann", "bob", "cyd"))
    names = ("ann", "bob", "cyd", "eve")
    windows = {name: Window(match, name) for name in names}
    eyes: dict[str, int | None] = {name: seat if seat < 3 else None for seat, name in enumerate(names)}
    views = {name: (await window.hello())["view"] for name, window in windows.items()}
    count = 0
    while not is_over(match):
        seat = asked(match)
        count += 1
        await windows[names[seat]].move(seat, options(match)[count % len(options(match))])
        assert match.game is not None
        for name, window in windows.items():
            update = window.all("update")[-1]
            views[name].update(update["view"])
            if not is_over(match):
                assert shown(views[name]) == known(match.game.state, eyes[name])
                check_events(update["steps"][0]["events"], eyes[name])
            assert (update["question"] is not None) == (eyes[name] == match.game.asked is not None)
    assert count > 15


def check_events(events: list[dict[str, Any]], viewpoint: int | None) -> None:
    for event in events:
        if event["event"] in ("presented", "drew"):
            assert ("courtier" in event) == (event["seat"] == viewpoint)


async def test_a_replay_tells_what_one_seat_saw() -> None:
    match = await begun(people("ann", "bob"))
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    view = (await bob.hello())["view"]
    while not is_over(match):
        await (ann if asked(match) == 0 else bob).move(asked(match), options(match)[0])
    replay = await replays.replay(match, "bob", 1)
    assert [step.version for step in replay.steps] == list(range(len(replay.steps)))
    seen = dict(replay.steps[0].view)
    assert seen == view
    for step, update in zip(replay.steps[1:], bob.all("update"), strict=True):
        assert step.events == update["steps"][0]["events"]
        seen.update(step.view)
    assert match.game is not None
    assert seen == match.game.state.view(1)


async def played() -> Match:
    """A game of two that is over."""
    match = await begun(people("ann", "bob"))
    windows = [Window(match, "ann"), Window(match, "bob")]
    for window in windows:
        await window.hello()
    while not is_over(match):
        await windows[asked(match)].move(asked(match), options(match)[0])
    return match


async def test_a_record_from_a_file_is_replayed() -> None:
    """As the table's own replay, without names; also one that was stopped in the middle."""
    match = await played()
    document = await replays.record(match)
    theirs, ours = await replays.replay_record(document, 1), await replays.replay(match, "bob", 1)
    assert theirs.steps == ours.steps
    assert (theirs.table.places, theirs.table.status) == (ours.table.places, "over")
    assert [chair.colour for chair in theirs.table.chairs] == [chair.colour for chair in ours.table.chairs]
    actions = [number for number, entry in enumerate(document["log"]) if not entry.startswith("~")]
    stopped = await replays.replay_record({**document, "log": document["log"][: actions[3]]}, None)
    assert (stopped.table.places, stopped.table.status) == ([], "playing")


@pytest.mark.parametrize(
    "spoil",
    [
        lambda document: {},
        lambda document: {**document, "format": 7},
        lambda document: {**document, "game": "chess"},
        lambda document: {**document, "seats": 99},
        lambda document: {**document, "log": [*document["log"], "bow"]},
        lambda document: {**document, "log": [*document["log"], document["log"][0]]},
        lambda document: {**document, "log": document["log"][1:]},
    ],
)
async def test_what_is_no_record_is_refused(spoil: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    match = await played()
    with pytest.raises(TableProblem):
        await replays.replay_record(spoil(await replays.record(match)), None)


async def test_a_record_replays_and_agrees_with_the_seed() -> None:
    match = await begun(people("ann", "ann"))
    ann = Window(match, "ann")
    await ann.hello()
    while not is_over(match):
        await ann.move(asked(match), options(match)[0])
    document = await replays.record(match)
    game = trianon.game("template")
    replayed = game.replay(trianon.Record.from_json(document))
    assert match.game is not None
    assert replayed.fingerprint() == match.game.state.fingerprint()
    # Whoever is shown the seed can deal the game again and get every outcome of the record.
    again = LiveGame(game.start(2, bytes.fromhex(match.seating.seed), **document["options"]), [])
    for action in trianon.Record.from_json(document).actions:
        again.play(again.asked or 0, action)
    assert again.state.record == replayed.record


async def test_a_table_that_cannot_be_read_tells_the_log_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    """The log of the server names the entry that does not fit, and never quotes it."""
    store = MemoryStore()
    await begun(people("ann", "bob"), late("page", "duke"), store=store)
    length = len(await store.load("table") or ())
    await store.append("table", length, log_entries.write([Played(0, "present prince", "", 3)]))
    with pytest.raises(TableProblem, match="cannot be read"):
        await lobby(store).match("table")
    assert f"entry {length}: illegal" in caplog.text
    assert "prince" not in caplog.text
