"""Seats see only their own: whatever is sent to a window is checked against the whole truth."""

import re
from typing import Any

import pytest

import trianon
from tests.table.support import Window, asked, begun, is_over, options, people
from trianon.table import replay as replays
from trianon.table.live_game import LiveGame

pytestmark = pytest.mark.anyio

HIDDEN = re.compile(r"[\[(](\d):(\w+)'*[\])]")
CARD = re.compile(r"[\[<(]?(\d):(\w+)'*[\]>)]?")


def lying(state: trianon.State, viewpoint: int | None) -> list[list[tuple[int, str | None]]]:
    """Every card in the columns with its owner; its name only if this viewpoint may know it (K12)."""
    columns = state.to_json()["columns"]
    assert isinstance(columns, list)
    return [
        [
            (int(owner), None if HIDDEN.fullmatch(word) and int(owner) != viewpoint else card)
            for word in text.split(":", 1)[1].split()
            for owner, card in CARD.findall(word)
        ]
        for text in columns
    ]


def shown(view: dict[str, Any]) -> list[list[tuple[int, str | None]]]:
    return [[(card["seat"], card.get("card")) for card in column["cards"]] for column in view["columns"]]


async def test_no_window_is_ever_sent_a_card_it_may_not_know() -> None:
    match = await begun(people("ann", "bob", "cyd", "dan"))
    names = ("ann", "bob", "cyd", "dan", "eve")
    windows = {name: Window(match, name) for name in names}
    eyes: dict[str, int | None] = {name: seat if seat < 4 else None for seat, name in enumerate(names)}
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
                assert shown(views[name]) == lying(match.game.state, eyes[name])
                check_events(update["step"]["events"], eyes[name])
                assert ("hand" in views[name]) == (eyes[name] is not None)
                assert all(
                    ("goals" in player) == (player["seat"] == eyes[name]) for player in views[name]["players"]
                )
            assert (update["question"] is not None) == (eyes[name] == match.game.asked is not None)
    assert count > 60


def check_events(events: list[dict[str, Any]], viewpoint: int | None) -> None:
    for event in events:
        if event["event"] in ("laid", "drew", "tucked"):
            assert ("card" in event) == (event["seat"] == viewpoint)


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
        assert step.events == update["step"]["events"]
        seen.update(step.view)
    assert match.game is not None
    assert seen == match.game.state.view(1)


async def test_a_record_replays_and_agrees_with_the_seed() -> None:
    match = await begun(people("ann", "ann"))
    ann = Window(match, "ann")
    await ann.hello()
    while not is_over(match):
        await ann.move(asked(match), options(match)[0])
    document = await replays.record(match)
    game = trianon.game("kabale")
    replayed = game.replay(trianon.Record.from_json(document))
    assert match.game is not None
    assert replayed.fingerprint() == match.game.state.fingerprint()
    # Whoever is shown the seed can deal the game again and get every outcome of the record.
    again = LiveGame(game.start(2, bytes.fromhex(match.seating.seed), **document["options"]), [])
    for action in trianon.Record.from_json(document).actions:
        again.play(again.asked or 0, action)
    assert again.state.record == replayed.record
