"""Rounds and the refill of the market (C2, C3, C6, C11)."""

from tests.games.castles.look import asked, doc, every, find, kinds, market, options, play, view
from trianon import State
from trianon.games.castles.components import SIZES
from trianon.testing import given, rule, script

NO_STACKS = {str(size): "" for size in SIZES}


def closing(**fields: object) -> State:
    """Two players; the master builder, seat 1, has the last turn of a round, then the market is refilled."""
    return given("castles", master=1, active=1, **fields)


@rule("C2", "C6.2")
def test_the_order_of_a_round() -> None:
    """Prices by the master builder, the left neighbour first, the master builder last; the stone moves on."""
    state = given("castles", seats=3, master=1, active=1, ask="arrange")
    assert asked(state) == (1, "arrange")
    state.play("keep")
    for seat in (2, 0, 1):
        assert asked(state) == (seat, "turn")
        assert view(state)["turn"] == seat
        events = state.play("money")
    assert kinds(events) == ["took_money", "coins_added", "round_began"]
    assert asked(state) == (2, "arrange")
    assert (view(state)["master"], view(state)["round"]) == (2, 2)


@rule("C3.1", "P9")
def test_every_empty_slot_is_filled_and_the_rest_stays() -> None:
    state = closing(market=["parlor", "", "shed +1000", "", ""])
    script(state, "card 300", "tile sauna", "card 100", "tile pantry", "card 300", "tile kitchen")
    events = state.play("money")
    assert [(row["room"], row["slot"], row["from"]) for row in every(events, "drawn")] == [
        ("sauna", 1, "stack"), ("pantry", 3, "stack"), ("kitchen", 4, "stack"),
    ]  # fmt: skip
    assert market(state) == ["parlor +1000", "sauna", "shed +2000", "pantry", "kitchen"]
    assert doc(state)["deck"] == 22 - 3
    assert doc(state)["discard"]["300"] == 2


@rule("C3.1", "C4.2")
def test_a_full_market_turns_no_card() -> None:
    """The new master builder may rearrange it all the same."""
    state = closing()
    before = doc(state)
    events = state.play("money")
    assert "card_turned" not in kinds(events)
    assert doc(state)["deck"] == before["deck"]
    assert asked(state) == (0, "arrange")
    assert len(options(state)) == 5 + 1


@rule("C3.2", "A18", "P6")
def test_tiles_on_the_deck_come_first_from_the_top() -> None:
    """The later one lies on top; the third slot gets a card."""
    state = closing(market=["", "", "", "shed", "porch"], laid=["sauna", "scullery"])
    script(state, "card 300", "tile kitchen")
    events = state.play("money")
    assert [(row["room"], row["from"]) for row in every(events, "drawn")] == [
        ("scullery", "deck"), ("sauna", "deck"), ("kitchen", "stack"),
    ]  # fmt: skip
    assert len(every(events, "card_turned")) == 1
    assert doc(state)["laid"] == []


@rule("C3.2")
def test_tiles_on_the_deck_wait_for_an_empty_slot() -> None:
    state = closing(market=["", "parlor", "crypt", "shed", "porch"], laid=["sauna", "scullery"])
    events = state.play("money")
    assert "card_turned" not in kinds(events)
    assert doc(state)["laid"] == ["sauna by 0"]
    assert market(state)[0] == "scullery"


@rule("C3.3")
def test_a_card_of_an_empty_stack_is_discarded() -> None:
    state = closing(market=["", "parlor", "crypt", "shed", "porch"], stacks={"300": ""})
    script(state, "card 300", "card 300", "card 100", "tile pantry")
    events = state.play("money")
    turned = [(row["size"], row["empty"]) for row in every(events, "card_turned")]
    assert turned == [(300, True), (300, True), (100, False)]
    assert doc(state)["discard"]["300"] == 2
    assert doc(state)["deck"] == 22 - 3


@rule("C3.4", "C3.5", "A7", "P6")
def test_the_discard_pile_makes_a_new_deck() -> None:
    """With the card just turned; the cards put away at set-up stay away."""
    state = closing(market=["", "", "", "shed", "porch"], deck=1, discard={"100": 2})
    assert doc(state)["cards"]["600"] == 5
    script(state, "card 300", "tile sauna", "card 300", "tile kitchen", "card 100", "tile pantry")
    events = state.play("money")
    told = kinds(events)
    assert told.index("reshuffled") > told.index("drawn")
    assert told.count("last_round") == 1
    assert market(state)[:3] == ["sauna", "kitchen", "pantry"]
    assert find(events, "round_began")["last"] is True
    left = doc(state)
    assert (left["deck"], sum(left["cards"].values()), left["cards"]["100"]) == (1, 1, 1)
    assert (left["discard"]["300"], left["discard"]["100"], left["last_round"]) == (1, 1, True)


