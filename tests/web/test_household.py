"""Several processes keep one house, on a real PostgreSQL and a real NATS: any of them takes any socket."""

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.house import LEASE_SECONDS, House, running_house
from tests.web.kills import FAULTS, Wanderer, befall
from tests.web.support import PATIENCE, Browser, Doc, ServerProcess, answer, hello, play_on, receive
from tests.web.test_metrics import free_port, read
from trianon.cli.admin import block_guest, change_table, show_blocked, show_table, unblock_guest
from trianon.web.broker import BrokerSettings, connect
from trianon.web.household import Parcel
from trianon.web.lines import RESTART, TRY_AGAIN, Event

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("household")]

SECONDS = 20.0  # most of them for a busy machine: a lease is three


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running_house(Path(tmp_path_factory.mktemp("house")), 3) as house:
        yield house


async def test_any_process_takes_any_socket_and_any_question(house: House) -> None:
    """Chairs, chat, moves and presence reach everybody, wherever they came in."""
    first, second, third = house.addresses
    async with Browser(first, "Ann") as ann, Browser(second, "Bob") as bob, Browser(third) as eve:
        table = (await ann.new_table("me", "open", first=0))["id"]
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert [chair["name"] for chair in (await eve.get(f"/api/tables/{table}"))["chairs"]] == [
            "Ann",
            "Bob",
        ]
        await ann.post(f"/api/tables/{table}/start")
        async with ann.socket(table) as a, bob.socket(table) as b, eve.socket(table) as e:
            message = await hello(a)
            for other in (b, e):
                await hello(other)
            await answer(a, message)
            assert (await receive(a, "accepted"))["version"] == 1
            for other in (b, e):
                assert (await receive(other, "update"))["version"] == 1


async def test_a_socket_goes_to_the_process_of_its_machine_that_has_its_table(house: House) -> None:
    """Nothing that is said over it travels between them; only what comes in on another machine does."""
    async with overheard(house) as events:
        tables = [await _played_at(house.addresses[:2], owner) for owner in house.addresses[:2]]
        assert events == []
        await _played_at(house.addresses, house.addresses[2])
        assert events
    assert len(set(tables)) == 2


async def _played_at(addresses: Sequence[str], owner: str) -> str:
    """A table that was opened at one process, and is played at from several."""
    async with Browser(owner) as ann, AsyncExitStack() as stack:
        table = str((await ann.new_table("me", "hotseat"))["id"])
        windows = []
        for ann.address in addresses:
            windows.append(await stack.enter_async_context(ann.socket(table)))
        for window in windows:
            welcome = await hello(window)
            await play_on(window, welcome, until=welcome["version"] + 3)
        for window in windows[:-1]:
            async with asyncio.timeout(PATIENCE):
                while (await receive(window, "update"))["version"] < welcome["version"] + 3:
                    pass
    return table


@asynccontextmanager
async def overheard(house: House) -> AsyncIterator[list[Event]]:
    """What is said over sockets, as far as it travels between the processes meanwhile."""
    events: list[Event] = []
    bundle = msgspec.msgpack.Decoder(list[bytes])
    parcel: msgspec.msgpack.Decoder[Parcel] = msgspec.msgpack.Decoder(Parcel)

    async def cut() -> None:
        pass

    async def hear(message: Any) -> None:
        heard = [parcel.decode(one) for one in bundle.decode(message.data)]
        events.extend(one for one in heard if isinstance(one, Event) and _is_of_a_socket(one))

    ear = await connect(BrokerSettings(house.broker.address), "ear", cut)
    await ear.subscribe("trianon.*", cb=hear)
    await ear.flush()
    try:
        yield events
    finally:
        await ear.close()


def _is_of_a_socket(event: Event) -> bool:
    return str(event.event["type"]).startswith("websocket.")


