"""Tournaments of this house: they are kept, their games are set up, what becomes of those is noted."""

import asyncio
import logging
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence

import msgspec

import trianon
from trianon.table.clean_text import clean_title
from trianon.table.entries import ChairState, Created, now
from trianon.table.hall import ID
from trianon.table.house_time import HouseTime
from trianon.table.lobby import Lobby
from trianon.table.new_tables import new_id, opened
from trianon.table.problems import TableProblem, unavailable
from trianon.table.requests import (
    EntrantInfo,
    EntryWish,
    NewTournament,
    PairingInfo,
    RemoveEntrant,
    StandingInfo,
    TournamentInfo,
)
from trianon.table.seating import COLOURS, Seating, iso, palette
from trianon.table.storage import Conflict, StorageError, Store, TableRow, TournamentRow
from trianon.table.tempo import DAY, TEMPI
from trianon.table.tournament import AT_A_TABLE, MOST, Outcome, Pairing, Tournament

LOOK_SECONDS = 3.0  # between two looks at the games of tournaments
LONGEST_LIST = 50
MOST_AT_ONCE = 1000  # tournaments that are looked at
ATTEMPTS = 3  # to change one that another process changes too

log = logging.getLogger(__name__)


class Tournaments:
    """Every refusal is a TableProblem. A change is stored together with the tables that follow from it."""

    def __init__(
        self, store: Store, lobby: Lobby, time: HouseTime | None = None, open_days: float = 7.0
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._time = time or HouseTime()
        self._open_days = open_days
        self._lots: random.Random = secrets.SystemRandom()
        self._changing = asyncio.Lock()  # one after the other
        self._stuck: dict[str, str] = {}  # tournaments that cannot go on, and why, as the log was told

    # --- requests -----------------------------------------------------------------------------------------

    async def create(self, guest: str, name: str, wish: NewTournament) -> TournamentInfo:
        """A new tournament with its organiser as the first who takes part."""
        _must_be_playable(wish)
        tournament = Tournament(
            id=new_id(),
            title=clean_title(wish.title),
            game=wish.game,
            form=wish.form,
            tempo=wish.tempo,
            options=wish.options,
            organiser=guest,
            created=now(),
        )
        account = await self._lobby.account_of(guest)
        tournament.join(guest, account or name, account)
        try:
            await self._store.put_tournament(_row(tournament, 1))
        except StorageError as error:
            raise unavailable() from error
        return info(tournament, guest)

    async def join(self, id: str, guest: str, name: str, wish: EntryWish) -> TournamentInfo:
        """Take part, unless somebody who does has blocked this guest."""
        account, blockers = await self._lobby.account_of(guest), await self._lobby.blockers_of(guest)

        def decide(tournament: Tournament) -> None:
            if not blockers.isdisjoint(one.guest for one in tournament.entrants):
                raise TableProblem("not_welcome", "somebody who takes part does not want to play with you")
            tournament.join(guest, account or wish.name or name, account)

        return await self._change(id, guest, decide)

    async def leave(self, id: str, guest: str) -> TournamentInfo:
        return await self._change(id, guest, lambda tournament: tournament.leave(guest))

    async def remove(self, id: str, guest: str, wish: RemoveEntrant) -> TournamentInfo:
        return await self._change(id, guest, lambda cup: cup.remove(guest, wish.number, wish.name))

    async def start(self, id: str, guest: str) -> TournamentInfo:
        return await self._change(id, guest, lambda tournament: tournament.start(guest, self._lots))

    async def info(self, id: str, guest: str) -> TournamentInfo:
        """As it is now: with the results of games that ended a moment ago."""
        _, tournament = await self._read(id)
        try:
            tournament.settle(await self._outcomes(tournament))
        except StorageError as error:
            raise unavailable() from error
        return info(tournament, guest)

    async def of(self, guest: str) -> list[TournamentInfo]:
        """Where this guest takes part, newest first."""
        try:
            rows = await self._store.tournaments_of(guest, LONGEST_LIST)
        except StorageError as error:
            raise unavailable() from error
        found = []
        for row in rows:
            try:
                found.append(info(_read(row), guest))
            except TableProblem as problem:  # the others are shown all the same
                self._complain(row.id, problem)
        return found

    # --- people -------------------------------------------------------------------------------------------

    async def hand_over(self, guest: str, heir: str) -> None:
        """One guest is another one from now on."""
        await self._change_all_of(guest, lambda tournament: tournament.hand_over(guest, heir))

    async def forget(self, guest: str) -> None:
        """Without the name of this guest."""
        await self._change_all_of(guest, lambda tournament: tournament.forget(guest))

    async def _change_all_of(self, guest: str, decide: Callable[[Tournament], None]) -> None:
        try:
            rows = await self._store.tournaments_of(guest, MOST_AT_ONCE)
        except StorageError as error:
            raise unavailable() from error
        for row in rows:
            await self._change(row.id, guest, decide)

    # --- keeping house ------------------------------------------------------------------------------------

    async def watch(self, has_desk: Callable[[], Awaitable[bool]] | None = None) -> None:
        """For ever: begin the games that are due. `has_desk`: of several processes, one does."""
        while True:
            try:
                if has_desk is None or await has_desk():
                    await self.look()
            except StorageError as error:
                log.error("tournaments cannot go on: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """What ended is noted, what is due begins; those that never began are forgotten."""
        for row in await self._store.list_tournaments("running", MOST_AT_ONCE):
            try:
                before = _read(row)
                if await self._outcomes(before) or before.due():
                    await self._change(row.id, "", _nothing)
            except StorageError:
                raise
            except Exception as error:  # such as options that the rules do not know: the others go on
                self._complain(row.id, error)
            else:
                self._stuck.pop(row.id, None)
        old = now() - int(self._open_days * DAY)
        async with self._changing:  # none of them begins meanwhile
            forgotten = [row.id for row in await self._store.list_tournaments("open", LONGEST_LIST, old)]
            if forgotten:
                await self._store.remove_tournaments(forgotten)

    # --- inside -------------------------------------------------------------------------------------------

    async def _change(self, id: str, guest: str, decide: Callable[[Tournament], None]) -> TournamentInfo:
        """Decide, note what ended, begin what is due: one commit. Without anybody left there is none."""
        async with self._changing:
            for _ in range(ATTEMPTS):
                row, tournament = await self._read(id)
                decide(tournament)
                try:
                    tournament.settle(await self._outcomes(tournament))
                    begun = [self._begin(tournament, pairing) for pairing in tournament.due()]
                    if tournament.entrants:
                        await self._store.put_tournament(_row(tournament, row.version + 1), begun)
                    else:
                        await self._store.remove_tournaments([id])
                except Conflict:
                    continue  # of several processes another was faster
                except StorageError as error:
                    raise unavailable() from error
                for table, _ in begun:
                    await self._wake(table.id)
                return info(tournament, guest)
        raise unavailable()

    def _begin(self, tournament: Tournament, pairing: Pairing) -> tuple[TableRow, list[str]]:
        """An ordinary table where both sit, and the game has begun."""
        colours = palette(trianon.game(tournament.game))
        chairs = [
            ChairState(
                kind="person",
                guest=(entrant := tournament.entrants[number]).guest,
                name=entrant.name,
                account=entrant.account,
                colour=colours[seat] if colours else "",
            )
            for seat, number in enumerate(pairing.seats())
        ]
        first = Created(
            game=tournament.game,
            options=tournament.options,
            public=False,
            host="",
            chairs=chairs,
            at=now(),
            tempo=tournament.tempo,
            tournament=tournament.id,
        )
        table = opened(first, self._time.now())
        tournament.begin(pairing, table[0].id)
        return table

    def _complain(self, id: str, error: Exception) -> None:
        """Tell the log once why a tournament cannot go on, not at every look."""
        why = f"{type(error).__name__}: {error}"
        if self._stuck.get(id) != why:
            self._stuck[id] = why
            log.error("tournament %s cannot go on: %s", id, why)

    async def _wake(self, table: str) -> None:
        """Its clock runs from now on; if it cannot be read, the lobby calls it later."""
        try:
            await self._lobby.match(table)
        except TableProblem as problem:
            log.error("table %s of a tournament: %s", table, problem, extra={"table": table})

    async def _read(self, id: str) -> tuple[TournamentRow, Tournament]:
        row = None
        if ID.fullmatch(id):
            try:
                row = await self._store.tournament(id)
            except StorageError as error:
                raise unavailable() from error
        if row is None:
            raise TableProblem("not_found", "there is no such tournament")
        return row, _read(row)

    async def _outcomes(self, tournament: Tournament) -> dict[str, Outcome]:
        """Of the tables where they play, those that are over; one that the operator removed has no result."""
        playing = tournament.tables()
        if not playing:
            return {}
        found = {row.id: row for row in await self._store.rows(playing)}
        return {
            table: _outcome(found.get(table))
            for table in playing
            if table not in found or found[table].status == "over"
        }


def info(tournament: Tournament, guest: str) -> TournamentInfo:
    """A tournament as this guest sees it."""
    return TournamentInfo(
        id=tournament.id,
        title=tournament.title,
        game=tournament.game,
        form=tournament.form,
        tempo=tournament.tempo,
        options=tournament.options,
        status=tournament.status,
        created=iso(tournament.created),
        room=MOST[tournament.form] - len(tournament.entrants) if tournament.status == "open" else 0,
        you=tournament.number_of(guest),
        you_organise=tournament.organiser == guest,
        entrants=[
            EntrantInfo(
                one.name, one.account, one.guest == guest, one.guest == tournament.organiser, one.gone
            )
            for one in tournament.entrants
        ],
        pairings=[_pairing(pairing) for pairing in tournament.pairings],
        standings=[
            StandingInfo(
                number=one.number,
                place=one.place,
                points=one.points / 2,
                won=one.won,
                drawn=one.drawn,
                lost=one.lost,
                direct=one.direct / 2,
                beaten=one.beaten / 4,
            )
            for one in tournament.standings()
        ],
    )


def _pairing(pairing: Pairing) -> PairingInfo:
    counted = [game.points for game in pairing.games if game.winner]
    return PairingInfo(
        round=pairing.round,
        first=pairing.first,
        second=pairing.second,
        tables=[game.table for game in pairing.games],
        winner=pairing.winner,
        walkover=pairing.walkover,
        points=counted[-1] if counted else [],
    )


def _must_be_playable(wish: NewTournament) -> None:
    try:
        game = trianon.game(wish.game)
    except trianon.InvalidOption as error:
        raise TableProblem("not_found", str(error)) from error
    if COLOURS in wish.options:
        raise TableProblem("bad_option", "colours follow the seats")
    try:
        game.settle(AT_A_TABLE, wish.options)
    except trianon.InvalidOption as error:
        raise TableProblem("bad_option", str(error)) from error
    if not wish.tempo or wish.tempo not in TEMPI:
        raise TableProblem("bad_option", "a tournament needs a clock, or it might never end")


def _outcome(row: TableRow | None) -> Outcome:
    if row is None:
        return Outcome()
    seating = msgspec.json.decode(row.summary, type=Seating)
    return Outcome(seating.ranking, seating.points)


def _read(row: TournamentRow) -> Tournament:
    try:
        return msgspec.json.decode(row.body, type=Tournament)
    except msgspec.MsgspecError as error:
        raise TableProblem("unavailable", f"this tournament cannot be read: {error}") from error


def _row(tournament: Tournament, version: int) -> TournamentRow:
    people: Sequence[str] = [tournament.organiser, *(one.guest for one in tournament.entrants)]
    return TournamentRow(
        id=tournament.id,
        status=tournament.status,
        created=tournament.created,
        version=version,
        body=msgspec.json.encode(tournament).decode(),
        people=tuple(sorted({guest for guest in people if guest})),
    )


def _nothing(tournament: Tournament) -> None:
    """Nobody asked for anything; only time has passed."""
