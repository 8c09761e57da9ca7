"""Louis XIV: the texts of actions, and of chance outcomes both ways round."""

from typing import Final

from mypy_extensions import i64

from trianon.games.louis.codes import (
    BUY_IT,
    C_COAT,
    C_FIRST,
    C_INFLUENCE,
    C_INTRIGUE,
    C_MISSION,
    C_MONEY,
    CHANGE,
    DISPATCH_MISSIONS,
    DONE,
    DRAW,
    FINISH,
    FULFIL,
    GENERAL,
    JOKERS,
    KEEP_CHIP,
    KEEP_INTRIGUE,
    LEAVE,
    MAINTENON_PUT,
    MAINTENON_WAYS,
    MODES,
    NO_REPLACEMENT,
    NO_STONE,
    OWN,
    PAIR_1,
    PAIR_2,
    PAIRS,
    PASS,
    PLACE_ONE,
    PLAY_INTRIGUE,
    PUT,
    REFUSE,
    REPLACE_ONE,
    REPLACE_TWO,
    SEND,
    SKIP_C07,
    SOURCES,
    STOP,
    SUPPLY_MISSIONS,
    SWAP,
    TAKE_BACK,
    USE,
    USE_C07,
    VARIANTS,
)
from trianon.games.louis.components import (
    A15,
    A17,
    AMOUNT,
    B11,
    CARD_IDS,
    CARDS,
    CHIPS,
    COATS,
    COATS_EACH,
    DECKS,
    EFFECT,
    JOKER,
    M_INFLUENCE,
    M_MIXED,
    M_STONES,
    MISSION_COUNT,
    MISSION_IDS,
    MISSIONS,
    MONEY_CARDS,
    PERSON_IDS,
    PERSONS,
)
from trianon.games.louis.steps.supply import gain_of
from trianon.kernel.action import Action, kind_of, pack
from trianon.kernel.errors import InvalidRecord

PLAIN: Final[dict[int, tuple[str, str]]] = {
    DONE: ("done", "done"),
    KEEP_INTRIGUE: ("keep", "keep"),
    NO_STONE: ("nothing", "no stone"),
    BUY_IT: ("buy", "buy"),
    REFUSE: ("refuse", "do not buy"),
    USE_C07: ("favour", "use c07"),
    SKIP_C07: ("decline", "skip c07"),
    FINISH: ("finish", "finish"),
    STOP: ("stop", "stop"),
    NO_REPLACEMENT: ("no_replacement", "no replacement"),
}
INTRIGUES: Final = ((1, GENERAL), (1, OWN), (2, OWN))


def action(code: i64) -> Action:
    """The action a code stands for."""
    if code in PLAIN:
        kind, text = PLAIN[code]
        return Action(code, kind, {}, text)
    if code < STOP:
        return _small(code)
    if code < PASS:
        return with_mission(code)
    return _rare(code)


