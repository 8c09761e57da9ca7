"""Louis XIV: what positions are worth, written by `trianon learn louis`."""

from typing import Final

RULES_VERSION: Final = 2
WEIGHTS: Final[list[float]] = [
    0.666,  # louisdor, round 2
    0.811,  # own stones, round 2
    1.965,  # stones on tiles, round 2
    3.138,  # crown, round 2
    2.86,  # named chip, round 2
    1.94,  # other chip, round 2
    2.483,  # intrigue cards, round 2
    2.866,  # influence cards, round 2
    -0.388,  # light missions, round 2
    -0.266,  # medium missions, round 2
    1.964,  # dark missions, round 2
    -0.725,  # start, round 2
    0.615,  # louisdor, round 3
    0.839,  # own stones, round 3
    1.217,  # stones on tiles, round 3
    2.744,  # crown, round 3
    2.262,  # named chip, round 3
    1.983,  # other chip, round 3
    2.973,  # intrigue cards, round 3
    2.525,  # influence cards, round 3
    0.091,  # light missions, round 3
    -0.162,  # medium missions, round 3
    0.361,  # dark missions, round 3
    0.386,  # start, round 3
    0.587,  # louisdor, round 4
    0.572,  # own stones, round 4
    1.224,  # stones on tiles, round 4
    2.592,  # crown, round 4
    2.571,  # named chip, round 4
    2.902,  # other chip, round 4
    2.665,  # intrigue cards, round 4
    2.179,  # influence cards, round 4
    0.134,  # light missions, round 4
    -0.575,  # medium missions, round 4
    0.332,  # dark missions, round 4
    -0.546,  # start, round 4
    -0.147,  # extra displayed
    0.707,  # stones displayed
    0.761,  # louisdor displayed
    1.306,  # dispatch displayed
    -0.207,  # skip displayed
    -0.36,  # change displayed
    -0.308,  # replace displayed
    0.89,  # mixed displayed
    0.981,  # coat displayed
    -0.135,  # exchange displayed
    2.409,  # intrigue displayed
    0.217,  # influence displayed
    0.743,  # boost displayed
    2.999,  # reserve displayed
    0.048,  # favour displayed
    2.041,  # discount displayed
]
