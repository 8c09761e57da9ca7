"""Louis XIV: what an answer is worth to the seat asked.

Every placement of a card is tried on the court as it stands, and weighed by what the tiles then promise:
chips for the missions in hand, coats, louisdor, and what others lose. All worths are in points. Of the world
only what the seat knows is looked at, and nothing is left to chance.
"""

from typing import Final

from mypy_extensions import i64

from trianon.games.louis.actions import (
    BUY_STEP,
    CHANGE,
    CONDE_STEP,
    DECK_STEP,
    DISPATCH,
    DISPATCH_STEP,
    DONE,
    DRAW,
    EXCHANGE,
    FAVOUR_STEP,
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
    MAINTENON,
    MAINTENON_STEP,
    MISSIONS_STEP,
    NO_REPLACEMENT,
    NO_STONE,
    PASS,
    PATH_STEP,
    PLAY,
    PUT,
    PUT_ANYWHERE,
    REFUSE,
    REPLACE_ONE,
    REPLACE_STEP,
    REPLACE_TWO,
    RESERVE_STEP,
    SKIP,
    SKIP_C07,
    STOP,
    SUPPLY_STEP,
    TAKE,
    TAKE_STEP,
    TAKING,
    TURN_STEP,
    USE,
    USE_MISSION,
    USE_MONEY,
    USE_STONES,
    WAY_BACK,
    WAY_GENERAL,
    WAY_OWN,
)
from trianon.games.louis.appraisal import COAT, INTRIGUE_KEPT, TURN, Wishes
from trianon.games.louis.components import (
    A15,
    A17,
    AMOUNT,
    CARD_KINDS,
    CROWN,
    EFFECT,
    JOKER,
    M_COAT,
    M_INFLUENCE,
    M_INTRIGUE,
    MISSION_COUNT,
    NEIGHBOURS,
    PAIR_1,
    PAIR_2,
    REWARD_CHIPS,
    ROUNDS,
    T_MONTESPAN,
    TILES,
)
from trianon.games.louis.prospect import Prospect, chips_of
from trianon.games.louis.ranking import price
from trianon.games.louis.steps.dispatch import target
from trianon.games.louis.steps.path import limit
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2, arg3
from trianon.kernel.rng import Rng
from trianon.kernel.state import NOBODY, State

LAID: Final = 0.08  # the price of a stone that is bound for the rest of the phase
LATER: Final = 0.5  # how much the other cards of the hand count beside the one that is played
WAITING: Final = 0.6  # a stone that lies on a tile for the next round
LOUISDOR: Final = 0.6  # one more in the supply phase, when it can still buy something
ENOUGH_STONES: Final = 12  # for four turns
ONE_MORE: Final = 0.3  # the worth of having another card than a bad one
NEW_MISSION: Final = 2.6  # a light mission instead of one that is given away (L8.8)
NO_STONES: Final[list[int]] = [0] * TILES
NO_CARD: Final = -1


def worth(world: State, rng: Rng) -> list[float]:
    """The worth of every option of the question asked in a possible world."""
    assert isinstance(world, Tableau)
    step = world.step
    wishes = _wishes(world)
    if step == TURN_STEP:
        return Plan(world, wishes).turns()
    if step == PATH_STEP:
        return Plan(world, wishes).next_stones()
    if step == TAKE_STEP:
        return [float(TAKE.arg1(code)) for code in world.codes]
    if step == SUPPLY_STEP:
        return [_supply(world, code, wishes) for code in world.codes]
    if step == DISPATCH_STEP or step == RESERVE_STEP:
        prospect = Prospect(world, world.seat, wishes, 0, step == RESERVE_STEP)
        return [_lone_stone(world, code, prospect) for code in world.codes]
    if step == INTRIGUE_STEP:
        prospect = Prospect(world, world.seat, wishes, arg1(world.frames[-1]), True)
        return [_intrigue(world, code, prospect) for code in world.codes]
    if step == FAVOUR_STEP:
        return [_favour(world, code, wishes) for code in world.codes]
    if step == BUY_STEP:
        return [_purchase(world, code, wishes) for code in world.codes]
    if step == CONDE_STEP:
        prospect = Prospect(world, world.seat, wishes, arg1(world.frames[-1]) + 1, True)
        return [_conde(world, code, prospect) for code in world.codes]
    if step == MAINTENON_STEP:
        return [_maintenon(code, wishes) for code in world.codes]
    return [_on_missions(world, code, wishes) for code in world.codes]


def _wishes(s: Tableau) -> Wishes:
    """What the seat asked wants."""
    held: list[int] = [mission for mission in range(MISSION_COUNT) if s.missions[s.seat] & bit(mission)]
    return Wishes(s.figures, held, ROUNDS - s.round)


# --- turns --------------------------------------------------------------------------------------------------


