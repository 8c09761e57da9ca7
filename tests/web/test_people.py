"""People on several devices: the same guest by a one-time code."""

from pathlib import Path

import pytest

from tests.web.support import Browser, ServerProcess, answer, hello, play_on, receive, server
from trianon.web.device_codes import LIFE, DeviceCodes
from trianon.web.sessions import Guest

pytestmark = pytest.mark.anyio


def test_a_code_is_good_once_and_for_a_while() -> None:
    now = 0.0
    codes = DeviceCodes(lambda: now)
    ann = Guest("ann", "Ann")
    first, second = codes.make(ann), codes.make(ann)
    assert codes.redeem(first) is None, "the newer code replaced it"
    assert codes.redeem(f" {second[:5].upper()}-{second[5:]} ") == ann
    assert codes.redeem(second) is None
    late = codes.make(ann)
    now += LIFE + 1
    assert codes.redeem(late) is None
    assert codes.redeem("") is None


async def test_a_seat_moves_to_another_device(ann: Browser, house: ServerProcess) -> None:
    """The second browser plays on for the same seat, and both have their games afterwards."""
    table = (await ann.new_table("me", "hotseat"))["id"]
    code = await ann.post("/api/me/code")
    assert code["link"] == f"{house.address}/device#{code['code']}"
    assert code["qr"].startswith("<svg")
    async with Browser(house.address, "Telephone") as phone:
        own = (await phone.new_table("me", "open"))["id"]
        assert (await phone.post("/api/me/join", {"code": "aaaaabbbbb"}, 403))["code"] == "bad_code"
        assert (await phone.post("/api/me/join", {"code": code["code"]}))["name"] == "Ann"
        assert (await phone.post("/api/me/join", {"code": code["code"]}, 403))["code"] == "bad_code"
        async with phone.socket(table) as socket:
            welcome = await hello(socket)
            assert [chair["yours"] for chair in welcome["table"]["chairs"]] == [True, True]
            await answer(socket, welcome)
            assert (await receive(socket, "accepted"))["version"] == 1
    brought = await ann.get(f"/api/tables/{own}")
    assert (brought["you_host"], brought["chairs"][0]["yours"]) == (True, True)


async def test_games_stay_with_a_browser_that_does_not_bring_them(ann: Browser, house: ServerProcess) -> None:
    async with Browser(house.address, "Family") as family:
        own = (await family.new_table("me", "open"))["id"]
        code = (await ann.post("/api/me/code"))["code"]
        await family.post("/api/me/join", {"code": code, "bring": False})
        assert not (await family.get(f"/api/tables/{own}"))["chairs"][0]["yours"]


async def test_whoever_revokes_sends_the_other_windows_away(ann: Browser, house: ServerProcess) -> None:
    """A copied cookie is void, its open socket closed, and a code that was given before is not good."""
    table = (await ann.new_table("me", "open"))["id"]
    async with Browser(house.address) as thief:
        thief.http.cookies.update(ann.http.cookies)
        code = (await thief.post("/api/me/code"))["code"]
        async with thief.socket(table) as socket:
            await hello(socket)
            await ann.post("/api/me/revoke")
            await socket.wait_closed()
        assert not (await thief.get(f"/api/tables/{table}"))["you_host"]
        assert (await thief.post("/api/me/join", {"code": code}, 403))["code"] == "bad_code"
    assert (await ann.get(f"/api/tables/{table}"))["you_host"]


async def test_codes_are_limited(tmp_path: Path) -> None:
    with server(tmp_path, "--codes-per-minute-by-address", "3") as house:
        async with Browser(house.address) as eve:
            tried = [await eve.http.post("/api/me/join", json={"code": f"guess{n}"}) for n in range(5)]
            assert [reply.status_code for reply in tried] == [403, 403, 403, 429, 429]


async def test_my_games_tell_where_it_is_my_turn_and_how_they_ended(tmp_path: Path) -> None:
    """Also after a restart, when no table is in memory; finished ones some at a time."""
    with server(tmp_path) as house:
        async with Browser(house.address, "Ann") as ann, Browser(house.address, "Bob") as bob:
            waiting = (await ann.new_table("me", "open"))["id"]
            ended = []
            for _ in range(2):
                ended.append((await ann.new_table("me", "hotseat"))["id"])
                async with ann.socket(ended[-1]) as socket:
                    await play_on(socket, await hello(socket))
            table = (await ann.new_table("me", "open", first=0))["id"]
            await bob.post(f"/api/tables/{table}/sit", {})
            await ann.post(f"/api/tables/{table}/start")
            assert [one["id"] for one in await ann.get("/api/me/games")] == [table, waiting]
            async with ann.socket(table) as socket:
                await play_on(socket, await hello(socket), until=1)
            port, jars = house.port, (ann.http.cookies, bob.http.cookies)
    with server(tmp_path, port=port) as house:
        async with Browser(house.address) as ann, Browser(house.address) as bob:
            for browser, jar in zip((ann, bob), jars, strict=True):
                browser.http.cookies.update(jar)
            [theirs] = await bob.get("/api/me/games")
            asked = theirs["chairs"][theirs["waiting"]]
            mine = await ann.get("/api/me/games")
            assert [one["waiting"] for one in mine] == [theirs["waiting"], None]
            assert asked["yours"] is not mine[0]["chairs"][theirs["waiting"]]["yours"]
            finished = await ann.get("/api/me/finished")
            assert [one["id"] for one in finished] == ended[::-1]
            assert all(len(one["places"]) in (1, 2) for one in finished)
            older = await ann.get(f"/api/me/finished?before={ended[1]}")
            assert [one["id"] for one in older] == ended[:1]
