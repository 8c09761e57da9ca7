"""Replay: a finished game step by step, and its record as a document."""

import asyncio
from typing import Any

from trianon.table.match import Match
from trianon.table.messages import Replay, ReplayStep
from trianon.table.problems import TableProblem
from trianon.table.progress import Happening, Progress
from trianon.table.sight import View, differences


async def record(match: Match) -> dict[str, Any]:
    """The record of a finished game; `game.replay` reads it."""
    await match.info("")  # what is being stored now may be the last move
    return _finished(match).state.record.to_json()


async def replay(match: Match, guest: str, seat: int | None) -> Replay:
    """Every step that counts, as one seat (None: a spectator) saw it."""
    table = await match.info(guest)
    progress = _finished(match)
    if seat is not None and seat >= table.seats:
        raise TableProblem("not_found", f"there is no seat {seat}")
    again = match.room.fresh_start()
    view = again.state.view(seat)
    steps = [ReplayStep(0, None, "", [], view)]
    for happening in progress.line:
        again.play(happening.seat or 0, happening.action)
        before, view = view, again.state.view(seat)
        steps.append(_step(again, happening, seat, before, view))
        await asyncio.sleep(0)  # other tables go first
    return Replay(table, seat, steps)


def _step(again: Progress, happening: Happening, seat: int | None, before: View, view: View) -> ReplayStep:
    return ReplayStep(
        again.version,
        happening.seat,
        happening.action,
        [event.view(seat) for event in again.line[-1].events],
        differences(before, view),
    )


def _finished(match: Match) -> Progress:
    if match.progress is None or match.seating.status != "over":
        raise TableProblem("not_playing", "the game is not over yet")
    return match.progress
