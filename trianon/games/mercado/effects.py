"""Mercado: what effects and symbols do (M10), apart from movement."""

from mypy_extensions import i64

from trianon.games.mercado.actions import GIVEUP_STEP, PURGE_STEP
from trianon.games.mercado.components import (
    AGAIN,
    BLACK,
    FACES,
    FAKE,
    OPP_FAKE,
    OPP_GIVEUP,
    OPP_WILD,
    PRIVILEGE,
    PURGE,
    SEAL,
    WILD,
    effect_count,
    effect_kind,
)
from trianon.games.mercado.drawing import take_black, take_privileges, take_seals, take_white
from trianon.games.mercado.events import EXTRA_TURN, FROM_PURSE, GAVE_UP, NOTHING, PURGED
from trianon.games.mercado.seen import lay_down
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count, some, total


def carry_out(s: Tableau, effect: i64) -> None:
    """An effect of a tile for its buyer, of a privilege or of a space; the active player gets it."""
    kind = effect_kind(effect)
    n = effect_count(effect)
    seat = s.active
    if kind == WILD:
        take_white(s, seat, n)
    elif kind == FAKE:
        take_black(s, seat, n)
    elif kind == PURGE:
        purge(s, n)
    elif kind == PRIVILEGE:
        take_privileges(s, seat, n)
    elif kind == SEAL:
        take_seals(s, seat, n)
    elif kind == AGAIN:
        s.extra += n  # M13.2
        s.tell(EXTRA_TURN, seat)
    else:  # M10.8, M11.2
        for step in range(1, s.seats):
            befall(s, (seat + step) % s.seats, effect)


def befall(s: Tableau, seat: i64, effect: i64) -> None:
    """An effect on one opponent of the active player (M10.8, M10.10)."""
    kind = effect_kind(effect)
    n = effect_count(effect)
    if kind == OPP_FAKE:
        take_black(s, seat, n)
    elif kind == OPP_WILD:
        take_white(s, seat, n)
    elif kind == OPP_GIVEUP:
        give_up(s, seat, n)  # `opp noseal` was heeded before (M7.3)


def purge(s: Tableau, n: i64) -> None:
    """Black coins of the active player to the supply, out of the purse first; then it is a choice (M10.3)."""
    seat = s.active
    black = count(s.purses[seat], BLACK)
    lying = count(s.characters[seat], BLACK)
    if n > 0 and black == 0 and lying == 0:
        s.tell(NOTHING, seat, PURGE)
    while n > 0 and black > 0:
        s.purses[seat] -= some(BLACK)
        s.black += 1
        s.tell(PURGED, seat, FROM_PURSE)
        black -= 1
        n -= 1
    if n > 0 and lying > 0:
        s.push(PURGE_STEP, n)


def give_up(s: Tableau, seat: i64, n: i64) -> None:
    """Privileges to the discard; who has more than must go chooses, who has fewer gives all (M10.10)."""
    held = total(s.privileges[seat])
    if held > n:
        s.push(GIVEUP_STEP, seat, n)
    elif held == 0:
        s.tell(NOTHING, seat, OPP_GIVEUP)
    else:
        for face in range(FACES):
            for _ in range(count(s.privileges[seat], face)):
                give(s, seat, face)


def give(s: Tableau, seat: i64, face: i64) -> None:
    """One token goes face down to the discard (M15.3)."""
    number = lay_down(s, seat, face)
    s.given[seat] += some(face)
    if number < len(s.earlier):
        s.earlier[number].given[seat] += some(face)
    s.tell(GAVE_UP, seat, face)
