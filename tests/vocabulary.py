"""What each game must have words for, by the kind of the message: events and options are found elsewhere."""

from collections.abc import Callable

import template.game as template
from template.game import components as template_parts
from trianon.games import castles, kabale, louis, mercado
from trianon.games.castles import components as castles_parts
from trianon.games.castles import steps as castles_steps
from trianon.games.kabale import components as kabale_parts
from trianon.games.kabale import scoring as kabale_scoring
from trianon.games.louis import components as louis_parts
from trianon.games.louis import tableau as louis_tableau
from trianon.games.mercado import components as mercado_parts
from trianon.kernel.step import Task

Vocabulary = dict[str, set[str]]


def kabale_words() -> Vocabulary:
    cards = kabale_parts.NAMES
    return {
        "card": {*cards, *(f"{card}.help" for card in cards)},
        "symbol": {*kabale_parts.SYMBOLS},
        "class": {*kabale_parts.CLASSES},
        "ask": {step.name for step in kabale.GAME.steps},
        "action": {kind.name for kind in kabale.GAME.actions.kinds},
        "reason": {"goal", "set", "extra"},
        "eval-why": {*kabale_scoring.WHYS},
        "eval-removed": {name for name in kabale_scoring.REMOVERS if name},
    }


def castles_words() -> Vocabulary:
    types, cards = castles_parts.TYPES, castles_parts.BONUS_CARD_NAMES
    trade = {"return", "price", "empty", "keep", "buy", "money", "place"}
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
        "ask": {step.name for step in castles_steps.STEPS},
        "action": trade | rewards,
        "reason": {"start", "room", "activity", "again", "favor", "card", "money"} | depleted,
    }


def louis_words() -> Vocabulary:
    parts, missions = louis_parts, louis_parts.MISSIONS
    rewards = {*parts.REWARD_NAMES}
    influence = {"play", "pass", "exchange", "stone", "done", "take", "put", "nothing"}
    evaluation = {"keep", "intrigue", "favour", "decline", "buy", "refuse", "maintenon"}
    fulfilling = {"fulfil", "change", "finish", "draw", "keep_chip", "replace", "no_replacement"}
    return {
        "person": {*parts.PERSONS, *(f"{person}.short" for person in parts.PERSONS)},
        "card": {*parts.CARDS},
        "chip": {*parts.CHIPS, "any"},
        "other": {*parts.CHIPS},
        "coat": {*parts.COAT_NAMES},
        "reward": rewards | {f"{reward}.help" for reward in rewards},
        "condition": {f"{one}{more}" for one in parts.CONDITIONS for more in ("", ".number", ".help")},
        "side": {*parts.SIDES},
        "mission": {*missions, *(f"{mission}.help" for mission in missions)},
        "when": {*parts.EFFECTS},
        "colour": {*parts.DECKS, *(f"{deck}.{part}" for deck in parts.DECKS for part in ("short", "cost"))},
        "category": {*parts.EXCHANGES},
        "phase": {*louis_tableau.PHASES} - {"over"},
        "ask": {step.name for step in louis.GAME.steps} - {"tile", "leave"},
        "action": {"use", "stop", "dispatch", "skip"} | influence | evaluation | fulfilling,
        "reason": {"mission", "coats", "exchange", "majority"},
    }


def mercado_words() -> Vocabulary:
    parts = mercado_parts
    turn = {"play", "keep", "take", "ignore", "draw", "refill", "seal", "spare", "place", "done"}
    return {
        "coin": {*parts.COINS},
        "tile": {*parts.TILE_NAMES, "says"},
        "kind": {"object", "perfume", "market"},
        "price": {kind for kind in parts.PRICE_KINDS if kind != "fixed"},
        "service": {*parts.TILE_NAMES[parts.MERCHANDISE :]},
        "effect": {name + part for name in parts.EFFECT_NAMES if name for part in ("", ".help")},
        "privilege": {*parts.FACE_NAMES},
        "pile": {"objects", "perfumes", "privileges"},
        "ask": {step.name for step in mercado.GAME.steps if not isinstance(step, Task)},
        "action": {"evaluate", "give", "return", "leave", "steal", "points"} | turn,
        "reason": {"track", "seals", "privileges"},
    }


def template_words() -> Vocabulary:
    return {
        "courtier": {*template_parts.COURTIERS},
        "ask": {step.name for step in template.GAME.steps},
        "action": {kind.name for kind in template.GAME.actions.kinds},
        "reason": {"courtier"},
    }


VOCABULARIES: dict[str, Callable[[], Vocabulary]] = {
    kabale.GAME.id: kabale_words,
    castles.GAME.id: castles_words,
    louis.GAME.id: louis_words,
    mercado.GAME.id: mercado_words,
    template.GAME.id: template_words,
}
