"""Ratings: what a finished game is for its players, and what it is to leave one."""

import pytest

import trianon
from tests.table.support import Window, asked, begun, is_over, late, lobby, options, people, wish
from trianon.bots.ratings import Rating as BotRating
from trianon.bots.ratings import all_measured
from trianon.table.attendance import Attendance, Patience
from trianon.table.endings import ending
from trianon.table.entries import ChairState, Replaced, Returned
from trianon.table.house_time import HouseTime
from trianon.table.new_tables import again
from trianon.table.problems import TableProblem
from trianon.table.ratings import START, UNKNOWN, counted, is_provisional
from trianon.table.requests import SeatBot, Sit, VoteWish
from trianon.table.storage import Account, Ending, Finish, Rating, TableRow
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio

STRONG = BotRating(1800.0, 20.0, 100, 1)
ROW = TableRow(id="a", game="kabale", status="over", listed=True, created=1, summary="{}")


def after(*finishes: Finish, rated: bool = True, **known: Rating) -> dict[str, float]:
    """The ratings after a game, by guest."""
    _, changed = counted(ROW, Ending(1, rated, finishes), known)
    return {rating.guest: rating.points for rating in changed}


def test_whoever_beats_more_gains_more() -> None:
    table = [Finish(name, place=place) for place, name in enumerate(("ann", "bob", "cyd", "dan"), start=1)]
    ratings = after(*table)
    assert sorted(ratings, key=lambda name: -ratings[name]) == ["ann", "bob", "cyd", "dan"]
    assert after(*table, rated=False) == {}
    drawn = after(Finish("ann", place=1), Finish("bob", place=1))
    assert drawn["ann"] == pytest.approx(drawn["bob"])


