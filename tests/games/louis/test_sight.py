"""Who sees what (L2.3)."""

import json
import random
from collections import Counter
from typing import cast

import pytest

import trianon
from tests.games.louis.court import court, evaluate, next_round
from tests.games.louis.look import View, asked, decks, hand, intrigues, missions, numbers, options
from tests.games.louis.oracle import PERSONS
from tests.games.louis.rich import rich
from trianon import State
from trianon.testing import rule
from trianon.testing.visibility import check_step, check_worlds

Y, R, G = range(3)
SECRET = ("hand", "intrigue", "missions", "coats")


def position() -> State:
    """Everybody holds something of every kind."""
    return court(
        hands=("conde joker anne", "marie marie", "louvois joker joker"),
        intrigue=("anne conde", "marie", ""),
        missions=("a03 b01", "a04 c07", "b05 b06"),
        display=("a17", "c05", ""),
        coats=("a a b", "c", "d e f"),
        chips=("ring", "crown", ""),
        money=(3, 4, 5),
        general=(5, 6, 7),
        stones={4: (1, 2, 0)},
    )


def public(view: View) -> View:
    return {name: value for name, value in view.items() if name not in (*SECRET, "seat", "top", "under")}


@rule("L2.3")
def test_everybody_sees_the_same_table() -> None:
    """Money, chips, stones, tiles, Louis, displays, discards, sizes of decks and hands, numbers of coats."""
    state = position()
    spectator = state.view(None)
    assert not set(SECRET) & set(spectator)
    for seat in range(3):
        assert public(state.view(seat)) == public(spectator)
        assert set(SECRET) <= set(state.view(seat))
    assert numbers(state, "money") == [3, 4, 5]
    assert numbers(state, "general") == [5, 6, 7]
    assert numbers(state, "coats") == [3, 1, 3]
    assert numbers(state, "influence") == [3, 2, 3]
    assert numbers(state, "intrigue") == [2, 1, 0]
    assert decks(state)["influence"] == 22


@rule("L2.3")
def test_a_seat_sees_its_own_things() -> None:
    """Its hands and the kinds of its coats, at any time."""
    state = position()
    assert hand(state, Y) == ["anne", "conde", "joker"]
    assert intrigues(state, Y) == ["anne", "conde"]
    assert missions(state, R) == ["a04", "c07"]
    assert cast("dict[str, int]", state.view(G)["coats"]) == {
        "a": 0,
        "b": 0,
        "c": 0,
        "d": 1,
        "e": 1,
        "f": 1,
        "none": 0,
    }


@rule("L2.3")
def test_no_hidden_card_is_in_the_view_of_another() -> None:
    """Neither in the spectator's view nor in that of seat 2 stands a mission or coats of the others."""
    state = position()
    for seat in (None, G):
        text = json.dumps(state.view(seat))
        for mission in ("a03", "b01", "a04", "c07"):
            assert mission not in text
        assert "coat_kinds" not in text
    players = cast("list[View]", state.view(G)["players"])
    assert players[Y]["missions"] == {"light": 1, "medium": 1, "dark": 0}


@rule("L2.3")
def test_coats_are_shown_at_the_end() -> None:
    """When the game is over everybody sees the kinds."""
    state = court(round=4, coats=("a a b", "c", ""))
    assert "coat_kinds" not in cast("list[View]", state.view(None)["players"])[Y]
    evaluate(state)
    shown = cast("list[View]", state.view(None)["players"])[Y]["coat_kinds"]
    assert cast("dict[str, int]", shown)["a"] == 2


@rule("L2.3", "P7")
def test_the_question_about_intrigue_does_not_tell_who_holds_which_card() -> None:
    """Two positions that differ only in who holds the card of the tile look the same to the third player."""
    one = court(intrigue=("anne", "marie", ""), stones={1: (1, 1, 1)})
    two = court(intrigue=("marie", "anne", ""), stones={1: (1, 1, 1)})
    for state in (one, two):
        evaluate(state)
    for _ in range(24):
        assert asked(one) == asked(two)
        assert one.view(G) == two.view(G)
        assert one.view(None) == two.view(None)
        told = one.play("keep"), two.play("keep")
        assert told[0][0].view(G) == told[1][0].view(G)
        if asked(one) is None or cast("tuple[int, str]", asked(one))[1] != "intrigue":
            break
    else:
        pytest.fail("more than twelve tiles")


