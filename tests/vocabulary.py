"""What each game must have words for, by the kind of the message: events and options are found elsewhere."""

from collections.abc import Callable

from trianon.games import castles, kabale
from trianon.games.castles import codes as castles_codes
from trianon.games.castles import components as castles_parts
from trianon.games.kabale import codes as kabale_codes
from trianon.games.kabale import components as kabale_parts
from trianon.games.kabale import scoring as kabale_scoring

Vocabulary = dict[str, set[str]]


def kabale_words() -> Vocabulary:
    cards = kabale_parts.NAMES
    return {
        "card": {*cards, *(f"{card}.help" for card in cards)},
        "symbol": {*kabale_parts.SYMBOLS},
        "class": {*kabale_parts.CLASSES},
        "ask": {*kabale_codes.ASKS},
        "action": {"lay", "tuck", "swap", "decline"},
        "reason": {"goal", "set", "extra"},
        "eval-why": {*kabale_scoring.WHYS},
        "eval-removed": {name for name in kabale_scoring.REMOVERS if name},
    }


def castles_words() -> Vocabulary:
    types, cards = castles_parts.TYPES, castles_parts.BONUS_CARD_NAMES
    trade = {"return", "price", "keep", "buy", "money", "place"}
    rewards = {"claim", "decline", "take", "skip", "as", "look", "put", "done", "hold"}
    depleted = {"stack", "stack_hallway", "stack_stairs"}
    return {
        "room": {*castles_parts.NAMES},
        "type": {*types, *(f"{kind}.reward" for kind in types)},
        "rules-type": {*types},
        "bonus": {*castles_parts.BONUS_KINDS},
        "card": {*cards, *(f"{card}.help" for card in cards)},
        "favor": {*castles_parts.FAVOR_NAMES},
        "rank": {*castles_parts.RANKS},
        "side": {*castles_parts.SIDES},
        "ask": {*castles_codes.ASKS},
        "action": trade | rewards,
        "reason": {"start", "room", "activity", "again", "favor", "card", "money"} | depleted,
    }


VOCABULARIES: dict[str, Callable[[], Vocabulary]] = {
    kabale.GAME.id: kabale_words,
    castles.GAME.id: castles_words,
}
