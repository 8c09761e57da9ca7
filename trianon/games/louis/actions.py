"""Louis XIV: its questions, answers and chance outcomes, each declared once."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from trianon.games.louis.components import (
    A15,
    A16,
    A17,
    A18,
    AMOUNT,
    B11,
    B12,
    BOOST_LIMIT,
    CARD_COUNTS,
    CARD_KINDS,
    CARDS,
    CHIP_PAIRS,
    CHIPS,
    COATS,
    COATS_EACH,
    DECKS,
    EFFECT,
    JOKER,
    M_COAT,
    M_DISPATCH,
    M_INFLUENCE,
    M_INTRIGUE,
    M_LOUISDOR,
    M_MIXED,
    M_STONES,
    MISSION_COUNT,
    MISSION_IDS,
    MISSIONS,
    MONEY_CARDS,
    PERSONS,
    TILES,
)
from trianon.kernel.field import LONGEST, NO_VALUE, Number, Words
from trianon.kernel.kind import Kind, KindTable
from trianon.kernel.state import State

# Questions (section 5 of the rules: P1 to P15). A place is one in the turn order; `favoured` is 0, or the
# seat that decided the tie of the tile by C07, plus 1.
SUPPLY_STEP: Final = 0  # frame: place
DISPATCH_STEP: Final = 1  # place, mission
TURN_STEP: Final = 2  # seat
PATH_STEP: Final = 3  # seat, card, 1 with C05
TAKE_STEP: Final = 4  # seat, card, 1 with C05
RESERVE_STEP: Final = 5  # seat
INTRIGUE_STEP: Final = 6  # tile, place
FAVOUR_STEP: Final = 7  # tile, seat
BUY_STEP: Final = 8  # tile, seat, favoured
CONDE_STEP: Final = 9  # tile, seat, favoured
MAINTENON_STEP: Final = 10  # tile, seat, favoured
MISSIONS_STEP: Final = 11  # place
DECK_STEP: Final = 12  # seat, missions to draw, A19 or A20 when it replaces some
KEEP_STEP: Final = 13  # seat
REPLACE_STEP: Final = 14  # place, A19 or A20
# Tasks of the evaluation.
TILE_STEP: Final = 15  # tile
LEAVE_STEP: Final = 16  # tile, place in the order of the tile, favoured


# --- fields -------------------------------------------------------------------------------------------------


class Mission(Words):
    """One of some missions."""

    def __init__(self, missions: Sequence[int]) -> None:
        super().__init__("mission", [MISSIONS[mission] for mission in missions])

    def unknown(self, word: str) -> str:
        return f"{word} does something else" if word in MISSION_IDS else super().unknown(word)


class Way(Words):
    """One of several ways to do something: words that stand for several arguments at once."""

    def __init__(
        self, name: str, words: Sequence[str], names: tuple[str, ...], rows: Sequence[tuple[object, ...]]
    ) -> None:
        super().__init__(name, words, is_phrase=True)
        self.names = names
        self.rows: list[tuple[object, ...]] = list(rows)

    def value(self, s: State, word: str) -> i64:
        return super().value(s, word.replace(" + ", "+"))

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        for number, name in enumerate(self.names):
            into[name] = self.rows[value][number]


class Boost(Words):
    """Whether C05 makes a card stronger."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into[self.name] = value != 0


class Pair(Way):
    """Two chips, read in either order."""

    def value(self, s: State, word: str) -> i64:
        found = super().value(s, word)
        return super().value(s, " ".join(reversed(word.split()))) if found == NO_VALUE else found

    def unknown(self, word: str) -> str:
        return f"{word[:LONGEST]!r} are not two chips"


class ReplaceTwo(Kind):
    """Two different missions, read in either order."""

    def read(self, s: State, text: str) -> i64:
        code = super().read(s, text)
        if code == NO_VALUE or self.arg1(code) == self.arg2(code):
            return NO_VALUE
        return self.code(self.arg2(code), self.arg1(code)) if self.arg1(code) > self.arg2(code) else code


LAYING: Final = 0
TAKING: Final = 1
GENERAL: Final = 0
OWN: Final = 1
_SOURCES: Final = ("general", "own")
CARD: Final = Words("card", CARDS)
MODE: Final = Words("mode", ("place", "take"))
TILE: Final = Number("tile", 1, TILES)
SOURCE: Final = Words("source", _SOURCES)
CHIP: Final = Words("chip", CHIPS)
MISSION: Final = Mission(range(MISSION_COUNT))

