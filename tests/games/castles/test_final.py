"""Final scoring: depleted stacks, favors, money, the winner (C12)."""

import pytest

from tests.games.castles.look import PAIR, SALON, ending, every, find, finished, grown, kinds, reasons, view
from trianon import State
from trianon.games.castles.components import FAVOR_NAMES
from trianon.testing import given, rule

# Everything at least once: ten sizes, eight types, two hallways, stairs.
LARGE = grown(
    "great_hall", "hallway", "hallway", "stairs", "crypt", "pantry", "parlor", "nap_room", "sauna",
    "pumpkin_garden", "drawing_room", "forum", "vestibule",
)  # fmt: skip
MEASURES = {
    "count_activity": 1, "count_corridor": 5, "count_downstairs": 1, "count_food": 1,
    "count_living": 3, "count_outdoor": 1, "count_sleeping": 1, "count_utility": 1,
    "area_activity": 500, "area_corridor": 125 + 350 + 2 * 150 + 75, "area_downstairs": 250, "area_food": 100,
    "area_living": 150 + 450 + 600, "area_outdoor": 400, "area_sleeping": 200, "area_utility": 300,
    "small": 5, "large": 5, "square": 2, "round": 2, "cash": 12000,
}  # fmt: skip


def stack_points(state: State, seat: int = 0) -> int:
    """Points for depleted stacks."""
    return sum(sum(reasons(state, seat, why)) for why in ("stack", "stack_hallway", "stack_stairs"))


# --- depleted stacks ----------------------------------------------------------------------------------


@rule("W10", "C12.1")
def test_depleted_stacks() -> None:
    castle = grown("sauna", "kitchen", "laundry_room", "drawing_room", "parlor")
    state = finished(castles=[castle], stacks={"300": "", "450": ""})
    assert reasons(state, 0, "stack") == [6, 2]
    assert state.points()[0] - given("castles", castles=[castle]).points()[0] == 8


@rule("C12.1")
def test_only_the_stack_on_the_board_counts() -> None:
    """A tile of that size in the market, on the deck or on the discard pile does not keep the stack alive."""
    castle = grown("sauna", "kitchen")
    for fields in (
        {"market": ["panic_room"]},
        {"laid": ["panic_room"]},
        {"out": ["panic_room"]},
    ):
        state = finished(castles=[castle], stacks={"300": ""}, last_round=True, **fields)
        assert stack_points(state) == 4
    assert stack_points(finished(castles=[castle], stacks={"300": "panic_room"})) == 0


@rule("C12.1")
def test_hallways_and_stairs_are_stacks_too() -> None:
    """Foyers have none."""
    castle = ["hallway 2 -2 r0 light", "hallway 0 -12 r1 light", "stairs 6 2 r2"]
    assert stack_points(finished(castles=[castle])) == 0
    state = finished(castles=[castle], hallways=0)
    assert reasons(state, 0, "stack_hallway") == [4]
    assert stack_points(state) == 4
    state = finished(castles=[castle], stairs=0)
    assert reasons(state, 0, "stack_stairs") == [2]
    assert stack_points(finished(castles=[castle], hallways=0, stairs=0), 1) == 0


@rule("C12.1", "C10.8")
def test_the_sleeping_reward_of_the_last_round_can_deplete_a_stack() -> None:
    """The Lilac Cabinet is of size 100."""
    state = given(
        "castles", castles=[SALON], rewards=["nap_room"], last_round=True, master=0, active=0,
        stacks={"100": "pantry larder"}, money=[0, 0],
    )  # fmt: skip
    for answer in ("claim nap_room", "look 100", "put pantry", "put larder"):
        events = state.play(answer)
    assert find(events, "final_stack") == {"seat": 0, "room": "", "size": 100, "count": 1, "points": 2}


# --- favors -------------------------------------------------------------------------------------------


@rule("W11", "C12.2")
def test_a_favor_with_a_tie() -> None:
    """Square rooms: yellow 3, green 3, red 1, blue 0."""
    castles = [
        grown("pantry"),
        grown("larder", "buttery", "pink_cabinet"),
        grown("focus_room", "observatory", "lilac_cabinet"),
    ]
    state = ending(seats=4, castles=castles, favors=["square"], master=3, active=3)
    events = state.play("money")
    rows = every(events, "final_favor")
    assert [(row["measure"], row["place"], row["points"]) for row in rows] == [
        (1, 3, 2), (3, 1, 6), (3, 1, 6), (0, 0, 0),
    ]  # fmt: skip
    assert [reasons(state, seat, "favor") for seat in range(4)] == [[2], [6], [6], [0]]


@rule("C12.2")
@pytest.mark.parametrize(
    ("money", "points"),
    [
        ([9000, 8000, 7000, 6000], [8, 4, 2, 1]),
        ([8000, 8000, 8000, 1000], [4, 4, 4, 1]),  # 14 / 3
        ([8000, 8000, 8000, 8000], [3, 3, 3, 3]),  # 15 / 4
        ([9000, 5000, 5000, 5000], [8, 2, 2, 2]),  # 7 / 3
        ([9000, 5000, 5000, 1000], [8, 3, 3, 1]),  # 6 / 2
        ([9000, 7000, 2000, 2000], [8, 4, 1, 1]),  # 3 / 2
        ([9000, 0, 0, 0], [8, 0, 0, 0]),
        ([9000, 9000], [6, 6]),
        ([9000, 10000], [4, 8]),
        ([9000, 0, 9000], [6, 0, 6]),
    ],
)
def test_places_and_ties(money: list[int], points: list[int]) -> None:
    """Tied seats add the points of their places, divide and round down; nothing is worth nothing."""
    state = finished(seats=len(money), money=money, favors=["cash"])
    assert [sum(reasons(state, seat, "favor")) for seat in range(len(money))] == points


