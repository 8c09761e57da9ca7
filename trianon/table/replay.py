"""Replay: a finished game step by step, and its record as a document."""

import asyncio
from typing import Any

import trianon
from trianon.table.match import Match
from trianon.table.messages import Replay, ReplayStep
from trianon.table.problems import TableProblem
from trianon.table.record_steps import record_steps
from trianon.table.view_cache import View, differences


async def record(match: Match) -> dict[str, Any]:
    """The record of a finished game; `game.replay` reads it."""
    await match.info("")  # what is being stored now may be the last move
    return _finished(match).to_json()


async def replay(match: Match, guest: str, seat: int | None) -> Replay:
    """Every step that counts, as one seat (None: a spectator) saw it."""
    return Replay(await match.info(guest), seat, await steps(match, seat))


async def steps(match: Match, seat: int | None) -> list[ReplayStep]:
    """The steps of a replay, which are the same for everybody who asks for this seat."""
    finished = _finished(match)
    if seat is not None and seat >= len(match.seating.chairs):
        raise TableProblem("not_found", f"there is no seat {seat}")
    found: list[ReplayStep] = []
    before: View = {}
    for number, step in enumerate(record_steps(finished)):
        events = [event.view(seat) for event in step.events]
        view = step.state.view(seat)
        found.append(ReplayStep(number, step.seat, step.action, events, differences(before, view)))
        before = view
        await asyncio.sleep(0)  # other tables go first
    return found


def _finished(match: Match) -> trianon.Record:
    if match.game is None or match.seating.status != "over":
        raise TableProblem("not_playing", "the game is not over yet")
    return match.game.state.record
