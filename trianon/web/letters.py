"""Letters: what is sent by e-mail, in the reader's language, and the signed links in it."""

import hashlib
import secrets
from collections.abc import Sequence
from email.message import EmailMessage

from itsdangerous import BadSignature, URLSafeTimedSerializer

from trianon.table.storage import Account
from trianon.web.news import News, headline, in_order, line
from trianon.words import Words

CONFIRM_SECONDS = 24 * 3600  # for which the link of a confirmation is good
RESET_SECONDS = 3600  # and that to a new password
CONFIRM, STOP, RESET = "confirm", "stop", "reset"


class Letters:
    """Writes letters of one site, and reads the links that come back."""

    def __init__(self, keys: Sequence[str], site: str, sender: str) -> None:
        self._signer = URLSafeTimedSerializer(list(keys), salt="mail")
        self._site = site.rstrip("/")
        self._sender = sender

    def confirmation(self, account: Account, mail: str, language: str) -> EmailMessage:
        """Is this address really yours? Until the link is followed, nothing else is sent there."""
        words = Words(language, "")
        link = f"{self._site}/mail#{CONFIRM}.{self._token(CONFIRM, account.guest, mail, language)}"
        text = words.say("mail-confirm", name=account.name, link=link)
        return self._letter(mail, words.say("mail-confirm-subject"), text)

    def reset(self, account: Account, language: str) -> EmailMessage:
        """The way to a new password, as long as the account has the present one."""
        words = Words(language, "")
        link = f"{self._site}/reset#{self._token(RESET, account.guest, _mark(account))}"
        text = words.say("mail-reset", name=account.name, link=link)
        return self._letter(account.mail, words.say("mail-reset-subject"), text)

    def digest(self, account: Account, news: Sequence[News]) -> EmailMessage:
        """All that is new, in one letter, which one click keeps from coming again."""
        words = Words(account.language, "")
        lines = [
            f"{line(account.language, kind, table)}\n{self._site}/t/{table.id}"
            for kind, table in in_order(news)
        ]
        subject = headline(account.language, news)
        token = self._token(STOP, account.guest, account.mail)
        stop = words.say("mail-stop", link=f"{self._site}/mail#{STOP}.{token}")
        hello = words.say("mail-hello", name=account.name)
        letter = self._letter(account.mail, subject, "\n\n".join((hello, *lines, stop)))
        letter["List-Unsubscribe"] = f"<{self._site}/api/mail/stop?token={token}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        return letter

    def confirmed(self, token: str) -> tuple[str, str, str] | None:
        """The guest, the address and the language of a confirmation that is still good."""
        match self._read(token, CONFIRM_SECONDS):
            case [kind, str(guest), str(mail), str(language)] if kind == CONFIRM:
                return guest, mail, language
        return None

    def stopped(self, token: str) -> tuple[str, str] | None:
        """The guest who wants no more letters to this address; such a link is good for ever."""
        match self._read(token):
            case [kind, str(guest), str(mail)] if kind == STOP:
                return guest, mail
        return None

    def may_reset(self, token: str) -> tuple[str, str] | None:
        """The guest who may choose a new password, and the mark of the one that it replaces."""
        match self._read(token, RESET_SECONDS):
            case [kind, str(guest), str(mark)] if kind == RESET:
                return guest, mark
        return None

    def is_marked(self, account: Account, mark: str) -> bool:
        """Whether the password is still the one that a link was made for: each is good once."""
        return secrets.compare_digest(_mark(account), mark)

    # --- inside -------------------------------------------------------------------------------------------

    def _letter(self, mail: str, subject: str, text: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = self._sender
        letter["To"] = mail
        letter["Subject"] = subject
        letter.set_content(text + "\n")
        return letter

    def _token(self, *parts: str) -> str:
        return str(self._signer.dumps(parts))

    def _read(self, token: str, seconds: int | None = None) -> object:
        try:
            return self._signer.loads(token, max_age=seconds)
        except BadSignature:  # also when it is too old
            return None


def _mark(account: Account) -> str:
    """Another one after every change of the password."""
    return hashlib.sha256(account.password.encode()).hexdigest()[:16]
