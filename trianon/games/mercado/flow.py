"""Mercado: the order of rounds and turns (M1, M2, M13, M14).

The phases of a turn (M2.2) follow each other on the stack: each step pushes the one that comes after it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado import scoring
from trianon.games.mercado.actions import ACTION_STEP, FIRST, PRIVILEGE_STEP
from trianon.games.mercado.components import (
    BLACK,
    BLACK_AT_START,
    BLACK_COINS,
    COIN_CHANGER,
    COLOURED,
    CUTPURSE,
    EACH_COLOUR,
    HEAD_MERCHANT,
    OBJECT_SET,
    OBJECTS_SHOWN,
    PERFUME_SET,
    PERFUMES_SHOWN,
    SEALS,
    SEALS_AT_START,
    SIDES,
    WHITE_COINS,
)
from trianon.games.mercado.drawing import draw_tile
from trianon.games.mercado.events import LAID_OUT, ROUND_BEGAN, STANDSTILL, TURN_BEGAN
from trianon.games.mercado.standstill import is_standstill
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import some
from trianon.kernel.event import GAME_ENDED


def deal(s: Tableau, first: i64) -> None:
    """Set the table and begin the first round (M1)."""
    lay_board(s)
    purse = some(BLACK, BLACK_AT_START)
    for coin in range(COLOURED):
        purse += some(coin, EACH_COLOUR)
    seats = range(s.seats)
    s.purses = vec[i64]([purse for _ in seats])
    s.characters = vec[i64]([0 for _ in seats])
    s.seals = vec[i64]([SEALS_AT_START for _ in seats])
    s.privileges = vec[i64]([0 for _ in seats])
    s.given = vec[i64]([0 for _ in seats])
    s.progress = vec[i64]([0 for _ in seats])
    s.white = WHITE_COINS
    s.black = BLACK_COINS - BLACK_AT_START * s.seats  # M1.4, Q20
    s.spare_seals = SEALS - SEALS_AT_START * s.seats
    s.stack = s.figures.all_privileges
    s.deck = OBJECT_SET | PERFUME_SET
    s.first = s.roll(FIRST, s.seats) if first < 0 else first
    s.active = s.first
    s.order = vec[i64]([(s.first + s.seats - 1 - step) % s.seats for step in seats])  # M1.9
    _lay_out(s)
    begin_round(s)


def lay_board(s: Tableau) -> None:
    """The side of the board and the disc, which hides the symbol under it for the whole game (M1.7)."""
    disc = s.settings["disc"]
    assert isinstance(disc, int)
    s.disc = disc
    s.symbols = s.figures.symbols[SIDES.index(str(s.settings["side"]))][:]
    s.symbols[disc] = 0


def _lay_out(s: Tableau) -> None:
    """Four objects, two perfumes and the market tiles (M1.5, M16.1)."""
    for position in range(OBJECTS_SHOWN + PERFUMES_SHOWN):
        tile = draw_tile(s, OBJECT_SET if position < OBJECTS_SHOWN else PERFUME_SET)
        s.market = append(s.market, tile)
        s.tell(LAID_OUT, tile, position)
    s.market = append(append(s.market, HEAD_MERCHANT), COIN_CHANGER)
    if s.settings["promo"] == "yes":
        s.market = append(s.market, CUTPURSE)
    s.edges = vec[i64]([0 for _ in range(len(s.market) * s.seats)])


def advance(s: Tableau) -> bool:
    """The turn is over: an extra turn, the left neighbour, a new round or the end (M2.4, M13, M14.2)."""
    if s.extra > 0:
        s.extra -= 1
        begin_turn(s, True)
        return True
    s.active = (s.active + 1) % s.seats
    if s.active != s.first:
        begin_turn(s, False)
        return True
    if s.is_last_round():
        end_game(s)
        return False
    if is_standstill(s):
        s.tell(STANDSTILL)
        end_game(s)
        return False
    begin_round(s)
    return True


def begin_round(s: Tableau) -> None:
    """One turn slot for everybody, from the starting player on (M2.1)."""
    s.round += 1
    s.busy = False
    s.tell(ROUND_BEGAN, s.round)
    begin_turn(s, False)


def begin_turn(s: Tableau, extra: bool) -> None:
    """A turn begins with the privilege step (M2.2), which nobody needs who has none."""
    s.tell(TURN_BEGAN, s.active, int(extra))
    s.push(ACTION_STEP if s.privileges[s.active] == 0 else PRIVILEGE_STEP)


def end_game(s: Tableau) -> None:
    """Final scoring; then nobody is asked any more (M14)."""
    s.reveal()
    scoring.count_up(s)
    s.tell(GAME_ENDED)
