"""Mercado: what tiles, effects, symbols and coins at an edge are worth to the seat asked, in points."""

from typing import Final

from mypy_extensions import i64

from trianon.games.mercado.chances import completing
from trianon.games.mercado.components import (
    AGAIN,
    COIN_CHANGER,
    CUTPURSE,
    CUTPURSE_POSITION,
    DRAWN,
    FAKE,
    FINISH,
    FORWARD,
    GOODS,
    OPP_FAKE,
    OPP_GIVEUP,
    OPP_WILD,
    PRIVILEGE,
    PURGE,
    RANK,
    REVEAL,
    SEAL,
    WHITE,
    WILD,
    effect_count,
    effect_kind,
)
from trianon.games.mercado.prices import fits, missing
from trianon.games.mercado.scoring import steps_of
from trianon.games.mercado.steps.buying import seconds
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import rank_of, symbol_met
from trianon.kernel.bags import count, some, total

WILD_COIN: Final = 1.2
COUNTERFEIT_COIN: Final = 0.8
TOKEN: Final = 2.1  # a privilege: its steps, and a little for its extra
EXTRA_TURN: Final = 2.4
TURNED_OVER: Final = 4.3  # the mean of the objects, for REVEAL
SPENT: Final = 0.16  # a coin on the character tile: the part of a turn that brings it back
BOUND: Final = 0.05  # a coin that lies at an edge and not in the purse
BOUND_WHITE: Final = 0.3
PATIENCE: Final = 0.8  # what is left of a gain that comes a turn later
HORIZON: Final = 3  # turns that are looked ahead
RIVALRY: Final = 0.7  # how likely an opponent who can complete a tile wants to
ENVY: Final = 0.5  # how much of an opponent's gain counts as a loss
STAKE: Final = 0.5  # what a lead is worth to who ends the game, for each point
MOST_STAKE: Final = 5.0
PACE: Final = 3.0  # spaces that the leader moves in a round


