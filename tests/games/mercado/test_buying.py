"""Evaluation and merchandise (M6, M7)."""

import pytest

from tests.games.mercado.look import (
    asked,
    buying,
    character,
    doc,
    edge,
    every,
    find,
    kinds,
    market,
    options,
    privileges,
    progress,
    purse,
    seals,
    view,
)
from trianon.games.mercado.components import TILE_NAMES
from trianon.testing import given, rule, script


@rule("M6.1", "M6.3")
def test_evaluation_comes_after_placing() -> None:
    """The tile is bought when the player is done, not before."""
    state = given("mercado", market=["letter_opener: gold"], drawn="gold", characters=["", "gold"])
    assert kinds(state.play("gold > letter_opener")) == ["placed"]
    assert progress(state) == [0, 0]
    assert "bought" in kinds(state.play("done"))
    assert progress(state) == [3, 0]


@rule("M6.3")
def test_nothing_complete_nothing_happens() -> None:
    state = given("mercado", market=["gold_goblet: gold"], drawn="gold", characters=["", "gold"])
    state.play("gold > gold_goblet")
    assert kinds(state.play("done")) == ["done", "turn_began"]
    assert edge(state, "gold_goblet", 0) == "2 gold"


@rule("M6.1")
def test_only_the_active_player_buys() -> None:
    """What the others have at the tile does not buy it."""
    state = buying("letter_opener: 2 gold / gold")
    events = state.play("evaluate letter_opener")
    assert [data["seat"] for data in every(events, "bought")] == [0]


@rule("M6.2", "D7")
def test_several_tiles_in_the_order_of_the_player() -> None:
    state = buying("letter_opener: 2 gold", market=["fan: 2 turquoise", "lavender: 2 silver"])
    assert asked(state) == (0, "evaluate")
    assert options(state) == ["evaluate letter_opener", "evaluate fan", "evaluate lavender"]
    state.play("evaluate fan")
    assert options(state) == ["evaluate letter_opener", "evaluate lavender"]
    events = state.play("evaluate lavender")
    assert [data["tile"] for data in every(events, "bought")] == ["lavender", "letter_opener"], "all of them"


@rule("M7.1", "M7.1a", "M7.2")
def test_points_are_steps() -> None:
    state = buying("gold_goblet: 3 gold")
    events = state.play("evaluate gold_goblet")
    assert find(events, "bought")["points"] == 6
    assert find(events, "moved")["to"] == 6
    assert "purged" in kinds(events), "A6 is carried out"


@rule("M7.1b", "X6")
@pytest.mark.parametrize(("own", "points"), [(20, 1), (13, 2), (8, 3), (0, 4)])
def test_points_by_rank(own: int, points: int) -> None:
    state = buying("ring: 2 gold 2 copper", progress=[own, 14, 10, 5])
    assert find(state.play("evaluate ring"), "bought")["points"] == points


@rule("M7.1b", "X6", "M9.8")
def test_the_upper_marker_of_a_space_is_ahead() -> None:
    for order, points in (([0, 1], 2), ([1, 0], 1)):
        state = buying("ring: 2 gold 2 copper", progress=[4, 4], order=order)
        assert find(state.play("evaluate ring"), "bought")["points"] == points


@rule("M7.1c", "X7")
def test_points_of_an_object_that_is_turned_over() -> None:
    """Its points count, its price and effects do not; it goes to the discard."""
    state = buying("musk: gold silver white")
    script(state, "tile clock")
    events = state.play("evaluate musk")
    assert find(events, "turned_over") == {"seat": 0, "tile": "clock", "points": 5}
    assert progress(state)[0] == 8, "5 points, then the 3 of A5"
    assert "clock" in doc(state)["discards"].split()
    assert "musk" in doc(state)["discards"].split()
    assert "took_seal" not in kinds(events)


@rule("M7.1c", "Q8")
def test_an_object_by_rank_is_turned_over() -> None:
    state = buying("musk: gold silver white", progress=[1, 9, 12])
    script(state, "tile lute")
    assert find(state.play("evaluate musk"), "turned_over")["points"] == 3


@rule("M7.1c", "M11.4")
def test_turning_over_from_an_empty_pile() -> None:
    """The discard is shuffled first."""
    shown = ["letter_opener", "gold_goblet", "necklace", "shoes"]
    names = [tile for tile in TILE_NAMES[:24] if tile not in shown]
    state = buying("musk: gold silver white", discards=" ".join(names))
    script(state, "tile clock")
    events = state.play("evaluate musk")
    assert find(events, "reshuffled") == {"pile": "objects"}
    assert doc(state)["discards"].split() == ["clock", "musk"]


@rule("M7.2")
def test_without_points_there_is_no_step_and_no_symbol() -> None:
    """A marker on A3 that does not move does not take the seal there."""
    state = buying("rose: gold silver copper", progress=[3])
    events = state.play("evaluate rose")
    assert "moved" not in kinds(events)
    assert "symbol" not in kinds(events)
    assert seals(state) == [0, 0]


@rule("M7.3")
def test_second_place_takes_a_seal() -> None:
    """Most coins among the opponents; white coins count."""
    state = buying("book: 2 gold 2 silver / gold / gold white / silver")
    events = state.play("evaluate book")
    assert every(events, "second_seal") == [{"seat": 2, "tile": "book"}]
    assert seals(state) == [0, 0, 1, 0]


