"""Kabale & Hiebe for bots: the quick choice that playouts follow. Every option is weighed by itself.

It looks at the table as the seat asked sees it: what others laid face down is an unknown card. What the
traits of an option weigh was learned from the choices of the search.
"""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from trianon.games.kabale import KabaleState
from trianon.games.kabale.actions import DECLINE, LAY, LAY_STEP, SWAP, TRAITOR_STEP, TUCK
from trianon.games.kabale.components import (
    ALCHEMIST,
    ASSASSIN,
    CARDS,
    DISGUISE,
    EXPLORER,
    GOAL_SYMBOL,
    GOAL_VALUE,
    ROUNDS,
    STORM,
    TRAITOR,
)
from trianon.games.kabale.scoring import (
    BY_HIGHEST,
    BY_PRINTED,
    NO_CARD,
    Evaluation,
    base_value,
    counts_plainly,
    evaluate_into,
)
from trianon.games.kabale.sight import NOTHING, Sight, Sights, seen_column
from trianon.games.kabale.tableau import card_of, entry_of, owner_of
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1

# Traits of every card, then those of what it does; the number is where the weights begin.
BY_VALUE: Final = CARDS  # times the value of the goal card
BY_ROOM: Final = 2 * CARDS  # times the cards that the column still needs
BY_TIME: Final = 3 * CARDS  # times the rounds left
ON_HIDDEN: Final = 4 * CARDS  # on a hidden card of somebody else
GAINED: Final = 5 * CARDS  # who leads afterwards instead of before: while the column is open,
GAINED_LAST: Final = GAINED + 1  # when it is filled with this card,
GAINED_LATE: Final = GAINED + 2  # when it was full already
AHEAD: Final = GAINED + 3  # by how much, in parts
AHEAD_LAST: Final = GAINED + 4
ENDS: Final = GAINED + 5  # the round ends with it
ENDS_AHEAD: Final = GAINED + 6
IN_PLACE: Final = GAINED + 7  # a profession under its own symbol
FIRST: Final = GAINED + 8  # in an empty column
ON_OWN: Final = GAINED + 9  # on an own hidden card,
ON_ASSASSIN: Final = GAINED + 10
ON_STORM: Final = GAINED + 11
ON_STORM_AHEAD: Final = GAINED + 12
ON_EXPLORER: Final = GAINED + 13
ON_TRAITOR: Final = GAINED + 14
ON_DISGUISE: Final = GAINED + 15
LATE: Final = GAINED + 16  # the column is full already
BEHIND: Final = GAINED + 17  # somebody else leads the column
LEADING: Final = GAINED + 18  # and the seat itself
TRAITS: Final = GAINED + 19

MIDDLE: Final = 3.0  # an average goal card
MOST_ROOM: Final = 4
EVEN: Final = 12.0  # halves: a lead by so many is half of a safe one
SWAPPED: Final = 2.0  # what a point of goal cards weighs for a traitor
SPARE: Final = 16  # cards for which there is room before it is made anew
DEAR: Final = 1.5  # what a tucked card must bring at least


