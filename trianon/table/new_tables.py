"""New tables: the first entry of a log, from a wish or after a game that the same people play again."""

import secrets
from typing import Any

import msgspec

import trianon
from trianon.table.clean_text import clean_name
from trianon.table.entries import ChairState, Created, Entry, now, write
from trianon.table.lookalikes import is_like
from trianon.table.problems import TableProblem
from trianon.table.requests import NewChair, NewTable
from trianon.table.seating import COLOURS, Seating, bot_chair, palette
from trianon.table.storage import TableRow
from trianon.table.tempo import TEMPI

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 10


def new_id() -> str:
    """What nobody guesses, and everybody can read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def again(seating: Seating, host: str) -> Created:
    """The first entry of a rematch: bots and whoever asks sit down, chairs are kept for the others."""
    chairs = [
        msgspec.structs.replace(chair, stand_in="", lost=False)
        if chair.kind == "bot" or chair.guest == host
        else ChairState(
            guest=chair.guest,
            name=chair.name,
            colour=chair.colour,
            hotseat=chair.hotseat,
            account=chair.account,
        )
        for chair in seating.chairs
    ]
    return Created(
        game=seating.game,
        options=seating.options,
        public=seating.public,
        host=host,
        chairs=chairs,
        at=now(),
        tempo=seating.tempo,
        rated=seating.rated,
        pace=seating.pace,
    )


def opened(first: Created, at: int, position: dict[str, Any] | None = None) -> tuple[TableRow, list[str]]:
    """A new table as the store keeps it; with every chair taken the game has begun."""
    seating = Seating.begin(new_id(), first)
    begin: list[Entry] = [first]
    if seating.is_full:
        begin.append(seating.started(at, position))
        seating.fold(begin[1])
    # Perhaps a bot is asked, and when the table is to be called: the next row knows.
    is_bot_asked = seating.is_full and any(chair.bot for chair in seating.chairs)
    row = seating.row(is_bot_asked, first.at if seating.is_full else None)
    return row, write(begin)


def anybody(game: str) -> NewTable:
    """A table for two, one of whom is whoever comes."""
    return NewTable(game, [NewChair("me"), NewChair("open")])


def created(guest: str, name: str, wish: NewTable, account: str = "") -> Created:
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
    if wish.rated:
        _must_be_ratable(wish, account)
    if wish.tempo not in TEMPI:
        raise TableProblem("bad_option", f"there is no tempo {wish.tempo!r}")
    colours = palette(game)
    chairs: list[ChairState] = []
    for seat, chair in enumerate(wish.chairs):
        colour = colours[seat] if colours else ""
        if chair.kind == "open":
            chairs.append(ChairState(colour=colour))
        elif chair.kind == "bot":
            chairs.append(bot_chair(wish.game, chair.bot, colour))
        else:
            other = chair.kind == "hotseat"
            given = account if wish.rated else chair.name
            called = clean_name(given, f"{name} {seat + 1}" if other else name)
            if is_like(called, [neighbour.name for neighbour in chairs]):
                raise TableProblem("name_taken", f"two people are called {called}")
            sitting = ChairState(kind="person", guest=guest, name=called, colour=colour, hotseat=other)
            chairs.append(sitting if other else msgspec.structs.replace(sitting, account=account))
    return Created(
        game=wish.game,
        options=wish.options,
        public=wish.public,
        host=guest,
        chairs=chairs,
        at=now(),
        tempo=wish.tempo,
        rated=wish.rated,
        pace=wish.pace,
    )


def _must_be_ratable(wish: NewTable, account: str) -> None:
    """A rated game has somebody to be rated, and somebody else."""
    if not account:
        raise TableProblem("needs_account", "only accounts are rated")
    kinds = [chair.kind for chair in wish.chairs]
    if len(kinds) == 1 or "hotseat" in kinds or set(kinds) == {"bot"}:
        raise TableProblem("bad_option", "in a rated game everybody has one chair, and plays somebody else")
