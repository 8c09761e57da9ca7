"""Endings: what a table that is over means for its people."""

from trianon.table.seating import Seating
from trianon.table.storage import Ending, Finish


def ending(seating: Seating) -> Ending | None:
    """How a game ended, for results and ratings; None while it goes on."""
    if seating.status != "over":
        return None
    places: dict[int, int] = {}
    for index, seats in enumerate(seating.ranking):
        before = sum(len(better) for better in seating.ranking[:index])
        places |= dict.fromkeys(seats, before + 1)
    finishes = tuple(
        Finish(
            guest=chair.guest,
            bot=chair.bot,
            place=places.get(seat, 0),
            points=seating.points[seat] if seating.points else 0,
            lost=seating.has_lost(seat),
        )
        for seat, chair in enumerate(seating.chairs)
    )
    return Ending(seating.over_at, seating.rated, finishes)