def _small(code: i64) -> Action:
    """The frequent ones: cards, stones, draws."""
    if code < PUT:
        card = CARDS[code // 4]
        mode = MODES[(code // 2) % 2]
        boost = code % 2 == 1
        text = f"play {card} {mode}" + (" with c05" if boost else "")
        return Action(code, "play", {"card": card, "mode": mode, "boost": boost}, text)
    if code < DONE:
        tile = code - PUT + 1
        return Action(code, "stone", {"tile": tile}, f"put {tile}")
    if code < KEEP_INTRIGUE:
        stones = code - TAKE_BACK
        return Action(code, "take", {"stones": stones}, f"take {stones}")
    if code < PLACE_ONE:
        count, place = INTRIGUES[code - PLAY_INTRIGUE]
        source = SOURCES[place]
        return Action(code, "intrigue", {"stones": count, "source": source}, f"place {count} from {source}")
    if code < NO_STONE:
        tile = (code - PLACE_ONE) // 2 + 1
        source = SOURCES[(code - PLACE_ONE) % 2]
        return Action(code, "put", {"tile": tile, "source": source}, f"put {tile} from {source}")
    if code < FINISH:
        general, own, back = MAINTENON_WAYS[code - MAINTENON_PUT]
        args: dict[str, object] = {"general": general, "own": own, "back": back}
        return Action(code, "maintenon", args, f"put {general}+{own} take {back}")
    if code < KEEP_CHIP:
        colour = DECKS[code - DRAW]
        return Action(code, "draw", {"colour": colour}, f"draw {colour}")
    chip = CHIPS[code - KEEP_CHIP]
    return Action(code, "keep_chip", {"chip": chip}, f"keep {chip}")


def with_mission(code: i64) -> Action:
    """Uses of displayed missions in the supply phase and at the beginning of the influence phase."""
    if code >= SEND:
        mission = DISPATCH_MISSIONS[(code - SEND) // 3]
        name = MISSIONS[mission]
        way = (code - SEND) % 3
        if way == LEAVE:
            return Action(code, "skip", {"mission": name}, f"skip {name}")
        args: dict[str, object] = {"mission": name, "source": SOURCES[way]}
        return Action(code, "dispatch", args, f"use {name} from {SOURCES[way]}")
    mission = SUPPLY_MISSIONS[(code - USE) // VARIANTS]
    name = MISSIONS[mission]
    money, stones = gain_of(mission, (code - USE) % VARIANTS)
    text = f"use {name}"
    if EFFECT[mission] == M_MIXED and money > 0:
        text += f" {money} louisdor"
    if stones > 0 and (EFFECT[mission] == M_MIXED or (EFFECT[mission] == M_STONES and AMOUNT[mission] > 1)):
        text += f" {stones} stones"
    gives = -stones if EFFECT[mission] == M_INFLUENCE else stones
    return Action(code, "use", {"mission": name, "money": money, "stones": gives}, text)


def _rare(code: i64) -> Action:
    """Skipping, exchanging, changing, fulfilling, replacing."""
    if code < SWAP:
        name = MISSIONS[A15 + code - PASS]
        return Action(code, "pass", {"mission": name}, f"skip with {name}")
    if code < CHANGE:
        card = CARDS[(code - SWAP) // 2]
        name = MISSIONS[B11 + (code - SWAP) % 2]
        return Action(code, "exchange", {"card": card, "mission": name}, f"exchange {card} with {name}")
    if code < FULFIL:
        chip = CHIPS[(code - CHANGE) // 2]
        name = MISSIONS[A17 + (code - CHANGE) % 2]
        return Action(code, "change", {"chip": chip, "mission": name}, f"change {chip} with {name}")
    if code < NO_REPLACEMENT:
        name = MISSIONS[(code - FULFIL) // PAIRS]
        pair = (code - FULFIL) % PAIRS
        chip, other = CHIPS[PAIR_1[pair]], CHIPS[PAIR_2[pair]]
        args: dict[str, object] = {"mission": name, "chip": chip, "other": other}
        return Action(code, "fulfil", args, f"fulfil {name} with {chip} {other}")
    if code < REPLACE_TWO:
        name = MISSIONS[code - REPLACE_ONE]
        return Action(code, "replace", {"mission": name}, f"replace {name}")
    name = MISSIONS[(code - REPLACE_TWO) // MISSION_COUNT]
    second = MISSIONS[(code - REPLACE_TWO) % MISSION_COUNT]
    return Action(code, "replace", {"mission": name, "other": second}, f"replace {name} {second}")


# --- chance ---------------------------------------------------------------------------------------


def outcome(code: i64) -> str:
    """The text of a chance outcome: `influence conde`, `coat a`; equal cards have the same text."""
    kind = kind_of(code)
    thing = code >> 8
    if kind == C_FIRST:
        return f"first {thing}"
    if kind == C_MONEY:
        return f"money {MONEY_CARDS[thing]}"
    if kind == C_INFLUENCE:
        return f"influence {CARDS[JOKER if thing >= JOKERS else thing // 2]}"
    if kind == C_INTRIGUE:
        return f"intrigue {PERSONS[thing]}"
    if kind == C_MISSION:
        return f"mission {MISSIONS[thing]}"
    return f"coat {COATS[thing // COATS_EACH]}"


def read_outcome(text: str) -> i64:
    """The code of a chance outcome's text; the first of equal cards stands for all of them."""
    word, _, rest = text.partition(" ")
    if word == "first" and rest in ("0", "1", "2", "3"):
        return pack(C_FIRST, int(rest))
    if word == "money" and rest in MONEY_CARDS:
        return pack(C_MONEY, MONEY_CARDS.index(rest))
    if word == "influence" and rest in CARD_IDS:
        return pack(C_INFLUENCE, CARD_IDS[rest] * 2)
    if word == "intrigue" and rest in PERSON_IDS:
        return pack(C_INTRIGUE, PERSON_IDS[rest])
    if word == "mission" and rest in MISSION_IDS:
        return pack(C_MISSION, MISSION_IDS[rest])
    if word == "coat" and rest in COATS:
        return pack(C_COAT, COATS.index(rest) * COATS_EACH)
    raise InvalidRecord(f"{text[:60]!r} is not like 'influence conde', 'intrigue anne' or 'coat a'")
