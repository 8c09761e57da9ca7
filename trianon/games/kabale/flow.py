"""Kabale & Hiebe: the order of rounds and turns (K3, K4, K7, K8, K10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.kabale import events
from trianon.games.kabale.actions import FIRST, GOAL, LAY_STEP
from trianon.games.kabale.components import ALL_CARDS, GOAL_SYMBOL, GOAL_VALUE, GOALS, ROUNDS
from trianon.games.kabale.drawing import draw_step, draw_up
from trianon.games.kabale.events import PASSED, ROUND_ENDED, WON
from trianon.games.kabale.scoring import evaluate
from trianon.games.kabale.tableau import UP, Tableau, card_of, owner_of
from trianon.kernel.bits import bit
from trianon.kernel.event import GAME_ENDED


def deal(s: Tableau, first: i64, without_ones: bool) -> None:
    """Set the table: full decks, empty piles, shuffled goal cards, and the first round (K2)."""
    seats = range(s.seats)
    s.hands = vec[i64]([0 for _ in seats])
    s.decks = vec[i64]([ALL_CARDS for _ in seats])
    s.discards = vec[i64]([0 for _ in seats])
    s.won = [[] for _ in seats]
    s.reshuffled = [[] for _ in seats]
    s.goal_deck = goal_cards(without_ones)
    begin_round(s, s.roll(FIRST, s.seats) if first < 0 else first)
    s.push(LAY_STEP)


def goal_cards(without_ones: bool) -> i64:
    """All goal cards, or those that the French two-player game uses (F8)."""
    cards: i64 = 0
    for goal in range(GOALS):
        if not without_ones or GOAL_VALUE[goal] > 1:
            cards |= bit(goal)
    return cards


def advance(s: Tableau) -> bool:
    """The card and its effects are settled: the turn ends, and somebody lays the next card."""
    end_turn(s)
    if s.round > ROUNDS:
        end_game(s)
        return False
    s.push(LAY_STEP)
    return True


def end_turn(s: Tableau) -> None:
    """Check for the end of the round, draw, and pass the turn on (K4.4 to K4.6)."""
    ended = is_round_over(s)  # K7.3: once, after all effects
    draw_step(s, s.active)  # K4.5, A8: before the evaluation
    if ended or not anybody_holds_a_card(s):  # K6.5
        end_round(s)
    else:
        pass_turn(s)


def is_round_over(s: Tableau) -> bool:
    """Whether all columns are filled now (K7.3)."""
    for column in range(len(s.columns)):
        if not s.is_filled(column):
            return False
    return True


def anybody_holds_a_card(s: Tableau) -> bool:
    """Whether there is a card in any hand (K6.5)."""
    for hand in s.hands:
        if hand != 0:
            return True
    return False


def pass_turn(s: Tableau) -> None:
    """The left neighbour is next; who has no card only draws (K6.4)."""
    s.active = (s.active + 1) % s.seats
    while s.hands[s.active] == 0:
        s.tell(PASSED, s.active)
        draw_step(s, s.active)
        s.active = (s.active + 1) % s.seats


def begin_round(s: Tableau, first: i64) -> None:
    """New goal cards, empty open columns, full hands (K3)."""
    s.round += 1
    s.active = first
    s.closed = 0
    s.goals = vec[i64](capacity=s.seats)
    s.columns = vec[vec[i64]](capacity=s.seats)
    s.forget_old_reshuffles()
    for _ in range(s.seats):
        goal = s.draw(GOAL, s.goal_deck)
        s.goal_deck ^= bit(goal)
        s.goals = append(s.goals, goal)
        s.columns = append(s.columns, vec[i64](capacity=GOAL_VALUE[goal] + 1))
    if s.telling:
        s.tell_event(events.round_began(s.round, first, s.goals))
    for step in range(s.seats):
        draw_up(s, (first + step) % s.seats)


def end_round(s: Tableau) -> None:
    """Reveal everything, evaluate from left to right, then the next round (K8 to K10)."""
    ender = s.active  # K7.6
    s.reveal()
    s.tell(ROUND_ENDED, s.round, ender)
    if s.telling:
        turn_up(s)
    for column in range(len(s.columns)):
        settle(s, column)
    if s.round < ROUNDS:
        begin_round(s, (ender + 1) % s.seats)  # K3.3
    else:
        s.round += 1


def turn_up(s: Tableau) -> None:
    """Say which cards were hidden until now (K8.1)."""
    for column in range(len(s.columns)):
        entries = s.columns[column]
        hidden = [place for place in range(len(entries)) if not entries[place] & UP]
        if hidden:
            s.tell_event(events.turned_up(column, entries, hidden))


def settle(s: Tableau, column: i64) -> None:
    """Evaluate a column, hand over its goal card and clear it away (K9, K10.1, K10.2)."""
    entries = s.columns[column]
    goal = s.goals[column]
    result = evaluate(s.figures, entries, GOAL_SYMBOL[goal], s.seats)
    if s.telling:
        s.tell_event(events.evaluated(column, goal, entries, result))
    if result.winner >= 0:
        s.won[result.winner].append(goal)
        s.tell(WON, result.winner, column, goal)
    for entry in entries:
        s.discards[owner_of(entry)] |= bit(card_of(entry))


def end_game(s: Tableau) -> None:
    """After the sixth round nobody is asked any more (K10.3)."""
    s.round = ROUNDS
    s.goals = vec[i64]()
    s.columns = vec[vec[i64]]()
    s.closed = 0
    s.forget_old_reshuffles()
    s.tell(GAME_ENDED)
