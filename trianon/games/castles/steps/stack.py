"""Stack: look through one stack and lay up to two of its tiles on the card deck (C10.8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.codes import DONE, LOOK, PICK_STEP, PUT, SKIP
from trianon.games.castles.components import SIZES
from trianon.games.castles.steps.corridor import decline
from trianon.games.castles.tableau import (
    FIRST_OF_SIZE,
    LAID_CERTAIN,
    SIZE_NUMBER,
    TILES_OF_SIZE,
    Tableau,
    laid_aware,
    laid_entry,
    laid_tile,
)
from trianon.kernel.action import first, pack, second
from trianon.kernel.bits import bit, size

MOST: Final = 2  # tiles


def options(s: Tableau) -> vec[i64]:
    """Any stack that holds tiles, or none (D8)."""
    codes = vec[i64]()
    for number in range(len(SIZES)):
        if s.stacks[number] != 0:
            codes = append(codes, LOOK + number)
    return append(codes, SKIP)


def answer(s: Tableau, code: i64) -> None:
    """Look at all tiles of the stack; nobody else sees them."""
    index = first(s.frames.pop())
    if code == SKIP:
        decline(s, index)
        return
    number = code - LOOK
    s.reveal()
    s.looked[number] |= bit(s.active)
    _make_certain(s.laid, number, s.active)
    _make_certain(s.out, number, s.active)
    s.push(PICK_STEP, number)
    if s.telling:
        s.tell_event(events.looking(s.active, number))
        s.tell_event(events.looked(s.active, number, tiles_in(s.stacks[number], number)))


def pick_options(s: Tableau) -> vec[i64]:
    """A tile of the stack, or enough (D8)."""
    number = first(s.frames[-1])
    codes = vec[i64]()
    for tile in tiles_in(s.stacks[number], number):
        codes = append(codes, PUT + tile)
    return append(codes, DONE)


def answer_pick(s: Tableau, code: i64) -> None:
    """The tile goes on the card deck, in the last round out of the game; then perhaps a second one."""
    frame = s.frames.pop()
    number = first(frame)
    count = second(frame)
    if code != DONE:
        _put(s, code - PUT, number)
        count += 1
        if count < MOST and s.stacks[number] != 0:
            s.frames.append(pack(PICK_STEP, number, count))
            return
    if s.telling:
        s.tell_event(events.put_back(s.active, number, size(s.stacks[number])))


def tiles_in(stack: i64, number: i64) -> list[int]:
    """The tiles of a stack."""
    first_tile = FIRST_OF_SIZE[number]
    return [first_tile + place for place in range(TILES_OF_SIZE[number]) if stack & bit(place)]


def _put(s: Tableau, tile: i64, number: i64) -> None:
    s.stacks[number] ^= bit(tile - FIRST_OF_SIZE[number])
    entry = laid_entry(tile, s.active, s.looked[number] & ~bit(s.active))
    if s.last_round:
        s.out.append(entry)
    else:
        s.laid.append(entry)
    if s.telling:
        s.tell_event(events.put(s.active, tile, s.last_round))


def _make_certain(entries: list[int], number: i64, seat: i64) -> None:
    """Who looks a second time learns which tiles have left the stack since the first time."""
    for place in range(len(entries)):
        entry = entries[place]
        if SIZE_NUMBER[laid_tile(entry)] == number and laid_aware(entry) & bit(seat):
            entries[place] = entry | (bit(seat) << LAID_CERTAIN)
