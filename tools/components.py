"""Writes the printed figures of the games' component tables where the client reads them."""

import json
import sys
from collections.abc import Mapping

import trianon
from tools.native import ROOT
from trianon.games.castles import components as castles
from trianon.games.kabale import components as kabale
from trianon.games.kabale.scoring import points
from trianon.games.louis import components as louis

TARGET = ROOT / "client" / "src" / "games"


def tables() -> dict[str, str]:
    """Every file the client reads figures from, one per game, with the text it must have."""
    games: dict[str, Mapping[str, object]] = {
        "kabale": kabale_cards(),
        "mercado": trianon.game("mercado").drawn(),
        "louis": {"persons": louis_persons(), "missions": louis_missions()},
        "castles": {"tiles": castles_tiles(), **castles_figures()},
    }
    return {f"{game}/figures.json": _text(figures) for game, figures in games.items()}


def kabale_cards() -> dict[str, object]:
    """The influence cards by the newest rules, and those that had other values by older ones."""
    newest, first = cards_of_kabale(kabale.VERSION_2), cards_of_kabale(kabale.VERSION_1)
    return {
        "cards": newest,
        "older": {"1": {name: row for name, row in first.items() if row != newest[name]}},
    }


def cards_of_kabale(figures: kabale.Figures) -> dict[str, dict[str, object]]:
    """Value, printed text and class of the 25 influence cards; professions with their symbol."""
    cards: dict[str, dict[str, object]] = {}
    for card, name in enumerate(kabale.NAMES):
        halves = figures.values[card]
        text = _halves(halves)
        row: dict[str, object] = {"value": points(halves), "text": text, "class": kabale.CLASSES[card]}
        if card == kabale.DOPPELGANGER:
            row["text"] = "?"
        elif card == kabale.ROMEO:
            row["text"] = f"{text}/{_halves(kabale.ROMEO_WITH_JULIET)}"
        elif kabale.ALCHEMIST <= card <= kabale.TROUBADOUR:
            row["text"] = f"{text}/{_halves(kabale.IN_OWN_COLUMN)}"
            row["symbol"] = kabale.SYMBOLS[card - kabale.ALCHEMIST]
        cards[name] = row
    return cards


def _halves(value: int) -> str:
    """A value in halves as the cards show it."""
    return f"{value // kabale.HALVES}{'½' if value % kabale.HALVES else ''}"


def castles_tiles() -> dict[str, dict[str, object]]:
    """Outline, size, type, points, bonus and doors of every tile."""
    tiles: dict[str, dict[str, object]] = {}
    for tile, name in enumerate(castles.NAMES):
        shape, width, height = castles.OUTLINES[castles.OUTLINE[tile]]
        kinds = [kind for number, kind in enumerate(castles.TYPES) if castles.BONUS_TYPES[tile] >> number & 1]
        bonus = {
            "points": castles.BONUS[tile],
            "kind": castles.BONUS_KINDS[castles.BONUS_KIND[tile]],
            "types": kinds,
        }
        tiles[name] = {
            "shape": castles.SHAPES[shape],
            "w": width,
            "h": height,
            "size": castles.SIZE[tile],
            "type": castles.TYPES[castles.TYPE[tile]],
            "base": castles.BASE[tile],
            "bonus": bonus if kinds else None,
            "doors": [[x, y, castles.FACINGS[facing]] for x, y, facing in castles.DOORS[tile]],
        }
    return tiles


def castles_figures() -> dict[str, object]:
    """What the bonus cards give, how shapes are drawn, and the figures of the page of rules."""
    cards = {
        name: {"points": castles.BONUS_CARD_POINTS[card], "per": castles.BONUS_CARD_PER[card]}
        for card, name in enumerate(castles.BONUS_CARD_NAMES)
    }
    return {
        "cards": cards,
        "favors": castles.FAVOR_NAMES,
        "favor_points": castles.FAVOR_POINTS,
        "prices": castles.PRICES,
        "stacks": {"small": castles.SMALL_STACK, "large": castles.LARGE_STACK},
        "deck": castles.CARDS_IN_DECK,
        "ranks": castles.RANKS,
        "rank_from": castles.RANK_FROM,
        "cut": castles.CUT,
        "fence_arc": castles.FENCE_ARC,
        "fence_stone": castles.FENCE_DRAWN_STONE,
    }


def louis_persons() -> dict[str, dict[str, object]]:
    """Place, neighbours at the corners, reward and both sides of every person tile."""
    persons: dict[str, dict[str, object]] = {}
    for tile, name in enumerate(louis.PERSONS):
        column, row = louis.PLACES[tile]
        persons[name] = {
            "tile": tile + 1,
            "column": column,
            "row": row,
            "corners": [corner + 1 for corner in louis.ADJACENT[tile]],
            "reward": louis.REWARD_NAMES[tile],
            "louisdor": louis.REWARD_LOUISDOR if louis.REWARDS[tile] == louis.R_LOUISDOR else 0,
        }
        for number, side in enumerate(louis.SIDES):
            at = number * louis.TILES + tile
            persons[name][side] = {
                "condition": louis.CONDITIONS[louis.CONDITION[at]],
                "number": louis.NUMBER[at],
            }
    return persons


def louis_missions() -> dict[str, dict[str, object]]:
    """Colour, effect and the two chips of every mission card."""
    chips = {**dict(enumerate(louis.CHIPS)), louis.ANY: "any"}
    return {
        name: {
            "colour": louis.DECKS[louis.DECK_OF[mission]],
            "effect": louis.EFFECTS[louis.EFFECT[mission]],
            "cost": [chips[louis.COST_1[mission]], chips[louis.COST_2[mission]]],
        }
        for mission, name in enumerate(louis.MISSIONS)
    }


def _text(figures: Mapping[str, object]) -> str:
    """A JSON object; of tables in it, one line per entry."""
    parts = [f"  {json.dumps(key)}: {_rows(value)}" for key, value in figures.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _rows(value: object) -> str:
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    lines = [f"    {json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}" for key, row in value.items()]
    return "{\n" + ",\n".join(lines) + "\n  }"


def main() -> None:
    """Write the files, or with --check only say which ones are out of date."""
    stale = [name for name, text in tables().items() if (TARGET / name).read_text("utf-8") != text]
    if "--check" in sys.argv:
        if stale:
            sys.exit(f"out of date: {', '.join(stale)}; run `make components`")
        return
    for name, text in tables().items():
        (TARGET / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
