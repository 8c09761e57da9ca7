"""Castles: the file of printed figures, what must hold in it, and how the client is told of it."""

from typing import Final

from trianon.games.castles.components import (
    BASE,
    BONUS,
    BONUS_CARD_NAMES,
    BONUS_KIND,
    BONUS_KINDS,
    BONUS_TYPES,
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
    TYPE,
    TYPES,
    Figures,
)
from trianon.kernel.figures import Row, Sheet, Table, number

_CARDS: Final = Table(
    "bonus_cards",
    "bonus card",
    "name",
    BONUS_CARD_NAMES,
    (number("points", 1, 20), number("per", 1, 50_000)),
)


def _check(tables: dict[str, dict[str, Row]]) -> str:
    """A card for all sizes or all types counts once."""
    for card in (CARD_ALL_SIZES, CARD_ALL_TYPES):
        name = BONUS_CARD_NAMES[card]
        if tables["bonus_cards"][name]["per"] != 1:
            return f"bonus_cards.{name}.per: must be 1, for it counts once"
    return ""


SHEET: Final = Sheet("castles", __package__, (_CARDS,), _check)
PACKAGED: Final = Figures(SHEET.packaged)


# --- as the client draws them -------------------------------------------------------------------------------


def drawn(figures: Figures) -> dict[str, object]:
    """Tiles, bonus cards, how shapes are drawn, and the figures of the page of rules."""
    cards = {
        name: {"points": figures.card_points[card], "per": figures.card_per[card]}
        for card, name in enumerate(BONUS_CARD_NAMES)
    }
    return {
        "tiles": {name: _tile(tile) for tile, name in enumerate(NAMES)},
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


def _tile(tile: int) -> dict[str, object]:
    """Outline, size, type, points, bonus and doors."""
    shape, width, height = OUTLINES[OUTLINE[tile]]
    kinds = [kind for number, kind in enumerate(TYPES) if BONUS_TYPES[tile] >> number & 1]
    bonus = {"points": BONUS[tile], "kind": BONUS_KINDS[BONUS_KIND[tile]], "types": kinds}
    return {
        "shape": SHAPES[shape],
        "w": width,
        "h": height,
        "size": SIZE[tile],
        "type": TYPES[TYPE[tile]],
        "base": BASE[tile],
        "bonus": bonus if kinds else None,
        "doors": [[x, y, FACINGS[facing]] for x, y, facing in DOORS[tile]],
    }
