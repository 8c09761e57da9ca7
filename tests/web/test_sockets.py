"""Real sockets: whole games, coming back, and messages that nobody should send."""

import asyncio
import json

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

import trianon
from tests.web.support import Browser, Doc, ServerProcess, answer, hello, play_on, receive, send
from trianon.table.messages import MAX_MESSAGE_BYTES

pytestmark = pytest.mark.anyio


async def test_a_whole_game_against_bots(ann: Browser) -> None:
    table = (await ann.new_table("me", "random", "random", "random"))["id"]
    async with ann.socket(table) as socket:
        last = await play_on(socket, await hello(socket))
        assert last["view"]["over"]
        info = (await receive(socket, "table"))["table"]
    assert info["status"] == "over"
    record = trianon.Record.from_json(await ann.get(f"/api/tables/{table}/record"))
    state = trianon.game("kabale").replay(record)
    assert state.outcome is not None
    assert list(state.outcome.winners) == last["view"]["winners"]


async def test_two_browsers_play_one_table_and_a_third_looks_on(ann: Browser, bob: Browser) -> None:
    table = (await ann.new_table("me", "open", first=0))["id"]
    await bob.post(f"/api/tables/{table}/sit", {})
    await ann.post(f"/api/tables/{table}/start")
    async with (
        Browser(ann.address) as eve,
        ann.socket(table) as first,
        bob.socket(table) as second,
        eve.socket(table) as third,
    ):
        message = await hello(first)
        await hello(second)
        assert (await hello(third))["seat"] is None
        await answer(first, message)
        assert (await receive(first, "accepted"))["version"] == 1
        asked = await receive(second, "update")
        assert asked["question"]["seat"] == 1
        seen = await receive(third, "update")
        assert seen["question"] is None
        assert "hand" not in seen["view"]
        laid = [event for event in seen["steps"][0]["events"] if event["event"] == "laid"]
        assert "card" not in laid[0]


async def test_the_spectators_socket_never_carries_a_hidden_card(ann: Browser) -> None:
    """Everything a spectator was sent is compared with the record of the game."""
    table = (await ann.new_table("me", "hotseat", "hotseat"))["id"]
    async with Browser(ann.address) as eve, eve.socket(table) as watching, ann.socket(table) as socket:
        welcome = await hello(watching)
        last = await play_on(socket, await hello(socket))
        view, views = dict(welcome["view"]), [welcome["view"]]
        for _ in range(last["version"]):
            update = await receive(watching, "update")
            view.update(update["view"])
            views.append(dict(view))
    record = trianon.Record.from_json(await ann.get(f"/api/tables/{table}/record"))
    game = trianon.game("kabale")
    for version, seen in enumerate(views):
        position = game.replay(record, upto=version)
        assert seen == position.view(None)
        columns = position.to_json()["columns"]
        assert isinstance(columns, list)
        if not seen["over"]:
            named = sum("card" in card for column in seen["columns"] for card in column["cards"])
            hidden = sum(text.count("[") + text.count("(") for text in columns)
            assert named + hidden == sum(len(column["cards"]) for column in seen["columns"])


async def test_coming_back_brings_the_rest(ann: Browser) -> None:
    table = (await ann.new_table("me", "hotseat"))["id"]
    async with ann.socket(table) as socket:
        before = await play_on(socket, await hello(socket), until=5)
    async with ann.socket(table) as socket:
        back = await hello(socket, have=3)
        assert back["version"] == before["version"]
        assert [step["version"] for step in back["steps"]] == [4, 5]
        assert back["question"] == before["question"]


async def test_a_socket_lost_before_the_answer_repeats_its_move(ann: Browser) -> None:
    table = (await ann.new_table("me", "hotseat"))["id"]
    async with ann.socket(table) as socket:
        message = await hello(socket)
        await answer(socket, message, id="lost")
    async with ann.socket(table) as socket:
        await hello(socket)
        await answer(socket, message, id="lost")
        assert (await receive(socket, "accepted", "problem"))["version"] == 1


async def test_a_draft_reaches_nobody_else_and_is_there_again_on_a_new_socket(
    ann: Browser, bob: Browser
) -> None:
    made = {"game": "louis", "chairs": [{"kind": "me"}, {"kind": "open"}], "options": {"first": 0}}
    table = (await ann.post("/api/tables", made, 201))["id"]
    await bob.post(f"/api/tables/{table}/sit", {})
    await ann.post(f"/api/tables/{table}/start")
    async with bob.socket(table) as other:
        await hello(other)
        async with ann.socket(table) as socket:
            card = unseen(await hello(socket))
            await receive(other, "table")
            await send(socket, type="move", id="a", version=0, seat=0, action=card, draft=True)
            draft = await receive(socket, "draft", "problem")
            assert [event["event"] for event in draft["steps"][0]["events"]] == ["played"]
            await send(socket, type="say", id="b", text="hm")
            assert (await receive(other))["type"] == "chat"
        async with ann.socket(table) as socket:
            assert unseen(await hello(socket)) == card
            again = await receive(socket, "draft")
            assert again == {**draft, "id": ""}
            for count, type in ((1, "draft"), (2, "accepted")):  # one stone for ann's eyes, one for everybody
                await send(
                    socket,
                    type="move",
                    id=f"stone {count}",
                    version=0,
                    seat=0,
                    action=again["question"]["options"][0]["text"],
                    drafted=count,
                    draft=type == "draft",
                )
                again = await receive(socket, type, "problem")
            assert again["version"] == 3
        assert len((await receive(other, "update"))["steps"]) == 3


