"""Mercado for bots: the quick choice that playouts follow. Every tile is weighed by itself.

All worths are in hundredths of a point, as ints: they are asked for at every step of every playout.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.mercado.actions import (
    ACTION_STEP,
    CHANGER_STEP,
    DRAW,
    EVALUATE,
    EVALUATE_STEP,
    GIVE,
    GIVEUP_STEP,
    PLACE,
    PLACE_STEP,
    PLAY,
    PRIVILEGE_STEP,
    SEAL_STEP,
    SYMBOL_STEP,
    TAKE,
    USE_SEAL,
)
from trianon.games.mercado.components import (
    BLACK,
    COLOURED,
    CUTPURSE,
    DIFFERENT,
    DRAWN,
    FIXED,
    FORWARD,
    GOODS,
    RANK,
    REVEAL,
    WHITE,
    Figures,
    effect_count,
    effect_kind,
)
from trianon.games.mercado.prices import fits, missing
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import rank_of, symbol_met
from trianon.kernel.bags import count, some, total, without

POINT: Final = 100
# By kind of effect: wild, fake, purge, privilege, seal, again, forward, and what befalls opponents.
_WORTHS: Final = [0, 120, -80, 80, 210, 100, 240, 100, 80, -120, 0, 150]
TURNED_OVER: Final = 430  # the mean of the objects
HORIZON: Final = 3  # turns that are looked ahead
PATIENCE: Final = 0.8  # what is left of a gain that comes a turn later
RIVAL: Final = 0.6  # what is left of it when somebody else lacks one coin
SPENT: Final = 16  # a coin that buys something
THIN: Final = 5  # useful coins: with no more a purse is filled again
WAITING: Final = 50  # what a privilege may gain by waiting
BOUND: Final = 40  # a white coin that lies at an edge
SEAL_COST: Final = 110


def worth_of(effect: i64) -> i64:
    """What an effect of a tile, a token or a space is worth to who carries it out."""
    return WORTHS[effect_kind(effect)] * effect_count(effect)


WORTHS: Final[vec[i64]] = vec[i64](_WORTHS)


def worth_of_all(effects: list[int]) -> i64:
    """What some effects are worth together."""
    worth: i64 = 0
    for effect in effects:
        worth += worth_of(effect)
    return worth


def prize(s: Tableau, tile: i64, seat: i64) -> i64:
    """What buying a tile brings a seat."""
    figures = s.figures
    besides = worth_of_all(figures.effects[tile]) + worth_of_all(figures.opponents[tile])
    points: i64 = figures.points[tile]
    if points == REVEAL:
        return besides + TURNED_OVER
    if points == RANK:
        points = rank_of(s, seat)
    if points == 0:
        return besides
    return besides + POINT * points + _symbol(s, seat, s.progress[seat] + points)


def _symbol(s: Tableau, seat: i64, progress: i64) -> i64:
    effect = symbol_met(s, seat, progress)
    if effect == 0:
        return 0
    gain = worth_of(effect)
    if effect_kind(effect) == FORWARD:
        gain += _symbol(s, seat, progress + effect_count(effect))
    return gain


def hope(s: Tableau, position: i64, edge: i64, seat: i64, purse: i64) -> float:
    """How likely an edge is complete while the tile is there; what comes later counts less."""
    tile = s.market[position]
    if missing(s.figures, tile, edge) == 0:
        return 1.0
    if purse == 0:
        return 0.0
    likely = 0.0
    before = 0.0
    worth = 1.0
    for turn in range(1, HORIZON + 1):
        chance = _within(s.figures, tile, edge, purse, DRAWN * turn)
        worth *= PATIENCE
        likely += (chance - before) * worth
        before = chance
    return likely * RIVAL if position < GOODS and _is_contested(s, position, seat) else likely


def _is_contested(s: Tableau, position: i64, seat: i64) -> bool:
    """Whether somebody else lacks but one coin beside a tile."""
    tile = s.market[position]
    for other in range(s.seats):
        edge = s.edge(position, other)
        if other != seat and edge != 0 and missing(s.figures, tile, edge) < 2:
            return True
    return False


def _within(figures: Figures, tile: i64, edge: i64, purse: i64, draws: i64) -> float:
    """About how likely so many draws complete an edge, as if every coin went back into the purse."""
    kind: i64 = figures.price_kind[tile]
    still = missing(figures, tile, edge)
    held = float(total(purse))
    white = float(count(purse, WHITE)) / held
    if kind == FIXED:
        chance = 1.0
        for coin in range(BLACK):
            need = min(count(figures.price_bag[tile], coin) - count(edge, coin), still)
            if need > 0:
                still -= need
                share: float = white if coin == WHITE else float(count(purse, coin)) / held + white
                chance *= at_least(need, draws, share)
        return chance
    if kind == DIFFERENT:
        return _different(edge, purse, draws, still)
    begun = total(edge) > count(edge, WHITE)
    failing = 1.0
    for coin in range(COLOURED):
        if not begun or count(edge, coin) > 0:
            failing *= 1.0 - at_least(still, draws, float(count(purse, coin)) / held + white)
    return 1.0 - failing


def _different(edge: i64, purse: i64, draws: i64, still: i64) -> float:
    """How likely so many colours come that do not lie at an edge yet."""
    held = float(total(purse))
    white = float(count(purse, WHITE)) / held
    chances = vec[float]([1.0, 0.0, 0.0, 0.0, 0.0])  # by the number of colours that come
    for coin in range(COLOURED):
        if count(edge, coin) == 0:
            comes = at_least(1, draws, float(count(purse, coin)) / held + white)
            for number in range(COLOURED, 0, -1):
                chances[number] += comes * (chances[number - 1] - chances[number])
            chances[0] *= 1.0 - comes
    enough = 0.0
    for number in range(still, COLOURED + 1):
        enough += chances[number]
    return enough


def at_least(number: i64, draws: i64, share: float) -> float:
    """How likely at least so many of these draws are coins that have this share of the purse."""
    if share >= 1.0:
        return 1.0
    fewer = 1.0
    for _ in range(draws):
        fewer *= 1.0 - share
    total_fewer = fewer
    for more in range(1, number):
        fewer *= share / (1.0 - share) * float(draws - more + 1) / float(more)
        total_fewer += fewer
    return 1.0 - total_fewer


def purse_of(s: Tableau, seat: i64) -> i64:
    """The coins that a seat will draw from: its purse, or all of them if that is nearly empty."""
    purse = s.purses[seat]
    return purse if total(purse) > DRAWN else purse + s.characters[seat]


def hunches(s: Tableau) -> vec[i64]:
    """What every option of the present question seems to be worth."""
    step = s.step
    if step == PLACE_STEP or step == CHANGER_STEP:
        return _placing(s)
    found = vec[i64]([0 for _ in s.codes])
    for place in range(len(s.codes)):
        code = s.codes[place]
        if step == ACTION_STEP:
            found[place] = _draw(s) if code == DRAW.first else 0
        elif step == SEAL_STEP:
            found[place] = _more_coins(s) if code == USE_SEAL.first else 0
        elif step == PRIVILEGE_STEP:
            found[place] = _token(s, PLAY.arg1(code)) if PLAY.has(code) else 0
        elif step == SYMBOL_STEP:
            found[place] = _symbol(s, s.seat, s.progress[s.seat]) if code == TAKE.first else -1
        elif step == EVALUATE_STEP:
            found[place] = prize(s, EVALUATE.arg1(code), s.seat)
        elif step == GIVEUP_STEP:
            face = GIVE.arg1(code)
            found[place] = -POINT * s.figures.face_steps[face] - worth_of_all(s.figures.extras[face])
        else:
            found[place] = -place
    return found


def _placing(s: Tableau) -> vec[i64]:
    """A coin: its part in what all drawn coins that fit beside its tile bring there."""
    me = s.seat
    purse = purse_of(s, me)
    coins: i64 = s.drawn if s.step == PLACE_STEP else some(WHITE)
    gains = vec[i64]([0 for _ in s.market])
    for position in range(len(s.market)):
        tile = s.market[position]
        if tile != CUTPURSE:
            gains[position] = _together(s, position, coins, me, purse)
    found = vec[i64]([0 for _ in s.codes])
    for place in range(len(s.codes)):
        code = s.codes[place]
        if PLACE.has(code):
            found[place] = gains[s.position_of(PLACE.arg2(code))]
            if PLACE.arg1(code) == WHITE:
                found[place] -= BOUND
    return found


def _together(s: Tableau, position: i64, coins: i64, me: i64, purse: i64) -> i64:
    """What each coin brings when all that fit are laid beside a tile."""
    tile = s.market[position]
    before = s.edge(position, me)
    after = before
    laid: i64 = 0
    for coin in range(BLACK):
        for _ in range(count(coins, coin)):
            if fits(s.figures, tile, after, coin):
                after += some(coin)
                laid += 1
    if laid == 0:
        return 0
    gain = max(0, prize(s, tile, me) - SPENT * s.figures.price_size[tile])
    more = hope(s, position, after, me, purse) - hope(s, position, before, me, purse)
    return i64(float(gain) * more) // laid


def _draw(s: Tableau) -> i64:
    """Drawing against filling the purse again; who is behind in the last round must draw."""
    purse = s.purses[s.seat]
    useful = total(without(purse, BLACK))
    if useful > THIN or s.is_last_round():
        return POINT
    return -1 if total(without(s.characters[s.seat], BLACK)) > useful else POINT


def _more_coins(s: Tableau) -> i64:
    """What a seal may bring: the best of what one coin more would do."""
    me = s.seat
    purse = purse_of(s, me)
    best: i64 = 0
    for position in range(len(s.market)):
        tile = s.market[position]
        if tile == CUTPURSE:
            continue
        edge = s.edge(position, me)
        for coin in range(BLACK):
            for _ in range(count(s.drawn, coin)):
                if fits(s.figures, tile, edge, coin):
                    edge += some(coin)
        if missing(s.figures, tile, edge) > 0:
            likely = hope(s, position, edge, me, purse)
            best = max(best, i64(float(prize(s, tile, me)) * likely))
    return best * 2 // 3 - SEAL_COST


def _token(s: Tableau, face: i64) -> i64:
    """The symbol that its steps lead to, and its extras; the steps themselves count at the end too."""
    to = s.progress[s.seat] + s.figures.face_steps[face]
    waiting: i64 = 0 if s.is_last_round() else WAITING
    return max(0, _symbol(s, s.seat, to)) + worth_of_all(s.figures.extras[face]) - waiting