async def test_a_person_is_the_same_at_every_process(house: House) -> None:
    """Codes, cookies that are void, and chairs that follow their person, wherever each was asked for."""
    first, second, third = house.addresses
    async with Browser(first, "Ann") as ann, Browser(second, "Bob") as bob, Browser(third) as thief:
        table = (await bob.new_table("me", "open"))["id"]
        code = (await ann.post("/api/me/code"))["code"]
        assert (await bob.post("/api/me/join", {"code": code}))["name"] == "Ann"
        await thief.post("/api/me/join", {"code": code}, status=403)
        chairs = (await ann.get(f"/api/tables/{table}"))["chairs"]
        assert chairs[0]["yours"]  # it came along, from whichever process had it
        thief.http.cookies.update(bob.http.cookies)
        async with bob.socket(table) as socket:
            await hello(socket)
            await ann.post("/api/me/revoke")
            with pytest.raises(ConnectionClosed):
                await receive(socket, "over")
        async with asyncio.timeout(PATIENCE):
            while (await thief.get("/api/me"))["name"] == "Ann":
                await asyncio.sleep(0.05)
        assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_a_tournament_is_one_for_all_processes(house: House) -> None:
    """Who joins at the same moment elsewhere is in; every game begins once, also one that the desk begins."""
    first, second, third = house.addresses
    async with Browser(first, "Ann") as ann, Browser(second, "Bob") as bob, Browser(third, "Cyd") as cyd:
        wish = {"title": "Cup", "game": "kabale", "form": "round_robin", "tempo": "3d"}
        cup = f"/api/tournaments/{(await ann.post('/api/tournaments', wish, 201))['id']}"
        await asyncio.gather(*(one.post(f"{cup}/join", {"name": one.name}) for one in (bob, cyd)))
        starts = [ann.http.post(f"{address}{cup}/start") for address in (second, third)]
        assert sorted(reply.status_code for reply in await asyncio.gather(*starts)) == [200, 409]
        people = (ann, bob, cyd)
        for number in (1, 2):
            async with asyncio.timeout(PATIENCE):
                while len(begun := _begun(await ann.get(cup))) < number:
                    await asyncio.sleep(0.05)
            assert [_begun(await one.get(cup)) for one in people] == [begun] * 3
            table = f"/api/tables/{begun[-1]}"
            chairs = [(one, (await one.get(table))["chairs"]) for one in people]
            playing = [one for one, seen in chairs if any(chair["yours"] for chair in seen)]
            assert len(playing) == 2
            for one in playing:  # bots play to the end
                await one.post(f"{table}/leave")
        lists = [await one.get(path) for one in people for path in ("/api/me/finished", "/api/me/games")]
        own = {game["id"] for games in lists for game in games}
        assert set(begun) <= own <= set(_begun(await ann.get(cup)))  # none was begun twice


def _begun(cup: Doc) -> list[str]:
    """The tables of a tournament, in the order of its rounds."""
    return [table for pairing in cup["pairings"] for table in pairing["tables"]]


