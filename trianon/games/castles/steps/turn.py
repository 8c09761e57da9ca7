"""Turn: buy a tile of the market, a hallway or stairs, or take money (C5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.actions import BUY, BUY_HALLWAY, BUY_STAIRS, MONEY, MOST_SLOTS, PLACE_STEP
from trianon.games.castles.components import CORRIDOR_PRICE, HALLWAY, INCOME, STAIRS
from trianon.games.castles.drawing import take_from_supply
from trianon.games.castles.events import BOUGHT, TOOK_MONEY
from trianon.games.castles.geometry.placements import can_lay
from trianon.games.castles.tableau import EMPTY, Tableau
from trianon.kernel.state import NOBODY
from trianon.kernel.step import AGAIN, UNLIKE, Step


class Turn(Step[Tableau]):
    """Every tile that the seat can pay and lay (D3); money can always be taken (C5.5)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        castle = s.castles[s.active]
        money = s.money[s.active]
        codes = vec[i64](capacity=MOST_SLOTS + 3)
        for slot in range(len(s.market)):
            tile = s.market[slot]
            if tile != EMPTY and money + s.coins[slot] >= s.price(slot) and can_lay(castle, tile):
                codes = append(codes, BUY.first + tile)
        if money >= CORRIDOR_PRICE:
            if s.hallways > 0 and can_lay(castle, HALLWAY):
                codes = append(codes, BUY_HALLWAY.first)
            if s.stairs > 0 and can_lay(castle, STAIRS):
                codes = append(codes, BUY_STAIRS.first)
        return append(codes, MONEY.first)

    def likeness(self, s: Tableau, frame: i64, code: i64) -> i64:
        """Whoever buys a tile is asked for its place."""
        return UNLIKE if code == MONEY.first else AGAIN

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """Pay and lay, or take money."""
        if code == MONEY.first:
            s.money[s.active] += INCOME
            s.tell(TOOK_MONEY, s.active, INCOME)
        elif BUY.has(code):
            tile = BUY.arg1(code)
            slot = s.slot_of(tile)
            coins = s.coins[slot]
            s.market[slot] = EMPTY
            s.coins[slot] = 0
            _pay(s, tile, slot, s.price(slot), coins)
        else:
            corridor: i64 = HALLWAY if code == BUY_HALLWAY.first else STAIRS
            take_from_supply(s, corridor)
            _pay(s, corridor, EMPTY, CORRIDOR_PRICE, 0)


def _pay(s: Tableau, tile: i64, slot: i64, price: i64, coins: i64) -> None:
    """The master builder is paid, by the master builder the bank; coins on the tile help (C5.2, C5.3)."""
    s.money[s.active] += coins - price
    payee: i64 = NOBODY if s.active == s.master else s.master
    if payee != NOBODY:
        s.money[payee] += price
    s.tell(BOUGHT, s.active, tile, price, coins, slot, payee)
    s.push(PLACE_STEP, tile)
