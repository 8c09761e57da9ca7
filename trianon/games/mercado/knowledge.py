"""Mercado: what an answer is worth to the seat asked, in points.

Drawn coins are thought of together: every way to lay them is compared, and a single coin is worth what the
best way that begins with it brings. Coins that do not complete a tile yet are worth its prize by the chance
that the purse gives the rest before an opponent's purse does. Drawing, putting coins back and using a seal
are judged by all handfuls that the purse can give.
"""

from typing import Final

from mypy_extensions import i64

from trianon.games.mercado.actions import (
    DONE,
    DRAW,
    EVALUATE,
    EVALUATE_STEP,
    GIVE,
    KEEP,
    PLACE,
    PLACE_STEP,
    PLAY,
    PRIVILEGE_STEP,
    REFILL,
    RETURN,
    SCORE,
    STEAL,
    TAKE,
    USE_SEAL,
)
from trianon.games.mercado.appraisal import Appraiser
from trianon.games.mercado.chances import Hands
from trianon.games.mercado.components import (
    BLACK,
    COIN_CHANGER,
    DRAWN,
    DRAWN_FOR_SEAL,
    FINISH,
    RANK,
    REVEAL,
    WHITE,
    Figures,
)
from trianon.games.mercado.prices import fits
from trianon.games.mercado.steps.cutpurse import white_coins_out
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import rank_of
from trianon.kernel.bags import count, some, total, without
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

SEAL_COST: Final = 1.1  # a step at the end, and the chance to use it better
WAITING: Final = 0.5  # what a privilege may gain by waiting for a better space
AHEAD: Final = 4.0  # turns for which a full purse is compared with a thin one
STOLEN: Final = 1.0  # a seal for the one, and for the other it is lost


def worth(world: State, rng: Rng) -> list[float]:
    """The worth of every option of the world's question."""
    assert isinstance(world, Tableau)
    judge = Appraiser(world, world.purses[world.seat])
    if world.step == PLACE_STEP:
        return [_place(judge, code) for code in world.codes]
    if world.step == PRIVILEGE_STEP:
        return [_privilege(judge, code) for code in world.codes]
    if world.step == EVALUATE_STEP:
        tiles: list[int] = [EVALUATE.arg1(code) for code in world.codes]
        return [_evaluate(judge, tiles, place) for place in range(len(tiles))]
    return [_choice(judge, code) for code in world.codes]


# --- laying coins -----------------------------------------------------------------------------------------


def _place(judge: Appraiser, code: i64) -> float:
    """The best way to lay the coins that begins with this one."""
    s = judge.s
    edges = _own_edges(judge)
    if code == DONE.first:
        return best_laying(judge, edges, 0)
    coin = PLACE.arg1(code)
    edges[s.position_of(PLACE.arg2(code))] += some(coin)
    return best_laying(judge, edges, s.drawn - some(coin))


def _own_edges(judge: Appraiser) -> list[int]:
    return [judge.s.edge(position, judge.me) for position in range(len(judge.s.market))]


def best_laying(judge: Appraiser, edges: list[int], coins: i64) -> float:
    """What the edges are worth when these coins are added in the best way; coins may stay in the purse."""
    rows: list[int] = [coins]  # what is left so far
    worths: list[float] = [0.0]
    for position in range(len(edges)):
        left_rows: list[int] = []
        left_worths: list[float] = []
        tile = judge.s.market[position]
        for index in range(len(rows)):
            for part in parts(judge.s.figures, tile, edges[position], rows[index]):
                left = rows[index] - part
                gain = worths[index] + judge.edge(position, edges[position] + part)
                if left not in left_rows:
                    left_rows.append(left)
                    left_worths.append(gain)
                else:
                    place = left_rows.index(left)
                    left_worths[place] = max(left_worths[place], gain)
        rows = left_rows
        worths = left_worths
    return max(worths)


def parts(figures: Figures, tile: i64, edge: i64, coins: i64) -> list[int]:
    """Every part of some coins that fits at an edge, nothing included."""
    found: list[int] = [0]
    for coin in range(BLACK):
        held = count(coins, coin)
        if held > 0:
            more: list[int] = []
            for part in found:
                laid = part
                for _ in range(held):
                    if not fits(figures, tile, edge + laid, coin):
                        break
                    laid += some(coin)
                    more.append(laid)
            found += more
    return found