async def test_the_operator_speaks_once_for_the_whole_house(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Tables are ended through any process; a block counts at all of them, wherever it was said."""
    first, second, third = house.addresses
    async with Browser(first, "Eve") as eve:
        table = (await eve.new_table("me", "hotseat"))["id"]
        eve.address = second
        async with eve.socket(table) as window:
            await hello(window)
            await asyncio.to_thread(change_table, house.folder, house.database, third, table, "end")
            assert (await receive(window, "welcome"))["table"]["ended"]
            show_table(tmp_path, house.database, table)
            guest = capsys.readouterr().out.split("guest ")[1].split()[0]
            block_guest(tmp_path, house.database, guest, "rude")
            with pytest.raises(ConnectionClosed):
                await receive(window, "problem")
        for address in house.addresses:
            async with asyncio.timeout(PATIENCE):
                while (await eve.http.post(f"{address}/api/tables", json={})).status_code != 403:
                    await asyncio.sleep(0.1)
        show_blocked(tmp_path, house.database)
        assert f"guest {guest}  rude" in capsys.readouterr().out
        unblock_guest(tmp_path, house.database, guest)
        async with asyncio.timeout(PATIENCE):
            while (await eve.http.post(f"{third}/api/tables", json={})).status_code == 403:
                await asyncio.sleep(0.1)


async def test_workers_hand_each_other_the_sockets_of_their_tables(house: House) -> None:
    """Whichever of them takes a connection. Each address behind a proxy has its limit over all of them."""
    proxied = ("--trusted-proxy", "127.0.0.1", "--host-name", "localhost", "--sockets-per-address", "2")
    async with overheard(house) as events:
        with house.workers(2, *proxied) as server:
            async with Browser(server.address) as ann:
                for number in range(8):
                    one, other = ({"X-Forwarded-For": f"203.0.113.{10 * number + host}"} for host in (1, 2))
                    table = (await ann.new_table("me", "hotseat"))["id"]
                    async with ann.socket(table, **one) as first, ann.socket(table, **one) as second:
                        await play_on(first, await hello(first), until=2)
                        await play_on(second, await hello(second), until=4)
                        with pytest.raises(InvalidStatus) as refused:
                            await ann.socket(table, **one)
                        assert refused.value.response.status_code == 429
                        async with ann.socket(table, **other) as third:
                            assert (await hello(third))["version"] == 4
        assert events == []


async def test_sockets_that_are_passed_on_are_counted(house: House) -> None:
    """Not those that were handed over."""
    metrics = f"127.0.0.1:{free_port()}"
    near, _, far = house.addresses
    with house.workers(1, "--metrics", metrics) as server:
        async with Browser(server.address) as ann:
            table = (await ann.new_table("me", "hotseat"))["id"]
            for ann.address, sockets, lines in ((near, 1, 0), (far, 2, 1)):
                await hello(await ann.socket(table))
                found = await asyncio.to_thread(read, metrics)
                assert (found["trianon_sockets"], found["trianon_lines"]) == (sockets, lines)


async def test_workers_share_an_address_and_give_everything_back_when_they_leave(house: House) -> None:
    before, others = house.leases(), house.present()
    with house.workers(2) as server:
        await _replaced_without_a_pause(house, server, house.present() - others)
        async with Browser(server.address) as ann:
            tables = [(await ann.new_table("me", "hotseat"))["id"] for _ in range(4)]
            for table in tables:
                async with ann.socket(table) as socket:
                    await play_on(socket, await hello(socket), until=3)
            assert {table for table, _ in house.leases()} >= set(tables)
    assert not {table for table, _ in house.leases()} & set(tables)
    assert len(house.leases()) <= len(before) + 1  # somebody may have taken over the desk


async def _replaced_without_a_pause(house: House, server: ServerProcess, workers: set[int]) -> None:
    """SIGHUP: nobody who comes meanwhile is turned away, and whoever plays loses nothing."""
    player = Wanderer(lambda: [server.address], random.Random(0))
    async with player.browser:
        playing = asyncio.create_task(player.wander(asyncio.Event()))
        async with asyncio.timeout(PATIENCE):
            await _moves_on(player, playing)
            server.process.send_signal(signal.SIGHUP)
            while workers & house.present():
                assert await _answers(server)
            assert len(house.present() - workers) >= len(workers)
            await _moves_on(player, playing)
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


async def _moves_on(player: Wanderer, playing: "asyncio.Task[None]") -> None:
    moves = player.moves
    while player.moves < moves + 3:
        assert not playing.done(), playing.result()
        await asyncio.sleep(0.01)


async def _answers(server: ServerProcess) -> bool:
    """A new connection; as browsers do, once more when it was closed before it could ask."""
    for _ in range(2):
        with suppress(httpx.RemoteProtocolError, httpx.ReadError):
            async with httpx.AsyncClient(timeout=PATIENCE) as visitor:
                return (await visitor.get(f"{server.address}/readyz")).status_code == 200
    return False


async def test_nothing_acknowledged_is_lost_whatever_befalls_a_house(house: House) -> None:
    """One fault of each kind under load; `bench/kill.py` does hundreds."""
    assert await befall(house, 6, FAULTS) > 0


async def test_a_socket_whose_table_cannot_be_reached_is_told_to_come_again(house: House) -> None:
    """Not that it is forbidden, which would be for ever."""
    first, second, _ = house.addresses
    async with Browser(first) as ann:
        table = (await ann.new_table("me", "hotseat"))["id"]
        ann.address = second
        house.broker.kill()
        try:
            with pytest.raises(InvalidStatus) as refused:
                await ann.socket(table)
            await _is_named(ann, "broker")
        finally:
            house.broker.start()
        assert refused.value.response.status_code == 503
        socket, _ = await _come_in(ann, table)
        await socket.close()


async def _is_named(ann: Browser, ailing: str) -> None:
    """By the health of the process; people can be sent there nevertheless."""
    async with asyncio.timeout(PATIENCE):
        while (health := await ann.http.get("/healthz")).status_code != 503:
            await asyncio.sleep(0.1)
    assert [name for name, is_well in health.json().items() if not is_well] == ["ok", ailing]
    assert (await ann.http.get("/readyz")).status_code == 200


@pytest.mark.parametrize(("elsewhere", "goodbye"), [(1, None), (2, TRY_AGAIN)], ids=["handed", "by a line"])
async def test_when_an_owner_dies_another_takes_over_within_seconds(
    house: House, elsewhere: int, goodbye: int | None
) -> None:
    """Though it stays dead. What it leaves behind where processes meet is in nobody's way."""
    assert await _pause_when_the_owner_goes(house, elsewhere, partial(house.kill, 0), goodbye) < SECONDS
    await asyncio.to_thread(house.start_again, 0)
    await _played_at(house.addresses[:2], house.addresses[0])


@pytest.mark.parametrize("elsewhere", [1, 2], ids=["handed", "by a line"])
async def test_an_owner_that_was_given_up_sends_everybody_away(house: House, elsewhere: int) -> None:
    """It stood still for longer than its lease: who sits at it is told so when it wakes."""

    def stand_still() -> None:
        house.pause(0)
        time.sleep(LEASE_SECONDS * 1.5)
        house.wake(0)

    assert await _pause_when_the_owner_goes(house, elsewhere, stand_still, TRY_AGAIN) < SECONDS


@pytest.mark.parametrize("elsewhere", [1, 2], ids=["handed", "by a line"])
async def test_whoever_leaves_in_order_hands_over_at_once(house: House, elsewhere: int) -> None:
    """Whoever came in elsewhere hears the same goodbye."""
    await _pause_when_the_owner_goes(house, elsewhere, house.processes[0].stop, RESTART)
    await asyncio.to_thread(house.start_again, 0)


async def _pause_when_the_owner_goes(
    house: House, elsewhere: int, go: Callable[[], None], goodbye: int | None
) -> float:
    """Seconds until the same question is there again: whoever plays sees nothing but a pause."""
    async with Browser(house.addresses[0]) as ann:
        table = (await ann.new_table("me", "hotseat"))["id"]
        ann.address = house.addresses[elsewhere]
        socket, welcome = await _come_in(ann, table)
        async with socket:
            before = await play_on(socket, welcome, until=3)
            since = time.monotonic()
            await asyncio.to_thread(go)
            with pytest.raises(ConnectionClosed) as closed:
                await receive(socket, "over")
            assert (closed.value.rcvd and closed.value.rcvd.code) == goodbye
        socket, after = await _come_in(ann, table, have=3)
        pause = time.monotonic() - since
        async with socket:
            assert after["question"] == before["question"]
            await play_on(socket, after, until=6)
    return pause


async def _come_in(ann: Browser, table: str, have: int = 0) -> tuple[ClientConnection, Doc]:
    """As browsers do: whoever is told to come again comes again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                socket = await ann.socket(table)
                return socket, await hello(socket, have=have)
            except InvalidStatus as refused:
                if refused.response.status_code != 503:
                    raise
            except ConnectionClosed as closed:
                if not _is_asked_again(closed):
                    raise
            await asyncio.sleep(0.2)


def _is_asked_again(closed: ConnectionClosed) -> bool:
    return closed.rcvd is not None and closed.rcvd.code in (TRY_AGAIN, RESTART)
