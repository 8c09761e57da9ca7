"""The REST side: games, tables, records. Bodies and answers are the structs of `table.messages`."""

import asyncio
from functools import cache
from threading import Lock
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request, Response

import trianon
from trianon.bots import names as bot_names
from trianon.bots.levels import thinks_slowly
from trianon.bots.ratings import measured
from trianon.lessons import first_game, lesson, taught
from trianon.table import compiled_rules
from trianon.table.codec import dump
from trianon.table.messages import MAX_RECORD_BYTES, TableInfo
from trianon.table.problems import TableProblem
from trianon.table.replay import record as record_of
from trianon.table.replay import replay_record as replay_of
from trianon.table.requests import (
    GameInfo,
    GameOption,
    Lesson,
    LockWish,
    NewTable,
    QuickMatch,
    Replay,
    ReportWish,
    SeatBot,
    SeatWish,
    Sit,
    VoteWish,
)
from trianon.table.seating import palette
from trianon.table.tempo import TEMPI
from trianon.web.answers import Kept, answer
from trianon.web.bodies import read_body
from trianon.web.limits import address
from trianon.web.mailing import add_mailing
from trianon.web.openapi import describe
from trianon.web.operator import add_operator
from trianon.web.people import add_people
from trianon.web.pushing import add_pushing
from trianon.web.qr import outside_link, qr_code
from trianon.web.ranking import add_ranking
from trianon.web.services import Services
from trianon.web.sessions import Guest
from trianon.web.tournaments import add_tournaments

TableId = Annotated[str, Path(description="the id in the table's link", max_length=64)]
GameId = Annotated[str, Path(description="the id of a game", max_length=64)]
FiguresId = Annotated[str, Path(description="the hash that views and records name", max_length=64)]
ReplaySeat = Annotated[int | None, Query(description="whose eyes; without: a spectator", ge=0, le=64)]
# What takes more of the server than a plain question, in plain questions.
COSTS = {
    "/api/openapi.json": 10,
    "/api/me": 2,
    "/api/me/settings": 10,
    "/api/me/mail": 10,
    "/api/me/passkeys/remove": 10,
    "/api/me/passkey/sign-in": 5,
    "/api/lessons/{game}": 10,
    "/api/me/games.zip": 100,
    "/api/me/games": 2,
    "/api/me/finished": 5,
    "/api/me/friends": 20,
    "/api/ladders/{game}": 2,
    "/api/people/{name}": 5,
    "/api/people/{name}/games": 5,
    "/api/tables": 2,
    "/api/quick-match": 5,
    "/api/tournaments": 5,
    "/api/tournaments/{id}": 2,
    "/api/tournaments/{id}/qr.svg": 5,
    "/api/tables/{id}/qr.svg": 5,
    "/api/tables/{id}/record": 5,
    "/api/tables/{id}/replay": 20,
    "/api/replay": 50,
}
_TEACHING = Lock()
# What also those may do who are blocked.
FOR_ALL = ("/api/me/sign-out", "/api/me/forget")


def router(services: Services) -> APIRouter:
    """All paths below /api; every question there is counted, and who is blocked may only read."""

    def admit(request: Request) -> None:
        path = request.scope["route"].path
        services.charge(request, COSTS.get(path, 1))
        if request.method != "GET" and path not in FOR_ALL:
            services.blocked.must_be_welcome(services.sessions.guest(request).id)

    api = APIRouter(dependencies=[Depends(admit)])
    add_people(api, services)
    add_mailing(api, services)
    add_pushing(api, services)
    add_operator(api, services)
    add_ranking(api, services)
    add_tournaments(api, services)
    _lessons(api)
    _tables(api, services)
    _chairs(api, services)
    _finished(api, services)
    house = APIRouter()
    _house(house, services)
    _kept(api)
    house.include_router(api)
    return house


def _house(house: APIRouter, services: Services) -> None:
    @house.get("/healthz", **describe(None, dict[str, bool], refusals=(503,)))
    async def health() -> Response:
        health = await services.health()
        return answer(health, 200 if health["ok"] else 503)

    @house.get("/readyz", **describe(None, dict[str, bool], refusals=(503,)))
    async def readiness() -> Response:
        readiness = await services.readiness()
        return answer(readiness, 200 if readiness["ok"] else 503)


def _kept(api: APIRouter) -> None:
    @api.get("/api/openapi.json", include_in_schema=False)
    async def description(request: Request) -> Response:
        return _described(request.app).answer(request)

    @api.get("/api/games", **describe(None, list[GameInfo]))
    async def games(request: Request) -> Response:
        return _games(compiled_rules.ready() is not None).answer(request)

    @api.get("/api/games/{game}/figures/{figures}", **describe(None, dict[str, Any], refusals=(404, 422)))
    async def corrected_figures(request: Request, game: GameId, figures: FiguresId) -> Response:
        return _figures(game, figures).answer(request)


