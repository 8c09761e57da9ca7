"""Louis XIV: what the interface is told beforehand: who would get what at a tile, what chips would pay."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.actions import BUY_STEP, FAVOUR_STEP, INTRIGUE_STEP
from trianon.games.louis.components import CHIPS, MISSION_COUNT, MISSIONS, PAIR_1, PAIR_2, PAIRS, PERSONS
from trianon.games.louis.payment import pairs_of
from trianon.games.louis.ranking import FREE, LOUIS, MAY_BUY, SECOND, Ranking, price, rank_tile, stones_on
from trianon.games.louis.tableau import EVALUATION, NEUTRAL, Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1
from trianon.kernel.state import NOBODY


def standing(s: Tableau, present: vec[i64], result: Ranking) -> dict[str, object]:
    """Who leads and who is second."""
    tied = result.leader == NOBODY
    leaders = [
        seat
        for seat in range(s.seats)
        if seat == result.leader or (tied and result.most > 0 and present[seat] == result.most)
    ]
    return {
        "leaders": leaders,
        "neutral_leads": result.leader == NEUTRAL
        or (tied and result.most > 0 and present[NEUTRAL] == result.most),
        "second": None if result.second == NOBODY or result.second == NEUTRAL else result.second,
        "neutral_second": result.second == NEUTRAL,
    }


def gains(s: Tableau, result: Ranking) -> dict[str, object]:
    """Who gets the reward, who the crown of Louis, who may buy, and whether the tile is turned over."""
    free: list[int] = []
    may_buy: list[int] = []
    crown: int | None = None
    for place in range(len(result.order)):
        seat = result.order[place]
        role = result.roles[seat]
        if role == FREE or role == LOUIS or role == SECOND:
            free.append(seat)
        if role == LOUIS:
            crown = seat
        if role == MAY_BUY:
            may_buy.append(seat)
    return {"free": free, "crown": crown, "buy": may_buy, "turns": result.turns}


def evaluation(s: Tableau) -> dict[str, object] | None:
    """The tile that is being evaluated; before the present stones are noted, as it stands."""
    if s.phase != EVALUATION:
        return None
    tile = arg1(s.frames[-1])
    is_counted = s.step != INTRIGUE_STEP
    favoured = s.favoured()
    present = s.present if is_counted else stones_on(s, tile)
    result = rank_tile(s, tile, present, favoured)
    seen: dict[str, object] = {
        "tile": tile + 1,
        "person": PERSONS[tile],
        "present": [present[seat] for seat in range(s.seats)],
        "neutral": present[NEUTRAL],
    }
    seen.update(standing(s, present, result))
    seen.update(gains(s, result))
    seen["favoured"] = None if favoured == NOBODY else favoured
    seen["seat"] = s.seat if is_counted and s.step != FAVOUR_STEP else None
    seen["price"] = price(s, s.seat, tile) if s.step == BUY_STEP else None
    return seen


def payments(s: Tableau, seat: i64) -> list[dict[str, object]]:
    """The missions in hand, each with the chips of the seat that would pay for it."""
    pairs = pairs_of(s, seat)
    rows: list[dict[str, object]] = []
    for mission in range(MISSION_COUNT):
        if s.missions[seat] & bit(mission):
            ways = s.figures.payable[mission] & pairs
            chips = [[CHIPS[PAIR_1[pair]], CHIPS[PAIR_2[pair]]] for pair in range(PAIRS) if ways & bit(pair)]
            rows.append({"mission": MISSIONS[mission], "payments": chips})
    return rows
