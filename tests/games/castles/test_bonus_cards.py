"""The 27 bonus cards (C12.5)."""

import pytest

from tests.games.castles.look import PAIR, finished, grown, reasons, view
from tests.games.castles.test_final import LARGE
from trianon.games.castles.components import BONUS_CARD_NAMES
from trianon.testing import given, rule

# What each card gives for LARGE with 12,000 marks. Sizes: one tile each.
EXPECTED = {
    "all_sizes": 8, "all_types": 7, "hallways": 2, "stairs": 2, "square": 2, "round": 2, "cash": 2,
    "type_activity": 2, "type_corridor": 5, "type_downstairs": 2, "type_food": 3, "type_living": 6,
    "type_outdoor": 2, "type_sleeping": 3, "type_utility": 2,
    "size_100": 2, "size_150": 2, "size_200": 2, "size_250": 2, "size_300": 2,
    "size_350": 3, "size_400": 3, "size_450": 3, "size_500": 3, "size_600": 3,
}  # fmt: skip


def worth(card: str, castle: list[str], marks: int = 0) -> int:
    """The points of one card at the end."""
    state = finished(castles=[castle], bonus=[card], money=[marks, 0])
    assert len(reasons(state, 0, "card")) == 1
    assert not reasons(state, 1, "card")
    return reasons(state, 0, "card")[0]


@rule("C12.5", "A17")
@pytest.mark.parametrize(("card", "points"), EXPECTED.items())
def test_every_card_in_a_large_castle(card: str, points: int) -> None:
    """Two hallways do not make rooms of size 150, nor round ones."""
    assert worth(card, LARGE, 12000) == points


@rule("C12.5", "C1.1")
@pytest.mark.parametrize("card", BONUS_CARD_NAMES)
def test_an_empty_castle(card: str) -> None:
    """The foyer is a corridor room."""
    assert worth(card, []) == (1 if card == "type_corridor" else 0)


@rule("C12.5")
def test_all_cards_are_spoken_of() -> None:
    assert set(EXPECTED) | {"completed", "external_doors"} == set(BONUS_CARD_NAMES)
    assert len(BONUS_CARD_NAMES) == 27


@rule("C12.5")
def test_all_sizes_and_all_types_need_all_of_them() -> None:
    """Without the Great Hall a size is missing, but no type: the foyer serves as corridor."""
    rooms = [
        "stairs",
        "crypt",
        "pantry",
        "parlor",
        "nap_room",
        "sauna",
        "pumpkin_garden",
        "drawing_room",
        "forum",
    ]
    assert worth("all_sizes", grown(*rooms, "vestibule")) == 0
    assert worth("all_types", grown(*rooms)) == 7
    assert worth("all_types", grown(*rooms[2:])) == 0


@rule("C12.5")
def test_several_rooms_of_a_kind() -> None:
    bedrooms = grown("nap_room", "solar", "dressing_room")
    assert worth("type_sleeping", bedrooms) == 9
    assert worth("size_200", bedrooms) == 6
    assert worth("size_350", grown("salon", "train_room")) == 6
    assert worth("type_living", grown("parlor", "study", "salon")) == 6
    assert worth("square", grown("pantry", "larder", "observatory")) == 3
    assert worth("round", grown("parlor", "study", "forum")) == 3
    assert worth("hallways", ["hallway 2 -2 r0 light", "stairs 6 2 r2", "hallway 12 2 r0 dark"]) == 2
    assert worth("stairs", PAIR) == 4


@rule("C12.5", "C12.3")
def test_completed_rooms_count_in_pairs() -> None:
    """Of every two completed tiles one point; hallways, stairs and foyer are rooms as well."""
    assert worth("completed", PAIR) == 2
    assert worth("completed", PAIR[:3]) == 1
    assert worth("completed", [*PAIR, "tasso_room -4 -8 r0"]) == 2, "with the foyer five"


@rule("A3", "C12.4", "C12.5")
def test_external_doors_count_as_in_the_favor() -> None:
    """One point for two doors; corridor rooms and doors into courtyards do not count."""
    castle = ["hallway 2 -2 r0 light", "pink_cabinet 6 0 r0"]
    assert worth("external_doors", castle) == 1
    assert worth("external_doors", ["great_hall 6 2 r0"]) == 0
    for rooms in (castle, grown("parlor", "study"), grown("parlor", "pantry"), LARGE):
        state = finished(castles=[rooms], favors=["external_doors"], bonus=["external_doors"])
        measure = view(state)["favors"][0]["measures"][0]
        assert reasons(state, 0, "card") == [measure // 2]
    assert worth("external_doors", grown("parlor")) == 1, "three doors"


@rule("C12.5", "C12.6")
@pytest.mark.parametrize(("marks", "points"), [(4000, 0), (5000, 1), (14000, 2), (29000, 5)])
def test_cash_counts_money_without_spending_it(marks: int, points: int) -> None:
    assert worth("cash", [], marks) == points
    state = finished(bonus=["cash"], money=[marks, 0])
    assert state.points()[0] == points + marks // 10000


@rule("C12.5")
def test_a_seat_sees_what_its_cards_are_worth_now() -> None:
    state = given("castles", castles=[PAIR], bonus=["stairs cash"], money=[12000])
    assert view(state, 0)["cards"] == [{"card": "stairs", "points": 4}, {"card": "cash", "points": 2}]
