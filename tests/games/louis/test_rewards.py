"""What the persons give (L6, P10, P11), and where stones come from (L2.4, L2.5)."""

import pytest

import trianon
from tests.games.louis.court import court, evaluate
from tests.games.louis.look import (
    asked,
    chips,
    coats,
    decks,
    find,
    hand,
    intrigues,
    kinds,
    number,
    numbers,
    of,
    options,
    received,
    stones,
)  # fmt: skip
from trianon.testing import rule, script

Y, R, G = range(3)


@rule("L6.1", "L6.2")
@pytest.mark.parametrize(
    ("tile", "chip"), [(1, "scepter"), (2, "letter"), (3, "ring"), (4, "helmet"), (5, "crown"), (9, "crown")]
)
def test_chips(tile: int, chip: str) -> None:
    """Each of these tiles gives one chip."""
    state = court(stones={tile: (1, 0, 0)})
    events = evaluate(state)
    assert received(events, tile) == [(Y, "free")]
    assert chips(state, Y) == chip


@rule("L6.4")
def test_tile_7_gives_five_louisdor() -> None:
    """Five louisdor more than the others."""
    state = court(stones={7: (1, 0, 0)}, money=(2, 2, 2))
    evaluate(state)
    assert number(state, Y, "money") == number(state, R, "money") + 5


@rule("L6.6", "L6.11", "L2.3")
def test_tile_10_gives_two_coats() -> None:
    """Two coats, whichever chance gives; only their owner sees the kinds."""
    state = court(stones={10: (3, 0, 0)})
    script(state, "coat c", "coat f")
    events = evaluate(state)
    assert coats(state, Y) == {"c": 1, "f": 1}
    assert [event.view(Y)["coat"] for event in events if event.kind == "drew_coat"] == ["c", "f"]
    assert all("coat" not in event.view(R) for event in events if event.kind == "drew_coat")
    assert decks(state)["coats"] == 58


@rule("L6.11", "L1.2")
def test_every_kind_of_coat_can_come() -> None:
    """All six kinds, none more often than ten times."""
    seen = {
        str(event["coat"])
        for seed in range(30)
        for event in of(evaluate(court(stones={10: (3, 3, 3)}, seed=seed)), "drew_coat")
    }
    assert seen == set("abcdef")


@rule("L6.7", "L3.4")
def test_tile_11_gives_an_influence_card() -> None:
    """It is kept, and five more are dealt to it."""
    state = court(stones={11: (1, 0, 0)})
    script(state, "influence mazarin")
    events = evaluate(state)
    assert find(events, "drew_influence") == {"seat": Y, "card": "mazarin"}
    assert numbers(state, "influence") == [6, 5, 5]
    assert "mazarin" in hand(state, Y)


@rule("L6.7", "L5.7", "L5.10")
def test_several_receivers_at_tile_11() -> None:
    """On its back everybody with three stones draws, in turn order."""
    state = court(stones={11: (3, 3, 2)}, backs=(11,), start=1, turn=1)
    script(state, "influence anne", "influence conde")
    events = evaluate(state)
    assert [(event["seat"], event["card"]) for event in of(events, "drew_influence")] == [
        (R, "anne"),
        (Y, "conde"),
    ]


@rule("L6.8")
def test_tile_12_gives_a_coat_and_an_intrigue_card() -> None:
    """Both."""
    state = court(stones={12: (1, 0, 0)})
    script(state, "coat b", "intrigue marie")
    evaluate(state)
    assert coats(state, Y) == {"b": 1}
    assert intrigues(state, Y) == ["marie"]


@rule("L2.7", "Q23", "L6.8")
def test_an_empty_intrigue_deck_gives_nothing() -> None:
    """All twelve cards are in hands: only the coat comes."""
    everything = (
        "anne philippe marie dauphin montespan conde colbert maintenon valliere turenne mazarin louvois"
    )
    state = court(stones={12: (0, 1, 0)}, intrigue=(everything, "", ""))
    events = evaluate(state)
    while asked(state) == (Y, "intrigue"):
        events += state.play("keep")
    assert "drew_intrigue" not in kinds(events)
    assert number(state, R, "coats") == 1
    assert numbers(state, "intrigue") == [12, 0, 0]


