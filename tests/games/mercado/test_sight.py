"""Who knows what (M15), and what never changes (M17)."""

from typing import cast

import pytest

import trianon
from tests.games.mercado.look import buying, doc, every, find, privileges, view
from trianon import Rng
from trianon.testing import given, play_out, random_answer, rule, script
from trianon.testing.mercado import check_components


@rule("M15.1")
def test_public_things() -> None:
    """A spectator sees everything that lies open."""
    state = given(
        "mercado", market=["cloth: gold / turquoise"], drawn="silver", privileges=["two", "three"], seals=[2]
    )
    seen = view(state)
    assert [edge["coins"] for edge in seen["market"][0]["edges"]] == [["gold"], ["turquoise"]]
    assert [player["privileges"] for player in seen["players"]] == [1, 1]
    assert [player["seals"] for player in seen["players"]] == [2, 0]
    assert seen["drawn"] == ["silver"]
    assert seen["piles"]["objects"] == 20
    assert "hand" not in seen
    assert not any("tokens" in player for player in seen["players"])


@rule("M15.2", "Q19")
def test_purses_are_shown_by_colour() -> None:
    """With the odds of the own next draw; the order of the coins is decided by chance."""
    state = given("mercado", purses=["3 gold black"], step="action")
    purse = view(state)["players"][0]["purse"]
    assert purse == {"gold": 3, "silver": 0, "copper": 0, "turquoise": 0, "white": 0, "black": 1}
    assert view(state, 0)["odds"] == {
        "draws": 3,
        "chances": {"gold": 1.0, "silver": 0.0, "copper": 0.0, "turquoise": 0.0, "white": 0.0, "black": 0.75},
    }
    assert "odds" not in view(state)


@rule("M15.3")
def test_the_face_of_a_privilege_is_known_to_its_owner() -> None:
    state = buying("cedar: 3 gold")
    script(state, "privilege two", "privilege three")
    events = state.play("evaluate cedar")
    taken = [event for event in events if event.kind == "took_privilege"]
    assert [event.view(0).get("privilege") for event in taken] == ["two", "three"]
    assert [event.view(1).get("privilege") for event in taken] == [None, None]
    assert view(state, 0)["players"][0]["tokens"] == ["three", "two"]
    assert "tokens" not in view(state, 1)["players"][0]
    assert [token["steps"] for token in view(state, 0)["hand"]] == [3, 2]


@rule("M9.3", "M15.3")
def test_a_privilege_says_where_it_would_lead_now() -> None:
    """Where its steps then lead: a free space, or one where somebody stands and the symbol is not met."""
    for there in (0, 4):
        state = given("mercado", privileges=["three"], progress=[1, there], step="privilege")
        landing = view(state, 0)["hand"][0]["landing"]
        state.play("play three")
        track = view(state, 0)["track"]
        assert landing["to"] == track["progress"][0]
        assert [stack["seats"] for stack in track["stacks"] if stack["space"] == landing["space"]] == [
            [1, 0] if landing["occupied"] else [0]
        ]
        assert landing["occupied"] == (there == 4)


@rule("M15.3", "M10.10")
def test_also_when_it_is_given_up() -> None:
    state = buying("jasmine: gold silver copper", privileges=["", "three two"])
    state.play("evaluate jasmine")
    events = state.play("give two")
    told = next(event for event in events if event.kind == "gave_up")
    assert told.view(1)["privilege"] == "two"
    assert "privilege" not in told.view(0)
    assert "two" not in str(view(state, 0)["piles"])


@rule("M15.3")
def test_played_privileges_are_seen_and_at_the_end_all() -> None:
    state = given("mercado", active=1, progress=[31], privileges=["two", "three"], characters=["", "gold"])
    assert find(state.play("play three"), "privilege_shown")["privilege"] == "three"
    if view(state)["step"] == "symbol":
        state.play("ignore")
    state.play("refill")
    assert [player["tokens"] for player in view(state)["players"]] == [["two"], []]


