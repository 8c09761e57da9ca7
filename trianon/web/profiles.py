"""Profiles: what everybody may see of an account; ladders, and what a rated game changed."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

import trianon
from trianon.bots.ratings import all_measured
from trianon.table.clean_text import clean_name
from trianon.table.lookalikes import skeleton
from trianon.table.messages import Best, GameHistory, Profile, RatingChange, Rung
from trianon.table.problems import TableProblem, unavailable
from trianon.table.ratings import START, is_provisional
from trianon.table.seating import Seating, iso
from trianon.table.storage import Account, Rating, Result, StorageError, Store

LONGEST_LADDER = 100
LONGEST_CURVE = 200  # rated games


class Profiles:
    """Every refusal is a TableProblem."""

    def __init__(self, store: Store) -> None:
        self._store = store

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
        except StorageError as error:
            raise unavailable() from error
        by_game: dict[str, list[Result]] = defaultdict(list)
        for result in results:
            by_game[result.game].append(result)
        games = [_history(game, by_game[game], ratings.get(game)) for game in sorted(by_game)]
        return Profile(account.name, iso(account.created), account.guest == reader, games)

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
        bots = [Rung(round(found.rating), bot=bot) for bot, found in all_measured(game).items()]
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