@rule("L2.7", "L5.3")
def test_played_intrigue_cards_are_drawn_again_from_below() -> None:
    """When only cards lie there that were put under the deck, the first of them comes."""
    held = "anne philippe marie dauphin montespan conde colbert maintenon valliere turenne mazarin louvois"
    state = court(stones={12: (0, 1, 0)}, intrigue=(held, "", ""))
    evaluate(state)
    state.play("place 1 from own")
    events = []
    while asked(state) == (Y, "intrigue"):
        events += state.play("keep")
    assert find(events, "drew_intrigue") == {"seat": R, "person": "anne"}


# --- tile 6 -------------------------------------------------------------------------------------------------


@rule("L6.3", "P10", "L2.5.3", "L2.5", "Q8")
def test_tile_6_a_coat_then_a_stone_anywhere() -> None:
    """The coat comes first; the stone from either supply onto any of the twelve tiles, or none."""
    state = court(stones={6: (3, 0, 0)}, general=(2, 0, 0))
    events = evaluate(state)
    assert kinds(events)[-2:] == ["received", "drew_coat"]
    assert asked(state) == (Y, "conde")
    ways = [f"put {tile} from {source}" for tile in range(1, 13) for source in ("general", "own")]
    assert options(state) == [*ways, "no stone"]


@rule("P10", "L2.5.3")
@pytest.mark.parametrize(("general", "source"), [(13, "general"), (0, "own")])
def test_tile_6_from_the_supply_that_has_a_stone(general: int, source: str) -> None:
    """An empty supply is not offered."""
    state = court(stones={6: (3, 0, 0)}, general=(general, 0, 0))
    evaluate(state)
    assert options(state) == [*(f"put {tile} from {source}" for tile in range(1, 13)), "no stone"]


@rule("E21", "L6.9", "L6.3")
@pytest.mark.parametrize("tile", range(7, 13))
def test_a_stone_of_tile_6_counts_now_on_7_to_12(tile: int) -> None:
    """It is among the present stones there."""
    state = court(stones={6: (3, 0, 0)}, general=(0, 0, 0))
    evaluate(state)
    events = state.play(f"put {tile} from own")
    assert find(events, "evaluating")["tile"] == tile
    assert find(events, "evaluating")["stones"] == [1, 0, 0]


@rule("E21", "L6.9", "Q13", "L5.10")
@pytest.mark.parametrize("tile", range(1, 7))
def test_a_stone_of_tile_6_waits_on_1_to_6(tile: int) -> None:
    """It stays for the next round, on tile 6 as well: it is no present stone."""
    state = court(stones={6: (3, 0, 0)})
    evaluate(state)
    events = state.play(f"put {tile} from own")
    assert stones(state, tile) == [1, 0, 0]
    assert "evaluating" not in kinds(events)
    assert find(events, "stones_returned")["stones"] == 3


@rule("L2.4", "P10")
def test_no_stone_at_tile_6() -> None:
    """The coat is taken all the same."""
    state = court(stones={6: (3, 0, 0)})
    evaluate(state)
    events = state.play("no stone")
    assert find(events, "conde_declined")["seat"] == Y
    assert number(state, Y, "coats") == 1
    assert number(state, Y, "own") == 16


@rule("L2.5.4", "L5.10", "L6.3")
def test_present_stones_are_no_source() -> None:
    """All sixteen stones lie on tile 6: none can be placed, the coat is taken."""
    state = court(stones={6: (16, 0, 0)})
    events = evaluate(state)
    assert "conde_placed" not in kinds(events)
    assert number(state, Y, "coats") == 1
    assert number(state, Y, "own") == 16


@rule("L5.10", "L6.3")
def test_at_tile_6_one_player_after_the_other() -> None:
    """The first one's reward is complete and his stones are back before the second one's coat."""
    state = court(stones={6: (3, 3, 0)})
    evaluate(state)
    events = state.play("no stone")
    assert kinds(events) == ["conde_declined", "stones_returned", "received", "drew_coat"]
    assert asked(state) == (R, "conde")


# --- tile 8 -------------------------------------------------------------------------------------------------


@rule("L6.5", "L6.10", "P11", "L2.5.3", "Q8")
def test_tile_8_every_way() -> None:
    """Up to two stones from both supplies onto tile 5, then one back: as far as stones lie there."""
    state = court(stones={8: (1, 0, 0)}, general=(2, 0, 0))
    evaluate(state)
    assert asked(state) == (Y, "maintenon")
    assert set(options(state)) == {
        "put 1+1 take 1", "put 0+2 take 1", "put 1+0 take 1", "put 0+1 take 1", "put 0+0 take 1",
        "put 2+0 take 0", "put 1+1 take 0", "put 0+2 take 0", "put 1+0 take 0", "put 0+1 take 0",
        "put 0+0 take 0",
    }  # fmt: skip


