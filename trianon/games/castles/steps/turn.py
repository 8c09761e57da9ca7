"""Turn: buy a tile of the market, a hallway or stairs, or take money (C5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.codes import BUY, MONEY, PLACE_STEP
from trianon.games.castles.components import CORRIDOR_PRICE, HALLWAY, INCOME, STAIRS
from trianon.games.castles.geometry.placements import can_lay
from trianon.games.castles.tableau import EMPTY, Tableau
from trianon.kernel.state import NOBODY


def options(s: Tableau) -> vec[i64]:
    """Every tile that the seat can pay and lay (D3); money can always be taken (C5.5)."""
    castle = s.castles[s.active]
    money = s.money[s.active]
    codes = vec[i64]()
    for slot in range(len(s.market)):
        tile = s.market[slot]
        if tile != EMPTY and money + s.coins[slot] >= s.price(slot) and can_lay(castle, tile):
            codes = append(codes, BUY + tile)
    if money >= CORRIDOR_PRICE:
        if s.hallways > 0 and can_lay(castle, HALLWAY):
            codes = append(codes, BUY + HALLWAY)
        if s.stairs > 0 and can_lay(castle, STAIRS):
            codes = append(codes, BUY + STAIRS)
    return append(codes, MONEY)


def answer(s: Tableau, code: i64) -> None:
    """Pay and lay, or take money."""
    s.frames.pop()
    if code == MONEY:
        s.money[s.active] += INCOME
        if s.telling:
            s.tell_event(events.took_money(s.active))
        return
    tile = code - BUY
    if tile >= HALLWAY:
        take_from_supply(s, tile)
        _pay(s, tile, EMPTY, CORRIDOR_PRICE, 0)
    else:
        slot = s.slot_of(tile)
        coins = s.coins[slot]
        s.market[slot] = EMPTY
        s.coins[slot] = 0
        _pay(s, tile, slot, s.price(slot), coins)
    s.push(PLACE_STEP, tile)


def take_from_supply(s: Tableau, tile: i64) -> None:
    """One hallway or stairs less."""
    if tile == HALLWAY:
        s.hallways -= 1
    else:
        s.stairs -= 1


def _pay(s: Tableau, tile: i64, slot: i64, price: i64, coins: i64) -> None:
    """The master builder is paid, by the master builder the bank; coins on the tile help (C5.2, C5.3)."""
    s.money[s.active] += coins - price
    payee = NOBODY if s.active == s.master else s.master
    if payee != NOBODY:
        s.money[payee] += price
    if s.telling:
        s.tell_event(events.bought(s.active, tile, slot, price, coins, payee))
