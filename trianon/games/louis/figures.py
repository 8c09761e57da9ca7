"""Louis XIV: the file of printed figures, what must hold in it, and how the client is told of it."""

from typing import Final

from trianon.games.louis.components import (
    ADJACENT,
    ANY,
    CHIPS,
    CONDITIONS,
    DECK_OF,
    DECKS,
    EFFECT,
    EFFECTS,
    MISSIONS,
    MONEY_CARDS,
    PERSONS,
    PLACES,
    R_LOUISDOR,
    REWARD_LOUISDOR,
    REWARD_NAMES,
    REWARDS,
    SIDES,
    TILES,
    Figures,
)
from trianon.kernel.figures import Row, Sheet, Table, number, pattern

_SIDE: Final = "first|(money|stones) [1-9]"
_SIDE_WORDS: Final = '"first", or a number from 1 to 9 such as "money 3" or "stones 3"'
_NAMED: Final = "(scepter|letter|ring|helmet)"

_TILES: Final = Table(
    "tiles",
    "tile",
    "name",
    PERSONS,
    (pattern("front", _SIDE_WORDS, _SIDE), pattern("back", _SIDE_WORDS, _SIDE)),
)
_MONEY: Final = Table("money", "money card", "name", MONEY_CARDS, (number("louisdor", 1, 9),))
_COST: Final = pattern(
    "cost",
    'two chips of scepter, letter, ring, helmet, such as "scepter letter"; of a light mission "scepter any"',
    f"{_NAMED} ({_NAMED}|any)",
)
_MISSIONS: Final = Table("missions", "mission", "name", MISSIONS, (_COST,))


def _check(tables: dict[str, dict[str, Row]]) -> str:
    """Light missions name one chip, medium ones two different, dark ones the same twice (2.7)."""
    for name, row in tables["missions"].items():
        one, two = row["cost"].split()
        kind = "a" if two == "any" else "c" if one == two else "b"
        if kind != name[0]:
            asked = {"a": "one chip and any", "b": "two different chips", "c": "the same chip twice"}[name[0]]
            return f"missions.{name}.cost: must be {asked}, not {row['cost']!r}"
    return ""


SHEET: Final = Sheet("louis", __package__, (_TILES, _MONEY, _MISSIONS), _check)
PACKAGED: Final = Figures(SHEET.packaged)


# --- as the client draws them -------------------------------------------------------------------------------


def drawn(figures: Figures) -> dict[str, object]:
    """Persons and missions."""
    return {
        "persons": {name: _person(figures, tile) for tile, name in enumerate(PERSONS)},
        "missions": {name: _mission(figures, mission) for mission, name in enumerate(MISSIONS)},
        "reconstructed": figures.printed.marks(),
    }


def _person(figures: Figures, tile: int) -> dict[str, object]:
    """Place, neighbours at the corners, reward and both sides of the tile."""
    column, row = PLACES[tile]
    person: dict[str, object] = {
        "tile": tile + 1,
        "column": column,
        "row": row,
        "corners": [corner + 1 for corner in ADJACENT[tile]],
        "reward": REWARD_NAMES[tile],
        "louisdor": REWARD_LOUISDOR if REWARDS[tile] == R_LOUISDOR else 0,
    }
    for side, name in enumerate(SIDES):
        at = side * TILES + tile
        person[name] = {"condition": CONDITIONS[figures.condition[at]], "number": figures.number[at]}
    return person


def _mission(figures: Figures, mission: int) -> dict[str, object]:
    """Colour, effect and the two chips."""
    chips = {**dict(enumerate(CHIPS)), ANY: "any"}
    return {
        "colour": DECKS[DECK_OF[mission]],
        "effect": EFFECTS[EFFECT[mission]],
        "cost": [chips[figures.cost_1[mission]], chips[figures.cost_2[mission]]],
    }
