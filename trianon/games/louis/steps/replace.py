"""Replace: A19 and A20 put hand missions under their decks for new ones (P15, L8.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import NO_REPLACEMENT, REPLACE, REPLACE_ONE, REPLACE_TWO
from trianon.games.louis.components import MISSION_COUNT, ROUNDS
from trianon.games.louis.tableau import PUTTER, Tableau
from trianon.kernel.bits import bit


def ask(s: Tableau) -> bool:
    """None, one or two missions of the hand; in the last round it would change nothing."""
    seat = s.turn
    hand = s.missions[seat]
    if not s.can_use(seat, s.mark) or s.round == ROUNDS or hand == 0:
        return False
    held: list[int] = [mission for mission in range(MISSION_COUNT) if hand & bit(mission)]
    codes = vec[i64]()
    codes = append(codes, NO_REPLACEMENT)
    for mission in held:
        codes = append(codes, REPLACE_ONE + mission)
    for one in range(len(held)):
        for two in range(one + 1, len(held)):
            codes = append(codes, REPLACE_TWO + held[one] * MISSION_COUNT + held[two])
    s.seat = seat
    s.step = REPLACE
    s.codes = codes
    return True


def answer(s: Tableau, code: i64) -> None:
    """The missions go under the decks; `draws` says how many follow."""
    seat = s.turn
    if code == NO_REPLACEMENT:
        if s.telling:
            s.tell_event(events.not_replaced(seat, s.mark))
        return
    s.used[seat] |= bit(s.mark)
    put: list[int] = []
    if code < REPLACE_TWO:
        put.append(code - REPLACE_ONE)
    else:
        put.append((code - REPLACE_TWO) // MISSION_COUNT)
        put.append((code - REPLACE_TWO) % MISSION_COUNT)
    for mission in put:
        s.missions[seat] ^= bit(mission)
        s.mission_under.append(mission | (seat << PUTTER))
    s.draws = len(put)
    if s.telling:
        s.tell_event(events.replaced(seat, put))
