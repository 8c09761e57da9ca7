"""Profiles: what everybody may see of an account; ladders, and what a rated game changed."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

import trianon
from trianon.bots.ratings import all_measured
from trianon.table.clean_text import clean_name
from trianon.table.lobby import Lobby
from trianon.table.lookalikes import skeleton
from trianon.table.personal import Best, Friend, GameHistory, Profile, RatingChange, Rung, Tie
from trianon.table.problems import TableProblem, unavailable
from trianon.table.ratings import START, is_provisional
from trianon.table.seating import Seating, iso
from trianon.table.storage import Account, Rating, Result, StorageError, Store, TableRow
from trianon.web.accounts import Accounts

LONGEST_LADDER = 100
LONGEST_CURVE = 200  # rated games
MOST_TIES = 100  # people whom somebody follows or blocks


class Profiles:
    """Every refusal is a TableProblem."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self._store = store
        self._accounts = accounts

    async def called(self, name: str) -> Account:
        """The account with this name."""
        try:
            account = await self._store.account_called(skeleton(clean_name(name, "")))
        except StorageError as error:
            raise unavailable() from error
        if account is None:
            raise TableProblem("not_found", "nobody here has that name")
        return account

    async def profile(self, name: str, reader: str) -> Profile:
        """Somebody's games and ratings."""
        account = await self.called(name)
        try:
            ratings = {rating.game: rating for rating in await self._store.ratings_of(account.guest)}
            results = await self._store.results_of(account.guest)
            tie = (await self._store.ties_of(reader)).get(account.guest)
        except StorageError as error:
            raise unavailable() from error
        by_game: dict[str, list[Result]] = defaultdict(list)
        for result in results:
            by_game[result.game].append(result)
        games = [_history(game, by_game[game], ratings.get(game)) for game in sorted(by_game)]
        return Profile(account.name, iso(account.created), account.guest == reader, tie or "", games)

    async def tie(self, guest: str, name: str, wish: Tie) -> None:
        """Follow or block somebody, or neither any more."""
        account = await self.called(name)
        if account.guest == guest:
            raise TableProblem("bad_option", "this is you")
        try:
            if wish.kind and len(await self._store.ties_of(guest)) >= MOST_TIES:
                raise TableProblem("too_many", f"more than {MOST_TIES} people cannot be followed or blocked")
            await self._store.tie(guest, account.guest, wish.kind or None)
        except StorageError as error:
            raise unavailable() from error

    async def friends(self, guest: str, lobby: Lobby) -> list[Friend]:
        """Whom this guest follows, and where they can be found; those who are somewhere first."""
        found = []
        for other, kind in (await lobby.ties(guest)).items():
            account = await self._accounts.of(other)
            if kind == "follow" and account is not None:
                row = await lobby.whereabouts(other)
                found.append(_friend(account.name, row))
        return sorted(found, key=lambda friend: (not friend.table, friend.name))

    async def ladder(self, game: str) -> list[Rung]:
        """People and bots of one game, the strongest first; first guesses come after all others."""
        if game not in trianon.games():
            raise TableProblem("not_found", f"there is no game {game}")
        try:
            leaders = await self._store.leaders(game, LONGEST_LADDER)
        except StorageError as error:
            raise unavailable() from error
        people = [
            Rung(round(rating.points), is_provisional(rating.deviation), name, games=rating.games)
            for name, rating in leaders
        ]
        bots = [
            Rung(round(found.rating), bot=bot, error=found.error) for bot, found in all_measured(game).items()
        ]
        return sorted([*people, *bots], key=lambda rung: (rung.provisional, -rung.rating))

    async def changes(self, seating: Seating) -> list[RatingChange]:
        """What the game at this table was for the ratings of its players."""
        try:
            results = await self._store.results_at(seating.id)
        except StorageError as error:
            raise unavailable() from error
        seats = {chair.guest: seat for seat, chair in enumerate(seating.chairs)}
        return [
            RatingChange(
                seats[result.guest],
                round(START if result.before is None else result.before),
                round(result.after),
                is_provisional(result.deviation or 0.0),
            )
            for result in results
            if result.after is not None
        ]


def _friend(name: str, row: TableRow | None) -> Friend:
    if row is None or row.status not in ("open", "playing"):
        return Friend(name)
    return Friend(name, row.id, row.game, row.status)


def _history(game: str, results: Sequence[Result], rating: Rating | None) -> GameHistory:
    finished = [result for result in results if result.place]
    rated = [round(result.after) for result in results if result.after is not None]
    return GameHistory(
        game=game,
        played=len(results),
        won=sum(result.place == 1 for result in finished if result.seats > 1),
        rating=None if rating is None else round(rating.points),
        provisional=rating is not None and is_provisional(rating.deviation),
        curve=rated[-LONGEST_CURVE:],
        best=_best(result for result in finished if result.seats > 1),
        best_alone=_best(result for result in finished if result.seats == 1),
    )


def _best(results: Iterable[Result]) -> Best | None:
    best = max(results, key=lambda result: result.points, default=None)
    if best is None:
        return None
    return Best(best.points, best.table if best.listed else "", iso(best.at))
