"""Effects, shortages and decks (M10, M11)."""

import pytest

from tests.games.mercado.look import (
    asked,
    buying,
    character,
    doc,
    every,
    find,
    kinds,
    options,
    privileges,
    purse,
    seals,
    view,
)
from trianon.testing import given, rule, script

TOKENS = "5 three 2 two 3 two_purge 2 two_seal 3 one_wild 2 one_fake one_again"


@rule("M10.1")
def test_wild() -> None:
    state = buying("ring: 2 gold 2 copper")
    assert find(state.play("evaluate ring"), "took_white") == {"seat": 0, "count": 3}
    assert purse(state, 0)["white"] == 3
    assert view(state)["supply"]["white"] == 11


@rule("M10.2")
def test_fake() -> None:
    state = buying("teapot: gold silver copper")
    state.play("evaluate teapot")
    assert purse(state, 0)["black"] == 6


@rule("M10.3", "Q12")
def test_purge_takes_from_the_purse_without_a_question() -> None:
    state = buying("lavender: 2 gold")
    events = state.play("evaluate lavender")
    assert len(every(events, "purged")) == 2
    assert purse(state, 0)["black"] == 3
    assert view(state)["supply"]["black"] == 30


@rule("M10.3", "Q12", "D10")
@pytest.mark.parametrize(
    ("answers", "left"), [(["leave"], "2 black"), (["return", "leave"], "black"), (["return", "return"], "")]
)
def test_purge_from_the_character_tile_is_a_choice(answers: list[str], left: str) -> None:
    """Without a black coin in the purse, once for each purge."""
    purses = ["3 gold 5 silver 5 copper 5 turquoise", "rest"]
    state = buying("lavender: 2 gold", purses=purses, characters=["2 black", "copper"])
    state.play("evaluate lavender")
    for answer in answers:
        assert asked(state) == (0, "purge")
        assert options(state) == ["return", "leave"]
        state.play(answer)
    assert character(state, 0) == f"2 gold {left}".strip()
    assert seals(state)[0] == 1, "the next effect follows"


@rule("M10.3")
def test_purge_first_the_purse_then_the_character_tile() -> None:
    purses = ["3 gold 5 silver 5 copper 5 turquoise black", "rest"]
    state = buying("lavender: 2 gold", purses=purses, characters=["black", "copper"])
    events = state.play("evaluate lavender")
    assert every(events, "purged") == [{"seat": 0, "place": "purse"}]
    assert asked(state) == (0, "purge")
    assert view(state)["asking"] == {"count": 1}


@rule("M10.3")
def test_purge_without_any_black_coin() -> None:
    state = buying(
        "fan: 2 turquoise", purses=["5 gold 5 silver 5 copper 3 turquoise"], characters=["", "copper"]
    )
    assert find(state.play("evaluate fan"), "nothing") == {"seat": 0, "effect": "purge"}


@rule("M10.4")
def test_privileges_are_drawn_from_the_stack() -> None:
    state = buying("cedar: 3 gold")
    script(state, "privilege two", "privilege three")
    state.play("evaluate cedar")
    assert privileges(state, 0) == "three two"
    assert view(state)["piles"]["privileges"] == 16


@rule("M10.5")
def test_seals() -> None:
    state = buying("clock: 3 copper", seals=[2])
    state.play("evaluate clock")
    assert seals(state)[0] >= 3


@rule("M10.6")
def test_again_gives_an_extra_turn() -> None:
    state = buying("tapestry: gold silver copper turquoise")
    events = state.play("evaluate tapestry")
    assert find(events, "extra_turn") == {"seat": 0}
    assert find(events, "turn_began") == {"seat": 0, "extra": True}


@rule("M10.8")
@pytest.mark.parametrize(("space", "coin"), [(1, "black"), (7, "white")])
def test_symbols_for_the_opponents(space: int, coin: str) -> None:
    """Side B: each opponent takes one, the active player none."""
    state = given(
        "mercado", side="B", seats=3, privileges=["one_again"], progress=[space - 1], characters=["gold"]
    )
    state.play("play one_again")
    events = state.play("take")
    assert [data["seat"] for data in every(events, f"took_{coin}")] == [1, 2]
    before = 5 if coin == "black" else 0
    assert [purse(state, seat)[coin] for seat in range(3)] == [before, before + 1, before + 1]


@rule("M10.8", "M7.5")
def test_opponents_may_get_white_coins() -> None:
    state = buying("vase: 2 copper 2 turquoise", seats=3)
    events = state.play("evaluate vase")
    assert every(events, "took_white") == [{"seat": 1, "count": 1}, {"seat": 2, "count": 1}]


@rule("M10.9", "X13", "M7.3")
def test_no_seal_for_second_place() -> None:
    state = buying("painting: 2 silver 2 turquoise / silver / silver")
    events = state.play("evaluate painting")
    assert "second_seal" not in kinds(events)
    assert seals(state) == [0, 0, 0]


@rule("M10.9")
def test_other_seals_are_not_affected() -> None:
    """Jasmine forbids the second-place seal, but gives one itself."""
    state = buying("jasmine: gold silver copper / gold")
    state.play("evaluate jasmine")
    assert seals(state) == [1, 0]


