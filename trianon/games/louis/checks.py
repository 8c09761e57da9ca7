"""Louis XIV: whether a table read from a document can be, now that its phase is known."""

from typing import Final

from mypy_extensions import i64

from trianon.games.louis.actions import PATH_STEP, RESERVE_STEP, TAKE_STEP, USE_MISSION, USE_MONEY, USES
from trianon.games.louis.components import (
    C04,
    PERSON_IDS,
    REWARD_LOUISDOR,
    ROUNDS,
    TILES,
)
from trianon.games.louis.tableau import EVALUATION, INFLUENCE, NEUTRAL, STONE_ROW, SUPPLY, Tableau
from trianon.kernel.bits import bit
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.frame import arg1, step_of

MOST_MONEY: Final = 999
_COLBERT: Final = PERSON_IDS["colbert"]  # gives louisdor
_MAZARIN: Final = PERSON_IDS["mazarin"]  # gives influence cards
_USES: Final[dict[int, int]] = {}  # louisdor that a supply mission can give
for use in range(USES):
    _USES[USE_MISSION[use]] = max(USE_MONEY[use], _USES.get(USE_MISSION[use], 0))


def check(s: Tableau) -> None:
    """InvalidPosition when stones, cards or louisdor cannot be there, or could not stay within bounds."""
    frame: i64 = s.frames[-1] if len(s.frames) > 0 else 0
    tile: i64 = arg1(frame) if s.phase == EVALUATION else TILES
    _check_neutral(s, tile)
    for seat in range(s.seats):
        _check_hand(s, seat, tile)
        _check_money(s, seat, tile)


def _check_neutral(s: Tableau, evaluated: i64) -> None:
    """Neutral stones lie on tiles from the influence phase until their tile is evaluated (L10.3, L10.5)."""
    for tile in range(TILES):
        is_due = s.phase == INFLUENCE or (s.phase == EVALUATION and tile >= evaluated)
        if s.stones[tile * STONE_ROW + NEUTRAL] > 0 and not is_due:
            raise InvalidPosition(f"tiles[{tile}]: no neutral stones lie here now (L10.3, L10.5)")


def _check_hand(s: Tableau, seat: i64, tile: i64) -> None:
    """No influence cards but those of the phase; a last one goes on top of the deck at once (L4.5)."""
    held = s.hand_size(seat)
    most: i64 = 1  # from tile 11 (L6.7)
    if s.phase == SUPPLY and s.used[seat] & bit(C04):
        most = 2
    elif s.phase == EVALUATION and tile <= _MAZARIN:
        most = 0
    elif s.phase == INFLUENCE:
        step = step_of(s.frames[-1])
        is_playing = step in (PATH_STEP, TAKE_STEP) and arg1(s.frames[-1]) == seat
        if held == 1 and not is_playing:
            raise InvalidPosition(f"hands[{seat}]: a last card goes on top of the deck at once (L4.5)")
        most = 0 if step == RESERVE_STEP else held
    if held > most:
        raise InvalidPosition(f"hands[{seat}]: not more than {most} influence cards at this point (L4.7)")


def _check_money(s: Tableau, seat: i64, tile: i64) -> None:
    """Whatever a seat can still take, its louisdor stay within bounds."""
    each_round = max(s.figures.money_amount) + sum(_USES.values()) + REWARD_LOUISDOR  # at most
    most: i64 = MOST_MONEY - each_round * (ROUNDS - s.round)
    if s.phase < EVALUATION or tile <= _COLBERT:
        most -= REWARD_LOUISDOR
    if s.phase == SUPPLY:
        for mission, louisdor in _USES.items():
            most -= louisdor if s.can_use(seat, mission) else 0
    if s.money[seat] > most:
        raise InvalidPosition(f"money: seat {seat} cannot have more than {most} louisdor now")
