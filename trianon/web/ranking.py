"""Ranking over HTTP: ladders, people whom one may follow or block, and what a rated game changed."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from trianon.table.messages import TableInfo
from trianon.table.personal import Friend, Profile, RatingChange, Rung, Tie
from trianon.web.answers import answer
from trianon.web.bodies import read_body
from trianon.web.openapi import describe
from trianon.web.services import Services

GameId = Annotated[str, Path(description="the id of a game", max_length=64)]
Name = Annotated[str, Path(description="the name of an account", max_length=64)]
TableId = Annotated[str, Path(description="the id in the table's link", max_length=64)]


def add_ranking(api: APIRouter, services: Services) -> None:
    """Paths below /api/ladders and /api/people, and the ratings of a table."""

    @api.get("/api/ladders/{game}", **describe(None, list[Rung], refusals=(404, 422, 503)))
    async def ladder(game: GameId) -> Response:
        """People and bots of one game, the strongest first."""
        return answer(await services.profiles.ladder(game))

    @api.get("/api/people/{name}", **describe(None, Profile, refusals=(404, 422, 503)))
    async def person(request: Request, name: Name) -> Response:
        """Somebody with an account, their games and ratings."""
        guest = services.sessions.guest(request)
        return answer(await services.profiles.profile(name, guest.id))

    @api.put("/api/people/{name}/tie", **describe(Tie, Profile, refusals=(400, 403, 404, 413, 422, 429, 503)))
    async def tie(request: Request, name: Name) -> Response:
        """Follow or block this person, or neither any more; own windows are loaded anew."""
        wish = await read_body(request, Tie)
        guest = services.sessions.guest(request)
        services.limit_chairs(request, guest.id)
        await services.profiles.tie(guest.id, name, wish)
        services.lobby.send_away(guest.id)
        return services.reply(request, guest, await services.profiles.profile(name, guest.id))

    @api.get("/api/me/friends", **describe(None, list[Friend], refusals=(503,)))
    async def friends(request: Request) -> Response:
        """Whom this guest follows, and where they can be found."""
        guest = services.sessions.guest(request)
        return answer(await services.profiles.friends(guest.id, services.lobby))

    @api.get("/api/people/{name}/games", **describe(None, list[TableInfo], refusals=(404, 422, 503)))
    async def games(
        request: Request,
        name: Name,
        before: Annotated[str, Query(description="older ones than this table", max_length=64)] = "",
    ) -> Response:
        """Their finished games that were open to all, newest first, some at a time."""
        guest = services.sessions.guest(request)
        account = await services.profiles.called(name)
        return answer(await services.lobby.history(account.guest, guest.id, before))

    @api.get("/api/tables/{id}/ratings", **describe(None, list[RatingChange], refusals=(404, 422, 503)))
    async def ratings(id: TableId) -> Response:
        """What a finished game changed."""
        return answer(await services.profiles.changes((await services.lobby.match(id)).seating))
