"""The delicate rules of Louis XIV once more: tables and plain words, slow and close to the rules.

Nothing here is shared with the engine, not even the figures. `twin` plays whole games with it.
"""

import functools
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, pairwise, permutations, product

PERSONS = [
    "anne", "philippe", "marie", "dauphin", "montespan", "conde",
    "colbert", "maintenon", "valliere", "turenne", "mazarin", "louvois",
]  # fmt: skip
TILES = range(1, 13)
# Condition of front and back, with its price or number of stones (2.3).
SIDES = {
    1: (("money", 3), ("first", 0)),
    2: (("money", 3), ("first", 0)),
    3: (("money", 3), ("first", 0)),
    4: (("money", 3), ("first", 0)),
    5: (("first", 0), ("money", 4)),
    6: (("stones", 3), ("money", 3)),
    7: (("first", 0), ("stones", 3)),
    8: (("money", 3), ("first", 0)),
    9: (("first", 0), ("money", 4)),
    10: (("stones", 3), ("money", 4)),
    11: (("first", 0), ("stones", 3)),
    12: (("money", 4), ("first", 0)),
}
# 2.2
ADJACENT = {
    1: {2, 4, 6, 7}, 2: {1, 3, 8, 9}, 3: {2, 4, 10, 11}, 4: {1, 3, 5, 12}, 5: {4, 6}, 6: {1, 5},
    7: {1, 8}, 8: {2, 7}, 9: {2, 10}, 10: {3, 9}, 11: {3, 12}, 12: {4, 11},
}  # fmt: skip
# Louisdor for everybody, and where Louis goes (2.6).
MONEY_CARDS = {
    "g1": (3, 1), "g2": (3, 2), "g3": (3, 3), "g4": (3, 4),
    "g5": (5, 1), "g6": (5, 2), "g7": (5, 3), "g8": (5, 4),
}  # fmt: skip
CHIPS = ["scepter", "letter", "ring", "helmet", "crown"]
CHIP_OF = {1: "scepter", 2: "letter", 3: "ring", 4: "helmet", 5: "crown", 9: "crown"}
COATS = "abcdef"
# What must be handed in (2.7): S, L, R, H, or ? for any chip.
COSTS = {
    "a01": "S?", "a02": "R?", "a03": "S?", "a04": "L?", "a05": "R?", "a06": "H?", "a07": "S?", "a08": "L?",
    "a09": "R?", "a10": "H?", "a11": "R?", "a12": "H?", "a13": "S?", "a14": "L?", "a15": "L?", "a16": "H?",
    "a17": "S?", "a18": "L?", "a19": "R?", "a20": "H?",
    "b01": "SR", "b02": "LH", "b03": "SH", "b04": "LR", "b05": "SR", "b06": "LH",
    "b07": "SL", "b08": "RH", "b09": "SH", "b10": "LR", "b11": "SL", "b12": "RH",
    "c01": "SS", "c02": "LL", "c03": "RR", "c04": "HH", "c05": "RR", "c06": "SS", "c07": "HH", "c08": "LL",
}  # fmt: skip
COLOURS = {"a": "light", "b": "medium", "c": "dark"}
NEUTRAL = 9  # the imaginary third player (L10)

# --- a tile -------------------------------------------------------------------------------------------------

# Section 7. What the leaders get, where their stones go, what the second and the others get, turned or not.
QUICK = {
    ("money", "", "sole leader"): ("free", "general", "buy", "buy", True),
    ("money", "", "tie for first"): ("buy", "own", "-", "buy", False),
    ("first", "", "sole leader"): ("free", "general", "nothing", "nothing", True),
    ("first", "", "tie for first"): ("nothing", "own", "-", "nothing", False),
    ("money", "louis", "sole leader"): ("louis", "general", "second", "buy", True),
    ("money", "louis", "tie for first"): ("free", "general", "-", "buy", True),
    ("first", "louis", "sole leader"): ("louis", "general", "second", "nothing", True),
    ("first", "louis", "tie for first"): ("free", "general", "-", "nothing", True),
}


@dataclass
class Verdict:
    """Who leads, who is second, what everybody gets in which order, whose stones go to general."""

    leaders: list[int]
    second: int | None
    gets: list[tuple[int, str]]
    to_general: set[int]
    turned: bool


