"""Castles of Mad King Ludwig: a market that can never change again (C3.8).

Who plays to win will hardly see it: every slot is taken, so that no stack can help, and no tile of the
market, no hallway and no stairs fits into anybody's castle. Then the game ends with the round, as if the deck
had run out.
"""

from trianon.games.castles.components import HALLWAY, STAIRS
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.geometry.placements import can_lay
from trianon.games.castles.tableau import EMPTY, Tableau


def is_standstill(s: Tableau) -> bool:
    """Whether nobody can ever buy anything again. Asked at the end of a round, with more than one player."""
    for tile in s.market:
        if tile == EMPTY:
            return False  # something was bought: there will be a new tile
    for seat in range(s.seats):
        if _can_buy(s, s.castles[seat]):
            return False
    return True


def can_others_buy(s: Tableau) -> bool:
    """Whether somebody else than the one in turn could buy something, so that this is no standstill."""
    for seat in range(s.seats):
        if seat != s.active and _can_buy(s, s.castles[seat]):
            return True
    return False


def _can_buy(s: Tableau, castle: Castle) -> bool:
    """Whether anything on sale fits; money comes in time (C5.5)."""
    if s.hallways > 0 and can_lay(castle, HALLWAY):
        return True
    if s.stairs > 0 and can_lay(castle, STAIRS):
        return True
    for tile in s.market:
        if can_lay(castle, tile):
            return True
    return False
