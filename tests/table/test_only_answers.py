"""What has one answer is answered at once for whoever wants that, unless it is a secret that it has."""

import random
from collections.abc import Iterator

import msgspec
import pytest

import trianon
from tests.table.support import (
    Doc,
    Window,
    asked,
    begun,
    is_over,
    lobby,
    of,
    options,
    people,
    read,
    version_of,
    wish,
)
from trianon.kernel.rng import Rng
from trianon.table import entries as log_entries
from trianon.table.draft import Draft
from trianon.table.entries import Played
from trianon.table.house_time import HouseTime
from trianon.table.match import Match
from trianon.table.messages import Hello, Question
from trianon.table.requests import Sit
from trianon.table.storage.memory import MemoryStore
from trianon.table.tempo import MINUTE, SECOND

pytestmark = pytest.mark.anyio

WORLDS = 3
SECRET = {("louis", "intrigue"), ("louis", "missions"), ("mercado", "giveup")}  # whether there is a choice


def positions(game: str, seed: int) -> Iterator[trianon.State]:
    """Every position of a random game in which one answer is legal."""
    luck = random.Random(seed)
    state = trianon.game(game).start(seats=luck.randint(2, 4), seed=seed)
    while (decision := state.decision) is not None:
        if len(decision.options) == 1:
            yield state
        state.play_at(luck.randrange(len(decision.options)))


def is_final(decision: trianon.Decision) -> bool:
    after = decision.tried(0)
    return after.is_irreversible or after.decision is None


@pytest.mark.parametrize("game", trianon.games())
def test_haste_tells_nobody_anything(game: str) -> None:
    """In all worlds that another seat cannot tell apart, the same seat has one answer too."""
    for seed in range(2):
        for state in positions(game, seed):
            decision = state.decision
            assert decision is not None
            if state.only_answer() is None:
                assert (game, decision.ask) in SECRET
                continue
            for viewer in range(state.seats):
                for luck in range(WORLDS if viewer != decision.seat else 0):
                    there = state.determinize(viewer, Rng(luck)).decision
                    assert there is not None
                    assert (there.seat, len(there.options)) == (decision.seat, 1)
                    assert is_final(there) == is_final(decision)  # else it is asked all the same


async def greeted(match: Match, hurry: bool, *names: str) -> list[Window]:
    windows = [Window(match, name) for name in names]
    for window in windows:
        await window.send(Hello(hurry=hurry))
    return windows


async def evening(hurry: bool, store: MemoryStore, now: list[int], tempo: str = "") -> Match:
    """A whole game of Mercado; whoever is asked answers by the same lots."""
    time = HouseTime(lambda: now[0])
    match = await begun(
        people("ann", "bob", game="mercado"), store=store, game="mercado", time=time, tempo=tempo
    )
    windows = dict(zip(("ann", "bob"), await greeted(match, hurry, "ann", "bob"), strict=True))
    luck = random.Random(5)
    while not is_over(match):
        seat, legal = asked(match), options(match)
        now[0] += SECOND
        # One answer needs no lot, so both evenings draw the same ones.
        action = legal[0] if len(legal) == 1 else luck.choice(legal)
        of(await windows[match.seating.chairs[seat].guest].move(seat, action), "accepted")
    return match


async def test_the_record_is_that_of_answers_by_hand() -> None:
    """Fewer messages, the same game; read again from the log it is the same too."""
    quick, slow = MemoryStore(), MemoryStore()
    one, other = await evening(True, quick, [0]), await evening(False, slow, [0])
    assert one.game is not None
    assert other.game is not None
    assert one.game.state.record.to_json() == other.game.state.record.to_json()
    assert version_of(one) == version_of(other)
    log = await quick.load("table")
    assert log is not None
    assert sum('"forced":true' in entry for entry in log) > 5
    assert not any('"forced":true' in entry for entry in await slow.load("table") or ())
    again = await read(quick)
    assert again.game is not None
    assert again.game.state.fingerprint() == one.game.state.fingerprint()
    await greeted(one, False, "ann")
    assert await quick.load("table") == log  # a finished game is only looked at


