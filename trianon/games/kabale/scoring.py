"""Kabale & Hiebe: evaluating a column (K9) and the final count (K11)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trianon.games.kabale.components import (
    BEGGAR,
    CARDS,
    DOPPELGANGER,
    DRAGON,
    DRAGON_TAKES,
    EXTRA_COSTS,
    GOAL_SYMBOL,
    GOAL_VALUE,
    HALVES,
    HERMIT,
    HERMIT_LOSES,
    JULIET,
    MAGE,
    MAGE_FROM,
    MUSKETEERS,
    NO_VALUE,
    PRINCE,
    ROMEO,
    ROMEO_WITH_JULIET,
    SQUIRE,
    SYMBOLS,
    TOMTHUMB,
    TOMTHUMB_GAINS,
    UNKNOWN,
    WITCH,
    WITCH_UPTO,
    Figures,
)
from trianon.games.kabale.tableau import card_of, owner_of
from trianon.kernel.bits import bit
from trianon.kernel.scores import Reason
from trianon.kernel.state import NOBODY

NO_CARD: Final = -1  # in totals: this seat has no card in the column

STAYED: Final = 0
BY_MAGE: Final = 1
BY_WITCH: Final = 2
REMOVERS: Final[list[str | None]] = [None, "mage", "witch"]

BY_HIGHEST: Final = 0
BY_LOWEST: Final = 1  # a beggar (K9.8)
BY_PAIR: Final = 2  # prince and squire (K9.5)
BY_PRINTED: Final = 3  # musketeers: the highest printed values (K9.2)
BY_NOBODY: Final = 4  # an empty column (K6.5)
WHYS: Final = ("highest", "lowest", "pair", "cancelled", "nobody")

# Sets of cards.
_MUSKETEERS: Final = 1 << MUSKETEERS
_DOPPELGANGER: Final = 1 << DOPPELGANGER
_MAGE: Final = 1 << MAGE
_WITCH: Final = 1 << WITCH
_DRAGON: Final = 1 << DRAGON
_PRINCE: Final = 1 << PRINCE
_PAIR: Final = _PRINCE | (1 << SQUIRE)
_BEGGAR: Final = 1 << BEGGAR
_SELF_CHANGING: Final = (1 << HERMIT) | (1 << ROMEO) | (1 << TOMTHUMB)
_CHANGING: Final = _DOPPELGANGER | _MAGE | _WITCH | _DRAGON | _SELF_CHANGING


@final
@mypyc_attr(acyclic=True, free_list_len=1)  # search throws one away before it makes the next
class Evaluation:
    """How a column counts: a value and a fate for every card, totals, the winner and why.

    Values and totals are in halves.
    """

    def __init__(self, cards: i64, seats: i64) -> None:
        self.values: vec[i64] = vec[i64]([NO_VALUE] * cards)
        self.removed: vec[i64] = vec[i64]([STAYED] * cards)
        self.totals: vec[i64] = vec[i64]([NO_CARD] * seats)
        self.winner: i64 = NOBODY
        self.why: i64 = BY_NOBODY
        self.tied = False

    def has_removed(self) -> bool:
        """Whether mage or witch have removed any card."""
        for remover in self.removed:
            if remover != STAYED:
                return True
        return False


def points(halves: i64) -> int | float | None:
    """A value or total as the face shows it: 9, 9.5, or None where there is none."""
    if halves < 0:
        return None
    whole: int = halves // HALVES
    return whole + 0.5 if halves % HALVES else whole


def base_value(figures: Figures, card: i64, symbol: i64) -> i64:
    """What a card is worth in a column of this symbol (K9.1), in halves."""
    return figures.base[symbol * (CARDS + 1) + card]


def evaluate(figures: Figures, entries: vec[i64], symbol: i64, seats: i64) -> Evaluation:
    """Evaluate a column under a goal card of this symbol, cards from top to bottom (K9)."""
    result = Evaluation(len(entries), seats)
    evaluate_into(result, figures, entries, symbol)
    return result


def evaluate_into(result: Evaluation, figures: Figures, entries: vec[i64], symbol: i64) -> None:
    """The same into an evaluation with room for at least as many cards, which may be of another column."""
    values = result.values
    removed = result.removed
    base = figures.base
    row: i64 = symbol * (CARDS + 1)
    kinds: i64 = 0  # which cards lie here
    twins: i64 = 0  # and which of them more than once
    for place in range(len(entries)):
        card = card_of(entries[place])
        kind = bit(card)
        twins |= kinds & kind
        kinds |= kind
        values[place] = base[row + card]
        removed[place] = STAYED
    result.winner = NOBODY
    result.why = BY_NOBODY
    result.tied = False
    if kinds & _MUSKETEERS:  # K9.2: printed values only, a doppelganger has none
        _count(result, entries)
        _highest(result, entries, BY_PRINTED)
        return
    if kinds & _CHANGING:
        _change(result, entries, kinds, kinds & ~twins)
    _count(result, entries)
    if kinds & _PRINCE and _pair(result, entries):  # K9.5
        return
    if kinds & _BEGGAR and _left(result, entries, BEGGAR):
        _lowest(result, entries)  # K9.8
    else:
        _highest(result, entries, BY_HIGHEST)  # K9.7


def counts_plainly(kinds: i64) -> bool:
    """Whether every card counts what it is worth by itself and the highest total wins, whoever laid them."""
    if kinds & _MUSKETEERS:
        return True
    return kinds & (_CHANGING | _BEGGAR) == 0 and kinds & _PAIR != _PAIR


def _change(result: Evaluation, entries: vec[i64], kinds: i64, alone: i64) -> None:
    """What cards do to each other before they are counted; `alone`: those that lie here once."""
    has_doppelganger = kinds & _DOPPELGANGER != 0
    if has_doppelganger:
        _copy_values(result, entries)
    if alone & _MAGE:  # K9.3
        _remove(result, entries, MAGE_FROM, 1000, BY_MAGE)
        if has_doppelganger:
            _copy_values(result, entries)  # A4
    if alone & _WITCH:  # K9.4
        _remove(result, entries, 0, WITCH_UPTO, BY_WITCH)
        if has_doppelganger:
            _copy_values(result, entries)
    if kinds & _SELF_CHANGING:
        _own_changes(result, entries)  # K9.6a
        if has_doppelganger:
            _copy_values(result, entries)  # K9.6b
    if kinds & _DRAGON:
        _dragons(result, entries)  # K9.6c


def _left(result: Evaluation, entries: vec[i64], card: i64) -> bool:
    """Whether at least one such card has not been removed."""
    for place in range(len(entries)):
        if card_of(entries[place]) == card and result.removed[place] == STAYED:
            return True
    return False


def _copy_values(result: Evaluation, entries: vec[i64]) -> None:
    """Every doppelganger takes the value of the next card left below it, from the bottom up (K9.1, K9.6b)."""
    values = result.values
    removed = result.removed
    below: i64 = NO_VALUE
    place: i64 = len(entries) - 1
    while place >= 0:
        if removed[place] == STAYED:
            if card_of(entries[place]) == DOPPELGANGER:
                values[place] = below
            below = values[place]
        place -= 1


def _remove(result: Evaluation, entries: vec[i64], low: i64, high: i64, remover: i64) -> None:
    """Remove all cards of a value from `low` to `high`, together; the witch spares herself."""
    values = result.values
    removed = result.removed
    for place in range(len(entries)):
        if removed[place] == STAYED and low <= values[place] <= high:
            if remover != BY_WITCH or card_of(entries[place]) != WITCH:
                removed[place] = remover


def _own_changes(result: Evaluation, entries: vec[i64]) -> None:
    """Hermit, Tom Thumb and Romeo look at the other cards of the column (K9.6a)."""
    values = result.values
    removed = result.removed
    others: i64 = -1
    lovers: i64 = 0  # seats whose Juliet lies here
    for place in range(len(entries)):
        if removed[place] == STAYED:
            others += 1
            if card_of(entries[place]) == JULIET:
                lovers |= bit(owner_of(entries[place]))
    for place in range(len(entries)):
        card = card_of(entries[place])
        if removed[place] != STAYED:
            continue
        if card == HERMIT:
            values[place] = max(0, values[place] - HERMIT_LOSES * others)
        elif card == TOMTHUMB:
            values[place] = values[place] + TOMTHUMB_GAINS * others
        elif card == ROMEO and lovers & bit(owner_of(entries[place])):
            values[place] = ROMEO_WITH_JULIET


def _dragons(result: Evaluation, entries: vec[i64]) -> None:
    """Each dragon lowers every card of the other players; no card falls below 0 (K9.6c)."""
    values = result.values
    removed = result.removed
    for lair in range(len(entries)):
        if card_of(entries[lair]) == DRAGON and removed[lair] == STAYED:
            owner = owner_of(entries[lair])
            for place in range(len(entries)):
                value = values[place]
                if value > 0 and removed[place] == STAYED and owner_of(entries[place]) != owner:
                    values[place] = max(0, value - DRAGON_TAKES)


def _count(result: Evaluation, entries: vec[i64]) -> None:
    """Add up what is left of each seat's cards (K9.7)."""
    totals = result.totals
    values = result.values
    removed = result.removed
    for seat in range(len(totals)):
        totals[seat] = NO_CARD
    for place in range(len(entries)):
        entry = entries[place]
        if removed[place] == STAYED and card_of(entry) != UNKNOWN:
            owner = owner_of(entry)
            totals[owner] = max(0, totals[owner]) + max(0, values[place])


