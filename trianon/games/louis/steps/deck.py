"""Deck: choose the deck from which a mission is drawn (P13, L7.2, L8.2, L8.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.actions import DECK_STEP, DRAW
from trianon.games.louis.components import DECK_CARDS, DECKS
from trianon.games.louis.drawing import take_mission
from trianon.games.louis.tableau import Tableau
from trianon.kernel.frame import arg1, arg2, arg3
from trianon.kernel.step import Step


class Deck(Step[Tableau]):
    """A deck that is not empty (L2.7)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg1(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64](capacity=len(DECKS))
        for deck in range(len(DECKS)):
            if s.deck_size(deck, DECK_CARDS[deck]) > 0:
                codes = append(codes, DRAW.first + deck)
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """Draw the mission; a second one may follow."""
        if arg2(frame) > 1:
            s.push(DECK_STEP, arg1(frame), arg2(frame) - 1, arg3(frame))
        take_mission(s, arg1(frame), DRAW.arg1(code))
