"""Castles of Mad King Ludwig: money, points, bonus cards and favors of a position document."""

import re
from typing import Final

from mypy_extensions import i64

from trianon.games.castles.components import (
    ACTIVITY_REWARD,
    BONUS_CARD_IDS,
    BONUS_CARDS,
    FAVOR_COMPLETED,
    FAVOR_IDS,
    FAVOR_INCOMPLETE,
    FAVORS_IN_PLAY,
    UNSOLD_COIN,
)
from trianon.games.castles.fields import numbers_of, room_of, text_of, texts_of
from trianon.games.castles.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.errors import InvalidPosition

_UNDER: Final = re.compile(r"([a-z_0-9]+) by ([0-3])")
_AGAIN: Final = re.compile(r"([a-z_]+) ([0-9]{1,3})")


def read_points(s: Tableau, doc: dict[str, object]) -> None:
    """Money, starting points and points by rewards."""
    for seat, amount in enumerate(numbers_of(doc, "money", s.seats, s.money)):
        if amount < 0 or amount % UNSOLD_COIN:
            raise InvalidPosition(f"money[{seat}]: must be thousands, and not below 0")
        s.money[seat] = amount
    for seat, amount in enumerate(numbers_of(doc, "start", s.seats, s.start)):
        if not 0 <= amount < s.seats:
            raise InvalidPosition(f"start[{seat}]: must be a number from 0 to {s.seats - 1}")
        s.start[seat] = amount
    for seat, amount in enumerate(numbers_of(doc, "activity", s.seats, s.activity)):
        if amount < 0 or amount % ACTIVITY_REWARD:
            raise InvalidPosition(f"activity[{seat}]: must be a multiple of {ACTIVITY_REWARD} points")
        s.activity[seat] = amount
    for seat, text in enumerate(texts_of(doc, "again", s.seats, [""] * s.seats)):
        for row in [part.strip() for part in text.split(",") if part.strip()]:
            match = _AGAIN.fullmatch(row)
            if match is None:
                raise InvalidPosition(f"again[{seat}]: {row!r} is not like 'parlor 5'")
            tile = room_of(match[1], f"again[{seat}]")
            if s.castles[seat].of_tile(tile) == 0:
                raise InvalidPosition(f"again[{seat}]: {match[1]} is not in this castle")
            s.again[seat].append(tile | (int(match[2]) << 8))


def read_bonus_cards(s: Tableau, doc: dict[str, object]) -> None:
    """Bonus cards: in hands, drawn, under the deck, in the deck; each is there once."""
    left: i64 = bit(BONUS_CARDS) - 1
    for seat, text in enumerate(texts_of(doc, "bonus", s.seats, [""] * s.seats)):
        s.hands[seat] = _bonus_set(text, f"bonus[{seat}]", left)
        left ^= s.hands[seat]
    s.drawn = _bonus_set(text_of(doc, "drawn"), "drawn", left)
    left ^= s.drawn
    for place, text in enumerate(texts_of(doc, "under", -1, [])):
        match = _UNDER.fullmatch(text)
        if match is None or int(match[2]) >= s.seats:
            raise InvalidPosition(f"under[{place}]: {text!r} is not like 'cash by 0'")
        card = _bonus_set(match[1], f"under[{place}]", left)
        left ^= card
        s.under.append(BONUS_CARD_IDS[match[1]] | (int(match[2]) << 8))
    s.bonus_deck = left
    if "bonus_deck" in doc:
        s.bonus_deck = _bonus_set(text_of(doc, "bonus_deck"), "bonus_deck", left)
        if s.bonus_deck != left:
            raise InvalidPosition("bonus_deck: some bonus cards are nowhere")


def _bonus_set(text: str, field: str, left: i64) -> i64:
    bag: i64 = 0
    for word in text.split():
        if word not in BONUS_CARD_IDS:
            raise InvalidPosition(f"{field}: there is no bonus card {word!r}")
        card = bit(BONUS_CARD_IDS[word])
        if not left & card or bag & card:
            raise InvalidPosition(f"{field}: {word} is somewhere else already")
        bag |= card
    return bag


def read_favors(s: Tableau, doc: dict[str, object]) -> None:
    """The king's favors (C1.2)."""
    for place, name in enumerate(texts_of(doc, "favors", -1, [])):
        if name not in FAVOR_IDS:
            raise InvalidPosition(f"favors[{place}]: there is no favor {name!r}")
        if FAVOR_IDS[name] in s.favors:
            raise InvalidPosition(f"favors[{place}]: {name} lies there twice")
        s.favors.append(FAVOR_IDS[name])
    if len(s.favors) > FAVORS_IN_PLAY[s.seats]:
        raise InvalidPosition(f"favors: {FAVORS_IN_PLAY[s.seats]} lie there with {s.seats} players")
    if FAVOR_COMPLETED in s.favors and FAVOR_INCOMPLETE in s.favors:
        raise InvalidPosition("favors: completed and incomplete exclude each other (C1.2)")
