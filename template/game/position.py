"""The Levee: a position as a document that a person can read and write."""

from template.game.tableau import Tableau
from template.game.view import names


def fill_document(s: Tableau, doc: dict[str, object]) -> None:
    """Everything on the table."""
    doc["active"] = s.active
    doc["deck"] = " ".join(names(s.deck))
    doc["presented"] = " ".join(names(s.presented))
    doc["hands"] = [" ".join(names(hand)) for hand in s.hands]
    doc["unseen"] = [" ".join(names(pile)) for pile in s.unseen]
    doc["seen"] = [" ".join(names(pile)) for pile in s.seen]