@rule("M7.3")
def test_all_tied_opponents_take_one() -> None:
    state = buying("book: 2 gold 2 silver / gold / / white")
    state.play("evaluate book")
    assert seals(state) == [0, 1, 0, 1]


@rule("M7.3")
def test_nobody_without_a_coin_takes_one() -> None:
    state = buying("book: 2 gold 2 silver", seats=3)
    state.play("evaluate book")
    assert seals(state) == [0, 0, 0]


@rule("M7.3", "M11.2", "Q22")
def test_one_seal_left_goes_to_the_first_one_clockwise() -> None:
    state = buying("book: 2 gold 2 silver / / gold / gold", seals=[14])
    events = state.play("evaluate book")
    assert seals(state) == [14, 0, 1, 0]
    assert find(events, "nothing") == {"seat": 3, "effect": "seal"}


@rule("M7.4")
def test_the_effects_of_the_buyer_from_left_to_right() -> None:
    state = buying("vanilla: gold silver copper turquoise")
    events = state.play("evaluate vanilla")
    assert kinds(events)[:4] == ["bought", "took_white", "took_seal", "took_privilege"]


@rule("M7.5", "M10.8", "X12")
def test_the_opponents_one_after_the_other() -> None:
    """Clockwise from the buyer's left, each with the full amount."""
    state = given(
        "mercado", market=["bergamot: / / 2 gold"], seats=4, active=2, characters=["", "", "", "gold"]
    )
    events = state.play("evaluate bergamot")
    assert every(events, "took_black") == [{"seat": seat, "count": 2} for seat in (3, 0, 1)]
    assert purse(state, 2)["black"] == 5, "the buyer takes none"
    assert purse(state, 0)["black"] == 7


@rule("M7.5")
def test_each_opponent_with_all_effects_before_the_next() -> None:
    """Jasmine: nobody has a choice here, so all happens at once."""
    state = buying("jasmine: gold silver copper", privileges=["", "three", "two"])
    events = state.play("evaluate jasmine")
    assert [data["seat"] for data in every(events, "gave_up")] == [1, 2]


@rule("M7.6", "M7.7", "M7.8", "Q4")
def test_payment_return_and_a_new_tile() -> None:
    """White coins of the price to the supply, the opponents' coins back into their purses, white ones too."""
    state = buying("book: gold white 2 silver / gold white", privileges=["", "two"])
    script(state, "tile clock")
    events = state.play("evaluate book")
    order = ["bought", "moved", "second_seal", "paid", "sent_back", "discarded", "laid_out"]
    assert [kind for kind in kinds(events) if kind in order] == order
    assert character(state, 0) == "gold 2 silver"
    assert purse(state, 1)["white"] == 1
    assert purse(state, 1)["gold"] == 5
    assert view(state)["supply"]["white"] == 13
    assert market(state)[0] == "clock"
    assert edge(state, "clock", 0) == ""
    assert doc(state)["discards"] == "book"


@rule("M7.8", "M17.4")
def test_a_perfume_is_replaced_by_a_perfume() -> None:
    state = buying("rose: gold silver copper")
    script(state, "tile amber")
    state.play("evaluate rose")
    assert market(state)[4] == "amber"


@rule("M7.8", "M11.4")
def test_the_tile_just_bought_is_shuffled_in() -> None:
    """With an empty pile and an empty discard the same tile comes back at once."""
    perfumes = "lavender jasmine musk sandalwood orange_blossom violet myrrh cedar vanilla bergamot"
    state = buying("rose: gold silver copper", market=["amber"], discards=perfumes)
    script(state, "tile rose")
    events = state.play("evaluate rose")
    assert find(events, "reshuffled") == {"pile": "perfumes"}
    assert market(state)[4] == "rose"


@rule("X3", "M7.1a", "M10.4")
def test_cloth() -> None:
    state = buying("cloth: 2 gold 2 turquoise")
    script(state, "privilege two_seal")
    state.play("evaluate cloth")
    assert progress(state)[0] == 4
    assert privileges(state, 0) == "two_seal"


@rule("X4", "M10.2")
def test_silver_jug() -> None:
    state = buying("silver_jug: 2 silver")
    state.play("evaluate silver_jug")
    assert progress(state)[0] == 4
    assert purse(state, 0)["black"] == 6
    assert view(state)["supply"]["black"] == 27


@rule("X8", "M2.4")
def test_a_whole_turn() -> None:
    """Red 0, blue 1, green 2, yellow 3."""
    state = given(
        "mercado",
        market=["cloth: gold turquoise / gold / / gold 2 turquoise"],
        characters=["", "silver"],
        step="action",
    )
    script(state, "coin black", "coin gold", "coin turquoise", "privilege three", "tile clock")
    state.play("draw")
    assert character(state, 0) == "black"
    state.play("gold > cloth")
    state.play("turquoise > cloth")
    state.play("done")
    assert progress(state) == [4, 0, 0, 0]
    assert privileges(state, 0) == "three"
    assert seals(state) == [0, 0, 0, 1]
    assert character(state, 0) == "2 gold 2 turquoise black"
    assert [purse(state, 3)[coin] for coin in ("gold", "turquoise")] == [5, 5]
    assert purse(state, 1)["gold"] == 5
    assert market(state)[0] == "clock"
    assert "cloth" in doc(state)["discards"]
    assert asked(state) == (1, "action")
