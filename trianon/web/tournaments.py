"""Tournaments over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from trianon.table.requests import EntryWish, NewTournament, RemoveEntrant, TournamentInfo
from trianon.web.answers import answer
from trianon.web.bodies import read_body
from trianon.web.openapi import describe
from trianon.web.qr import outside_link, qr_code
from trianon.web.services import Services
from trianon.web.sessions import Guest

TournamentId = Annotated[str, Path(description="the id in the tournament's link", max_length=64)]
REFUSALS = (400, 403, 404, 409, 413, 422, 429, 503)


def add_tournaments(api: APIRouter, services: Services) -> None:
    """All paths below /api/tournaments."""

    def who(request: Request) -> Guest:
        """Who is asking, if that has not been too often."""
        guest = services.sessions.guest(request)
        services.limit_chairs(request, guest.id)
        return guest

    @api.get("/api/tournaments", **describe(None, list[TournamentInfo], refusals=(503,)))
    async def own(request: Request) -> Response:
        """Where this guest takes part, newest first."""
        return answer(await services.tournaments.of(services.sessions.guest(request).id))

    @api.post("/api/tournaments", **describe(NewTournament, TournamentInfo, status=201, refusals=REFUSALS))
    async def create(request: Request) -> Response:
        wish = await read_body(request, NewTournament)
        guest = services.sessions.guest(request)
        services.limit_tables(request, guest.id)
        made = await services.tournaments.create(guest.id, guest.name, wish)
        return services.reply(request, guest, made, 201)

    @api.get("/api/tournaments/{id}", **describe(None, TournamentInfo, refusals=(404, 422, 503)))
    async def tournament(request: Request, id: TournamentId) -> Response:
        return answer(await services.tournaments.info(id, services.sessions.guest(request).id))

    @api.get(
        "/api/tournaments/{id}/qr.svg",
        **describe(None, None, media="image/svg+xml", refusals=(404, 422, 503)),
    )
    async def qr(request: Request, id: TournamentId) -> Response:
        await services.tournaments.info(id, "")
        picture = qr_code(outside_link(request, services.config.lan_address, f"/tournaments/{id}"))
        return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})

    @api.post("/api/tournaments/{id}/join", **describe(EntryWish, TournamentInfo, refusals=REFUSALS))
    async def join(request: Request, id: TournamentId) -> Response:
        wish = await read_body(request, EntryWish)
        guest = who(request)
        return services.reply(request, guest, await services.tournaments.join(id, guest.id, guest.name, wish))

    @api.post("/api/tournaments/{id}/leave", **describe(None, TournamentInfo, refusals=REFUSALS))
    async def leave(request: Request, id: TournamentId) -> Response:
        """Before the start: take no part after all. Later: give the games away that have not begun."""
        return answer(await services.tournaments.leave(id, who(request).id))

    @api.post("/api/tournaments/{id}/remove", **describe(RemoveEntrant, TournamentInfo, refusals=REFUSALS))
    async def remove(request: Request, id: TournamentId) -> Response:
        wish = await read_body(request, RemoveEntrant)
        return answer(await services.tournaments.remove(id, who(request).id, wish))

    @api.post("/api/tournaments/{id}/start", **describe(None, TournamentInfo, refusals=REFUSALS))
    async def start(request: Request, id: TournamentId) -> Response:
        guest = services.sessions.guest(request)
        services.limit_tables(request, guest.id)
        return answer(await services.tournaments.start(id, guest.id))
