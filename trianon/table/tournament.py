"""Tournament: who takes part, who plays whom, who stands where. Plain data; its games are ordinary tables.

Everybody plays everybody once (`round_robin`), or whoever loses is out (`knockout`). Two play at a table. A
game begins as soon as both have finished those of earlier rounds: nobody waits for the slowest of all.
"""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from trianon.table.clean_text import clean_name
from trianon.table.lookalikes import is_like
from trianon.table.problems import TableProblem

Form = Literal["round_robin", "knockout"]
Stage = Literal["open", "running", "over"]
Winner = Literal["", "first", "second", "nobody"]  # nobody: a drawn game, or both have gone

MOST = {"round_robin": 10, "knockout": 16}  # entrants
AT_A_TABLE = 2
MOST_GAMES = 2  # in a knockout: a drawn game is played again once, then lots decide


class Entrant(msgspec.Struct, omit_defaults=True):
    """Somebody who takes part; the place in the list is the number that was drawn."""

    guest: str
    name: str
    account: str = ""
    gone: bool = False  # takes part no more: what has not begun is won by the other one


class Game(msgspec.Struct, omit_defaults=True):
    """One game of a pairing. The second one is played with the seats changed."""

    table: str
    winner: Winner = ""
    points: list[int] = []  # of the first and the second of the pairing