@rule("L2.3", "P7")
def test_a_lone_keep_is_asked_like_a_real_choice() -> None:
    """The holder of another card has only `keep`; the others cannot tell: it has an equal public form."""
    state = court(intrigue=("anne", "marie", ""))
    evaluate(state)
    assert (asked(state), len(options(state))) == ((Y, "intrigue"), 3)
    state.play("keep")
    assert (asked(state), options(state)) == ((R, "intrigue"), ["keep"])


@rule("L2.3")
def test_drawn_cards_are_told_only_to_their_owner() -> None:
    """Influence, intrigue, missions, coats, the deal."""
    state = court(display=("", "c03 c04 b05", ""))
    events = next_round(state, "money g1")
    for answer in ("use c03", "use c04", "use b05"):
        events += state.play(answer)
    secrets = {"drew_intrigue": "person", "drew_influence": "card", "drew_coat": "coat", "dealt": "cards"}
    seen = Counter(event.kind for event in events if event.kind in secrets)
    assert seen == {"drew_intrigue": 1, "drew_influence": 1, "drew_coat": 1, "dealt": 3}
    for event in events:
        if event.kind in secrets:
            owner = cast("int", event.data["seat"])
            assert secrets[event.kind] in event.view(owner)
            assert secrets[event.kind] not in event.view((owner + 1) % 3)
            assert secrets[event.kind] not in event.view(None)


@rule("L2.3")
def test_the_card_put_back_is_known_to_its_owner_only() -> None:
    """Also while it lies on the deck."""
    state = court(hands=("conde anne", "marie marie joker", ""))
    told = state.play("play conde take")
    assert [event.view(R) for event in told if event.kind == "put_back"] == [{"event": "put_back", "seat": Y}]
    assert (state.view(Y)["top"], state.view(R)["top"], state.view(None)["top"]) == (["anne"], [None], [None])


@rule("L2.3")
def test_the_removed_money_cards_are_hidden() -> None:
    """A view has the card of this round and how many follow, nothing of those to come."""
    state = trianon.game("louis").start(seats=3, seed=1)
    text = json.dumps(state.view(0))
    card = cast("View", state.view(0)["money_card"])["card_id"]
    assert [name for name in (f"g{number}" for number in range(1, 9)) if f'"{name}"' in text] == [card]


@rule("L2.3")
def test_imagined_worlds_keep_what_a_seat_knows() -> None:
    """Hands and coats of the others are dealt anew, in their sizes; all cards are there once."""
    state = position()
    rng = trianon.Rng(5)
    others: set[tuple[str, ...]] = set()
    kinds: set[str] = set()
    for _ in range(60):
        world = state.determinize(Y, rng)
        assert world.view(Y) == state.view(Y)
        assert numbers(world, "influence") == numbers(state, "influence")
        assert numbers(world, "intrigue") == numbers(state, "intrigue")
        assert [mission[0] for mission in missions(world, R)] == ["a", "c"]
        others.add(tuple(hand(world, R)))
        kinds.add(json.dumps(world.view(R)["coats"]))
        held = [card for seat in range(3) for card in intrigues(world, seat)]
        assert len(set(held)) == len(held) == 3
        assert not Counter(card for seat in range(3) for card in hand(world, seat)) - Counter(
            PERSONS * 2 + ["joker"] * 6
        )
    assert len(others) > 10
    assert len(kinds) > 3


@rule("L2.3")
def test_imagined_worlds_keep_a_card_one_has_put_back() -> None:
    """Its owner knows what lies on the deck; for the others it may be any card."""
    state = court(hands=("conde anne", "marie marie joker", ""))
    state.play("play conde take")
    rng = trianon.Rng(3)
    assert {json.dumps(state.determinize(Y, rng).view(Y)["top"]) for _ in range(20)} == {'["anne"]'}
    tops = {str(state.determinize(R, rng).to_json()["top"]) for _ in range(40)}
    assert len(tops) > 3


@rule("L2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_can_tell_imagined_worlds_apart(seats: int) -> None:
    """Rich positions: views, questions and events are the same in worlds that a seat cannot tell apart."""
    dice = random.Random(100 + seats)
    rng = trianon.Rng(seats)
    for _ in range(3):
        state = rich(dice, seats)
        while state.decision is not None:
            if dice.random() < 0.12:
                check_worlds(state, rng)
                check_step(state, dice.randrange(len(state.decision.options)), rng)
            else:
                state.play_at(dice.randrange(len(state.decision.options)))