# Intrigue cards: one stone from general, one or two from own (L5.3).
_INTRIGUE: Final = [(1, GENERAL), (1, OWN), (2, OWN)]
INTRIGUE_STONES: Final[list[int]] = [way[0] for way in _INTRIGUE]
INTRIGUE_SOURCE: Final[list[int]] = [way[1] for way in _INTRIGUE]

# Tile 8: stones from general, from own, then taken back (P11); most stones first.
_MAINTENON: Final = [
    (2, 0, 1),
    (1, 1, 1),
    (0, 2, 1),
    (1, 0, 1),
    (0, 1, 1),
    (0, 0, 1),
    (2, 0, 0),
    (1, 1, 0),
    (0, 2, 0),
    (1, 0, 0),
    (0, 1, 0),
    (0, 0, 0),
]
WAY_GENERAL: Final[list[int]] = [way[0] for way in _MAINTENON]
WAY_OWN: Final[list[int]] = [way[1] for way in _MAINTENON]
WAY_BACK: Final[list[int]] = [way[2] for way in _MAINTENON]


def _uses() -> list[tuple[str, int, int, int]]:
    """Every way to use a mission in the supply phase, most first: its words, the mission, louisdor, stones.

    Stones go from general to own, with C04 the other way (L8.13).
    """
    mixed = [(2, 0), (1, 1), (0, 2), (1, 0), (0, 1)]  # L8.9
    uses: list[tuple[str, int, int, int]] = []
    for mission, name in enumerate(MISSIONS):
        effect, amount = EFFECT[mission], AMOUNT[mission]
        if effect == M_STONES:
            for stones in range(amount, 0, -1):
                uses.append((f"{name} {stones} stones" if amount > 1 else name, mission, 0, stones))
        elif effect == M_MIXED:
            for money, stones in mixed:
                louisdor = f" {money} louisdor" if money else ""
                uses.append(
                    (name + louisdor + (f" {stones} stones" if stones else ""), mission, money, stones)
                )
        elif effect in (M_LOUISDOR, M_COAT, M_INTRIGUE, M_INFLUENCE):
            money = amount if effect == M_LOUISDOR else 0
            uses.append((name, mission, money, -1 if effect == M_INFLUENCE else 0))
    return uses


_USES: Final = _uses()
USES: Final = len(_USES)
USE_MISSION: Final[list[int]] = [use[1] for use in _USES]
USE_MONEY: Final[list[int]] = [use[2] for use in _USES]
USE_STONES: Final[list[int]] = [use[3] for use in _USES]
SUPPLY_SET: Final = sum([1 << mission for mission in set(USE_MISSION)])  # missions of the supply phase

# Missions of the beginning of the influence phase.
DISPATCH_MISSIONS: Final[list[int]] = [m for m in range(MISSION_COUNT) if EFFECT[m] == M_DISPATCH]
DISPATCH_SET: Final = sum([1 << mission for mission in DISPATCH_MISSIONS])

_INTRIGUE_WAY: Final = Way(
    "way",
    [f"{stones} from {_SOURCES[source]}" for stones, source in _INTRIGUE],
    ("stones", "source"),
    [(stones, _SOURCES[source]) for stones, source in _INTRIGUE],
)
_MAINTENON_WAY: Final = Way(
    "way", [f"{way[0]}+{way[1]} take {way[2]}" for way in _MAINTENON], ("general", "own", "back"), _MAINTENON
)
_USE: Final = Way(
    "mission",
    [use[0] for use in _USES],
    ("mission", "money", "stones"),
    [(MISSIONS[use[1]], use[2], use[3]) for use in _USES],
)
_PAIR: Final = Pair(
    "pair",
    [f"{CHIPS[one]} {CHIPS[two]}" for one, two in CHIP_PAIRS],
    ("chip", "other"),
    [(CHIPS[one], CHIPS[two]) for one, two in CHIP_PAIRS],
)
_DISPATCHED: Final = Mission(DISPATCH_MISSIONS)

# --- answers: the frequent ones are below 257, so that no int object is ever made for one -------------------

