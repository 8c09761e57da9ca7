"""The engine against the plain tables of `oracle`: standings, whole evaluations of a tile, the end."""

import random
from collections import Counter
from typing import cast

import pytest

from tests.games.louis import oracle
from tests.games.louis.court import court, evaluate
from tests.games.louis.look import View, asked, find, of, received, returned
from tests.games.louis.oracle import COATS, NEUTRAL, SIDES, Verdict
from tests.games.louis.rich import rich
from trianon import Event, State
from trianon.testing import rule


def judged(view: View, tile: View) -> Verdict | None:
    """What the tables say about a tile as it stands; None for an empty one."""
    number = cast("int", tile["tile"])
    present = {seat: stones for seat, stones in enumerate(cast("list[int]", tile["stones"])) if stones}
    if tile["neutral"]:
        present[NEUTRAL] = cast("int", tile["neutral"])
    if not present:
        return None
    condition, figure = SIDES[number][tile["side"] == "back"]
    order = cast("list[int]", view["order"])
    verdict = oracle.judge(condition, figure, view["louis"] == number, present, order, None)
    verdict.turned = verdict.turned and view["round"] != 4
    return verdict


@rule("7", "L5.4", "L5.8", "L5.9", "L10.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_standings(seats: int) -> None:
    """Who would get what of every tile: twelve comparisons in each of 150 positions."""
    dice = random.Random(seats)
    for _ in range(150):
        view = rich(dice, seats).view(None)
        for tile in cast("list[View]", view["tiles"]):
            standing = cast("View", tile["standing"])
            verdict = judged(view, tile)
            if verdict is None:
                assert (standing["leaders"], standing["free"], standing["turns"]) == ([], [], False)
                continue
            free = [seat for seat, how in verdict.gets if how in ("free", "louis", "second")]
            assert standing["free"] == free
            assert standing["buy"] == [seat for seat, how in verdict.gets if how == "buy"]
            assert standing["leaders"] == [seat for seat in verdict.leaders if seat != NEUTRAL]
            assert standing["neutral_leads"] == (NEUTRAL in verdict.leaders)
            assert standing["second"] == (None if verdict.second == NEUTRAL else verdict.second)
            assert standing["neutral_second"] == (verdict.second == NEUTRAL)
            assert standing["crown"] == next((seat for seat, how in verdict.gets if how == "louis"), None)
            assert standing["turns"] == verdict.turned


def evaluated(state: State, dice: random.Random) -> tuple[list[Event], int | None, set[int]]:
    """Evaluate the only tile with stones; who used C07, and who bought."""
    events = evaluate(state)
    favoured: int | None = None
    bought = set()
    while (question := asked(state)) is not None and question[1] in ("favour", "buy"):
        yes = dice.random() < 0.5
        if question[1] == "favour":
            favoured = question[0] if yes else None
            events += state.play("use c07" if yes else "skip c07")
        else:
            bought |= {question[0]} if yes else set()
            events += state.play("buy" if yes else "do not buy")
    return events, favoured, bought


@rule("7", "L5.5", "L5.6", "L5.7", "L5.8.6", "L5.9", "L8.16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_are_evaluated_the_same(seats: int) -> None:
    """One tile with random stones, with and without Louis, C07 and money: rewards, stones and turning."""
    dice = random.Random(seats)
    seen = set()
    for _ in range(250):
        tile = dice.choice([1, 2, 3, 4, 4, 4, 5, 7, 9, 10, 12])
        held = tuple(dice.randint(0, 4) for _ in range(seats))
        neutral = dice.choice([0, 2, 4]) if seats == 2 else 0
        if not any(held) and not neutral:
            continue
        back, louis = dice.random() < 0.5, dice.choice([1, 2, 3, 4])
        start = dice.randrange(seats)
        state = court(
            seats=seats,
            start=start,
            turn=start,
            stones={tile: held},
            neutral={tile: neutral} if neutral else None,
            backs=(tile,) if back else (),
            louis=louis,
            money=(9,) * seats,
            display=("c07",),
        )
        events, favoured, bought = evaluated(state, dice)
        present = {seat: stones for seat, stones in enumerate(held) if stones}
        present |= {NEUTRAL: neutral} if neutral else {}
        order = [(start + place) % seats for place in range(seats)]
        condition, figure = SIDES[tile][back]
        verdict = oracle.judge(condition, figure, louis == tile, present, order, favoured)
        hows = [(seat, "bought" if how == "buy" else how) for seat, how in verdict.gets]
        expected = [
            (seat, how) for seat, how in hows if how != "nothing" and (how != "bought" or seat in bought)
        ]
        assert received(events, tile) == expected
        assert returned(events, tile) == {
            seat: "general" if seat in verdict.to_general else "own" for seat in present if seat != NEUTRAL
        }
        assert bool(of(events, "turned")) == verdict.turned
        seen |= {(condition, louis == tile, how) for _, how in expected}
    assert {how for _, _, how in seen} == {"free", "louis", "second", "bought"}


@rule("L9.1", "L9.2", "L9.3", "L9.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_is_counted_the_same(seats: int) -> None:
    """Random goods, often with hardly any coats left: exchange, majorities, points, winners."""
    dice = random.Random(seats)
    for _ in range(60):
        supply = list(COATS * 10)
        dice.shuffle(supply)
        each = dice.choice([0, 3, 60 // seats - 1, 60 // seats])
        coats = tuple(" ".join(supply.pop() for _ in range(each)) for _ in range(seats))
        money = tuple(dice.randint(0, 12) for _ in range(seats))
        chips = tuple(dice.choice(["", "ring", "crown"]) for _ in range(seats))
        display = tuple(f"a0{seat + 1}" if dice.random() < 0.5 else "" for seat in range(seats))
        general = tuple(dice.randint(0, 3) for _ in range(seats))
        start = dice.randrange(seats)
        state = court(
            seats=seats,
            round=4,
            start=start,
            turn=start,
            coats=coats,
            money=money,
            chips=chips,
            display=display,
            general=general,
        )
        events = evaluate(state)
        units = [
            {
                "influence": 0,
                "intrigue": 0,
                "chips": len(chips[seat].split()),
                "stones": 0,
                "money": money[seat] // 3,
            }
            for seat in range(seats)
        ]
        order = [(start + place) % seats for place in range(seats)]
        taken = Counter(oracle.exchange(units, order, len(supply)))
        told = {(event["seat"], event["category"]): event["count"] for event in of(events, "exchanged")}
        assert told == taken
        shown = [Counter(cast("dict[str, int]", event["coats"])) for event in of(events, "coats_shown")]
        extra = oracle.majorities(shown)
        assert sorted((event["coat"], event["seat"]) for event in of(events, "majority")) == sorted(
            (kind, seat) for seat, kind in extra
        )
        points = [
            shown[seat].total() + sum(owner == seat for owner, _ in extra) + 5 * len(display[seat].split())
            for seat in range(seats)
        ]
        assert [score.points for score in state.scores] == points
        assert state.outcome is not None
        own = [16 - stones for stones in general]
        assert list(state.outcome.winners) == oracle.winners(points, own)
        assert find(events, "game_ended") == {}
