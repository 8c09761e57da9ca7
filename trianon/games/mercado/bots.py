"""Mercado: what an answer is worth to the seat asked, judged from its view alone.

Drawn coins are thought of together: every way to lay them is compared, and a single coin is worth what the
best way that begins with it brings. Coins that do not complete a tile yet are worth its prize by the chance
that the purse gives the rest before an opponent's purse does. Drawing, putting coins back and using a seal
are judged by all handfuls that the purse can give.
"""

from typing import Any, Final

from mypy_extensions import i64

from trianon.games.mercado.appraisal import Appraiser
from trianon.games.mercado.chances import Hands
from trianon.games.mercado.components import (
    BLACK,
    COIN_CHANGER,
    COIN_IDS,
    DRAWN,
    DRAWN_FOR_SEAL,
    FACE_IDS,
    FINISH,
    POINTS,
    RANK,
    REVEAL,
    STEPS,
    TILE_IDS,
    WHITE,
)
from trianon.games.mercado.imagine import Seen
from trianon.games.mercado.prices import fits
from trianon.kernel.bags import count, some, total, without
from trianon.kernel.rng import Rng

SEAL_COST: Final = 1.1  # a step at the end, and the chance to use it better
WAITING: Final = 0.5  # what a privilege may gain by waiting for a better space
AHEAD: Final = 4.0  # turns for which a full purse is compared with a thin one
STOLEN: Final = 1.0  # a seal for the one, and for the other it is lost


def worth(view: dict[str, Any], question: dict[str, Any], rng: Rng) -> list[float]:
    """The worth of every option in points."""
    ask: str = question["ask"]
    options: list[dict[str, Any]] = question["options"]
    seen = Seen(view)
    judge = Appraiser(seen, seen.purses[seen.me])
    if ask == "place":
        return [_place(option, judge) for option in options]
    if ask == "action":
        return [_action(option, judge) for option in options]
    if ask == "seal":
        return [_seal(option, judge) for option in options]
    if ask == "privilege":
        return [_privilege(option, judge) for option in options]
    if ask == "evaluate":
        return [_evaluate(option, options, judge) for option in options]
    return [_choice(option, view, judge) for option in options]


# --- laying coins -----------------------------------------------------------------------------------------


def _place(option: dict[str, Any], judge: Appraiser) -> float:
    """The best way to lay the coins that begins with this one."""
    seen = judge.seen
    edges: list[int] = [row[seen.me] for row in seen.edges]
    drawn = seen.drawn
    if option["kind"] == "done":
        return best_laying(judge, edges, 0)
    coin = COIN_IDS[option["args"]["coin"]]
    edges[seen.market.index(TILE_IDS[option["args"]["tile"]])] += some(coin)
    return best_laying(judge, edges, drawn - some(coin))


def best_laying(judge: Appraiser, edges: list[int], coins: i64) -> float:
    """What the edges are worth when these coins are added in the best way; coins may stay in the purse."""
    rows: list[int] = [coins]  # what is left so far
    worths: list[float] = [0.0]
    for position in range(len(edges)):
        left_rows: list[int] = []
        left_worths: list[float] = []
        tile = judge.seen.market[position]
        for index in range(len(rows)):
            for part in parts(tile, edges[position], rows[index]):
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


def parts(tile: i64, edge: i64, coins: i64) -> list[int]:
    """Every part of some coins that fits at an edge, nothing included."""
    found: list[int] = [0]
    for coin in range(BLACK):
        held = count(coins, coin)
        if held > 0:
            more: list[int] = []
            for part in found:
                laid = part
                for _ in range(held):
                    if not fits(tile, edge + laid, coin):
                        break
                    laid += some(coin)
                    more.append(laid)
            found += more
    return found


# --- drawing ----------------------------------------------------------------------------------------------


def drawing(judge: Appraiser, purse: i64, draws: i64) -> float:
    """What so many more coins out of a purse bring on average."""
    edges: list[int] = [row[judge.me] for row in judge.seen.edges]
    drawn = judge.seen.drawn
    hands = Hands(purse, draws)
    mean = 0.0
    for index in range(len(hands.bags)):
        coins = without(drawn + hands.bags[index], BLACK)
        mean += hands.chances[index] * best_laying(judge, edges, coins)
    return mean - best_laying(judge, edges, drawn)


