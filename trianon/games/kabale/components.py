"""Kabale & Hiebe: every card, and the printed figures as tables (K2).

The values of the cards stand in figures.toml and belong to a state, `s.figures`; what the rulebook itself
states stands here.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.kernel.figures import Printed

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

_TABLE: Final[list[tuple[str, str]]] = [
    ("king", NUMBER),
    ("queen", NUMBER),
    ("juliet", NUMBER),
    ("alchemist", NUMBER),
    ("swordsman", NUMBER),
    ("farmer", NUMBER),
    ("merchant", NUMBER),
    ("cardinal", NUMBER),
    ("troubadour", NUMBER),
    ("explorer", IMMEDIATE),
    ("assassin", IMMEDIATE),
    ("storm", IMMEDIATE),
    ("disguise", IMMEDIATE),
    ("traitor", IMMEDIATE),
    ("musketeers", EVALUATION),
    ("mage", EVALUATION),
    ("witch", EVALUATION),
    ("prince", EVALUATION),
    ("squire", EVALUATION),
    ("hermit", EVALUATION),
    ("doppelganger", EVALUATION),
    ("dragon", EVALUATION),
    ("romeo", EVALUATION),
    ("beggar", EVALUATION),
    ("tomthumb", EVALUATION),
]

NAMES: Final = tuple([row[0] for row in _TABLE])
CLASSES: Final = tuple([row[1] for row in _TABLE])
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
    """What a file of figures says the cards are worth, in halves. `other`: what older rules had instead."""

    def __init__(self, printed: Printed, other: dict[str, float]) -> None:
        self.printed = printed
        self.values: vec[i64] = vec[i64]()  # as printed
        self.base: vec[i64] = vec[i64]()  # symbol by symbol, of every card in a column of that symbol (K9.1)
        rows = printed.tables["cards"]
        for card in range(CARDS):
            name = NAMES[card]
            value: int = NO_VALUE  # the doppelganger has none of its own
            if card != DOPPELGANGER:
                value = int(float(other[name] if name in other else rows[name]["value"]) * HALVES)
            self.values = append(self.values, value)
        for symbol in range(len(SYMBOLS)):
            for card in range(CARDS):
                own = card == ALCHEMIST + symbol
                self.base = append(self.base, IN_OWN_COLUMN if own else self.values[card])
            self.base = append(self.base, NO_VALUE)  # UNKNOWN
