"""Castles of Mad King Ludwig: the end of the game (C12)."""

from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.components import HALLWAY, MONEY_PER_POINT, SIZES, STACK_POINTS, STAIRS
from trianon.games.castles.events import FINAL_CARD, FINAL_FAVOR, FINAL_MONEY, FINAL_STACK
from trianon.games.castles.scoring import (
    card_points,
    cards_in,
    favor_points,
    measures,
    points,
    solo_rank,
    standings,
)
from trianon.games.castles.tableau import OVER, Tableau


def end_game(s: Tableau) -> None:
    """Nobody is asked any more; the bonus cards are shown (C12.5)."""
    s.phase = OVER
    s.hints = []  # everybody sees everything now
    s.active = s.master
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
                _tell_stack(s, seat, number, s.castles[seat].of_size(SIZES[number]))
    for tile in (HALLWAY, STAIRS):
        if (s.hallways if tile == HALLWAY else s.stairs) == 0:
            for seat in range(s.seats):
                _tell_stack(s, seat, tile, s.castles[seat].of_tile(tile))


def _tell_stack(s: Tableau, seat: i64, stack: i64, count: i64) -> None:
    if count > 0:
        s.tell(FINAL_STACK, seat, stack, count, count * STACK_POINTS)


def _tell_favors(s: Tableau) -> None:
    """King's favors (C12.2)."""
    for favor in s.favors:
        row = measures(s, favor)
        gained = favor_points(row)
        order = standings(row)
        for seat in range(s.seats):
            place: i64 = order[seat] + 1 if row[seat] > 0 else 0
            s.tell(FINAL_FAVOR, favor, seat, row[seat], place, gained[seat])


def _tell_cards_and_money(s: Tableau) -> None:
    """Bonus cards clockwise from the master builder, then the money left (C12.5, C12.6)."""
    for step in range(s.seats):
        seat = (s.master + step) % s.seats
        for card in cards_in(s.hands[seat]):
            points = card_points(s.figures, s.castles[seat], s.money[seat], card)
            s.tell(FINAL_CARD, seat, card, points)
    for seat in range(s.seats):
        s.tell(FINAL_MONEY, seat, s.money[seat], s.money[seat] // MONEY_PER_POINT)
