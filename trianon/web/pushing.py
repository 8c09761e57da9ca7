"""Push over HTTP: a browser subscribes to news, and ends it."""

from fastapi import APIRouter, Request, Response

from trianon.table.entries import now
from trianon.table.personal import PushEnd, PushWish
from trianon.table.problems import TableProblem
from trianon.table.storage import Subscription
from trianon.web.answers import DONE, answer
from trianon.web.bodies import read_body
from trianon.web.openapi import describe
from trianon.web.push import InvalidSubscription, Push
from trianon.web.services import Services


def add_pushing(api: APIRouter, services: Services) -> None:
    """Paths about news on devices; they refuse everything when this server sends none."""

    def push() -> Push:
        if services.push is None:
            raise TableProblem("not_found", "this server sends no messages to devices")
        return services.push

    @api.put("/api/me/push", **describe(PushWish, dict[str, bool], refusals=(400, 403, 404, 413, 503)))
    async def subscribe(request: Request) -> Response:
        """News are shown by this browser; one that was somebody else's is this guest's now."""
        wish = await read_body(request, PushWish)
        guest = services.sessions.guest(request)
        wanted = Subscription(wish.endpoint, guest.id, wish.key, wish.secret, wish.language, now())
        try:
            push().check(wanted)
        except InvalidSubscription as error:
            raise TableProblem("malformed", str(error)) from error
        if not await services.subscriptions.has(wanted):
            services.limit_codes(request, guest.id, "devices")
            await services.subscriptions.add(wanted)
        return services.reply(request, guest, DONE)

    @api.post("/api/me/push/end", **describe(PushEnd, dict[str, bool], refusals=(400, 403, 413, 503)))
    async def end(request: Request) -> Response:
        """No more news are shown by this browser."""
        wish = await read_body(request, PushEnd)
        await services.subscriptions.end(services.sessions.guest(request).id, wish.endpoint)
        return answer(DONE)