def _pair(result: Evaluation, entries: vec[i64]) -> bool:
    """Prince and squire of one colour win outright; of several pairs, the one that lies highest (K9.5)."""
    princes: i64 = 0
    squires: i64 = 0
    for place in range(len(entries)):
        if result.removed[place] == STAYED:
            if card_of(entries[place]) == PRINCE:
                princes |= bit(owner_of(entries[place]))
            elif card_of(entries[place]) == SQUIRE:
                squires |= bit(owner_of(entries[place]))
    pairs = princes & squires
    if pairs == 0:
        return False
    result.why = BY_PAIR
    result.tied = pairs & (pairs - 1) != 0
    for place in range(len(entries)):
        card = card_of(entries[place])
        owner = owner_of(entries[place])
        if (card == PRINCE or card == SQUIRE) and result.removed[place] == STAYED and pairs & bit(owner):
            result.winner = owner
            break
    return True


def _highest(result: Evaluation, entries: vec[i64], why: i64) -> None:
    """The highest total wins; of tied players the one whose card lies highest (K9.7)."""
    totals = result.totals
    best: i64 = NO_CARD
    leaders: i64 = 0
    for total in totals:
        if total > best:
            best = total
            leaders = 0
        if total == best:
            leaders += 1
    if best == NO_CARD:
        return
    result.why = why
    result.tied = leaders > 1
    removed = result.removed
    for place in range(len(entries)):
        entry = entries[place]
        owner = owner_of(entry)
        if totals[owner] == best and removed[place] == STAYED and card_of(entry) != UNKNOWN:
            result.winner = owner
            return


