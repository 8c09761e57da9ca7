"""Place: lay a tile in the castle, and score it (C7, C9)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.actions import PLACE, SIDED
from trianon.games.castles.components import CORRIDOR, HALLWAY, TYPE
from trianon.games.castles.events import LAID
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.geometry.placements import placements
from trianon.games.castles.geometry.points import own_bonus_of, points_of, would_complete
from trianon.games.castles.preview import served
from trianon.games.castles.rewards import open_reward
from trianon.games.castles.standstill import can_others_buy
from trianon.games.castles.tableau import EMPTY, CastlePreview, Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1
from trianon.kernel.step import UNLIKE, Step

MOST_ROOMS: Final = 60  # in a set


class Place(Step[Tableau]):
    """Every legal spot (D4)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        tile = arg1(frame)
        first: i64 = PLACE.first + SIDED if tile == HALLWAY else PLACE.first
        spots = placements(s.castles[s.active], tile)
        codes = vec[i64](capacity=len(spots))
        for spot in spots:
            codes = append(codes, first + spot)
        return codes

    def is_asked_alone(self, s: Tableau, frame: i64) -> bool:
        """Whoever buys a tile may look at its place, and still give it back."""
        return True

    def likeness(self, s: Tableau, frame: i64, code: i64) -> i64:
        """Spots that complete the same rooms lead on alike, as long as the game goes on whatever the spot."""
        if s.open or s.last_round or s.seats == 1 or not (EMPTY in s.market or can_others_buy(s)):
            return UNLIKE
        return _completed(s.castles[s.active], arg1(frame), PLACE.spot(code))

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """Lay the tile, score it, and open the rewards of the rooms that it completes (P2)."""
        seat = s.active
        tile = arg1(frame)
        spot = PLACE.spot(code)
        old = s.castles[seat]
        s.castles[seat] = old.laid(tile, spot)
        s.previews[seat] = CastlePreview()
        s.built[seat] += points_of(old, tile, spot)
        s.tell(LAID, seat, old.count, code)
        if s.telling:
            own = own_bonus_of(old, tile, spot)
            s.tell_event(events.scored(s, old.count, s.figures.base[tile], own, served(old, tile, spot)))
        for completed in would_complete(old, tile, spot):
            open_reward(s, completed)


def _completed(castle: Castle, tile: i64, spot: i64) -> i64:
    """The set of rooms that a tile would complete; UNLIKE with a corridor, whose use depends on the spot."""
    rooms: i64 = 0
    for index in would_complete(castle, tile, spot):
        completed = tile if index == castle.count else castle.tiles[index]
        if TYPE[completed] == CORRIDOR or index > MOST_ROOMS:
            return UNLIKE
        rooms |= bit(index)
    return rooms
