"""A player's turn: buying, paying, money instead (C5)."""

import pytest

import trianon
from tests.games.castles.look import (
    FOODS,
    asked,
    doc,
    find,
    kinds,
    lay_anywhere,
    market,
    money,
    options,
    play,
    view,
)
from trianon import State
from trianon.testing import given, rule

ROW = ["parlor", "sauna", "shed", "study", "pantry"]  # 15, 10, 8, 6, 4 thousand


def shop(**fields: object) -> State:
    """Seat 0 is in turn, seat 1 is master builder; five rooms that fit at a foyer."""
    fields.setdefault("market", ROW)
    return given("castles", **fields)


def why(state: State) -> dict[str, object]:
    """For everything on sale why it cannot be bought."""
    return {offer["room"]: offer["why"] for offer in view(state, 0)["offers"]}


@rule("C5.1", "D3")
def test_one_of_three_actions() -> None:
    state = shop()
    assert options(state) == [*(f"buy {room}" for room in ROW), "hallway", "stairs", "money"]
    buying = state.copy()
    buying.play("buy study")
    assert asked(buying) == (0, "place")
    lay_anywhere(buying)
    assert asked(buying) == (1, "turn")
    for corridor in ("hallway", "stairs"):
        other = state.copy()
        assert find(other.play(corridor), "bought")["price"] == 3000
        assert asked(other) == (0, "place")
        assert view(other)["placing"] == {"seat": 0, "room": corridor}
    assert kinds(state.play("money")) == ["took_money"]
    assert money(state) == [20000, 15000]
    assert asked(state) == (1, "turn")


@rule("C5.1", "C5.3", "D3")
def test_only_what_can_be_paid() -> None:
    """6,000 marks reach for the two cheapest tiles and for corridors; 2,000 for nothing; no debts."""
    state = shop(money=[6000])
    assert options(state) == ["buy study", "buy pantry", "hallway", "stairs", "money"]
    assert why(state) == {
        "parlor": "money", "sauna": "money", "shed": "money", "study": None, "pantry": None,
        "hallway": None, "stairs": None,
    }  # fmt: skip
    assert options(shop(money=[2000])) == ["money"]
    with pytest.raises(trianon.IllegalAction, match="costs 8000"):
        state.play("buy shed")


@rule("C5.1")
def test_hallways_and_stairs_while_the_supply_lasts() -> None:
    state = shop(hallways=0, stairs=1)
    assert "hallway" not in options(state)
    assert why(state)["hallway"] == "supply"
    play(state, "stairs")
    lay_anywhere(state)
    assert view(state)["supply"] == {"hallway": 0, "stairs": 0}
    assert "stairs" not in options(state)


@rule("C5.2")
def test_the_master_builder_is_paid() -> None:
    """Also for a hallway."""
    state = shop(seats=3, master=1, active=0, market=[*ROW, "washroom"])
    assert find(state.copy().play("buy study"), "bought")["other_seat"] == 1
    state.play("hallway")
    assert money(state) == [12000, 18000, 15000]


@rule("C5.2")
def test_the_master_builder_pays_the_bank_also_in_an_extra_turn() -> None:
    """The Larder completes the Pantry: a second purchase, paid to the bank as well."""
    state = shop(
        master=0,
        active=0,
        money=[30000],
        castles=[FOODS[:1]],
        market=["larder", "parlor", "buttery", "shed", "study"],
    )
    events = play(state, "buy larder", "10 -2 r0", "claim pantry")
    assert find(events, "bought") == {
        "seat": 0, "room": "larder", "price": 15000, "coins": 0, "slot": 0, "other_seat": None, "bank": True,
    }  # fmt: skip
    event = find(play(state, "buy shed"), "bought")
    assert (event["bank"], event["other_seat"]) == (True, None)
    assert money(state) == [30000 - 15000 - 6000, 15000]


@rule("C5.2")
def test_money_received_in_the_round_can_be_used() -> None:
    state = shop(money=[15000, 0])
    play(state, "buy parlor")
    lay_anywhere(state)
    assert asked(state) == (1, "turn")
    assert money(state) == [0, 15000]
    assert "buy sauna" in options(state)


