"""The REST side: who am I, which tables are there, and clear refusals."""

import httpx
import pytest

import trianon
from tests.web.support import Browser, ServerProcess, hello, play_on
from trianon.bots.levels import is_compiled
from trianon.table.messages import MAX_MESSAGE_BYTES, PROTOCOL
from trianon.web.sessions import COOKIE

pytestmark = pytest.mark.anyio


async def test_games_with_their_options_and_bots(ann: Browser) -> None:
    [kabale] = [game for game in await ann.get("/api/games") if game["id"] == "kabale"]
    assert (kabale["min_seats"], kabale["max_seats"]) == (2, 6)
    first, variant = kabale["options"]
    assert (first["id"], first["choices"]["3"]) == ("first", ["random", 0, 1, 2])
    assert (variant["id"], variant["choices"]["2"]) == ("variant", ["standard", "french"])
    assert variant["choices"]["4"] == ["standard"], "nothing is offered that would be refused"
    assert "random" in kabale["bots"]
    levels = {"novice", "greedy", "player", "strong", "master"}
    assert set(kabale["ratings"]) == set(kabale["rating_errors"]) == levels, "shown where one chooses a bot"
    assert [bot for bot in levels if kabale["rating_errors"][bot] == 0] == ["greedy"], "the yardstick"
    assert kabale["slow_bots"] == ([] if is_compiled() else ["player", "strong", "master"])


async def test_a_browser_has_a_name_and_keeps_it(house: ServerProcess) -> None:
    async with Browser(house.address) as eve:
        assert (await eve.get("/api/me"))["name"].startswith("Guest")
        reply = await eve.http.put("/api/me", json={"name": "  Eve\u202e "})
        assert reply.json()["name"] == "Eve"
        cookie = reply.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert (await eve.get("/api/me"))["name"] == "Eve"
        assert "set-cookie" not in (await eve.http.get("/api/me")).headers


async def test_a_changed_cookie_is_somebody_else(ann: Browser) -> None:
    table = (await ann.new_table("me", "open"))["id"]
    value = ann.http.cookies[COOKIE]
    ann.http.cookies.clear()
    ann.http.cookies.set(COOKIE, ("x" if value[0] != "x" else "y") + value[1:])
    assert not (await ann.get(f"/api/tables/{table}"))["you_host"]


async def test_a_table_from_its_creation_to_its_rematch(ann: Browser, bob: Browser) -> None:
    table = (await ann.new_table("me", "open"))["id"]
    assert table in [found["id"] for found in await bob.get("/api/tables")]
    await bob.post(f"/api/tables/{table}/sit", {"colour": "red", "name": "Bobby"})
    assert (await bob.post(f"/api/tables/{table}/start", status=403))["code"] == "not_host"
    assert (await ann.get(f"/api/tables/{table}/record", status=409))["code"] == "not_playing"
    await bob.post(f"/api/tables/{table}/leave")
    await ann.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
    assert (await ann.post(f"/api/tables/{table}/start"))["status"] == "playing"
    assert (await ann.get(f"/api/tables/{table}/record", status=409))["code"] == "not_playing"
    assert (await ann.get(f"/api/tables/{table}/replay", status=409))["code"] == "not_playing"
    assert (await ann.post(f"/api/tables/{table}/rematch", status=409))["code"] == "not_playing"
    async with ann.socket(table) as socket:
        await play_on(socket, await hello(socket))
    record = trianon.Record.from_json(await bob.get(f"/api/tables/{table}/record"))
    replay = await bob.get(f"/api/tables/{table}/replay?seat=1")
    assert len(replay["steps"]) == len(record.actions) + 1
    assert replay["steps"][0]["view"]["seat"] == 1
    assert (await bob.get(f"/api/tables/{table}/replay?seat=5", status=404))["code"] == "not_found"
    again = await bob.post("/api/replay?seat=1", record.to_json())
    assert again["steps"] == replay["steps"]
    assert (await bob.post("/api/replay", {"format": 1}, status=400))["code"] == "invalid"
    again = await ann.post(f"/api/tables/{table}/rematch")
    assert again["id"] != table
    assert (await bob.get(f"/api/tables/{table}"))["rematch"] == again["id"]
    assert table not in [found["id"] for found in await bob.get("/api/tables")]


