"""A tournament of friends: pairings, results, tie-breaks; and its games at ordinary tables."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.table.support import Window, asked, is_over, options
from trianon.table.bot_workers import BotsInline
from trianon.table.house_time import HouseTime
from trianon.table.lobby import Lobby
from trianon.table.problems import TableProblem
from trianon.table.requests import EntryWish, NewTournament, RemoveEntrant, TournamentInfo, VoteWish
from trianon.table.storage import Conflict, Store, TournamentRow
from trianon.table.storage.memory import MemoryStore
from trianon.table.storage.sql import SqlStore
from trianon.table.tempo import DAY
from trianon.table.tournament import (
    MOST,
    Entrant,
    Form,
    Outcome,
    Pairing,
    Tournament,
    bracket,
    everybody,
)
from trianon.table.tournaments import Tournaments

pytestmark = pytest.mark.anyio

NAMES = ("ann", "bob", "cas", "dee", "eve", "fay", "gus", "hal", "ida", "jon")
WON, LOST, DRAWN = ((0,), (1,)), ((1,), (0,)), ((0, 1),)  # as the first seat sees it


# --- who plays whom ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(2, MOST["round_robin"] + 1))
def test_everybody_plays_everybody_once(count: int) -> None:
    pairings = list(everybody(count))
    pairs = [frozenset((one.first, one.second)) for one in pairings]
    assert len(pairs) == len(set(pairs)) == count * (count - 1) // 2
    for round in {one.round for one in pairings}:
        busy = [number for one in pairings if one.round == round for number in (one.first, one.second)]
        assert len(busy) == len(set(busy)) >= count - 1
    firsts, seconds = Counter(one.first for one in pairings), Counter(one.second for one in pairings)
    assert all(abs(firsts[number] - seconds[number]) <= 1 for number in range(count))


@pytest.mark.parametrize("count", range(2, MOST["knockout"] + 1))
def test_a_bracket_has_room_for_all_and_one_winner(count: int) -> None:
    pairings = list(bracket(count))
    first = [one for one in pairings if one.round == 1]
    numbers = sorted(n for one in first for n in (one.first, one.second) if n is not None)
    assert numbers == list(range(count))
    assert all(one.first is not None for one in first)  # nobody is free against nobody
    rounds = Counter(one.round for one in pairings)
    assert [rounds[round] for round in sorted(rounds)] == [len(first) >> n for n in range(len(rounds))]
    assert rounds[max(rounds)] == 1


def running(count: int, form: Form = "round_robin") -> Tournament:
    """A tournament whose numbers are those of the names: no lots were drawn."""
    entrants = [Entrant(name, name.title()) for name in NAMES[:count]]
    made = Tournament("cup", "Cup", "template", form, "3d", {}, "ann", 1, entrants=entrants)
    made.start("ann", _Unmoved())
    return made


class _Unmoved(random.Random):
    def shuffle(self, x: object) -> None:
        """Everybody keeps the number."""


def end(tournament: Tournament, pairing: Pairing, ranking: tuple[tuple[int, ...], ...]) -> None:
    """Play the game of a pairing, to a result as its seats see it."""
    assert any(pairing is due for due in tournament.due())
    table = f"{pairing.round}-{pairing.first}-{pairing.second}-{len(pairing.games)}"
    tournament.begin(pairing, table)
    tournament.settle({table: Outcome(ranking, (7, 5))})


def play(tournament: Tournament, results: dict[tuple[int, int], int | None]) -> None:
    """All games; `results` says who wins between two numbers, None: nobody."""
    while due := tournament.due():
        pairing = due[0]
        assert pairing.first is not None
        assert pairing.second is not None
        pair = (min(pairing.first, pairing.second), max(pairing.first, pairing.second))
        winner = results[pair]
        end(tournament, pairing, DRAWN if winner is None else WON if winner == pairing.seats()[0] else LOST)


def order(tournament: Tournament) -> list[tuple[int, int]]:
    return [(one.place, one.number) for one in tournament.standings()]


def test_nobody_waits_for_the_slowest_of_all() -> None:
    """Who has finished the games of the earlier rounds plays on, while others still play."""
    cup = running(4)
    slow, quick = cup.due()
    assert {slow.round, quick.round} == {1}
    cup.begin(slow, "slow")
    end(cup, quick, WON)
    assert cup.due() == []  # both need somebody of the slow game next
    six = running(6)
    first = six.due()
    six.begin(first[0], "slow")
    for pairing in first[1:]:
        end(six, pairing, WON)
    [early] = six.due()
    assert early.round == 2
    assert not any(first[0].has(number) for number in (early.first, early.second) if number is not None)


def test_points_first_and_shared_places() -> None:
    cup = running(3)
    play(cup, {(0, 1): 0, (1, 2): 1, (0, 2): 2})
    assert cup.status == "over"
    assert order(cup) == [(1, 0), (1, 1), (1, 2)]
    cup = running(3)
    play(cup, {(0, 1): 1, (1, 2): None, (0, 2): 2})
    assert [(one.number, one.points, one.won, one.drawn, one.lost) for one in cup.standings()] == [
        (1, 3, 1, 1, 0),
        (2, 3, 1, 1, 0),
        (0, 0, 0, 0, 2),
    ]
    assert order(cup) == [(1, 1), (1, 2), (3, 0)]


def test_equal_points_are_told_apart_by_the_games_among_equals() -> None:
    """Ann and Bob have two points each, and Bob has beaten Ann."""
    cup = running(4)
    play(cup, {(0, 1): 1, (0, 2): 0, (0, 3): 0, (1, 2): 1, (1, 3): 3, (2, 3): 2})
    assert order(cup) == [(1, 1), (2, 0), (3, 2), (4, 3)]


def test_then_by_whom_they_have_beaten() -> None:
    """Ann and Bob drew and have equally many points; whom Ann has beaten did better."""
    cup = running(4)
    play(cup, {(0, 1): None, (0, 2): 0, (0, 3): 3, (1, 2): 2, (1, 3): 1, (2, 3): 2})
    standings = {one.number: one for one in cup.standings()}
    assert standings[0].points == standings[1].points == 3
    assert standings[0].direct == standings[1].direct == 1
    assert standings[0].beaten == 3 + 2 * 4
    assert standings[1].beaten == 3 + 2 * 2
    assert order(cup) == [(1, 2), (2, 0), (3, 1), (4, 3)]


def test_a_knockout_has_a_winner_and_shared_places() -> None:
    cup = running(5, "knockout")
    assert [one.walkover for one in cup.pairings if one.round == 1] == [True, False, True, True]
    play(cup, {(3, 4): 4, (0, 4): 0, (1, 2): 2, (0, 2): 2})
    assert cup.status == "over"
    assert order(cup) == [(1, 2), (2, 0), (3, 1), (3, 4), (5, 3)]


def test_a_drawn_game_of_a_knockout_is_played_again_then_lots_decide() -> None:
    """The second game with the seats changed; after two draws the lower number goes on."""
    cup = running(2, "knockout")
    [final] = cup.due()
    assert final.seats() == (0, 1)
    end(cup, final, DRAWN)
    assert cup.status == "running"
    assert final.seats() == (1, 0)
    again = running(2, "knockout")
    end(again, again.due()[0], DRAWN)
    end(again, again.due()[0], WON)  # the first seat: that of Bob
    assert order(again) == [(1, 1), (2, 0)]
    assert again.pairings[0].games[1].points == [5, 7]
    end(cup, final, DRAWN)
    assert order(cup) == [(1, 0), (2, 1)]


def test_who_goes_gives_away_what_has_not_begun() -> None:
    cup = running(3)
    first = cup.due()[0]
    cup.begin(first, "played")
    gone = cup.entrants[first.seats()[0]].guest
    cup.leave(gone)
    cup.settle({})
    assert not first.winner  # this game is played, by a bot if need be
    cup.settle({"played": Outcome(WON)})
    others = [one for one in cup.pairings if one is not first and one.has(first.seats()[0])]
    assert [one.walkover for one in others] == [True]
    assert [game.winner for game in first.games] == ["first"]
    knockout = running(4, "knockout")
    for name in ("ann", "dee"):  # both of one half: the other half has the final to itself
        knockout.leave(name)
    knockout.settle({})
    end(knockout, knockout.due()[0], WON)
    assert knockout.status == "over"
    assert order(knockout)[0] == (1, 1)


def test_a_game_without_a_result_is_a_draw() -> None:
    cup = running(2)
    cup.begin(cup.due()[0], "ended by the operator")
    cup.settle({"ended by the operator": Outcome()})
    assert [one.points for one in cup.standings()] == [1, 1]
    assert cup.status == "over"


# --- at tables --------------------------------------------------------------------------------------------


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    made: Store
    if request.param == "memory":
        made = MemoryStore()
    elif request.param == "sqlite":
        made = SqlStore.in_file(tmp_path / "test.sqlite")
    else:
        made = SqlStore(request.getfixturevalue("postgres"))
        with made._writing.begin() as connection:
            connection.exec_driver_sql("truncate tournaments, entrants, tables, entries, people")
    yield made
    await made.close()


class House:
    """A lobby and its tournaments, which can be closed and opened again on the same store."""

    def __init__(self, store: Store, time: HouseTime | None = None) -> None:
        self.store = store
        self.lobby = Lobby(store, BotsInline(), time=time)
        self.tournaments = Tournaments(store, self.lobby, time)

    async def invite(self, *others: str, form: Form = "round_robin", tempo: str = "3d") -> TournamentInfo:
        wish = NewTournament("  Winter\u202e cup ", "template", form, tempo)
        made = await self.tournaments.create("ann", "Ann", wish)
        for name in others:
            made = await self.tournaments.join(made.id, name, name.title(), EntryWish())
        return made

    async def play(self, table: str) -> None:
        """To the end: everybody answers with the first option."""
        match = await self.lobby.match(table)
        windows = {chair.guest: Window(match, chair.guest) for chair in match.seating.chairs}
        for window in windows.values():
            await window.hello()
        while not is_over(match):
            seat = asked(match)
            await windows[match.seating.chairs[seat].guest].move(seat, options(match)[0])


def tables(cup: TournamentInfo) -> list[str]:
    """Where they play."""
    return [one.tables[-1] for one in cup.pairings if one.tables and not one.winner]


async def test_friends_play_a_tournament_over_restarts(store: Store) -> None:
    """Joined by link, started by its organiser, each game a table for both; a restart in between."""
    house = House(store)
    cup = await house.invite("bob", "cas")
    assert (cup.title, cup.status, cup.you, len(cup.entrants)) == ("Winter cup", "open", 2, 3)
    with pytest.raises(TableProblem, match="organiser"):
        await house.tournaments.start(cup.id, "bob")
    cup = await house.tournaments.start(cup.id, "ann")
    played: list[str] = []
    while cup.status == "running":
        house.lobby.close()
        house = House(store)  # as after a restart
        [table] = tables(await house.tournaments.info(cup.id, "ann"))
        match = await house.lobby.match(table)
        assert (match.seating.status, match.seating.tournament, match.seating.tempo) == (
            "playing",
            cup.id,
            "3d",
        )
        await house.play(table)
        assert table not in tables(await house.tournaments.info(cup.id, "ann"))  # known at once
        await house.tournaments.look()
        cup = await house.tournaments.info(cup.id, "ann")
        played.append(table)
    assert len(played) == 3
    assert sum(one.points for one in cup.standings) == 3
    assert [one.id for one in await house.tournaments.of("cas")] == [cup.id]
    assert [one.id for one in await house.lobby.finished("ann")]  # ordinary games of those who played
    house.lobby.close()


async def test_who_never_comes_is_played_for_by_the_rule_of_the_clock() -> None:
    """At zero a bot plays on, as at every table; the game ends, and so does the tournament."""
    now = [1_000_000]
    time = HouseTime(lambda: now[0])
    house = House(MemoryStore(), time)
    cup = await house.invite("bob", form="knockout", tempo="1d")
    cup = await house.tournaments.start(cup.id, "ann")
    for _ in range(200):
        if cup.status == "over":
            break
        for table in tables(cup):
            match = await house.lobby.match(table)
            while not is_over(match):
                now[0] += 2 * DAY
                await match.ring()
                while match._bot.is_thinking:
                    await _moment()
            assert {chair.stand_in for chair in match.seating.chairs} == {"greedy"} or match.seating.ranking
        await house.tournaments.look()
        cup = await house.tournaments.info(cup.id, "ann")
    assert cup.status == "over"
    assert cup.standings[0].place == 1
    house.lobby.close()


async def _moment() -> None:
    await asyncio.sleep(0.001)


async def test_a_game_of_a_tournament_is_played_to_its_end() -> None:
    """The last one who leaves closes no table, and nobody ends it by agreement."""
    house = House(MemoryStore())
    cup = await house.invite("bob")
    cup = await house.tournaments.start(cup.id, "ann")
    [table] = tables(cup)
    match = await house.lobby.match(table)
    for guest in ("ann", "bob"):
        with pytest.raises(TableProblem, match="tournament"):
            await house.lobby.vote(table, guest, VoteWish("end"))
    await house.lobby.leave(table, "ann")
    await house.lobby.leave(table, "bob")
    assert match.seating.status == "playing"
    assert [chair.stand_in for chair in match.seating.chairs] == ["greedy", "greedy"]
    while not is_over(match):
        await _moment()
    await house.tournaments.look()
    assert (await house.tournaments.info(cup.id, "ann")).status == "over"
    house.lobby.close()


async def test_who_may_take_part() -> None:
    house = House(MemoryStore())
    cup = await house.invite("bob")
    join = house.tournaments.join
    with pytest.raises(TableProblem) as refused:
        await join(cup.id, "mallory", "B\u043eb", EntryWish())  # a Cyrillic o
    assert refused.value.code == "name_taken"
    with pytest.raises(TableProblem, match="this name"):  # the list was another one a moment ago
        await house.tournaments.remove(cup.id, "ann", RemoveEntrant(1, "Cas"))
    await house.tournaments.remove(cup.id, "ann", RemoveEntrant(1, "Bob"))
    with pytest.raises(TableProblem) as refused:
        await join(cup.id, "bob", "Bob", EntryWish())
    assert refused.value.code == "not_welcome"
    await house.store.tie("ann", "eve", "block")
    with pytest.raises(TableProblem) as refused:
        await join(cup.id, "eve", "Eve", EntryWish())
    assert refused.value.code == "not_welcome"
    for number in range(MOST["round_robin"] - 1):
        await join(cup.id, f"guest {number}", f"Friend {number}", EntryWish())
    with pytest.raises(TableProblem) as refused:
        await join(cup.id, "late", "Late", EntryWish())
    assert refused.value.code == "full"
    for tempo in ("", "2d"):
        with pytest.raises(TableProblem):
            await house.tournaments.create("ann", "Ann", NewTournament("Cup", "template", "knockout", tempo))
    with pytest.raises(TableProblem):
        await house.tournaments.create("ann", "Ann", NewTournament("\u202e", "template", "knockout", "1d"))
    with pytest.raises(TableProblem):
        await house.tournaments.info("no/thing", "ann")


async def test_the_organiser_leaves_and_the_last_one_closes_the_door(store: Store) -> None:
    house = House(store)
    cup = await house.invite("bob")
    left = await house.tournaments.leave(cup.id, "ann")
    assert [(one.name, one.organiser) for one in left.entrants] == [("Bob", True)]
    assert await house.tournaments.of("ann") == []
    await house.tournaments.leave(cup.id, "bob")
    with pytest.raises(TableProblem, match="no such tournament"):
        await house.tournaments.info(cup.id, "bob")


async def test_another_device_and_being_forgotten(store: Store) -> None:
    house = House(store)
    cup = await house.invite("bob", "cas")
    await house.tournaments.hand_over("ann", "ann at home")
    cup = await house.tournaments.start(cup.id, "ann at home")
    assert cup.you is not None
    await house.tournaments.forget("cas")
    row = await store.tournament(cup.id)
    assert row is not None
    assert "Cas" not in row.body
    cup = await house.tournaments.info(cup.id, "bob")
    assert sorted((one.name, one.gone) for one in cup.entrants) == [
        ("", True),
        ("Ann", False),
        ("Bob", False),
    ]
    house.lobby.close()


async def test_one_that_never_began_is_forgotten(store: Store) -> None:
    house = House(store)
    cup = await house.invite("bob")
    await house.tournaments.look()
    assert (await house.tournaments.info(cup.id, "ann")).status == "open"
    late = Tournaments(store, house.lobby, open_days=-1)
    await late.look()
    with pytest.raises(TableProblem, match="no such tournament"):
        await house.tournaments.info(cup.id, "ann")


async def test_one_that_cannot_go_on_is_in_nobodys_way(caplog: pytest.LogCaptureFixture) -> None:
    """As after an upgrade that does not know its game, or its options, any more; the log is told so once."""
    house = House(MemoryStore())
    odd = running(2)
    odd.game = "chess"
    body = msgspec.json.encode(odd).decode()
    await house.store.put_tournament(TournamentRow("chess", "running", 1, 1, body, ("ann", "bob")))
    cup = await house.invite("bob")
    [table] = tables(await house.tournaments.start(cup.id, "ann"))
    await house.play(table)
    await house.store.put_tournament(TournamentRow("torn", "running", 1, 1, "{", ("ann",)))
    for _ in range(3):
        await house.tournaments.look()
        assert len(await house.tournaments.of("ann")) == 2  # the one that cannot be read is left out
    row = await house.store.tournament(cup.id)
    assert row is not None
    assert row.status == "over"
    told = [line.message for line in caplog.records if "cannot go on" in line.message]
    assert sorted(line.split()[1] for line in told) == ["chess", "torn"]
    house.lobby.close()


def test_whoever_signs_in_elsewhere_plays_under_one_number() -> None:
    """The games of the other number that have not begun are won by whom they would have been against."""
    cup = running(4)
    kept, given_up = cup.entrants[1], cup.entrants[2]
    cup.hand_over(given_up.guest, kept.guest)
    cup.settle({})
    assert (cup.number_of(kept.guest), given_up.guest, given_up.gone, kept.gone) == (
        1,
        kept.guest,
        True,
        False,
    )
    lost = [pairing for pairing in cup.pairings if pairing.has(2)]
    assert all(pairing.walkover for pairing in lost if not pairing.games)
    assert not any(pairing.walkover for pairing in cup.pairings if not pairing.has(2))
    cup.leave(kept.guest)
    assert [one.gone for one in cup.entrants] == [False, True, True, False]


async def test_a_change_that_was_overtaken_is_refused_whole(store: Store) -> None:
    """Neither its tables nor anything else of it is kept; two processes begin no game twice."""
    first = TournamentRow("cup", "open", 1, 1, "{}", ("ann",))
    await store.put_tournament(first)
    await store.put_tournament(TournamentRow("cup", "running", 1, 2, "{}", ("ann", "bob")))
    house = House(store)
    cup = await house.invite("bob")
    with pytest.raises(Conflict):
        await store.put_tournament(TournamentRow("cup", "over", 1, 2, "{}", ()))
    found = await store.tournament("cup")
    assert found == TournamentRow("cup", "running", 1, 2, "{}")
    assert [row.id for row in await store.tournaments_of("bob", 9)] == [cup.id, "cup"]
    assert [row.id for row in await store.list_tournaments("running", 9)] == ["cup"]
    two = Tournaments(store, house.lobby)
    await house.tournaments.start(cup.id, "ann")  # the one that cannot be read is in nobody's way
    await two.look()
    assert len(await store.list_own("bob", ("playing",), 9)) == 1
    house.lobby.close()
