"""People over HTTP: who a browser is, the same guest on another device, accounts."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response
from msgspec.structs import replace
from starlette.responses import StreamingResponse

from trianon.table.clean_text import clean_name
from trianon.table.lookalikes import skeleton
from trianon.table.messages import TableInfo
from trianon.table.personal import (
    DeviceCode,
    ForgetMe,
    JoinWish,
    KeptSettings,
    Me,
    NewPassword,
    PasskeyAnswer,
    PasskeyInfo,
    Rename,
    ResetPassword,
    ResetWish,
    SignIn,
    SignUp,
)
from trianon.table.problems import TableProblem
from trianon.table.seating import iso
from trianon.table.storage import Account
from trianon.web import device_codes
from trianon.web.answers import DONE, answer
from trianon.web.bodies import read_body
from trianon.web.export import zipped
from trianon.web.openapi import describe
from trianon.web.qr import outside_link, qr_code
from trianon.web.services import Services
from trianon.web.sessions import Guest, stranger

LONGEST_PASSKEY = 16 * 1024  # bytes


def add_people(api: APIRouter, services: Services) -> None:
    """All paths below /api/me."""
    people = _People(services)
    _add_guests(api, services, people)
    _add_devices(api, services, people)
    _add_accounts(api, services, people)
    _add_passkeys(api, services, people)


class _People:
    """What the paths share."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def reply(self, request: Request, guest: Guest, account: Account | None) -> Response:
        """Who this browser is now; a guest that is fresh gets its cookie with it."""
        config = self._services.config
        push = self._services.push
        me = Me(
            guest.name,
            config.lan_address,
            can_mail=bool(config.mail_server),
            push_key="" if push is None else push.public_key,
        )
        if account is None:
            return self._services.reply(request, guest, me)
        settings = msgspec.json.decode(account.settings, type=dict)
        me = replace(me, name=account.name, account=True, settings=settings, mail=account.mail)
        named = Guest(guest.id, account.name, guest.fresh or guest.name != account.name)
        return self._services.reply(request, named, me)

    async def become(self, request: Request, guest: str, name: str, bring: bool) -> Response:
        """This browser is another guest from now on; what it played without an account may come along."""
        services = self._services
        before = services.sessions.guest(request)
        if bring and guest != before.id and await services.accounts.of(before.id) is None:
            await services.lobby.hand_over(before.id, guest)
            await services.tournaments.hand_over(before.id, guest)
        return self.reply(request, Guest(guest, name, fresh=True), await services.accounts.of(guest))

    async def sign_out_others(self, guest: Guest) -> Guest:
        """Cookies, codes and windows of this guest are void; the same guest with a new cookie."""
        services = self._services
        await services.sessions.revoke(guest)
        services.device_codes.forget(guest.id)
        await services.subscriptions.end(guest.id)  # this browser subscribes anew by itself
        services.lobby.send_away(guest.id)
        return Guest(guest.id, guest.name, fresh=True)


def _add_guests(api: APIRouter, services: Services, people: _People) -> None:
    @api.get("/api/me", **describe(None, Me, refusals=(503,)))
    async def me(request: Request) -> Response:
        guest = services.sessions.guest(request)
        return people.reply(request, guest, await services.accounts.of(guest.id))

    @api.put("/api/me", **describe(Rename, Me, refusals=(400, 403, 409, 413, 503)))
    async def rename(request: Request) -> Response:
        wish = await read_body(request, Rename)
        guest = services.sessions.guest(request)
        account = await services.accounts.of(guest.id)
        if account is not None:
            account = await services.accounts.rename(account, wish.name)
        named = Guest(guest.id, clean_name(wish.name, guest.name), fresh=True)
        return people.reply(request, named, account)

    @api.post("/api/me/revoke", **describe(None, Me, refusals=(403, 503)))
    async def revoke(request: Request) -> Response:
        """Whoever else has a copy of this browser's cookie is a stranger from now on."""
        guest = services.sessions.guest(request)
        services.limit_sign_ins(request, guest.id, "sign-outs")  # each is remembered for a year
        again = await people.sign_out_others(guest)
        return people.reply(request, again, await services.accounts.of(guest.id))

    @api.get("/api/me/games", **describe(None, list[TableInfo], refusals=(503,)))
    async def running(request: Request) -> Response:
        """Tables where this guest has a chair and the game is not over; the own turn first."""
        guest = services.sessions.guest(request)
        return answer(await services.lobby.running(guest.id))

    @api.get("/api/me/finished", **describe(None, list[TableInfo], refusals=(422, 503)))
    async def finished(
        request: Request,
        before: Annotated[str, Query(description="older ones than this table", max_length=64)] = "",
    ) -> Response:
        """Games that this guest has finished, newest first, some at a time."""
        guest = services.sessions.guest(request)
        return answer(await services.lobby.finished(guest.id, before))

    @api.get("/api/me/games.zip", **describe(None, None, media="application/zip", refusals=(503,)))
    async def games(request: Request) -> Response:
        """The records of all finished games."""
        guest = services.sessions.guest(request)
        services.limit_tables(request, guest.id)
        headers = {"Content-Disposition": 'attachment; filename="trianon-games.zip"'}
        packed: AsyncIterator[bytes] = zipped(services.lobby.records(guest.id))
        return StreamingResponse(packed, media_type="application/zip", headers=headers)

    @api.post("/api/me/forget", **describe(ForgetMe, Me, refusals=(400, 403, 413, 503)))
    async def forget(request: Request) -> Response:
        """Forget account, name and chat; this browser is a stranger afterwards."""
        wish = await read_body(request, ForgetMe)
        guest = services.sessions.guest(request)
        services.limit_sign_ins(request, guest.id)
        await services.accounts.forget(guest.id, wish.password)
        await people.sign_out_others(guest)
        await services.lobby.forget(guest.id)
        await services.tournaments.forget(guest.id)
        return people.reply(request, stranger(), None)