@rule("M10.10", "X14", "D9")
def test_opponents_give_up_a_privilege_of_their_choice() -> None:
    """One has two and chooses, one has one, one has none and loses nothing."""
    state = buying(
        "orange_blossom: gold silver copper turquoise", privileges=["two", "three two", "one_wild", ""]
    )
    script(state, "tile silver_jug")
    state.play("evaluate orange_blossom")
    assert asked(state) == (1, "giveup")
    assert options(state) == ["give three", "give two"]
    events = state.play("give two")
    assert [data["seat"] for data in every(events, "gave_up")] == [1, 2]
    assert find(events, "nothing") == {"seat": 3, "effect": "opp_giveup"}
    assert [privileges(state, seat) for seat in range(4)] == ["two", "three", "", ""]
    assert doc(state)["given"] == ["", "two", "one_wild", ""]


@rule("D9", "M15.3")
def test_equal_tokens_are_asked_for_all_the_same() -> None:
    """Otherwise everybody would learn that they are equal; also a table does not answer in haste."""
    state = buying("jasmine: gold silver copper", privileges=["", "2 three"])
    state.play("evaluate jasmine")
    assert asked(state) == (1, "giveup")
    assert options(state) == ["give three"]
    assert state.only_answer() is None  # also at once by itself, for whoever wants that


@rule("X15", "X14", "M7.4", "M7.5")
def test_jasmine() -> None:
    state = buying("jasmine: gold silver copper / gold", privileges=["", "three"])
    script(state, "privilege two")
    state.play("evaluate jasmine")
    assert seals(state) == [1, 0]
    assert (privileges(state, 0), privileges(state, 1)) == ("two", "")


@rule("X16", "M10.6", "M10.8", "M10.9")
def test_amber() -> None:
    state = buying("amber: 3 gold / silver / silver", characters=["silver"])
    events = state.play("evaluate amber")
    assert every(events, "took_black") == [{"seat": 1, "count": 2}, {"seat": 2, "count": 2}]
    assert seals(state) == [0, 0, 0]
    assert view(state)["turn"] == 0
    assert asked(state) == (0, "action")


# --- shortages (M11) ----------------------------------------------------------------------------------------


@rule("M11.1")
def test_who_should_take_three_takes_what_is_there() -> None:
    purses = ["rest", "5 gold 5 silver 4 copper 5 turquoise 12 white"]
    state = buying("ring: 2 gold 2 copper", purses=purses)
    assert find(state.play("evaluate ring"), "took_white") == {"seat": 0, "count": 2}
    assert view(state)["supply"]["white"] == 0


@rule("M11.1")
def test_an_empty_supply_gives_nothing() -> None:
    purses = ["rest", "5 gold 5 silver 4 copper 5 turquoise 14 white"]
    state = buying("ring: 2 gold 2 copper", purses=purses)
    assert find(state.play("evaluate ring"), "nothing") == {"seat": 0, "effect": "wild"}
    state = buying("gloves: 2 silver copper", seals=[0, 15])
    assert find(state.play("evaluate gloves"), "nothing") == {"seat": 0, "effect": "seal"}


@rule("M11.2", "Q5")
def test_several_takers_clockwise_each_the_full_amount() -> None:
    """Three black coins for two opponents who should take two each."""
    purses = [
        "3 gold 5 silver 5 copper 5 turquoise 10 black",
        "5 gold 5 silver 4 copper 5 turquoise 20 black",
    ]
    state = buying("bergamot: 2 gold", purses=purses, seats=3, characters=["", "copper"])
    events = state.play("evaluate bergamot")
    assert every(events, "took_black") == [{"seat": 1, "count": 2}, {"seat": 2, "count": 1}]


@rule("M11.3", "Q11", "M3.4")
def test_an_empty_stack_is_made_of_the_discard() -> None:
    """Used tokens and those given up."""
    held = TOKENS.replace("5 three", "4 three").replace("2 two ", "two ")
    state = buying("cedar: 3 gold", privileges=["", held], played="three", given=["", "two"])
    events = state.play("evaluate cedar")
    assert find(events, "reshuffled") == {"pile": "privileges"}
    assert privileges(state, 0) == "three two"
    assert doc(state)["given"] == ["", ""]


@rule("M11.3")
def test_without_any_token_nothing_is_taken() -> None:
    state = buying("head_merchant: gold silver copper", privileges=["", TOKENS])
    events = state.play("evaluate head_merchant")
    assert find(events, "nothing") == {"seat": 0, "effect": "privilege"}
    assert privileges(state, 0) == ""


@rule("M11.4")
def test_an_empty_pile_is_made_of_the_discard() -> None:
    perfumes = "jasmine musk sandalwood orange_blossom violet myrrh cedar vanilla bergamot amber"
    state = buying("lavender: 2 gold", market=["rose"], discards=perfumes)
    events = state.play("evaluate lavender")
    assert find(events, "reshuffled") == {"pile": "perfumes"}
    assert view(state)["piles"]["perfumes"] == 10
    assert view(state)["piles"]["perfume_discard"] == 0
