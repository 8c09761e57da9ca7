"""Mercado: evaluating a complete tile: merchandise (M7) and market tiles (M8, M16)."""

from mypy_extensions import i64

from trianon.games.mercado import events
from trianon.games.mercado.codes import (
    BUYING_TASK,
    BY_TILE,
    CHANGER_STEP,
    CUTPURSE_STEP,
    SERVICE_TASK,
)
from trianon.games.mercado.components import (
    CHANGER_POSITION,
    COIN_CHANGER,
    CUTPURSE,
    EFFECTS,
    GOODS,
    HEAD_MERCHANT,
    NO_SEAL,
    OBJECT_SET,
    OPPONENTS,
    POINTS,
    RANK,
    REVEAL,
    SEAL,
    WHITE,
    WILD,
    deck_of,
)
from trianon.games.mercado.effects import befall, carry_out
from trianon.games.mercado.prices import fits
from trianon.games.mercado.supply import draw_tile
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import move, position_of
from trianon.kernel.action import first, second
from trianon.kernel.bags import count, total, without
from trianon.kernel.bits import bit


def evaluate(s: Tableau, position: i64) -> None:
    """Begin to resolve a complete tile of the active player (M6.2)."""
    if position < GOODS:
        _buy(s, position)
    else:
        _serve(s, position)


# --- merchandise (M7) -----------------------------------------------------------------------------


def _buy(s: Tableau, position: i64) -> None:
    """Points and movement (M7.1, M7.2); the rest waits until the symbol reached is settled."""
    tile = s.market[position]
    points: i64 = POINTS[tile]
    if points == RANK:
        points = position_of(s, s.active)
    if s.telling:
        s.tell_event(events.bought(s.active, tile, points))
    if points == REVEAL:
        points = _turn_over(s)
    s.push(BUYING_TASK, position, 0)
    if points > 0:
        move(s, points, BY_TILE, False)


def _turn_over(s: Tableau) -> i64:
    """The points of the top object, which goes to the discard (M7.1c)."""
    tile = draw_tile(s, OBJECT_SET)
    s.discard |= bit(tile)
    points: i64 = POINTS[tile]
    if points == RANK:
        points = position_of(s, s.active)  # Q8
    if s.telling:
        s.tell_event(events.turned_over(s.active, tile, points))
    return points


def go_on_buying(s: Tableau) -> None:
    """The next stage: second place, effects one by one, payment (M7.3 to M7.8)."""
    frame = s.frames.pop()
    position = first(frame)
    stage = second(frame)
    tile = s.market[position]
    effects = EFFECTS[tile]
    opponents = OPPONENTS[tile]
    own: i64 = len(effects)
    each: i64 = len(opponents)
    if stage <= own + each * (s.seats - 1):
        s.push(BUYING_TASK, position, stage + 1)
    if stage == 0:
        if not NO_SEAL[tile]:
            _reward_second(s, position)
    elif stage <= own:
        carry_out(s, effects[stage - 1])  # M7.4
    elif stage <= own + each * (s.seats - 1):
        turn: i64 = stage - own - 1  # M7.5: one opponent after the other, each with all effects
        befall(s, (s.active + 1 + turn // each) % s.seats, opponents[turn % each])
    else:
        _hand_over(s, position)


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
    """A seal for everybody in second place, while there are some (M7.3, M11.2)."""
    for seat in seconds(s, position, s.active):
        if s.spare_seals > 0:
            s.spare_seals -= 1
            s.seals[seat] += 1
            if s.telling:
                s.tell_event(events.second_seal(seat, s.market[position]))
        elif s.telling:
            s.tell_event(events.nothing(seat, SEAL))


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
            if s.telling:
                s.tell_event(events.sent_back(seat, tile, coins))
    s.discard |= bit(tile)
    if s.telling:
        s.tell_event(events.discarded(tile))
    s.market[position] = draw_tile(s, deck_of(tile))
    if s.telling:
        s.tell_event(events.laid_out(s.market[position], position))


def pay(s: Tableau, position: i64) -> None:
    """The active player's coins go to the character tile, white ones to the supply (M7.6)."""
    coins = s.edge(position, s.active)
    white = count(coins, WHITE)
    coins = without(coins, WHITE)
    s.set_edge(position, s.active, 0)
    s.characters[s.active] += coins
    s.white += white
    if s.telling:
        s.tell_event(events.paid(s.active, s.market[position], coins, white))


# --- market tiles (M8, M16) -----------------------------------------------------------------------


def _serve(s: Tableau, position: i64) -> None:
    """Service first, payment after it (M8.1)."""
    tile = s.market[position]
    if s.telling:
        s.tell_event(events.used(s.active, tile))
    s.push(SERVICE_TASK, position)
    if tile == HEAD_MERCHANT:
        carry_out(s, EFFECTS[tile][0])  # M8.2
    elif tile == COIN_CHANGER:
        if s.white > 0 and is_white_welcome(s):
            s.push(CHANGER_STEP)  # M8.3
        elif s.telling:
            s.tell_event(events.nothing(s.active, WILD))  # M8.4
    elif tile == CUTPURSE:
        s.push(CUTPURSE_STEP)  # M16.4


def is_white_welcome(s: Tableau) -> bool:
    """Whether the coin changer's white coin fits beside another tile (M8.3)."""
    for position in range(len(s.market)):
        if takes_white(s, position):
            return True
    return False


def takes_white(s: Tableau, position: i64) -> bool:
    """Whether the coin changer's white coin may be laid here: never at the changer itself (M8.3)."""
    return position != CHANGER_POSITION and fits(s.market[position], s.edge(position, s.active), WHITE)


def go_on_serving(s: Tableau) -> None:
    """After the service comes the payment (M8.1, M16.5)."""
    pay(s, first(s.frames.pop()))
