"""Louis XIV: stones from a supply onto a tile (L2.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.actions import GENERAL, NO_STONE, OWN, PUT_ANYWHERE
from trianon.games.louis.components import TILES
from trianon.games.louis.tableau import STONE_ROW, Tableau


def put_stones(s: Tableau, seat: i64, tile: i64, count: i64, source: i64) -> None:
    """Put stones of a seat on a tile, from its general or its own supply."""
    if source == GENERAL:
        s.general[seat] -= count
    else:
        s.own[seat] -= count
    s.stones[tile * STONE_ROW + seat] += count


def anywhere(s: Tableau, seat: i64) -> vec[i64]:
    """One stone onto any tile, from either supply, or none: the answers for C06 and tile 6 (P6, P10)."""
    codes = vec[i64](capacity=TILES * 2 + 1)
    if not s.has_stone(seat):
        return codes
    for tile in range(TILES):
        if s.general[seat] > 0:
            codes = append(codes, PUT_ANYWHERE.code(tile, GENERAL))
        if s.own[seat] > 0:
            codes = append(codes, PUT_ANYWHERE.code(tile, OWN))
    return append(codes, NO_STONE.first)