def _lowest(result: Evaluation, entries: vec[i64]) -> None:
    """With a beggar the lowest total wins; of tied players the one whose card lies lowest (K9.8)."""
    eligible: i64 = 0  # seats with something better than a doppelganger without value
    for place in range(len(entries)):
        if result.removed[place] == STAYED and result.values[place] != NO_VALUE:
            eligible |= bit(owner_of(entries[place]))
    best: i64 = 1000
    tied: i64 = 0
    for seat in range(len(result.totals)):
        total = result.totals[seat]
        if eligible & bit(seat):
            if total < best:
                best = total
                tied = 0
            if total == best:
                tied += 1
    result.why = BY_LOWEST
    result.tied = tied > 1
    place = len(entries) - 1
    while place >= 0:
        owner = owner_of(entries[place])
        if result.removed[place] == STAYED and eligible & bit(owner) and result.totals[owner] == best:
            result.winner = owner
            return
        place -= 1


# --- the final count ------------------------------------------------------------------------------


def best_of_each(goals: list[int]) -> list[int]:
    """The highest goal card of each symbol, or an empty list when a symbol is missing (K11.2, K11.3)."""
    best: list[int] = [-1] * len(SYMBOLS)
    for goal in goals:
        symbol = GOAL_SYMBOL[goal]
        if best[symbol] < 0 or GOAL_VALUE[goal] > GOAL_VALUE[best[symbol]]:
            best[symbol] = goal
    return [] if -1 in best else best


def plain_count(goals: list[int]) -> int:
    """The sum of all goal cards (K11.1)."""
    return sum([GOAL_VALUE[goal] for goal in goals])


def set_count(goals: list[int], chosen: list[int]) -> int:
    """The chosen set doubled, less one point for every other card (K11.2)."""
    return 2 * plain_count(chosen) - EXTRA_COSTS * (len(goals) - len(chosen))


def is_doubled(goals: list[int]) -> bool:
    """Whether the set count is possible and better (K11.4)."""
    chosen = best_of_each(goals)
    return len(chosen) > 0 and set_count(goals, chosen) > plain_count(goals)


def final_points(goals: list[int]) -> int:
    """The better of plain count and set count (K11.4)."""
    plain = plain_count(goals)
    chosen = best_of_each(goals)
    return max(plain, set_count(goals, chosen)) if chosen else plain


def reasons(goals: list[int]) -> tuple[Reason, ...]:
    """A reason for every goal card of the better count."""
    if not is_doubled(goals):
        return tuple([Reason("goal", GOAL_VALUE[goal], _about(goal)) for goal in goals])
    chosen = best_of_each(goals)
    rest = goals[:]
    rows: list[Reason] = []
    for goal in chosen:
        rest.remove(goal)
        rows.append(Reason("set", 2 * GOAL_VALUE[goal], _about(goal)))
    for goal in rest:
        rows.append(Reason("extra", -EXTRA_COSTS, _about(goal)))
    return tuple(rows)


def _about(goal: int) -> dict[str, object]:
    return {"symbol": SYMBOLS[GOAL_SYMBOL[goal]], "value": GOAL_VALUE[goal]}
