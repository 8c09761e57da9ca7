"""Passkeys: what no device sends is refused in words. That real ones sign in is tested in a browser."""

import base64
import json
from typing import Any

import pytest

from tests.web.support import Browser
from tests.web.test_accounts import sign_up

pytestmark = pytest.mark.anyio


def _packed(text: bytes) -> str:
    return base64.urlsafe_b64encode(text).decode().rstrip("=")


def _answer(client_data: str, **response: Any) -> dict[str, Any]:
    response = {"clientDataJSON": client_data, "attestationObject": _packed(b"\xa1" * 2000), **response}
    return {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}


async def _refusal(browser: Browser, path: str, credential: Any) -> tuple[int, str]:
    reply = await browser.http.post(path, json={"credential": credential})
    return reply.status_code, reply.json()["code"]


async def test_answers_that_no_device_gives_are_refused(ann: Browser) -> None:
    """Broken, empty, of another kind, or nested deeper than anybody can read."""
    await sign_up(ann, "Isabeau")
    for client_data in (_packed(b"[" * 8000), _packed(b"{}"), _packed(b"\xff"), "!", ""):
        for path in ("/api/me/passkeys", "/api/me/passkey/sign-in"):
            assert await _refusal(ann, path, _answer(client_data)) == (403, "bad_passkey")
    strange: tuple[dict[str, Any], ...] = (
        {},
        {"response": 7},
        {"response": {"clientDataJSON": []}},
        {"id": [1]},
    )
    for credential in strange:
        for path in ("/api/me/passkeys", "/api/me/passkey/sign-in"):
            assert await _refusal(ann, path, credential) == (403, "bad_passkey")


async def test_a_challenge_is_answered_once_and_by_whoever_got_it(ann: Browser, bob: Browser) -> None:
    await sign_up(ann, "Yolande")
    await sign_up(bob, "Blanche")
    offered = await ann.post("/api/me/passkeys/offer")
    data = {"type": "webauthn.create", "challenge": offered["challenge"], "origin": ann.address}
    made = _answer(_packed(json.dumps(data).encode()), attestationObject=_packed(b"\xa0"))
    for browser in (bob, ann, ann):
        assert await _refusal(browser, "/api/me/passkeys", made) == (403, "bad_passkey")
    assert await ann.get("/api/me/passkeys") == []