@rule("W12", "C12.3")
def test_a_favor_by_size() -> None:
    state = finished(castles=[grown("parlor", "throne_room")], favors=["area_living"])
    assert view(state)["favors"] == [{"favor": "area_living", "measures": [750, 0], "points": [8, 0]}]


@rule("C12.3", "A17", "C9.5")
@pytest.mark.parametrize("favor", MEASURES)
def test_what_every_favor_counts(favor: str) -> None:
    """Hallways are neither small nor round; foyer, hallways, stairs and halls are corridor rooms."""
    state = finished(castles=[LARGE], money=[12000, 0], favors=[favor])
    empty = {"count_corridor": 1, "area_corridor": 125}
    assert view(state)["favors"][0]["measures"] == [MEASURES[favor], empty.get(favor, 0)]


@rule("C12.3")
def test_completed_and_incomplete_count_every_tile() -> None:
    """Both stairs and both pits are completed, the foyer is not."""
    for favor, measure in (("completed", [4, 0]), ("incomplete", [1, 1])):
        assert view(finished(castles=[PAIR], favors=[favor]))["favors"][0]["measures"] == measure
    assert set(MEASURES) | {"completed", "incomplete", "external_doors"} == set(FAVOR_NAMES)
    assert len(FAVOR_NAMES) == 24


@rule("C12.4", "C12.3")
def test_external_doors_of_rooms_that_are_no_corridors() -> None:
    """Two of the cabinet's four doors lead outside; those of hallway and foyer do not count."""
    castle = ["hallway 2 -2 r0 light", "pink_cabinet 6 0 r0"]
    state = finished(castles=[castle], favors=["external_doors"])
    assert view(state)["favors"][0]["measures"] == [2, 0]
    below = ["stairs 6 2 r2", "venus_grotto 12 -2 r0"]
    state = finished(castles=[below], favors=["external_doors"])
    assert view(state)["favors"][0]["measures"] == [1, 0], "doors of downstairs rooms count"


# --- money and the winner -----------------------------------------------------------------------------


@rule("W13", "C12.6")
def test_money() -> None:
    state = finished(money=[29000, 9000])
    assert [reasons(state, seat, "money") for seat in (0, 1)] == [[2], [0]]


@rule("C12.7")
def test_most_points_win() -> None:
    state = finished(seats=3, activity=[5, 10, 0], money=[90000, 0, 0])
    assert state.points() == [14, 10, 0]
    assert state.outcome is not None
    assert state.outcome.ranking == ((0,), (1,), (2,))


@rule("C12.7")
def test_a_tie_goes_to_the_larger_castle() -> None:
    """Foyer, hallways and stairs count: one hallway more decides, money does not."""
    state = finished(castles=[[], ["hallway 2 -2 r0 light"]], money=[9000, 0])
    assert state.points() == [0, 0]
    assert [player["area"] for player in view(state)["players"]] == [125, 275]
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    stairs = finished(castles=[["stairs 6 2 r2"], []], money=[0, 9000])
    assert stairs.outcome is not None
    assert stairs.outcome.winners == (0,)


@rule("C12.7")
def test_then_more_money_wins() -> None:
    state = finished(seats=3, money=[8000, 9000, 9000], castles=[[], ["stairs 6 2 r2"], ["stairs 6 2 r2"]])
    assert state.outcome is not None
    assert state.outcome.winners == (1, 2)
    state = finished(seats=2, money=[8000, 9000])
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


@rule("A14", "C12.7")
def test_then_the_victory_is_shared() -> None:
    state = finished(seats=4, money=[5000, 5000, 5000, 4000])
    assert state.outcome is not None
    assert state.outcome.ranking == ((0, 1, 2), (3,))
    assert view(state)["winners"] == [0, 1, 2]


@rule("A11", "C12.7")
def test_the_highest_of_scores_below_zero_wins() -> None:
    around = [
        "hallway 2 -2 r0 light", "hallway 14 -2 r0 light", "hallway 2 -14 r1 light",
        "hallway 4 -12 r0 light", "stairs 18 -8 r1", "singers_chamber 4 -10 r0",
    ]  # fmt: skip
    state = finished(castles=[around, []])
    assert state.points() == [-3, 0]
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert view(state)["scores"][0]["points"] == -3


@rule("C12.5", "C12.1", "C12.2", "C12.6")
def test_the_final_scoring_is_told_in_order() -> None:
    """Stacks, favors, bonus cards clockwise from the master builder, money; then all is open."""
    state = ending(
        seats=3, master=1, active=1, castles=[["hallway 2 -2 r0 light"]], hallways=0, favors=["cash"],
        bonus=["cash", "stairs", "round"],
    )  # fmt: skip
    events = state.play("money")
    told = [kind for kind in kinds(events) if kind.startswith("final") or kind == "game_ended"]
    assert told == [
        "final_stack",
        *["final_favor"] * 3,
        *["final_card"] * 3,
        *["final_money"] * 3,
        "game_ended",
    ]
    assert [row["seat"] for row in every(events, "final_card")] == [1, 2, 0]
    assert find(events, "game_ended") == {"points": state.points(), "rank": ""}
    assert view(state)["shown"] == [
        [{"card": "cash", "points": 3}], [{"card": "stairs", "points": 0}], [{"card": "round", "points": 0}],
    ]  # fmt: skip