def test_bots_are_fixed_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wins every other game with a bot comes near its rating; one that was not measured rates nobody."""
    monkeypatch.setattr("trianon.table.ratings.measured", lambda game, bot: {"strong": STRONG}.get(bot))
    ann = Rating("ann", "kabale", START, UNKNOWN, 0)
    for number in range(60):
        won = number % 2
        finishes = (Finish("ann", place=2 - won), Finish(bot="strong", place=1 + won))
        [result], [ann] = counted(ROW, Ending(1, True, finishes), {"ann": ann})
        assert result.after == ann.points
        assert is_provisional(ann.deviation) == (number < 10)
    assert ann.points == pytest.approx(1800, abs=60)
    [result], changed = counted(
        ROW, Ending(1, True, (Finish("ann", place=1), Finish(bot="master", place=2))), {"ann": ann}
    )
    assert (result.place, result.after, changed) == (1, None, [])


def test_a_bot_that_was_measured_by_few_games_says_less(monkeypatch: pytest.MonkeyPatch) -> None:
    gained = []
    for sd in (0.0, 20.0, 120.0):
        found = BotRating(1500.0, sd, 10, 2)
        monkeypatch.setattr("trianon.table.ratings.measured", lambda game, bot, found=found: found)
        gained.append(after(Finish("ann", place=1), Finish(bot="master", place=2))["ann"] - START)
    assert gained[0] == gained[1] > gained[2] > 0


def test_who_leaves_has_lost_and_counts_for_nobody_else() -> None:
    """Even when the bot in the empty seat wins; the others are rated as if that seat had not been there."""
    stayed = (Finish("bob", place=2), Finish("cyd", place=3))
    ratings = after(Finish("ann", place=1, lost=True), *stayed)
    assert ratings["ann"] < START
    assert {name: ratings[name] for name in ("bob", "cyd")} == after(*stayed)
    duel = after(Finish("ann", place=1, lost=True), Finish("bob", place=2))
    assert set(duel) == {"ann"}, "the one who is left has nobody to be compared with"
    results, _ = counted(ROW, Ending(1, True, (Finish("ann", lost=True), Finish("bob"))), {})
    assert [result.guest for result in results] == ["ann"], "ended by the others: she alone has a result"


def test_several_people_at_one_device_have_no_result() -> None:
    finishes = (Finish("ann", place=1), Finish("ann", place=2), Finish("bob", place=3))
    results, _ = counted(ROW, Ending(1, False, finishes), {})
    assert [result.guest for result in results] == ["bob"]


def test_the_house_knows_its_sensible_bot() -> None:
    """It is the zero of the scale, in every game."""
    assert {all_measured(game)["greedy"].rating for game in trianon.games()} == {START}


# --- at a table ------------------------------------------------------------------------------------------


async def test_only_accounts_sit_at_a_rated_table_each_on_one_chair() -> None:
    store = MemoryStore()
    house = lobby(store)
    rated = wish("me", "open", "open", rated=True)
    with pytest.raises(TableProblem, match="accounts"):
        await house.create("ann", "Ann", rated)
    for name in ("ann", "bob"):
        await store.add_account(Account(name, f"{name.title()} A.", name, "hash", 1))
    table = await house.create("ann", "Ann", rated)
    assert table.rated
    with pytest.raises(TableProblem, match="rated"):
        await house.sit(table.id, "eve", "Eve", Sit())
    seated = await house.sit(table.id, "bob", "Bob", Sit(name="Somebody"))
    assert [chair.name for chair in seated.chairs] == ["Ann A.", "Bob A.", ""]
    assert seated.chairs[1].account == "Bob A."
    with pytest.raises(TableProblem, match="one chair"):
        await house.sit(table.id, "bob", "Bob", Sit(seat=2))
    await house.seat_bot(table.id, "ann", SeatBot(2, "random"))
    for chairs in (("me",), ("random", "random"), ("me", "hotseat")):
        with pytest.raises(TableProblem):
            await house.create("ann", "Ann", wish(*chairs, rated=True))


async def test_leaving_a_rated_game_is_final_being_replaced_is_not() -> None:
    match = await begun(people("ann", "bob"), rated=True)
    seating = match.seating
    for why in ("clock", "left"):
        seating.fold(Replaced(0, "random", why, 5))
        seating.fold(Returned(0, 6))
        assert seating.has_lost(0) == (why == "left")
    assert not seating.is_at_stake, "Bob has nobody left to be compared with"
    seating.status = "over"
    found = ending(seating)
    assert found is not None
    assert [finish.lost for finish in found.finishes] == [True, False]
    assert not again(seating, "ann").chairs[0].lost, "in the next game she plays on"


async def test_nobody_gets_out_of_a_rated_game_alone() -> None:
    """Who plays bots can neither end nor abandon it: a bot plays on, and the game is lost."""
    bot = ChairState(kind="bot", bot="random", name="random", colour="red")
    match = await begun([*people("ann"), bot], rated=True)
    assert match.seating.is_at_stake
    attendance = Attendance(HouseTime(), Patience(abandoned_days=0))
    [left] = attendance.due(match.table)
    assert isinstance(left, Replaced)
    assert left.why == "left"
    assert [type(entry) for entry in match.seating.leave("ann", 7)] == [Replaced]
    with pytest.raises(TableProblem, match="leave"):
        await match.vote("ann", VoteWish("end"))


async def test_the_last_step_and_its_ratings_are_one_commit() -> None:
    """And they stay when the table is written again."""
    store = MemoryStore()
    match = await begun(people("ann", "bob"), late("duke", "page"), store, rated=True)
    windows = [Window(match, name) for name in ("ann", "bob")]
    for window in windows:
        await window.hello()
    while not is_over(match):
        seat = asked(match)
        await windows[seat].move(seat, options(match)[0])
    results = await store.results_at("table")
    places = {result.guest: result.place for result in results}
    assert places == {("ann", "bob")[seat]: at + 1 for at, [seat] in enumerate(match.seating.ranking)}
    assert [result.points for result in results] == match.seating.points
    await match.read_anew()
    assert await store.results_at("table") == results
