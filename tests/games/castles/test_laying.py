"""Laying a tile through the game: points now and later, fences, the worked examples (C7, C9, W3 to W9)."""

import itertools
from typing import Final, cast

import pytest

import trianon
from tests.games.castles.look import PAIR, asked, every, find, kinds, options, play, view
from trianon import Event, State
from trianon.games.castles.components import SIDES, TILE_IDS
from trianon.games.castles.geometry.outlines import canonical
from trianon.games.castles.geometry.placements import why_not
from trianon.games.castles.geometry.spot import r_of, spot_of
from trianon.games.castles.tableau import Tableau
from trianon.testing import given, rule

# What the engine says to a person about each obstacle that a view names.
WORDS: Final = {
    None: "",
    "door": "no door would meet an open door of the castle",
    "space": "it would overlap another tile",
    "level": "a door would meet a door of the other level",
    "stairs": "stairs would be joined to stairs",
    "fence": "a fence would touch another tile",
}


def place(tile: str, *castle: str, **fields: object) -> State:
    """Seat 0 has this castle and lays a tile."""
    return given("castles", castles=[list(castle)], ask=f"place {tile}", **fields)


def scored(events: list[Event]) -> tuple[int, int, int, int]:
    """Points of a laid tile: all, base, own bonus, bonuses of older rooms."""
    data = find(events, "scored")
    return data["points"], data["base"], data["own"], data["others"]


def completed(events: list[Event]) -> list[str]:
    """The rooms that were completed."""
    return [data["room"] for data in every(events, "completed")]


@rule("W3", "C9.1", "C9.2", "C9.3", "C9.6")
def test_connected_bonus_now_and_later() -> None:
    state = place("nap_room", "parlor 6 0 r0")
    assert scored(state.play("12 2 r2")) == (4, 2, 2, 0)
    state = place("lilac_cabinet", "parlor 6 0 r0", "nap_room 12 2 r2")
    before = state.points()[0]
    events = state.play("14 -2 r0")
    assert scored(events) == (7, 5, 0, 2)
    assert find(events, "scored")["rooms"] == [{"room": "nap_room", "tile": 2, "points": 2}]
    assert completed(events) == ["nap_room"]
    assert state.points()[0] == before + 7
    assert asked(state) == (0, "stack"), "the sleeping reward"
    play(state, "look 300", "put sauna", "put kitchen")
    assert [tile["size"] for tile in view(state)["deck"]["tiles"]] == [300, 300]


@rule("C9.1", "C9.2", "C9.3")
def test_every_laid_room_says_what_it_gives_now() -> None:
    """Base and bonus as the castle stands, as the score has it; corridors and the foyer give nothing."""
    state = place("lilac_cabinet", "parlor 6 0 r0", "nap_room 12 2 r2", "hallway 2 -2 r0 light")

    def told() -> list[int]:
        return [tile["points"] for tile in view(state)["castle_0"] if "points" in tile]

    assert told() == [4, 4]
    state.play("14 -2 r0")
    assert told() == [4, 6, 5], "the Nap Room counts its new neighbour"
    assert told() == [reason.points for reason in state.scores[0].reasons if reason.why == "room"]


@rule("C7.1", "C7.2", "C7.5", "C7.7")
def test_every_spot_at_a_door_is_legal_or_says_why_not() -> None:
    """Nowhere else would a door meet one of the castle."""
    castle = ["hallway 2 -12 r1 light", "hallway 2 -14 r0 light", "porch 4 -12 r1", "stairs 6 2 r2"]
    met = set()
    for tile in ("gatehouse", "hallway", "bottomless_pit", "piano_room", "stairs"):
        state = place(tile, *castle, "hallway 12 -12 r1 light")
        built = cast("Tableau", state).castles[0]
        seen = view(state, 0)
        why = {**dict.fromkeys(options(state)), **seen["barred"]}
        assert len(why) == len(seen["spots"]) + len(seen["barred"])
        for x, y, r in itertools.product(range(-12, 22, 2), range(-24, 12, 2), range(4)):
            for side in (0, 1) if tile == "hallway" else (0,):
                spot = canonical(TILE_IDS[tile], spot_of(x, y, r, side))
                told = why_not(built, TILE_IDS[tile], spot)
                text = f"{x} {y} r{r_of(spot)}" + (f" {SIDES[side]}" if tile == "hallway" else "")
                if text in why:
                    assert told == WORDS[why[text]]
                    met.add(why[text])
                else:
                    assert told in (WORDS["door"], WORDS["space"])
    assert {None, "space", "fence", "level", "stairs"} <= met


