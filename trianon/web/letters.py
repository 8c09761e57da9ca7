"""Letters: what is sent by e-mail, in the reader's language, and the signed links in it."""

from collections.abc import Sequence
from email.message import EmailMessage

from itsdangerous import BadSignature, URLSafeTimedSerializer

from trianon.table.storage import Account
from trianon.web.news import News, headline, in_order, line
from trianon.words import Words

CONFIRM_SECONDS = 24 * 3600  # for which the link of a confirmation is good
CONFIRM, STOP = "confirm", "stop"


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
