"""Answers over HTTP: our structs as JSON, refusals with their status."""

import hashlib
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from trianon.table.codec import dump
from trianon.table.messages import ErrorCode
from trianon.table.meter import METER

DONE = {"ok": True}  # when there is nothing else to say
STATUS: dict[ErrorCode, int] = {
    "malformed": 400,
    "invalid": 400,
    "illegal": 409,
    "stale": 409,
    "not_your_turn": 409,
    "not_playing": 409,
    "no_undo": 409,
    "full": 409,
    "locked": 409,
    "name_taken": 409,
    "replaced": 409,
    "too_early": 409,
    "closed": 409,
    "not_your_seat": 403,
    "not_host": 403,
    "not_welcome": 403,
    "bad_code": 403,
    "bad_password": 403,
    "bad_passkey": 403,
    "weak_password": 422,
    "bad_mail": 400,
    "account_taken": 409,
    "outdated": 409,
    "blocked": 403,
    "forbidden": 403,
    "needs_account": 403,
    "not_found": 404,
    "too_large": 413,
    "bad_option": 422,
    "too_many": 429,
    "unavailable": 503,
}


def answer(value: Any, status: int = 200) -> Response:
    """Anything of ours as JSON."""
    return Response(dump(value), status, {"Cache-Control": "no-store"}, media_type="application/json")


class Kept:
    """JSON that stays as it is, with a tag: who has it already gets three lines instead."""

    def __init__(self, body: bytes) -> None:
        self._body = body
        self._tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        headers = {"Cache-Control": "no-cache", "ETag": self._tag}
        if request.headers.get("if-none-match") == self._tag:
            return Response(None, 304, headers)
        return Response(self._body, 200, headers, media_type="application/json")


def refusal(code: ErrorCode, message: str, status: int | None = None) -> Response:
    """One clear reason why not."""
    METER.problems[code] += 1
    return answer({"code": code, "message": message}, STATUS[code] if status is None else status)
