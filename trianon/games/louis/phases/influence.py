"""Influence phase: neutral stones, missions, turns, the last card, the reshuffle (L4, L10.3)."""

from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import DISPATCH, DISPATCH_MISSIONS, DISPATCH_SET, PATH, TAKE, TURN
from trianon.games.louis.components import CARD_KINDS, JOKER, NEUTRAL_HEAP, NEUTRAL_PERSONS
from trianon.games.louis.drawing import draw_influence, shuffle_discard
from trianon.games.louis.steps import dispatch, path, reserve, take, turn
from trianon.games.louis.tableau import NEUTRAL, PLACES, PUTTER, Tableau, card_in
from trianon.kernel.state import NOBODY


def begin(s: Tableau) -> bool:
    """Neutral stones first (L4.1.1, Q5), then the missions of everybody in turn order."""
    if s.seats == 2:
        place_neutral(s)
    return _dispatches(s, 0, 0)


def answer(s: Tableau, code: i64) -> bool:
    """Carry out an answer and go on."""
    step = s.step
    if step == DISPATCH:
        dispatch.answer(s, code)
        return _dispatches(s, s.place_of(s.turn), s.mark + 1)
    if step == TURN:
        follows = turn.answer(s, code)
        if follows == PATH and path.ask(s):
            return True
        if follows == TAKE and take.ask(s):
            return True
        return _end_turn(s)
    if step == PATH:
        if path.answer(s, code) and path.ask(s):
            return True
        return _end_turn(s)
    if step == TAKE:
        take.answer(s, code)
        return _end_turn(s)
    reserve.answer(s, code)
    _shuffle(s)
    return False


def place_neutral(s: Tableau) -> None:
    """Two stones to Louis, and two to each of the next three persons that are turned up (L10.3)."""
    _heap(s, s.louis)
    persons: i64 = 0
    while persons < NEUTRAL_PERSONS:
        card = draw_influence(s)
        if card == NOBODY:
            return
        s.discard.append(card)
        if s.telling:
            s.tell_event(events.neutral_card(card, s.round))
        if card != JOKER:
            _heap(s, card)
            persons += 1


def _heap(s: Tableau, tile: i64) -> None:
    s.stones[tile * PLACES + NEUTRAL] += NEUTRAL_HEAP
    if s.telling:
        s.tell_event(events.neutral_placed(tile, NEUTRAL_HEAP))


def _dispatches(s: Tableau, place: i64, after: i64) -> bool:
    """Ask on about the missions of this phase, each once, in the order of their numbers (L4.1.2)."""
    while place < s.seats:
        s.turn = s.in_order(place)
        if s.displays[s.turn] & DISPATCH_SET != 0:
            for mission in DISPATCH_MISSIONS:
                if mission >= after:
                    s.mark = mission
                    if dispatch.ask(s):
                        return True
        after = 0
        place += 1
    s.mark = 0
    return next_turn(s, 0)


def next_turn(s: Tableau, place: i64) -> bool:
    """The next seat from a place on that holds two cards or more (L4.2, L4.6); none: the end (L4.7)."""
    for step in range(s.seats):
        seat = s.in_order(place + step)
        if s.hand_size(seat) > 1:
            s.turn = seat
            turn.ask(s)
            return True
    for seat in range(s.seats):
        s.turn = seat
        if reserve.ask(s):
            return True
    _shuffle(s)
    return False


def _end_turn(s: Tableau) -> bool:
    """A single last card goes on top of the deck; the next seat is in turn (L4.5)."""
    s.card = 0
    s.boost = False
    s.path = []
    seat = s.turn
    if s.hand_size(seat) == 1:
        first = seat * CARD_KINDS
        for card in range(CARD_KINDS):
            if s.hands[first + card] > 0:
                s.hands[first + card] = 0
                s.top.append(card | (seat << PUTTER))
                if s.telling:
                    s.tell_event(events.put_back(seat, card))
    return next_turn(s, s.place_of(seat) + 1)


def _shuffle(s: Tableau) -> None:
    """All influence cards become a new deck; nobody holds one (L4.7)."""
    shuffle_discard(s)
    for entry in s.top:
        s.influence_deck[card_in(entry)] += 1
    s.top = []
    if s.telling:
        s.tell_event(events.influence_ended())
