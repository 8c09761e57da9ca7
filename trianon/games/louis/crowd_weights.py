"""Louis XIV: what positions are worth at tables of three and more, learned by `bench/louis_taste.py`."""

from typing import Final

RULES_VERSION: Final = 2
CROWD_WEIGHTS: Final[list[float]] = [
    0.503,  # louisdor, round 2
    0.566,  # own stones, round 2
    1.191,  # stones on tiles, round 2
    2.774,  # crown, round 2
    2.414,  # named chip, round 2
    2.199,  # other chip, round 2
    1.641,  # intrigue cards, round 2
    1.661,  # influence cards, round 2
    -0.291,  # light missions, round 2
    0.363,  # medium missions, round 2
    0.438,  # dark missions, round 2
    -0.247,  # start, round 2
    0.482,  # louisdor, round 3
    0.514,  # own stones, round 3
    1.202,  # stones on tiles, round 3
    2.453,  # crown, round 3
    2.399,  # named chip, round 3
    2.34,  # other chip, round 3
    1.533,  # intrigue cards, round 3
    1.201,  # influence cards, round 3
    -0.139,  # light missions, round 3
    0.052,  # medium missions, round 3
    -0.125,  # dark missions, round 3
    0.019,  # start, round 3
    0.435,  # louisdor, round 4
    0.346,  # own stones, round 4
    0.672,  # stones on tiles, round 4
    2.477,  # crown, round 4
    2.337,  # named chip, round 4
    2.355,  # other chip, round 4
    1.577,  # intrigue cards, round 4
    1.19,  # influence cards, round 4
    -0.086,  # light missions, round 4
    -0.182,  # medium missions, round 4
    -0.275,  # dark missions, round 4
    0.062,  # start, round 4
    -0.126,  # extra displayed
    0.203,  # stones displayed
    0.228,  # louisdor displayed
    0.764,  # dispatch displayed
    -0.32,  # skip displayed
    -0.312,  # change displayed
    -0.256,  # replace displayed
    0.798,  # mixed displayed
    1.095,  # coat displayed
    -0.225,  # exchange displayed
    0.969,  # intrigue displayed
    0.581,  # influence displayed
    0.475,  # boost displayed
    0.956,  # reserve displayed
    0.315,  # favour displayed
    0.868,  # discount displayed
]
