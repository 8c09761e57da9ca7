"""Louis XIV: what greedy knows, and that it knows nothing else."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest

import trianon
from tests.bots.support import choice, chosen, possible_world
from trianon import arena
from trianon.games.louis.appraisal import COAT, Wishes
from trianon.games.louis.components import MISSION_IDS
from trianon.games.louis.figures import PACKAGED
from trianon.games.louis.knowledge import worth
from trianon.testing import given

NO_CHIPS = [0, 0, 0, 0, 0]


def turn(state: trianon.State) -> list[str]:
    """The answers of one turn: the card, and every stone."""
    said = []
    while state.decision is not None and state.decision.ask in ("turn", "path"):
        said.append(chosen(state))
        state.play(said[-1])
    return said


def last_turn(**fields: object) -> trianon.State:
    """Two seats, the last turn of the game: 3 stones, no louisdor, the royal ladies out of reach."""
    tiles = {1: "front 0 4", 2: "back 0 4", 3: "back 0 2", 4: "back 0 2", 5: "front 0 0 +4"}
    common: dict[str, object] = {"round": 4, "money": [0, 0], "own": [3, 0], "louis": 1, "tiles": tiles}
    return given("louis", seats=2, **{**common, **fields})


def tables(seats: int, seed: int) -> Iterator[trianon.State]:
    """Positions of a game that greedy plays, now and then at random; a few for every question."""
    state, rng = trianon.game("louis").start(seats=seats, seed=seed), trianon.Rng(seed)
    seen = Counter[str]()
    while (decision := state.decision) is not None:
        seen[decision.ask] += 1
        if len(decision.options) > 1 and seen[decision.ask] <= 2:
            yield state
        is_random = rng.below(8) == 0
        state.play_at(rng.below(len(decision.options)) if is_random else choice(state))


# --- placing stones ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mission", "card", "tile"), [("b01", "marie", 3), ("b03", "dauphin", 4)])
def test_it_wins_the_tile_whose_chip_completes_its_mission(mission: str, card: str, tile: int) -> None:
    """A scepter at hand: b01 also asks for a ring, b03 for a helmet."""
    state = last_turn(chips=["scepter"], missions=[mission], hands=["marie dauphin"])
    assert turn(state) == [f"play {card} place", f"put {tile}", f"put {tile}", f"put {tile}"]


def test_a_stone_beside_others_is_enough_where_the_chip_can_be_bought() -> None:
    tiles = {1: "back 0 4", 3: "front 0 5", 5: "front 0 0 +4"}
    state = last_turn(tiles=tiles, chips=["scepter"], missions=["b01"], money=[3], hands=["marie joker"])
    said = turn(state)
    assert "put 3" in said
    assert said.count("put 3") < 3


def test_three_stones_for_two_coats() -> None:
    tiles = dict.fromkeys((1, 2, 3, 4), "back 0 3") | {9: "front 0 0 +4", 11: "front 0 0 +4"}
    state = last_turn(tiles=tiles, hands=["turenne turenne"])
    assert turn(state) == ["play turenne place", "put 10", "put 10", "put 10"]


def test_the_king_is_worth_a_crown() -> None:
    """The second would get the letter too, but only with a crown the mission is paid."""
    neutral = "back 0 0 +4"
    tiles = {1: "back 0 3", 2: "back 0 2", 3: "back 0 3", 4: neutral, 8: "front 0 4", 9: "front 0 3"}
    state = last_turn(tiles=tiles, louis=2, missions=["a04"], hands=["philippe philippe"])
    assert turn(state) == ["play philippe place", "put 2", "put 2", "put 2"]


def test_it_takes_stones_back_when_it_has_none_and_keeps_the_better_cards() -> None:
    state = given("louis", seats=2, own=[0, 8], hands=["conde joker joker", "joker joker"])
    assert chosen(state) == "play conde take"
    state.play("play conde take")
    assert chosen(state) == "take 3"


def test_the_path_goes_on_as_it_was_planned() -> None:
    """The stones of a turn bring what the card was worth when it was chosen."""
    for seed in range(4):
        state = trianon.game("louis").start(seats=2, seed=seed)
        while state.decision is not None and state.decision.ask == "turn":
            said = turn(state)
            assert said[0].endswith("take") or said[1].startswith("put"), said
            if said[0].endswith("take"):
                state.play(chosen(state))


# --- evaluation -------------------------------------------------------------------------------------------


def buying(tile: int, **fields: object) -> trianon.State:
    pending = {"tile": tile, "present": "1 2"}
    return given("louis", seats=2, step="buy", tiles={tile: [1, 2]}, pending=pending, **fields)


def test_it_buys_the_missing_chip() -> None:
    assert chosen(buying(3, money=[3], chips=["scepter"], missions=["b01"])) == "buy"


def test_it_keeps_its_money_for_the_chip_that_completes_a_mission() -> None:
    """Of two tiles it can pay for only one."""
    pending = {"tile": 1, "present": "1 2"}
    tiles = {1: [1, 2], 3: [1, 2]}
    fields = {"tiles": tiles, "pending": pending, "round": 4, "louis": 2, "money": [3]}
    assert (
        chosen(given("louis", seats=2, step="buy", chips=["scepter"], missions=["b01"], **fields))
        == "do not buy"
    )
    assert chosen(given("louis", seats=2, step="buy", chips=["scepter"], missions=["c01"], **fields)) == "buy"


def test_an_intrigue_card_is_played_where_it_decides() -> None:
    chips, missions = ["ring"], ["b01"]
    common = {"seats": 2, "tile": 1, "louis": 2, "turn": 0, "intrigue": ["anne"]}
    common |= {"chips": chips, "missions": missions}
    assert chosen(given("louis", tiles={1: "back 1 2"}, **common)) == "place 2 from own"
    assert chosen(given("louis", tiles={1: "back 2 2"}, **common)) == "place 1 from general"
    assert chosen(given("louis", tiles={1: "back 3 1"}, **common)) == "keep"
    assert chosen(given("louis", tiles={1: "back 0 6"}, **common)) == "keep"


def test_it_decides_a_tie_with_its_mission() -> None:
    pending = {"tile": 1, "present": "2 2"}
    state = given("louis", seats=2, step="favour", tiles={1: "back 2 2"}, pending=pending, display=["c07"])
    assert chosen(state) == "use c07"


def test_a_stone_of_conde_goes_where_it_wins() -> None:
    """Tile 9 comes after tile 6, and one stone breaks the tie for a crown."""
    pending = {"tile": 6, "present": "3 0"}
    tiles = {6: [3, 0], 9: "front 2 2"}
    state = given(
        "louis", seats=2, step="conde", tiles=tiles, pending=pending, chips=["ring"], missions=["b01"]
    )
    assert chosen(state) == "put 9 from general"


def test_stones_left_lying_are_coats_at_the_end() -> None:
    pending = {"tile": 8, "present": "2 0"}
    state = given("louis", seats=2, round=4, step="maintenon", tiles={8: [2, 0]}, pending=pending)
    assert chosen(state).startswith("put 2+0")


# --- missions ---------------------------------------------------------------------------------------------


def test_it_fulfils_what_it_can_and_saves_the_crown() -> None:
    state = given("louis", seats=2, step="missions", chips=["scepter ring crown"], missions=["b05"])
    assert chosen(state) == "fulfil b05 with scepter ring"


def test_it_pays_so_that_both_missions_are_fulfilled() -> None:
    chips, missions = ["scepter ring letter helmet"], ["a03 b01"]
    state = given("louis", seats=2, step="missions", chips=chips, missions=missions)
    said = []
    while (
        state.decision is not None and state.decision.ask in ("missions", "deck") and state.decision.seat == 0
    ):
        said.append(chosen(state))
        state.play(said[-1])
    assert "fulfil b01 with scepter ring" in said


def test_it_keeps_the_chip_that_serves_its_missions() -> None:
    state = given("louis", seats=2, step="keep", chips=["scepter helmet"], missions=["c04 a06"])
    assert chosen(state) == "keep helmet"
    state = given("louis", seats=2, step="keep", chips=["crown helmet"], missions=["c04 a06"])
    assert chosen(state) == "keep crown"


def test_supply_missions_are_used() -> None:
    state = given("louis", seats=2, round=2, step="supply", display=["a03 b05 c02"], general=[6])
    said = []
    while state.decision is not None and state.decision.ask == "supply":
        said.append(chosen(state))
        state.play(said[-1])
    assert sorted(said) == ["use a03", "use b05", "use c02"]


def test_easy_missions_are_drawn_and_hard_ones_replaced() -> None:
    state = given("louis", seats=2, step="deck", pending={"draws": 1, "mission": None}, missions=["a01"])
    assert chosen(state) == "draw light"
    pending = {"mission": "a19"}
    state = given("louis", seats=2, step="replace", pending=pending, display=["a19"], missions=["a03 c05"])
    assert chosen(state) == "replace c05"


def test_what_chips_are_worth() -> None:
    """A pair that pays is worth a mission; after the last round a chip is a coat."""
    early, late = Wishes(PACKAGED, [MISSION_IDS["b01"]], 3), Wishes(PACKAGED, [MISSION_IDS["b01"]], 0)
    assert early.chips([1, 0, 1, 0, 0]) > 5.0 > early.chips([1, 0, 0, 1, 0])
    assert early.chips([0, 0, 0, 0, 1]) > early.chips([1, 0, 0, 0, 0]) > early.chips([0, 1, 0, 0, 0])
    assert late.chips([1, 1, 0, 0, 0]) == 2 * COAT
    assert late.chips([1, 0, 1, 0, 0]) == 5.0
    assert late.chips(NO_CHIPS) == early.chips(NO_CHIPS) == 0.0


# --- honesty and strength ---------------------------------------------------------------------------------


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_things_do_not_change_a_choice(seats: int) -> None:
    asked = set()
    for number, state in enumerate(tables(seats, seats)):
        decision = state.decision
        assert decision is not None
        asked.add(decision.ask)
        expected = worth(possible_world(state), trianon.Rng(1))
        assert len(expected) == len(decision.options)
        other = state.determinize(decision.seat, trianon.Rng(number))
        assert other.fingerprint() != state.fingerprint()
        assert worth(other, trianon.Rng(2)) == expected
    assert {"turn", "path", "take", "supply", "buy", "missions", "deck"} <= asked


def test_thinking_changes_nothing_in_the_world() -> None:
    for state in tables(2, 9):
        world = possible_world(state)
        before = json.dumps(world.to_json())
        worth(world, trianon.Rng(1))
        assert json.dumps(world.to_json()) == before


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    """It wins practically every game; a few are enough to see that nothing is broken."""
    names = ["greedy", *["random"] * (seats - 1)]
    report = arena.Report().add_all(arena.run(arena.pairings("louis", names, 4, seed=seats)))
    best = report.lines[0]
    assert best.bot == "greedy"
    assert best.rate >= 0.75
