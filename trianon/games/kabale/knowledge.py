"""Kabale & Hiebe: what an answer is worth to the seat asked.

Hidden cards are dealt at random many times over. In each such world every answer is carried out by the rules
themselves, the columns are filled up with random cards and counted, and the goal cards won are compared with
those of the same world without the answer. A card also has its price: in a later round it might do more.
"""

from typing import Final, final

from mypy_extensions import i64

from trianon.games.kabale import KabaleState, flow
from trianon.games.kabale.actions import LAY, TUCK
from trianon.games.kabale.components import (
    GOAL_SYMBOL,
    GOAL_VALUE,
    GOAL_VALUES,
    GOALS,
    NAMES,
    ROUNDS,
    SYMBOLS,
)
from trianon.games.kabale.scoring import evaluate, plain_count
from trianon.games.kabale.steps import lay
from trianon.games.kabale.tableau import card_of, entry_of, owner_of
from trianon.kernel.bits import bit, nth, size
from trianon.kernel.frame import step_of
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

EFFORT: Final = 480  # columns filled up for one question
FEWEST: Final = 4  # worlds for one question, at least and at most
MOST: Final = 30
PRICE: Final = 1.0  # how much of a card's usual worth is given up with it
LATE: Final = 0.3  # the part of its price that a card keeps in the last round
BOLD: Final = 1.5  # a seat expects to win this many times its fair share of goal cards
AVERAGE_GOAL: Final = sum(GOAL_VALUES) / len(GOAL_VALUES)

# What a card brings on average where it brings most, measured over games of this bot with itself.
_USUAL: Final[dict[str, float]] = {
    "king": 3.6,
    "queen": 3.1,
    "juliet": 2.6,
    "alchemist": 2.1,
    "swordsman": 2.1,
    "farmer": 2.1,
    "merchant": 2.1,
    "cardinal": 2.1,
    "troubadour": 2.1,
    "explorer": 2.0,
    "assassin": 2.4,
    "storm": 2.5,
    "disguise": 1.0,
    "traitor": 2.3,
    "musketeers": 3.4,
    "mage": 2.5,
    "witch": 2.2,
    "prince": 3.1,
    "squire": 1.4,
    "hermit": 2.2,
    "doppelganger": 1.5,
    "dragon": 2.9,
    "romeo": 1.5,
    "beggar": 3.4,
    "tomthumb": 2.1,
}
USUAL: Final[list[float]] = [_USUAL[name] for name in NAMES]