@rule("C3.5", "A8")
def test_a_deck_used_up_exactly() -> None:
    state = closing(market=["", "parlor", "crypt", "shed", "porch"], deck=1, discard={"100": 2})
    events = state.play("money")
    assert "reshuffled" not in kinds(events)
    assert "last_round" in kinds(events)
    assert view(state)["last_round"] is True
    two = closing(market=["", "parlor", "crypt", "shed", "porch"], deck=2, discard={"100": 2})
    two.play("money")
    assert view(two)["last_round"] is False


@rule("C3.6", "A21", "P6")
def test_slots_without_any_tile_stay_empty() -> None:
    """All stacks are empty: deck and new deck are turned to the last card."""
    state = closing(market=["", "parlor", "", "shed", "porch"], deck=2, discard={"100": 1}, stacks=NO_STACKS)
    events = state.play("money")
    assert kinds(events).count("card_turned") == 2 + 3
    assert kinds(events).count("reshuffled") == 1
    assert market(state) == ["", "parlor +1000", "", "shed +1000", "porch +1000"]
    assert asked(state) == (0, "arrange")
    assert options(state)[:3] == ["parlor > 10000", "shed > 10000", "porch > 10000"]
    play(state, "porch > 10000", "parlor > 6000")
    assert market(state) == ["", "porch +1000", "", "parlor +1000", "shed +1000"]
    assert asked(state)[1] == "turn"


@rule("C6.1")
def test_a_coin_on_every_tile_that_is_left() -> None:
    """No limit, and nothing for empty slots."""
    state = closing(market=["parlor +9000", "", "crypt", "shed", "porch"])
    events = state.play("money")
    assert find(events, "coins_added") == {
        "money": 1000,
        "rooms": ["parlor", "crypt", "shed", "porch"],
        "slots": [0, 2, 3, 4],
    }
    assert market(state)[0] == "parlor +10000"
    assert market(state)[2:] == ["crypt +1000", "shed +1000", "porch +1000"]
    assert "+" not in market(state)[1]


@rule("C6.2")
def test_the_stone_goes_round_the_table() -> None:
    state = given("castles", seats=3, master=2, active=2)
    state.play("money")
    assert view(state)["master"] == 0


@rule("C11.1", "C2")
def test_the_last_round_is_played_to_its_end() -> None:
    """Everybody has a turn; then no coins, no new master builder, but the final scoring."""
    state = given("castles", seats=3, master=0, active=0, ask="arrange", last_round=True)
    state.play("keep")
    for seat in (1, 2, 0):
        assert asked(state) == (seat, "turn")
        events = state.play("money")
    assert state.decision is None
    assert "coins_added" not in kinds(events)
    assert kinds(events)[-1] == "game_ended"
    assert view(state)["master"] == 0
    assert view(state)["over"] is True


@rule("C11.1")
def test_the_round_before_the_last_one_does_not_end_the_game() -> None:
    state = closing(market=["", "parlor", "crypt", "shed", "porch"], deck=1, discard={"100": 2})
    state.play("money")
    state.play("keep")
    assert asked(state) == (1, "turn")
    state.play("money")
    state.play("money")
    assert view(state)["over"] is True


CELLARS = [
    "bottomless_pit",
    "fungus_room",
    "the_hole",
    "mold_room",
    "knight_room",
]  # without stairs nobody has a place


@rule("C11.1", "C5.4")
def test_a_market_that_stands_still_ends_the_game() -> None:
    """Nothing on sale fits anywhere, and nothing new will come: after the round the points are counted."""
    state = given("castles", castles=[[], []], market=CELLARS, hallways=0, stairs=0)
    events = state.play("money")
    assert "standstill" in kinds(events)
    assert kinds(events)[-1] == "game_ended"
    assert state.decision is None


@rule("C11.1", "C5.4")
def test_what_still_fits_keeps_the_game_going() -> None:
    """One flight of stairs in the supply is enough, or one empty slot."""
    state = given("castles", castles=[[], []], market=CELLARS, hallways=0, stairs=1)
    assert "standstill" not in kinds(state.play("money"))
    assert state.decision is not None
