"""Completion rewards one by one, in any order, or declined (C10)."""

import pytest

import trianon
from tests.games.castles.look import (
    FOODS,
    FULL_FOYER,
    PAIR,
    SALON,
    asked,
    doc,
    every,
    find,
    kinds,
    lay_anywhere,
    money,
    options,
    play,
    view,
)
from trianon import State
from trianon.testing import given, rule, script

FLUTE = ["flute_room 6 0 r0", "cloak_room 8 -4 r0", "pantry 12 0 r0"]  # the Flute Room is completed
GARDEN = ["green_house 6 -2 r0", "pantry 16 0 r0"]  # the Green House is completed


def resolving(castle: list[str], *rooms: str, **fields: object) -> State:
    """Seat 0 has these rewards open; afterwards the other seat is in turn."""
    return given("castles", castles=[castle], rewards=list(rooms), **fields)


@rule("C10.2")
def test_activity_gives_five_points() -> None:
    state = given("castles", castles=[FLUTE[:2]], ask="place pantry")
    before = state.points()[0]
    events = state.play("12 0 r0")
    assert [row["room"] for row in every(events, "completed")] == ["flute_room"]
    events = state.play("claim flute_room")
    assert find(events, "won_points") == {"seat": 0, "room": "flute_room", "points": 5}
    assert state.points()[0] == before + 2 + 5
    assert [reason.points for reason in state.scores[0].reasons if reason.why == "activity"] == [5]


@rule("C10.7")
def test_outdoor_gives_money_from_the_bank() -> None:
    state = given("castles", castles=[GARDEN[:1]], ask="place pantry")
    state.play("16 0 r0")
    assert find(state.play("claim green_house"), "won_money")["money"] == 10000
    assert money(state) == [25000, 15000]


@rule("C10.6")
def test_living_scores_the_room_once_more_as_the_castle_is_now() -> None:
    """The Parlor, 1 for each connected activity room, between foyer, piano, flute and a closet: 4 + 2."""
    castle = ["parlor 6 0 r0", "piano_room 6 -6 r0", "berchta_room 12 0 r0", "cloak_room 6 6 r2"]
    state = resolving(castle, "parlor")
    before = state.points()[0]
    again = find(state.play("claim parlor"), "scored_again")
    assert (again["points"], again["base"], again["own"]) == (6, 4, 2)
    assert state.points()[0] == before + 6
    assert doc(state)["again"][0] == "parlor 6"


@rule("C10.1", "D5")
def test_every_reward_may_be_declined() -> None:
    state = resolving(FLUTE, "flute_room", "cloak_room")
    before = state.points()[0]
    assert sorted(options(state)) == sorted(
        ["claim flute_room", "claim cloak_room", "decline flute_room", "decline cloak_room"]
    )
    events = play(state, "decline cloak_room", "decline flute_room")
    assert [row["room"] for row in every(events, "declined")] == ["cloak_room", "flute_room"]
    assert state.points()[0] == before
    assert asked(state) == (1, "turn")


@rule("C10.1", "D5", "P3")
def test_the_order_is_free_and_each_reward_comes_once() -> None:
    for first, second in (("flute_room", "cloak_room"), ("cloak_room", "flute_room")):
        state = resolving(FLUTE, "flute_room", "cloak_room")
        state.play(f"claim {first}")
        if asked(state)[1] == "bonus":
            state.play(options(state)[0])
        assert [row["room"] for row in view(state)["rewards"]] == [second]
        with pytest.raises(trianon.IllegalAction):
            state.play(f"claim {first}")


@rule("C10.3", "D6", "P4")
def test_corridor_gives_a_free_hallway_or_stairs() -> None:
    state = given("castles", castles=[FULL_FOYER[:2]], ask="place study", money=[0])
    state.play("-6 0 r0")
    assert asked(state) == (0, "corridor")
    assert options(state) == ["take hallway", "take stairs", "decline"]
    declined = state.copy()
    assert "declined" in kinds(declined.play("decline"))
    assert view(declined)["supply"] == {"hallway": 5, "stairs": 4}
    assert find(state.play("take hallway"), "took") == {"seat": 0, "room": "hallway"}
    assert view(state)["supply"] == {"hallway": 4, "stairs": 4}
    assert money(state) == [0, 15000]
    assert asked(state) == (0, "place")
    events = state.play(options(state)[0])
    assert kinds(events)[:2] == ["laid", "scored"]


