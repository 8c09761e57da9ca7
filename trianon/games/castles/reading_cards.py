"""Castles of Mad King Ludwig: of a position document, bonus cards, what is known of them, and favors."""

import re
from typing import Final

from mypy_extensions import i64

from trianon.games.castles.components import (
    BONUS_CARD_IDS,
    BONUS_CARDS,
    FAVOR_COMPLETED,
    FAVOR_IDS,
    FAVOR_INCOMPLETE,
    FAVORS_IN_PLAY,
)
from trianon.games.castles.seen import hint_card, hint_cards, hint_of, hint_seat
from trianon.games.castles.tableau import Tableau, under_by, under_card
from trianon.kernel.bits import bit
from trianon.kernel.document import known, text, texts
from trianon.kernel.errors import InvalidPosition

_UNDER: Final = re.compile(r"([a-z_0-9]+) by ([0-3])")
_HINT: Final = re.compile(r"([0-3]) ([a-z_0-9]+): ([a-z_0-9 ]+)")


def read_bonus_cards(s: Tableau, doc: dict[str, object]) -> None:
    """Bonus cards: in hands, drawn, under the deck, in the deck; each is there once."""
    left: i64 = bit(BONUS_CARDS) - 1
    for seat, listed in enumerate(texts(doc, "bonus", s.seats)):
        s.hands[seat] = _bonus_set(listed, f"bonus[{seat}]", left)
        left ^= s.hands[seat]
    s.drawn = _bonus_set(text(doc, "drawn"), "drawn", left)
    left ^= s.drawn
    for place, row in enumerate(texts(doc, "under", -1, [])):
        match = _UNDER.fullmatch(row)
        if match is None or int(match[2]) >= s.seats:
            raise InvalidPosition(f"under[{place}]: {row!r} is not like 'cash by 0'")
        card = _bonus_set(match[1], f"under[{place}]", left)
        left ^= card
        s.under.append(BONUS_CARD_IDS[match[1]] | (int(match[2]) << 8))
    s.bonus_deck = left
    _read_hints(s, doc, left)
    if "bonus_deck" in doc:
        s.bonus_deck = _bonus_set(text(doc, "bonus_deck"), "bonus_deck", left)
        if s.bonus_deck != left:
            raise InvalidPosition("bonus_deck: some bonus cards are nowhere")


def _read_hints(s: Tableau, doc: dict[str, object], deck: i64) -> None:
    """What seats know about bonus cards that they gave away: each of those is where it may be."""
    for place, row in enumerate(texts(doc, "hints", -1, [])):
        field = f"hints[{place}]"
        match = _HINT.fullmatch(row)
        if match is None or int(match[1]) >= s.seats:
            raise InvalidPosition(f"{field}: {row!r} is not like '1 cash: cash round'")
        seat = int(match[1])
        everything: i64 = bit(BONUS_CARDS) - 1
        hidden = everything & ~deck & ~s.hands[seat]
        hidden &= ~(s.drawn if seat == s.active else 0)
        for entry in s.under:
            hidden &= ~(bit(under_card(entry)) if under_by(entry) == seat else 0)
        card = known(match[2], BONUS_CARD_IDS, field)
        if not hidden & bit(card):
            raise InvalidPosition(f"{field}: seat {seat} gave no such card away")
        may_be = _bonus_set(match[3], field, hidden)
        s.hints.append(hint_of(seat, card, may_be))
    for seat in range(s.seats):
        _check_hints([hint for hint in s.hints if hint_seat(hint) == seat])


def _check_hints(hints: list[int]) -> None:
    """What the hints of a seat speak of is there: each card in one of its places."""
    about = [hint_card(hint) for hint in hints]
    for hint in hints:
        for card in range(BONUS_CARDS):
            if hint_cards(hint) & bit(card) and (
                card not in about or not hint_cards(hints[about.index(card)]) & bit(card)
            ):
                raise InvalidPosition("hints: a card is not where a seat knows it to be")
    if len(set(about)) < len(about):
        raise InvalidPosition("hints: there are two about one card")


def _bonus_set(listed: str, field: str, left: i64) -> i64:
    bag: i64 = 0
    for word in listed.split():
        if word not in BONUS_CARD_IDS:
            raise InvalidPosition(f"{field}: there is no bonus card {word!r}")
        card = bit(BONUS_CARD_IDS[word])
        if not left & card or bag & card:
            raise InvalidPosition(f"{field}: {word} is somewhere else already")
        bag |= card
    return bag


def read_favors(s: Tableau, doc: dict[str, object]) -> None:
    """The king's favors (C1.2)."""
    for place, name in enumerate(texts(doc, "favors", -1, [])):
        favor = known(name, FAVOR_IDS, f"favors[{place}]")
        if favor in s.favors:
            raise InvalidPosition(f"favors[{place}]: {name} lies there twice")
        s.favors.append(favor)
    if len(s.favors) > FAVORS_IN_PLAY[s.seats]:
        raise InvalidPosition(f"favors: {FAVORS_IN_PLAY[s.seats]} lie there with {s.seats} players")
    if FAVOR_COMPLETED in s.favors and FAVOR_INCOMPLETE in s.favors:
        raise InvalidPosition("favors: completed and incomplete exclude each other (C1.2)")
