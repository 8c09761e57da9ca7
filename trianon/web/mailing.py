"""E-mail over HTTP: an address is given, confirmed by the letter that comes, and given up by one click."""

import re
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from trianon.table.personal import MailToken, MailWish
from trianon.table.problems import TableProblem
from trianon.web.answers import DONE, answer
from trianon.web.bodies import read_body
from trianon.web.letters import Letters
from trianon.web.openapi import describe
from trianon.web.services import Services

ADDRESS = re.compile(r"[^\s@<>,;:\"()\\]+@[^\s@<>,;:\"()\\]+\.[^\s@<>,;:\"()\\]+", re.ASCII)


def add_mailing(api: APIRouter, services: Services) -> None:
    """Paths about letters; they refuse everything when this server sends none."""

    def letters() -> Letters:
        if services.letters is None:
            raise TableProblem("not_found", "this server sends no e-mail")
        return services.letters

    @api.put("/api/me/mail", **describe(MailWish, dict[str, bool], refusals=(400, 403, 404, 413, 503)))
    async def give(request: Request) -> Response:
        """Send a letter that asks whether the address is right; an empty one is given up at once."""
        wish = await read_body(request, MailWish)
        account = await services.accounts.of(services.sessions.guest(request).id)
        if account is None:
            raise TableProblem("not_found", "letters go to accounts, and this guest has none")
        if not wish.mail:
            await services.accounts.send_letters(account.guest, "", wish.language)
            return answer(DONE)
        if not ADDRESS.fullmatch(wish.mail):
            raise TableProblem("bad_mail", "this is no e-mail address")
        services.limit_letters(request, wish.mail)
        if not await services.send(letters().confirmation(account, wish.mail, wish.language)):
            raise TableProblem("unavailable", "the letter could not be sent; try again later")
        return answer(DONE)

    @api.post("/api/mail/confirm", **describe(MailToken, dict[str, bool], refusals=(400, 403, 404, 413, 503)))
    async def confirm(request: Request) -> Response:
        """The link in the first letter: from now on letters come."""
        found = letters().confirmed((await read_body(request, MailToken)).token)
        if found is None:
            raise TableProblem("bad_code", "this link is too old, or not complete")
        await services.accounts.send_letters(*found)
        return answer(DONE)

    @api.post("/api/mail/stop", **describe(None, dict[str, bool], refusals=(403, 404, 422, 503)))
    async def stop(
        token: Annotated[
            str,
            Query(description="what the link in a letter holds", pattern=r"^[\w.-]+$", max_length=600),
        ],
    ) -> Response:
        """No more letters: for the button that mail programs show (RFC 8058), and for the link."""
        found = letters().stopped(token)
        if found is None:
            raise TableProblem("bad_code", "this link is not complete")
        await services.accounts.stop_letters(*found)
        return answer(DONE)