@rule("C10.3", "P2")
def test_a_free_tile_scores_and_completes_like_a_bought_one() -> None:
    """The Gallery of Mirrors, 2 for every connected corridor room; what the hallway completes is open too."""
    castle = ["gallery_of_mirrors -14 0 r0", "parlor 6 0 r0", "cloak_room 2 -4 r0"]
    state = resolving(castle, "foyer")
    before = state.points()[0]
    play(state, "claim foyer", "take hallway")
    spots = view(state, 0)["spots"]
    best = max(range(len(spots)), key=lambda number: int(spots[number]["points"]))
    assert spots[best]["points"] == 2
    state.play(options(state)[best])
    assert state.points()[0] == before + 2


@rule("C10.3", "A13", "P4")
def test_a_second_corridor_reward_in_the_same_turn_is_lost() -> None:
    """The free hallway completes the stairs, whose reward comes too late."""
    castle = ["cloak_room 2 -4 r0", "stairs 6 2 r2", "study -6 0 r0"]
    state = resolving(castle, "foyer")
    play(state, "claim foyer", "take hallway")
    events = state.play("12 2 r0 dark")
    assert [row["room"] for row in every(events, "completed")] == ["stairs"]
    assert find(events, "lost") == {"seat": 0, "room": "stairs", "number": 1, "tile": 2, "type": "corridor"}
    assert asked(state) == (1, "turn")


@rule("C10.3", "C10.1")
def test_a_declined_corridor_reward_leaves_the_next_one() -> None:
    """Foyer and stairs are completed together; the limit counts only what is taken."""
    castle = [*FULL_FOYER[:1], *PAIR[:2], "study -6 0 r0"]
    state = resolving(castle, "foyer", "stairs 1")
    assert sorted(options(state)) == ["claim foyer", "claim stairs 1", "decline foyer", "decline stairs 1"]
    state.play("decline foyer")
    assert asked(state) == (0, "corridor")
    assert "take hallway" in options(state)
    state = resolving(castle, "foyer", "stairs 1")
    play(state, "claim foyer", "decline")
    assert asked(state) == (0, "corridor")
    state = resolving(castle, "foyer", "stairs 1")
    play(state, "claim stairs 1", "take stairs")
    events = state.play(options(state)[0])
    assert [row["room"] for row in every(events, "lost")] == ["foyer"]


@rule("C10.3", "A13")
def test_an_empty_supply_loses_the_corridor_reward() -> None:
    state = given("castles", castles=[FULL_FOYER[:2]], ask="place study", hallways=0, stairs=0)
    assert find(state.play("-6 0 r0"), "lost")["room"] == "foyer"
    assert asked(state) == (1, "turn")
    state = given("castles", castles=[FULL_FOYER[:2]], ask="place study", hallways=0)
    state.play("-6 0 r0")
    assert options(state) == ["take stairs", "decline"]


@rule("C10.5", "C5.6", "A4", "P4", "P5")
def test_food_gives_an_extra_turn_at_once() -> None:
    """Before the other reward, which waits; then before the next player."""
    state = resolving(FOODS, "pantry", "larder")
    assert find(state.play("claim larder"), "extra_turn")["room"] == "larder"
    assert asked(state) == (0, "turn")
    assert view(state)["rewards"] == [
        {"tile": 1, "room": "pantry", "type": "food", "number": 0, "waiting": True}
    ]
    state.play("money")
    assert asked(state) == (0, "reward"), "back in the turn below"
    assert options(state) == ["claim pantry", "decline pantry"]
    state.play("claim pantry")
    assert asked(state) == (0, "turn"), "two food rooms give two extra turns"
    state.play("money")
    assert asked(state) == (1, "turn")
    assert money(state)[0] == 15000 + 2 * 5000


