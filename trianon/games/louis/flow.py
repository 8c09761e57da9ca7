"""Louis XIV: the order of rounds and phases (L1 to L9). What is pushed last is done first."""

from mypy_extensions import i64

from trianon.games.louis import events, scoring
from trianon.games.louis.actions import FIRST, MONEY_DRAWN, REPLACE_STEP
from trianon.games.louis.components import (
    A19,
    ALL_INTRIGUE,
    ALL_MISSIONS,
    ALL_MONEY,
    CARD_COUNTS,
    CARD_KINDS,
    COAT_KINDS,
    COATS_EACH,
    DEAL,
    FIRST_MONEY,
    JOKER,
    MONEY_TILE,
    NEUTRAL_HEAP,
    NEUTRAL_PERSONS,
    ROUNDS,
    STONES,
    TO_GENERAL,
)
from trianon.games.louis.drawing import draw_influence, shuffle_discard, take_intrigue, take_mission
from trianon.games.louis.evaluation import begin_tile
from trianon.games.louis.events import (
    INFLUENCE_ENDED,
    MONEY_TURNED_UP,
    NEUTRAL_DEALT,
    NEUTRAL_PLACED,
    NEUTRAL_TURNED_UP,
    ROUND_BEGAN,
)
from trianon.games.louis.steps import dispatch, missions, reserve, supply, turn
from trianon.games.louis.tableau import (
    EVALUATION,
    INFLUENCE,
    MISSIONS,
    NEUTRAL,
    NO_TILE,
    OVER,
    STONE_ROW,
    SUPPLY,
    Tableau,
    card_in,
    zeros,
)
from trianon.kernel.bits import bit
from trianon.kernel.event import GAME_ENDED
from trianon.kernel.state import NOBODY


def deal(s: Tableau, first: i64) -> None:
    """Set the table (L1) and begin the first round."""
    s.lay_out()
    for card in range(CARD_KINDS):
        s.influence_deck[card] = CARD_COUNTS[card]
    for kind in range(COAT_KINDS):
        s.coat_supply[kind] = COATS_EACH
    s.intrigue_deck = ALL_INTRIGUE
    s.mission_decks = ALL_MISSIONS
    s.money_left = ALL_MONEY
    s.start = s.roll(FIRST, s.seats) if first < 0 else first
    for place in range(s.seats):
        seat = s.in_order(place)
        s.money[seat] = FIRST_MONEY
        s.general[seat] = TO_GENERAL[s.seats][place]  # L1.7
        s.own[seat] = STONES - s.general[seat]
        take_mission(s, seat, 0)  # L1.5
        take_mission(s, seat, 1)
    begin_round(s)


def advance(s: Tableau) -> bool:
    """A phase is over: the next one begins, after the last the next round (L2.1)."""
    if s.phase == SUPPLY:
        deal_influence(s)
        begin_influence(s)
    elif s.phase == INFLUENCE:
        collect_influence(s)
        begin_evaluation(s)
    elif s.phase == EVALUATION:
        begin_missions(s)
    elif s.round < ROUNDS:
        s.start = (s.start + 1) % s.seats  # L2.2
        begin_round(s)
    else:
        end_game(s)
        return False
    return True


def begin_round(s: Tableau) -> None:
    """Supply: a money card, then the missions in turn order (L3.1 to L3.3)."""
    s.round += 1
    s.phase = SUPPLY
    s.used = zeros(s.seats)
    s.tell(ROUND_BEGAN, s.round, s.start)
    card = s.draw(MONEY_DRAWN, s.money_left)
    s.money_left ^= bit(card)
    s.money_played.append(card)
    for seat in range(s.seats):
        s.money[seat] += s.figures.money_amount[card]
    s.louis = MONEY_TILE[card]
    s.tell(MONEY_TURNED_UP, card)
    if s.seats == 3 and s.round == ROUNDS:
        take_intrigue(s, s.start)  # L3.2
    supply.ask_from(s, 0)


def deal_influence(s: Tableau) -> None:
    """Five influence cards for everybody, in addition to those held already (L3.4)."""
    for place in range(s.seats):
        seat = s.in_order(place)
        dealt: list[int] = []
        for _ in range(DEAL):
            card = draw_influence(s)
            if card != NOBODY:
                s.hands[seat * CARD_KINDS + card] += 1
                dealt.append(card)
        if s.telling:
            s.tell_event(events.dealt(seat, dealt))


def begin_influence(s: Tableau) -> None:
    """Influence: neutral stones (Q5), missions, turns in turn order, at last C06 (L4)."""
    s.phase = INFLUENCE
    if s.seats == 2:
        place_neutral(s)
    reserve.ask_owner(s)
    turn.ask_from(s, 0)
    dispatch.ask_from(s, 0, 0)


def place_neutral(s: Tableau) -> None:
    """Two stones to Louis, and two to each of the next three persons that are turned up (L10.3)."""
    _place_heap(s, s.louis)
    persons: i64 = 0
    while persons < NEUTRAL_PERSONS:
        card = draw_influence(s)
        if card == NOBODY:
            return
        s.discard.append(card)
        s.tell(NEUTRAL_TURNED_UP if s.round > 1 else NEUTRAL_DEALT, card)
        if card != JOKER:
            _place_heap(s, card)
            persons += 1


def _place_heap(s: Tableau, tile: i64) -> None:
    s.stones[tile * STONE_ROW + NEUTRAL] += NEUTRAL_HEAP
    s.tell(NEUTRAL_PLACED, tile, NEUTRAL_HEAP)


def collect_influence(s: Tableau) -> None:
    """All influence cards become a new deck; nobody holds one (L4.7)."""
    shuffle_discard(s)
    for entry in s.top:
        s.influence_deck[card_in(entry)] += 1
    s.top = []
    s.influence_clues = []
    s.tell(INFLUENCE_ENDED)


def begin_evaluation(s: Tableau) -> None:
    """Evaluation: the tiles one by one, from tile 1 on (L5.1)."""
    s.phase = EVALUATION
    begin_tile(s, 0)


def begin_missions(s: Tableau) -> None:
    """Missions: everybody's turn in turn order, at last A19 and A20 (L7)."""
    s.phase = MISSIONS
    s.push(REPLACE_STEP, 0, A19)
    missions.ask_from(s, 0)


def end_game(s: Tableau) -> None:
    """Exchange, majorities; nobody is asked any more (L9)."""
    s.phase = OVER
    s.louis = NO_TILE
    s.reveal()
    scoring.exchange(s)
    if s.telling:
        scoring.tell_the_end(s)
    s.tell(GAME_ENDED)
