"""Rounds and the refill of the market (C2, C3, C6, C11)."""

import trianon
from tests.games.castles.look import asked, doc, every, find, kinds, market, options, play, view
from trianon import Record, State
from trianon.games.castles.components import SIZES
from trianon.testing import given, play_out, rule, script

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
    """All stacks are empty: deck and new deck are turned to the last card. Version 1 of the rules."""
    state = closing(
        rules=1, market=["", "parlor", "", "shed", "porch"], deck=2, discard={"100": 1}, stacks=NO_STACKS
    )
    events = state.play("money")
    assert kinds(events).count("card_turned") == 2 + 3
    assert kinds(events).count("reshuffled") == 1
    assert market(state) == ["", "parlor +1000", "", "shed +1000", "porch +1000"]
    assert asked(state) == (0, "arrange")
    assert options(state)[:3] == ["parlor > 10000", "shed > 10000", "porch > 10000"]
    play(state, "porch > 10000", "parlor > 6000")
    assert market(state) == ["", "porch +1000", "", "parlor +1000", "shed +1000"]
    assert asked(state)[1] == "turn"


@rule("C3.6", "C4.1", "D2")
def test_the_master_builder_chooses_the_empty_slots() -> None:
    """Version 2: three tiles for five prices; at each price a tile, or none while there are too few."""
    state = closing(market=["", "parlor", "", "shed", "porch"], deck=2, discard={"100": 1}, stacks=NO_STACKS)
    state.play("money")
    tiles = ["parlor", "shed", "porch"]
    assert options(state) == [*(f"{room} > 15000" for room in tiles), "empty > 15000", "keep"]
    events = state.play("shed > 15000")
    assert find(events, "priced") == {"seat": 0, "room": "shed", "slot": 0, "price": 15000}
    assert options(state) == ["parlor > 10000", "porch > 10000", "empty > 10000", "keep"]
    events = state.play("empty > 10000")
    assert find(events, "left_empty") == {"seat": 0, "slot": 1, "price": 10000}
    assert options(state) == ["parlor > 8000", "porch > 8000", "empty > 8000", "keep"]
    state.play("empty > 8000")
    assert options(state) == ["parlor > 6000", "porch > 6000"], "now every tile needs its slot"
    events = state.play("porch > 6000")
    assert kinds(events) == ["priced", "prices_set"]
    assert market(state) == ["shed +1000", "", "", "porch +1000", "parlor +1000"]
    assert asked(state)[1] == "turn"


@rule("C3.6", "C4.2")
def test_one_tile_has_the_choice_of_all_slots() -> None:
    for wanted in range(5):
        state = closing(market=["", "", "shed", "", ""], deck=1, stacks=NO_STACKS, discard={"100": 1})
        state.play("money")
        for price in [15000, 10000, 8000, 6000][:wanted]:
            assert options(state) == [f"shed > {price}", f"empty > {price}"]
            state.play(f"empty > {price}")
        if asked(state)[1] == "arrange":
            state.play(options(state)[0])
        assert [slot for slot, ware in enumerate(market(state)) if ware] == [wanted]
    state = closing(market=["", "", "shed", "sauna", ""], deck=1, stacks=NO_STACKS, discard={"100": 1})
    state.play("money")
    state.play("keep")
    assert market(state) == ["", "", "shed +1000", "sauna +1000", ""]


@rule("C3.7", "C14.1")
def test_the_sizes_of_turned_cards_are_public() -> None:
    state = closing(market=["", "", "crypt", "shed", "porch"], stacks={"300": ""})
    script(state, "card 300", "card 100", "tile pantry", "card 100", "tile larder")
    state.play("money")
    for seat in (None, 0, 1):
        turned = view(state, seat)["deck"]["turned"]
        assert {size: count for size, count in turned.items() if count} == {"100": 2, "300": 1}
        assert view(state, seat)["deck"]["discard"] == 3


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


@rule("C3.8", "C11.1", "C5.4")
def test_a_market_that_stands_still_ends_the_game() -> None:
    """Nothing on sale fits anywhere, and nothing new will come: after the round the points are counted."""
    state = given("castles", castles=[[], []], market=CELLARS, hallways=0, stairs=0)
    events = state.play("money")
    assert "standstill" in kinds(events)
    assert kinds(events)[-1] == "game_ended"
    assert state.decision is None


@rule("C3.8", "C11.1", "C5.4")
def test_what_still_fits_keeps_the_game_going() -> None:
    """One flight of stairs in the supply is enough, or one empty slot."""
    state = given("castles", castles=[[], []], market=CELLARS, hallways=0, stairs=1)
    assert "standstill" not in kinds(state.play("money"))
    assert state.decision is not None


@rule("C3.6")
def test_games_of_version_1_keep_their_rules() -> None:
    """Played on, written down, read and replayed: an empty slot stays empty where it is."""
    state = closing(
        rules=1, market=["", "parlor", "", "shed", "porch"], deck=2, discard={"100": 1}, stacks=NO_STACKS
    )
    play(state, "money", "porch > 10000")
    assert options(state) == ["shed > 6000", "parlor > 6000"]
    game = trianon.game("castles")
    again = game.from_json(doc(state))
    assert (again.game.rules_version, options(again)) == (1, options(state))
    record = Record.from_json(state.record.to_json())
    assert record.rules == 1
    replayed = game.replay(record)
    assert replayed.fingerprint() == state.fingerprint()
    assert options(replayed) == options(state)
    whole = game.version(1).start(2, 5)
    play_out(whole, trianon.Rng(5))
    assert game.replay(whole.record).fingerprint() == whole.fingerprint()
