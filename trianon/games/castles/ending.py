"""Castles of Mad King Ludwig: the end of the game (C12)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.components import HALLWAY, MONEY_PER_POINT, SIZES, STACK_POINTS, STAIRS
from trianon.games.castles.scoring import (
    card_points,
    cards_in,
    favor_points,
    measures,
    places,
    points,
    solo_rank,
)
from trianon.games.castles.tableau import OVER, Tableau
from trianon.kernel.state import NOBODY


def end_game(s: Tableau) -> None:
    """Nobody is asked any more; the bonus cards are shown (C12.5)."""
    s.phase = OVER
    s.active = s.master
    s.seat = NOBODY
    s.step = 0  # what was asked last leaves no trace in the position
    s.codes = vec[i64]()
    s.reveal()
    if s.telling:
        _tell_stacks(s)
        _tell_favors(s)
        _tell_cards_and_money(s)
        totals = points(s)
        s.tell_event(events.game_ended(totals, solo_rank(totals[0]) if s.seats == 1 else ""))


def _tell_stacks(s: Tableau) -> None:
    """Depleted stacks (C12.1)."""
    for number in range(len(SIZES)):
        if s.stacks[number] == 0:
            for seat in range(s.seats):
                _tell_stack(s, seat, -1, number, s.castles[seat].of_size(SIZES[number]))
    for tile in (HALLWAY, STAIRS):
        if (s.hallways if tile == HALLWAY else s.stairs) == 0:
            for seat in range(s.seats):
                _tell_stack(s, seat, tile, 0, s.castles[seat].of_tile(tile))


def _tell_stack(s: Tableau, seat: i64, tile: i64, number: i64, count: i64) -> None:
    if count > 0:
        s.tell_event(events.final_stack(seat, tile, number, count, count * STACK_POINTS))


def _tell_favors(s: Tableau) -> None:
    """King's favors (C12.2)."""
    for favor in s.favors:
        row = measures(s, favor)
        gained = favor_points(row)
        order = places(row)
        for seat in range(s.seats):
            place = order[seat] + 1 if row[seat] > 0 else 0
            s.tell_event(events.final_favor(favor, seat, row[seat], place, gained[seat]))


def _tell_cards_and_money(s: Tableau) -> None:
    """Bonus cards clockwise from the master builder, then the money left (C12.5, C12.6)."""
    for step in range(s.seats):
        seat = (s.master + step) % s.seats
        for card in cards_in(s.hands[seat]):
            s.tell_event(events.final_card(seat, card, card_points(s.castles[seat], s.money[seat], card)))
    for seat in range(s.seats):
        s.tell_event(events.final_money(seat, s.money[seat], s.money[seat] // MONEY_PER_POINT))