@rule("W4", "C8.2")
def test_touching_without_doors() -> None:
    """A wall beside the stairs counts as touching: an activity room in its place would pay for both."""
    state = place("cloak_room", "hallway 2 -2 r0 light", "stairs 12 0 r3")
    events = state.play("8 0 r2")
    assert completed(events) == ["cloak_room"]
    castle = ["hallway 2 -2 r0 light", "stairs 12 0 r3"]
    state = place("train_room", *castle)  # -1 for each touching corridor, downstairs, living, sleeping room
    both = [spot for spot in view(state, 0)["spots"] if spot["own"] == -2]
    assert {"base": 5, "points": 3} in [{"base": spot["base"], "points": spot["points"]} for spot in both]


@rule("W5", "A24", "C8.2")
def test_a_circle_that_only_seems_to_touch() -> None:
    """Two octagons beside the circle are living rooms, and no penalty is due."""
    state = place("piano_room", "throne_room -14 -2 r0", "vestibule 6 -2 r0")
    assert scored(state.play("0 -6 r0")) == (3, 3, 0, 0)


@rule("W6", "C9.2", "C9.3", "C9.6")
def test_downstairs_and_activity() -> None:
    castle = ["gallery_of_mirrors -14 0 r0", "piano_room -16 4 r0", "stairs -20 2 r0"]
    state = place("armory", *castle)
    events = state.play("-32 0 r0")
    assert scored(events) == (3, 1, 2, 0)
    assert completed(events) == ["stairs"]
    assert asked(state) == (0, "corridor")
    state = place("audience_room", *castle, "armory -32 0 r0")
    assert scored(state.play("-6 -8 r2")) == (5, 7, -4, 2)


@rule("W7", "C9.3", "C10.5")
def test_food_completed() -> None:
    state = given("castles", castles=[["dining_room 6 0 r0"]], money=[30000], market=["gallery_of_mirrors"])
    events = play(state, "buy gallery_of_mirrors", "14 2 r0")
    assert scored(events) == (6, 3, 0, 3)
    assert completed(events) == ["dining_room"]
    assert options(state) == ["claim dining_room", "decline dining_room"]
    assert find(state.play("claim dining_room"), "extra_turn") == {"seat": 0, "room": "dining_room"}
    assert view(state)["turn"] == 0


@rule("W8", "C10.4")
def test_a_downstairs_pair() -> None:
    state = place("crypt", "stairs 6 2 r2", "armory 12 0 r2")
    events = state.play("6 -4 r0")
    assert completed(events) == ["armory"]
    assert find(events, "counted") == {"seat": 0, "room": "armory", "count": 1, "even": False}
    assert asked(state) == (1, "turn"), "an odd one gives nothing"
    state = place("hallway", "stairs 6 2 r2", "armory 12 0 r2", "crypt 6 -4 r0", market=["parlor"])
    events = state.play("4 -12 r1 dark")
    assert completed(events) == ["crypt"]
    assert find(events, "counted")["count"] == 2
    assert asked(state) == (0, "downstairs")
    assert "extra_turn" in kinds(state.play("as food"))
    assert asked(state) == (0, "turn")


@rule("W9", "C10.6", "C9.2")
def test_living_completed() -> None:
    """The penalty of the new room is scored with the new room, not with the reward."""
    castle = ["gallery_of_mirrors -14 0 r0", "hallway -2 -12 r1 light", "porch -14 4 r2"]
    state = place("audience_room", *castle)
    events = state.play("-28 0 r0")
    assert scored(events) == (5, 7, -2, 0)
    assert completed(events) == ["gallery_of_mirrors"]
    before = state.points()[0]
    again = find(state.play("claim gallery_of_mirrors"), "scored_again")
    assert (again["points"], again["base"], again["own"]) == (7, 3, 4)
    assert state.points()[0] == before + 7