def before_the_end_of_a_turn(final: bool = False) -> tuple[Doc, str]:
    """A position of Mercado and an answer after which only `done` is left, which is final or is not."""
    luck = random.Random(3)
    state = trianon.game("mercado").start(seats=2, seed=3, first=0)
    while (decision := state.decision) is not None:
        for option in decision.options:
            after = state.copy()
            after.play(option)
            last = after.decision
            if decision.seat != 0 or after.is_irreversible or last is None or last.seat != 0:
                continue
            following = last.tried(0)
            is_over = following.decision is None
            if len(last.options) == 1 and not is_over and following.is_irreversible == final:
                return state.to_json(), str(option)
        state.play_at(luck.randrange(len(decision.options)))
    raise AssertionError("no such position")


async def test_a_step_is_taken_back_with_what_followed_by_itself() -> None:
    """Nobody is left with a question that had been answered for them; and the clock forgives as ever."""
    position, action = before_the_end_of_a_turn()
    now = [0]
    chairs = people("ann", "bob", game="mercado")
    match = await begun(chairs, position, game="mercado", time=HouseTime(lambda: now[0]), tempo="10+15")
    [ann, bob] = await greeted(match, True, "ann", "bob")
    assert match.game is not None
    before, version = match.game.state.fingerprint(), version_of(match)
    of(await ann.move(0, action), "accepted")
    assert (asked(match), version_of(match)) == (1, version + 2)
    assert match.table.clocks is not None
    assert match.table.clocks.left[0] == 10 * MINUTE + 15 * SECOND  # the turn is over, and brought its time
    [update] = bob.all("update")
    assert [step["version"] for step in update["steps"]] == [version + 1, version + 2]
    of(await ann.undo(0), "accepted")
    assert match.game.state.fingerprint() == before
    assert match.table.clocks.left[0] == 10 * MINUTE
    [undone] = bob.all("update")[1:]
    assert [step["undone"] for step in undone["steps"]] == [True, True]
    assert match.game.lasting_events(version) == []


async def test_who_wants_to_see_them_is_asked_also_after_a_restart() -> None:
    position, action = before_the_end_of_a_turn()
    for hurry in (True, False):
        store = MemoryStore()
        chairs = people("ann", "bob", game="mercado")
        match = await begun(chairs, position, store, game="mercado")
        await greeted(match, True, "ann")
        await greeted(match, hurry, "ann")  # changed the mind in another window, or not
        match = await read(store)  # as after a restart
        [ann] = await greeted(match, hurry, "ann")
        await ann.move(0, action)
        assert asked(match) == (1 if hurry else 0)


async def test_nobody_loses_the_chance_to_take_back_a_step() -> None:
    """The end of a turn that cannot be taken back is the player's own, though there is nothing else to do."""
    position, action = before_the_end_of_a_turn(final=True)
    match = await begun(people("ann", "bob", game="mercado"), position, game="mercado")
    [ann] = await greeted(match, True, "ann")
    await ann.move(0, action)
    assert (asked(match), options(match)) == (0, ["done"])
    of(await ann.undo(0), "accepted")


def answers(game: str, games: int) -> Iterator[tuple[trianon.State, trianon.Decision, int]]:
    """Every position of some random games, its question, and which answer is given."""
    for seed in range(games):
        luck = random.Random(seed)
        state = trianon.game(game).start(seats=luck.randint(2, 4), seed=seed)
        while (decision := state.decision) is not None:
            index = luck.randrange(len(decision.options))
            yield state, decision, index
            state.play_at(index)


def before_a_forced_step(game: str) -> tuple[Doc, str, str]:
    """A position in which seat 0 gives this answer, then the only one there is, and is asked once more."""
    for state, decision, _ in answers(game, 50):
        for option in decision.options if decision.seat == 0 and state.seats == 2 else ():
            after = state.copy()
            after.play(option)
            answer = None if after.is_news or after.seat != 0 else after.only_answer()
            if answer is None:
                continue
            following = after.copy()
            following.play(answer)
            if not following.is_news and following.seat == 0:
                return state.to_json(), str(option), str(answer)
    raise AssertionError("no such position")


