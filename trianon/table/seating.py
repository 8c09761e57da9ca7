"""Seating: who sits where, who may start, which colours are taken. Each request becomes log entries."""

import hashlib
import secrets
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

import trianon
from trianon.bots import names as bot_names
from trianon.kernel.spec import GameSpec
from trianon.table.clean_text import clean_name
from trianon.table.entries import (
    ChairChanged,
    ChairState,
    Closed,
    Created,
    Entry,
    Hosted,
    Locked,
    Rematched,
    Removed,
    Reopened,
    Replaced,
    Returned,
    Started,
    Voted,
)
from trianon.table.lookalikes import is_like
from trianon.table.messages import Chair, Pace, TableInfo
from trianon.table.problems import TableProblem
from trianon.table.requests import LockWish, SeatBot, SeatWish, Sit
from trianon.table.storage import Status, TableRow

COLOURS = "colours"  # the option that gives each seat its colour
MOST_OF_ONE_GUEST = 2  # chairs, unless it is the host's table
STAND_IN = "greedy"  # plays for whoever is away, unless the others choose another bot


class Seating(msgspec.Struct):
    """A table without its game: what the lobby shows. It is also the summary kept beside the log."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    host: str
    chairs: list[ChairState] = msgspec.field(name="places")
    created: int
    status: Status = "open"
    seed: str = ""
    rematch: str = ""
    locked: bool = False
    removed: list[str] = []
    tempo: str = ""
    pace: Pace = ""
    ended: bool = False  # by agreement, or by the operator
    votes: dict[str, Literal["bot", "end"]] = {}  # by guest: how the game shall go on
    asked: int | None = None  # the seat that the game waits for
    reminded_by: str = ""  # the name of who reminded whoever is asked
    mentions: dict[str, int] = {}  # by guest: the newest line of chat that names them
    ranking: list[list[int]] = []  # when it is over: the seats in order of merit
    points: list[int] = []  # and what each of them has
    over_at: int = 0  # milliseconds since 1970
    rated: bool = False
    quick: bool = False
    tournament: str = ""

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
            chairs=list(first.chairs),
            created=first.at,
            tempo=first.tempo,
            pace=first.pace,
            rated=first.rated,
            quick=first.quick,
            tournament=first.tournament,
        )

    def fold(self, entry: Entry) -> None:
        """Take in one more entry; those of the game itself do not concern the chairs."""
        if isinstance(entry, ChairChanged):
            self.chairs[entry.seat] = entry.chair
        elif isinstance(entry, Hosted):
            self.host = entry.guest
        elif isinstance(entry, Removed):
            self.removed.append(entry.guest)
        elif isinstance(entry, Locked):
            self.locked = entry.locked
        elif isinstance(entry, Started):
            self.status = "playing"
            self.seed = entry.seed
        elif isinstance(entry, Voted):
            if entry.wish == "wait":
                self.votes.pop(entry.guest, None)
            else:
                self.votes[entry.guest] = entry.wish
        elif isinstance(entry, Replaced):
            self._let_play(entry.seat, entry.bot, lost=self.rated and entry.why == "left")
        elif isinstance(entry, Returned):
            self._let_play(entry.seat, "", lost=self.chairs[entry.seat].lost)
        elif isinstance(entry, Closed):
            self.ended = entry.why != "abandoned"
            self.status = "over" if self.ended else "closed"
            self.over_at = entry.at if self.ended else 0
        elif isinstance(entry, Reopened):
            self.status = "playing"
        elif isinstance(entry, Rematched):
            self.rematch = entry.table

    def _let_play(self, seat: int, bot: str, lost: bool) -> None:
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], stand_in=bot, lost=lost)

    # --- requests -----------------------------------------------------------------------------------------

    def sit(self, guest: str, name: str, wish: Sit, account: str = "") -> list[Entry]:
        """Take a chair, or change name or colour of an own one; `account`: the name of this guest's."""
        self._must_be_open()
        if wish.move:
            return self._move(guest, wish.seat)
        seat = self._chair_for(guest, wish.seat)
        if self.rated:
            self._must_be_ratable(guest, seat, account)
        chair = self.chairs[seat]
        if chair.kind == "bot" or chair.guest not in ("", guest):
            raise TableProblem("full", "that chair is taken, or kept for somebody")
        if not chair.guest:
            self._must_be_welcome(guest)
        called = account if self.rated else clean_name(wish.name, chair.name or name)
        if is_like(called, [other.name for at, other in enumerate(self.chairs) if at != seat]):
            raise TableProblem(
                "name_taken", "somebody at this table has that name, or one that looks like it"
            )
        sitting = ChairState(
            kind="person",
            guest=guest,
            name=called,
            colour=chair.colour,
            hotseat=chair.hotseat or any(other != seat for other in self.seats_of(guest)),
            account=account,
        )
        entries = self._in_colour(seat, sitting, wish.colour)
        return entries if self.host else [*entries, Hosted(guest)]

    def completed(self, entries: list[Entry], at: int) -> list[Entry]:
        """With the start of the game, where these take the last chair of a quick table."""
        changed = {entry.seat: entry.chair for entry in entries if isinstance(entry, ChairChanged)}
        chairs = [changed.get(seat, chair) for seat, chair in enumerate(self.chairs)]
        is_full = all(chair.kind != "open" for chair in chairs)
        return [*entries, self.started(at)] if self.quick and is_full else entries

    def come_back(self, guest: str) -> list[Entry]:
        """Sit down on every chair that is kept for this guest; there is none once the game has begun."""
        entries: list[Entry] = [
            ChairChanged(seat, msgspec.structs.replace(chair, kind="person"))
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "open" and chair.guest == guest
        ]
        return [*entries, Hosted(guest)] if entries and not self.host else entries

    def leave(self, guest: str, at: int) -> list[Entry]:
        """Free every chair of this guest; the next person becomes host.

        During the game a bot plays on there until they come back. The last one closes the table, unless the
        game is one that is played to its end.
        """
        if self.status == "playing":
            return self._leave_game(guest, at)
        self._must_be_open()
        own = self.seats_of(guest)
        entries: list[Entry] = [self._freed(seat) for seat in own]
        if own and self.host == guest:
            heirs = [chair.guest for chair in self.chairs if chair.kind == "person" and chair.guest != guest]
            entries.append(Hosted(heirs[0] if heirs else ""))
            if self.locked and not heirs:
                entries.append(Locked(False))  # nobody is left who could
        return entries

    def _leave_game(self, guest: str, at: int) -> list[Entry]:
        self.must_play(guest)
        if self.players() == {guest} and not self.is_played_out:
            return [Closed("abandoned", at)]
        return [Replaced(seat, stand_in(self.game), "left", at) for seat in self.seats_played_by(guest)]

    def take_over(self, guest: str, at: int) -> list[Entry]:
        """Play on where a bot has played for this guest, also at a table that was closed meanwhile."""
        own = self.seats_of(guest)
        if not own:
            raise TableProblem("not_your_seat", "only those who played can come back")
        if self.status not in ("playing", "closed"):
            raise TableProblem("not_playing", "there is nothing to come back to")
        entries: list[Entry] = [] if self.status == "playing" else [Reopened(guest, at)]
        return [*entries, *(Returned(seat, at) for seat in own if not self.is_played(seat))]

    def end(self, at: int) -> list[Entry]:
        """The operator ends the game."""
        if self.status not in ("playing", "closed"):
            raise TableProblem("not_playing", "no game is going on at this table")
        return [Closed("operator", at)]

    def remove(self, guest: str, wish: SeatWish) -> list[Entry]:
        """The host sends somebody away, for good."""
        self._must_be_open()
        self._must_host(guest)
        if wish.seat >= len(self.chairs) or self.chairs[wish.seat].kind != "person":
            raise TableProblem("not_found", f"nobody sits on chair {wish.seat}")
        unwanted = self.chairs[wish.seat].guest
        if unwanted == guest:
            raise TableProblem("bad_option", "from your own chair you get up yourself")
        return [*(self._freed(seat) for seat in self.seats_of(unwanted)), Removed(unwanted)]

    def lock(self, guest: str, wish: LockWish) -> list[Entry]:
        """The host lets nobody else sit down, or again everybody."""
        self._must_be_open()
        self._must_host(guest)
        return [] if wish.locked == self.locked else [Locked(wish.locked)]

    def seat_bot(self, guest: str, wish: SeatBot) -> list[Entry]:
        """The host puts a bot on a chair, or sends it away again."""
        self._must_be_open()
        self._must_host(guest)
        if wish.seat >= len(self.chairs):
            raise TableProblem("not_found", f"there is no chair {wish.seat}")
        chair = self.chairs[wish.seat]
        if chair.kind == "person":
            raise TableProblem("full", "somebody sits there")
        if not wish.bot:
            return [self._freed(wish.seat)]
        return [ChairChanged(wish.seat, bot_chair(self.game, wish.bot, chair.colour))]

    def start(self, guest: str, at: int) -> list[Entry]:
        """The host starts the game."""
        self._must_be_open()
        self._must_host(guest)
        if not self.is_full:
            raise TableProblem("bad_option", "a chair is still open; wait for somebody or put a bot there")
        return [self.started(at)]

    def started(self, at: int, position: dict[str, Any] | None = None) -> Started:
        """The beginning of the game, with a seed that nobody can guess."""
        game = trianon.game(self.game)
        return Started(secrets.token_hex(32), game.rules_version, at, position, game.figures_id)

    def hand_over(self, guest: str, heir: str) -> list[Entry]:
        """Chairs and host of one guest become those of another, at any time: the same person elsewhere."""
        entries: list[Entry] = [
            ChairChanged(seat, msgspec.structs.replace(chair, guest=heir))
            for seat, chair in enumerate(self.chairs)
            if chair.guest == guest
        ]
        return [*entries, Hosted(heir)] if self.host == guest else entries

    # --- questions ----------------------------------------------------------------------------------------

    @property
    def is_full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def free(self) -> int:
        """How many chairs anybody may take."""
        return sum(chair.kind == "open" and not chair.guest for chair in self.chairs)

    def has_room_for(self, guest: str) -> bool:
        """Whether this guest may wait here for a casual game, or does so already."""
        if self.status != "open" or self.rated:
            return False
        return bool(self.seats_of(guest)) or (self.free > 0 and not self.locked and guest not in self.removed)

    def bot_at(self, seat: int) -> str:
        """The bot that plays this seat at the moment, for itself or for somebody; empty: a person does."""
        return self.chairs[seat].bot or self.chairs[seat].stand_in

    def is_played(self, seat: int) -> bool:
        """Whether a person plays this seat, and no bot meanwhile."""
        return self.chairs[seat].kind == "person" and not self.chairs[seat].stand_in

    def players(self) -> set[str]:
        """The guests who play, without those for whom a bot does."""
        return {chair.guest for chair in self.chairs if chair.kind == "person" and not chair.stand_in}

    def must_play(self, guest: str) -> None:
        """TableProblem unless this guest plays in a game that is going on."""
        if self.status != "playing":
            raise TableProblem("not_playing", "no game is going on here")
        if guest not in self.players():
            raise TableProblem("not_your_seat", "only those who play can do this")

    def has_lost(self, seat: int) -> bool:
        """Whether a person has left a rated game: for good, or a bot ends it in their place."""
        chair = self.chairs[seat]
        return self.rated and (chair.lost or (self.status == "over" and bool(chair.stand_in)))

    @property
    def is_played_out(self) -> bool:
        """Others count on its result, in ratings or a tournament: bots end it if need be."""
        return self.rated or bool(self.tournament)

    @property
    def is_at_stake(self) -> bool:
        """The game is rated, and so that it still counts for those who play on."""
        counting = [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "bot" or (self.is_played(seat) and not chair.lost)
        ]
        return self.rated and len(counting) > 1

    @property
    def is_bots_only(self) -> bool:
        """Nobody has to be waited for at such a table: it plays as fast as the bots can."""
        return all(chair.kind == "bot" for chair in self.chairs)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats this browser plays."""
        return tuple(
            seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.guest == guest
        )

    def seats_played_by(self, guest: str) -> list[int]:
        """Of those, the ones where no bot plays meanwhile."""
        return [seat for seat in self.seats_of(guest) if self.is_played(seat)]

    def settings(self) -> dict[str, Any]:
        """The options to start the game with, colours as the chairs have them."""
        if not _has_colours(trianon.game(self.game)):
            return dict(self.options)
        return {**self.options, COLOURS: [chair.colour for chair in self.chairs]}

    def info(self, guest: str, online: frozenset[str] = frozenset(), watchers: int = 0) -> TableInfo:
        """The table as this guest sees it."""
        chairs = [
            Chair(
                seat=seat,
                kind=chair.kind,
                name=chair.name,
                bot=chair.bot,
                colour=chair.colour,
                online=chair.kind == "person" and chair.guest in online,
                yours=chair.kind == "person" and chair.guest == guest,
                kept_for_you=chair.kind == "open" and chair.guest == guest,
                hotseat=chair.hotseat,
                stand_in=chair.stand_in,
                vote=self.votes.get(chair.guest, "") if self.is_played(seat) else "",
                account=chair.account,
                lost=self.has_lost(seat),
            )
            for seat, chair in enumerate(self.chairs)
        ]
        return TableInfo(
            id=self.id,
            game=self.game,
            status=self.status,
            seats=len(self.chairs),
            options=self.options,
            chairs=chairs,
            public=self.public,
            you_host=self.host == guest,
            watchers=watchers,
            seed_hash=hashlib.sha256(bytes.fromhex(self.seed)).hexdigest() if self.seed else "",
            seed=self.seed if self.status == "over" else "",
            rematch=self.rematch,
            locked=self.locked,
            created=iso(self.created),
            waiting=self.asked,
            places=self.ranking,
            tempo=self.tempo,
            pace=self.pace,
            rated=self.rated,
            quick=self.quick,
            tournament=self.tournament,
            ended=self.ended,
            reminded_by=self.reminded_by,
            mention=self.mentions.get(guest),
        )

    def row(self, bot_asked: bool = False, wake_at: int | None = None, reseated: bool = True) -> TableRow:
        """The table for the store's list; nobody needs to see an open table that everybody has left.

        `reseated`: it may be others who have a chair than the store knows.
        """
        people = sorted({chair.guest for chair in self.chairs if chair.guest})
        return TableRow(
            id=self.id,
            game=self.game,
            status=self.status,
            listed=self.public and (self.status != "open" or self._has_people),
            created=self.created,
            summary=msgspec.json.encode(self).decode(),
            bot_asked=bot_asked,
            wake_at=wake_at,
            people=tuple(people) if reseated else None,
        )

    # --- inside -------------------------------------------------------------------------------------------

    @property
    def _has_people(self) -> bool:
        return any(chair.kind == "person" for chair in self.chairs)

    def _must_be_open(self) -> None:
        if self.status != "open":
            raise TableProblem("full", "the game has begun; the chairs are fixed")

    def _must_host(self, guest: str) -> None:
        if guest != self.host:
            raise TableProblem("not_host", "only the host of the table may do this")

    def _must_be_welcome(self, guest: str) -> None:
        """On a further chair: not when the host said no, nor when too many are taken from one device."""
        if guest == self.host:
            return
        if guest in self.removed:
            raise TableProblem("not_welcome", "the host does not want you at this table")
        if self.locked:
            raise TableProblem("locked", "the host lets nobody else sit down")
        if len(self.seats_of(guest)) >= MOST_OF_ONE_GUEST:
            raise TableProblem("full", "only the host may seat more people on one device")

    def _must_be_ratable(self, guest: str, seat: int, account: str) -> None:
        """Who is rated has an account, one chair, and is called as the account is."""
        if not account:
            raise TableProblem("needs_account", "this game is rated, and only accounts are")
        if any(own != seat for own in self.seats_of(guest)):
            raise TableProblem("bad_option", "in a rated game everybody has one chair")

    def _chair_for(self, guest: str, seat: int | None) -> int:
        if seat is not None:
            if seat >= len(self.chairs):
                raise TableProblem("not_found", f"there is no chair {seat}")
            return seat
        own = self.seats_of(guest)
        if own:
            return own[0]
        for owner in (guest, ""):  # a chair that is kept for this guest comes first
            for free, chair in enumerate(self.chairs):
                if chair.kind == "open" and chair.guest == owner:
                    return free
        raise TableProblem("full", "no chair is free")

    def _move(self, guest: str, seat: int | None) -> list[Entry]:
        """From the own chair to an open one; colours stay with the people."""
        own = self.seats_of(guest)
        if not own:
            raise TableProblem("not_your_seat", "who has no chair cannot change it")
        if seat is None or seat >= len(self.chairs):
            raise TableProblem("not_found", f"there is no chair {seat}")
        if self.chairs[seat].kind != "open" or self.chairs[seat].guest not in ("", guest):
            raise TableProblem("full", "that chair is taken, or kept for somebody")
        return [
            ChairChanged(own[0], ChairState(colour=self.chairs[seat].colour)),
            ChairChanged(seat, self.chairs[own[0]]),
        ]

    def _freed(self, seat: int) -> ChairChanged:
        """The chair is open again; it keeps its colour."""
        return ChairChanged(seat, ChairState(colour=self.chairs[seat].colour))

    def _in_colour(self, seat: int, chair: ChairState, colour: str) -> list[Entry]:
        """Sit down in a colour; an empty chair that had it takes the old one."""
        if not colour or colour == chair.colour:
            return [ChairChanged(seat, chair)]
        if colour not in palette(trianon.game(self.game)):
            raise TableProblem("bad_option", f"there is no colour {colour}")
        entries: list[Entry] = [ChairChanged(seat, msgspec.structs.replace(chair, colour=colour))]
        for other, neighbour in enumerate(self.chairs):
            if other != seat and neighbour.colour == colour:
                if neighbour.kind == "person":
                    raise TableProblem("bad_option", f"somebody plays {colour} already")
                entries.append(ChairChanged(other, msgspec.structs.replace(neighbour, colour=chair.colour)))
        return entries


def bot_chair(game: str, bot: str, colour: str) -> ChairState:
    """A chair with a bot on it."""
    if bot not in bot_names(game):
        raise TableProblem("not_found", f"there is no bot {bot!r} for {game}")
    return ChairState(kind="bot", bot=bot, name=bot, colour=colour)


def stand_in(game: str, wanted: str = "") -> str:
    """The bot that plays for somebody who is away: the wanted one, or the one of the house."""
    bots = bot_names(game)
    if wanted and wanted not in bots:
        raise TableProblem("not_found", f"there is no bot {wanted!r} for {game}")
    return wanted or (STAND_IN if STAND_IN in bots else bots[0])


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