@rule("L6.10", "P11")
def test_tile_8_places_before_it_takes_back() -> None:
    """With three stones in general: two onto tile 5, the last one to own; not the present stone."""
    state = court(stones={8: (1, 0, 0)}, general=(3, 0, 0))
    evaluate(state)
    events = state.play("put 2+0 take 1")
    assert find(events, "maintenon_placed") == {"seat": Y, "general": 2, "own": 0, "back": 1}
    assert stones(state, 5) == [2, 0, 0]
    assert number(state, Y, "general") == 1  # the stone that lay on tile 8
    assert number(state, Y, "own") == 13


@rule("L6.10", "L2.5.4")
def test_tile_8_does_not_use_the_stones_that_lie_on_it() -> None:
    """All stones on tile 8 and none elsewhere: nothing is asked."""
    state = court(stones={8: (16, 0, 0)})
    events = evaluate(state)
    assert received(events, 8) == [(Y, "free")]
    assert (number(state, Y, "own"), number(state, Y, "general")) == (0, 16)
    assert stones(state, 5) == stones(state, 8) == [0, 0, 0]
    assert asked(state) == (R, "turn")  # of the next round


@rule("E20", "L2.4")
def test_only_one_stone_at_tile_8() -> None:
    """One stone onto tile 5 is enough, and it waits there."""
    state = court(stones={8: (1, 0, 0)}, general=(3, 0, 0))
    evaluate(state)
    events = state.play("put 1+0 take 0")
    assert stones(state, 5) == [1, 0, 0]
    assert "evaluating" not in kinds(events)


@rule("L6.9", "L6.5")
def test_stones_of_tile_8_wait_for_the_next_round() -> None:
    """Tile 5 has been evaluated already."""
    state = court(stones={5: (1, 0, 0), 8: (1, 0, 0)}, general=(2, 0, 0))
    events = evaluate(state)
    events += state.play("put 2+0 take 0")
    assert [event["tile"] for event in of(events, "evaluating")] == [5, 8]
    assert stones(state, 5) == [2, 0, 0]


@rule("L6.5", "L5.5.2")
def test_tile_8_for_a_buyer() -> None:
    """Whoever buys places and takes back as well, after the leader is done."""
    state = court(stones={8: (2, 1, 0)}, general=(1, 1, 0), money=(0, 3, 0))
    evaluate(state)
    state.play("put 0+0 take 1")
    assert asked(state) == (R, "buy")
    state.play("buy")
    assert asked(state) == (R, "maintenon")
    state.play("put 1+1 take 0")
    assert stones(state, 5) == [0, 2, 0]


@rule("L2.4", "L2.6")
def test_options_beyond_the_supplies_are_refused() -> None:
    """Two stones from a general supply of one."""
    state = court(stones={8: (1, 0, 0)}, general=(1, 0, 0))
    evaluate(state)
    with pytest.raises(trianon.IllegalAction):
        state.play("put 2+0 take 0")


@rule("L2.7", "L6.1")
def test_chips_never_run_out() -> None:
    """Nobody returns a chip before the end of the phase: an eleventh crown is given all the same."""
    state = court(stones={5: (1, 0, 0)}, chips=("crown " * 10, "", ""), missions=("a03", "", ""))
    evaluate(state)
    assert chips(state, Y).split().count("crown") == 11


@rule("L9.6", "Q14", "L2.7")
def test_a_coat_that_is_missing_is_a_substitute() -> None:
    """The supply is empty: two coats without kind."""
    kinds_of_coats = ("a " * 10 + "b " * 10, "c " * 10 + "d " * 10, "e " * 10 + "f " * 10)
    state = court(stones={10: (3, 0, 0)}, coats=kinds_of_coats)
    assert decks(state)["coats"] == 0
    events = evaluate(state)
    assert [event["coat"] for event in of(events, "drew_coat")] == ["none", "none"]
    assert number(state, Y, "coats") == 22
    assert coats(state, Y) == {"a": 10, "b": 10, "none": 2}
