"""Mercado for bots: the quick choice that playouts follow. Every tile is weighed by itself.

All worths are in points. They are asked for at every step of every playout, so chances come from a table.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

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
    DRAWN_FOR_SEAL,
    FINISH,
    FIXED,
    FORWARD,
    GOODS,
    OPP_FAKE,
    OPP_WILD,
    PURGE,
    RANK,
    REVEAL,
    WHITE,
    Figures,
    effect_count,
    effect_kind,
)
from trianon.games.mercado.prices import fits, missing
from trianon.games.mercado.scoring import steps_of
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import rank_of, symbol_met
from trianon.kernel.bags import EACH, KIND, count, some, total, without

HORIZON: Final = 3  # turns that are looked ahead
MOST_DRAWS: Final = DRAWN * HORIZON
MOST_COINS: Final = 40  # in a purse, for the table
MOST_NEEDED: Final = 4


# What follows was found by play of the policy against itself, slightly changed (bench/README.md, "Learning").
# By kind of effect: wild, fake, purge, privilege, seal, again, forward, and what befalls opponents.
_WORTHS: Final = [0.0, 1.1, -1.42, 0.9, 3.37, 2.48, 3.3, 1.98, 1.87, -1.66, 0.0, 3.15]
WORTHS: Final[vec[float]] = vec[float](_WORTHS)
LATE: Final = 11.7  # spaces that the leader still has to go: with fewer, coins are worth less
TURNED_OVER: Final = 4.03  # the mean of the objects
PATIENCE: Final = 0.55  # what is left of a gain that comes a turn later
HURRY: Final = 0.64  # and how much less it is when there may be no such turn
RIVAL: Final = 0.47  # what is left of it when somebody else lacks one coin
SECOND: Final = 1.02  # the first coin beside a tile that somebody else will buy: perhaps a seal
SPENT: Final = 0.65  # a coin that buys something
BOUND: Final = 0.34  # a white coin that lies at an edge
LAID: Final = 0.44  # a coloured coin that lies somewhere: it is not drawn again
SHARED: Final = 0.55  # how much of a gain every further coin takes that brings it
STAKE: Final = 0.57  # what a lead is worth to who ends the game, for each point
MOST_STAKE: Final = 5.0
TOKEN: Final = 2.1  # steps of a privilege that is hidden
TURN: Final = 3.0  # points of a turn
THIN: Final = 2.94  # useful coins: with no more a purse is filled again
CLEANER: Final = 14.4  # and so many more, by how much less of it would be counterfeit
SPILT: Final = 0.2  # and so many fewer, for each coin that would come back
WAITING: Final = 0.19  # what a privilege may gain by waiting
HOPED: Final = 1.29  # what a seal does for the hope of the best tile
AT_ONCE: Final = 0.67  # and for the chance to have it now
SEAL_COST: Final = -0.09


def _chances() -> vec[float]:
    """By draws, coins needed, coins in the purse and useful ones among them: that enough are drawn."""
    table = vec[float](capacity=(MOST_DRAWS + 1) * (MOST_NEEDED + 1) * (MOST_COINS + 1) * (MOST_COINS + 1))
    for draws in range(MOST_DRAWS + 1):
        for need in range(MOST_NEEDED + 1):
            for held in range(MOST_COINS + 1):
                for useful in range(MOST_COINS + 1):
                    if need == 0:
                        chance = 1.0
                    elif draws == 0 or useful > held or useful == 0:
                        chance = 0.0
                    else:
                        share = float(useful) / float(held)
                        chance = (1.0 - share) * table[_row(draws - 1, need, held - 1) + useful]
                        chance += share * table[_row(draws - 1, need - 1, held - 1) + useful - 1]
                    table = append(table, chance)
    return table


def _row(draws: i64, need: i64, held: i64) -> i64:
    return ((draws * (MOST_NEEDED + 1) + need) * (MOST_COINS + 1) + held) * (MOST_COINS + 1)


CHANCES: Final[vec[float]] = _chances()
MORE_NEEDED: Final = (MOST_COINS + 1) * (MOST_COINS + 1)  # from a row to that of one more coin needed


@final
@mypyc_attr(acyclic=True)
class Purse:
    """Coins to draw from, and about how likely the draws of one turn, of two or of three complete an edge."""

    def __init__(self, coins: i64, each: i64 = DRAWN) -> None:
        """`each`: how many coins are drawn in a turn."""
        self.coins: i64 = coins
        self.size: i64 = total(coins)
        self._first: i64 = self._row_of(each)
        self._second: i64 = self._row_of(2 * each)
        self._third: i64 = self._row_of(HORIZON * each)
        white = count(coins, WHITE)
        self._useful: vec[i64] = vec[i64]([0] * BLACK)  # of every coin, white ones included
        for coin in range(COLOURED):
            self._useful[coin] = self._scaled(count(coins, coin) + white)
        self._useful[WHITE] = self._scaled(white)
        self.soon = 0.0  # at the edge looked at last
        self.later = 0.0
        self.latest = 0.0

    def _row_of(self, draws: i64) -> i64:
        """Where the chances of so many draws begin, or of fewer if there are no more coins."""
        return _row(min(draws, self.size), 0, min(self.size, MOST_COINS))

    def _scaled(self, useful: i64) -> i64:
        return useful * MOST_COINS // self.size if self.size > MOST_COINS else useful

    def look_ahead(self, figures: Figures, tile: i64, edge: i64) -> None:
        """Fill in how likely an edge will be complete, as if colours did not depend on each other."""
        kind = figures.price_kind[tile]
        still = missing(figures, tile, edge)
        if kind == FIXED:
            self._look_for(figures.price_bag[tile], edge, still)
        elif kind == DIFFERENT:
            self.soon = self._different(edge, still, self._first)
            self.later = self._different(edge, still, self._second)
            self.latest = self._different(edge, still, self._third)
        else:
            self._look_for_one_colour(edge, still)

    def _look_for(self, price: i64, edge: i64, still: i64) -> None:
        """The coins of a price that do not lie at an edge yet."""
        self.soon = 1.0
        self.later = 1.0
        self.latest = 1.0
        for coin in range(BLACK):
            need = min((price & EACH) - (edge & EACH), still)
            if need > 0:
                still -= need
                place = need * MORE_NEEDED + self._useful[coin]
                self.soon *= CHANCES[self._first + place]
                self.later *= CHANCES[self._second + place]
                self.latest *= CHANCES[self._third + place]
            price >>= KIND
            edge >>= KIND

    def _look_for_one_colour(self, edge: i64, still: i64) -> None:
        """So many coins of one colour: that which lies at an edge, or any."""
        begun = total(edge) > count(edge, WHITE)
        soon = 1.0  # that none comes
        later = 1.0
        latest = 1.0
        for coin in range(COLOURED):
            if not begun or edge & EACH > 0:
                place = still * MORE_NEEDED + self._useful[coin]
                soon *= 1.0 - CHANCES[self._first + place]
                later *= 1.0 - CHANCES[self._second + place]
                latest *= 1.0 - CHANCES[self._third + place]
            edge >>= KIND
        self.soon = 1.0 - soon
        self.later = 1.0 - later
        self.latest = 1.0 - latest

    def _different(self, edge: i64, still: i64, row: i64) -> float:
        """How likely so many colours come that do not lie at an edge yet."""
        none = 1.0  # by the number of colours that come
        one = 0.0
        two = 0.0
        three = 0.0
        four = 0.0
        for coin in range(COLOURED):
            if edge & EACH == 0:
                comes = CHANCES[row + MORE_NEEDED + self._useful[coin]]
                four += comes * (three - four)
                three += comes * (two - three)
                two += comes * (one - two)
                one += comes * (none - one)
                none *= 1.0 - comes
            edge >>= KIND
        if still == 1:
            return 1.0 - none
        if still == 2:
            return 1.0 - none - one
        return three + four if still == 3 else four


def late_of(s: Tableau) -> float:
    """How much of the game is left for what pays only later."""
    farthest: i64 = 0
    for progress in s.progress:
        farthest = max(farthest, progress)
    if farthest >= FINISH:
        return 0.0
    return min(1.0, float(FINISH - farthest) / LATE)


def worth_of(effect: i64, late: float) -> float:
    """What an effect of a tile, a token or a space is worth to who carries it out."""
    kind = effect_kind(effect)
    worth = WORTHS[kind] * float(effect_count(effect))
    return worth * late if kind <= PURGE or kind == OPP_FAKE or kind == OPP_WILD else worth


def worth_of_all(effects: list[int], late: float) -> float:
    """What some effects are worth together."""
    worth = 0.0
    for effect in effects:
        worth += worth_of(effect, late)
    return worth


def prize(s: Tableau, tile: i64, seat: i64, late: float) -> float:
    """What buying a tile brings a seat."""
    figures = s.figures
    besides = worth_of_all(figures.effects[tile], late) + worth_of_all(figures.opponents[tile], late)
    points = figures.points[tile]
    if points == REVEAL:
        return besides + TURNED_OVER
    if points == RANK:
        points = rank_of(s, seat)
    if points == 0:
        return besides
    to = s.progress[seat] + points
    return besides + float(points) + symbol_worth(s, seat, to, late) + _ending(s, seat, to)


def symbol_worth(s: Tableau, seat: i64, progress: i64, late: float) -> float:
    """What the symbol is worth that a marker meets with this progress, and those to which it leads."""
    effect = symbol_met(s, seat, progress)
    if effect == 0:
        return 0.0
    gain = worth_of(effect, late)
    if effect_kind(effect) == FORWARD:
        steps = effect_count(effect)
        gain = WORTHS[FORWARD] * float(steps) + symbol_worth(s, seat, progress + steps, late)
    return gain


def _ending(s: Tableau, seat: i64, to: i64) -> float:
    """Passing the disc is good for who is ahead, seals and privileges included (M14)."""
    if to < FINISH or s.is_last_round():
        return 0.0
    mine = float(to + s.seals[seat] + steps_of(s.figures, s.privileges[seat]))
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = float(s.progress[other] + s.seals[other]) + TOKEN * float(total(s.privileges[other]))
            if (other - s.first) % s.seats > (seat - s.first) % s.seats:
                theirs += TURN  # has a turn left in this round
            best = max(best, theirs)
    return max(-MOST_STAKE, min(MOST_STAKE, STAKE * (mine - best)))


def patience_of(late: float) -> float:
    """What is left of a gain that comes a turn later, with so much of the game left."""
    return PATIENCE * (1.0 - HURRY * (1.0 - late))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hopes:
    """What a seat may hope for in the next turns, drawing from a purse."""

    def __init__(self, s: Tableau, purse: Purse, late: float) -> None:
        self.figures = s.figures
        self.purse = purse
        self._patience: float = patience_of(late)
        self._is_over = purse.coins == 0 or s.is_last_round()  # there is no next turn

    def hope(self, tile: i64, edge: i64, contested: bool) -> float:
        """How likely an edge is complete while the tile is there; what comes later counts less."""
        figures = self.figures
        if missing(figures, tile, edge) == 0:
            return 1.0
        if self._is_over:
            return 0.0
        purse = self.purse
        purse.look_ahead(figures, tile, edge)
        worth = self._patience
        likely = purse.soon * worth
        worth *= self._patience
        likely += (purse.later - purse.soon) * worth
        worth *= self._patience
        likely += (purse.latest - purse.later) * worth
        return likely * RIVAL if contested else likely


def is_contested(s: Tableau, position: i64, seat: i64) -> bool:
    """Whether somebody else lacks but one coin beside a tile that is sold once."""
    if position >= GOODS:
        return False
    tile = s.market[position]
    for other in range(s.seats):
        edge = s.edge(position, other)
        if other != seat and edge != 0 and missing(s.figures, tile, edge) < 2:
            return True
    return False


def purse_of(s: Tableau, seat: i64) -> Purse:
    """The coins that a seat will draw from: its purse, or all of them if that is nearly empty."""
    purse = s.purses[seat]
    return Purse(purse if total(purse) > DRAWN else purse + s.characters[seat])


def hunches(s: Tableau) -> vec[float]:
    """What every option of the present question seems to be worth."""
    step = s.step
    if step == PLACE_STEP or step == CHANGER_STEP:
        return _placing(s)
    late = late_of(s)
    found = vec[float](capacity=len(s.codes))
    for code in s.codes:
        hunch = 0.0
        if step == ACTION_STEP:
            hunch = _draw(s) if code == DRAW.first else 0.0
        elif step == SEAL_STEP:
            hunch = _more_coins(s, late) if code == USE_SEAL.first else 0.0
        elif step == PRIVILEGE_STEP:
            hunch = _token(s, PLAY.arg1(code), late) if PLAY.has(code) else 0.0
        elif step == SYMBOL_STEP:
            hunch = symbol_worth(s, s.seat, s.progress[s.seat], late) if code == TAKE.first else -0.01
        elif step == EVALUATE_STEP:
            hunch = prize(s, EVALUATE.arg1(code), s.seat, late)
        elif step == GIVEUP_STEP:
            face = GIVE.arg1(code)
            hunch = -float(s.figures.face_steps[face]) - worth_of_all(s.figures.extras[face], late)
        else:
            hunch = -0.01 * float(len(found))
        found = append(found, hunch)
    return found


def _placing(s: Tableau) -> vec[float]:
    """A coin: its part in what all drawn coins that fit beside its tile bring there."""
    late = late_of(s)
    hopes = Hopes(s, purse_of(s, s.seat), late)
    coins: i64 = s.drawn if s.step == PLACE_STEP else some(WHITE)
    gains = vec[float](capacity=len(s.market))
    for position in range(len(s.market)):
        is_priced = s.market[position] != CUTPURSE
        gains = append(gains, _together(s, position, coins, hopes, late) if is_priced else 0.0)
    found = vec[float](capacity=len(s.codes))
    for code in s.codes:
        hunch = 0.0
        if PLACE.has(code):
            hunch = gains[s.position_of(PLACE.arg2(code))]
            hunch += -BOUND if PLACE.arg1(code) == WHITE else LAID
        found = append(found, hunch)
    return found


def _together(s: Tableau, position: i64, coins: i64, hopes: Hopes, late: float) -> float:
    """What each coin brings when all that fit are laid beside a tile."""
    me = s.seat
    tile = s.market[position]
    before = s.edge(position, me)
    after = _with_all(s.figures, tile, before, coins)
    if after == before:
        return 0.0
    contested = is_contested(s, position, me)
    gain = prize(s, tile, me, late) - SPENT * float(s.figures.price_size[tile])
    more = 0.0
    if gain > 0.0:
        more = gain * (hopes.hope(tile, after, contested) - hopes.hope(tile, before, contested))
    if contested and before == 0 and not s.figures.no_seal[tile] and missing(s.figures, tile, after) > 0:
        more += SECOND
    return more / (1.0 + SHARED * float(total(after - before) - 1))


def _with_all(figures: Figures, tile: i64, edge: i64, coins: i64) -> i64:
    """An edge with all of these coins that fit."""
    for coin in range(BLACK):
        left = count(coins, coin)
        while left > 0 and fits(figures, tile, edge, coin):
            edge += some(coin)
            left -= 1
    return edge


def _draw(s: Tableau) -> float:
    """Drawing against filling the purse again; who is behind in the last round must draw."""
    purse = s.purses[s.seat]
    spent = s.characters[s.seat]
    useful = float(total(without(purse, BLACK)))
    back = float(total(without(spent, BLACK)))
    if s.is_last_round() or back == 0.0:
        return 1.0
    now = useful / max(1.0, float(total(purse)))
    then = (useful + back) / max(1.0, float(total(purse) + total(spent)))
    return useful + SPILT * back - THIN - CLEANER * (then - now)


def _more_coins(s: Tableau, late: float) -> float:
    """What a seal may bring: the best of what one coin more would do."""
    me = s.seat
    hopes = Hopes(s, purse_of(s, me), late)
    purse = Purse(s.purses[me], DRAWN_FOR_SEAL)
    best = 0.0
    at_once = 0.0
    for position in range(len(s.market)):
        tile = s.market[position]
        if tile == CUTPURSE:
            continue
        edge = _with_all(s.figures, tile, s.edge(position, me), s.drawn)
        if missing(s.figures, tile, edge) > 0:
            worth = prize(s, tile, me, late)
            best = max(best, worth * hopes.hope(tile, edge, is_contested(s, position, me)))
            purse.look_ahead(s.figures, tile, edge)
            at_once = max(at_once, worth * purse.soon)
    return HOPED * best + AT_ONCE * at_once - SEAL_COST


def _token(s: Tableau, face: i64, late: float) -> float:
    """The symbol that its steps lead to, and its extras; the steps themselves count at the end too."""
    to = s.progress[s.seat] + s.figures.face_steps[face]
    waiting = 0.0 if s.is_last_round() else WAITING
    gain = max(0.0, symbol_worth(s, s.seat, to, late)) + worth_of_all(s.figures.extras[face], late)
    return gain + _ending(s, s.seat, to) - waiting