@pytest.mark.parametrize("game", ["castles", "mercado"])
async def test_a_drafted_step_is_followed_and_dropped_together(game: str) -> None:
    """Whoever confirms turns answers what is a choice, and ends the turn; nobody else hears of it before."""
    position, first, forced = before_a_forced_step(game)
    store = MemoryStore()
    match = await begun(people("ann", "bob", game=game), position, store, game=game)
    [ann, bob] = await greeted(match, True, "ann", "bob")
    heard = len(bob.got)
    draft = of(await ann.move(0, first, draft=True), "draft")
    assert len(draft["steps"]) == 2
    back = of(await ann.undo(0, drafted=2), "draft")
    assert (back["steps"], draft["question"] != back["question"]) == ([], True)
    again = of(await ann.move(0, first, draft=True, id="first"), "draft")
    assert of(await ann.move(0, first, draft=True, id="first"), "draft") == again  # its answer was lost
    assert len(bob.got) == heard
    last = again["question"]["options"][0]["text"]
    of(await ann.move(0, last, drafted=2), "accepted")
    log = [log_entries.read(body) for body in await store.load("table") or ()]
    played = [entry for entry in log if isinstance(entry, Played)]
    assert [(entry.action, entry.forced) for entry in played[:3]] == [
        (first, False),
        (forced, True),
        (last, False),
    ]
    again_read = await read(store)
    assert again_read.game is not None
    assert match.game is not None
    assert again_read.game.state.fingerprint() == match.game.state.fingerprint()


async def test_drafts_of_whoever_wants_to_see_everything_are_not_followed() -> None:
    position, first, forced = before_a_forced_step("castles")
    match = await begun(people("ann", "bob", game="castles"), position, game="castles")
    [ann] = await greeted(match, False, "ann")
    draft = of(await ann.move(0, first, draft=True), "draft")
    assert len(draft["steps"]) == 1
    assert [option["text"] for option in draft["question"]["options"]] == [forced]


def as_read(question: Question | None) -> Question:
    """A question as a browser reads it: in messages its answers are JSON already."""
    return msgspec.json.decode(msgspec.json.encode(question), type=Question)


@pytest.mark.parametrize("game", trianon.games())
def test_a_draft_stops_where_it_is_a_secret_that_there_is_one_answer(game: str) -> None:
    """And before a step that others must hear of: that one is the player's own."""
    asks = set()
    for state, decision, index in answers(game, 6 if game == "louis" else 1):
        after = decision.tried(index)
        if after.is_news or after.seat != decision.seat:
            continue
        draft = Draft(0, decision.seat, state)
        draft.play("id", str(decision.options[index]), hurries=True)
        asking = as_read(draft.message("").question)
        if len(asking.options) == 1:
            [choice] = asking.options
            asks.add((game, asking.ask, choice.final or choice.passes))
    assert {(game, ask) for game, ask, is_last in asks if not is_last} <= SECRET
    assert game != "louis" or ("louis", "intrigue", False) in asks


async def test_who_came_before_sitting_down_is_heard_when_the_game_begins() -> None:
    """A friend opens the link, then takes the chair: that window says hello once."""
    house = lobby()
    table = await house.create("ann", "Ann", wish("me", "open"))
    match = await house.match(table.id)
    await greeted(match, True, "bob", "zoe")
    await house.sit(table.id, "bob", "Bob", Sit())
    await house.start(table.id, "ann")
    assert match.table.hurried == {"bob"}


async def test_only_those_who_play_are_heard() -> None:
    """A spectator's wish is not written down; nor is the same wish twice."""
    store = MemoryStore()
    match = await begun(people("ann", "bob"), store=store)
    before = len(await store.load("table") or ())
    await greeted(match, True, "ann", "ann", "zoe")
    assert len(await store.load("table") or ()) == before + 1
