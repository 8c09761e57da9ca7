"""Mercado: drawing coins, tiles and privileges, taking from the supply, and shortages (M4, M10, M11)."""

from mypy_extensions import i64

from trianon.games.mercado import events
from trianon.games.mercado.actions import NEXT_COIN, NEXT_TILE, NEXT_TOKEN
from trianon.games.mercado.components import (
    BLACK,
    CUTPURSE_POSITION,
    FAKE,
    OBJECT_SET,
    PRIVILEGE,
    SEAL,
    WHITE,
    WILD,
)
from trianon.games.mercado.events import (
    COUNTERFEITS,
    NOTHING,
    OBJECT_PILE,
    PERFUME_PILE,
    PRIVILEGE_PILE,
    RESHUFFLED,
    TO_CHARACTER,
    TO_CUTPURSE,
    TOOK_BLACK,
    TOOK_PRIVILEGE,
    TOOK_SEAL,
    TOOK_WHITE,
)
from trianon.games.mercado.seen import restack
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import some
from trianon.kernel.bits import bit

# --- out of a purse ---------------------------------------------------------------------------------


def draw_coins(s: Tableau, n: i64, sealed: bool) -> None:
    """Coins out of the purse; black ones are laid aside at once (M4.1, M4.3)."""
    seat = s.active
    coins: list[int] = []
    black: i64 = 0
    for _ in range(n):
        coin = s.draw_from_bag(NEXT_COIN, s.purses[seat])
        s.purses[seat] -= some(coin)
        if coin == BLACK:
            black += 1
        else:
            s.drawn += some(coin)
        coins.append(coin)
    if s.telling:
        s.tell_event(events.drew(seat, coins, sealed))
    if black > 0:
        _lay_aside(s, black)


def _lay_aside(s: Tableau, black: i64) -> None:
    """Black coins to the character tile, or beside the cutpurse when it takes part (M4.3, M16.2)."""
    seat = s.active
    if len(s.market) > CUTPURSE_POSITION:
        s.set_edge(CUTPURSE_POSITION, seat, s.edge(CUTPURSE_POSITION, seat) + some(BLACK, black))
        s.tell(COUNTERFEITS, seat, black, TO_CUTPURSE)
    else:
        s.characters[seat] += some(BLACK, black)
        s.tell(COUNTERFEITS, seat, black, TO_CHARACTER)


# --- from the supply --------------------------------------------------------------------------------


def take_white(s: Tableau, seat: i64, n: i64) -> None:
    """White coins into the purse, as many as there are (M10.1, M11.1)."""
    n = min(n, s.white)
    if n == 0:
        s.tell(NOTHING, seat, WILD)
        return
    s.white -= n
    s.purses[seat] += some(WHITE, n)
    s.tell(TOOK_WHITE, seat, n)


def take_black(s: Tableau, seat: i64, n: i64) -> None:
    """Black coins into the purse, as many as there are (M10.2, M11.1)."""
    n = min(n, s.black)
    if n == 0:
        s.tell(NOTHING, seat, FAKE)
        return
    s.black -= n
    s.purses[seat] += some(BLACK, n)
    s.tell(TOOK_BLACK, seat, n)


def take_seals(s: Tableau, seat: i64, n: i64) -> None:
    """Seals, as many as there are (M10.5, M11.1)."""
    n = min(n, s.spare_seals)
    if n == 0:
        s.tell(NOTHING, seat, SEAL)
        return
    s.spare_seals -= n
    s.seals[seat] += n
    s.tell(TOOK_SEAL, seat, n)


# --- from stack and decks ---------------------------------------------------------------------------


def take_privileges(s: Tableau, seat: i64, n: i64) -> None:
    """Tokens from the stack; an empty one is made of the discard (M10.4, M11.3)."""
    for _ in range(n):
        if s.stack == 0:
            restack(s)
            if s.stack != 0:
                s.tell(RESHUFFLED, PRIVILEGE_PILE)
        if s.stack == 0:
            s.tell(NOTHING, seat, PRIVILEGE)
            return
        face = s.draw_from_bag(NEXT_TOKEN, s.stack)
        s.stack -= some(face)
        s.privileges[seat] += some(face)
        s.tell(TOOK_PRIVILEGE, seat, face)


def draw_tile(s: Tableau, kind: i64) -> i64:
    """A tile of one of the two decks, both given as sets; an empty pile is made of the discard (M11.4)."""
    if s.deck & kind == 0:
        s.deck |= s.discard & kind
        s.discard &= ~kind
        s.tell(RESHUFFLED, OBJECT_PILE if kind == OBJECT_SET else PERFUME_PILE)
    tile = s.draw(NEXT_TILE, s.deck & kind)
    s.deck ^= bit(tile)
    return tile