@rule("C10.5", "P1", "P5")
def test_extra_turns_within_extra_turns() -> None:
    """The Larder completes the Pantry, in the extra turn the Buttery completes the Larder."""
    state = given("castles", castles=[FOODS[:1]], market={6000: "larder", 4000: "buttery"}, money=[20000])
    play(state, "buy larder", "10 -2 r0", "claim pantry")
    assert view(state)["extra"] == 1
    play(state, "buy buttery", "14 0 r0", "claim larder")
    assert view(state)["extra"] == 2
    assert asked(state) == (0, "turn")
    state.play("money")
    assert (asked(state), view(state)["extra"]) == ((1, "turn"), 0)
    assert money(state) == [20000 - 10000 + 5000, 15000 + 10000]


@rule("C10.5", "A13", "P1")
def test_the_corridor_limit_starts_anew_in_an_extra_turn() -> None:
    """The outer turn has used its corridor reward; in the extra turn the stairs give another one."""
    castle = ["cloak_room 2 -4 r0", "stairs 6 2 r2", *(shifted_food())]
    state = resolving(castle, "pantry", used=True, money=[90000])
    state.play("claim pantry")
    play(state, "hallway", "12 2 r0 dark")
    assert asked(state) == (0, "corridor")
    state.play("take hallway")
    state.play(options(state)[0])
    assert view(state)["extra"] == 0


def shifted_food() -> list[str]:
    """Pantry and Larder at the west door of the foyer; the Pantry is completed."""
    return ["pantry -4 2 r0", "larder -8 2 r0"]


@rule("A13", "A4")
def test_a_lost_corridor_reward_is_not_saved_for_an_extra_turn() -> None:
    """The foyer's reward uses up that of the turn, so the one of the stairs is lost before the extra turn."""
    castle = [*PAIR, "pantry 0 -4 r1", "larder 0 -8 r1"]
    state = resolving(castle, "foyer", "stairs 1", "pantry")
    play(state, "claim foyer", "take hallway")
    events = lay_anywhere(state)
    assert find(events, "lost")["room"] == "stairs"
    state.play("decline larder")  # the hallway completed it
    assert options(state) == ["claim pantry", "decline pantry"]
    events = state.play("claim pantry")
    assert "extra_turn" in kinds(events)
    assert "take hallway" not in options(state)
    state.play("money")
    assert asked(state) == (1, "turn")


@rule("A4", "C10.4", "C10.6")
def test_a_waiting_reward_is_worth_what_it_is_worth_then() -> None:
    """The Hole, 1 for each sleeping room anywhere, waits while the extra turn adds the Nap Room."""
    castle = [*PAIR, "pantry 0 -4 r1", "larder 0 -8 r1"]
    state = resolving(castle, "the_hole", "pantry", market={4000: "nap_room"})
    play(state, "claim pantry", "buy nap_room", "-2 -12 r0", "decline larder")
    assert asked(state) == (0, "downstairs")
    assert find(state.play("as living"), "scored_again")["points"] == 3 + 1


# --- sleeping -----------------------------------------------------------------------------------------


@rule("C10.8", "D8", "A18")
def test_two_tiles_of_a_stack_go_on_the_deck_in_the_chosen_order() -> None:
    state = resolving(SALON, "nap_room", laid=["crypt"], market=["shed", "", "", "", "porch"])
    state.play("claim nap_room")
    assert asked(state) == (0, "stack")
    assert options(state) == [*(f"look {size}" for size in doc(state)["stacks"]), "decline"]
    events = state.play("look 300")
    tiles = doc(state)["stacks"]["300"].split()
    assert find(events, "looked") == {"seat": 0, "size": 300, "count": 9, "rooms": tiles}
    assert options(state) == [*(f"put {tile}" for tile in tiles), "done"]
    events = play(state, "put kitchen", "put sauna")
    assert find(events, "put_back") == {"seat": 0, "size": 300, "count": 7}
    assert doc(state)["laid"] == ["crypt by 0", "kitchen by 0", "sauna by 0"]
    assert "sauna" not in doc(state)["stacks"]["300"]
    play(state, "money")
    assert [text.split()[0] for text in doc(state)["market"][1:4]] == ["sauna", "kitchen", "crypt"]


