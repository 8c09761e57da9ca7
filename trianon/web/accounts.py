"""Accounts: a guest with a name and a password, who can sign in on any device."""

import asyncio
import unicodedata
from asyncio import Future
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from msgspec.structs import replace

from trianon.table.clean_text import clean_name
from trianon.table.entries import now
from trianon.table.lookalikes import skeleton
from trianon.table.problems import TableProblem, unavailable
from trianon.table.storage import Account, Conflict, StorageError, Store
from trianon.web.sessions import Guest

T = TypeVar("T")

SHORTEST = 8  # letters of a password; the longest is bounded by the message
AT_ONCE = 1  # passwords that are looked at: each takes 64 MB and more than one core for a moment
MOST_WAITING = 50  # for their turn; so nobody waits for long, and a flood takes no memory


class Accounts:
    """Signing up and in, and what is kept with an account. Every refusal is a TableProblem."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()  # argon2id as RFC 9106 recommends where memory is scarce
        self._hashing = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._nobody = self._hasher.hash("nobody")  # so that an unknown name takes as long as a known one

    async def of(self, guest: str) -> Account | None:
        """The account of this guest, if there is one."""
        try:
            return await self._store.account(guest)
        except StorageError as error:
            raise unavailable() from error

    async def sign_up(self, guest: Guest, name: str, password: str) -> Account:
        """Make a guest an account; chairs and games are the guest's, and so the account's."""
        called = clean_name(name, "")
        if not called:
            raise TableProblem("malformed", "an account has a name that can be read")
        account = Account(guest.id, called, skeleton(called), await self._hashed(called, password), now())
        await _kept(self._store.add_account(account))
        return account

    async def sign_in(self, name: str, password: str) -> Account:
        """The account with this name and password; whether the name exists is not told."""
        try:
            account = await self._store.account_called(skeleton(clean_name(name, "")))
        except StorageError as error:
            raise unavailable() from error
        return await self._checked(account, password)

    async def change_password(self, guest: str, password: str, wanted: str) -> Account:
        """The account with its new password; the old one is asked for."""
        return await self.set_password(await self._checked(await self.of(guest), password), wanted)

    async def at(self, mail: str) -> list[Account]:
        """The accounts that confirmed this address."""
        try:
            return await self._store.list_mailed(mail) if mail else []
        except StorageError as error:
            raise unavailable() from error

    async def set_password(self, account: Account, wanted: str) -> Account:
        """The account with a new password, for whoever proved to own it in another way."""
        return await self._change(account, password=await self._hashed(account.name, wanted))

    async def rename(self, account: Account, name: str) -> Account:
        """The account under another name, which it is signed in with from now on."""
        called = clean_name(name, account.name)
        return await self._change(account, name=called, key=skeleton(called))

    async def keep_settings(self, account: Account, settings: dict[str, Any]) -> Account:
        """The account with what a browser wants to find again on another device."""
        return await self._change(account, settings=msgspec.json.encode(settings).decode())

    async def send_letters(self, guest: str, mail: str, language: str) -> None:
        """Letters go to this address from now on; empty: nowhere."""
        await _kept(self._store.change_account(guest, {"mail": mail, "language": language}))

    async def stop_letters(self, guest: str, mail: str) -> None:
        """No more letters to this address; another one of the account stays."""
        account = await self.of(guest)
        if account is not None and account.mail == mail:
            await self.send_letters(guest, "", account.language)

    async def forget(self, guest: str, password: str) -> None:
        """Remove the account of this guest, whose password is asked for; a guest without one needs none."""
        account = await self.of(guest)
        if account is not None:
            await self._checked(account, password)
        await _kept(self._store.forget_guest(guest))

    # --- inside -------------------------------------------------------------------------------------------

    async def _checked(self, account: Account | None, password: str) -> Account:
        known = self._nobody if account is None else account.password
        try:
            await self._in_turn(self._hasher.verify, known, _plain(password))
        except VerifyMismatchError:
            account = None
        if account is None:
            raise TableProblem("bad_password", "name and password do not belong together")
        return account

    async def _hashed(self, name: str, password: str) -> str:
        if len(password) < SHORTEST or skeleton(password) == skeleton(name):
            raise TableProblem(
                "weak_password", f"a password has {SHORTEST} letters or more, and is not the name"
            )
        return await self._in_turn(self._hasher.hash, _plain(password))

    async def _in_turn(self, work: Callable[..., T], *words: str) -> T:
        """Passwords are dear on purpose: one after the other, beside the event loop."""
        if self._waiting >= MOST_WAITING:
            raise TableProblem("too_many", "too many people are signing in; try again in a moment")
        self._waiting += 1
        try:
            async with self._hashing:
                return await asyncio.to_thread(work, *words)
        finally:
            self._waiting -= 1

    async def _change(self, account: Account, **changes: str) -> Account:
        """Only these fields: another device may change others at the same moment."""
        await _kept(self._store.change_account(account.guest, changes))
        return replace(account, **changes)


async def _kept(writing: Future[None]) -> None:
    """Until it is on disk; what the store refuses is said in words."""
    try:
        await writing
    except Conflict:
        raise TableProblem("account_taken", "there is an account with that name already") from None
    except StorageError as error:
        raise unavailable() from error


def _plain(password: str) -> str:
    """The same letters, however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)
