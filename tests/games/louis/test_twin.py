"""The engine beside its plain twin: the same questions, options, table and end, in whole games."""

import random
from collections import Counter
from typing import cast

import pytest

import trianon
from tests.games.louis import oracle
from tests.games.louis.look import View, coats, display, hand, intrigues, missions, options
from tests.games.louis.oracle import NEUTRAL, PERSONS
from tests.games.louis.rich import rich
from tests.games.louis.twin.game import Twin
from tests.games.louis.twin.table import Ask, Chance, Player
from trianon import State
from trianon.testing import rule

LOUIS = trianon.game("louis")


def twin_of(state: State) -> Twin:
    """A twin with the same table, from what everybody sees of his own."""
    view = state.view(None)
    seats = state.seats
    twin = Twin(
        seats, cast("int", view["round"]), cast("int", view["start"]), cast("int | None", view["louis"])
    )
    for seat, seen in enumerate(cast("list[View]", view["players"])):
        player = Player(cast("int", seen["own"]), cast("int", seen["general"]), cast("int", seen["money"]))
        player.chips = +Counter(cast("dict[str, int]", seen["chips"]))
        player.coats = Counter(coats(state, seat))
        player.hand = Counter(hand(state, seat))
        player.intrigue, player.missions = set(intrigues(state, seat)), set(missions(state, seat))
        player.display = set(display(state, seat))
        player.used = {str(card["mission"]) for card in cast("list[View]", seen["display"]) if card["used"]}
        twin.players.append(player)
    for tile in cast("list[View]", view["tiles"]):
        number = cast("int", tile["tile"])
        twin.stones[number] = Counter(dict(enumerate(cast("list[int]", tile["stones"]))))
        twin.stones[number][NEUTRAL] = cast("int", tile["neutral"])
        if tile["side"] == "back":
            twin.backs.add(number)
    twin.discard = cast("list[str]", view["discard"])[:]
    tops = [cast("list[str | None]", state.view(seat)["top"]) for seat in range(seats)]
    twin.top = [next(card for card in known if card) for known in zip(*tops, strict=True)][::-1]
    held = sum((player.hand for player in twin.players), Counter(twin.discard + twin.top))
    twin.influence = Counter(PERSONS * 2 + ["joker"] * 6) - held
    twin.intrigue -= {card for player in twin.players for card in player.intrigue}
    twin.missions -= {card for player in twin.players for card in player.missions | player.display}
    for player in twin.players:
        twin.coats -= player.coats
    return twin


def side_by_side(state: State, twin: Twin, dice: random.Random, first: int | None = None) -> set[str]:
    """Play to the end at random, then once more with the twin; returns the questions that were asked."""
    talk = twin.from_turns(cast("int", state.view(None)["turn"])) if first is None else twin.game(first)
    passed = []
    while state.decision is not None:
        passed.append(state.copy())
        state.play_at(dice.randrange(len(state.decision.options)))
    positions, log = iter(passed), iter(state.record.log)
    seen = set()
    said: str | None = None
    while True:
        try:
            wish = next(talk) if said is None else talk.send(said)
        except StopIteration:
            break
        said = next(log)
        if isinstance(wish, Chance):
            assert said.startswith(f"~{wish.kind} ")
            said = said.partition(" ")[2]
        else:
            position = next(positions)
            compare_questions(position, wish)
            if dice.random() < 0.15:
                compare_tables(position, twin)
            seen.add(wish.ask)
    assert (next(log, None), next(positions, None)) == (None, None)
    compare_ends(state, twin)
    return seen


def compare_questions(state: State, wish: Ask) -> None:
    """The same seat, question and options."""
    assert state.decision is not None
    assert (state.decision.seat, state.decision.ask) == (wish.seat, wish.ask)
    assert sorted(options(state)) == sorted(wish.options)


def compare_tables(state: State, twin: Twin) -> None:
    """The same things in the same places."""
    view = state.view(None)
    assert (view["round"], view["start"], view["louis"]) == (twin.round, twin.start, twin.louis)
    for tile in cast("list[View]", view["tiles"]):
        number = cast("int", tile["tile"])
        stones = twin.stones[number]
        assert tile["stones"] == [stones[seat] for seat in range(twin.seats)]
        assert tile["neutral"] == stones[NEUTRAL]
        assert (tile["side"] == "back") == (number in twin.backs)
    for seat, seen in enumerate(cast("list[View]", view["players"])):
        compare_players(seen, state.view(seat), twin.players[seat])


def compare_players(seen: View, knows: View, player: Player) -> None:
    """Everything a player has, as all see it and as he himself sees it."""
    assert (seen["own"], seen["general"], seen["money"]) == (player.own, player.general, player.money)
    assert +Counter(cast("dict[str, int]", seen["chips"])) == +player.chips
    assert +Counter(cast("dict[str, int]", knows["coats"])) == +player.coats
    assert Counter(cast("list[str]", knows["hand"])) == +player.hand
    assert set(cast("list[str]", knows["intrigue"])) == player.intrigue
    assert {card["mission"] for card in cast("list[View]", knows["missions"])} == player.missions
    assert {card["mission"] for card in cast("list[View]", seen["display"])} == player.display


def compare_ends(state: State, twin: Twin) -> None:
    """The same points and winners."""
    compare_tables(state, twin)
    assert [score.points for score in state.scores] == twin.points()
    assert state.outcome is not None
    assert list(state.outcome.winners) == oracle.winners(
        twin.points(), [player.own for player in twin.players]
    )


@rule("L1.7", "L2.1", "L4.2", "L5.1", "L7.1", "L9.4", "L10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_from_the_deal(seats: int) -> None:
    """Random games from the first card to the last coat."""
    for seed in range(6):
        first = seed % seats
        state = LOUIS.start(seats=seats, seed=seed, first=first)
        side_by_side(state, Twin(seats), random.Random(seed), first)


@rule("L4.1", "L5.10", "L7.7", "L8.1", "L9.2", "7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_many_missions(seats: int) -> None:
    """From rich positions to the end; every question of the game occurs."""
    dice = random.Random(seats)
    seen: set[str] = set()
    for _ in range(15):
        state = rich(dice, seats)
        seen |= side_by_side(state, twin_of(state), dice)
    assert seen == {
        "supply", "dispatch", "turn", "path", "take", "reserve", "intrigue", "favour", "buy", "conde",
        "maintenon", "missions", "deck", "keep", "replace",
    }  # fmt: skip
