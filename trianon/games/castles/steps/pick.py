"""Pick: lay up to two tiles of the stack in hand on the card deck (C10.8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.actions import DONE, PICK_STEP, PUT
from trianon.games.castles.events import PUT_BACK, PUT_DOWN
from trianon.games.castles.tableau import FIRST_OF_SIZE, Tableau, laid_entry, looks_of, one_look, tiles_in
from trianon.kernel.bits import bit, size
from trianon.kernel.frame import arg1, arg2
from trianon.kernel.step import Step

MOST: Final = 2  # tiles


class Pick(Step[Tableau]):
    """A tile of the stack, or enough (D8)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        number = arg1(frame)
        codes = vec[i64]()
        for tile in tiles_in(s.stacks[number], number):
            codes = append(codes, PUT.first + tile)
        return append(codes, DONE.first)

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The tile goes on the card deck, in the last round out of the game; then perhaps a second one."""
        number = arg1(frame)
        if code != DONE.first:
            _put_down(s, PUT.arg1(code), number)
            count = arg2(frame) + 1
            if count < MOST and s.stacks[number] != 0:
                s.push(PICK_STEP, number, count)
                return
        s.tell(PUT_BACK, s.active, number, size(s.stacks[number]))


def _put_down(s: Tableau, tile: i64, number: i64) -> None:
    s.stacks[number] ^= bit(tile - FIRST_OF_SIZE[number])
    looks = s.looked[number] - looks_of(s.looked[number], s.active) * one_look(s.active)  # of the others
    entry = laid_entry(tile, s.active, looks)
    if s.last_round:
        s.out.append(entry)
    else:
        s.laid.append(entry)
    s.tell(PUT_DOWN, s.active, number, tile, 1 if s.last_round else 0)
