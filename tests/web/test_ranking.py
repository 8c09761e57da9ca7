"""Ratings, ladders and profiles on the real server."""

import asyncio
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.web.support import Browser, Doc, answer, hello, receive, send, server
from tests.web.test_accounts import PASSWORD, sign_up

pytestmark = pytest.mark.anyio


async def rated_table(host: Browser, *chairs: str, game: str = "kabale") -> Doc:
    made = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in chairs]
    return await host.post("/api/tables", {"game": game, "chairs": made, "rated": True}, 201)


async def finish(table: str, *browsers: Browser) -> None:
    """Everybody answers whatever is asked, until the game is over."""

    async def play(browser: Browser) -> None:
        async with browser.socket(table) as socket:
            message = await hello(socket)
            while message["waiting"] is not None:
                if message["question"] is not None:
                    await answer(socket, message)
                message = await receive(socket, "update", "welcome")

    await asyncio.gather(*(play(browser) for browser in browsers))


async def test_a_rated_game_counts_once_and_survives_a_kill(tmp_path: Path) -> None:
    """Two accounts play; their ratings, ladder and profiles are the same after the server was killed."""
    with server(tmp_path) as house:
        async with Browser(house.address) as ann, Browser(house.address) as bob:
            await sign_up(ann, "Ann of Cleves")
            assert (await bob.post("/api/tables", NEEDS_ACCOUNT, 403))["code"] == "needs_account"
            table = (await rated_table(ann, "me", "open"))["id"]
            assert (await bob.post(f"/api/tables/{table}/sit", {}, 403))["code"] == "needs_account"
            await sign_up(bob, "Bob")
            seated = await bob.post(f"/api/tables/{table}/sit", {"name": "Somebody"})
            assert [chair["account"] for chair in seated["chairs"]] == ["Ann of Cleves", "Bob"]
            await ann.post(f"/api/tables/{table}/start")
            await finish(table, ann, bob)
            changes = await ann.get(f"/api/tables/{table}/ratings")
            assert [change["before"] for change in changes] == [1500, 1500]
            ladder = await ann.get("/api/ladders/kabale")
            house.kill()
            with server(tmp_path, port=house.port):
                assert await ann.get(f"/api/tables/{table}/ratings") == changes
                assert await ann.get("/api/ladders/kabale") == ladder
                assert [rung["name"] for rung in ladder if rung["provisional"]] in (
                    ["Ann of Cleves", "Bob"],
                    ["Bob", "Ann of Cleves"],
                )
                assert {"greedy"} < {rung["bot"] for rung in ladder}
                profile = await bob.get(f"/api/people/{quote('ann of cleves')}")
                [kabale] = profile["games"]
                assert (profile["name"], profile["you"], kabale["played"]) == ("Ann of Cleves", False, 1)
                assert kabale["rating"] in kabale["curve"]
                assert kabale["best"]["table"] == table
                history = await bob.get(f"/api/people/{quote('Ann of Cleves')}/games")
                assert [game["id"] for game in history] == [table]
                await ann.post("/api/me/forget", {"password": PASSWORD})
                await bob.get(f"/api/people/{quote('Ann of Cleves')}", 404)
                left = [rung["name"] for rung in await bob.get("/api/ladders/kabale") if rung["name"]]
                assert left == ["Bob"]
                assert (await bob.get("/api/people/Bob"))["games"][0]["curve"] == [
                    change["after"] for change in changes if change["seat"] == 1
                ]
                [over] = await bob.get("/api/people/Bob/games")
                assert over["chairs"][0]["account"] == ""


NEEDS_ACCOUNT = {"game": "kabale", "chairs": [{"kind": "me"}, {"kind": "open"}], "rated": True}


async def test_who_leaves_a_rated_game_has_lost_it(ann: Browser) -> None:
    """The bot plays it to the end, though nobody is there, and whether it wins or not."""
    await sign_up(ann, "Anne")
    table = (await rated_table(ann, "me", "greedy"))["id"]
    assert (await ann.post(f"/api/tables/{table}/vote", {"wish": "end"}, 422))["code"] == "bad_option"
    left = await ann.post(f"/api/tables/{table}/leave")
    assert (left["chairs"][0]["lost"], left["chairs"][0]["stand_in"]) == (True, "greedy")
    async with ann.socket(table) as socket:
        message = await hello(socket)
        while message["waiting"] is not None:
            message = await receive(socket, "update")
    [change] = await ann.get(f"/api/tables/{table}/ratings")
    assert change["after"] < change["before"] == 1500
    assert (await ann.get("/api/people/Anne"))["games"][0]["played"] == 1
    await ann.get("/api/ladders/chess", 404)


async def test_a_profile_leads_to_the_best_castle_that_was_built_alone(ann: Browser) -> None:
    """The best one counts, not the last; games against others have a best one of their own."""
    await sign_up(ann, "Ludovica")
    ended: list[tuple[int, str]] = []
    for _ in range(2):
        wish = {"game": "castles", "chairs": [{"kind": "me"}], "public": True}
        table = (await ann.post("/api/tables", wish, 201))["id"]
        await finish(table, ann)
        replay = await ann.get(f"/api/tables/{table}/replay")
        ended.append((replay["steps"][-1]["view"]["scores"][0]["points"], table))
    [castles] = (await ann.get("/api/people/Ludovica"))["games"]
    assert castles["best"] is None
    assert (castles["best_alone"]["points"], castles["best_alone"]["table"]) in ended
    assert castles["best_alone"]["points"] == max(ended)[0]


async def test_people_follow_and_block_each_other(ann: Browser, bob: Browser) -> None:
    """A friend is found at a public table; who is blocked cannot sit down and is not read any more."""
    await sign_up(ann, "Anna")
    await sign_up(bob, "Bobby")
    assert (await bob.http.put("/api/people/Bobby/tie", json={"kind": "follow"})).status_code == 422
    followed = await bob.http.put("/api/people/Anna/tie", json={"kind": "follow"})
    assert followed.json()["tie"] == "follow"
    assert await bob.get("/api/me/friends") == [{"name": "Anna", "table": "", "game": "", "status": ""}]
    table = (await ann.post("/api/quick-match", {"game": "kabale"}))["id"]
    [anna] = await bob.get("/api/me/friends")
    assert (anna["table"], anna["status"]) == (table, "open")
    async with ann.socket(table) as hers:
        await hello(hers)
        await ann.http.put("/api/people/Bobby/tie", json={"kind": "block"})
        await hers.wait_closed()
    assert (await bob.post(f"/api/tables/{table}/sit", {}, 403))["code"] == "not_welcome"
    assert (await bob.post("/api/quick-match", {"game": "kabale"}))["id"] != table
    async with ann.socket(table) as hers, bob.socket(table) as his:
        await hello(hers)
        await hello(his)
        for id, speaker in (("b", his), ("a", hers)):
            await send(speaker, type="say", id=id, text=id)
            await receive(speaker, "accepted")
        assert (await receive(hers, "chat"))["line"]["text"] == "a"
    assert (await bob.get("/api/people/Anna"))["tie"] == "follow", "she does not tell"
