"""Louis XIV: the small ints for questions, answers and chance outcomes."""

from typing import Final

from trianon.games.louis.components import (
    CARD_KINDS,
    EFFECT,
    KINDS_OF_CHIPS,
    M_COAT,
    M_DISPATCH,
    M_INFLUENCE,
    M_INTRIGUE,
    M_LOUISDOR,
    M_MIXED,
    M_STONES,
    MISSION_COUNT,
    TILES,
)

# Questions (section 5 of the rules: P1 to P15).
SUPPLY: Final = 0
DISPATCH: Final = 1
TURN: Final = 2
PATH: Final = 3
TAKE: Final = 4
RESERVE: Final = 5
INTRIGUE: Final = 6
FAVOUR: Final = 7
BUY: Final = 8
CONDE: Final = 9
MAINTENON: Final = 10
MISSION: Final = 11
DECK: Final = 12
KEEP: Final = 13
REPLACE: Final = 14
ASKS: Final = (
    "supply",
    "dispatch",
    "turn",
    "path",
    "take",
    "reserve",
    "intrigue",
    "favour",
    "buy",
    "conde",
    "maintenon",
    "missions",
    "deck",
    "keep",
    "replace",
)
PHASES: Final = ("supply", "influence", "evaluation", "missions", "over")
PHASE_OF: Final[list[int]] = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3]

# Missions that are used in the supply phase, and those at the beginning of the influence phase.
_IN_SUPPLY: Final = (M_STONES, M_LOUISDOR, M_MIXED, M_COAT, M_INTRIGUE, M_INFLUENCE)
SUPPLY_MISSIONS: Final[list[int]] = [m for m in range(MISSION_COUNT) if EFFECT[m] in _IN_SUPPLY]
DISPATCH_MISSIONS: Final[list[int]] = [m for m in range(MISSION_COUNT) if EFFECT[m] == M_DISPATCH]
SUPPLY_SET: Final = sum([1 << m for m in SUPPLY_MISSIONS])
DISPATCH_SET: Final = sum([1 << m for m in DISPATCH_MISSIONS])

# Answers, numbered without gaps; the frequent ones are small, so that no int object is ever made for one.
PLAY: Final = 0  # + (card * 2 + mode) * 2 + boost
PLACE: Final = 0
TAKING: Final = 1
MODES: Final = ("place", "take")
PUT: Final = PLAY + CARD_KINDS * 4  # + tile: the next stone of a path
DONE: Final = PUT + TILES
TAKE_BACK: Final = DONE + 1  # + stones, 0 to 4
KEEP_INTRIGUE: Final = TAKE_BACK + 5
PLAY_INTRIGUE: Final = KEEP_INTRIGUE + 1  # + 0: one from general, 1: one from own, 2: two from own
PLACE_ONE: Final = PLAY_INTRIGUE + 3  # + tile * 2 + source: C06 and tile 6
GENERAL: Final = 0
OWN: Final = 1
SOURCES: Final = ("general", "own")
NO_STONE: Final = PLACE_ONE + TILES * 2
BUY_IT: Final = NO_STONE + 1
REFUSE: Final = BUY_IT + 1
USE_C07: Final = REFUSE + 1
SKIP_C07: Final = USE_C07 + 1
MAINTENON_PUT: Final = SKIP_C07 + 1  # + row of MAINTENON_WAYS
# Tile 8: stones from general, from own, then taken back (P11); most stones first.
MAINTENON_WAYS: Final = (
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
)
WAY_GENERAL: Final[list[int]] = [way[0] for way in MAINTENON_WAYS]
WAY_OWN: Final[list[int]] = [way[1] for way in MAINTENON_WAYS]
WAY_BACK: Final[list[int]] = [way[2] for way in MAINTENON_WAYS]
FINISH: Final = MAINTENON_PUT + len(MAINTENON_WAYS)
DRAW: Final = FINISH + 1  # + deck
KEEP_CHIP: Final = DRAW + 3  # + chip
STOP: Final = KEEP_CHIP + KINDS_OF_CHIPS
USE: Final = STOP + 1  # + place in SUPPLY_MISSIONS * VARIANTS + variant
# What a supply mission gives: louisdor, stones. Most first; the first row is for missions without a choice.
VARIANTS: Final = 6
MIXED_MONEY: Final[list[int]] = [0, 2, 1, 0, 1, 0]
MIXED_STONES: Final[list[int]] = [0, 0, 1, 2, 0, 1]
SEND: Final = USE + len(SUPPLY_MISSIONS) * VARIANTS  # + place in DISPATCH_MISSIONS * 3 + source, 2: skip
LEAVE: Final = 2
PASS: Final = SEND + len(DISPATCH_MISSIONS) * 3  # + 0: A15, 1: A16
SWAP: Final = PASS + 2  # + card * 2, + 1 with B12
CHANGE: Final = SWAP + CARD_KINDS * 2  # + chip * 2, + 1 with A18
FULFIL: Final = CHANGE + KINDS_OF_CHIPS * 2  # + mission * PAIRS + pair
PAIRS: Final = 15
PAIR_1: Final[list[int]] = [a for a in range(KINDS_OF_CHIPS) for b in range(a, KINDS_OF_CHIPS)]
PAIR_2: Final[list[int]] = [b for a in range(KINDS_OF_CHIPS) for b in range(a, KINDS_OF_CHIPS)]
NO_REPLACEMENT: Final = FULFIL + MISSION_COUNT * PAIRS
REPLACE_ONE: Final = NO_REPLACEMENT + 1  # + mission
REPLACE_TWO: Final = REPLACE_ONE + MISSION_COUNT  # + mission * MISSION_COUNT + higher mission
ACTIONS: Final = REPLACE_TWO + MISSION_COUNT * MISSION_COUNT

# Chance.
C_FIRST: Final = 0  # the seat that starts round 1
C_MONEY: Final = 1  # the next money card
C_INFLUENCE: Final = 2  # an influence card: card * 2 + copy, jokers from JOKERS on
C_INTRIGUE: Final = 3
C_MISSION: Final = 4
C_COAT: Final = 5  # kind * 10 + copy
JOKERS: Final = TILES * 2
