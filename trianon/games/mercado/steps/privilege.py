"""Privilege: at the start of a turn one own token may be played (M3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado import events
from trianon.games.mercado.codes import (
    ACTION_STEP,
    BY_PRIVILEGE,
    KEEP,
    PLAY,
    PLAYED_TASK,
    PRIVILEGE_STEP,
)
from trianon.games.mercado.components import EXTRAS, FACES, STEPS
from trianon.games.mercado.effects import carry_out
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import move
from trianon.kernel.action import first, second
from trianon.kernel.bags import count, some


def ask(s: Tableau) -> None:
    """One of the own tokens, equal ones once, or none (D2)."""
    s.seat = s.active
    s.step = PRIVILEGE_STEP
    codes = vec[i64](capacity=FACES + 1)
    for face in range(FACES):
        if count(s.privileges[s.active], face) > 0:
            codes = append(codes, PLAY + face)
    s.codes = append(codes, KEEP)


def answer(s: Tableau, code: i64) -> None:
    """The token is turned up and the marker moves; its extras wait until that is settled (M3.1, M3.2)."""
    s.phase = ACTION_STEP
    if code == KEEP:
        if s.telling:
            s.tell_event(events.kept(s.active))
        return
    face = code - PLAY
    s.reveal()
    s.privileges[s.active] -= some(face)
    if s.telling:
        s.tell_event(events.privilege_played(s.active))
        s.tell_event(events.privilege_shown(s.active, face))
    s.push(PLAYED_TASK, face, 0)
    move(s, STEPS[face], BY_PRIVILEGE, True)


def go_on(s: Tableau) -> None:
    """The next extra of the token; after the last one it is discarded (M3.3, M3.4)."""
    frame = s.frames.pop()
    face = first(frame)
    done = second(frame)
    extras = EXTRAS[face]
    if done < len(extras):
        s.push(PLAYED_TASK, face, done + 1)
        carry_out(s, extras[done])
    else:
        s.played += some(face)
