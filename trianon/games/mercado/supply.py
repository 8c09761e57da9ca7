"""Mercado: taking from the supply, the stack and the decks, and what happens when they run short (M11)."""

from mypy_extensions import i64

from trianon.games.mercado import events
from trianon.games.mercado.codes import TILE, TOKEN
from trianon.games.mercado.components import BLACK, FAKE, OBJECT_SET, PRIVILEGE, SEAL, WHITE, WILD
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import some
from trianon.kernel.bits import bit


def take_white(s: Tableau, seat: i64, n: i64) -> None:
    """White coins into the purse, as many as there are (M10.1, M11.1)."""
    n = min(n, s.white)
    s.white -= n
    s.purses[seat] += some(WHITE, n)
    if s.telling:
        s.tell_event(events.took_white(seat, n) if n > 0 else events.nothing(seat, WILD))


def take_black(s: Tableau, seat: i64, n: i64) -> None:
    """Black coins into the purse, as many as there are (M10.2, M11.1)."""
    n = min(n, s.black)
    s.black -= n
    s.purses[seat] += some(BLACK, n)
    if s.telling:
        s.tell_event(events.took_black(seat, n) if n > 0 else events.nothing(seat, FAKE))


def take_seals(s: Tableau, seat: i64, n: i64) -> None:
    """Seals, as many as there are (M10.5, M11.1)."""
    n = min(n, s.spare_seals)
    s.spare_seals -= n
    s.seals[seat] += n
    if s.telling:
        s.tell_event(events.took_seal(seat, n) if n > 0 else events.nothing(seat, SEAL))


def take_privileges(s: Tableau, seat: i64, n: i64) -> None:
    """Tokens from the stack; an empty one is made of the discard (M10.4, M11.3)."""
    for _ in range(n):
        if s.stack == 0:
            _restack(s)
        if s.stack == 0:
            if s.telling:
                s.tell_event(events.nothing(seat, PRIVILEGE))
            return
        face = s.pick_kind(TOKEN, s.stack)
        s.stack -= some(face)
        s.privileges[seat] += some(face)
        if s.telling:
            s.tell_event(events.took_privilege(seat, face))


def _restack(s: Tableau) -> None:
    s.stack = s.played
    s.played = 0
    for seat in range(s.seats):
        s.stack += s.given[seat]
        s.given[seat] = 0
    if s.telling and s.stack != 0:
        s.tell_event(events.reshuffled("privileges"))


def draw_tile(s: Tableau, kind: i64) -> i64:
    """A tile of one of the two decks, both given as sets; an empty pile is made of the discard (M11.4)."""
    if s.deck & kind == 0:
        s.deck |= s.discard & kind
        s.discard &= ~kind
        if s.telling:
            s.tell_event(events.reshuffled("objects" if kind == OBJECT_SET else "perfumes"))
    tile = s.pick_bit(TILE, s.deck & kind)
    s.deck ^= bit(tile)
    return tile