@final
class Instinct:
    """Weighs options by their traits."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.sign = 0.0  # who leads in the column looked at last: 1 the seat itself, -1 another, 0 nobody
        self.lead = 0.0  # and how safely, between -1 and 1
        self.fills = False  # whether the card looked at last fills its column
        self.sights = Sights()
        self._result = Evaluation(0, 0)  # filled in again for every column

    def weigh(self, s: KabaleState) -> vec[float]:
        """What every option weighs; its exponential is how likely it is to be chosen."""
        if s.step == LAY_STEP:
            return self._laying(s)
        if s.step == TRAITOR_STEP:
            return self._swapping(s)
        return self._tucking(s)

    def _laying(self, s: KabaleState) -> vec[float]:
        """A card of the hand in an open column."""
        sights: list[Sight] = []
        unfilled: i64 = 0
        for column in range(s.seats):
            sight = self.sights.of(s, column, s.seat)
            if not sight.is_judged:
                self._look_first(s, sight, s.goals[column])
            sights.append(sight)
            if not s.is_filled(column):
                unfilled |= bit(column)
        found = vec[float](capacity=len(s.codes))
        for code in s.codes:
            column = LAY.arg2(code)
            weight = self._laid(s, LAY.arg1(code), s.goals[column], sights[column])
            if self.fills and unfilled & ~bit(column) == 0:
                weight += self._ending(s, column, sights)
            found = append(found, weight)
        return found

    def _laid(self, s: KabaleState, card: i64, goal: i64, sight: Sight) -> float:
        """The weight of one card in one column."""
        w = self.weights
        value = float(GOAL_VALUE[goal])
        last: i64 = len(sight.entries) - 1
        room: i64 = GOAL_VALUE[goal] - last
        total = (
            w[card]
            + w[BY_VALUE + card] * (value - MIDDLE)
            + w[BY_ROOM + card] * float(max(0, min(MOST_ROOM, room)))
            + w[BY_TIME + card] * float(ROUNDS - s.round)
        )
        bottom: i64 = NOTHING
        if sight.bottom != NOTHING:
            hidden = sight.entries[sight.bottom]
            bottom = card_of(hidden)
            total += self._covered(s, card, hidden)
        self._look_after(s, sight, card, goal)
        moves_on = bottom == ASSASSIN or bottom == EXPLORER
        self.fills = room <= (0 if moves_on else 1) or bottom == STORM
        sign = sight.sign
        gained = value * (self.sign - sign)
        ahead = value * (self.lead - sight.lead)
        total += w[AHEAD] * ahead
        if bottom == STORM:
            total += w[ON_STORM_AHEAD] * value * self.sign
        if room <= 0:
            total += w[GAINED_LATE] * gained + w[LATE]
        elif self.fills:
            total += w[GAINED_LAST] * gained + w[AHEAD_LAST] * ahead
        else:
            total += w[GAINED] * gained
        if card == ALCHEMIST + GOAL_SYMBOL[goal]:
            total += w[IN_PLACE]
        if last == 0:
            total += w[FIRST] * value
        if sign < 0.0:
            total += w[BEHIND] * value
        elif sign > 0.0:
            total += w[LEADING] * value
        return total

    def _covered(self, s: KabaleState, card: i64, hidden: i64) -> float:
        """The weight of turning up a card that lies face down."""
        w = self.weights
        if owner_of(hidden) != s.seat:
            return w[ON_HIDDEN + card]
        bottom = card_of(hidden)
        total = w[ON_OWN]
        if bottom == ASSASSIN:
            total += w[ON_ASSASSIN]
        elif bottom == STORM:
            total += w[ON_STORM]
        elif bottom == EXPLORER:
            total += w[ON_EXPLORER]
        elif bottom == TRAITOR:
            total += w[ON_TRAITOR]
        elif bottom == DISGUISE:
            total += w[ON_DISGUISE]
        return total

    def _ending(self, s: KabaleState, column: i64, sights: list[Sight]) -> float:
        """The weight of ending the round, with what was found in the column looked at last."""
        lead = float(GOAL_VALUE[s.goals[column]]) * self.sign
        for other in range(s.seats):
            if other != column:
                lead += float(GOAL_VALUE[s.goals[other]]) * sights[other].sign
        return self.weights[ENDS] + self.weights[ENDS_AHEAD] * lead

    def _swapping(self, s: KabaleState) -> vec[float]:
        """What the traitor's two goal cards bring where they would lie."""
        column = arg1(s.frames[-1])
        here = seen_column(s, column, s.seat)
        found = vec[float](capacity=len(s.codes))
        for code in s.codes:
            if code == DECLINE.first:
                found = append(found, 0.0)
                continue
            other = SWAP.arg1(code)
            there = seen_column(s, other, s.seat)
            swapped = self._brings(s, here, s.goals[other]) + self._brings(s, there, s.goals[column])
            kept = self._brings(s, here, s.goals[column]) + self._brings(s, there, s.goals[other])
            found = append(found, SWAPPED * (swapped - kept))
        return found

    def _tucking(self, s: KabaleState) -> vec[float]:
        """What a card brings under the disguise."""
        column = arg1(s.frames[-1])
        goal = s.goals[column]
        entries = seen_column(s, column, s.seat)
        before = self._brings(s, entries, goal)
        found = vec[float](capacity=len(s.codes))
        for code in s.codes:
            if code == DECLINE.first:
                found = append(found, 0.0)
                continue
            after = append(entries[:], entry_of(TUCK.arg1(code), s.seat))
            found = append(found, SWAPPED * (self._brings(s, after, goal) - before) - DEAR)
        return found

    def _brings(self, s: KabaleState, entries: vec[i64], goal: i64) -> float:
        self.look(s, entries, goal)
        return float(GOAL_VALUE[goal]) * self.lead

    def _look_first(self, s: KabaleState, sight: Sight, goal: i64) -> None:
        """Who leads in a column as it is; that is noted in what is seen of it."""
        if counts_plainly(sight.kinds):
            self._compare(sight.mine, sight.rival, sight.is_above)
        else:
            self.look(s, sight.entries[: len(sight.entries) - 1], goal)
        sight.sign = self.sign
        sight.lead = self.lead
        sight.is_judged = True

    def _look_after(self, s: KabaleState, sight: Sight, card: i64, goal: i64) -> None:
        """Who leads when the seat asked has laid a card, and how safely: found out once."""
        this = bit(card)
        if sight.judged & this:
            self.sign = 1.0 if sight.winning & this else -1.0 if sight.losing & this else 0.0
            self.lead = sight.leads[card]
            return
        self.look_after(s, sight, card, goal)
        sight.judged |= this
        if self.sign > 0.0:
            sight.winning |= this
        elif self.sign < 0.0:
            sight.losing |= this
        sight.leads[card] = self.lead

    def look_after(self, s: KabaleState, sight: Sight, card: i64, goal: i64) -> None:
        """The same, whether it was found out before or not."""
        entries = sight.entries
        last: i64 = len(entries) - 1
        bottom = card_of(entries[sight.bottom]) if sight.bottom != NOTHING else NOTHING
        entries[last] = entry_of(card, s.seat)
        if bottom == ASSASSIN:  # it kills the card: all is as before
            self.sign = sight.sign
            self.lead = sight.lead
        elif bottom == EXPLORER:
            self.look(s, pop(entries[:], sight.bottom)[0], goal)
        elif counts_plainly(sight.kinds | bit(card)):
            value = max(0, base_value(s.figures, card, GOAL_SYMBOL[goal]))
            self._compare(max(0, sight.mine) + value, sight.rival, sight.is_above)
        else:
            self.look(s, entries, goal)

    def _compare(self, mine: i64, rival: i64, is_above: bool) -> None:
        """Who leads where the highest total wins, of equal ones that of the uppermost card (K9.7)."""
        self.sign = 0.0
        self.lead = 0.0
        if mine == NO_CARD and rival == NO_CARD:
            return
        self.sign = 1.0 if mine > rival or (mine == rival and is_above) else -1.0
        lead = float(max(0, mine) - max(0, rival))
        self.lead = lead / (EVEN + abs(lead))

    def look(self, s: KabaleState, entries: vec[i64], goal: i64) -> None:
        """Who leads in a column under a goal card, and how safely."""
        result = self._room(len(entries), s.seats)
        evaluate_into(result, s.figures, entries, GOAL_SYMBOL[goal])
        self.sign = 0.0
        self.lead = 0.0
        if result.winner < 0:
            return
        self.sign = 1.0 if result.winner == s.seat else -1.0
        self.lead = self.sign
        if result.why == BY_HIGHEST or result.why == BY_PRINTED:
            self.lead = _safely(result.totals, s.seat)

    def _room(self, cards: i64, seats: i64) -> Evaluation:
        """An evaluation for a column of so many cards."""
        result = self._result
        if len(result.values) < cards or len(result.totals) != seats:
            result = Evaluation(cards + SPARE, seats)
            self._result = result
        return result


def _safely(totals: vec[i64], seat: i64) -> float:
    """How far a seat is ahead of the best of the others, as a part of a safe lead."""
    rival: i64 = 0
    for other in range(len(totals)):
        if other != seat and totals[other] > rival:
            rival = totals[other]
    lead = float(max(0, totals[seat]) - rival)
    return lead / (EVEN + abs(lead))