def unseen(message: Doc) -> str:
    """A card that can be tried out."""
    shown: list[str] = [choice["text"] for choice in message["question"]["options"] if choice["shows"]]
    return shown[0]


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "move"}',
        '{"type": "move", "id": "", "version": 0, "seat": 0, "action": "x"}',
        '{"type": "move", "id": "a", "version": 0.5, "seat": 0, "action": "x"}',
        '{"type": "move", "id": "a", "version": 0, "seat": -1, "action": "x"}',
        '{"type": "move", "id": "a", "version": 0, "seat": 99999999999999999999, "action": "x"}',
        '{"type": "move", "id": ["a"], "version": 0, "seat": 0, "action": "x"}',
        '{"type": "move", "id": "a", "version": 0, "seat": 0, "action": "\\ud800"}',
        '{"type": "hello", "have": "yes"}',
        '{"type": "say", "id": "a"}',
        "[" * 4000,
        b"\xff\xfe",
        b"\x00" * 100,
    ],
)
async def test_nonsense_gets_one_clear_problem_and_changes_nothing(
    ann: Browser, nonsense: str | bytes
) -> None:
    table = (await ann.new_table("me", "hotseat"))["id"]
    async with ann.socket(table) as socket:
        message = await hello(socket)
        await socket.send(nonsense)
        problem = await receive(socket)
        assert (problem["type"], problem["code"]) == ("problem", "malformed")
        assert problem["message"]
        await answer(socket, message)
        assert (await receive(socket))["type"] == "accepted"


async def test_an_oversized_message_gets_one_clear_problem(ann: Browser) -> None:
    table = (await ann.new_table("me", "hotseat"))["id"]
    async with ann.socket(table) as socket:
        message = await hello(socket)
        for size in (MAX_MESSAGE_BYTES + 1, 100_000):
            await socket.send(json.dumps({"type": "say", "id": "x", "text": "x" * size}))
            assert (await receive(socket))["code"] == "too_large"
        await answer(socket, message)
        assert (await receive(socket))["type"] == "accepted"


async def test_an_absurdly_large_message_ends_the_connection_and_nothing_else(ann: Browser) -> None:
    table = (await ann.new_table("me", "hotseat"))["id"]
    async with ann.socket(table) as socket:
        await hello(socket)
        with pytest.raises(ConnectionClosed):  # noqa: PT012 - the server may close while we still send
            await socket.send("x" * 3_000_000)
            await receive(socket, "problem")
    async with ann.socket(table) as socket:
        assert (await hello(socket))["version"] == 0


async def test_unknown_tables_say_so(ann: Browser) -> None:
    async with ann.socket("nosuchtable") as socket:
        assert (await receive(socket))["code"] == "not_found"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


async def test_pages_of_other_sites_get_no_socket(ann: Browser, house: ServerProcess) -> None:
    table = (await ann.new_table("me", "hotseat"))["id"]
    with pytest.raises(InvalidStatus) as refused:
        async with ann.socket(table, Origin="https://elsewhere.example"):
            pytest.fail("it was let in")
    assert refused.value.response.status_code == 403
    async with ann.socket(table, Origin=house.address) as socket:
        assert (await hello(socket))["version"] == 0


async def test_without_a_cookie_one_is_a_spectator(ann: Browser) -> None:
    table = (await ann.new_table("me", "hotseat"))["id"]
    ann.http.cookies.clear()
    async with ann.socket(table) as socket:
        assert (await hello(socket))["seat"] is None


async def test_a_forged_cookie_is_nobodys(ann: Browser) -> None:
    table = (await ann.new_table("me", "hotseat"))["id"]
    value = ann.http.cookies["trianon"]
    ann.http.cookies.clear()
    ann.http.cookies.set("trianon", value[:-3] + "abc")
    async with ann.socket(table) as socket:
        message = await hello(socket)
        assert message["seat"] is None
        await send(socket, type="move", id="x", version=0, seat=0, action="king > 1")
        assert (await receive(socket, "problem"))["code"] == "not_your_seat"


async def test_a_browser_that_sends_too_fast_is_told(
    ann: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    slow = ServerProcess(tmp_path_factory.mktemp("slow"), "--messages-per-second", "5")
    try:
        async with Browser(slow.address) as eve:
            table = (await eve.new_table("me", "hotseat"))["id"]
            async with eve.socket(table) as socket:
                await hello(socket)
                for _ in range(30):
                    await send(socket, type="hello", have=0)
                codes = [(await receive(socket)).get("code") for _ in range(30)]
        assert "too_many" in codes
    finally:
        slow.stop()


async def test_a_window_that_does_not_read_is_given_up(ann: Browser) -> None:
    """It is closed instead of piling up frames for ever, and the others never wait for it."""
    table = (await ann.new_table("me", "hotseat"))["id"]
    async with Browser(ann.address) as eve, ann.socket(table) as quick:
        message = await hello(quick)
        slow = await eve.socket(table)
        slow.transport.pause_reading()
        await send(slow, type="hello")
        assert (await receive(quick, "table"))["table"]["watchers"] == 1
        flooding = asyncio.create_task(ask_for_ever(slow))
        await answer(quick, message)
        assert await receive(quick, "accepted")
        assert (await receive(quick, "table"))["table"]["watchers"] == 0
        flooding.cancel()
        slow.transport.abort()


async def ask_for_ever(socket: ClientConnection) -> None:
    while True:
        await send(socket, type="hello")
        await asyncio.sleep(0)