def _action(option: dict[str, Any], judge: Appraiser) -> float:
    """A draw now, or a draw from a full purse in every turn but this one."""
    seen = judge.seen
    if option["kind"] == "draw":
        return drawing(judge, judge.purse, DRAWN)
    purse = judge.purse + seen.characters[seen.me]
    if total(purse) < DRAWN:
        return 0.0
    ahead = min(AHEAD, seen.turns + 1.0)
    return drawing(Appraiser(seen, purse), purse, DRAWN) * (ahead - 1.0) / ahead


def _seal(option: dict[str, Any], judge: Appraiser) -> float:
    """What more coins bring, less the seal."""
    if option["kind"] == "spare":
        return 0.0
    return drawing(judge, judge.purse, min(DRAWN_FOR_SEAL, total(judge.purse))) - SEAL_COST


# --- tokens, tiles that are paid, small questions ---------------------------------------------------------


def _privilege(option: dict[str, Any], judge: Appraiser) -> float:
    """Steps count at the end too: what matters is the space reached, the extra, and the end of the game."""
    if option["kind"] == "keep":
        return 0.0
    seen = judge.seen
    face = FACE_IDS[option["args"]["privilege"]]
    now = seen.progress[seen.me]
    to = now + STEPS[face]
    gain = judge.token(face) + judge.symbol(seen.me, to, True) + judge.ending(seen.me, now, to)
    if now >= FINISH:
        return gain
    return gain - WAITING * min(1.0, seen.turns / (1.0 + float(len(seen.hand))))


def _evaluate(option: dict[str, Any], options: list[dict[str, Any]], judge: Appraiser) -> float:
    """The best order of all paid tiles that begins with this one."""
    tiles: list[int] = [TILE_IDS[other["args"]["tile"]] for other in options]
    tile = TILE_IDS[option["args"]["tile"]]
    tiles.remove(tile)
    return _in_order(judge, judge.seen.progress[judge.me], tile, tiles)


def _in_order(judge: Appraiser, progress: int, tile: int, rest: list[int]) -> float:
    """Points and symbols of a tile settled now, then the others in their best order."""
    seen = judge.seen
    points = POINTS[tile]
    if points == RANK:
        points = _rank_at(judge, progress)
    elif points == REVEAL:
        points = 0  # the same in every order, wherever it leads
    gain = judge.moving(seen.me, progress, points)
    if tile == COIN_CHANGER:
        gain += 0.1  # its coin may complete one more
    best = 0.0
    for number in range(len(rest)):
        others = rest[:number] + rest[number + 1 :]
        later = _in_order(judge, progress + points, rest[number], others)
        best = later if number == 0 else max(best, later)
    return gain + best


def _rank_at(judge: Appraiser, progress: int) -> int:
    """The own position when the marker has come so far (M9.8)."""
    seen = judge.seen
    if progress == seen.progress[seen.me]:
        return seen.rank(seen.me)
    rank = 1
    for other in seen.progress:
        if other > progress:
            rank += 1
    return rank


def _choice(option: dict[str, Any], view: dict[str, Any], judge: Appraiser) -> float:
    """An answer to one of the small questions."""
    kind: str = option["kind"]
    seen = judge.seen
    if kind == "take":
        return judge.symbol(seen.me, seen.progress[seen.me], False)
    if kind == "place":
        position = seen.market.index(TILE_IDS[option["args"]["tile"]])
        edge = seen.edges[position][seen.me]
        return judge.edge(position, edge + some(WHITE)) - judge.edge(position, edge)
    if kind == "give":
        face = FACE_IDS[option["args"]["privilege"]]
        return -float(STEPS[face]) - judge.token(face)
    if kind == "return":
        return 1.0
    if kind == "steal":
        return 1.0 + STOLEN / float(seen.seats - 1)
    if kind == "points":
        points: int = view["asking"]["points"]
        return judge.moving(seen.me, seen.progress[seen.me], points)
    return 0.0  # ignore, leave
