"""Buy: who is present but got nothing free may pay for the reward (P9, L5.5.2, L5.8.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.codes import BUY, BUY_IT, REFUSE
from trianon.games.louis.components import AMOUNT, C08
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit


def price(s: Tableau, seat: i64, tile: i64) -> i64:
    """What a purchase costs a seat; C08 makes it cheaper (L8.17)."""
    full = s.number(tile)
    return full - AMOUNT[C08] if s.displays[seat] & bit(C08) else full


def ask(s: Tableau) -> bool:
    """Buy or not; nothing to ask without the full price in hand (L5.11)."""
    if s.money[s.turn] < price(s, s.turn, s.tile):
        return False
    s.seat = s.turn
    s.step = BUY
    s.codes = vec[i64]([BUY_IT, REFUSE])
    return True
