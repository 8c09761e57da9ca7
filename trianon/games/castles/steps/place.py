"""Place: lay a tile in the castle, and score it (C7, C9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles import events, rewards
from trianon.games.castles.codes import PLACE, SIDED
from trianon.games.castles.components import BASE, HALLWAY
from trianon.games.castles.geometry.placements import placements
from trianon.games.castles.geometry.points import own_bonus_of, points_of, would_complete
from trianon.games.castles.pieces import piece_at
from trianon.games.castles.sketch import Sketch, served
from trianon.games.castles.tableau import Tableau
from trianon.kernel.action import first


def options(s: Tableau) -> vec[i64]:
    """Every legal spot (D4)."""
    tile = first(s.frames[-1])
    start: i64 = PLACE + SIDED if tile == HALLWAY else PLACE
    codes = vec[i64]()
    for spot in placements(s.castles[s.active], tile):
        codes = append(codes, start + spot)
    return codes


def answer(s: Tableau, code: i64) -> None:
    """Lay the tile, score it, and open the rewards of the rooms that it completes (P2)."""
    seat = s.active
    tile = first(s.frames.pop())
    spot = (code - PLACE) & (SIDED - 1)
    old = s.castles[seat]
    castle = old.laid(tile, spot)
    s.castles[seat] = castle
    s.sketches[seat] = Sketch()
    s.built[seat] += points_of(old, tile, spot)
    if s.telling:
        index = old.count
        piece = piece_at(castle, index)
        s.tell_event(events.laid(seat, piece, index, spot))
        own = own_bonus_of(old, tile, spot)
        s.tell_event(events.scored(seat, piece, index, BASE[tile], own, served(old, tile, spot)))
    for completed in would_complete(old, tile, spot):
        rewards.open_reward(s, completed)