def judge(
    condition: str,
    number: int,
    louis: bool,
    present: dict[int, int],
    order: Sequence[int],
    favoured: int | None,
) -> Verdict:
    """L5.4 to L5.9 and L10.4. `present` has only players with stones, NEUTRAL among them; not for round 4."""
    leaders = [player for player in present if present[player] == max(present.values())]
    if favoured is not None:
        leaders = [favoured]  # L8.16
    second = second_of(leaders, present)
    if condition == "stones":
        enough = [(seat, "free") for seat in order if present.get(seat, 0) >= number]
        others = [(seat, "nothing") for seat in order if 0 < present.get(seat, 0) < number]
        return Verdict(leaders, second, enough + others, set(), bool(enough))
    case = "sole leader" if len(leaders) == 1 else "tie for first"
    first, stones, next_one, rest, turned = QUICK[condition, "louis" if louis else "", case]
    served = [(seat, first) for seat in order if seat in leaders]
    served += [(seat, next_one) for seat in order if seat == second]
    served += [(seat, rest) for seat in order if seat in present and seat not in (*leaders, second)]
    if not louis:  # purchases go in turn order; the leader comes first only when he gets it free
        served = [pair for pair in served if pair[1] == "free"] + [
            (seat, how) for seat in order for other, how in served if other == seat and how != "free"
        ]
    return Verdict(leaders, second, served, set(leaders) if stones == "general" else set(), turned)


def second_of(leaders: list[int], present: dict[int, int]) -> int | None:
    """L5.4.3."""
    if len(leaders) > 1:
        return None
    behind = {player: stones for player, stones in present.items() if player not in leaders}
    best = [player for player in behind if behind[player] == max(behind.values())]
    return best[0] if len(best) == 1 else None


# --- stones and chips ---------------------------------------------------------------------------------------

Placement = tuple[tuple[int, int], ...]


def placements(first: Iterable[int], limit: int) -> frozenset[Placement]:
    """L4.3.4: every sequence of (tile, count)."""
    return _placements(frozenset(first), limit)


@functools.cache
def _placements(allowed: frozenset[int], limit: int) -> frozenset[Placement]:
    found: set[Placement] = {()}
    for length in range(1, limit + 1):
        for tiles in permutations(TILES, length):
            if tiles[0] not in allowed:
                continue
            if any(there not in ADJACENT[here] for here, there in pairwise(tiles)):
                continue
            for counts in product(range(1, limit + 1), repeat=length):
                if sum(counts) <= limit:
                    found.add(tuple(zip(tiles, counts, strict=True)))
    return frozenset(found)


def payments(mission: str, chips: Counter[str]) -> set[tuple[str, str]]:
    """L7.3: every pair of chips that pays for a mission, in the order of the chips."""
    one, two = COSTS[mission][0], COSTS[mission][1]
    return {
        (first, other)
        for first, other in combinations_with_replacement(CHIPS, 2)
        if not Counter([first, other]) - chips
        and ((pays(first, one) and pays(other, two)) or (pays(first, two) and pays(other, one)))
    }


def pays(chip: str, symbol: str) -> bool:
    """Whether a chip stands for a symbol."""
    return symbol == "?" or chip == "crown" or chip[0].upper() == symbol


# --- the end ------------------------------------------------------------------------------------------------

CATEGORIES = ["influence", "intrigue", "chips", "stones", "money"]


def exchange(units: list[dict[str, int]], order: Sequence[int], supply: int) -> list[tuple[int, str]]:
    """L9.1 and L9.2: who takes a coat for what, one after the other, while there are coats."""
    taken: list[tuple[int, str]] = []
    for category in CATEGORIES:
        most = max(mine[category] for mine in units)
        for number in range(most):
            taken += [(seat, category) for seat in order if units[seat][category] > number]
    return taken[:supply]


def majorities(coats: list[Counter[str]]) -> list[tuple[int, str]]:
    """L9.3: who gets an extra coat for which kind."""
    return [
        (seat, kind)
        for kind in COATS
        for seat, mine in enumerate(coats)
        if mine[kind] and mine[kind] == max(other[kind] for other in coats)
    ]


def winners(points: list[int], own: list[int]) -> list[int]:
    """L9.5."""
    best = max(zip(points, own, strict=True))
    return [seat for seat in range(len(points)) if (points[seat], own[seat]) == best]
