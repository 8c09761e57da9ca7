"""E-mail through a real mail server: to confirmed addresses, one letter for all news, one click to stop."""

import asyncio
import re
from collections.abc import AsyncIterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.web.support import PATIENCE, Browser, ServerProcess, hello, server
from trianon.web.config import Config, InvalidSetting
from trianon.web.post import MailServer

pytestmark = pytest.mark.anyio


class LetterBox:
    """Keeps what arrives."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, smtp: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.original_content or b"", policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 thank you"

    async def next(self, number: int) -> EmailMessage:
        """The letter with this number, when it is there."""
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) <= number:
                await asyncio.sleep(0.05)
        return self.letters[number]


@pytest.fixture
async def box() -> AsyncIterator[tuple[LetterBox, str]]:
    """A letter-box, and the address of its mail server."""
    kept = LetterBox()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: SMTP(kept, hostname="localhost"), "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    yield kept, f"smtp://127.0.0.1:{port}"
    listening.close()


def mailing(url: str) -> tuple[str, ...]:
    """News are sent almost at once."""
    site = ("--site", "https://games.example.org", "--mail-from", "games@example.org")
    return ("--mail-server", url, *site, "--mail-minutes", "0.005")


def token_in(letter: EmailMessage, kind: str) -> str:
    found = re.search(rf"https://games\.example\.org/mail#{kind}\.(\S+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


async def subscribed(browser: Browser, box: LetterBox) -> None:
    """An account whose address is confirmed by the link in the first letter."""
    await browser.post("/api/me/sign-up", {"name": "Ann", "password": "correct horse"})
    wish = {"mail": "ann@example.org", "language": "en"}
    assert (await browser.http.put("/api/me/mail", json=wish)).status_code == 200
    assert (await browser.get("/api/me"))["mail"] == "", "not before it is confirmed"
    await browser.post("/api/mail/confirm", {"token": token_in(await box.next(0), "confirm")})
    assert (await browser.get("/api/me"))["mail"] == "ann@example.org"


async def begun(ann: Browser, bob: Browser) -> str:
    """A table of Bob where it is Ann's turn, who is not there."""
    table = str((await bob.new_table("me", "open", first=1))["id"])
    await ann.post(f"/api/tables/{table}/sit", {})
    await bob.post(f"/api/tables/{table}/start")
    return table


async def test_news_come_in_one_letter_and_one_click_stops_them(
    tmp_path: Path, box: tuple[LetterBox, str]
) -> None:
    kept, url = box
    with server(tmp_path, *mailing(url)) as house:
        async with Browser(house.address) as ann, Browser(house.address, "Bob") as bob:
            await subscribed(ann, kept)
            at_the_table = (await bob.new_table("me", "open", first=1))["id"]
            await ann.post(f"/api/tables/{at_the_table}/sit", {})
            async with ann.socket(at_the_table) as socket:
                await hello(socket)
                await bob.post(f"/api/tables/{at_the_table}/start")
                away = await begun(ann, bob)
                letter = await kept.next(1)
            text = letter.get_content().replace("\r\n", "\n")
            assert (letter["To"], letter["Subject"]) == ("ann@example.org", "Your turn in 1 game")
            assert f"Your turn: Kabale & Hiebe (Bob)\nhttps://games.example.org/t/{away}" in text
            assert at_the_table not in text, "that table is open in front of her"
            await begun(ann, bob)  # within the hour nothing more comes
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = str(letter["List-Unsubscribe"]).strip("<>").removeprefix("https://games.example.org")
            assert stop.endswith(token_in(letter, "stop"))
            async with Browser(house.address) as provider:
                click = {"List-Unsubscribe": "One-Click"}
                assert (await provider.http.post(stop, data=click)).status_code == 200
            assert (await ann.get("/api/me"))["mail"] == ""
            assert len(kept.letters) == 2


async def test_a_forgotten_password_is_replaced_by_a_letter(
    tmp_path: Path, box: tuple[LetterBox, str]
) -> None:
    """The answer is the same for every address; the link is good once, and signs out everywhere else."""
    kept, url = box
    with server(tmp_path, *mailing(url)) as house:
        async with Browser(house.address) as ann, Browser(house.address) as phone:
            await subscribed(ann, kept)
            ask = {"mail": "ANN@example.org", "language": "nl"}
            known = await phone.post("/api/me/forgotten", ask)
            unknown = await phone.post("/api/me/forgotten", {**ask, "mail": "bob@example.org"})
            assert known == unknown
            letter = await kept.next(1)
            assert (letter["To"], letter["Subject"]) == ("ann@example.org", "Trianon: een nieuw wachtwoord")
            found = re.search(r"https://games\.example\.org/reset#(\S+)", letter.get_content())
            assert found is not None
            wish = {"token": found[1], "wanted": "battery staple"}
            weak = await phone.post("/api/me/reset", {**wish, "wanted": "ann"}, 422)
            forged = await phone.post("/api/me/reset", {**wish, "token": found[1] + "x"}, 403)
            assert (weak["code"], forged["code"]) == ("weak_password", "bad_code")
            me = await phone.post("/api/me/reset", wish)
            assert (me["name"], me["account"]) == ("Ann", True)
            assert (await ann.get("/api/me"))["account"] is False, "signed out"
            assert (await ann.post("/api/me/reset", wish, 403))["code"] == "bad_code"
            await ann.post("/api/me/sign-in", {"name": "Ann", "password": "battery staple"})
            assert len(kept.letters) == 2


async def test_forged_links_and_wrong_addresses_are_refused(
    tmp_path: Path, box: tuple[LetterBox, str]
) -> None:
    kept, url = box
    with server(tmp_path, *mailing(url)) as house:
        async with Browser(house.address) as ann:
            wish = {"mail": "ann@example.org", "language": "en"}
            assert (await ann.http.put("/api/me/mail", json=wish)).status_code == 404
            await ann.post("/api/me/sign-up", {"name": "Ann", "password": "correct horse"})
            for wrong in ("ann", "a@b@c.d", "a b@example.org", "a@example.org\nBcc: b@example.org"):
                reply = await ann.http.put("/api/me/mail", json={"mail": wrong, "language": "en"})
                assert (reply.status_code, reply.json()["code"]) == (400, "bad_mail")
            await ann.http.put("/api/me/mail", json=wish)
            token = token_in(await kept.next(0), "confirm")
            for forged in ("", token[:-1], token + "x"):
                assert (await ann.post("/api/mail/confirm", {"token": forged}, 403))["code"] == "bad_code"
            await ann.post(f"/api/mail/stop?token={token}", status=403)


async def test_a_server_without_mail_says_so(ann: Browser, house: ServerProcess) -> None:
    assert (await ann.get("/api/me"))["can_mail"] is False
    assert (await ann.post("/api/mail/confirm", {"token": "x"}, 404))["code"] == "not_found"


def test_settings_of_mail_are_checked_at_the_start() -> None:
    assert MailServer.at("smtps://ann:p%40ss@mail.example.org") == MailServer(
        "mail.example.org", 465, True, "ann", "p@ss"
    )
    for config in (
        Config(mail_server="mail.example.org", mail_from="a@example.org", site="https://example.org"),
        Config(mail_server="smtp://mail.example.org", site="https://example.org"),
        Config(mail_server="smtp://mail.example.org", mail_from="a@example.org"),
    ):
        with pytest.raises(InvalidSetting):
            config.check()
