"""Castles: the file of printed figures, what must hold in it, and how the client is told of it."""

from typing import Final

from trianon.games.castles.components import (
    BONUS_CARD_NAMES,
    BONUS_KIND,
    BONUS_KINDS,
    CARD_ALL_SIZES,
    CARD_ALL_TYPES,
    CARDS_IN_DECK,
    CUT,
    DOORS,
    FACINGS,
    FAVOR_NAMES,
    FAVOR_POINTS,
    FENCE_ARC,
    FENCE_DRAWN_STONE,
    LARGE_STACK,
    NAMES,
    OUTLINE,
    OUTLINES,
    PRICES,
    RANK_FROM,
    RANKS,
    SHAPES,
    SIZE,
    SMALL_STACK,
    TILE_IDS,
    TYPE,
    TYPES,
    Figures,
)
from trianon.kernel.figures import Column, Row, Sheet, Table, choice, number, pattern

_TYPE: Final = "|".join(TYPES)
_TILES: Final = Table(
    "tiles",
    "tile",
    "name",
    NAMES,
    (
        Column("size", "a whole number", lambda value: type(value) is int),
        choice("type", TYPES),
        number("points", 0, 20),
        number("bonus", -9, 9),
        pattern("for", f"types in quotes, of {', '.join(TYPES)}", rf"|({_TYPE})( ({_TYPE}))*"),
        pattern("doors", 'doors such as "4,1E 0,3W"', r"\d+,\d+[NESW]( \d+,\d+[NESW])*"),
    ),
)
_CARDS: Final = Table(
    "bonus_cards",
    "bonus card",
    "name",
    BONUS_CARD_NAMES,
    (number("points", 1, 20), number("per", 1, 50_000)),
)


def _check(tables: dict[str, dict[str, Row]]) -> str:
    """Tiles keep their shape; a bonus is for something; a card for all sizes or all types counts once."""
    for name, row in tables["tiles"].items():
        wrong = _about_tile(row, TILE_IDS[name])
        if wrong:
            return f"tiles.{name}.{wrong}"
    for card in (CARD_ALL_SIZES, CARD_ALL_TYPES):
        name = BONUS_CARD_NAMES[card]
        if tables["bonus_cards"][name]["per"] != 1:
            return f"bonus_cards.{name}.per: must be 1, for it counts once"
    return ""


def _about_tile(row: Row, tile: int) -> str:
    """What is wrong with the figures of a tile, beginning with the name of one; or an empty text."""
    printed: Row = _geometry(tile)
    for name, value in printed.items():
        if row[name] != value:
            return f"{name}: must be {value!r}: sizes, types and doors make the geometry of the game"
    types = row["for"].split()
    if (row["bonus"] == 0) != (not types):
        return "for: a bonus is for at least one type, and no bonus for none"
    if len(set(types)) < len(types):
        return "for: names a type twice"
    if row["bonus"] * (-1 if row["type"] == "activity" else 1) < 0:
        return "bonus: must be negative for activity rooms only, and never positive for them"
    return ""


def _geometry(tile: int) -> Row:
    """Size, type and doors of a tile as its row says them."""
    doors = [f"{x},{y}{FACINGS[facing]}" for x, y, facing in DOORS[tile]]
    return {"size": SIZE[tile], "type": TYPES[TYPE[tile]], "doors": " ".join(doors)}


SHEET: Final = Sheet("castles", __package__, (_TILES, _CARDS), _check)
PACKAGED: Final = Figures(SHEET.packaged)


# --- as the client draws them -------------------------------------------------------------------------------


def drawn(figures: Figures) -> dict[str, object]:
    """Tiles, bonus cards, how shapes are drawn, and the figures of the page of rules."""
    cards = {
        name: {"points": figures.card_points[card], "per": figures.card_per[card]}
        for card, name in enumerate(BONUS_CARD_NAMES)
    }
    return {
        "tiles": {name: _tile(figures, tile) for tile, name in enumerate(NAMES)},
        "cards": cards,
        "favors": FAVOR_NAMES,
        "favor_points": FAVOR_POINTS,
        "prices": PRICES,
        "stacks": {"small": SMALL_STACK, "large": LARGE_STACK},
        "deck": CARDS_IN_DECK,
        "ranks": RANKS,
        "rank_from": RANK_FROM,
        "cut": CUT,
        "fence_arc": FENCE_ARC,
        "fence_stone": FENCE_DRAWN_STONE,
        "reconstructed": figures.printed.marks(),
    }


def _tile(figures: Figures, tile: int) -> dict[str, object]:
    """Outline, size, type, points, bonus and doors."""
    shape, width, height = OUTLINES[OUTLINE[tile]]
    kinds = [kind for number, kind in enumerate(TYPES) if figures.bonus_types[tile] >> number & 1]
    bonus = {"points": figures.bonus[tile], "kind": BONUS_KINDS[BONUS_KIND[tile]], "types": kinds}
    return {
        "shape": SHAPES[shape],
        "w": width,
        "h": height,
        "size": SIZE[tile],
        "type": TYPES[TYPE[tile]],
        "base": figures.base[tile],
        "bonus": bonus if kinds else None,
        "doors": [[x, y, FACINGS[facing]] for x, y, facing in DOORS[tile]],
    }
