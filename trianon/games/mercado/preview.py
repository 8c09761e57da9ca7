"""Mercado: what completing a tile would bring a player now, and the odds of a purse."""

from mypy_extensions import i64

from trianon.games.mercado.actions import SEAL_STEP
from trianon.games.mercado.components import (
    COINS,
    CUTPURSE,
    DRAWN,
    DRAWN_FOR_SEAL,
    FINISH,
    GOODS,
    RANK,
    REVEAL,
    SPACES,
    TILE_NAMES,
)
from trianon.games.mercado.events import effect_json
from trianon.games.mercado.steps.buying import seconds
from trianon.games.mercado.steps.cutpurse import victim, white_coins_out
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import is_occupied, rank_of, symbol_met
from trianon.kernel.bags import count, total
from trianon.kernel.state import NOBODY


def preview(s: Tableau, position: i64, seat: i64) -> dict[str, object]:
    """Points, where the marker would end, the symbol there, and who would get the second-place seal."""
    tile = s.market[position]
    points: i64 = s.figures.points[tile]
    rank = rank_of(s, seat)
    if points == RANK:
        points = rank
    elif tile == CUTPURSE:
        points = white_coins_out(s)
    seen: dict[str, object] = {
        "tile": TILE_NAMES[tile],
        "points": None if points == REVEAL else points,
        "rank": rank if s.figures.points[tile] == RANK else None,
    }
    seen.update(_nowhere() if points == REVEAL else landing(s, seat, points))
    leaders = seconds(s, position, seat) if position < GOODS else []
    seen["second"] = [] if s.figures.no_seal[tile] else leaders
    seen["leaders"] = leaders
    if tile == CUTPURSE:
        robbed = victim(s, seat)
        seen["steal_from"] = None if robbed == NOBODY else robbed
    return seen


def _nowhere() -> dict[str, object]:
    """Where points that are not known yet lead."""
    return {"to": None, "space": None, "occupied": False, "symbol": None, "finish": False}


def landing(s: Tableau, seat: i64, points: i64) -> dict[str, object]:
    """Where so many points lead; without a step nothing is triggered (M7.2)."""
    to = s.progress[seat] + points
    space = (s.disc + to) % SPACES
    effect = symbol_met(s, seat, to) if points > 0 else 0
    return {
        "to": to,
        "space": space,
        "occupied": is_occupied(s, seat, space),
        "symbol": None if effect == 0 else effect_json(effect),
        "finish": to >= FINISH,
    }


def odds(s: Tableau, seat: i64) -> dict[str, object] | None:
    """The chance of at least one coin of each kind among the next ones; None when nothing can be drawn."""
    purse = s.purses[seat]
    inside = total(purse)
    draws = drawn_next(s, seat)
    if inside < draws or draws == 0:
        return None
    chances: dict[str, object] = {}
    for coin in range(len(COINS)):
        chances[COINS[coin]] = chance(inside, count(purse, coin), draws)
    return {"draws": draws, "chances": chances}


def drawn_next(s: Tableau, seat: i64) -> i64:
    """How many coins a seat draws the next time."""
    if s.step == SEAL_STEP and s.seat == seat:
        return min(DRAWN_FOR_SEAL, total(s.purses[seat]))
    return DRAWN


def chance(inside: i64, wanted: i64, draws: i64) -> float:
    """The chance that at least one of the wanted coins is among those drawn."""
    without: float = 1.0
    for step in range(draws):
        without *= float(max(inside - wanted - step, 0)) / float(inside - step)
    return round(1.0 - without, 3)