class Plan:
    """All placements from the hand, each weighed once."""

    def __init__(self, s: Tableau, wishes: Wishes) -> None:
        self.court = s
        self.wishes = wishes
        self.prospect = Prospect(s, s.seat, wishes, 0, False)
        self.idle: float = self.prospect.value(NO_STONES)
        self.own: i64 = s.own[s.seat]
        self.general: i64 = s.general[s.seat]
        self.cards: i64 = s.hand_size(s.seat)

    def turns(self) -> list[float]:
        """Every card, played in every way, and what the rest of the hand can still do."""
        s = self.court
        gains: list[float] = [0.0] * CARD_KINDS
        for card in range(CARD_KINDS):
            if s.hands[s.seat * CARD_KINDS + card] > 0:
                gains[card] = self.placing(card, 0)
        return [self._turn(code, gains) for code in s.codes]

    def _turn(self, code: i64, gains: list[float]) -> float:
        if PASS.has(code):
            return self._rest(NO_CARD, gains, 1) - AMOUNT[A15] * self.wishes.louisdor
        if EXCHANGE.has(code):
            return self._rest(EXCHANGE.arg1(code), gains, 1) + ONE_MORE
        card = PLAY.arg1(code)
        boost = PLAY.arg3(code)
        if PLAY.arg2(code) == TAKING:
            gain = self._taking(limit(card, boost))
        else:
            gain = self.placing(card, 1) if boost == 1 else gains[card]
        if boost == 1:
            gain -= ONE_MORE  # it works only once in a phase
        return gain + self._rest(card, gains, 0)

    def _rest(self, played: i64, gains: list[float], more: i64) -> float:
        """What the other cards promise; the worst one is never played (L4.5)."""
        s = self.court
        others: list[float] = []
        for card in range(CARD_KINDS):
            held = s.hands[s.seat * CARD_KINDS + card]
            for _ in range(held - 1 if card == played else held):
                others.append(gains[card])
        others.sort(reverse=True)
        total = 0.0
        for number in range(self.cards - 2 + more):
            if number < len(others):
                total += others[number]
        return total * LATER

    def _taking(self, most: i64) -> float:
        """Stones that come back: needed now when the own supply is short, later otherwise."""
        count = min(most, self.general)
        short = min(count, max(0, 3 * (self.cards - 2) - self.own))
        return float(short) * 0.6 + float(count) * self.wishes.stone

    def placing(self, card: i64, boost: i64) -> float:
        """The best placement of a card, beyond what the court promises anyway."""
        stones = min(limit(card, boost), self.own)
        if stones == 0:
            return 0.0
        starts: i64 = bit(TILES) - 1 if boost == 1 or card == JOKER else bit(card)
        best = 0.0
        extra = NO_STONES[:]
        for tile in range(TILES):
            if starts & bit(tile):
                extra[tile] = 1
                best = max(best, self._onwards(extra, bit(tile), tile, stones - 1, 1))
                extra[tile] = 0
        return best

    def _onwards(self, extra: list[int], visited: i64, last: i64, left: i64, laid: int) -> float:
        """The best way to go on from here, stopping included."""
        best = self.prospect.value(extra) - self.idle - LAID * laid
        if left == 0:
            return best
        open_tiles: i64 = (NEIGHBOURS[last] & ~visited) | bit(last)
        for tile in range(TILES):
            if open_tiles & bit(tile):
                extra[tile] += 1
                best = max(best, self._onwards(extra, visited | bit(tile), tile, left - 1, laid + 1))
                extra[tile] -= 1
        return best

    def next_stones(self) -> list[float]:
        """The next stone of a path that has begun; stones already laid belong to the court."""
        s = self.court
        frame: i64 = s.frames[-1]
        visited: i64 = 0
        for tile in s.path:
            visited |= bit(tile)
        left = min(limit(arg2(frame), arg3(frame)) - len(s.path), self.own)
        worths: list[float] = []
        for code in s.codes:
            if code == DONE.first:
                worths.append(0.0)
                continue
            put = PUT.arg1(code)
            extra = NO_STONES[:]
            extra[put] = 1
            worths.append(self._onwards(extra, visited | bit(put), put, left - 1, 1))
        return worths


# --- supply, and stones that missions and persons place -----------------------------------------------------


def _supply(s: Tableau, code: i64, wishes: Wishes) -> float:
    """Missions of the supply phase: all of them are gains (L3.3)."""
    if code == STOP.first:
        return 0.0
    use = USE.arg1(code)
    effect = EFFECT[USE_MISSION[use]]
    if effect == M_COAT:
        return COAT
    if effect == M_INTRIGUE:
        return INTRIGUE_KEPT
    if effect == M_INFLUENCE:
        return TURN - wishes.stone
    stone: float = 0.8 if s.own[s.seat] < ENOUGH_STONES else 0.3
    return USE_MONEY[use] * LOUISDOR + USE_STONES[use] * stone


