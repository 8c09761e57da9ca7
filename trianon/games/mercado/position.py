"""Mercado: a position as a document that a person can read and write (docs/formats.md)."""

from collections.abc import Iterable, Sequence

from mypy_extensions import i64

from trianon.games.mercado.actions import (
    BUYING_TASK,
    GIVEUP_STEP,
    PHASES,
    PLAYED_TASK,
    PURGE_STEP,
    SERVICE_TASK,
)
from trianon.games.mercado.components import COINS, FACE_NAMES, MERCHANDISE, TILE_NAMES
from trianon.games.mercado.tableau import SOMEBODY, TURNED, EarlierStack, Tableau
from trianon.kernel.bags import count
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2, step_of


def fill_document(s: Tableau, doc: dict[str, object]) -> None:
    """Everything on the table. Supply, decks and stack are what lies nowhere else."""
    doc["round"] = s.round
    doc["first"] = s.first
    doc["active"] = s.active
    doc["step"] = PHASES[s.phase()]
    doc["busy"] = s.busy
    doc["extra"] = s.extra
    doc["drawn"] = bag_text(s.drawn, COINS)
    doc["placed"] = s.placed
    doc["market"] = [_tile_text(s, position) for position in range(len(s.market))]
    doc["purses"] = _bag_texts(s.purses, COINS)
    doc["characters"] = _bag_texts(s.characters, COINS)
    doc["seals"] = list(s.seals)
    doc["privileges"] = _bag_texts(s.privileges, FACE_NAMES)
    doc["played"] = bag_text(s.played, FACE_NAMES)
    doc["given"] = _bag_texts(s.given, FACE_NAMES)
    doc["earlier"] = [_stack_json(stack) for stack in s.earlier]
    doc["discards"] = " ".join([TILE_NAMES[tile] for tile in range(MERCHANDISE) if s.discard & bit(tile)])
    doc["sold"] = [_sold_text(entry) for entry in s.sold]
    doc["progress"] = list(s.progress)
    doc["order"] = list(s.order)
    doc["pending"] = [_frame_text(s, frame) for frame in s.frames[1:]]


def bag_text(bag: i64, names: Sequence[str]) -> str:
    """`gold 3 silver`: a number before what there are several of."""
    words: list[str] = []
    for kind in range(len(names)):
        number = count(bag, kind)
        if number > 0:
            words.append(names[kind] if number == 1 else f"{number} {names[kind]}")
    return " ".join(words)


def _bag_texts(bags: Iterable[int], names: Sequence[str]) -> list[str]:
    return [bag_text(bag, names) for bag in bags]


def _stack_json(stack: EarlierStack) -> dict[str, object]:
    """An earlier stack: where its tokens are that were never turned up."""
    return {
        "held": _bag_texts(stack.held, FACE_NAMES),
        "given": _bag_texts(stack.given, FACE_NAMES),
        "played": bag_text(stack.played, FACE_NAMES),
        "buried": [_bag_texts(bags, FACE_NAMES) for bags in stack.buried],
    }


def _sold_text(entry: i64) -> str:
    """`cloth 0`, `hat 1 turned`: the tile, who took it if that is known, and whether it was turned over."""
    words = [TILE_NAMES[step_of(entry)]]
    if arg1(entry) != SOMEBODY:
        words.append(str(arg1(entry)))
    if arg2(entry) == TURNED:
        words.append("turned")
    return " ".join(words)


def _tile_text(s: Tableau, position: i64) -> str:
    """`cloth: gold turquoise / 2 gold /`: the tile, and the coins of every seat."""
    cells = [bag_text(s.edge(position, seat), COINS) for seat in range(s.seats)]
    return f"{TILE_NAMES[s.market[position]]}: {' / '.join(cells)}".rstrip()


def _frame_text(s: Tableau, frame: i64) -> str:
    """What waits above the phase of the turn: `buying cloth 2`, `purge 1`."""
    step = step_of(frame)
    name = s.ask_name(step)
    if step == PLAYED_TASK:
        return f"{name} {FACE_NAMES[arg1(frame)]} {arg2(frame)}"
    if step == BUYING_TASK:
        return f"{name} {TILE_NAMES[s.market[arg1(frame)]]} {arg2(frame)}"
    if step == SERVICE_TASK:
        return f"{name} {TILE_NAMES[s.market[arg1(frame)]]}"
    if step == GIVEUP_STEP:
        return f"{name} {arg1(frame)} {arg2(frame)}"
    if step == PURGE_STEP:
        return f"{name} {arg1(frame)}"
    return name