class Appraiser:
    """Judges a table for the seat asked, with the coins that its purse is thought to hold.

    Of what is hidden it looks at nothing: of the others' privileges only the number counts.
    """

    def __init__(self, s: Tableau, purse: i64) -> None:
        self.s = s
        self.me: i64 = s.seat
        self.purse: i64 = purse
        self.is_promo = len(s.market) > CUTPURSE_POSITION
        self.is_last = s.is_last_round()
        self.waiting: i64 = (s.first + s.seats - 1 - s.seat) % s.seats  # seats later in this round
        self.turns: float = self._turns_left()
        positions = range(len(s.market))
        self.rivals: list[list[list[float]]] = []  # by position, turns and seat: that it is bought by then
        for position in positions:
            self.rivals.append([self._bought_by(position, turn) for turn in range(1, HORIZON + 1)])
        self.prize: list[float] = [self.buying(position, self.me) for position in positions]
        self.denied: list[float] = [self._denied(position) for position in positions]
        self._known: list[dict[int, float]] = [{} for _ in positions]

    def _turns_left(self) -> float:
        """About how many turns this seat has after this one (M14.2)."""
        extra = float(self.s.extra)
        if self.is_last:
            return extra
        way = float(FINISH - max(list(self.s.progress)))
        return max(0.7, way / PACE) + extra

    # --- effects and movement -----------------------------------------------------------------------------

    def effect(self, effect: i64, seat: i64) -> float:
        """What an effect brings a seat when it buys or moves."""
        kind = effect_kind(effect)
        n = float(effect_count(effect))
        turns = self.turns
        if kind == WILD:
            return WILD_COIN * min(n, float(self.s.white)) * min(1.0, turns / 3.0)
        if kind == FAKE:
            return -self._fake(n)
        if kind == PURGE:
            return self._fake(n)
        if kind == PRIVILEGE:
            return TOKEN * n
        if kind == SEAL:
            return min(n, float(self.s.spare_seals))
        if kind == AGAIN:
            return EXTRA_TURN * n
        if kind == OPP_FAKE:
            return self._fake(n)
        if kind == OPP_WILD:
            return -WILD_COIN * n * min(1.0, turns / 3.0)
        if kind == OPP_GIVEUP:
            lost = 0.0
            for other in range(self.s.seats):
                if other != seat:
                    lost += TOKEN * min(n, float(total(self.s.privileges[other])))
            return lost / float(self.s.seats - 1)
        return 0.0

    def _fake(self, n: float) -> float:
        """Counterfeits cost draws; with the cutpurse they are of some use (M16)."""
        cost = 0.5 * COUNTERFEIT_COIN if self.is_promo else COUNTERFEIT_COIN
        return cost * n * min(1.0, self.turns / 5.0)

    def symbol(self, seat: i64, progress: i64, free: bool) -> float:
        """What the symbol brings where a marker ends; who is free ignores a bad one (M9.4 to M9.6)."""
        effect = symbol_met(self.s, seat, progress)
        if effect == 0:
            return 0.0
        if effect_kind(effect) == FORWARD:
            steps: i64 = effect_count(effect)
            gain = float(steps) + self.symbol(seat, progress + steps, free)
            gain += self.ending(seat, progress, progress + steps)
        else:
            gain = self.effect(effect, seat)
        return max(0.0, gain) if free else gain

    def moving(self, seat: i64, progress: i64, steps: i64) -> float:
        """Points, the symbol behind them, and the end of the game if they bring it."""
        if steps == 0:
            return 0.0
        to = progress + steps
        return float(steps) + self.symbol(seat, to, False) + self.ending(seat, progress, to)

    def ending(self, seat: i64, progress: i64, to: i64) -> float:
        """Passing the disc is good for who is ahead, seals and privileges included (M14)."""
        if self.is_last or progress >= FINISH or to < FINISH or seat != self.me:
            return 0.0
        mine = float(to + self.s.seals[seat] + steps_of(self.s.figures, self.s.privileges[seat]))
        best = 0.0
        for other in range(self.s.seats):
            if other != seat:
                theirs = float(self.s.progress[other] + self.s.seals[other])
                theirs += TOKEN * float(total(self.s.privileges[other]))
                if (other - seat) % self.s.seats <= self.waiting:
                    theirs += 3.0  # has a turn left in this round
                best = max(best, theirs)
        return max(-MOST_STAKE, min(MOST_STAKE, STAKE * (mine - best)))

    def token(self, face: i64) -> float:
        """What a privilege's extras bring when it is played."""
        gain = 0.0
        for effect in self.s.figures.extras[face]:
            gain += self.effect(effect, self.me)
        return gain

    # --- tiles --------------------------------------------------------------------------------------------

    def points(self, position: i64, seat: i64) -> i64:
        """The points of a tile for a seat as it stands; an object turned over is worth the mean."""
        points = self.s.figures.points[self.s.market[position]]
        if points == RANK:
            return rank_of(self.s, seat)
        return points

    def buying(self, position: i64, seat: i64) -> float:
        """What completing a tile brings a seat, before the coins it costs."""
        tile = self.s.market[position]
        points = self.points(position, seat)
        gain = TURNED_OVER if points == REVEAL else self.moving(seat, self.s.progress[seat], points)
        for effect in self.s.figures.effects[tile]:
            gain += self.effect(effect, seat)
        for effect in self.s.figures.opponents[tile]:
            gain += self.effect(effect, seat)
        if position < GOODS and not self.s.figures.no_seal[tile]:
            gain -= float(len(seconds(self.s, position, seat))) / float(self.s.seats - 1)
        return gain

    def _bought_by(self, position: i64, turns: i64) -> list[float]:
        """For every opponent, the chance that it completes a tile within so many of its turns."""
        chances: list[float] = [0.0] * self.s.seats
        tile = self.s.market[position]
        for seat in range(self.s.seats):
            if seat != self.me and not self._is_out(seat):
                edge = self.s.edge(position, seat)
                chances[seat] = RIVALRY * self._within(tile, edge, seat, self.s.purses[seat], turns)
        return chances

    def _is_out(self, seat: i64) -> bool:
        """Whether a seat has no turn left in the last round."""
        return self.is_last and (seat - self.me) % self.s.seats > self.waiting

    def _within(self, tile: i64, edge: i64, seat: i64, purse: i64, turns: i64) -> float:
        """The chance to complete an edge within so many turns, one of them lost if the purse is thin."""
        draws: i64 = DRAWN * turns
        if total(purse) < DRAWN:
            purse += self.s.characters[seat]
            draws -= DRAWN
        if draws < missing(self.s.figures, tile, edge):
            return 0.0
        return completing(self.s.figures, tile, edge, purse, draws)

    def _denied(self, position: i64) -> float:
        """What opponents lose when they cannot complete a tile any more."""
        if position >= GOODS:
            return 0.0
        lost = 0.0
        for seat in range(self.s.seats):
            chance = self.rivals[position][0][seat]
            if chance > 0.02:
                lost += chance * max(0.0, self.buying(position, seat))
        return ENVY * lost / float(self.s.seats - 1)

    # --- coins at the own edge ----------------------------------------------------------------------------

    def edge(self, position: i64, coins: i64) -> float:
        """What these coins at the own edge are worth: the tile itself, or the hope of it."""
        known = self._known[position].get(coins)
        if known is None:
            known = self._edge(position, coins)
            self._known[position][coins] = known
        return known

    def _edge(self, position: i64, coins: i64) -> float:
        tile = self.s.market[position]
        if tile == CUTPURSE:
            return 0.0
        laid = float(total(coins))
        white = float(count(coins, WHITE))
        prize = self.prize[position]
        if tile == COIN_CHANGER:
            prize = self.changing()
        still = float(missing(self.s.figures, tile, coins))
        cost = SPENT * (laid - white + still) + WILD_COIN * white * min(1.0, self.turns / 3.0)
        if still == 0.0:
            return prize + self.denied[position] - cost
        hope = self._hope(position, coins, prize - cost)
        return hope + self._second(position, coins) - BOUND * (laid - white) - BOUND_WHITE * white

    def _hope(self, position: i64, coins: i64, prize: float) -> float:
        """The prize, by the chance to complete the tile before an opponent does."""
        if prize <= 0.0:
            return 0.0
        tile = self.s.market[position]
        hope = 0.0
        before = 0.0
        worth = prize
        for turn in range(1, HORIZON + 1):
            ahead: float = self.turns - float(turn - 1)
            if ahead <= 0.0:
                break
            chance = self._within(tile, coins, self.me, self.purse, turn)
            free = 1.0
            if position < GOODS:
                for seat in range(self.s.seats):
                    free *= 1.0 - self.rivals[position][turn - 1][seat]
            worth *= PATIENCE
            hope += max(0.0, chance - before) * worth * free * min(1.0, ahead)
            before = max(before, chance)
        return hope

    def _second(self, position: i64, coins: i64) -> float:
        """The seal of second place, by the chance that an opponent buys the tile soon (M7.3)."""
        tile = self.s.market[position]
        if coins == 0 or position >= GOODS or self.s.figures.no_seal[tile]:
            return 0.0
        laid = total(coins)
        likely = 0.0
        for buyer in range(self.s.seats):
            chance = self.rivals[position][1][buyer]
            if chance > 0.0:
                for other in range(self.s.seats):
                    if other != buyer and other != self.me:
                        if total(self.s.edge(position, other)) > laid:
                            chance = 0.0
                likely += chance
        return min(1.0, likely)

    def changing(self) -> float:
        """The coin changer's white coin where it helps most (M8.3)."""
        best = 0.0
        if self.s.white == 0:
            return best
        for position in range(len(self.s.market)):
            tile = self.s.market[position]
            now = self.s.edge(position, self.me)
            if tile != COIN_CHANGER and fits(self.s.figures, tile, now, WHITE):
                best = max(best, self.edge(position, now + some(WHITE)) - self.edge(position, now))
        return best
