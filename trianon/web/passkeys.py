"""Passkeys: signing in with what a device holds, instead of a password (WebAuthn)."""

import hashlib
import json
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from trianon.table.entries import now
from trianon.table.problems import TableProblem, kept, unavailable
from trianon.table.storage import Account, Passkey, StorageError, Store

LIFE = 300.0  # seconds in which a challenge is answered
MOST_KEPT = 10_000
MOST_OF_ONE_ACCOUNT = 20
# What a device sends is opened by the library; of what is no answer at all it complains in these ways.
UNREADABLE = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, RecursionError)


class Passkeys:
    """Makes challenges and checks the answers. Every refusal is a TableProblem."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        # For whom, and until when; oldest first. In memory only: after a restart one begins anew.
        self._challenges: OrderedDict[bytes, tuple[str, float]] = OrderedDict()

    async def of(self, guest: str) -> list[Passkey]:
        """The passkeys of an account."""
        try:
            return await self._store.list_passkeys(guest)
        except StorageError as error:
            raise unavailable() from error

    async def offer(self, request: Request, account: Account) -> Any:
        """What a device needs to make a passkey for this account (PublicKeyCredentialCreationOptions)."""
        known = await self.of(account.guest)
        if len(known) >= MOST_OF_ONE_ACCOUNT:
            raise TableProblem("too_many", "so many passkeys! remove them before you make another one")
        options = generate_registration_options(
            rp_id=_site(request),
            rp_name="Trianon",
            user_name=account.name,
            user_id=hashlib.sha256(account.guest.encode()).digest(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED  # so that nobody has to type a name
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known],
        )
        self._remember(options.challenge, account.guest)
        return json.loads(options_to_json(options))

    async def add(self, request: Request, account: Account, made: dict[str, Any]) -> None:
        """Keep the passkey that a device made."""
        try:
            found = verify_registration_response(
                credential=made,
                expected_challenge=self._answered(made, account.guest),
                expected_rp_id=_site(request),
                expected_origin=_origin(request),
            )
        except UNREADABLE as error:
            raise _refused() from error
        id, key = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
        await kept(self._store.put_passkey(Passkey(id, account.guest, key, found.sign_count, now())))

    def ask(self, request: Request) -> Any:
        """What a device needs to sign somebody in (PublicKeyCredentialRequestOptions)."""
        options = generate_authentication_options(rp_id=_site(request))
        self._remember(options.challenge, "")
        return json.loads(options_to_json(options))

    async def sign_in(self, request: Request, given: dict[str, Any]) -> str:
        """The guest whose passkey answered."""
        try:
            known = await self._store.passkey(str(given.get("id", ""))[:2000])
        except StorageError as error:
            raise unavailable() from error
        if known is None:
            raise _refused()
        try:
            found = verify_authentication_response(
                credential=given,
                expected_challenge=self._answered(given, ""),
                expected_rp_id=_site(request),
                expected_origin=_origin(request),
                credential_public_key=base64url_to_bytes(known.key),
                credential_current_sign_count=known.count,
            )
        except UNREADABLE as error:
            raise _refused() from error
        if found.new_sign_count != known.count:
            used = Passkey(known.id, known.guest, known.key, found.new_sign_count, known.created)
            await kept(self._store.put_passkey(used))
        return known.guest

    async def remove(self, guest: str) -> None:
        """None of this guest's passkeys is good any more."""
        await kept(self._store.remove_passkeys(guest))

    # --- inside -------------------------------------------------------------------------------------------

    def _remember(self, challenge: bytes, guest: str) -> None:
        self._challenges[challenge] = (guest, self._clock() + LIFE)
        if len(self._challenges) > MOST_KEPT:
            self._challenges.popitem(last=False)

    def _answered(self, answer: dict[str, Any], guest: str) -> bytes:
        """The challenge that this answers, once and in time; ValueError when there is none for this guest."""
        data = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        challenge = base64url_to_bytes(data["challenge"])
        asked, until = self._challenges.pop(challenge, ("", 0.0))
        if asked != guest or until < self._clock():
            raise ValueError("no such challenge")
        return challenge


def _site(request: Request) -> str:
    """The name that passkeys belong to; the guard has made sure that it is ours."""
    return request.url.hostname or ""


def _origin(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"


def _refused() -> TableProblem:
    return TableProblem("bad_passkey", "this passkey is not known here, or its answer came too late")