@rule("C10.8", "D8")
def test_one_tile_or_none() -> None:
    state = resolving(SALON, "nap_room")
    play(state, "claim nap_room", "look 300", "put kitchen", "done")
    assert doc(state)["laid"] == ["kitchen by 0"]
    state = resolving(SALON, "nap_room")
    before = view(state)["stacks"]["300"]
    events = play(state, "claim nap_room", "look 300", "done")
    assert find(events, "put_back")["count"] == before
    assert doc(state)["laid"] == []
    state = resolving(SALON, "nap_room")
    assert "declined" in kinds(play(state, "claim nap_room", "decline"))
    assert asked(state) == (1, "turn")


@rule("C10.8")
def test_the_last_tile_of_a_stack() -> None:
    """A second one is not there to be chosen; empty stacks are not offered."""
    state = resolving(SALON, "nap_room", stacks={"300": "sauna", "350": ""})
    state.play("claim nap_room")
    assert "look 350" not in options(state)
    play(state, "look 300", "put sauna")
    assert doc(state)["stacks"]["300"] == ""
    assert asked(state) == (1, "turn")


@rule("C10.8")
def test_in_the_last_round_the_tiles_leave_the_game() -> None:
    """They lie on the discard pile and run the stack down."""
    state = resolving(SALON, "nap_room", last_round=True, stacks={"300": "sauna kitchen"})
    events = play(state, "claim nap_room", "look 300", "put sauna", "put kitchen")
    assert [row["last"] for row in every(events, "put")] == [True, True]
    assert (doc(state)["laid"], doc(state)["out"]) == ([], ["sauna by 0", "kitchen by 0"])
    assert view(state)["stacks"]["300"] == 0


@rule("C10.8", "D8")
def test_with_all_stacks_empty_there_is_nothing_to_look_at() -> None:
    empty = dict.fromkeys(doc(given("castles"))["stacks"], "")
    state = given("castles", castles=[SALON[:2]], ask="place lilac_cabinet", stacks=empty)
    assert find(state.play("14 -2 r0"), "lost")["room"] == "nap_room"


# --- utility ------------------------------------------------------------------------------------------


@rule("C10.9", "D9", "C10.10")
def test_one_of_two_bonus_cards_is_kept() -> None:
    """No limit to the hand; the other card goes under the deck."""
    state = given("castles", ask="place cloak_room", bonus=["cash hallways stairs"])
    state.play("2 -4 r0")
    script(state, "bonus square", "bonus round")
    events = state.play("claim cloak_room")
    assert [row["card"] for row in every(events, "drew")] == ["square", "round"]
    assert asked(state) == (0, "bonus")
    assert options(state) == ["keep square", "keep round"]
    events = state.play("keep round")
    assert find(events, "kept_card") == {"seat": 0, "card": "round"}
    assert find(events, "returned") == {"seat": 0, "card": "square"}
    assert doc(state)["bonus"][0].split() == ["hallways", "stairs", "round", "cash"]
    assert doc(state)["under"] == ["square by 0"]


@rule("C10.9", "A22")
def test_a_nearly_empty_bonus_deck() -> None:
    """One card is taken without a choice, none gives nothing."""
    every_card = doc(given("castles"))["bonus_deck"].split()
    state = resolving(["cloak_room 2 -4 r0"], "cloak_room", bonus=["", " ".join(every_card[1:])])
    events = state.play("claim cloak_room")
    assert find(events, "kept_card")["card"] == every_card[0]
    assert asked(state) == (1, "turn")
    state = given("castles", ask="place cloak_room", bonus=["", " ".join(every_card)])
    assert find(state.play("2 -4 r0"), "lost")["room"] == "cloak_room"
    assert asked(state) == (1, "turn")


@rule("C10.9", "C1.8")
def test_returned_cards_come_last_and_in_order() -> None:
    every_card = doc(given("castles"))["bonus_deck"].split()
    under = [f"{card} by 1" for card in ("square", "cash", "round")]
    rest = [card for card in every_card if card not in ("square", "cash", "round")]
    state = resolving(["cloak_room 2 -4 r0"], "cloak_room", bonus=["", " ".join(rest)], under=under)
    state.play("claim cloak_room")
    assert sorted(options(state)) == ["keep cash", "keep square"]
    state.play("keep square")
    assert doc(state)["under"] == ["round by 1", "cash by 0"]
