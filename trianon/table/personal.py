"""What browsers ask over HTTP about people, and are told: names, accounts, notices, ratings, friends."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from trianon.table.messages import Frozen, Password, Word


class Me(Frozen, frozen=True):
    """Who this browser is."""

    name: str
    lan_address: str = ""  # where other devices in the network reach this server, when they can
    account: bool = False  # can sign in on any device
    settings: dict[str, Any] = field(default_factory=dict)  # what was kept with the account
    mail: str = ""  # where letters go
    can_mail: bool = False  # this server sends letters
    push_key: str = ""  # with which a browser subscribes to news; empty: this server sends none


class Rename(Frozen, frozen=True):
    """The name this browser wants to be called."""

    name: str


class DeviceCode(Frozen, frozen=True):
    """With this code, once and soon, another browser becomes the same guest."""

    code: str
    link: str  # to the page that takes it
    qr: str  # the link as SVG
    seconds: int  # for which it is good


class JoinWish(Frozen, frozen=True):
    """This browser shall become the guest who made the code; `bring`: with the games it has so far."""

    code: Word
    bring: bool = True


class SignUp(Frozen, frozen=True):
    """This guest shall be an account."""

    name: Word
    password: Password


class SignIn(Frozen, frozen=True):
    """This browser shall be the guest with this account; `bring`: with the games it has so far."""

    name: Word
    password: Password
    bring: bool = True


class PasskeyAnswer(Frozen, frozen=True):
    """What a device made or signed for us (the browser's PublicKeyCredential as JSON)."""

    credential: dict[str, Any]
    bring: bool = True  # when somebody signs in: with the games of this browser


class PasskeyInfo(Frozen, frozen=True):
    """One of the passkeys of an account."""

    created: str  # ISO time


class ResetWish(Frozen, frozen=True):
    """Whoever has a letter-box at this address has forgotten the password."""

    mail: Annotated[str, Meta(max_length=254)]
    language: Literal["en", "cs", "nl"]


class ResetPassword(Frozen, frozen=True):
    """With the link of that letter the account shall have another password; all devices are signed out."""

    token: Annotated[str, Meta(max_length=600)]
    wanted: Password


class NewPassword(Frozen, frozen=True):
    """The account shall have another password; all other devices are signed out."""

    password: Password
    wanted: Password


class ForgetMe(Frozen, frozen=True):
    """Account, name and chat shall be forgotten; the games stay. Without an account no password is needed."""

    password: Password = ""


class KeptSettings(Frozen, frozen=True):
    """What the browser wants to find again on another device."""

    settings: dict[str, Any]


class MailWish(Frozen, frozen=True):
    """Letters shall go to this address, once its owner has confirmed it; empty: nowhere."""

    mail: Annotated[str, Meta(max_length=254)]
    language: Literal["en", "cs", "nl"]


class PushWish(Frozen, frozen=True):
    """News shall be shown by this browser, also while no page is open (the browser's PushSubscription)."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=128)]
    secret: Annotated[str, Meta(max_length=64)]
    language: Literal["en", "cs", "nl"]


class PushEnd(Frozen, frozen=True):
    """This browser shall show no more news."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class MailToken(Frozen, frozen=True):
    """What the link in a letter holds."""

    token: Annotated[str, Meta(max_length=600)]


class RatingChange(Frozen, frozen=True):
    """What a rated game was for one seat."""

    seat: int
    before: int
    after: int
    provisional: bool  # few games so far: a first guess


class Rung(Frozen, frozen=True):
    """Somebody on a ladder."""

    rating: int
    provisional: bool = False
    name: str = ""  # of an account
    bot: str = ""  # or of a bot, whose rating was measured and stays
    games: int = 0  # that were rated
    error: int = 0  # half of the 95% confidence interval of what was measured


class Best(Frozen, frozen=True):
    """Somebody's best game."""

    points: int
    table: str  # empty: it was played by link only
    at: str  # ISO time


class GameHistory(Frozen, frozen=True):
    """What somebody has played of one game."""

    game: str
    played: int
    won: int  # against others
    rating: int | None  # None: not rated yet
    provisional: bool
    curve: list[int]  # the rating after each rated game, oldest first
    best: Best | None
    best_alone: Best | None


class Profile(Frozen, frozen=True):
    """Somebody with an account, as everybody may see them."""

    name: str
    since: str  # ISO time
    you: bool
    tie: Literal["", "follow", "block"]  # of the reader to this person
    games: list[GameHistory]


class Tie(Frozen, frozen=True):
    """Follow this person, or block them: they cannot sit down where I play, and I do not read them."""

    kind: Literal["", "follow", "block"]


class Friend(Frozen, frozen=True):
    """Somebody whom the reader follows, and where they can be found."""

    name: str
    table: str = ""  # a public one, where they play or wait
    game: str = ""
    status: Literal["", "open", "playing"] = ""