def _lone_stone(s: Tableau, code: i64, prospect: Prospect) -> float:
    """One stone from a supply onto a tile; out of the general supply it will not be missed."""
    if code == NO_STONE.first or SKIP.has(code):
        return 0.0
    if DISPATCH.has(code):
        tile = target(s, arg2(s.frames[-1]))
        source = DISPATCH.arg2(code)
    else:
        tile = PUT_ANYWHERE.arg1(code)
        source = PUT_ANYWHERE.arg2(code)
    gain = prospect.value(_with(tile, 1)) - prospect.value(NO_STONES)
    return gain + prospect.wishes.stone if source == GENERAL else gain - LAID


def _with(tile: i64, stones: i64) -> list[int]:
    extra = NO_STONES[:]
    extra[tile] = stones
    return extra


# --- evaluation ---------------------------------------------------------------------------------------------


def _intrigue(s: Tableau, code: i64, prospect: Prospect) -> float:
    """A card is played where its stones bring more than it would later (L5.3, L9.1)."""
    if code == KEEP.first:
        return 0.0
    way = INTRIGUE.arg1(code)
    stones = INTRIGUE_STONES[way]
    extra = _with(arg1(s.frames[-1]), stones)
    gain = prospect.value(extra) - prospect.value(NO_STONES) - INTRIGUE_KEPT
    if INTRIGUE_SOURCE[way] == GENERAL:
        return gain + stones * prospect.wishes.stone
    return gain - 0.01 * stones


def _favour(s: Tableau, code: i64, wishes: Wishes) -> float:
    """The table with the tie decided, or not."""
    prospect = Prospect(s, s.seat, wishes, arg1(s.frames[-1]), True)
    if code == SKIP_C07.first:
        prospect.favoured = NOBODY
    return prospect.value(NO_STONES)


def _purchase(s: Tableau, code: i64, wishes: Wishes) -> float:
    """The table after buying, or not; later tiles may ask for the same louisdor (L5.5.2)."""
    tile = arg1(s.frames[-1])
    prospect = Prospect(s, s.seat, wishes, tile + 1, True)
    if code == REFUSE.first:
        return prospect.value(NO_STONES)
    prospect.money -= price(s, s.seat, tile)
    chip = REWARD_CHIPS[tile]
    if chip < 0:
        return prospect.value(NO_STONES) + wishes.reward(tile)
    prospect.counts[chip] += 1
    return prospect.value(NO_STONES)


def _conde(s: Tableau, code: i64, prospect: Prospect) -> float:
    """A stone for a tile that is still to come, or one that waits for the next round (L6.9)."""
    if code == NO_STONE.first:
        return 0.0
    tile = PUT_ANYWHERE.arg1(code)
    if tile >= prospect.first:
        return _lone_stone(s, code, prospect)
    resting: float = COAT if prospect.wishes.is_last else WAITING
    if tile == T_MONTESPAN:
        resting += 0.1
    return resting if PUT_ANYWHERE.arg2(code) == GENERAL else resting - prospect.wishes.stone


def _maintenon(code: i64, wishes: Wishes) -> float:
    """Stones that wait on tile 5, and one taken back (L6.5)."""
    way = MAINTENON.arg1(code)
    each: float = COAT if wishes.is_last else WAITING
    own = WAY_OWN[way]
    moved = WAY_GENERAL[way] + own
    return moved * each + (WAY_BACK[way] - own) * wishes.stone


# --- missions -----------------------------------------------------------------------------------------------


def _on_missions(s: Tableau, code: i64, wishes: Wishes) -> float:
    """Fulfilling, drawing, keeping a chip, replacing."""
    counts = chips_of(s, s.seat)
    if s.step == DECK_STEP:
        return -float(DRAW.arg1(code))
    if s.step == KEEP_STEP:
        return wishes.kept[KEEP_CHIP.arg1(code)]
    if s.step == REPLACE_STEP:
        return _replacing(code, wishes, counts)
    assert s.step == MISSIONS_STEP
    if code == FINISH.first:
        return wishes.leftover(counts)
    if CHANGE.has(code):
        counts[CHANGE.arg1(code)] -= 1
        counts[CROWN] += 1
        return wishes.chips(counts) - AMOUNT[A17] * wishes.louisdor
    mission = FULFIL.arg1(code)
    counts[PAIR_1[FULFIL.arg2(code)]] -= 1
    counts[PAIR_2[FULFIL.arg2(code)]] -= 1
    others: list[int] = [held for held in wishes.missions if held != mission]
    return wishes.mission(mission) + Wishes(wishes.figures, others, wishes.left).after_drawing(counts)


def _replacing(code: i64, wishes: Wishes, counts: list[int]) -> float:
    """New light missions against those that are given away (L8.8)."""
    if code == NO_REPLACEMENT.first:
        return 0.0
    if REPLACE_ONE.has(code):
        return NEW_MISSION - wishes.in_hand(REPLACE_ONE.arg1(code), counts)
    one = NEW_MISSION - wishes.in_hand(REPLACE_TWO.arg1(code), counts)
    return one + NEW_MISSION - wishes.in_hand(REPLACE_TWO.arg2(code), counts)