def _add_devices(api: APIRouter, services: Services, people: _People) -> None:
    @api.post("/api/me/code", **describe(None, DeviceCode, refusals=(403,)))
    async def make_code(request: Request) -> Response:
        """A one-time code that makes another browser the same guest."""
        guest = services.sessions.guest(request)
        services.limit_codes(request, guest.id)
        made = services.device_codes.make(guest)
        # Behind the # it is never sent to a server, and so in no log.
        link = outside_link(request, services.config.lan_address, f"/device#{made}")
        code = DeviceCode(made, link, qr_code(link).decode(), device_codes.LIFE)
        return services.reply(request, guest, code)

    @api.post("/api/me/join", **describe(JoinWish, Me, refusals=(400, 403, 413, 503)))
    async def join(request: Request) -> Response:
        """Become the guest who made the code, here too."""
        wish = await read_body(request, JoinWish)
        services.limit_codes(request, services.sessions.guest(request).id)
        guest = services.device_codes.redeem(wish.code)
        if guest is None:
            raise TableProblem("bad_code", "this code is not good: used already, too old, or mistyped")
        return await people.become(request, guest.id, guest.name, wish.bring)


def _add_accounts(api: APIRouter, services: Services, people: _People) -> None:
    @api.post("/api/me/sign-up", **describe(SignUp, Me, refusals=(400, 403, 409, 413, 422, 503)))
    async def sign_up(request: Request) -> Response:
        """The guest keeps everything; cookies from before are void, so that nobody else has the account."""
        wish = await read_body(request, SignUp)
        guest = services.sessions.guest(request)
        services.limit_sign_ins(request, guest.id)
        account = await services.accounts.sign_up(guest, wish.name, wish.password)
        return people.reply(request, await people.sign_out_others(guest), account)

    @api.post("/api/me/sign-in", **describe(SignIn, Me, refusals=(400, 403, 413, 503)))
    async def sign_in(request: Request) -> Response:
        wish = await read_body(request, SignIn)
        services.limit_sign_ins(request, skeleton(wish.name))
        account = await services.accounts.sign_in(wish.name, wish.password)
        return await people.become(request, account.guest, account.name, wish.bring)

    @api.post("/api/me/sign-out", **describe(None, Me, refusals=(403,)))
    async def sign_out(request: Request) -> Response:
        """This browser is a stranger from now on."""
        return people.reply(request, stranger(), None)

    @api.put("/api/me/password", **describe(NewPassword, Me, refusals=(400, 403, 413, 422, 503)))
    async def password(request: Request) -> Response:
        """Another password; all other devices are signed out."""
        wish = await read_body(request, NewPassword)
        guest = services.sessions.guest(request)
        services.limit_sign_ins(request, guest.id)
        account = await services.accounts.change_password(guest.id, wish.password, wish.wanted)
        return people.reply(request, await people.sign_out_others(guest), account)

    @api.post("/api/me/forgotten", **describe(ResetWish, dict[str, bool], refusals=(400, 403, 404, 413, 503)))
    async def forgotten(request: Request) -> Response:
        """Send the way to a new password. Whether there is an account with this address is not told."""
        wish = await read_body(request, ResetWish)
        if services.letters is None:
            raise TableProblem("not_found", "this server sends no e-mail")
        services.limit_letters(request, wish.mail)
        for account in await services.accounts.at(wish.mail):
            services.send_later(services.letters.reset(account, wish.language))
        return answer(DONE)

    @api.post("/api/me/reset", **describe(ResetPassword, Me, refusals=(400, 403, 404, 413, 422, 503)))
    async def reset(request: Request) -> Response:
        """With the link of a letter: another password. This browser is signed in, all others are not."""
        wish = await read_body(request, ResetPassword)
        if services.letters is None:
            raise TableProblem("not_found", "this server sends no e-mail")
        services.limit_sign_ins(request, services.sessions.guest(request).id)
        guest, mark = services.letters.may_reset(wish.token) or ("", "")
        account = await services.accounts.of(guest)
        if account is None or not services.letters.is_marked(account, mark):
            raise TableProblem("bad_code", "this link was used already, is too old, or not complete")
        account = await services.accounts.set_password(account, wish.wanted)
        await people.sign_out_others(Guest(account.guest, account.name))
        return await people.become(request, account.guest, account.name, bring=False)

    @api.put("/api/me/settings", **describe(KeptSettings, Me, refusals=(400, 403, 404, 413, 503)))
    async def settings(request: Request) -> Response:
        """What the browser wants to find again on another device."""
        wish = await read_body(request, KeptSettings)
        guest = services.sessions.guest(request)
        account = await services.accounts.of(guest.id)
        if account is None:
            raise TableProblem("not_found", "settings are kept with an account, and this guest has none")
        kept = await services.accounts.keep_settings(account, wish.settings)
        return people.reply(request, guest, kept)


