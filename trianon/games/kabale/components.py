"""Kabale & Hiebe: every card and every printed figure (K2). Correct a figure here and nowhere else."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

SYMBOLS: Final = ("alchemy", "military", "agriculture", "trade", "religion", "art")
GOAL_VALUES: Final = (1, 2, 3, 3, 4, 5)  # the six goal cards of each symbol
GOALS: Final = len(SYMBOLS) * len(GOAL_VALUES)
COLOURS: Final = ("blue", "white", "red", "yellow", "green", "black")

ROUNDS: Final = 6
HAND: Final = 3  # the standing size of a hand

# The 25 influence cards of one player, in the order of the rules (table 2.1).
KING: Final = 0
QUEEN: Final = 1
JULIET: Final = 2
ALCHEMIST: Final = 3  # 3 to 8: the professions, in the order of SYMBOLS
TROUBADOUR: Final = 8
EXPLORER: Final = 9
ASSASSIN: Final = 10
STORM: Final = 11
DISGUISE: Final = 12
TRAITOR: Final = 13
MUSKETEERS: Final = 14
MAGE: Final = 15
WITCH: Final = 16
PRINCE: Final = 17
SQUIRE: Final = 18
HERMIT: Final = 19
DOPPELGANGER: Final = 20
DRAGON: Final = 21
ROMEO: Final = 22
BEGGAR: Final = 23
TOMTHUMB: Final = 24
CARDS: Final = 25
UNKNOWN: Final = 25  # in imagined columns: a card that lies there, but which one cannot be seen

NO_VALUE: Final = -1  # a doppelganger with nothing to copy (K9.1)
HALVES: Final = 2  # values are counted in halves: the assassin is worth 9½

NUMBER: Final = "number"
IMMEDIATE: Final = "immediate"
EVALUATION: Final = "evaluation"

# id, printed value, class. Values that the rulebook does not state are from published card tables (F2, F4).
_TABLE: Final[list[tuple[str, float, str]]] = [
    ("king", 20, NUMBER),
    ("queen", 16, NUMBER),
    ("juliet", 14, NUMBER),
    ("alchemist", 8, NUMBER),
    ("swordsman", 8, NUMBER),
    ("farmer", 8, NUMBER),
    ("merchant", 8, NUMBER),
    ("cardinal", 8, NUMBER),
    ("troubadour", 8, NUMBER),
    ("explorer", 13, IMMEDIATE),
    ("assassin", 9.5, IMMEDIATE),
    ("storm", 9, IMMEDIATE),
    ("disguise", 0, IMMEDIATE),
    ("traitor", 10, IMMEDIATE),
    ("musketeers", 11, EVALUATION),
    ("mage", 7, EVALUATION),
    ("witch", 1, EVALUATION),
    ("prince", 14, EVALUATION),
    ("squire", 2, EVALUATION),
    ("hermit", 12, EVALUATION),
    ("doppelganger", NO_VALUE, EVALUATION),  # none of its own
    ("dragon", 11, EVALUATION),
    ("romeo", 5, EVALUATION),
    ("beggar", 4, EVALUATION),
    ("tomthumb", 2, EVALUATION),
]

NAMES: Final = tuple([row[0] for row in _TABLE])
CLASSES: Final = tuple([row[2] for row in _TABLE])
CARD_IDS: Final[dict[str, int]] = {name: card for card, name in enumerate(NAMES)}
ALL_CARDS: Final = (1 << CARDS) - 1

# What evaluation does to values, in halves like these.
IN_OWN_COLUMN: Final = 12 * HALVES  # a profession under its own symbol (K9.1)
MAGE_FROM: Final = 10 * HALVES  # the mage removes this value and more (K9.3)
WITCH_UPTO: Final = 9 * HALVES  # the witch removes this value and less (K9.4)
HERMIT_LOSES: Final = 1 * HALVES  # per other card (K9.6a)
TOMTHUMB_GAINS: Final = 3 * HALVES  # per other card (K9.6a)
ROMEO_WITH_JULIET: Final = 15 * HALVES  # (K9.6a)
DRAGON_TAKES: Final = 2 * HALVES  # from every card of the others (K9.6c)

EXTRA_COSTS: Final = 1  # point for every goal card beside the doubled set (K11.2)

# Goal cards are numbered symbol by symbol.
GOAL_SYMBOL: Final[vec[i64]] = vec[i64]([goal // len(GOAL_VALUES) for goal in range(GOALS)])
GOAL_VALUE: Final[vec[i64]] = vec[i64]([GOAL_VALUES[goal % len(GOAL_VALUES)] for goal in range(GOALS)])
GOAL_NAMES: Final = tuple([f"{SYMBOLS[GOAL_SYMBOL[goal]]} {GOAL_VALUE[goal]}" for goal in range(GOALS)])
# The two threes of a symbol cannot be told apart: the number that stands for both.
GOAL_ALIKE: Final[list[int]] = [GOAL_NAMES.index(name) for name in GOAL_NAMES]


@final
class Figures:
    """What the cards are worth by one version of the rules, in halves. `other`: what it had instead."""

    def __init__(self, other: dict[str, float]) -> None:
        self.values: vec[i64] = vec[i64]()  # as printed
        self.base: vec[i64] = vec[i64]()  # symbol by symbol, of every card in a column of that symbol (K9.1)
        for name, value, _ in _TABLE:
            self.values = append(self.values, _in_halves(other.get(name, value)))
        for symbol in range(len(SYMBOLS)):
            for card in range(CARDS):
                own = card == ALCHEMIST + symbol
                self.base = append(self.base, IN_OWN_COLUMN if own else self.values[card])
            self.base = append(self.base, NO_VALUE)  # UNKNOWN


def _in_halves(value: float) -> int:
    return NO_VALUE if value < 0 else int(value * HALVES)


VERSION_1: Final = Figures({"explorer": 11, "assassin": 9})  # reconstructed, before F4 was known
VERSION_2: Final = Figures({})
