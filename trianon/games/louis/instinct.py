"""Louis XIV for bots: the quick choice that playouts follow. Every tile is weighed by itself.

All worths are in hundredths of a point, as ints: they are asked for at every step of every playout. What
things are worth depends on how many sit at the table (`taste.py`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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
    C05,
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
from trianon.games.louis.taste import Taste, taste_of
from trianon.kernel.bits import bit, lowest
from trianon.kernel.frame import arg1, arg2, arg3

ROW: Final = BOOST_LIMIT + 1  # further stones on a tile: none to four
MOST_BY_INTRIGUE: Final = 2  # stones that an intrigue card brings to its tile


@final
@mypyc_attr(acyclic=True, free_list_len=1)  # a playout throws one away before it makes the next
class Court:
    """What further stones on every tile are worth to a seat, up to `most` of them on one tile."""

    def __init__(self, s: Tableau, me: i64, most: i64) -> None:
        self.s = s
        self.me: i64 = me
        self.taste: Taste = taste_of(s)
        self.most: i64 = most
        self.is_last: i64 = 1 if s.round == ROUNDS else 0
        self.turns: i64 = 0  # of others
        for seat in range(s.seats):
            if seat != me:
                self.turns += max(0, s.hand_size(seat) - 1)
        self.named: i64 = named(s.figures, s.missions[me])
        self.gains: vec[i64] = vec[i64]([0] * (TILES * ROW))
        self.weighed: i64 = 0  # set of tiles whose gains are filled in

    def gain(self, tile: i64, stones: i64) -> i64:
        """What stones on a tile bring, less what it costs to bind them."""
        if not self.weighed & bit(tile):
            self.weigh(tile)
        return self.gains[tile * ROW + stones]

    def weigh(self, tile: i64) -> None:
        """Fill in the gains of a tile."""
        self.weighed |= bit(tile)
        if self.s.condition(tile) == ENOUGH:
            self._weigh_enough(tile)
        else:
            self._weigh_lead(tile)
        here = tile * ROW
        gains = self.gains
        idle = gains[here]
        laid = self.taste.laid
        for stones in range(self.most + 1):
            gains[here + stones] -= idle + laid * stones

    def worth(self, tile: i64) -> i64:
        """What the person of a tile gives."""
        worth = self.taste.worths[self.is_last * TILES + tile]
        chip = REWARD_CHIPS[tile]
        return worth + self.taste.named if chip >= 0 and self.named & bit(chip) else worth

    def _weigh_enough(self, tile: i64) -> None:
        """What a tile promises where majorities do not matter, by further stones."""
        s = self.s
        worth = self.worth(tile)
        number = s.number(tile)
        mine = s.stones[tile * STONE_ROW + self.me]
        here = tile * ROW
        for stones in range(self.most + 1):
            is_enough = mine + stones >= number
            part = self.taste.begun * worth * (mine + stones) // (100 * number)
            self.gains[here + stones] = worth if is_enough else part

    def _weigh_lead(self, tile: i64) -> None:
        """What a tile promises whose leader gets the reward, by further stones."""
        s = self.s
        taste = self.taste
        first = tile * STONE_ROW
        rival: i64 = 0
        for seat in range(s.seats):
            if seat != self.me and s.stones[first + seat] > rival:
                rival = s.stones[first + seat]
        highest = max(rival, s.stones[first + NEUTRAL])
        worth = self.worth(tile)
        denied: i64 = worth * taste.denial // 100 if rival >= highest else 0
        is_louis = s.louis == tile
        win = worth + taste.extra_crown if is_louis else worth
        bought: i64 = 0
        if s.condition(tile) == MONEY:
            cost = price(s, self.me, tile)
            if s.money[self.me] >= cost:
                bought = max(0, worth - cost * taste.louisdor[self.is_last])
        turns = min(self.turns, taste.full)
        mine = s.stones[first + self.me]
        here = tile * ROW
        for stones in range(self.most + 1):
            lost: i64 = denied if rival > mine else 0
            other = worth if is_louis and mine >= rival else bought  # without the lead
            if mine == 0:
                self.gains[here + stones] = -lost
            elif mine <= highest:
                leads = taste.catch[min(highest - mine, BOOST_LIMIT)]
                self.gains[here + stones] = (leads * win + (100 - leads) * (other - lost)) // 100
            else:
                lead = min(mine - highest, BOOST_LIMIT)
                hold = 100 - (100 - taste.hold[lead]) * turns // taste.full
                first_prize = win - mine * taste.stone[self.is_last]
                self.gains[here + stones] = (hold * first_prize + (100 - hold) * other) // 100
            mine += 1

    def onward(self, tile: i64, left: i64, visited: i64) -> i64:
        """The best that a path brings which goes on with a stone on this tile."""
        best = self.gain(tile, left)
        ways = NEIGHBOURS[tile] & ~visited
        for stones in range(1, left):
            best = max(best, self.gains[tile * ROW + stones] + self._further(ways, left - stones, visited))
        return best

    def _further(self, ways: i64, left: i64, visited: i64) -> i64:
        """The best that a path brings which goes on in one of these ways, or ends."""
        best: i64 = 0
        near: i64 = 0
        while ways:
            if ways & 1:
                best = max(best, self.onward(near, left, visited | bit(near)))
            ways >>= 1
            near += 1
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
    while hand:
        chips |= figures.names[lowest(hand)]
        hand &= hand - 1
    return chips


def hunches(s: Tableau) -> vec[i64]:
    """What every option of the present question seems to be worth."""
    step = s.step
    if step == TURN_STEP:
        most: i64 = BOOST_LIMIT if s.can_use(s.seat, C05) else PERSON_LIMIT
        court = Court(s, s.seat, most)
        return vec[i64]([_turn(court, code) for code in s.codes])
    if step == PATH_STEP:
        return _path(s)
    if step == RESERVE_STEP or step == CONDE_STEP:
        court = Court(s, s.seat, 1)
        return vec[i64]([_lone_stone(court, code) for code in s.codes])
    if step == TAKE_STEP:
        return vec[i64]([TAKE.arg1(code) * 50 for code in s.codes])
    if step == INTRIGUE_STEP:
        court = Court(s, s.seat, MOST_BY_INTRIGUE)
        return vec[i64]([_intrigue(court, code) for code in s.codes])
    if step == BUY_STEP:
        court = Court(s, s.seat, 0)
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
        return min(count, max(0, need)) * court.taste.short + count * court.taste.stone[court.is_last]
    return court.placing(card, boost)


def _path(s: Tableau) -> vec[i64]:
    """The next stone of a path, with the best that can follow it."""
    frame: i64 = s.frames[-1]
    visited: i64 = 0
    for tile in s.path:
        visited |= bit(tile)
    left = min(limit(arg2(frame), arg3(frame)) - len(s.path), s.own[s.seat])
    court = Court(s, s.seat, left)
    found = vec[i64]([0] * len(s.codes))
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
    cost: i64 = 0 if PUT_ANYWHERE.arg2(code) == GENERAL else court.taste.stone[court.is_last]
    if s.step == CONDE_STEP and tile <= arg1(s.frames[-1]):
        return (100 if court.is_last else 60) - cost
    return court.gain(tile, 1) - cost


def _intrigue(court: Court, code: i64) -> i64:
    """The card against what it may bring later, a coat at least."""
    if code == KEEP.first:
        return 0
    way = INTRIGUE.arg1(code)
    stones: i64 = INTRIGUE_STONES[way]
    tile = arg1(court.s.frames[-1])
    gain = court.gain(tile, stones) + court.taste.laid * stones
    kept = court.taste.card_kept[court.is_last]
    cost: i64 = 0 if INTRIGUE_SOURCE[way] == GENERAL else stones
    return gain - kept - cost


def _purchase(court: Court, code: i64) -> i64:
    if code != BUY.first:
        return 0
    tile = arg1(court.s.frames[-1])
    return court.worth(tile) - price(court.s, court.me, tile) * court.taste.louisdor[court.is_last]


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
    return 160 + taste_of(s).named if named(s.figures, s.missions[s.seat]) & bit(chip) else 160
