"""Mercado: positions as documents that a person can write (docs/formats.md)."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.mercado import reading
from trianon.games.mercado.codes import (
    ASKS,
    BUYING_TASK,
    GIVEUP_STEP,
    OVER,
    PHASES,
    PLAYED_TASK,
    PURGE_STEP,
    SERVICE_TASK,
)
from trianon.games.mercado.components import COINS, FACE_NAMES, MERCHANDISE, SIDES, TILE_NAMES
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.action import first, kind_of, second
from trianon.kernel.bags import count
from trianon.kernel.bits import bit
from trianon.kernel.document import head


def to_json(s: Tableau) -> dict[str, object]:
    """The complete position. Supply, decks and stack are what lies nowhere else."""
    doc: dict[str, object] = {
        **head(s),
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "step": PHASES[s.phase],
        "extra": s.extra,
        "drawn": bag_text(s.drawn, COINS),
        "placed": s.placed,
        "market": [_tile_text(s, position) for position in range(len(s.market))],
        "purses": _bag_texts(s.purses, COINS),
        "characters": _bag_texts(s.characters, COINS),
        "seals": list(s.seals),
        "privileges": _bag_texts(s.privileges, FACE_NAMES),
        "played": bag_text(s.played, FACE_NAMES),
        "given": _bag_texts(s.given, FACE_NAMES),
        "discards": " ".join([TILE_NAMES[tile] for tile in range(MERCHANDISE) if s.discard & bit(tile)]),
        "progress": list(s.progress),
        "order": list(s.order),
        "pending": [_frame_text(s, frame) for frame in s.frames],
        "chance": s.rng.to_json(),
    }
    return doc


def bag_text(bag: i64, names: Sequence[str]) -> str:
    """`gold 3 silver`: a number before what there are several of."""
    words: list[str] = []
    for kind in range(len(names)):
        number = count(bag, kind)
        if number > 0:
            words.append(names[kind] if number == 1 else f"{number} {names[kind]}")
    return " ".join(words)


def _bag_texts(bags: vec[i64], names: Sequence[str]) -> list[str]:
    return [bag_text(bag, names) for bag in bags]


def _tile_text(s: Tableau, position: i64) -> str:
    """`cloth: gold turquoise / 2 gold /`: the tile, and the coins of every seat."""
    cells = [bag_text(s.edge(position, seat), COINS) for seat in range(s.seats)]
    return f"{TILE_NAMES[s.market[position]]}: {' / '.join(cells)}".rstrip()


def _frame_text(s: Tableau, frame: i64) -> str:
    kind = kind_of(frame)
    if kind == PLAYED_TASK:
        return f"played {FACE_NAMES[first(frame)]} {second(frame)}"
    if kind == BUYING_TASK:
        return f"buying {TILE_NAMES[s.market[first(frame)]]} {second(frame)}"
    if kind == SERVICE_TASK:
        return f"service {TILE_NAMES[s.market[first(frame)]]}"
    if kind == GIVEUP_STEP:
        return f"giveup {first(frame)} {second(frame)}"
    if kind == PURGE_STEP:
        return f"purge {first(frame)}"
    return ASKS[kind]


def board_of(s: Tableau) -> tuple[i64, i64, bool]:
    """Side, disc and promo of the options."""
    disc = s.settings["disc"]
    assert isinstance(disc, int)
    return SIDES.index(str(s.settings["side"])), disc, s.settings["promo"] == "yes"


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Fill an empty tableau from a document; InvalidPosition names the field that is wrong."""
    side, disc, promo = board_of(s)
    reading.read(s, doc, side, disc, promo)
    if s.phase != OVER:
        reading.ask(s)