# --- drawing ----------------------------------------------------------------------------------------------


def drawing(judge: Appraiser, purse: i64, draws: i64) -> float:
    """What so many more coins out of a purse bring on average."""
    edges = _own_edges(judge)
    drawn = judge.s.drawn
    hands = Hands(purse, draws)
    mean = 0.0
    for index in range(len(hands.bags)):
        coins = without(drawn + hands.bags[index], BLACK)
        mean += hands.chances[index] * best_laying(judge, edges, coins)
    return mean - best_laying(judge, edges, drawn)


def _refill(judge: Appraiser) -> float:
    """A draw from a full purse in every turn but this one."""
    s = judge.s
    purse = judge.purse + s.characters[judge.me]
    if total(purse) < DRAWN:
        return 0.0
    ahead = min(AHEAD, judge.turns + 1.0)
    return drawing(Appraiser(s, purse), purse, DRAWN) * (ahead - 1.0) / ahead


# --- tokens, tiles that are paid, small questions ---------------------------------------------------------


def _privilege(judge: Appraiser, code: i64) -> float:
    """Steps count at the end too: what matters is the space reached, the extra, and the end of the game."""
    if code == KEEP.first:
        return 0.0
    s = judge.s
    face = PLAY.arg1(code)
    now = s.progress[judge.me]
    to = now + s.figures.face_steps[face]
    gain = judge.token(face) + judge.symbol(judge.me, to, True) + judge.ending(judge.me, now, to)
    if now >= FINISH:
        return gain
    return gain - WAITING * min(1.0, judge.turns / (1.0 + float(total(s.privileges[judge.me]))))


def _evaluate(judge: Appraiser, tiles: list[int], place: i64) -> float:
    """The best order of all paid tiles that begins with this one."""
    others = tiles[:place] + tiles[place + 1 :]
    return _in_order(judge, judge.s.progress[judge.me], tiles[place], others)


def _in_order(judge: Appraiser, progress: i64, tile: i64, rest: list[int]) -> float:
    """Points and symbols of a tile settled now, then the others in their best order."""
    points: i64 = judge.s.figures.points[tile]
    if points == RANK:
        points = _rank_at(judge, progress)
    elif points == REVEAL:
        points = 0  # the same in every order, wherever it leads
    gain = judge.moving(judge.me, progress, points)
    if tile == COIN_CHANGER:
        gain += 0.1  # its coin may complete one more
    best = 0.0
    for place in range(len(rest)):
        others = rest[:place] + rest[place + 1 :]
        later = _in_order(judge, progress + points, rest[place], others)
        best = later if place == 0 else max(best, later)
    return gain + best


def _rank_at(judge: Appraiser, progress: i64) -> i64:
    """The own rank when the marker has come so far (M9.8)."""
    s = judge.s
    if progress == s.progress[judge.me]:
        return rank_of(s, judge.me)
    rank: i64 = 1
    for other in s.progress:
        if other > progress:
            rank += 1
    return rank


def _choice(judge: Appraiser, code: i64) -> float:
    """An answer to one of the small questions."""
    s = judge.s
    if code == DRAW.first:
        return drawing(judge, judge.purse, DRAWN)
    if code == REFILL.first:
        return _refill(judge)
    if code == USE_SEAL.first:
        return drawing(judge, judge.purse, min(DRAWN_FOR_SEAL, total(judge.purse))) - SEAL_COST
    if code == TAKE.first:
        return judge.symbol(judge.me, s.progress[judge.me], False)
    if PLACE.has(code):
        position = s.position_of(PLACE.arg2(code))
        edge = s.edge(position, judge.me)
        return judge.edge(position, edge + some(WHITE)) - judge.edge(position, edge)
    if GIVE.has(code):
        face = GIVE.arg1(code)
        return -float(s.figures.face_steps[face]) - judge.token(face)
    if code == RETURN.first:
        return 1.0
    if code == STEAL.first:
        return 1.0 + STOLEN / float(s.seats - 1)
    if code == SCORE.first:
        return judge.moving(judge.me, s.progress[judge.me], white_coins_out(s))
    return 0.0  # spare, ignore, leave
