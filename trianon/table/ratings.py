"""Ratings: how strong people are at a game, by whom they beat; bots are the fixed points of the scale.

Plackett and Luce's model with Weng and Lin's update, by openskill, in Elo points: 400 of them are ten to one.
"""

import math
from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from trianon.bots.ratings import ANCHOR, measured
from trianon.table.storage import Ending, Finish, Rating, Result, TableRow

START = ANCHOR
LUCK = 400.0 / math.log(10.0) / math.sqrt(2.0)  # how far off its strength somebody plays in one game
UNKNOWN = 2.0 * LUCK  # how far off the first guess may be
DRIFT = LUCK / 50.0  # so much strength may change from game to game
ANCHORED = 20.0  # how far off a bot may be that was measured by many games
PROVISIONAL = 150.0  # a rating that may be so far off is shown as a first guess: about ten games

_model = PlackettLuce(mu=START, sigma=UNKNOWN, beta=LUCK, tau=DRIFT)


def is_provisional(deviation: float) -> bool:
    """Whether a rating is a first guess."""
    return deviation > PROVISIONAL


def counted(row: TableRow, ending: Ending, known: Mapping[str, Rating]) -> tuple[list[Result], list[Rating]]:
    """What a finished game was for each of its people, and the ratings that it changed.

    Several people at one device share one guest: their game is nobody's.
    """
    guests = [finish.guest for finish in ending.finishes]
    ratings = _rated(row.game, ending, known)
    results = []
    for finish in ending.finishes:
        after, before = ratings.get(finish.guest), known.get(finish.guest)
        if guests.count(finish.guest) != 1 or not finish.guest or not (finish.place or after):
            continue
        result = Result(
            table=row.id,
            guest=finish.guest,
            game=row.game,
            at=ending.at,
            listed=row.listed,
            seats=len(guests),
            place=finish.place,
            points=finish.points,
            before=None if after is None else START if before is None else before.points,
            after=None if after is None else after.points,
            deviation=None if after is None else after.deviation,
        )
        results.append(result)
    return results, list(ratings.values())


def _rated(game: str, ending: Ending, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings afterwards, by guest; none when the game does not count.

    Who left has lost to everybody. Among the others the game counts as if that seat had not been there.
    """
    if not ending.rated:
        return {}
    seats = [_strength(game, finish, known) for finish in ending.finishes]
    strengths = [strength for strength in seats if strength is not None]
    if len(strengths) < len(seats):
        return {}
    stayed = [seat for seat, finish in enumerate(ending.finishes) if finish.place and not finish.lost]
    changed: dict[int, PlackettLuceRating] = {}
    if len(stayed) > 1:
        places = [ending.finishes[seat].place for seat in stayed]
        changed |= zip(stayed, _play([strengths[seat] for seat in stayed], places), strict=True)
    for seat, finish in enumerate(ending.finishes):
        if finish.lost:
            others = strengths[:seat] + strengths[seat + 1 :]
            changed[seat] = _play([strengths[seat], *others], [2] + [1] * len(others))[0]
    rated = {}
    for seat, strength in changed.items():
        guest = ending.finishes[seat].guest
        if guest:
            games = known[guest].games if guest in known else 0
            rated[guest] = Rating(guest, game, strength.mu, strength.sigma, games + 1)
    return rated


def _strength(game: str, finish: Finish, known: Mapping[str, Rating]) -> PlackettLuceRating | None:
    """What is believed of a seat before the game; None of a bot that was not measured."""
    if finish.guest in known:
        rating = known[finish.guest]
        return _model.rating(mu=rating.points, sigma=rating.deviation)
    if finish.guest:
        return _model.rating()
    found = measured(game, finish.bot)
    return None if found is None else _model.rating(mu=found.rating, sigma=max(ANCHORED, found.sd))


def _play(strengths: Sequence[PlackettLuceRating], places: Sequence[int]) -> list[PlackettLuceRating]:
    """What is believed afterwards; who shares a place has drawn."""
    teams = _model.rate([[strength] for strength in strengths], ranks=[float(place) for place in places])
    return [team[0] for team in teams]