class Pairing(msgspec.Struct, omit_defaults=True):
    """Two who play each other, by their numbers; None: nobody, or not known yet."""

    round: int
    first: int | None = None
    second: int | None = None
    games: list[Game] = []
    winner: Winner = ""
    walkover: bool = False  # won without playing

    @property
    def table(self) -> str:
        """Where they play at the moment."""
        return self.games[-1].table if self.games and not self.games[-1].winner else ""

    def seats(self) -> tuple[int, int]:
        """Who has which seat in the next game."""
        assert self.first is not None
        assert self.second is not None
        return (self.second, self.first) if len(self.games) % 2 else (self.first, self.second)

    def has(self, number: int) -> bool:
        return number in (self.first, self.second)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the seats in order of merit, without any if it has no result."""

    ranking: Sequence[Sequence[int]] = ()
    points: Sequence[int] = ()


@dataclass(frozen=True)
class Standing:
    """Where somebody stands. Points are counted in halves, as is the sum of those who were beaten."""

    number: int
    place: int  # 0: still in the tournament, and not known
    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    direct: int = 0  # points against those with equally many
    beaten: int = 0  # points of those who were beaten twice, of those one drew with once


class Tournament(msgspec.Struct, omit_defaults=True):
    """All that is known of a tournament; requests change it, or raise TableProblem and change nothing."""

    id: str
    title: str
    game: str
    form: Form
    tempo: str
    options: dict[str, Any]
    organiser: str
    created: int  # milliseconds since 1970
    status: Stage = "open"
    entrants: list[Entrant] = []
    removed: list[str] = []  # guests whom the organiser does not want
    pairings: list[Pairing] = []

    # --- requests -----------------------------------------------------------------------------------------

    def join(self, guest: str, name: str, account: str = "") -> None:
        """Take part, or take part under another name."""
        self._must_be_open()
        if guest in self.removed:
            raise TableProblem("not_welcome", "the organiser does not want you in this tournament")
        own = self.number_of(guest)
        if own is None and len(self.entrants) >= MOST[self.form]:
            raise TableProblem("full", f"{MOST[self.form]} take part already")
        others = [one.name for number, one in enumerate(self.entrants) if number != own]
        called = clean_name(name, "")
        if not called or is_like(called, others):
            raise TableProblem(
                "name_taken", "somebody who takes part has that name, or one that looks like it"
            )
        entrant = Entrant(guest, called, account)
        if own is None:
            self.entrants.append(entrant)
        else:
            self.entrants[own] = entrant

    def leave(self, guest: str) -> None:
        """Before the start: take no part after all. Later: give the games away that have not begun."""
        number = self._number(guest)
        if self.status == "open":
            del self.entrants[number]
            if guest == self.organiser:
                self.organiser = self.entrants[0].guest if self.entrants else ""
        elif self.status == "running":
            self.entrants[number].gone = True
        else:
            raise TableProblem("not_playing", "the tournament is over")

    def remove(self, guest: str, number: int, name: str) -> None:
        """The organiser sends somebody away before the start, for good."""
        self._must_be_open()
        self._must_organise(guest)
        if number >= len(self.entrants) or self.entrants[number].name != name:
            raise TableProblem("not_found", f"nobody has the number {number} and this name")
        unwanted = self.entrants[number].guest
        if unwanted == guest:
            raise TableProblem("bad_option", "you leave by yourself")
        self.removed.append(unwanted)
        del self.entrants[number]

    def start(self, guest: str, lots: random.Random) -> None:
        """The organiser closes the list; numbers are drawn by lot, and everybody knows whom they play."""
        self._must_be_open()
        self._must_organise(guest)
        if len(self.entrants) < AT_A_TABLE:
            raise TableProblem("bad_option", "a tournament needs two people at least")
        lots.shuffle(self.entrants)
        count = len(self.entrants)
        self.pairings = list(everybody(count) if self.form == "round_robin" else bracket(count))
        self.status = "running"
        self.settle({})

    def begin(self, pairing: Pairing, table: str) -> None:
        """Both sit at this table now."""
        pairing.games.append(Game(table))

    def settle(self, outcomes: Mapping[str, Outcome]) -> None:
        """Take in how games ended, by table; and whatever follows from it without playing."""
        if self.status != "running":
            return
        for pairing in self.pairings:
            if (outcome := outcomes.get(pairing.table)) is not None:
                self._end(pairing, outcome)
        for pairing in self.pairings:  # a later round comes later in the list
            self._fill(pairing)
            self._walk_over(pairing)
        if all(pairing.winner for pairing in self.pairings):
            self.status = "over"

    def hand_over(self, guest: str, heir: str) -> None:
        """One guest is another one from now on: the same person elsewhere, who plays under one number."""
        is_in = self.number_of(heir) is not None
        if self.status == "open" and is_in:
            self.entrants = [one for one in self.entrants if one.guest != guest]
        for entrant in self.entrants:
            if entrant.guest == guest:
                entrant.guest = heir
                entrant.gone = entrant.gone or (is_in and self.status == "running")
        if self.organiser == guest:
            self.organiser = heir

    def forget(self, guest: str) -> None:
        """Without the name of this guest, who takes part no more."""
        if self.number_of(guest) is not None and self.status != "over":
            self.leave(guest)
        for entrant in self.entrants:
            if entrant.guest == guest:
                entrant.name = entrant.account = ""

    # --- questions ----------------------------------------------------------------------------------------

    def number_of(self, guest: str) -> int | None:
        """The number under which this guest plays; of several, one that has not gone."""
        own = [number for number, one in enumerate(self.entrants) if one.guest == guest]
        return min(own, key=lambda number: self.entrants[number].gone, default=None)

    def tables(self) -> list[str]:
        """Where they play at the moment."""
        return [pairing.table for pairing in self.pairings if pairing.table]

    def due(self) -> list[Pairing]:
        """Who can begin to play each other."""
        return [
            pairing
            for pairing in self.pairings
            if not pairing.winner
            and not pairing.table
            and pairing.first is not None
            and pairing.second is not None
            and not any(self._is_busy(number, pairing.round) for number in (pairing.first, pairing.second))
        ]

    def standings(self) -> list[Standing]:
        """Everybody, the best first."""
        if not self.pairings:
            return [Standing(number, 0) for number in range(len(self.entrants))]
        return self._table() if self.form == "round_robin" else self._ladder()

    # --- inside -------------------------------------------------------------------------------------------

    def _end(self, pairing: Pairing, outcome: Outcome) -> None:
        """A draw of a knockout is played again; after that, who drew the lower number goes on."""
        game, swapped = pairing.games[-1], len(pairing.games) % 2 == 0
        sides: tuple[Winner, Winner] = ("second", "first") if swapped else ("first", "second")
        best = outcome.ranking[0] if outcome.ranking else ()
        game.winner = sides[best[0]] if len(best) == 1 else "nobody"
        game.points = list(reversed(outcome.points) if swapped else outcome.points)
        if self.form == "round_robin" or game.winner != "nobody":
            pairing.winner = game.winner
        elif len(pairing.games) == MOST_GAMES:
            assert pairing.first is not None
            assert pairing.second is not None
            pairing.winner = "first" if pairing.first < pairing.second else "second"

    def _fill(self, pairing: Pairing) -> None:
        """In a knockout: who has come this far."""
        if self.form != "knockout" or pairing.round == 1 or pairing.winner or pairing.games:
            return
        before = self._feeders(pairing)
        pairing.first, pairing.second = (_through(one) for one in before)

    def _walk_over(self, pairing: Pairing) -> None:
        """Nobody to play against: the other one has gone, or there never was one."""
        if pairing.winner or pairing.table:
            return
        waiting = pairing.round > 1 and self.form == "knockout"
        if waiting and not all(one.winner for one in self._feeders(pairing)):
            return
        first, second = (self._is_there(number) for number in (pairing.first, pairing.second))
        if first and second:
            return
        pairing.walkover = True
        pairing.winner = "first" if first else "second" if second else "nobody"

    def _is_there(self, number: int | None) -> bool:
        return number is not None and not self.entrants[number].gone

    def _feeders(self, pairing: Pairing) -> list[Pairing]:
        """The two of the round before whose winners meet here."""
        place = next(at for at, one in enumerate(self._round(pairing.round)) if one is pairing)
        return self._round(pairing.round - 1)[2 * place : 2 * place + 2]

    def _round(self, number: int) -> list[Pairing]:
        return [pairing for pairing in self.pairings if pairing.round == number]

    def _is_busy(self, number: int, round: int) -> bool:
        return any(one.has(number) and one.round < round and not one.winner for one in self.pairings)

    def _table(self) -> list[Standing]:
        """Points; then points among those who are equal; then the points of those who were beaten."""
        numbers = range(len(self.entrants))
        scores = {number: _score(number, self.pairings) for number in numbers}
        found = []
        for number in numbers:
            equals = {other for other in numbers if scores[other] == scores[number]}
            among = [one for one in self.pairings if {one.first, one.second} <= equals]
            own = [one for one in self.pairings if one.has(number) and one.winner]
            results = [_halves(number, one) for one in own]
            beaten = sum(_halves(number, one) * scores[_other(number, one)] for one in own)
            key = (scores[number], _score(number, among), beaten)
            counts = (results.count(2), results.count(1), results.count(0))
            found.append((key, number, counts))
        return [
            Standing(
                number=number,
                place=1 + sum(other > key for other, _, _ in found),
                points=key[0],
                won=counts[0],
                drawn=counts[1],
                lost=counts[2],
                direct=key[1],
                beaten=key[2],
            )
            for key, number, counts in sorted(found, key=lambda one: (*(-part for part in one[0]), one[1]))
        ]

    def _ladder(self) -> list[Standing]:
        """How far everybody has come; those who lost in the same round share a place."""
        last = max(pairing.round for pairing in self.pairings)
        out: dict[int, int] = {}
        for pairing in self.pairings:
            if not pairing.winner:
                continue
            for number in (pairing.first, pairing.second):
                if number is not None and number != _through(pairing):
                    out[number] = len(self._round(pairing.round)) + 1
        final = self._round(last)[0]
        if final.winner and (champion := _through(final)) is not None:
            out[champion] = 1
        standings = []
        for number in range(len(self.entrants)):
            games = [game for one in self.pairings if one.has(number) for game in _of(number, one)]
            standings.append(
                Standing(
                    number,
                    out.get(number, 0),
                    won=games.count("won"),
                    drawn=games.count("drawn"),
                    lost=games.count("lost"),
                )
            )
        return sorted(standings, key=lambda one: (one.place > 1, one.place, one.number))

    def _number(self, guest: str) -> int:
        number = self.number_of(guest)
        if number is None:
            raise TableProblem("not_your_seat", "you do not take part in this tournament")
        return number

    def _must_be_open(self) -> None:
        if self.status != "open":
            raise TableProblem("full", "the tournament has begun")

    def _must_organise(self, guest: str) -> None:
        if guest != self.organiser:
            raise TableProblem("not_host", "only the organiser may do this")


def everybody(count: int) -> Iterator[Pairing]:
    """Everybody against everybody (Berger's tables), round after round; seats as evenly as can be."""
    even = count + count % 2
    ring = list(range(even - 1))
    for round in range(even - 1):
        turned = ring[round:] + ring[:round]
        pairs = [(turned[0], even - 1)]
        pairs += [(turned[at], turned[-at]) for at in range(1, even // 2)]
        for one, other in pairs:
            if max(one, other) < count:
                yield Pairing(round + 1, *_seated(one, other, even))


def _seated(one: int, other: int, even: int) -> tuple[int, int]:
    low, high = sorted((one, other))
    stays = high == even - 1  # where they are, while the others go round
    is_low_first = low < even // 2 if stays else (low + high) % 2 == 1
    return (low, high) if is_low_first else (high, low)


def bracket(count: int) -> Iterator[Pairing]:
    """Rounds of halves; whoever drew a low number may have nobody to play in the first one."""
    order = [0]
    while len(order) < count:
        size = 2 * len(order)
        order = [number for low in order for number in (low, size - 1 - low)]
    known = [number if number < count else None for number in order]
    for first, second in zip(known[::2], known[1::2], strict=True):
        yield Pairing(1, first, second)
    size, round = len(order) // 2, 2
    while size > 1:
        size //= 2
        yield from (Pairing(round) for _ in range(size))
        round += 1


def _through(pairing: Pairing) -> int | None:
    """Who goes on into the next round; None: nobody, or not known yet."""
    return {"first": pairing.first, "second": pairing.second}.get(pairing.winner)


def _other(number: int, pairing: Pairing) -> int:
    other = pairing.second if pairing.first == number else pairing.first
    assert other is not None  # where everybody plays everybody there always is one
    return other


def _halves(number: int, pairing: Pairing) -> int:
    """What somebody has of a pairing, in half points; if both have gone, neither has any."""
    if pairing.winner in ("", "nobody"):
        return 1 if pairing.winner and not pairing.walkover else 0
    return 2 if _through(pairing) == number else 0


def _score(number: int, pairings: Iterable[Pairing]) -> int:
    return sum(_halves(number, pairing) for pairing in pairings if pairing.has(number))


def _of(number: int, pairing: Pairing) -> Iterator[str]:
    """The games of a pairing as one of both sees them."""
    for game in pairing.games:
        if game.winner == "nobody":
            yield "drawn"
        elif game.winner:
            won = pairing.first if game.winner == "first" else pairing.second
            yield "won" if won == number else "lost"
