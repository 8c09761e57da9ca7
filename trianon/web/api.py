"""The REST side: games, tables, records. Bodies and answers are the structs of `table.messages`."""

import io
from typing import Annotated, Any, TypeVar

import segno
from fastapi import APIRouter, Path, Query, Request, Response

import trianon
from trianon.bots import names as bot_names
from trianon.table import replay as replays
from trianon.table.clean_text import clean_name
from trianon.table.codec import read
from trianon.table.messages import (
    MAX_MESSAGE_BYTES,
    MAX_RECORD_BYTES,
    GameInfo,
    GameOption,
    LockWish,
    Me,
    NewTable,
    Rename,
    Replay,
    ReportWish,
    SeatBot,
    SeatWish,
    Sit,
    TableInfo,
)
from trianon.table.problems import TableProblem
from trianon.table.seating import palette
from trianon.web.answers import answer
from trianon.web.openapi import describe
from trianon.web.services import Services
from trianon.web.sessions import Guest

T = TypeVar("T")
TableId = Annotated[str, Path(description="the id in the table's link", max_length=64)]
ReplaySeat = Annotated[int | None, Query(description="whose eyes; without: a spectator", ge=0, le=64)]
LOCAL = ("localhost", "127.0.0.1", "[::1]")


def router(services: Services) -> APIRouter:
    """All paths below /api."""
    api = APIRouter()
    _people(api, services)
    _tables(api, services)
    _chairs(api, services)
    _finished(api, services)
    return api


def _people(api: APIRouter, services: Services) -> None:
    @api.get("/healthz", **describe(None, dict[str, bool]))
    async def health() -> Response:
        return answer({"ok": True})

    @api.get("/api/games", **describe(None, list[GameInfo]))
    async def games() -> Response:
        return answer([game_info(trianon.game(id)) for id in trianon.games()])

    @api.get("/api/me", **describe(None, Me))
    async def me(request: Request) -> Response:
        guest = services.sessions.guest(request)
        return _reply(services, request, guest, Me(guest.name, services.config.lan_address))

    @api.put("/api/me", **describe(Rename, Me, refusals=(400, 403, 413)))
    async def rename(request: Request) -> Response:
        wish = await _body(request, Rename)
        guest = services.sessions.guest(request)
        named = Guest(guest.id, clean_name(wish.name, guest.name), fresh=True)
        return _reply(services, request, named, Me(named.name, services.config.lan_address))


