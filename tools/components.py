"""Writes the printed figures of the games' component tables where the client reads them."""

import json
import sys
from collections.abc import Mapping

import trianon
from tools.native import ROOT

TARGET = ROOT / "client" / "src" / "games"


def tables() -> dict[str, str]:
    """Every file the client reads figures from, one per game, with the text it must have."""
    return {f"{game}/figures.json": _text(trianon.game(game).drawn()) for game in trianon.games()}


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