@rule("C9.1", "C9.5")
def test_corridors_have_no_base_points_but_serve_others() -> None:
    """Hallway at the Gallery of Mirrors: 2 points for a connected corridor room."""
    state = place("hallway", "gallery_of_mirrors -14 0 r0")
    assert scored(state.play("-2 -12 r1 light")) == (2, 0, 0, 2)
    state = place("stairs")
    assert scored(state.play("6 2 r2")) == (0, 0, 0, 0)


@rule("C9.4")
def test_the_dungeon_counts_itself() -> None:
    state = place("dungeon", "stairs 6 2 r2", market=["parlor"])
    assert {(spot["base"], spot["own"]) for spot in view(state, 0)["spots"]} == {(1, 2)}


@rule("C9.3", "C9.2")
def test_anywhere_means_the_whole_castle() -> None:
    """The Bottomless Pit pays for a garden at the other end of the castle, whichever comes first."""
    state = place("porch", *PAIR[:2])
    spots = view(state, 0)["spots"]
    assert {sum(room["points"] for room in spot["others"]) for spot in spots} == {1}
    state = place("bottomless_pit", "stairs 6 2 r2", "porch -4 -6 r3")
    assert {(spot["base"], spot["own"]) for spot in view(state, 0)["spots"]} == {(3, 1)}


@rule("A15", "C9.2", "C8.1")
def test_rooms_count_not_doors() -> None:
    """The Great Hall and a hallway share three pairs of doors; the Gallery of Mirrors is paid once."""
    state = place("hallway", "great_hall 6 2 r0")
    state.play("6 0 r0 light")
    assert view(state)["castle_0"][2]["doors"].count("c") == 3
    state = place("gallery_of_mirrors", "great_hall 6 2 r0")
    joined = [spot for spot in view(state, 0)["spots"] if spot["own"]]
    assert joined
    assert {spot["own"] for spot in joined} == {2}
    state = place("hallway", "gallery_of_mirrors -14 0 r0")
    assert {spot["points"] for spot in view(state, 0)["spots"]} == {0, 2}


@rule("A11", "C9.2")
def test_scores_may_fall_below_zero() -> None:
    """Four hallways and stairs around the Singers' Chamber: 7 - 5 x 2 in a castle without other points."""
    around = [
        "hallway 2 -2 r0 light", "hallway 14 -2 r0 light", "hallway 2 -14 r1 light",
        "hallway 4 -12 r0 light", "stairs 18 -8 r1",
    ]  # fmt: skip
    state = place("singers_chamber", *around)
    assert state.points() == [0, 0]
    assert scored(state.play("4 -10 r0")) == (-3, 7, -10, 0)
    assert state.points() == [-3, 0]
    assert view(state)["players"][0]["points"] == -3
    state.play("decline singers_chamber")
    assert state.scores[0].points == -3


@rule("C7.7", "G10")
def test_fence_against_fence() -> None:
    """Two gardens back to back between two hallways: touching fences are illegal, a free strip is enough."""
    left = ["hallway 2 -12 r1 light", "hallway 2 -14 r0 light"]
    garden = "porch 4 -12 r1"
    near, far = "hallway 12 -12 r1 light", "hallway 14 -14 r1 light"
    assert "8 -12 r3" in options(place("gatehouse", *left, near)), "without the first garden all is well"
    state = place("gatehouse", *left, garden, near)
    assert "8 -12 r3" not in options(state)
    with pytest.raises(trianon.IllegalAction, match="a fence would touch another tile"):
        state.play("8 -12 r3")
    state = place("gatehouse", *left, garden, far)
    assert "10 -12 r3" in options(state)


@rule("P2", "C9.6", "C10.10")
def test_a_laid_tile_is_scored_before_its_rewards_are_open() -> None:
    state = place("cloak_room", "parlor 6 0 r0", "study -6 0 r0")
    events = state.play("2 -4 r0")
    assert kinds(events) == ["laid", "scored", "completed", "completed"]
    assert sorted(completed(events)) == ["cloak_room", "foyer"]
    assert sorted(row["room"] for row in view(state)["rewards"]) == ["cloak_room", "foyer"]
    assert asked(state) == (0, "reward")