def _tables(api: APIRouter, services: Services) -> None:
    @api.get("/api/tables", **describe(None, list[TableInfo], refusals=(422, 503)))
    async def tables(
        request: Request,
        game: Annotated[str, Query(description="only tables of this game", max_length=64)] = "",
        before: Annotated[
            str, Query(description="older ones than the table with this id", max_length=64)
        ] = "",
    ) -> Response:
        guest = services.sessions.guest(request)
        return answer(await services.lobby.tables(guest.id, game, before))

    @api.post(
        "/api/tables",
        **describe(NewTable, TableInfo, status=201, refusals=(400, 403, 404, 409, 413, 422, 429, 503)),
    )
    async def create(request: Request) -> Response:
        wish = await _body(request, NewTable)
        guest = services.sessions.guest(request)
        services.limit_new_tables(guest.id)
        table = await services.lobby.create(guest.id, guest.name, wish, _address(request))
        return _reply(services, request, guest, table, 201)

    @api.get("/api/tables/{id}", **describe(None, TableInfo, refusals=(404, 422, 503)))
    async def table(request: Request, id: TableId) -> Response:
        guest = services.sessions.guest(request)
        return answer(await (await services.lobby.match(id)).info(guest.id))

    @api.get(
        "/api/tables/{id}/qr.svg", **describe(None, None, media="image/svg+xml", refusals=(404, 422, 503))
    )
    async def qr(request: Request, id: TableId) -> Response:
        await services.lobby.match(id)
        svg = io.BytesIO()
        segno.make(join_link(request, services.config.lan_address, id)).save(
            svg, kind="svg", scale=4, border=2, xmldecl=False, light="white"
        )
        return Response(svg.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


def _chairs(api: APIRouter, services: Services) -> None:
    refusals = (400, 403, 404, 409, 413, 422, 503)

    @api.post("/api/tables/{id}/sit", **describe(Sit, TableInfo, refusals=refusals))
    async def sit(request: Request, id: TableId) -> Response:
        wish = await _body(request, Sit)
        guest = services.sessions.guest(request)
        table = await services.lobby.sit(id, guest.id, guest.name, wish)
        return _reply(services, request, guest, table)

    @api.post("/api/tables/{id}/leave", **describe(None, TableInfo, refusals=(403, 404, 409, 422, 503)))
    async def leave(request: Request, id: TableId) -> Response:
        return answer(await services.lobby.leave(id, services.sessions.guest(request).id))

    @api.post("/api/tables/{id}/bot", **describe(SeatBot, TableInfo, refusals=refusals))
    async def bot(request: Request, id: TableId) -> Response:
        wish = await _body(request, SeatBot)
        return answer(await services.lobby.seat_bot(id, services.sessions.guest(request).id, wish))

    @api.post("/api/tables/{id}/remove", **describe(SeatWish, TableInfo, refusals=refusals))
    async def remove(request: Request, id: TableId) -> Response:
        wish = await _body(request, SeatWish)
        return answer(await services.lobby.remove(id, services.sessions.guest(request).id, wish))

    @api.post("/api/tables/{id}/lock", **describe(LockWish, TableInfo, refusals=refusals))
    async def lock(request: Request, id: TableId) -> Response:
        wish = await _body(request, LockWish)
        return answer(await services.lobby.lock(id, services.sessions.guest(request).id, wish))

    @api.post(
        "/api/tables/{id}/report",
        **describe(ReportWish, dict[str, bool], refusals=(400, 403, 404, 413, 422, 503)),
    )
    async def report(request: Request, id: TableId) -> Response:
        wish = await _body(request, ReportWish)
        await services.lobby.report(id, services.sessions.guest(request).id, wish)
        return answer({"ok": True})

    @api.post("/api/tables/{id}/start", **describe(None, TableInfo, refusals=(403, 404, 409, 422, 429, 503)))
    async def start(request: Request, id: TableId) -> Response:
        guest = services.sessions.guest(request)
        return answer(await services.lobby.start(id, guest.id, _address(request)))

    @api.post("/api/tables/{id}/rematch", **describe(None, TableInfo, refusals=(403, 404, 409, 422, 503)))
    async def rematch(request: Request, id: TableId) -> Response:
        return answer(await services.lobby.rematch(id, services.sessions.guest(request).id))


def _finished(api: APIRouter, services: Services) -> None:
    @api.get("/api/tables/{id}/record", **describe(None, dict[str, Any], refusals=(404, 409, 422, 503)))
    async def record(id: TableId) -> Response:
        return answer(await replays.record(await services.lobby.match(id)))

    @api.post("/api/replay", **describe(dict, Replay, refusals=(400, 403, 404, 413, 422)))
    async def replay_record(request: Request, seat: ReplaySeat = None) -> Response:
        record = await _body(request, dict[str, Any], MAX_RECORD_BYTES)
        return answer(await replays.replay_record(record, seat))

    @api.get("/api/tables/{id}/replay", **describe(None, Replay, refusals=(404, 409, 422, 503)))
    async def replay(request: Request, id: TableId, seat: ReplaySeat = None) -> Response:
        guest = services.sessions.guest(request)
        return answer(await replays.replay(await services.lobby.match(id), guest.id, seat))


# --- helpers ------------------------------------------------------------------------------------------------


def game_info(game: trianon.Game) -> GameInfo:
    """A game for the home page; what is chosen for each seat is chosen at the chairs."""
    seats = range(game.min_seats, game.max_seats + 1)
    options = [
        GameOption(option.id, {str(n): game.choices(option, n) for n in seats}, option.default)
        for option in game.options
        if not option.each_seat
    ]
    return GameInfo(
        id=game.id,
        title=game.title,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=options,
        colours=list(palette(game)),
        bots=list(bot_names(game.id)),
        rules_version=game.rules_version,
    )


def join_link(request: Request, lan_address: str, table: str) -> str:
    """A link that works from other devices, when this server can be reached from them."""
    base = str(request.base_url).rstrip("/")
    if lan_address and (request.url.hostname or "") in LOCAL:
        base = lan_address
    return f"{base}/t/{table}"


def _address(request: Request) -> str:
    """Whence a request comes."""
    return request.client.host if request.client else ""


async def _body(request: Request, kind: type[T], longest: int = MAX_MESSAGE_BYTES) -> T:
    """Read and check the body, never more of it than it may have."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise TableProblem("too_large", f"a request may have {longest} bytes")
    return read(body, kind, longest)


def _reply(services: Services, request: Request, guest: Guest, value: Any, status: int = 200) -> Response:
    """Answer, and give a new browser its cookie."""
    response = answer(value, status)
    if guest.fresh:
        services.sessions.remember(request, response, guest)
    return response
