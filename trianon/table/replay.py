"""Replay: a finished game, or one that somebody recorded, step by step; and its record as a document."""

import asyncio
from typing import Any

import trianon
from trianon.table.live_game import places
from trianon.table.match import Match
from trianon.table.messages import Chair, TableInfo
from trianon.table.problems import TableProblem
from trianon.table.record_steps import record_steps
from trianon.table.requests import Replay, ReplayStep
from trianon.table.seating import COLOURS
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
    _check_seat(seat, len(match.seating.chairs))
    found, _ = await _told(finished, seat)
    return found


async def replay_record(document: dict[str, Any], seat: int | None) -> Replay:
    """A game whose record somebody brought along, finished or not; nobody is sitting there."""
    try:
        record = trianon.Record.from_json(document)
        _check_seat(seat, record.seats)
        found, last = await _told(record, seat)
    except trianon.TrianonError as error:
        raise TableProblem("invalid", str(error)) from error
    if last.record.log != record.log:
        raise TableProblem("invalid", "log: chance does not step in where this record says so")
    return Replay(_empty_table(last), seat, found)


async def _told(record: trianon.Record, seat: int | None) -> tuple[list[ReplayStep], trianon.State]:
    """Every step as a seat saw it, and the last position."""
    found: list[ReplayStep] = []
    before: View = {}
    for number, step in enumerate(record_steps(record)):
        events = [event.view(seat) for event in step.events]
        view = step.state.view(seat)
        found.append(ReplayStep(number, step.seat, step.action, events, differences(before, view)))
        before = view
        await asyncio.sleep(0)  # other tables go first
    return found, step.state


def _empty_table(state: trianon.State) -> TableInfo:
    """The table of a record, which knows colours but no names."""
    players: Any = state.view(None)["players"]
    chairs = [
        Chair(seat, "person", colour=players[seat]["colour"], online=True) for seat in range(state.seats)
    ]
    return TableInfo(
        id="",
        game=state.game.id,
        status="playing" if state.outcome is None else "over",
        seats=state.seats,
        options={name: value for name, value in state.settings.items() if name != COLOURS},
        chairs=chairs,
        public=False,
        you_host=False,
        watchers=0,
        seed_hash="",
        places=places(state),
    )


def _check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise TableProblem("not_found", f"there is no seat {seat}")


def _finished(match: Match) -> trianon.Record:
    if match.game is None or match.seating.status != "over":
        raise TableProblem("not_playing", "the game is not over yet")
    return match.game.state.record