@rule("C5.3", "A19")
def test_coins_on_a_tile_help_to_pay() -> None:
    """The master builder gets the whole price."""
    state = shop(money=[2000], market=["parlor", "sauna", "shed", "study +4000", "pantry +1000"])
    assert options(state) == ["buy study", "money"]
    assert find(state.play("buy study"), "bought")["coins"] == 4000
    assert money(state) == [0, 15000 + 6000]
    assert market(state)[3] == ""


@rule("C5.3", "A19")
def test_coins_above_the_price_are_kept() -> None:
    state = shop(money=[0], market=["parlor", "sauna", "shed", "study", "pantry +9000"])
    state.play("buy pantry")
    assert money(state) == [5000, 15000 + 4000]


@rule("C5.4", "D3", "D4")
def test_only_what_can_be_laid_and_then_at_once() -> None:
    """A downstairs room needs stairs first."""
    state = shop(market=["armory", "sauna", "shed", "study", "pantry"])
    assert "buy armory" not in options(state)
    assert why(state)["armory"] == "downstairs"
    with pytest.raises(trianon.IllegalAction, match="cannot be laid"):
        state.play("buy armory")
    state.play("buy sauna")
    spots = view(state, 0)["spots"]
    assert options(state) == [f"{spot['x']} {spot['y']} r{spot['r']}" for spot in spots]
    assert len(options(state)) == 3, "its one door at each door of the foyer"
    events = state.play(options(state)[0])
    assert kinds(events)[:2] == ["laid", "scored"]
    assert doc(state)["castles"][0].count("sauna") == 1


@rule("D4", "C7.9")
def test_the_side_of_a_hallway_is_part_of_its_placement() -> None:
    state = shop(castles=[["stairs 6 2 r2"]], ask="place hallway")
    assert "12 2 r0 dark" in options(state)
    assert "2 -2 r0 light" in options(state)
    assert not {"12 2 r0 light", "2 -2 r0 dark"} & set(options(state))
    event = find(state.play("12 2 r0 dark"), "laid")
    assert event["side"] == "dark"
    assert view(state)["castle_0"][2]["side"] == "dark"


@rule("C5.5")
def test_money_can_always_be_taken() -> None:
    """Who can do nothing else takes it without being asked."""
    assert options(shop(money=[0], hallways=0, stairs=0))[-1] == "money"
    assert "money" in options(shop(money=[90000]))
    state = shop(money=[15000, 0], market=["parlor", "sauna", "shed", "study", ""])
    events = state.play("money")
    assert [event.data["seat"] for event in events if event.kind == "took_money"] == [0, 1]


@rule("C5.6")
def test_an_extra_turn_uses_what_is_left() -> None:
    state = shop(castles=[FOODS[:1]], market=["shed", "sauna", "parlor", "study", "larder"], money=[30000])
    play(state, "buy larder", "10 -2 r0", "claim pantry")
    assert asked(state) == (0, "turn")
    assert options(state) == [
        "buy shed", "buy sauna", "buy parlor", "buy study", "hallway", "stairs", "money",
    ]  # fmt: skip
    assert view(state)["extra"] == 1
    state.play("money")
    assert money(state)[0] == 30000 - 4000 + 5000
    assert asked(state) == (1, "turn")


@rule("A20")
def test_the_bank_never_runs_out() -> None:
    """There are coins for 198,000 marks in the box."""
    state = shop(money=[195000, 195000])
    state.play("money")
    assert money(state) == [200000, 195000]


@rule("D4")
def test_the_only_place_is_asked_for_too() -> None:
    """Whoever buys a tile may look at its place first: until it lies there the purchase can be taken back."""
    state = shop(castles=[["stairs 6 2 r2"], []], market=["bottomless_pit"])
    state.play("buy bottomless_pit")
    assert (asked(state), options(state)) == ((0, "place"), ["12 0 r3"])
    assert not state.is_irreversible
