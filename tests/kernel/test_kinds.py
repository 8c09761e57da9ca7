"""Kinds of actions: what is remembered of their texts."""

import trianon
from trianon.kernel.field import NO_VALUE
from trianon.kernel.kind import MOST_READ

NOBODYS = 9  # seats, for which nobody has read anything


def test_texts_that_were_read_are_not_remembered_for_ever() -> None:
    """Castles has millions of spots: a server that ran for months would keep all that were ever answered."""
    kinds = trianon.game("castles").actions
    place = next(kind for kind in kinds.kinds if kind.name == "place")
    for number in range(MOST_READ):
        kinds.note_read(NOBODYS, f"spot {number}", place.first + number)
    assert kinds.read_before(NOBODYS, "spot 0") == place.first
    kinds.note_read(NOBODYS, "one more", place.first + MOST_READ)
    assert kinds.read_before(NOBODYS, "one more") == place.first + MOST_READ
    assert kinds.read_before(NOBODYS, "spot 0") == NO_VALUE
