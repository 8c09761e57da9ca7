"""Accounts: a guest who signs up keeps everything, finds it anywhere, and can be forgotten."""

import asyncio
import io
import json
import sqlite3
import zipfile
from pathlib import Path

import pytest

import trianon
from tests.web.support import Browser, ServerProcess, hello, play_on, receive, send, server
from trianon.table.problems import TableProblem
from trianon.table.storage.memory import MemoryStore
from trianon.web.accounts import MOST_WAITING, Accounts

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


async def sign_up(browser: Browser, name: str) -> None:
    await browser.post("/api/me/sign-up", {"name": name, "password": PASSWORD})


async def test_a_guest_becomes_an_account_and_signs_in_elsewhere(ann: Browser, house: ServerProcess) -> None:
    """The games of the guest and those of the second device are all there, on both."""
    table = (await ann.new_table("me", "open"))["id"]
    before = dict(ann.http.cookies)
    assert (await ann.get("/api/me"))["account"] is False
    await sign_up(ann, "Ann of Cleves")
    assert dict(ann.http.cookies) != before
    assert (await ann.get(f"/api/tables/{table}"))["you_host"]
    async with Browser(house.address, "Phone") as phone, Browser(house.address) as old:
        old.http.cookies.update(before)
        assert not (await old.get(f"/api/tables/{table}"))["you_host"], "the cookie of the guest is void"
        own = (await phone.new_table("me", "open"))["id"]
        me = await phone.post("/api/me/sign-in", {"name": "ann of cleves", "password": PASSWORD})
        assert (me["name"], me["account"]) == ("Ann of Cleves", True)
        for browser in (phone, ann):
            for one in (table, own):
                assert (await browser.get(f"/api/tables/{one}"))["chairs"][0]["yours"]
        assert (await phone.post("/api/me/sign-out"))["account"] is False
        assert not (await phone.get(f"/api/tables/{table}"))["you_host"]


async def test_an_unknown_name_and_a_wrong_password_get_the_same_answer(ann: Browser, bob: Browser) -> None:
    await sign_up(ann, "Jane")
    wrong = await bob.post("/api/me/sign-in", {"name": "Jane", "password": "incorrect"}, 403)
    unknown = await bob.post("/api/me/sign-in", {"name": "Joan", "password": "incorrect"}, 403)
    assert wrong == unknown
    assert wrong["code"] == "bad_password"


async def test_names_of_accounts_do_not_look_alike(ann: Browser, bob: Browser) -> None:
    await sign_up(ann, "Marie")
    look_alike = {"name": "Маriе", "password": PASSWORD}
    assert (await bob.post("/api/me/sign-up", look_alike, 409))["code"] == "account_taken"
    await sign_up(bob, "Louis")
    reply = await bob.http.put("/api/me", json={"name": "marie"})
    assert (reply.status_code, reply.json()["code"]) == (409, "account_taken")
    assert (await bob.http.put("/api/me", json={"name": "Ludwig"})).json()["name"] == "Ludwig"
    await bob.post("/api/me/sign-in", {"name": "Ludwig", "password": PASSWORD})


@pytest.mark.parametrize("password", ["", "short", "The Queen"])
async def test_a_password_that_is_easily_guessed_is_refused(ann: Browser, password: str) -> None:
    refused = await ann.post("/api/me/sign-up", {"name": "the queen", "password": password}, 422)
    assert refused["code"] == "weak_password"


async def test_a_new_password_signs_the_other_devices_out(ann: Browser, house: ServerProcess) -> None:
    await sign_up(ann, "Catherine")
    async with Browser(house.address) as phone:
        await phone.post("/api/me/sign-in", {"name": "Catherine", "password": PASSWORD})
        wish = {"password": "wrong", "wanted": "battery staple"}
        assert (await ann.http.put("/api/me/password", json=wish)).status_code == 403
        wish["password"] = PASSWORD
        assert (await ann.http.put("/api/me/password", json=wish)).status_code == 200
        assert (await ann.get("/api/me"))["account"]
        assert not (await phone.get("/api/me"))["account"]
        await phone.post("/api/me/sign-in", {"name": "Catherine", "password": PASSWORD}, 403)
        await phone.post("/api/me/sign-in", {"name": "Catherine", "password": "battery staple"})