def _lessons(api: APIRouter) -> None:
    @api.get("/api/lessons/{game}", **describe(None, Lesson, refusals=(404, 422)))
    async def lesson_of(request: Request, game: GameId) -> Response:
        if game not in taught():
            raise TableProblem("not_found", f"there is no lesson of {game}")
        return (await asyncio.to_thread(_lesson, game)).answer(request)


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
        wish = await read_body(request, NewTable)
        guest = services.sessions.guest(request)
        services.limit_tables(request, guest.id)
        position = _first_game(wish) if wish.first_game else None
        table = await services.lobby.create(guest.id, guest.name, wish, address(request), position)
        return services.reply(request, guest, table, 201)

    @api.post(
        "/api/quick-match",
        **describe(QuickMatch, TableInfo, refusals=(400, 403, 404, 409, 413, 422, 429, 503)),
    )
    async def quick_match(request: Request) -> Response:
        """A game with anybody: at a table where somebody waits, or at a new one."""
        wish = await read_body(request, QuickMatch)
        guest = services.sessions.guest(request)
        services.limit_tables(request, guest.id)
        return services.reply(
            request, guest, await services.lobby.quick_match(guest.id, guest.name, wish.game)
        )

    @api.get("/api/tables/{id}", **describe(None, TableInfo, refusals=(404, 422, 503)))
    async def table(request: Request, id: TableId) -> Response:
        guest = services.sessions.guest(request)
        return answer(await (await services.lobby.match(id)).info(guest.id))

    @api.get(
        "/api/tables/{id}/qr.svg", **describe(None, None, media="image/svg+xml", refusals=(404, 422, 503))
    )
    async def qr(request: Request, id: TableId) -> Response:
        await services.lobby.match(id)
        picture = qr_code(outside_link(request, services.config.lan_address, f"/t/{id}"))
        return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


def _chairs(api: APIRouter, services: Services) -> None:
    refusals = (400, 403, 404, 409, 413, 422, 503)

    def who(request: Request) -> Guest:
        """Who is asking, if that has not been too often."""
        guest = services.sessions.guest(request)
        services.limit_chairs(request, guest.id)
        return guest

    @api.post("/api/tables/{id}/sit", **describe(Sit, TableInfo, refusals=refusals))
    async def sit(request: Request, id: TableId) -> Response:
        wish = await read_body(request, Sit)
        guest = who(request)
        table = await services.lobby.sit(id, guest.id, guest.name, wish)
        return services.reply(request, guest, table)

    @api.post("/api/tables/{id}/leave", **describe(None, TableInfo, refusals=(403, 404, 409, 422, 503)))
    async def leave(request: Request, id: TableId) -> Response:
        return answer(await services.lobby.leave(id, who(request).id))

    @api.post("/api/tables/{id}/return", **describe(None, TableInfo, refusals=(403, 404, 409, 422, 503)))
    async def take_over(request: Request, id: TableId) -> Response:
        """Play on where a bot has played meanwhile, also at a table that was closed."""
        return answer(await services.lobby.take_over(id, who(request).id))

    @api.post("/api/tables/{id}/vote", **describe(VoteWish, TableInfo, refusals=refusals))
    async def vote(request: Request, id: TableId) -> Response:
        """Say how the game shall go on when somebody is waited for, or end it."""
        wish = await read_body(request, VoteWish)
        return answer(await services.lobby.vote(id, who(request).id, wish))

    @api.post("/api/tables/{id}/remind", **describe(None, TableInfo, refusals=(403, 404, 409, 422, 503)))
    async def remind(request: Request, id: TableId) -> Response:
        """Remind whoever is asked."""
        return answer(await services.lobby.remind(id, who(request).id))

    @api.post("/api/tables/{id}/bot", **describe(SeatBot, TableInfo, refusals=refusals))
    async def bot(request: Request, id: TableId) -> Response:
        wish = await read_body(request, SeatBot)
        return answer(await services.lobby.seat_bot(id, who(request).id, wish))

    @api.post("/api/tables/{id}/remove", **describe(SeatWish, TableInfo, refusals=refusals))
    async def remove(request: Request, id: TableId) -> Response:
        wish = await read_body(request, SeatWish)
        return answer(await services.lobby.remove(id, who(request).id, wish))

    @api.post("/api/tables/{id}/lock", **describe(LockWish, TableInfo, refusals=refusals))
    async def lock(request: Request, id: TableId) -> Response:
        wish = await read_body(request, LockWish)
        return answer(await services.lobby.lock(id, who(request).id, wish))

    @api.post(
        "/api/tables/{id}/report",
        **describe(ReportWish, dict[str, bool], refusals=(400, 403, 404, 413, 422, 503)),
    )
    async def report(request: Request, id: TableId) -> Response:
        wish = await read_body(request, ReportWish)
        await services.lobby.report(id, who(request).id, wish)
        return answer({"ok": True})

    @api.post("/api/tables/{id}/start", **describe(None, TableInfo, refusals=(403, 404, 409, 422, 429, 503)))
    async def start(request: Request, id: TableId) -> Response:
        return answer(await services.lobby.start(id, who(request).id, address(request)))

    @api.post("/api/tables/{id}/rematch", **describe(None, TableInfo, refusals=(403, 404, 409, 422, 503)))
    async def rematch(request: Request, id: TableId) -> Response:
        return answer(await services.lobby.rematch(id, who(request).id))


