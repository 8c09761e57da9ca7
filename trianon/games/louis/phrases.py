"""Louis XIV: reads the texts of actions."""

from mypy_extensions import i64

from trianon.games.louis.codes import (
    CHANGE,
    DISPATCH_MISSIONS,
    DRAW,
    FULFIL,
    KEEP_CHIP,
    LEAVE,
    MAINTENON_PUT,
    MAINTENON_WAYS,
    MODES,
    PAIR_1,
    PAIR_2,
    PAIRS,
    PASS,
    PLACE_ONE,
    PLAY,
    PLAY_INTRIGUE,
    PUT,
    REPLACE_ONE,
    REPLACE_TWO,
    SEND,
    SOURCES,
    SUPPLY_MISSIONS,
    SWAP,
    TAKE_BACK,
    USE,
    VARIANTS,
)
from trianon.games.louis.components import (
    A15,
    A17,
    AMOUNT,
    B11,
    BOOST_LIMIT,
    CARD_IDS,
    CHIPS,
    DECKS,
    EFFECT,
    M_MIXED,
    M_STONES,
    MISSION_COUNT,
    MISSION_IDS,
    TILES,
)
from trianon.games.louis.text import INTRIGUES, PLAIN, with_mission
from trianon.kernel.errors import InvalidAction


def read(text: str) -> i64:
    """The code of an action text such as `play conde place` or `fulfil a03 with ring crown`."""
    words = text.lower().replace("+", " + ").split()
    line = " ".join(words)
    for code, (_, plain) in PLAIN.items():
        if line == plain:
            return code
    found: i64 = -1
    if len(words) > 1:
        if words[0] in ("play", "put", "take", "place", "draw", "keep"):
            found = _read_small(words)
        elif words[0] in ("use", "skip"):
            found = _read_use(words)
        else:
            found = _read_rare(words)
    if found < 0:
        raise InvalidAction(
            f"{text[:60]!r} is not like 'play conde place', 'put 6', 'take 2', 'use c01 2 stones' or 'finish'"
        )
    return found


def _read_small(words: list[str]) -> i64:
    """-1 when it is none of these."""
    word = words[0]
    count = len(words)
    if word == "play" and count in (3, 5) and words[2] in MODES:
        if count == 5 and words[3:] != ["with", "c05"]:
            return -1
        return PLAY + _card(words[1]) * 4 + MODES.index(words[2]) * 2 + (1 if count == 5 else 0)
    if word == "put" and count == 2:
        return PUT + _tile(words[1])
    if word == "put" and count == 4 and words[2] == "from" and words[3] in SOURCES:
        return PLACE_ONE + _tile(words[1]) * 2 + SOURCES.index(words[3])
    if word == "put" and count == 6 and words[2] == "+" and words[4] == "take":
        for way in range(len(MAINTENON_WAYS)):
            if [words[1], words[3], words[5]] == [str(number) for number in MAINTENON_WAYS[way]]:
                return MAINTENON_PUT + way
        return -1
    if word == "take" and count == 2 and words[1] in [str(number) for number in range(BOOST_LIMIT + 1)]:
        return TAKE_BACK + int(words[1])
    if word == "place" and count == 4 and words[2] == "from":
        for way in range(len(INTRIGUES)):
            if [words[1], words[3]] == [str(INTRIGUES[way][0]), SOURCES[INTRIGUES[way][1]]]:
                return PLAY_INTRIGUE + way
        return -1
    if word == "draw" and count == 2 and words[1] in DECKS:
        return DRAW + DECKS.index(words[1])
    if word == "keep" and count == 2:
        return KEEP_CHIP + _chip(words[1])
    return -1


def _read_use(words: list[str]) -> i64:
    """`use c01 2 stones`, `use a11 from own`, `skip a11`, `skip with a15`; -1 when it is none of these."""
    if words[0] == "skip" and len(words) == 3 and words[1] == "with" and words[2] in ("a15", "a16"):
        return PASS + _mission(words[2]) - A15
    mission = _mission(words[1])
    if mission in DISPATCH_MISSIONS:
        first: i64 = SEND + DISPATCH_MISSIONS.index(mission) * 3
        if words[0] == "skip":
            return first + LEAVE if len(words) == 2 else -1
        if len(words) == 4 and words[2] == "from" and words[3] in SOURCES:
            return first + SOURCES.index(words[3])
        return -1
    if words[0] == "use" and mission in SUPPLY_MISSIONS:
        code: i64 = USE + SUPPLY_MISSIONS.index(mission) * VARIANTS
        line = " ".join(words)
        for variant in range(VARIANTS):
            if _is_way(mission, variant) and with_mission(code + variant).text == line:
                return code + variant
    return -1


def _is_way(mission: i64, variant: i64) -> bool:
    """Whether a mission has such a variant at all."""
    if EFFECT[mission] == M_MIXED:
        return variant > 0
    if EFFECT[mission] == M_STONES:
        return 0 < variant <= AMOUNT[mission]
    return variant == 0


def _read_rare(words: list[str]) -> i64:
    """-1 when it is none of these."""
    word = words[0]
    count = len(words)
    if word == "exchange" and count == 4 and words[2] == "with" and words[3] in ("b11", "b12"):
        return SWAP + _card(words[1]) * 2 + _mission(words[3]) - B11
    if word == "change" and count == 4 and words[2] == "with" and words[3] in ("a17", "a18"):
        return CHANGE + _chip(words[1]) * 2 + _mission(words[3]) - A17
    if word == "fulfil" and count == 5 and words[2] == "with":
        one, two = sorted((_chip(words[3]), _chip(words[4])))
        for pair in range(PAIRS):
            if PAIR_1[pair] == one and PAIR_2[pair] == two:
                return FULFIL + _mission(words[1]) * PAIRS + pair
    if word == "replace" and count == 2:
        return REPLACE_ONE + _mission(words[1])
    if word == "replace" and count == 3 and words[1] != words[2]:
        one, two = sorted((_mission(words[1]), _mission(words[2])))
        return REPLACE_TWO + one * MISSION_COUNT + two
    return -1


def _card(word: str) -> i64:
    if word not in CARD_IDS:
        raise InvalidAction(f"there is no influence card {word[:30]!r}")
    return CARD_IDS[word]


def _tile(word: str) -> i64:
    if word not in [str(tile + 1) for tile in range(TILES)]:
        raise InvalidAction(f"{word[:30]!r} is not the number of a tile")
    return int(word) - 1


def _chip(word: str) -> i64:
    if word not in CHIPS:
        raise InvalidAction(f"there is no chip {word[:30]!r}")
    return CHIPS.index(word)


def _mission(word: str) -> i64:
    if word not in MISSION_IDS:
        raise InvalidAction(f"there is no mission {word[:30]!r}")
    return MISSION_IDS[word]
