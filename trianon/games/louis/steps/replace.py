"""Replace: A19 and A20 put hand missions under their decks for new ones (P15, L8.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.actions import DECK_STEP, NO_REPLACEMENT, REPLACE_ONE, REPLACE_STEP, REPLACE_TWO
from trianon.games.louis.components import A19, A20, DECK_CARDS, DECK_OF, MISSION_COUNT, ROUNDS
from trianon.games.louis.events import NOT_REPLACED
from trianon.games.louis.seen import after_putting
from trianon.games.louis.tableau import PUTTER, Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2
from trianon.kernel.step import Step


def ask_from(s: Tableau, place: i64, mission: i64) -> None:
    """Ask the next owner of A19 or A20, from one of them at a place in the turn order on (L7.7)."""
    while place < s.seats:
        while mission <= A20:
            if s.can_use(s.in_order(place), mission):
                s.push(REPLACE_STEP, place, mission)
                return
            mission += 1
        mission = A19
        place += 1


class Replace(Step[Tableau]):
    """None, one or two missions of the hand; in the last round it would change nothing."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.in_order(arg1(frame))

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        seat = self.seat(s, frame)
        hand = s.missions[seat]
        codes = vec[i64]()
        if not s.can_use(seat, arg2(frame)) or s.round == ROUNDS or hand == 0:
            return codes
        held: list[int] = [mission for mission in range(MISSION_COUNT) if hand & bit(mission)]
        codes = append(codes, NO_REPLACEMENT.first)
        for mission in held:
            codes = append(codes, REPLACE_ONE.first + mission)
        for one in range(len(held)):
            for two in range(one + 1, len(held)):
                codes = append(codes, REPLACE_TWO.code(held[one], held[two]))
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The missions go under the decks, and as many are drawn; then the next card is asked about."""
        seat = self.seat(s, frame)
        ask_from(s, arg1(frame), arg2(frame) + 1)
        if code == NO_REPLACEMENT.first:
            s.tell(NOT_REPLACED, seat, arg2(frame))
            return
        s.used[seat] |= bit(arg2(frame))
        put: list[int] = []
        if REPLACE_ONE.has(code):
            put.append(REPLACE_ONE.arg1(code))
        else:
            put.append(REPLACE_TWO.arg1(code))
            put.append(REPLACE_TWO.arg2(code))
        for mission in put:
            s.missions[seat] ^= bit(mission)
            cards = DECK_CARDS[DECK_OF[mission]]  # everybody sees the colour
            is_last = s.missions[seat] & cards == 0
            s.mission_clues = after_putting(s.mission_clues, seat, len(s.mission_under), cards, is_last)
            s.mission_under.append(mission | (seat << PUTTER))
        if s.telling:
            s.tell_event(events.replaced(seat, put))
        s.push(DECK_STEP, seat, len(put), arg2(frame))

    def otherwise(self, s: Tableau, frame: i64) -> None:
        ask_from(s, arg1(frame), arg2(frame) + 1)
