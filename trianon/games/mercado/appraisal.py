"""Mercado: what tiles, effects, symbols and coins at an edge are worth to a seat, in points."""

from typing import Final

from mypy_extensions import i64

from trianon.games.mercado.chances import completing
from trianon.games.mercado.components import (
    AGAIN,
    COIN_CHANGER,
    CUTPURSE,
    DRAWN,
    EFFECTS,
    EXTRAS,
    FAKE,
    FINISH,
    FORWARD,
    GOODS,
    NO_SEAL,
    OPP_FAKE,
    OPP_GIVEUP,
    OPP_WILD,
    OPPONENTS,
    POINTS,
    PRIVILEGE,
    PURGE,
    RANK,
    REVEAL,
    SEAL,
    STEPS,
    WHITE,
    WILD,
    effect_count,
    effect_kind,
)
from trianon.games.mercado.imagine import Seen
from trianon.games.mercado.prices import fits, missing
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


class Appraiser:
    """Judges a table for one seat, with the coins that its purse is thought to hold."""

    def __init__(self, seen: Seen, purse: i64) -> None:
        self.seen = seen
        self.me: int = seen.me
        self.purse: i64 = purse
        positions = range(len(seen.market))
        self.rivals: list[list[list[float]]] = []  # by position, turns and seat: that it is bought by then
        for position in positions:
            self.rivals.append([self._bought_by(position, turn) for turn in range(1, HORIZON + 1)])
        self.prize: list[float] = [self.buying(position, self.me) for position in positions]
        self.denied: list[float] = [self._denied(position) for position in positions]
        self._known: list[dict[int, float]] = [{} for _ in positions]

    # --- effects and movement -----------------------------------------------------------------------------

    def effect(self, effect: i64, seat: int) -> float:
        """What an effect brings a seat when it buys or moves."""
        kind = effect_kind(effect)
        n = float(effect_count(effect))
        turns = self.seen.turns
        if kind == WILD:
            return WILD_COIN * min(n, float(self.seen.white)) * min(1.0, turns / 3.0)
        if kind == FAKE:
            return -self._fake(n)
        if kind == PURGE:
            return self._fake(n)
        if kind == PRIVILEGE:
            return TOKEN * n
        if kind == SEAL:
            return min(n, float(self.seen.spare_seals))
        if kind == AGAIN:
            return EXTRA_TURN * n
        if kind == OPP_FAKE:
            return self._fake(n)
        if kind == OPP_WILD:
            return -WILD_COIN * n * min(1.0, turns / 3.0)
        if kind == OPP_GIVEUP:
            lost = 0.0
            for other in range(self.seen.seats):
                if other != seat:
                    lost += TOKEN * min(n, float(self.seen.privileges[other]))
            return lost / float(self.seen.seats - 1)
        return 0.0

    def _fake(self, n: float) -> float:
        """Counterfeits cost draws; with the cutpurse they are of some use (M16)."""
        cost = 0.5 * COUNTERFEIT_COIN if self.seen.promo else COUNTERFEIT_COIN
        return cost * n * min(1.0, self.seen.turns / 5.0)

    def symbol(self, seat: int, progress: int, free: bool) -> float:
        """What the symbol brings where a marker ends; who is free ignores a bad one (M9.4 to M9.6)."""
        effect = self.seen.symbol(seat, progress)
        if effect == 0:
            return 0.0
        if effect_kind(effect) == FORWARD:
            steps: int = effect_count(effect)
            gain = float(steps) + self.symbol(seat, progress + steps, free)
            gain += self.ending(seat, progress, progress + steps)
        else:
            gain = self.effect(effect, seat)
        return max(0.0, gain) if free else gain

    def moving(self, seat: int, progress: int, steps: int) -> float:
        """Points, the symbol behind them, and the end of the game if they bring it."""
        if steps == 0:
            return 0.0
        to = progress + steps
        return float(steps) + self.symbol(seat, to, False) + self.ending(seat, progress, to)

    def ending(self, seat: int, progress: int, to: int) -> float:
        """Passing the disc is good for who is ahead, seals and privileges included (M14)."""
        if self.seen.is_last or progress >= FINISH or to < FINISH or seat != self.me:
            return 0.0
        mine = float(to + self.seen.seals[seat])
        for face in self.seen.hand:
            mine += float(STEPS[face])
        best = 0.0
        for other in range(self.seen.seats):
            if other != seat:
                theirs = float(self.seen.progress[other] + self.seen.seals[other])
                theirs += TOKEN * float(self.seen.privileges[other])
                if (other - seat) % self.seen.seats <= self.seen.waiting:
                    theirs += 3.0  # has a turn left in this round
                best = max(best, theirs)
        return max(-MOST_STAKE, min(MOST_STAKE, STAKE * (mine - best)))

    def token(self, face: int) -> float:
        """What a privilege's extras bring when it is played."""
        gain = 0.0
        for effect in EXTRAS[face]:
            gain += self.effect(effect, self.me)
        return gain

    # --- tiles --------------------------------------------------------------------------------------------

    def points(self, position: int, seat: int) -> int:
        """The points of a tile for a seat as it stands; an object turned over is worth the mean."""
        points = POINTS[self.seen.market[position]]
        if points == RANK:
            return self.seen.rank(seat)
        return points

    def buying(self, position: int, seat: int) -> float:
        """What completing a tile brings a seat, before the coins it costs."""
        tile = self.seen.market[position]
        points = self.points(position, seat)
        gain = TURNED_OVER if points == REVEAL else self.moving(seat, self.seen.progress[seat], points)
        for effect in EFFECTS[tile]:
            gain += self.effect(effect, seat)
        for effect in OPPONENTS[tile]:
            gain += self.effect(effect, seat)
        if position < GOODS and not NO_SEAL[tile]:
            gain -= float(self._seconds(position, seat)) / float(self.seen.seats - 1)
        return gain

    def _seconds(self, position: int, buyer: int) -> int:
        """How many opponents take the seal of second place (M7.3)."""
        best: i64 = 1
        found = 0
        for seat in range(self.seen.seats):
            coins = total(self.seen.edges[position][seat])
            if seat != buyer and coins >= best:
                found = found + 1 if coins == best else 1
                best = coins
        return found

    def _bought_by(self, position: int, turns: int) -> list[float]:
        """For every opponent, the chance that it completes a tile within so many of its turns."""
        chances: list[float] = [0.0] * self.seen.seats
        tile = self.seen.market[position]
        for seat in range(self.seen.seats):
            if seat != self.me and not self._is_out(seat):
                edge = self.seen.edges[position][seat]
                chances[seat] = RIVALRY * self._within(tile, edge, seat, self.seen.purses[seat], turns)
        return chances

    def _is_out(self, seat: int) -> bool:
        """Whether a seat has no turn left in the last round."""
        return self.seen.is_last and (seat - self.me) % self.seen.seats > self.seen.waiting

    def _within(self, tile: int, edge: i64, seat: int, purse: i64, turns: int) -> float:
        """The chance to complete an edge within so many turns, one of them lost if the purse is thin."""
        draws: i64 = DRAWN * turns
        if total(purse) < DRAWN:
            purse += self.seen.characters[seat]
            draws -= DRAWN
        if draws < missing(tile, edge):
            return 0.0
        return completing(tile, edge, purse, draws)

    def _denied(self, position: int) -> float:
        """What opponents lose when they cannot complete a tile any more."""
        if position >= GOODS:
            return 0.0
        lost = 0.0
        for seat in range(self.seen.seats):
            chance = self.rivals[position][0][seat]
            if chance > 0.02:
                lost += chance * max(0.0, self.buying(position, seat))
        return ENVY * lost / float(self.seen.seats - 1)

    # --- coins at the own edge ----------------------------------------------------------------------------

    def edge(self, position: int, coins: i64) -> float:
        """What these coins at the own edge are worth: the tile itself, or the hope of it."""
        known = self._known[position].get(coins)
        if known is None:
            known = self._edge(position, coins)
            self._known[position][coins] = known
        return known

    def _edge(self, position: int, coins: i64) -> float:
        tile = self.seen.market[position]
        if tile == CUTPURSE:
            return 0.0
        laid = float(total(coins))
        white = float(count(coins, WHITE))
        prize = self.prize[position]
        if tile == COIN_CHANGER:
            prize = self.changing()
        still = float(missing(tile, coins))
        cost = SPENT * (laid - white + still) + WILD_COIN * white * min(1.0, self.seen.turns / 3.0)
        if still == 0.0:
            return prize + self.denied[position] - cost
        hope = self._hope(position, coins, prize - cost)
        return hope + self._second(position, coins) - BOUND * (laid - white) - BOUND_WHITE * white

    def _hope(self, position: int, coins: i64, prize: float) -> float:
        """The prize, by the chance to complete the tile before an opponent does."""
        if prize <= 0.0:
            return 0.0
        tile = self.seen.market[position]
        hope = 0.0
        before = 0.0
        worth = prize
        for turn in range(1, HORIZON + 1):
            ahead: float = self.seen.turns - float(turn - 1)
            if ahead <= 0.0:
                break
            chance = self._within(tile, coins, self.me, self.purse, turn)
            free = 1.0
            if position < GOODS:
                for seat in range(self.seen.seats):
                    free *= 1.0 - self.rivals[position][turn - 1][seat]
            worth *= PATIENCE
            hope += max(0.0, chance - before) * worth * free * min(1.0, ahead)
            before = max(before, chance)
        return hope

    def _second(self, position: int, coins: i64) -> float:
        """The seal of second place, by the chance that an opponent buys the tile soon (M7.3)."""
        tile = self.seen.market[position]
        if coins == 0 or position >= GOODS or NO_SEAL[tile]:
            return 0.0
        laid = total(coins)
        likely = 0.0
        for buyer in range(self.seen.seats):
            chance = self.rivals[position][1][buyer]
            if chance > 0.0:
                for other in range(self.seen.seats):
                    if other != buyer and other != self.me:
                        if total(self.seen.edges[position][other]) > laid:
                            chance = 0.0
                likely += chance
        return min(1.0, likely)

    def changing(self) -> float:
        """The coin changer's white coin where it helps most (M8.3)."""
        best = 0.0
        if self.seen.white == 0:
            return best
        for position in range(len(self.seen.market)):
            tile = self.seen.market[position]
            now = self.seen.edges[position][self.me]
            if tile != COIN_CHANGER and fits(tile, now, WHITE):
                best = max(best, self.edge(position, now + some(WHITE)) - self.edge(position, now))
        return best
