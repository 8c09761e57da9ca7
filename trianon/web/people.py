"""People over HTTP: who a browser is, what it is called, and the same guest on another device."""

from fastapi import APIRouter, Request, Response

from trianon.table.clean_text import clean_name
from trianon.table.messages import DeviceCode, JoinWish, Me, Rename
from trianon.table.problems import TableProblem
from trianon.web import device_codes
from trianon.web.bodies import read_body
from trianon.web.openapi import describe
from trianon.web.qr import outside_link, qr_code
from trianon.web.services import Services
from trianon.web.sessions import Guest


def add_people(api: APIRouter, services: Services) -> None:
    """All paths below /api/me."""

    def reply(request: Request, guest: Guest) -> Response:
        return services.reply(request, guest, Me(guest.name, services.config.lan_address))

    @api.get("/api/me", **describe(None, Me))
    async def me(request: Request) -> Response:
        return reply(request, services.sessions.guest(request))

    @api.put("/api/me", **describe(Rename, Me, refusals=(400, 403, 413)))
    async def rename(request: Request) -> Response:
        wish = await read_body(request, Rename)
        guest = services.sessions.guest(request)
        return reply(request, Guest(guest.id, clean_name(wish.name, guest.name), fresh=True))

    @api.post("/api/me/revoke", **describe(None, Me, refusals=(403,)))
    async def revoke(request: Request) -> Response:
        """Whoever else has a copy of this browser's cookie is a stranger from now on."""
        guest = services.sessions.guest(request)
        services.limit_chairs(request, guest.id)
        await services.sessions.revoke(guest)
        services.device_codes.forget(guest.id)
        services.lobby.send_away(guest.id)
        return reply(request, Guest(guest.id, guest.name, fresh=True))

    @api.post("/api/me/code", **describe(None, DeviceCode, refusals=(403,)))
    async def code(request: Request) -> Response:
        """A one-time code that makes another browser the same guest."""
        guest = services.sessions.guest(request)
        services.limit_codes(request, guest.id)
        made = services.device_codes.make(guest)
        # Behind the # it is never sent to a server, and so in no log.
        link = outside_link(request, services.config.lan_address, f"/device#{made}")
        answer = DeviceCode(made, link, qr_code(link).decode(), device_codes.LIFE)
        return services.reply(request, guest, answer)

    @api.post("/api/me/join", **describe(JoinWish, Me, refusals=(400, 403, 404, 413, 503)))
    async def join(request: Request) -> Response:
        """Become the guest who made the code, here too."""
        wish = await read_body(request, JoinWish)
        before = services.sessions.guest(request)
        services.limit_codes(request, before.id)
        guest = services.device_codes.redeem(wish.code)
        if guest is None:
            raise TableProblem("bad_code", "this code is not good: used already, too old, or mistyped")
        if wish.bring and guest.id != before.id:
            await services.lobby.hand_over(before.id, guest.id)
        return reply(request, Guest(guest.id, guest.name, fresh=True))
