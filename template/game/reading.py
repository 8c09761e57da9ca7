"""The Levee: reading a position document, and refusing one that cannot be."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from template.game.actions import PRESENT_STEP, REPLY_STEP
from template.game.components import ALL, COURTIERS, HAND
from template.game.tableau import Tableau
from template.game.view import names
from trianon.kernel.bags import some, total
from trianon.kernel.document import check_fields, number, text, texts
from trianon.kernel.errors import InvalidPosition

_TABLE: Final = ("active", "deck", "presented", "hands", "unseen", "seen")


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Fill an empty tableau. What is left out is empty; a deck that is left out holds the rest."""
    check_fields(doc, _TABLE)
    left = names(ALL)
    s.active = number(doc, "active", 0, s.seats - 1)
    s.presented = _bag(text(doc, "presented"), "presented", left)
    s.hands, s.unseen, s.seen = [_bags(s, doc, name, left) for name in ("hands", "unseen", "seen")]
    s.deck = _bag(text(doc, "deck") if "deck" in doc else " ".join(left), "deck", left)
    if left:
        raise InvalidPosition(f"deck: {' '.join(left)} must be somewhere")
    _check_hands(s)
    if s.presented:
        s.push(REPLY_STEP, s.rival())
    elif max(s.hands):
        s.push(PRESENT_STEP)


def _bags(s: Tableau, doc: dict[str, object], name: str, left: list[str]) -> vec[i64]:
    listed = texts(doc, name, s.seats)
    return vec[i64]([_bag(listed[seat], f"{name}[{seat}]", left) for seat in range(s.seats)])


def _bag(listed: str, field: str, left: list[str]) -> i64:
    """Take these courtiers out of those that are left."""
    bag: i64 = 0
    for word in listed.split():
        if word not in left:
            raise InvalidPosition(f"{field}: there is no {word!r} left")
        left.remove(word)
        bag += some(COURTIERS.index(word))
    return bag


def _check_hands(s: Tableau) -> None:
    """Nobody holds more than a hand, and while the deck lasts nobody less (T2, T7)."""
    if total(s.presented) > 1:
        raise InvalidPosition("presented: one courtier at a time")
    for seat in range(s.seats):
        held = total(s.hands[seat]) + (total(s.presented) if seat == s.active else 0)
        if held > HAND or (s.deck and held < HAND):
            raise InvalidPosition(f"hands[{seat}]: {HAND} courtiers while the deck lasts, never more")
