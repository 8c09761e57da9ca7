"""Buying: a complete merchandise tile: points, second place, effects, payment, a new tile (M7)."""

from mypy_extensions import i64

from trianon.games.mercado.actions import BUYING_TASK
from trianon.games.mercado.components import (
    OBJECT_SET,
    RANK,
    REVEAL,
    SEAL,
    deck_of,
)
from trianon.games.mercado.drawing import draw_tile
from trianon.games.mercado.effects import befall, carry_out
from trianon.games.mercado.events import (
    BOUGHT,
    BY_TILE,
    DISCARDED,
    LAID_OUT,
    NOTHING,
    SECOND_SEAL,
    SENT_BACK,
    TURNED_OVER,
)
from trianon.games.mercado.steps.service import pay
from trianon.games.mercado.tableau import SOLD, TURNED, Tableau
from trianon.games.mercado.track import move, rank_of
from trianon.kernel.bags import total
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2, pack
from trianon.kernel.step import Task


def buy(s: Tableau, position: i64) -> None:
    """Points and movement (M7.1, M7.2); the rest waits until the symbol reached is settled."""
    tile = s.market[position]
    points: i64 = s.figures.points[tile]
    if points == RANK:
        points = rank_of(s, s.active)
    s.tell(BOUGHT, s.active, tile, points)
    if points == REVEAL:
        points = _turn_over(s)
    s.push(BUYING_TASK, position, 0)
    if points > 0:
        move(s, points, BY_TILE, False)


def _turn_over(s: Tableau) -> i64:
    """The points of the top object, which goes to the discard (M7.1c)."""
    tile = draw_tile(s, OBJECT_SET)
    s.discard |= bit(tile)
    s.sold.append(pack(tile, s.active, TURNED))
    points: i64 = s.figures.points[tile]
    if points == RANK:
        points = rank_of(s, s.active)  # Q8
    s.tell(TURNED_OVER, s.active, tile, points)
    return points


class Buying(Task[Tableau]):
    """A tile whose points are settled."""

    def otherwise(self, s: Tableau, frame: i64) -> None:
        """The next stage: second place, effects one by one, payment (M7.3 to M7.8)."""
        position = arg1(frame)
        stage = arg2(frame)
        tile = s.market[position]
        effects = s.figures.effects[tile]
        opponents = s.figures.opponents[tile]
        own: i64 = len(effects)
        each: i64 = len(opponents)
        if stage > own + each * (s.seats - 1):
            _hand_over(s, position)
            return
        s.push(BUYING_TASK, position, stage + 1)
        if stage == 0:
            _reward_second(s, position)
        elif stage <= own:
            carry_out(s, effects[stage - 1])  # M7.4
        else:
            turn: i64 = stage - own - 1  # M7.5: one opponent after the other, each with all effects
            befall(s, (s.active + 1 + turn // each) % s.seats, opponents[turn % each])


def seconds(s: Tableau, position: i64, buyer: i64) -> list[int]:
    """The opponents of a buyer with the most coins at a tile, clockwise; nobody without a coin (M7.3)."""
    best: i64 = 1
    found: list[int] = []
    for step in range(1, s.seats):
        seat = (buyer + step) % s.seats
        coins = total(s.edge(position, seat))
        if coins > best:
            best = coins
            found = []
        if coins == best:
            found.append(seat)
    return found


def _reward_second(s: Tableau, position: i64) -> None:
    """A seal for everybody in second place, while there are some (M7.3, M10.9, M11.2)."""
    tile = s.market[position]
    if s.figures.no_seal[tile]:
        return
    for seat in seconds(s, position, s.active):
        if s.spare_seals > 0:
            s.spare_seals -= 1
            s.seals[seat] += 1
            s.tell(SECOND_SEAL, seat, tile)
        else:
            s.tell(NOTHING, seat, SEAL)


def _hand_over(s: Tableau, position: i64) -> None:
    """Payment, the others' coins back, the tile away and a new one in its place (M7.6 to M7.8)."""
    tile = s.market[position]
    pay(s, position)
    for step in range(1, s.seats):
        seat = (s.active + step) % s.seats
        coins = s.edge(position, seat)
        if coins != 0:
            s.purses[seat] += coins
            s.set_edge(position, seat, 0)
            s.tell(SENT_BACK, seat, tile, coins)
    s.discard |= bit(tile)
    s.sold.append(pack(tile, s.active, SOLD))
    s.tell(DISCARDED, tile)
    s.market[position] = draw_tile(s, deck_of(tile))
    s.tell(LAID_OUT, s.market[position], position)