async def test_settings_are_kept_with_an_account(ann: Browser, bob: Browser) -> None:
    wish = {"settings": {"pace": "fast"}}
    assert (await ann.http.put("/api/me/settings", json=wish)).status_code == 404
    await sign_up(ann, "Diane")
    assert (await ann.http.put("/api/me/settings", json=wish)).status_code == 200
    me = await bob.post("/api/me/sign-in", {"name": "Diane", "password": PASSWORD})
    assert me["settings"] == {"pace": "fast"}


async def test_all_finished_games_are_exported(ann: Browser) -> None:
    for _ in range(2):
        table = (await ann.new_table("me", "random"))["id"]
        async with ann.socket(table) as socket:
            await play_on(socket, await hello(socket))
    await ann.new_table("me", "random")
    reply = await ann.http.get("/api/me/games.zip")
    with zipfile.ZipFile(io.BytesIO(reply.content)) as packed:
        records = [json.loads(packed.read(name)) for name in packed.namelist()]
    assert len(records) == 2
    for record in records:
        assert trianon.game("kabale").replay(trianon.Record.from_json(record)).outcome is not None


async def test_whoever_is_forgotten_leaves_only_the_games(tmp_path: Path) -> None:
    """Neither the name nor a line of chat is left, at the table or anywhere in the database."""
    with server(tmp_path) as house:
        async with Browser(house.address, "Bob") as bob, Browser(house.address, "Melusine") as ann:
            table = (await ann.new_table("me", "open"))["id"]
            await bob.post(f"/api/tables/{table}/sit", {})
            await ann.post(f"/api/tables/{table}/start")
            await sign_up(ann, "Melusine")
            async with ann.socket(table) as socket, bob.socket(table) as other:
                await hello(socket)
                await hello(other)
                await send(socket, type="say", id="1", text="a wistful remark")
                await receive(other, "chat")
                await send(other, type="say", id="2", text="a reply")
                await receive(other, "accepted")
                await bob.post(f"/api/tables/{table}/report", {"number": 0})
                await ann.post("/api/me/forget", {"password": "wrong"}, 403)
                assert not (await ann.post("/api/me/forget", {"password": PASSWORD}))["account"]
                again = await receive(other, "welcome")
            assert [line["text"] for line in again["chat"]] == ["a reply"]
            assert [chair["name"] for chair in again["table"]["chairs"]] == ["", "Bob"]
            await ann.post("/api/me/sign-in", {"name": "Melusine", "password": PASSWORD}, 403)
            assert not (await ann.get(f"/api/tables/{table}"))["chairs"][0]["yours"]
    with sqlite3.connect(tmp_path / "trianon.sqlite") as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert "a reply" in dump
    assert "Melusine" not in dump
    assert "wistful" not in dump


async def test_passwords_wait_in_a_short_line() -> None:
    """Each is dear; whoever comes when many wait already hears so at once."""
    accounts = Accounts(MemoryStore())
    signing_in = [accounts.sign_in("Jane", "wrong password") for _ in range(MOST_WAITING + 3)]
    asked = [asyncio.ensure_future(one) for one in signing_in]
    done, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    for one in waiting:
        one.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    codes = [
        str(error.code) for error in (one.exception() for one in done) if isinstance(error, TableProblem)
    ]
    assert codes == ["too_many"] * 3
    with pytest.raises(TableProblem) as refused:
        await accounts.sign_in("Jane", "wrong password")
    assert refused.value.code == "bad_password"


async def test_guessing_is_limited_by_address_and_by_name(tmp_path: Path) -> None:
    limits = ("--sign-ins-per-minute", "4", "--sign-ins-per-minute-by-address", "2")
    with server(tmp_path, *limits) as house:
        statuses = []
        for source in ("127.0.0.1", "127.0.0.2", "127.0.0.3"):
            async with Browser(house.address, source=source) as eve:
                for _ in range(3):
                    reply = await eve.http.post("/api/me/sign-in", json={"name": "Jane", "password": "x"})
                    statuses.append(reply.status_code)
        assert statuses == [403, 403, 429, 403, 403, 429, 429, 429, 429]