def worth(world: State, rng: Rng) -> list[float]:
    """The worth of every option: its average gain over possible worlds, less the price of its card."""
    assert isinstance(world, KabaleState)
    judge = Judge(world, world.seat)
    codes = world.codes
    worths: list[float] = [0.0 for _ in codes]
    columns: int = len(worths) * world.seats
    worlds = min(MOST, max(FEWEST, EFFORT // columns))
    for _ in range(worlds):
        possible = world.determinize(world.seat, rng)
        assert isinstance(possible, KabaleState)
        future = coming_cards(possible, rng)
        idle = judge.gain(possible.copy(), future)
        for index in range(len(worths)):
            worths[index] += judge.after(possible.copy(), codes[index], future) - idle
    return [worths[i] / worlds - price(codes[i], world.round) for i in range(len(worths))]


def price(code: i64, round: i64) -> float:
    """What is given up with the card of an answer: it could wait for a better place while rounds are left."""
    if LAY.has(code):
        card = LAY.arg1(code)
    elif TUCK.has(code):
        card = TUCK.arg1(code)
    else:
        return 0.0
    left: float = float(ROUNDS - round) / ROUNDS
    return PRICE * USUAL[card] * min(1.0, LATE + left)


def coming_cards(world: KabaleState, rng: Rng) -> list[list[int]]:
    """For every column cards that may still be laid there, of random owners; the same for all answers."""
    seats = world.seats
    pools: list[int] = [world.hands[seat] | world.decks[seat] for seat in range(seats)]
    coming: list[list[int]] = []
    for column in range(seats):
        cards: list[int] = []
        for _ in range(GOAL_VALUE[world.goals[column]] + 1):
            owner = rng.below(seats)
            if pools[owner]:
                card = nth(pools[owner], rng.below(size(pools[owner])))
                pools[owner] ^= bit(card)
                cards.append(entry_of(card, owner))
        coming.append(cards)
    return coming


@final
class Judge:
    """Knows what each goal card of the row is worth to the seat asked, whoever wins it."""

    def __init__(self, s: KabaleState, me: i64) -> None:
        self.me: i64 = me
        self.seats: i64 = s.seats
        left = (ROUNDS - s.round + 1) * s.seats
        mine = s.won[me]
        now = prospects(mine, left, self.seats)
        self.mine: list[float] = [0.0] * GOALS
        self.theirs: list[float] = [0.0] * GOALS
        for goal in s.goals:
            self.mine[goal] = prospects([*mine, goal], left, self.seats) - now
            self.theirs[goal] = -float(GOAL_VALUE[goal]) / float(self.seats - 1)

    def after(self, s: KabaleState, code: i64, future: list[list[int]]) -> float:
        """The gain after an answer; own cards that it turns up are put to their best use, others decline."""
        answer(s, code)
        if len(s.frames) == 0:
            return self.gain(s, future)
        s.ask()
        if s.seat != self.me:
            s.pop_frame()
            return self.gain(s, future)
        best = -1000.0
        for choice in s.codes:
            trial = s.copy()
            answer(trial, choice)
            best = max(best, self.gain(trial, future))
        return best

    def gain(self, s: KabaleState, future: list[list[int]]) -> float:
        """What the columns bring, filled up with coming cards unless the round is over."""
        if not flow.is_round_over(s):
            for column in range(self.seats):
                fill_up(s, column, future[column])
        total = 0.0
        for column in range(self.seats):
            goal = s.goals[column]
            winner = evaluate(s.figures, s.columns[column], GOAL_SYMBOL[goal], self.seats).winner
            if winner == self.me:
                total += self.mine[goal]
            elif winner >= 0:
                total += self.theirs[goal]
        return total


def fill_up(s: KabaleState, column: i64, cards: list[int]) -> None:
    """Lay cards until the column is filled; what they turn up takes effect, decisions are declined."""
    for entry in cards:
        if s.is_filled(column):
            return
        owner = owner_of(entry)
        if (s.hands[owner] | s.decks[owner]) & bit(card_of(entry)):  # else it has been laid already
            lay.arrive(s, entry, column)
            if len(s.frames) > 0:
                s.pop_frame()


def answer(s: KabaleState, code: i64) -> None:
    """Carry out an answer, but not the end of the turn."""
    frame = s.pop_frame()
    s.game.steps[step_of(frame)].answer(s, frame, code)


def prospects(won: list[int], left: int, seats: int, bold: float = BOLD) -> float:
    """The points these goal cards promise: their sum, and by its likelihood what a full set adds (K11).

    `bold`: how many times its fair share of goal cards the seat expects to win.
    """
    best: list[int] = [0] * len(SYMBOLS)
    for goal in won:
        best[GOAL_SYMBOL[goal]] = max(best[GOAL_SYMBOL[goal]], GOAL_VALUE[goal])
    missing = best.count(0)
    share: float = min(0.9, bold / seats)
    likely: float = (1.0 - (1.0 - share) ** (left / len(SYMBOLS))) ** missing
    plain: float = plain_count(won) + AVERAGE_GOAL * missing
    extra = float(len(won) + missing - len(SYMBOLS))
    doubled: float = 2.0 * (sum(best) + AVERAGE_GOAL * missing) - extra
    return plain_count(won) + likely * max(0.0, doubled - plain)
