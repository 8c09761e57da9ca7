"""Mercado: a view turned back into bags of coins, tiles and tokens: all that bots know (M15)."""

from typing import Any, Final

from mypy_extensions import i64

from trianon.games.mercado.components import (
    COIN_IDS,
    EFFECT_NAMES,
    FACE_IDS,
    FINISH,
    SPACES,
    TILE_IDS,
)
from trianon.kernel.bags import some

PACE: Final = 3.0  # spaces that the leader moves in a round


class Seen:
    """What a seat sees of the table."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.promo: bool = view["promo"]
        market: list[dict[str, Any]] = view["market"]
        self.market: list[int] = [TILE_IDS[tile["tile"]] for tile in market]
        self.edges: list[list[int]] = []  # by position and seat
        for tile in market:
            self.edges.append([bag_of(edge["coins"]) for edge in tile["edges"]])
        players: list[dict[str, Any]] = view["players"]
        self.purses: list[int] = [counted(player["purse"]) for player in players]
        self.characters: list[int] = [counted(player["character"]) for player in players]
        self.seals: list[int] = [player["seals"] for player in players]
        self.privileges: list[int] = [player["privileges"] for player in players]
        self.hand: list[int] = [FACE_IDS[token["privilege"]] for token in view["hand"]]
        self.progress: list[int] = list(view["track"]["progress"])
        self.ranking: list[int] = list(view["track"]["ranking"])
        self.disc: int = view["board"]["disc"]
        self.symbols: list[int] = [effect_of(symbol) for symbol in view["board"]["symbols"]]
        self.drawn: int = bag_of(view["drawn"])
        self.white: int = view["supply"]["white"]
        self.spare_seals: int = view["supply"]["seals"]
        self.extra: int = view["extra_turns"]
        self.is_last: bool = view["last_round"]
        self.waiting: int = (view["first"] + self.seats - 1 - self.me) % self.seats  # later in this round
        self.turns: float = self._turns_left()

    def _turns_left(self) -> float:
        """GameSpec how many turns this seat has after this one (M14.2)."""
        if self.is_last:
            return float(self.extra)
        way = float(FINISH - max(self.progress))
        return max(0.7, way / PACE) + float(self.extra)

    def rank(self, seat: int) -> int:
        """1 for who is ahead (M9.8)."""
        return self.ranking.index(seat) + 1

    def symbol(self, seat: int, progress: int) -> int:
        """The symbol that takes effect where a marker ends; 0 for none (M9.3, M9.7)."""
        if progress >= FINISH:
            return 0
        space = (self.disc + progress) % SPACES
        for other in range(self.seats):
            if other != seat and (self.disc + self.progress[other]) % SPACES == space:
                return 0
        return self.symbols[space]


def effect_of(effect: dict[str, Any] | None) -> int:
    """An effect as tables write it; 0 for none."""
    if effect is None:
        return 0
    kind: int = EFFECT_NAMES.index(effect["effect"])
    number: int = effect["count"]
    return kind << 3 | number


def bag_of(coins: list[str]) -> i64:
    """Coins one by one as a bag."""
    bag: i64 = 0
    for coin in coins:
        bag += some(COIN_IDS[coin])
    return bag


def counted(coins: dict[str, int]) -> i64:
    """Numbers of coins as a bag."""
    bag: i64 = 0
    for coin, number in coins.items():
        bag += some(COIN_IDS[coin], number)
    return bag
