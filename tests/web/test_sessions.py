"""Cookies: keys that change, and cookies that are void before their time."""

import time
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from trianon.table.storage.directory import DataDirectory
from trianon.web import keys
from trianon.web.revocations import LIFE, Revocations
from trianon.web.sessions import COOKIE, Guest, Sessions


def asking(cookie: str) -> Request:
    """A request with this cookie."""
    headers = [(b"cookie", f"{COOKIE}={cookie}".encode())]
    return Request({"type": "http", "scheme": "http", "server": ("h", 80), "path": "/", "headers": headers})


def cookie_of(sessions: Sessions, guest: Guest) -> str:
    response = Response()
    sessions.remember(asking(""), response, guest)
    return response.headers["set-cookie"].removeprefix(f"{COOKIE}=").split(";")[0]


def test_an_older_key_is_believed_and_its_cookie_signed_anew(tmp_path: Path) -> None:
    directory = DataDirectory(tmp_path)
    old = Sessions(keys.read(directory))
    cookie = cookie_of(old, Guest("ann", "Ann"))
    keys.renew(directory, forget_old=False)
    new = Sessions(keys.read(directory))
    assert new.guest(asking(cookie)) == Guest("ann", "Ann", fresh=True)
    signed = cookie_of(new, Guest("ann", "Ann"))
    assert new.guest(asking(signed)) == Guest("ann", "Ann")
    assert old.guest(asking(signed)).id != "ann"


def test_a_forgotten_key_is_not_believed(tmp_path: Path) -> None:
    directory = DataDirectory(tmp_path)
    cookie = cookie_of(Sessions(keys.read(directory)), Guest("ann", "Ann"))
    keys.renew(directory, forget_old=True)
    assert Sessions(keys.read(directory)).guest(asking(cookie)).id != "ann"
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0


def test_cookies_from_before_they_told_their_time_are_good() -> None:
    cookie = str(URLSafeSerializer("key", salt="guest").dumps(["ann", "Ann"]))
    assert Sessions(["key"]).guest(asking(cookie)).id == "ann"


def test_what_is_revoked_is_kept_only_while_it_matters(tmp_path: Path) -> None:
    """Not after the cookies it means, not twice, and not when the power went before it was promised."""
    file = tmp_path / "revoked"
    revocations = Revocations(file, now=0)
    for guest, before in (("ann", LIFE), ("bob", 2 * LIFE), ("bob", 3 * LIFE)):
        revocations.add(guest, before)
    with file.open("a") as unfinished:
        unfinished.write('{"guest": "eve", "bef')
    later = Revocations(file, now=2 * LIFE)
    assert [later.is_void(guest, 3 * LIFE - 1) for guest in ("ann", "bob", "eve")] == [False, True, False]
    assert file.read_text() == f'{{"guest":"bob","before":{3 * LIFE}}}\n'


@pytest.mark.anyio
async def test_a_revocation_outlives_the_server(tmp_path: Path) -> None:
    file = tmp_path / "revoked"
    sessions = Sessions(["key"], file)
    stolen = cookie_of(sessions, Guest("ann", "Ann"))
    other = cookie_of(sessions, Guest("bob", "Bob"))
    time.sleep(0.01)
    await sessions.revoke(Guest("ann", "Ann"))
    kept = cookie_of(sessions, Guest("ann", "Ann"))
    for living in (sessions, Sessions(["key"], file)):
        assert living.guest(asking(stolen)).id != "ann"
        assert living.guest(asking(kept)).id == "ann"
        assert living.guest(asking(other)).id == "bob"
