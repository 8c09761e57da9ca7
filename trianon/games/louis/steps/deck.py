"""Deck: choose the deck from which a mission is drawn (P13, L7.2, L8.2, L8.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.codes import DECK, DRAW
from trianon.games.louis.components import DECK_CARDS, DECKS
from trianon.games.louis.drawing import take_mission
from trianon.games.louis.tableau import Tableau


def ask(s: Tableau) -> bool:
    """A deck that is not empty, while missions are due; a single one is drawn from at once (L2.7)."""
    while s.draws > 0:
        codes = vec[i64](capacity=3)
        for deck in range(len(DECKS)):
            if s.deck_size(deck, DECK_CARDS[deck]) > 0:
                codes = append(codes, DRAW + deck)
        if len(codes) > 1:
            s.seat = s.turn
            s.step = DECK
            s.codes = codes
            return True
        if len(codes) == 0:
            s.draws = 0
        else:
            answer(s, codes[0])
    return False


def answer(s: Tableau, code: i64) -> None:
    """Draw the mission."""
    s.draws -= 1
    take_mission(s, s.turn, code - DRAW)
