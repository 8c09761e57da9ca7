"""The OpenAPI document, made from the same structs that check the bodies."""

from functools import cache
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response

from trianon.table.messages import ErrorCode, TableInfo
from trianon.table.personal import (
    DeviceCode,
    ForgetMe,
    JoinWish,
    KeptSettings,
    MailToken,
    MailWish,
    Me,
    NewPassword,
    Rename,
    SignIn,
    SignUp,
)
from trianon.table.requests import (
    GameInfo,
    Lesson,
    LockWish,
    NewTable,
    Replay,
    ReportWish,
    SeatBot,
    SeatWish,
    Sit,
)

REFERENCE = "#/components/schemas/{name}"


class Refused(msgspec.Struct, frozen=True):
    """Nothing happened; this is why."""

    code: ErrorCode
    message: str


KINDS = (
    Refused,
    GameInfo,
    Me,
    Rename,
    DeviceCode,
    JoinWish,
    SignUp,
    SignIn,
    NewPassword,
    ForgetMe,
    KeptSettings,
    MailWish,
    MailToken,
    NewTable,
    Sit,
    SeatBot,
    SeatWish,
    LockWish,
    ReportWish,
    TableInfo,
    Replay,
    Lesson,
)


def describe(
    body: type | None,
    result: Any,
    status: int = 200,
    media: str = "application/json",
    refusals: tuple[int, ...] = (),
) -> dict[str, Any]:
    """What FastAPI is told about an endpoint that reads and writes its structs itself."""
    responses: dict[int | str, dict[str, Any]] = {
        code: {"description": "refused", "content": _content(Refused)} for code in (*refusals, 429)
    }
    content = {media: {"schema": {"type": "string"}}} if result is None else _content(result)
    responses[status] = {"description": "done", "content": content}
    extra = {"requestBody": {"required": True, "content": _content(body)}} if body else {}
    return {
        "status_code": status,
        "response_class": Response,
        "response_model": None,
        "responses": responses,
        "openapi_extra": extra,
    }


@cache
def _content(kind: Any) -> dict[str, Any]:
    [schema], _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return {"application/json": {"schema": schema}}


def document(app: FastAPI) -> dict[str, Any]:
    """FastAPI's document with our components in it."""
    doc = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    _, components = msgspec.json.schema_components(KINDS, ref_template=REFERENCE)
    doc["components"] = {"schemas": components}
    return doc
