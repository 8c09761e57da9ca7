"""Action: draw and place coins, or put the spent ones back into the purse (M2.3, M4.1, M12)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado import events
from trianon.games.mercado.codes import ACTION_STEP, COIN, DRAW, EVALUATE_STEP, PLACE_STEP, REFILL, SEAL_STEP
from trianon.games.mercado.components import BLACK, CUTPURSE_POSITION, DRAWN
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import some, total


def ask(s: Tableau) -> None:
    """What is possible; nothing, and the player passes (D4, Q3)."""
    s.seat = s.active
    s.step = ACTION_STEP
    codes = vec[i64](capacity=2)
    if total(s.purses[s.active]) >= DRAWN:
        codes = append(codes, DRAW)
    if s.characters[s.active] != 0:
        codes = append(codes, REFILL)
    s.codes = codes


def answer(s: Tableau, code: i64) -> None:
    """Action A begins with three coins; action B is all there is to the turn."""
    if code == REFILL:
        coins = s.characters[s.active]
        s.purses[s.active] += coins  # M12.1
        s.characters[s.active] = 0
        if s.telling:
            s.tell_event(events.refilled(s.active, coins))
        s.phase = EVALUATE_STEP  # nothing can be complete: the turn ends (M12.2)
        return
    draw(s, DRAWN, False)
    may_go_on = s.seals[s.active] > 0 and s.purses[s.active] != 0  # M4.2
    s.phase = SEAL_STEP if may_go_on else PLACE_STEP


def draw(s: Tableau, n: i64, sealed: bool) -> None:
    """Coins out of the purse; black ones are laid aside at once (M4.1, M4.3)."""
    seat = s.active
    coins: list[int] = []
    black: i64 = 0
    for _ in range(n):
        coin = s.pick_kind(COIN, s.purses[seat])
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
    promo = len(s.market) > CUTPURSE_POSITION
    if promo:
        s.set_edge(CUTPURSE_POSITION, seat, s.edge(CUTPURSE_POSITION, seat) + some(BLACK, black))
    else:
        s.characters[seat] += some(BLACK, black)
    if s.telling:
        s.tell_event(events.counterfeits(seat, black, promo))
