"""Writes the printed figures of the games' component tables where the client reads them."""

import json
import sys

from tools.native import ROOT
from trianon.games.kabale import components as kabale

TARGET = ROOT / "client" / "src" / "games"


def tables() -> dict[str, str]:
    """Every file the client reads figures from, with the text it must have."""
    return {"kabale/cards.json": _rows(kabale_cards())}


def kabale_cards() -> dict[str, dict[str, object]]:
    """Value, printed text and class of the 25 influence cards; professions with their symbol."""
    cards: dict[str, dict[str, object]] = {}
    for card, name in enumerate(kabale.NAMES):
        value = kabale.VALUES[card]
        row: dict[str, object] = {"value": value, "text": str(value), "class": kabale.CLASSES[card]}
        if card == kabale.DOPPELGANGER:
            row.update(value=None, text="?")
        elif card == kabale.ROMEO:
            row["text"] = f"{value}/{kabale.ROMEO_WITH_JULIET}"
        elif kabale.ALCHEMIST <= card <= kabale.TROUBADOUR:
            row["text"] = f"{value}/{kabale.IN_OWN_COLUMN}"
            row["symbol"] = kabale.SYMBOLS[card - kabale.ALCHEMIST]
        cards[name] = row
    return cards


def _rows(table: dict[str, dict[str, object]]) -> str:
    """A JSON object with one line per entry."""
    lines = [f"  {json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}" for key, row in table.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


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