def _finished(api: APIRouter, services: Services) -> None:
    @api.get("/api/tables/{id}/record", **describe(None, dict[str, Any], refusals=(404, 409, 422, 503)))
    async def record(request: Request, id: TableId) -> Response:
        return Kept(dump(await record_of(await services.lobby.match(id)))).answer(request)

    @api.post("/api/replay", **describe(dict, Replay, refusals=(400, 403, 404, 413, 422)))
    async def replay_record(request: Request, seat: ReplaySeat = None) -> Response:
        record = await read_body(request, dict[str, Any], MAX_RECORD_BYTES)
        return answer(await replay_of(record, seat))

    @api.get("/api/tables/{id}/replay", **describe(None, Replay, refusals=(404, 409, 422, 503)))
    async def replay(request: Request, id: TableId, seat: ReplaySeat = None) -> Response:
        guest = services.sessions.guest(request)
        found = await services.replays.replay(await services.lobby.match(id), guest.id, seat)
        return Kept(dump(found)).answer(request)


# --- helpers ------------------------------------------------------------------------------------------------


def game_info(game: trianon.Game, is_compiled: bool) -> GameInfo:
    """A game for the home page; what is chosen for each seat is chosen at the chairs.

    `is_compiled`: bots think with compiled rules, whatever runs here.
    """
    seats = range(game.min_seats, game.max_seats + 1)
    options = [
        GameOption(option.id, {str(n): game.choices(option, n) for n in seats}, option.default)
        for option in game.options
        if not option.each_seat
    ]
    bots = bot_names(game.id)
    ratings = {bot: found for bot in bots if (found := measured(game.id, bot))}
    return GameInfo(
        id=game.id,
        title=game.title,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=options,
        colours=list(palette(game)),
        bots=list(bots),
        ratings={bot: round(found.rating) for bot, found in ratings.items()},
        rating_errors={bot: found.error for bot, found in ratings.items()},
        slow_bots=[] if is_compiled else list(thinks_slowly(game.id)),
        rules_version=game.rules_version,
        tempi=list(TEMPI),
        lesson=game.id in taught(),
        figures=game.figures_id,
    )


def _first_game(wish: NewTable) -> dict[str, Any]:
    """Where the first game after a lesson begins; it has no options, and starts at once."""
    if wish.game not in taught():
        raise TableProblem("not_found", f"there is no lesson of {wish.game}")
    position = first_game(wish.game)
    if (
        wish.options
        or wish.rated
        or len(wish.chairs) != position["seats"]
        or any(c.kind == "open" for c in wish.chairs)
    ):
        raise TableProblem("bad_option", f"a first game is for {position['seats']} and has no open chair")
    return position


@cache
def _games(is_compiled: bool) -> Kept:
    """The games of the house do not change while it is open; compiled rules for the bots may appear."""
    return Kept(dump([game_info(trianon.game(id), is_compiled) for id in trianon.games()]))


@cache
def _figures(game: str, figures: str) -> Kept:
    """What is printed on the components, as the client draws it; TableProblem when this server has it not."""
    try:
        newest = trianon.game(game)
        return Kept(dump(newest.version(newest.rules_version, figures).drawn()))
    except (trianon.InvalidOption, trianon.InvalidFigures) as error:
        raise TableProblem("not_found", str(error)) from error


def _lesson(game: str) -> Kept:
    """A lesson is the same for everybody; those who ask at the same time wait for one to be put together."""
    with _TEACHING:
        return _built_lesson(game)


@cache
def _built_lesson(game: str) -> Kept:
    return Kept(dump(lesson(game)))


@cache
def _described(app: FastAPI) -> Kept:
    """The API about itself."""
    return Kept(dump(app.openapi()))
