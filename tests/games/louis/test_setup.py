"""Setting up, the course of a game, general rules (L1, L2)."""

from typing import cast

import pytest

import trianon
from tests.games.louis.court import court, evaluate
from tests.games.louis.look import decks, display, find, hand, intrigues, missions, numbers, of, side, stones
from trianon import State
from trianon.testing import play_out, rule
from trianon.testing.conformance import check_components

LOUIS = trianon.game("louis")


def table(seats: int, **options: object) -> State:
    return LOUIS.start(seats=seats, seed=seats, **options)


@rule("L1.1")
def test_all_tiles_lie_front_up() -> None:
    """Twelve tiles, each with its front, without stones of a player."""
    state = table(3)
    for tile in range(1, 13):
        assert side(state, tile) == "front"
        assert stones(state, tile) == [0, 0, 0]


@rule("L1.2", "L3.1")
def test_louis_waits_beside_the_money_cards() -> None:
    """Louis is on no tile until the first money card sends him to one of the tiles 1 to 4."""
    _, events = LOUIS.start_with_events(seats=3, seed=3)
    kinds = [event.kind for event in events]
    assert "money_card" in kinds[kinds.index("round_began") :]
    assert find(events, "money_card")["tile"] in (1, 2, 3, 4)


@rule("L1.2")
def test_all_coats_are_in_the_supply() -> None:
    """Sixty coats; nobody has one."""
    state = table(4)
    assert decks(state)["coats"] == 60
    assert numbers(state, "coats") == [0, 0, 0, 0]


@rule("L1.3", "L2.3")
def test_only_four_money_cards_are_in_the_game() -> None:
    """In four rounds four different ones of eight come up; any of the eight can."""
    seen = set()
    for seed in range(20):
        state, events = LOUIS.start_with_events(seats=2, seed=seed)
        assert decks(state)["money"] == 3
        events += play_out(state, trianon.Rng(seed))
        cards = [str(event["card_id"]) for event in of(events, "money_card")]
        assert len(cards) == len(set(cards)) == 4
        assert decks(state)["money"] == 0
        seen.update(cards)
    assert len(seen) == 8


@rule("L1.4", "L3.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_decks_after_the_deal(seats: int) -> None:
    """12 intrigue cards, 30 influence cards less five for everybody, 40 missions less two for everybody."""
    found = decks(table(seats))
    assert found["intrigue"] == 12
    assert found["influence"] == 30 - 5 * seats
    assert (found["light"], found["medium"], found["dark"]) == (20 - seats, 12 - seats, 8)


@rule("L1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_begins_with(seats: int) -> None:
    """16 stones, 5 louisdor and those of the first money card, a light and a medium mission in hand."""
    state, events = LOUIS.start_with_events(seats=seats, seed=seats)
    amount = cast("int", find(events, "money_card")["amount"])
    assert numbers(state, "money") == [5 + amount] * seats
    own, general = numbers(state, "own"), numbers(state, "general")
    assert [one + two for one, two in zip(own, general, strict=True)] == [16] * seats
    for seat in range(seats):
        assert [mission[0] for mission in missions(state, seat)] == ["a", "b"]
        assert (len(hand(state, seat)), intrigues(state, seat), display(state, seat)) == (5, [], [])


@rule("L1.6")
def test_who_starts_can_be_chosen_or_is_drawn() -> None:
    """The option `first` names the seat; otherwise chance does, and every seat can come."""
    for seat in range(4):
        assert table(4, first=seat).view(None)["start"] == seat
    assert {LOUIS.start(seats=3, seed=seed).view(None)["start"] for seed in range(40)} == {0, 1, 2}


@rule("L1.7", "E1")
@pytest.mark.parametrize(
    ("seats", "own", "general"),
    [(2, [11, 10], [5, 6]), (3, [11, 11, 10], [5, 5, 6]), (4, [11, 11, 10, 9], [5, 5, 6, 7])],
)
def test_stones_by_place_in_the_turn_order(seats: int, own: list[int], general: list[int]) -> None:
    """Four players: own supplies 11, 11, 10, 9 and general supplies 5, 5, 6, 7, from the start player on."""
    for first in range(seats):
        state = table(seats, first=first)
        order = [(first + place) % seats for place in range(seats)]
        assert [numbers(state, "own")[seat] for seat in order] == own
        assert [numbers(state, "general")[seat] for seat in order] == general


@rule("L1.8", "L10.1")
def test_neutral_stones_only_with_two_players() -> None:
    """Eight neutral stones, all on tiles after the beginning of the first influence phase; none otherwise."""
    state = table(2)
    tiles = cast("list[dict[str, int]]", state.view(None)["tiles"])
    assert cast("int", state.view(None)["neutral"]) + sum(tile["neutral"] for tile in tiles) == 8
    for seats in (3, 4):
        assert table(seats).view(None)["neutral"] is None


@rule("L2.1", "L2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_rounds_and_the_start_marker(seats: int) -> None:
    """Exactly four rounds; each is started by the left neighbour of the one before."""
    for seed in range(5):
        state, events = LOUIS.start_with_events(seats=seats, seed=seed, first=1)
        events += play_out(state, trianon.Rng(seed))
        began = of(events, "round_began")
        assert [event["round"] for event in began] == [1, 2, 3, 4]
        assert [event["first"] for event in began] == [(1 + place) % seats for place in range(4)]
        assert state.decision is None


@rule("L2.1", "L4.2", "L7.1")
def test_the_phases_follow_each_other() -> None:
    """Supply, influence, evaluation, missions: in every round, in this order."""
    order = ["supply", "influence", "evaluation", "missions", "over"]
    for seed in range(10):
        state = LOUIS.start(seats=3, seed=seed)
        seen = [(1, 0)]
        while state.decision is not None:
            view = state.view(None)
            seen.append((cast("int", view["round"]), order.index(str(view["phase"]))))
            play_out(state, trianon.Rng(seed), most=1)
        assert seen == sorted(seen)
        assert {phase for _, phase in seen} >= {1, 3} or {phase for _, phase in seen} >= {1, 2}
        assert state.view(None)["phase"] == "over"


@rule("L2.5.4", "L1.5")
def test_sixteen_stones_at_any_time() -> None:
    """A stone is in one of both supplies or on a tile."""
    for seats in (2, 3, 4):
        state = table(seats)
        while state.decision is not None:
            check_components(state)
            on_tiles = [sum(stones(state, tile)[seat] for tile in range(1, 13)) for seat in range(seats)]
            total = zip(numbers(state, "own"), numbers(state, "general"), on_tiles, strict=True)
            assert [sum(parts) for parts in total] == [16] * seats
            play_out(state, trianon.Rng(seats), most=7)


@rule("L2.7")
def test_an_empty_influence_deck_is_made_of_the_discard_pile() -> None:
    """Cannot happen in a game: with all thirty cards out the one just discarded comes back."""
    first = "anne philippe marie dauphin montespan conde"
    rest = "colbert maintenon valliere turenne mazarin louvois"
    hands = (f"{first} {first}", f"{rest} {rest}", "joker joker joker joker joker joker")
    state = court(hands=hands, display=("b11", "", ""))
    assert decks(state)["influence"] == 0
    events = state.play("exchange conde with b11")
    assert find(events, "drew_influence") == {"seat": 0, "card": "conde"}
    assert state.view(None)["discard"] == []


@rule("L2.7")
def test_louisdor_never_run_out() -> None:
    """More than the 72 in the box."""
    state = court(money=(80, 80, 80))
    evaluate(state)
    assert min(numbers(state, "money")) > 80
