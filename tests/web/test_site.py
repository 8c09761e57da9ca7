"""The client as files: cached for ever where the name says so, and one page for all its addresses."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from trianon.web.app import create_app
from trianon.web.config import Config

pytestmark = pytest.mark.anyio


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>trianon</title>")
    (tmp_path / "assets" / "app-1a2b3c.js").write_text("console.log('trianon');" * 50)
    (tmp_path / "assets" / "font-1a2b3c.woff2").write_bytes(bytes(range(256)))
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


@pytest.fixture
async def client(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(create_app(Config(client=folder)))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as made:
        yield made


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/t/abcdefgh/replay", "/credits", "/rules/kabale"])
async def test_every_address_of_the_client_is_its_page(client: httpx.AsyncClient, path: str) -> None:
    reply = await client.get(path)
    assert reply.status_code == 200
    assert "trianon" in reply.text
    assert reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache"


async def test_hashed_files_are_kept_for_ever_and_packed(client: httpx.AsyncClient) -> None:
    reply = await client.get("/assets/app-1a2b3c.js", headers={"Accept-Encoding": "gzip"})
    assert "immutable" in reply.headers["cache-control"]
    assert reply.headers["content-type"].startswith("text/javascript")
    assert reply.headers["content-encoding"] == "gzip"
    assert int(reply.headers["content-length"]) < len(reply.content)
    plain = await client.get("/assets/app-1a2b3c.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == reply.content


async def test_fonts_are_not_packed_again(client: httpx.AsyncClient) -> None:
    reply = await client.get("/assets/font-1a2b3c.woff2", headers={"Accept-Encoding": "gzip"})
    assert reply.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in reply.headers


async def test_an_unchanged_page_is_not_sent_again(client: httpx.AsyncClient) -> None:
    tag = (await client.get("/")).headers["etag"]
    assert (await client.get("/", headers={"If-None-Match": tag})).status_code == 304


async def test_a_new_build_is_seen_at_once(client: httpx.AsyncClient, folder: Path) -> None:
    await client.get("/")
    (folder / "index.html").write_text("<!doctype html>newer")
    assert "newer" in (await client.get("/")).text


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/favicon.png", "/%2e%2e/secret.txt", "/..%2fsecret.txt"]
)
async def test_missing_files_are_missing(client: httpx.AsyncClient, path: str) -> None:
    assert (await client.get(path)).status_code == 404


async def test_a_missing_client_says_how_to_build_it(tmp_path: Path) -> None:
    transport = httpx.ASGITransport(create_app(Config(client=tmp_path / "none")))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        reply = await client.get("/")
    assert reply.status_code == 503
    assert "make client" in reply.text
