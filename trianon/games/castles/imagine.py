"""Castles of Mad King Ludwig: a view turned back into castles, money and cards: all that bots know."""

from typing import Any, Final

from mypy_extensions import i64

from trianon.games.castles.components import (
    BONUS_CARD_IDS,
    FAVOR_IDS,
    SIDES,
    SIZES,
    TILE_IDS,
)
from trianon.games.castles.geometry.castle import Castle, castle_from
from trianon.games.castles.geometry.spot import spot_of

OFFER: Final = 3  # tiles that the solo game turns each turn (C13.2)
SALES: Final = 0.9  # tiles that a seat buys in a turn, on average


class Seen:
    """What a seat sees of the table."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.master: int = view["master"]
        self.is_last: bool = view["last_round"]
        self.castles: list[Castle] = [castle_of(view[f"castle_{seat}"]) for seat in range(self.seats)]
        players: list[dict[str, Any]] = view["players"]
        self.money: list[int] = [player["money"] for player in players]
        self.downstairs: list[int] = [player["downstairs"] for player in players]
        self.cards: list[int] = [BONUS_CARD_IDS[card["card"]] for card in view["cards"]]
        self.favors: list[int] = [FAVOR_IDS[favor["favor"]] for favor in view["favors"]]
        self.measures: list[list[int]] = [favor["measures"] for favor in view["favors"]]
        self.stacks: list[int] = [view["stacks"][str(size)] for size in SIZES]
        self.hallways: int = view["supply"]["hallway"]
        self.stairs: int = view["supply"]["stairs"]
        self.room_cards: int = view["deck"]["cards"]
        self.waiting: int = len(view["deck"]["tiles"])
        self.turns: float = self._turns_left()

    def _turns_left(self) -> float:
        """GameSpec how many turns a seat has after this one (C3.5, C13.5)."""
        if self.is_last:
            return 0.0
        tiles = float(self.room_cards + self.waiting)
        if self.seats == 1:
            return float((self.room_cards + self.waiting + OFFER - 1) // OFFER)
        return max(1.0, tiles / (SALES * float(self.seats)))


def castle_of(tiles: list[dict[str, Any]]) -> Castle:
    """A castle as views show it, laid again tile by tile."""
    castle = castle_from(_spot(tiles[0]))
    for tile in tiles[1:]:
        castle = castle.laid(TILE_IDS[tile["room"]], _spot(tile))
    return castle


def _spot(tile: dict[str, Any]) -> i64:
    return placed(tile["x"], tile["y"], tile["r"], tile.get("side", SIDES[0]))


def placed(x: int, y: int, r: int, side: str) -> i64:
    """A spot as views and answers write it."""
    return spot_of(x, y, r, SIDES.index(side))
