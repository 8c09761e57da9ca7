"""Seating: who sits where, who may start, which colours are taken. Each request becomes log entries."""

import hashlib
import secrets
from datetime import UTC, datetime
from typing import Any

import msgspec

import trianon
from trianon.bots import names as bot_names
from trianon.kernel.spec import GameSpec
from trianon.table.entries import (
    Created,
    Entry,
    Hosted,
    Place,
    Placed,
    Rematched,
    Started,
    now,
)
from trianon.table.messages import Chair, NewTable, SeatBot, Sit, TableInfo
from trianon.table.problems import TableProblem
from trianon.table.storage import Status, TableRow
from trianon.table.words import clean_name

COLOURS = "colours"  # the option that gives each seat its colour


class Seating(msgspec.Struct):
    """A table without its game: what the lobby shows. It is also the summary kept beside the log."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    host: str
    places: list[Place]
    created: int
    status: Status = "open"
    seed: str = ""
    rematch: str = ""

    # --- reading the log ----------------------------------------------------------------------------------

    @classmethod
    def begin(cls, table: str, first: Entry) -> "Seating":
        if not isinstance(first, Created):
            raise ValueError(f"the log of table {table} does not begin with its creation")
        return cls(
            id=table,
            game=first.game,
            options=first.options,
            public=first.public,
            host=first.host,
            places=list(first.places),
            created=first.at,
        )

    def fold(self, entry: Entry) -> None:
        """Take in one more entry; those of the game itself do not concern the chairs."""
        if isinstance(entry, Placed):
            self.places[entry.seat] = entry.place
        elif isinstance(entry, Hosted):
            self.host = entry.guest
        elif isinstance(entry, Started):
            self.status = "playing"
            self.seed = entry.seed
        elif isinstance(entry, Rematched):
            self.rematch = entry.table

    # --- requests -----------------------------------------------------------------------------------------

    def sit(self, guest: str, name: str, wish: Sit) -> list[Entry]:
        """Take a chair, or change name or colour of an own one."""
        self._must_be_open()
        seat = self._chair_for(guest, wish.seat)
        place = self.places[seat]
        if (place.kind == "person" and place.guest != guest) or place.kind == "bot":
            raise TableProblem("full", "that chair is taken")
        sitting = Place(
            kind="person",
            guest=guest,
            name=clean_name(wish.name, place.name or name),
            colour=place.colour,
            hotseat=place.hotseat or any(other != seat for other in self.seats_of(guest)),
        )
        entries = self._in_colour(seat, sitting, wish.colour)
        return entries if self.host else [*entries, Hosted(guest)]

    def leave(self, guest: str) -> list[Entry]:
        """Free every chair of this guest; the next person becomes host."""
        self._must_be_open()
        own = self.seats_of(guest)
        entries: list[Entry] = [Placed(seat, Place(colour=self.places[seat].colour)) for seat in own]
        if own and self.host == guest:
            heirs = [place.guest for place in self.places if place.kind == "person" and place.guest != guest]
            entries.append(Hosted(heirs[0] if heirs else ""))
        return entries

    def seat_bot(self, guest: str, wish: SeatBot) -> list[Entry]:
        """The host puts a bot on a chair, or sends it away again."""
        self._must_be_open()
        self._must_host(guest)
        if wish.seat >= len(self.places):
            raise TableProblem("not_found", f"there is no chair {wish.seat}")
        place = self.places[wish.seat]
        if place.kind == "person":
            raise TableProblem("full", "somebody sits there")
        if not wish.bot:
            return [Placed(wish.seat, Place(colour=place.colour))]
        return [Placed(wish.seat, bot_place(self.game, wish.bot, place.colour))]

    def start(self, guest: str) -> list[Entry]:
        """The host starts the game."""
        self._must_be_open()
        self._must_host(guest)
        if not self.is_full:
            raise TableProblem("bad_option", "a chair is still open; wait for somebody or put a bot there")
        return [self.started()]

    def started(self) -> Started:
        """The beginning of the game, with a seed that nobody can guess."""
        return Started(seed=secrets.token_hex(32), rules=trianon.game(self.game).rules_version, at=now())

    # --- questions ----------------------------------------------------------------------------------------

    @property
    def is_full(self) -> bool:
        return all(place.kind != "open" for place in self.places)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats this browser plays."""
        return tuple(
            seat for seat, place in enumerate(self.places) if place.kind == "person" and place.guest == guest
        )

    def settings(self) -> dict[str, Any]:
        """The options to start the game with, colours as the chairs have them."""
        if not _has_colours(trianon.game(self.game)):
            return dict(self.options)
        return {**self.options, COLOURS: [place.colour for place in self.places]}

    def info(self, guest: str, online: frozenset[str] = frozenset(), watchers: int = 0) -> TableInfo:
        """The table as this guest sees it."""
        chairs = [
            Chair(
                seat=seat,
                kind=place.kind,
                name=place.name,
                bot=place.bot,
                colour=place.colour,
                online=place.kind == "person" and place.guest in online,
                yours=place.kind == "person" and place.guest == guest,
                hotseat=place.hotseat,
            )
            for seat, place in enumerate(self.places)
        ]
        return TableInfo(
            id=self.id,
            game=self.game,
            status=self.status,
            seats=len(self.places),
            options=self.options,
            chairs=chairs,
            public=self.public,
            you_host=self.host == guest,
            watchers=watchers,
            seed_hash=hashlib.sha256(bytes.fromhex(self.seed)).hexdigest() if self.seed else "",
            seed=self.seed if self.status == "over" else "",
            rematch=self.rematch,
            created=iso(self.created),
        )

    def row(self) -> TableRow:
        """The table for the store's list; nobody needs to see an open table that everybody has left."""
        return TableRow(
            id=self.id,
            game=self.game,
            status=self.status,
            listed=self.public and (self.status != "open" or any(place.guest for place in self.places)),
            created=self.created,
            summary=msgspec.json.encode(self).decode(),
        )

    # --- inside -------------------------------------------------------------------------------------------

    def _must_be_open(self) -> None:
        if self.status != "open":
            raise TableProblem("full", "the game has begun; the chairs are fixed")

    def _must_host(self, guest: str) -> None:
        if guest != self.host:
            raise TableProblem("not_host", "only the host of the table may do this")

    def _chair_for(self, guest: str, seat: int | None) -> int:
        if seat is not None:
            if seat >= len(self.places):
                raise TableProblem("not_found", f"there is no chair {seat}")
            return seat
        own = self.seats_of(guest)
        if own:
            return own[0]
        for free, place in enumerate(self.places):
            if place.kind == "open":
                return free
        raise TableProblem("full", "no chair is free")

    def _in_colour(self, seat: int, place: Place, colour: str) -> list[Entry]:
        """Sit down in a colour; an empty chair that had it takes the old one."""
        if not colour or colour == place.colour:
            return [Placed(seat, place)]
        if colour not in palette(trianon.game(self.game)):
            raise TableProblem("bad_option", f"there is no colour {colour}")
        entries: list[Entry] = [Placed(seat, msgspec.structs.replace(place, colour=colour))]
        for other, neighbour in enumerate(self.places):
            if other != seat and neighbour.colour == colour:
                if neighbour.kind == "person":
                    raise TableProblem("bad_option", f"somebody plays {colour} already")
                entries.append(Placed(other, msgspec.structs.replace(neighbour, colour=place.colour)))
        return entries