def _add_passkeys(api: APIRouter, services: Services, people: _People) -> None:
    async def account(request: Request) -> Account:
        found = await services.accounts.of(services.sessions.guest(request).id)
        if found is None:
            raise TableProblem("not_found", "passkeys belong to accounts, and this guest has none")
        return found

    @api.get("/api/me/passkeys", **describe(None, list[PasskeyInfo], refusals=(503,)))
    async def passkeys(request: Request) -> Response:
        """The passkeys of this account, oldest first."""
        own = await services.passkeys.of(services.sessions.guest(request).id)
        return answer([PasskeyInfo(iso(one.created)) for one in own])

    @api.post("/api/me/passkeys/offer", **describe(None, dict[str, Any], refusals=(403, 404, 503)))
    async def offer(request: Request) -> Response:
        """What navigator.credentials.create needs."""
        owner = await account(request)
        services.limit_sign_ins(request, owner.guest, "passkeys")
        return answer(await services.passkeys.offer(request, owner))

    @api.post(
        "/api/me/passkeys", **describe(PasskeyAnswer, dict[str, bool], refusals=(400, 403, 404, 413, 503))
    )
    async def add(request: Request) -> Response:
        """Keep the passkey that was made."""
        made = await read_body(request, PasskeyAnswer, LONGEST_PASSKEY)
        await services.passkeys.add(request, await account(request), made.credential)
        return answer(DONE)

    @api.post("/api/me/passkeys/remove", **describe(None, dict[str, bool], refusals=(403, 503)))
    async def remove(request: Request) -> Response:
        """No passkey signs in to this account any more."""
        await services.passkeys.remove(services.sessions.guest(request).id)
        return answer(DONE)

    @api.post("/api/me/passkey/ask", **describe(None, dict[str, Any], refusals=(403,)))
    async def ask(request: Request) -> Response:
        """What navigator.credentials.get needs."""
        services.limit_sign_ins(request, services.sessions.guest(request).id, "passkeys")
        return answer(services.passkeys.ask(request))

    @api.post("/api/me/passkey/sign-in", **describe(PasskeyAnswer, Me, refusals=(400, 403, 413, 503)))
    async def sign_in(request: Request) -> Response:
        """This browser is the account whose passkey answered."""
        given = await read_body(request, PasskeyAnswer, LONGEST_PASSKEY)
        guest = await services.passkeys.sign_in(request, given.credential)
        owner = await services.accounts.of(guest)
        if owner is None:
            raise TableProblem("bad_passkey", "the account of this passkey is gone")
        return await people.become(request, owner.guest, owner.name, given.bring)