async def test_the_qr_code_is_a_picture_of_the_link(ann: Browser) -> None:
    table = (await ann.new_table("me", "open"))["id"]
    reply = await ann.http.get(f"/api/tables/{table}/qr.svg")
    assert reply.headers["content-type"].startswith("image/svg+xml")
    assert reply.text.startswith("<svg")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"{", 400, "malformed"),
        (b"[]", 400, "malformed"),
        (b'{"game": "kabale"}', 400, "malformed"),
        (b'{"game": "kabale", "chairs": []}', 400, "malformed"),
        (b'{"game": "kabale", "chairs": [{"kind": "throne"}]}', 400, "malformed"),
        (b'{"game": "chess", "chairs": [{"kind": "me"}]}', 404, "not_found"),
        (b'{"game": "kabale", "chairs": [{"kind": "me"}]}', 422, "bad_option"),
        (
            b'{"game": "kabale", "chairs": [{"kind": "me"}], "x": "' + b"x" * MAX_MESSAGE_BYTES + b'"}',
            413,
            "too_large",
        ),
        (b"\xff", 400, "malformed"),
    ],
)
async def test_a_bad_request_gets_one_clear_refusal(
    ann: Browser, body: bytes, status: int, code: str
) -> None:
    reply = await ann.http.post("/api/tables", content=body)
    assert reply.status_code == status
    assert reply.json()["code"] == code
    assert reply.json()["message"]


async def test_unknown_paths_and_methods_answer_in_json(ann: Browser) -> None:
    assert (await ann.get("/api/nothing", status=404))["code"] == "not_found"
    assert (await ann.get("/api/tables/nosuchtable", status=404))["code"] == "not_found"
    reply = await ann.http.delete("/api/tables")
    assert reply.status_code == 405
    assert reply.json()["message"]


async def test_requests_from_pages_of_other_sites_are_refused(ann: Browser, house: ServerProcess) -> None:
    elsewhere = {"Origin": "https://elsewhere.example"}
    reply = await ann.http.put("/api/me", json={"name": "Mallory"}, headers=elsewhere)
    assert (reply.status_code, reply.json()["code"]) == (403, "forbidden")
    here = await ann.http.put("/api/me", json={"name": "Ann"}, headers={"Origin": house.address})
    assert here.status_code == 200


async def test_every_answer_carries_the_guards_headers(ann: Browser) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        headers = (await ann.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["trianon-protocol"] == str(PROTOCOL)


async def test_too_many_tables_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    slow = ServerProcess(tmp_path_factory.mktemp("tables"), "--tables-per-minute", "1")
    try:
        async with Browser(slow.address) as eve:
            body = {"game": "kabale", "chairs": [{"kind": "me"}, {"kind": "open"}]}
            replies = [(await eve.http.post("/api/tables", json=body)).status_code for _ in range(15)]
        assert replies[0] == 201
        assert replies[-1] == 429
    finally:
        slow.stop()


async def test_the_house_is_alive(house: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=house.address) as client:
        health = (await client.get("/healthz")).json()
    assert health == {"ok": True, "store": True, "bots": True}


@pytest.mark.parametrize("path", ["/api/games", "/api/openapi.json"])
async def test_what_stays_as_it_is_is_not_sent_again(ann: Browser, path: str) -> None:
    tag = (await ann.http.get(path)).headers["etag"]
    again = await ann.http.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


async def test_a_revoked_cookie_is_nobodys(house: ServerProcess) -> None:
    async with Browser(house.address, "Ann") as ann:
        async with Browser(house.address) as thief:
            thief.http.cookies.clear()
            thief.http.cookies.set(COOKIE, ann.http.cookies[COOKIE])
            assert (await thief.get("/api/me"))["name"] == "Ann"
            assert (await ann.post("/api/me/revoke"))["name"] == "Ann"
            assert (await thief.get("/api/me"))["name"] != "Ann"
        assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_lessons_are_served_and_kept(ann: Browser) -> None:
    [louis] = [game for game in await ann.get("/api/games") if game["id"] == "louis"]
    assert louis["lesson"]
    reply = await ann.http.get("/api/lessons/louis")
    assert [step["words"] for step in reply.json()["steps"]][:2] == ["court", "place"]
    again = await ann.http.get("/api/lessons/louis", headers={"if-none-match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    unknown = await ann.http.get("/api/lessons/chess")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "not_found")


async def test_the_first_game_after_a_lesson_is_short_and_a_record_like_any_other(ann: Browser) -> None:
    """It begins in the lesson's position, comes to its end, and replays; it has no other size or options."""
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "kabale", "chairs": chairs, "first_game": True}
    table = (await ann.post("/api/tables", body, 201))["id"]
    async with ann.socket(table) as socket:
        await play_on(socket, await hello(socket))
    record = trianon.Record.from_json(await ann.get(f"/api/tables/{table}/record"))
    assert record.start is not None
    assert record.start["round"] == 5
    assert trianon.game("kabale").replay(record).outcome is not None
    for change in (
        {"options": {"first": 0}},
        {"chairs": [*chairs, chairs[1]]},
        {"game": "chess"},
    ):
        refused = await ann.http.post("/api/tables", json={**body, **change})
        assert refused.json()["code"] in ("bad_option", "not_found")
