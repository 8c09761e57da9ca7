"""Mercado: final scoring (M14.3, M14.4)."""

from mypy_extensions import i64

from trianon.games.mercado.components import FACES, Figures
from trianon.games.mercado.events import BY_FINAL, FINAL_COUNT
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import step_on
from trianon.kernel.bags import count, total
from trianon.kernel.scores import Reason
from trianon.kernel.state import NOBODY


def steps_of(figures: Figures, faces: i64) -> i64:
    """The steps printed on privileges."""
    steps: i64 = 0
    for face in range(FACES):
        steps += count(faces, face) * figures.face_steps[face]
    return steps


def count_up(s: Tableau) -> None:
    """In turn order everybody moves for seals and privileges; extras and symbols are ignored (M14.3)."""
    for step in range(s.seats):
        seat = (s.first + step) % s.seats
        steps = steps_of(s.figures, s.privileges[seat])
        points = s.seals[seat] + steps
        s.tell(FINAL_COUNT, seat, s.seals[seat], s.privileges[seat], steps, points)
        if points > 0:
            step_on(s, seat, points, BY_FINAL)


def reasons(s: Tableau, seat: i64) -> tuple[Reason, ...]:
    """Why a marker stands where it stands. What is still to come counts only at the end."""
    if s.seat != NOBODY:
        return (Reason("track", s.progress[seat], {}),)
    steps = steps_of(s.figures, s.privileges[seat])
    seals = s.seals[seat]
    return (
        Reason("track", s.progress[seat] - seals - steps, {}),
        Reason("seals", seals, {"count": seals}),
        Reason("privileges", steps, {"count": total(s.privileges[seat])}),
    )
