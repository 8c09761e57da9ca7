"""Louis XIV for bots: the quick choice that playouts follow. Every tile is weighed by itself.

All worths are in hundredths of a point, as ints: they are asked for at every step of every playout.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.actions import (
    BUY,
    BUY_STEP,
    CONDE_STEP,
    DONE,
    FINISH,
    FULFIL,
    GENERAL,
    INTRIGUE,
    INTRIGUE_SOURCE,
    INTRIGUE_STEP,
    INTRIGUE_STONES,
    KEEP,
    KEEP_CHIP,
    KEEP_STEP,
    MISSIONS_STEP,
    NO_STONE,
    PATH_STEP,
    PLAY,
    PUT,
    PUT_ANYWHERE,
    RESERVE_STEP,
    TAKE,
    TAKE_STEP,
    TAKING,
    TURN_STEP,
)
from trianon.games.louis.components import (
    BOOST_LIMIT,
    CROWN,
    DECK_OF,
    ENOUGH,
    JOKER,
    MONEY,
    NEIGHBOURS,
    PAIR_1,
    PAIR_2,
    PERSON_LIMIT,
    REWARD_CHIPS,
    ROUNDS,
    TILES,
    Figures,
)
from trianon.games.louis.ranking import price
from trianon.games.louis.steps.path import limit
from trianon.games.louis.tableau import NEUTRAL, STONE_ROW, Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2, arg3

ROW: Final = BOOST_LIMIT + 1  # further stones on a tile: none to four
# What a person gives, by tile: before the last round, and in it.
_EARLY: Final = [230, 230, 230, 230, 310, 170, 275, 160, 310, 200, 200, 220]
_LATE: Final = [190, 190, 190, 190, 270, 200, 165, 200, 270, 200, 100, 200]
WORTHS: Final[vec[i64]] = vec[i64](_EARLY + _LATE)
NAMED: Final = 60  # more for a chip that a mission in hand names
EXTRA_CROWN: Final = 250  # beside Louis
LOUISDOR: Final[vec[i64]] = vec[i64]([55, 33])
STONE: Final[vec[i64]] = vec[i64]([45, 2])  # one that goes to the general supply
SHORT: Final = 60  # more for each that is needed in this round
LAID: Final = 8  # a stone that is bound for the rest of the phase
HOLD: Final[vec[i64]] = vec[i64]([0, 45, 70, 88, 95])  # of a hundred leads by so much, those that will last
FULL: Final = 4  # turns of others after which that is so
PART: Final = 4  # too few stones where enough are needed count this much less
DENIAL: Final = 60  # of a hundred points that others get, those that are lost
CARD_KEPT: Final = 120  # an intrigue card for later
NEVER: Final = -100000


class Court:
    """What further stones on every tile are worth to a seat."""

    def __init__(self, s: Tableau, me: i64) -> None:
        self.s = s
        self.me: i64 = me
        self.is_last: i64 = 1 if s.round == ROUNDS else 0
        self.turns: i64 = 0  # of others
        for seat in range(s.seats):
            if seat != me:
                self.turns += max(0, s.hand_size(seat) - 1)
        self.named: i64 = named(s.figures, s.missions[me])
        self.gains: vec[i64] = vec[i64]([0 for _ in range(TILES * ROW)])

    def weigh_all(self) -> None:
        """Fill in the gains of all tiles."""
        most: i64 = min(BOOST_LIMIT, self.s.own[self.me] + 1)
        for tile in range(TILES):
            here = tile * ROW
            idle = self.value(tile, 0)
            for stones in range(1, most + 1):
                self.gains[here + stones] = self.value(tile, stones) - idle - LAID * stones

    def worth(self, tile: i64) -> i64:
        """What the person of a tile gives."""
        worth = WORTHS[self.is_last * TILES + tile]
        chip: i64 = REWARD_CHIPS[tile]
        return worth + NAMED if chip >= 0 and self.named & bit(chip) else worth

    def value(self, tile: i64, further: i64) -> i64:
        """What a tile promises with further stones."""
        s = self.s
        first = tile * STONE_ROW
        mine = s.stones[first + self.me] + further
        rival: i64 = 0
        for seat in range(s.seats):
            if seat != self.me and s.stones[first + seat] > rival:
                rival = s.stones[first + seat]
        worth = self.worth(tile)
        condition = s.condition(tile)
        if condition == ENOUGH:
            number = s.number(tile)
            return worth if mine >= number else worth * mine // (PART * number)
        highest = max(rival, s.stones[first + NEUTRAL])
        is_louis = s.louis == tile
        lost: i64 = 0
        if rival > mine and rival >= highest:
            lost = worth * DENIAL // 100
        if mine == 0:
            return -lost
        other: i64 = 0  # without the lead
        if condition == MONEY:
            cost = price(s, self.me, tile)
            if s.money[self.me] >= cost:
                other = max(0, worth - cost * LOUISDOR[self.is_last])
        if is_louis and mine >= rival:
            other = worth
        if mine <= highest:
            return other - lost
        lead = min(mine - highest, BOOST_LIMIT)
        hold = 100 - (100 - HOLD[lead]) * min(self.turns, FULL) // FULL
        win = worth - mine * STONE[self.is_last]
        if is_louis:
            win += EXTRA_CROWN
        return (hold * win + (100 - hold) * other) // 100

    def onward(self, tile: i64, left: i64, visited: i64) -> i64:
        """The best that a path brings which goes on with a stone on this tile."""
        best: i64 = NEVER
        for stones in range(1, left + 1):
            gain = self.gains[tile * ROW + stones]
            if stones < left:
                ways: i64 = NEIGHBOURS[tile]
                ways &= ~visited
                further: i64 = 0
                for near in range(TILES):
                    if ways & bit(near):
                        further = max(further, self.onward(near, left - stones, visited | bit(near)))
                gain += further
            best = max(best, gain)
        return best

    def placing(self, card: i64, boost: i64) -> i64:
        """The best placement with a card."""
        left = min(limit(card, boost), self.s.own[self.me])
        if left == 0:
            return 0
        if boost == 0 and card != JOKER:
            return max(0, self.onward(card, left, bit(card)))
        best: i64 = 0
        for tile in range(TILES):
            best = max(best, self.onward(tile, left, bit(tile)))
        return best


def named(figures: Figures, hand: i64) -> i64:
    """The set of chips that some missions name."""
    chips: i64 = 0
    mission: i64 = 0
    while hand:
        if hand & 1:
            chips |= bit(figures.cost_1[mission])
            if figures.cost_2[mission] >= 0:
                chips |= bit(figures.cost_2[mission])
        hand >>= 1
        mission += 1
    return chips


def hunches(s: Tableau) -> vec[i64]:
    """What every option of the present question seems to be worth."""
    step = s.step
    if step == TURN_STEP or step == PATH_STEP or step == RESERVE_STEP or step == CONDE_STEP:
        court = Court(s, s.seat)
        court.weigh_all()
        if step == TURN_STEP:
            return vec[i64]([_turn(court, code) for code in s.codes])
        if step == PATH_STEP:
            return _path(court)
        return vec[i64]([_lone_stone(court, code) for code in s.codes])
    if step == TAKE_STEP:
        return vec[i64]([TAKE.arg1(code) * 50 for code in s.codes])
    if step == INTRIGUE_STEP:
        court = Court(s, s.seat)
        return vec[i64]([_intrigue(court, code) for code in s.codes])
    if step == BUY_STEP:
        court = Court(s, s.seat)
        return vec[i64]([_purchase(court, code) for code in s.codes])
    if step == MISSIONS_STEP:
        return vec[i64]([_on_missions(s, code) for code in s.codes])
    if step == KEEP_STEP:
        return vec[i64]([_keeping(s, code) for code in s.codes])
    return vec[i64]([-10 * place for place in range(len(s.codes))])  # mostly the first is right


def _turn(court: Court, code: i64) -> i64:
    """A card, placed or used to take stones back; everything else is for those who think longer."""
    if not PLAY.has(code):
        return 0
    s = court.s
    card = PLAY.arg1(code)
    boost = PLAY.arg3(code)
    if PLAY.arg2(code) == TAKING:
        count = min(limit(card, boost), s.general[court.me])
        need = PERSON_LIMIT * (s.hand_size(court.me) - 2) - s.own[court.me]
        return min(count, max(0, need)) * SHORT + count * STONE[court.is_last]
    return court.placing(card, boost)


def _path(court: Court) -> vec[i64]:
    """The next stone of a path, with the best that can follow it."""
    s = court.s
    frame: i64 = s.frames[-1]
    visited: i64 = 0
    for tile in s.path:
        visited |= bit(tile)
    left = min(limit(arg2(frame), arg3(frame)) - len(s.path), s.own[court.me])
    found = vec[i64]([0 for _ in s.codes])
    for place in range(len(s.codes)):
        code = s.codes[place]
        if code != DONE.first:
            put = PUT.arg1(code)
            found[place] = court.onward(put, left, visited | bit(put))
    return found


def _lone_stone(court: Court, code: i64) -> i64:
    """A stone on any tile, best from the general supply; where tiles are done it waits."""
    if code == NO_STONE.first:
        return 0
    s = court.s
    tile = PUT_ANYWHERE.arg1(code)
    cost: i64 = 0 if PUT_ANYWHERE.arg2(code) == GENERAL else STONE[court.is_last]
    if s.step == CONDE_STEP and tile <= arg1(s.frames[-1]):
        return (100 if court.is_last else 60) - cost
    return court.gains[tile * ROW + 1] - cost


def _intrigue(court: Court, code: i64) -> i64:
    """The card against what it may bring later, a coat at least."""
    if code == KEEP.first:
        return 0
    way = INTRIGUE.arg1(code)
    stones: i64 = INTRIGUE_STONES[way]
    tile = arg1(court.s.frames[-1])
    gain = court.value(tile, stones) - court.value(tile, 0)
    kept: i64 = 100 if court.is_last else CARD_KEPT
    cost: i64 = 0 if INTRIGUE_SOURCE[way] == GENERAL else stones
    return gain - kept - cost


def _purchase(court: Court, code: i64) -> i64:
    if code != BUY.first:
        return 0
    tile = arg1(court.s.frames[-1])
    return court.worth(tile) - price(court.s, court.me, tile) * LOUISDOR[court.is_last]


def _on_missions(s: Tableau, code: i64) -> i64:
    """The mission that is hardest to pay for first, without crowns if possible."""
    if not FULFIL.has(code):
        return 50 if code == FINISH.first else 0
    mission = FULFIL.arg1(code)
    pair = FULFIL.arg2(code)
    worth: i64 = 500 + 100 * DECK_OF[mission]
    others = named(s.figures, s.missions[s.seat] & ~bit(mission))
    for chip in (PAIR_1[pair], PAIR_2[pair]):
        if chip == CROWN:
            worth -= 60
        elif others & bit(chip):
            worth -= 20
    return worth


def _keeping(s: Tableau, code: i64) -> i64:
    chip = KEEP_CHIP.arg1(code)
    if chip == CROWN:
        return 300
    return 160 + NAMED if named(s.figures, s.missions[s.seat]) & bit(chip) else 160