def created(guest: str, name: str, wish: NewTable) -> Created:
    """The first entry of a new table; TableProblem when it cannot be played like that."""
    try:
        game = trianon.game(wish.game)
    except trianon.InvalidOption as error:
        raise TableProblem("not_found", str(error)) from error
    if COLOURS in wish.options:
        raise TableProblem("bad_option", "colours are chosen at the chairs")
    if sum(chair.kind == "me" for chair in wish.chairs) > 1:
        raise TableProblem("bad_option", "you can sit on one chair; others on this device are 'hotseat'")
    try:
        game.settle(len(wish.chairs), wish.options)
    except trianon.InvalidOption as error:
        raise TableProblem("bad_option", str(error)) from error
    colours = palette(game)
    places: list[Place] = []
    for seat, chair in enumerate(wish.chairs):
        colour = colours[seat] if colours else ""
        if chair.kind == "open":
            places.append(Place(colour=colour))
        elif chair.kind == "bot":
            places.append(bot_place(wish.game, chair.bot, colour))
        else:
            other = chair.kind == "hotseat"
            called = clean_name(chair.name, f"{name} {seat + 1}" if other else name)
            places.append(Place(kind="person", guest=guest, name=called, colour=colour, hotseat=other))
    return Created(
        game=wish.game, options=wish.options, public=wish.public, host=guest, places=places, at=now()
    )


def bot_place(game: str, bot: str, colour: str) -> Place:
    """A chair with a bot on it."""
    if bot not in bot_names(game):
        raise TableProblem("not_found", f"there is no bot {bot!r} for {game}")
    return Place(kind="bot", bot=bot, name=bot, colour=colour)


def palette(game: GameSpec) -> tuple[str, ...]:
    """The colours a game has, in seat order; none when it needs none."""
    for option in game.options:
        if option.id == COLOURS:
            return tuple(str(choice) for choice in option.choices)
    return ()


def _has_colours(game: GameSpec) -> bool:
    return bool(palette(game))


def iso(at: int) -> str:
    """Milliseconds since 1970 as the wire writes times."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