PLAY: Final = Kind(
    "play",
    "play {card} {mode}{boost}",
    (CARD, MODE, Boost("boost", ("", " with c05"), is_phrase=True)),
    (TURN_STEP,),
)
PUT: Final = Kind("stone", "put {tile}", (TILE,), (PATH_STEP,))  # the next stone of a path
DONE: Final = Kind("done", "done", (), (PATH_STEP,))
TAKE: Final = Kind("take", "take {stones}", (Number("stones", 0, BOOST_LIMIT),), (TAKE_STEP,))
KEEP: Final = Kind("keep", "keep", (), (INTRIGUE_STEP,))
INTRIGUE: Final = Kind("intrigue", "place {way}", (_INTRIGUE_WAY,), (INTRIGUE_STEP,))
PUT_ANYWHERE: Final = Kind("put", "put {tile} from {source}", (TILE, SOURCE), (RESERVE_STEP, CONDE_STEP))
NO_STONE: Final = Kind("nothing", "no stone", (), (RESERVE_STEP, CONDE_STEP))
BUY: Final = Kind("buy", "buy", (), (BUY_STEP,))
REFUSE: Final = Kind("refuse", "do not buy", (), (BUY_STEP,))
USE_C07: Final = Kind("favour", "use c07", (), (FAVOUR_STEP,))
SKIP_C07: Final = Kind("decline", "skip c07", (), (FAVOUR_STEP,))
MAINTENON: Final = Kind("maintenon", "put {way}", (_MAINTENON_WAY,), (MAINTENON_STEP,))
FINISH: Final = Kind("finish", "finish", (), (MISSIONS_STEP,))
DRAW: Final = Kind("draw", "draw {colour}", (Words("colour", DECKS),), (DECK_STEP,))
KEEP_CHIP: Final = Kind("keep_chip", "keep {chip}", (CHIP,), (KEEP_STEP,))
STOP: Final = Kind("stop", "stop", (), (SUPPLY_STEP,))
USE: Final = Kind("use", "use {mission}", (_USE,), (SUPPLY_STEP,))
DISPATCH: Final = Kind("dispatch", "use {mission} from {source}", (_DISPATCHED, SOURCE), (DISPATCH_STEP,))
SKIP: Final = Kind("skip", "skip {mission}", (_DISPATCHED,), (DISPATCH_STEP,))
PASS: Final = Kind("pass", "skip with {mission}", (Mission((A15, A16)),), (TURN_STEP,))
EXCHANGE: Final = Kind(
    "exchange", "exchange {card} with {mission}", (CARD, Mission((B11, B12))), (TURN_STEP,)
)
CHANGE: Final = Kind("change", "change {chip} with {mission}", (CHIP, Mission((A17, A18))), (MISSIONS_STEP,))
FULFIL: Final = Kind("fulfil", "fulfil {mission} with {pair}", (MISSION, _PAIR), (MISSIONS_STEP,))
NO_REPLACEMENT: Final = Kind("no_replacement", "no replacement", (), (REPLACE_STEP,))
REPLACE_ONE: Final = Kind("replace", "replace {mission}", (MISSION,), (REPLACE_STEP,))
REPLACE_TWO: Final = ReplaceTwo(
    "replace", "replace {mission} {other}", (MISSION, Words("other", MISSIONS)), (REPLACE_STEP,)
)
ACTIONS: Final = KindTable(
    (
        PLAY,
        PUT,
        DONE,
        TAKE,
        KEEP,
        INTRIGUE,
        PUT_ANYWHERE,
        NO_STONE,
        BUY,
        REFUSE,
        USE_C07,
        SKIP_C07,
        MAINTENON,
        FINISH,
        DRAW,
        KEEP_CHIP,
        STOP,
        USE,
        DISPATCH,
        SKIP,
        PASS,
        EXCHANGE,
        CHANGE,
        FULFIL,
        NO_REPLACEMENT,
        REPLACE_ONE,
        REPLACE_TWO,
    ),
    "'play conde place', 'put 6', 'take 2', 'use c01 2 stones' or 'finish'",
)

# --- chance: of equal cards and coats the first stands for all ----------------------------------------------

JOKERS: Final = JOKER * 2  # the first joker among the influence cards; the persons before it are there twice
_INFLUENCE: Final = [CARDS[card] for card in range(CARD_KINDS) for _ in range(CARD_COUNTS[card])]

FIRST: Final = Kind("first", "first {seat}", (Number("seat", 0, 3),))  # who starts round 1
MONEY_DRAWN: Final = Kind("money", "money {card}", (Words("card", MONEY_CARDS),))
INFLUENCE_DRAWN: Final = Kind("influence", "influence {card}", (Words("card", _INFLUENCE),))
INTRIGUE_DRAWN: Final = Kind("intrigue", "intrigue {person}", (Words("person", PERSONS),))
MISSION_DRAWN: Final = Kind("mission", "mission {mission}", (MISSION,))
COAT_DRAWN: Final = Kind(
    "coat", "coat {coat}", (Words("coat", [coat for coat in COATS for _ in range(COATS_EACH)]),)
)
CHANCE: Final = KindTable(
    (FIRST, MONEY_DRAWN, INFLUENCE_DRAWN, INTRIGUE_DRAWN, MISSION_DRAWN, COAT_DRAWN),
    "'influence conde', 'intrigue anne' or 'coat a'",
)
