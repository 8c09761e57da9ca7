"""Louis XIV: the order of rounds and phases (L1 to L9)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis import events, scoring
from trianon.games.louis.codes import (
    BUY,
    C_FIRST,
    CONDE,
    DECK,
    DISPATCH,
    FAVOUR,
    INTRIGUE,
    KEEP,
    MAINTENON,
    MISSION,
    PATH,
    PHASE_OF,
    REPLACE,
    RESERVE,
    SUPPLY,
    TAKE,
    TURN,
)
from trianon.games.louis.components import (
    ALL_INTRIGUE,
    ALL_MISSIONS,
    ALL_MONEY,
    CARD_COUNTS,
    CARD_KINDS,
    COAT_KINDS,
    COATS_EACH,
    FIRST_MONEY,
    ROUNDS,
    STONES,
    TO_GENERAL,
)
from trianon.games.louis.drawing import take_mission
from trianon.games.louis.phases import evaluation, influence, missions, supply
from trianon.games.louis.steps import buy as buy_step
from trianon.games.louis.steps import conde as conde_step
from trianon.games.louis.steps import deck as deck_step
from trianon.games.louis.steps import dispatch as dispatch_step
from trianon.games.louis.steps import favour as favour_step
from trianon.games.louis.steps import intrigue as intrigue_step
from trianon.games.louis.steps import keep as keep_step
from trianon.games.louis.steps import maintenon as maintenon_step
from trianon.games.louis.steps import missions as missions_step
from trianon.games.louis.steps import path as path_step
from trianon.games.louis.steps import replace as replace_step
from trianon.games.louis.steps import reserve as reserve_step
from trianon.games.louis.steps import supply as supply_step
from trianon.games.louis.steps import take as take_step
from trianon.games.louis.steps import turn as turn_step
from trianon.games.louis.tableau import NO_TILE, Tableau, zeros
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
    s.start = s.pick(C_FIRST, s.seats) if first < 0 else first
    for place in range(s.seats):
        seat = s.in_order(place)
        s.money[seat] = FIRST_MONEY
        s.general[seat] = TO_GENERAL[s.seats][place]  # L1.7
        s.own[seat] = STONES - s.general[seat]
        take_mission(s, seat, 0)  # L1.5
        take_mission(s, seat, 1)
    _begin_round(s)
    _go_on(s, supply.begin(s), 0)


def answer(s: Tableau, code: i64) -> None:
    """Carry out an answer, and go on until somebody is asked again or the game is over."""
    phase = PHASE_OF[s.step]
    if phase == 0:
        asked = supply.answer(s, code)
    elif phase == 1:
        asked = influence.answer(s, code)
    elif phase == 2:
        asked = evaluation.answer(s, code)
    else:
        asked = missions.answer(s, code)
    _go_on(s, asked, phase)


def _go_on(s: Tableau, asked: bool, phase: i64) -> None:
    """Phase after phase while nobody is asked."""
    while not asked:
        phase += 1
        if phase == 1:
            asked = influence.begin(s)
        elif phase == 2:
            asked = evaluation.begin(s)
        elif phase == 3:
            asked = missions.begin(s)
        elif s.round == ROUNDS:
            _end_game(s)
            return
        else:
            s.start = (s.start + 1) % s.seats  # L2.2
            _begin_round(s)
            phase = 0
            asked = supply.begin(s)


def _begin_round(s: Tableau) -> None:
    s.round += 1
    s.used = zeros(s.seats)
    if s.telling:
        s.tell_event(events.round_began(s.round, s.start))


def _end_game(s: Tableau) -> None:
    """Exchange, majorities; nobody is asked any more (L9)."""
    s.reveal()
    scoring.exchange(s)
    s.turn = s.start
    s.louis = NO_TILE
    s.seat = NOBODY
    s.step = SUPPLY  # what was asked last leaves no trace in the position
    s.codes = vec[i64]()
    if s.telling:
        scoring.tell_the_end(s)
        s.tell_event(events.game_ended())


def ask(s: Tableau) -> bool:
    """Put the question `step` to the seat in turn once more; False when there is nothing to decide."""
    step = s.step
    if step == SUPPLY:
        return supply_step.ask(s)
    if step == DISPATCH:
        return dispatch_step.ask(s)
    if step == TURN:
        turn_step.ask(s)
        return s.hand_size(s.turn) > 1
    if step == PATH:
        return path_step.ask(s)
    if step == TAKE:
        return take_step.ask(s)
    if step == RESERVE:
        return reserve_step.ask(s)
    if step == INTRIGUE:
        return intrigue_step.ask(s)
    if step == FAVOUR:
        return favour_step.ask(s)
    if step == BUY:
        return buy_step.ask(s)
    if step == CONDE:
        return conde_step.ask(s)
    if step == MAINTENON:
        return maintenon_step.ask(s)
    if step == MISSION:
        return missions_step.ask(s)
    if step == DECK:
        return deck_step.ask(s)
    if step == KEEP:
        return keep_step.ask(s)
    assert step == REPLACE
    return replace_step.ask(s)