@rule("M15.4", "M15.3")
def test_imagined_worlds_deal_the_hidden_tokens_anew() -> None:
    """The others' tokens and the stack; own tokens, and those everybody saw, stay."""
    state = given(
        "mercado", privileges=["two", "three two_seal"], played="one_again", given=["one_wild", "two"]
    )
    found = set()
    for seed in range(30):
        world = state.determinize(0, Rng(seed))
        assert privileges(world, 0) == "two"
        assert doc(world)["played"] == "one_again"
        assert doc(world)["given"][0] == "one_wild"
        found.add(privileges(world, 1))
        check_components(world)
    assert len(found) > 5


@rule("M15.5", "M15.1")
def test_tiles_that_went_are_listed_with_who_took_them() -> None:
    """Bought, or turned over for their points; a position that does not say by whom names nobody."""
    state = buying("musk: gold silver white", discards="ring")
    script(state, "tile cloth")
    state.play("evaluate musk")
    assert view(state)["sold"] == [
        {"tile": "ring", "seat": None, "how": "bought"},
        {"tile": "cloth", "seat": 0, "how": "turned_over"},
        {"tile": "musk", "seat": 0, "how": "bought"},
    ]
    assert doc(state)["sold"] == ["ring", "cloth 0 turned", "musk 0"]
    assert view(state, 1)["sold"] == view(state)["sold"]


@rule("M15.5")
def test_played_privileges_are_listed_until_the_stack_is_made_anew() -> None:
    state = given("mercado", privileges=["two"], played="three", given=["", "one_wild"], characters=["gold"])
    state.play("play two")
    state.play("refill")
    assert view(state)["played"] == ["three", "two"], "but not what was given up face down"
    new = buying(
        "head_merchant: gold silver copper",
        played="5 three 2 two 3 two_purge 2 two_seal 3 one_wild 2 one_fake one_again",
    )
    new.play("evaluate head_merchant")
    assert view(new)["played"] == []


@rule("M15.4")
def test_the_order_of_the_decks_is_open() -> None:
    """The same position goes on with different tiles under another chance."""
    tiles = set()
    for seed in range(20):
        state = buying("letter_opener: 2 gold")
        state.rng = Rng(seed)
        tiles.add(find(state.play("evaluate letter_opener"), "laid_out")["tile"])
    assert len(tiles) > 5


@pytest.mark.exhaustive
@rule("M17.1", "M17.2", "M17.3", "M17.4", "M17.5")
def test_invariants_over_random_games() -> None:
    """Components are conserved; between turns nothing is complete; progress never falls."""
    for seed in range(6):
        options = {"side": "AB"[seed % 2], "promo": "yes" if seed % 3 == 0 else "no", "disc": seed * 4}
        state = trianon.game("mercado").start(2 + seed % 3, seed, **cast("dict[str, object]", options))
        rng = Rng(seed)
        before = [0] * state.seats
        while (decision := state.decision) is not None:
            events = state.play(decision.options[random_answer(state, rng)])
            check_components(state)
            now = doc(state)["progress"]
            assert all(new >= old for new, old in zip(now, before, strict=True))
            before = now
            seen = view(state)
            for player in seen["players"]:
                assert player["character"]["white"] == 0
            for tile in seen["market"]:
                for seat, edge in enumerate(tile["edges"]):
                    assert "black" not in edge["coins"] or tile["tile"] == "cutpurse"
                    if seen["step"] in ("privilege", "action") or seat != seen["turn"]:
                        assert not edge["complete"]
            standing = {seat: row["space"] for row in seen["track"]["stacks"] for seat in row["seats"]}
            disc = options["disc"]
            assert standing == {seat: (disc + progress) % 30 for seat, progress in enumerate(now)}
            assert every(events, "laid_out") == [] or seen["market"]


@rule("M15.1")
def test_a_finished_game_shows_its_scores() -> None:
    state = trianon.game("mercado").start(3, 4)
    play_out(state, Rng(4))
    seen = view(state)
    assert seen["over"] is True
    assert seen["turn"] is None
    assert [score["points"] for score in seen["scores"]] == doc(state)["progress"]
    assert seen["winners"] == seen["ranking"][:1]
