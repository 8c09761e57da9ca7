"""Relations of rooms and doors (C8), points of laying a tile (C9), examples that are pure geometry (W)."""

import random

from tests.games.castles.geometry.build import castle, quarter_turned, random_castle, read, turned_spot
from trianon.games.castles.components import (
    BONUS_KIND,
    BONUS_KINDS,
    HALLWAY,
    STAIRS,
    TILE_IDS,
    TILES,
    TYPES,
)
from trianon.games.castles.figures import PACKAGED
from trianon.games.castles.geometry.castle import Castle, castle_from, new_castle
from trianon.games.castles.geometry.field import START
from trianon.games.castles.geometry.outlines import canonical
from trianon.games.castles.geometry.placements import placements, why_not
from trianon.games.castles.geometry.points import (
    most_points,
    own_bonus,
    own_bonus_of,
    points_of,
    triggers,
    would_complete,
)
from trianon.games.castles.geometry.spot import r_of, side_of, spot_of, x_of, y_of
from trianon.testing import rule


def triggered_by(castle: Castle, tile: int, spot: int) -> int:
    """What older rooms give because of a tile about to be laid."""
    return sum(points for _, points in triggers(castle, tile, spot))


def points(built: Castle, text: str) -> int:
    """What laying a tile would score."""
    tile, spot = read(text)
    assert why_not(built, tile, spot) == ""
    return int(points_of(built, tile, spot))


def completes(built: Castle, text: str) -> list[str]:
    """Which rooms laying a tile would complete."""
    tile, spot = read(text)
    after = built.laid(tile, spot)
    return [names(after)[i] for i in would_complete(built, tile, spot)]


def names(built: Castle) -> list[str]:
    ids = {tile: name for name, tile in TILE_IDS.items()}
    return [ids[tile] for tile in built.tiles]


def related(built: Castle, rooms: object) -> set[str]:
    assert hasattr(rooms, "__iter__")
    return {names(built)[i] for i in rooms}


# --- relations ----------------------------------------------------------------------------------------


@rule("C8.1")
def test_several_pairs_of_doors_count_once() -> None:
    """A hallway along the Great Hall is joined by three pairs of doors."""
    built = castle("great_hall 6,2", "hallway 6,0")
    assert related(built, built.connected(2)) == {"great_hall"}
    assert built.door_states(2).count("connected") == 3
    assert related(built, built.touching(2)) == {"foyer", "great_hall"}


@rule("C8.2", "W4")
def test_touching_without_doors() -> None:
    built = castle("hallway 2,-2", "stairs 12,0 r3", "cloak_room 8,0 r2")
    assert related(built, built.touching(3)) == {"hallway", "stairs"}
    assert related(built, built.connected(3)) == {"hallway"}


@rule("C8.2", "G6", "W5")
def test_a_circle_that_only_seems_to_touch() -> None:
    built = castle("throne_room -14,-2", "vestibule 6,-2")
    assert points(built, "piano_room 0,-6") == 3
    after = built.laid(*read("piano_room 0,-6"))
    assert related(after, after.touching(3)) == {"foyer"}


@rule("C8.3", "C7.4", "G8")
def test_states_of_doors() -> None:
    """Connected, blocked by the wall of a later tile or an older one, open, shut in at the foyer's corner."""
    built = castle("hallway 2,-2", "pink_cabinet 6,0")
    assert built.door_states(0) == ["connected", "blocked", "external"]
    assert built.door_states(2) == ["connected", "external", "external", "courtyard"]
    assert built.door_states(1)[7:10] == ["connected", "courtyard", "blocked"]
    assert built.door_states(1)[10:13] == ["connected", "external", "external"]


@rule("C8.4", "G9")
def test_doors_into_a_courtyard() -> None:
    """A ring of four hallways: the doors inside lead into a courtyard, those outside do not."""
    built = castle("hallway 2,-2", "hallway 0,-12 r1", "hallway 14,-12 r1", "hallway 2,-12")
    states = built.door_states(1)
    assert states[:6] == ["courtyard"] * 6
    assert states[9:13] == ["external"] * 4
    before = castle("hallway 2,-2", "hallway 0,-12 r1", "hallway 14,-12 r1")
    assert before.door_states(1)[:6] == ["external"] * 6


@rule("C8.4", "G9")
def test_a_gap_between_circle_and_corner_is_a_way_out() -> None:
    """Circles close a space only where they touch: the inside of their box is free."""
    built = castle("parlor 6,0", "study 6,-6", "sitting_room 0,-6")
    assert built.door_states(0) == ["connected", "connected", "external"]
    assert "courtyard" not in [state for i in range(4) for state in built.door_states(i)]


@rule("C8.5", "C10.10")
def test_a_room_with_one_door_completes_itself() -> None:
    assert completes(new_castle(PACKAGED), "powder_room 0,-4") == ["powder_room"]


@rule("C8.5")
def test_a_blocked_door_is_never_connected() -> None:
    """The east door of the foyer is blocked; with the two others connected it is not completed."""
    built = castle("hallway 2,-2", "pink_cabinet 6,0", "washroom -4,0 r3")
    assert built.door_states(0) == ["connected", "blocked", "connected"]
    assert built.missing[0] == 1
    assert not built.completed(0)


@rule("C12.4")
def test_external_doors_without_corridor_rooms() -> None:
    built = castle("hallway 2,-2", "pink_cabinet 6,0")
    assert built.external_doors() == 2
    assert new_castle(PACKAGED).external_doors() == 0
    assert new_castle(PACKAGED).has_external_door()


# --- points -------------------------------------------------------------------------------------------


@rule("W2", "C9.2")
def test_bonus_symbols() -> None:
    def bonus(name: str) -> tuple[int, str, list[str]]:
        tile = TILE_IDS[name]
        listed = [kind for i, kind in enumerate(TYPES) if PACKAGED.bonus_types[tile] >> i & 1]
        return PACKAGED.bonus[tile], BONUS_KINDS[BONUS_KIND[tile]], listed

    assert bonus("east_tapestry_chamber") == (2, "connected", ["activity", "outdoor"])
    for name in ("piano_room", "flute_room", "berchta_room"):
        assert bonus(name) == (-1, "touching", ["living", "sleeping"])
    assert bonus("bottomless_pit") == (1, "anywhere", ["outdoor"])


@rule("W3", "C9.1", "C9.2", "C9.3")
def test_connected_bonus_now_and_later() -> None:
    built = castle("parlor 6,0")
    assert points(built, "nap_room 12,2 r2") == 4
    built = built.laid(*read("nap_room 12,2 r2"))
    assert points(built, "lilac_cabinet 14,-2") == 7
    assert triggers(built, *read("lilac_cabinet 14,-2")) == [(2, 2)]
    assert completes(built, "lilac_cabinet 14,-2") == ["nap_room"]


@rule("W6", "C9.2", "C9.3")
def test_downstairs_and_activity() -> None:
    built = castle("gallery_of_mirrors -14,0", "piano_room -16,4", "stairs -20,2")
    assert points(built, "armory -32,0") == 3
    assert completes(built, "armory -32,0") == ["stairs"]
    built = built.laid(*read("armory -32,0"))
    tile, spot = read("audience_room -6,-8 r2")
    assert points(built, "audience_room -6,-8 r2") == 5
    assert (own_bonus_of(built, tile, spot), triggered_by(built, tile, spot)) == (-4, 2)


@rule("W7", "C9.3")
def test_food_completed() -> None:
    built = castle("dining_room 6,0")
    assert points(built, "gallery_of_mirrors 14,2") == 6
    assert own_bonus_of(built, *read("gallery_of_mirrors 14,2")) == 0
    assert "dining_room" in completes(built, "gallery_of_mirrors 14,2")


@rule("W8")
def test_downstairs_pair() -> None:
    built = castle("stairs 6,2 r2", "armory 12,0 r2")
    assert completes(built, "crypt 6,-4") == ["armory"]
    built = built.laid(*read("crypt 6,-4"))
    assert why_not(built, *read("hallway 4,-12 r1 dark")) == ""
    assert completes(built, "hallway 4,-12 r1 dark") == ["crypt"]


@rule("W9", "C10.6")
def test_living_completed() -> None:
    built = castle("gallery_of_mirrors -14,0", "hallway -2,-12 r1", "porch -14,4 r2")
    tile, spot = read("audience_room -28,0")
    assert completes(built, "audience_room -28,0") == ["gallery_of_mirrors"]
    after = built.laid(tile, spot)
    gallery = TILE_IDS["gallery_of_mirrors"]
    assert PACKAGED.base[gallery] + own_bonus(after, 1) == 7
    assert own_bonus_of(built, tile, spot) == -2
    assert own_bonus(after, 4) == -2


@rule("C9.4")
def test_the_dungeon_counts_itself() -> None:
    built = castle("stairs 6,2 r2", "armory 12,0 r2")
    tile = TILE_IDS["dungeon"]
    spot = placements(built, tile)[0]
    assert own_bonus_of(built, tile, spot) == 2 * 2
    assert own_bonus(built.laid(tile, spot), 3) == 2 * 2


@rule("C9.5")
def test_corridors_are_corridor_rooms_and_never_downstairs() -> None:
    """A dark hallway pays the Venus Grotto as corridor, and the Dungeon nothing."""
    built = castle("stairs 6,2 r2", "venus_grotto 12,-2")
    dark = [spot for spot in placements(built, HALLWAY) if side_of(spot)]
    assert triggered_by(built, HALLWAY, dark[0]) == 1
    assert own_bonus(built, 2) == 2
    with_dungeon = castle("stairs 6,2 r2", "dungeon 12,2 r2")
    dark = [spot for spot in placements(with_dungeon, HALLWAY) if side_of(spot)]
    assert triggered_by(with_dungeon, HALLWAY, dark[0]) == 0


# --- counts and invariants ----------------------------------------------------------------------------


@rule("C12.3", "A17")
def test_counts() -> None:
    built = castle("hallway 2,-2", "stairs 12,0 r3", "cloak_room 8,0 r2")
    assert list(built.of_type) == [0, 3, 0, 0, 0, 0, 0, 1]
    assert list(built.area_of_type) == [0, 350, 0, 0, 0, 0, 0, 100]
    assert (built.area(), built.of_tile(HALLWAY), built.of_tile(STAIRS)) == (450, 1, 1)
    assert (built.of_size(100), built.of_size(150)) == (1, 0)
    assert built.completed_count() == 1
    assert built.numbers()[2:4] == list(read("hallway 2,-2"))


@rule("P12")
def test_completion_is_never_lost() -> None:
    for seed in range(20):
        luck, done = random.Random(seed), 0
        built = new_castle(PACKAGED)
        whole = random_castle(luck, 18, compact=True)
        for i in range(1, whole.count):
            built = built.laid(whole.tiles[i], whole.spots[i])
            assert built.completed_count() >= done
            done = int(built.completed_count())
            assert sum(missing > 0 for missing in built.missing) + done == built.count


@rule("P13", "G1", "G2")
def test_turning_and_shifting_changes_nothing() -> None:
    for seed in range(12):
        luck = random.Random(seed)
        built = random_castle(luck, 4 + seed, compact=seed % 2 == 0)
        turned, shifted = quarter_turned(built), moved(built, 40, -66)
        for tile in luck.sample(range(TILES), 12):
            spots = placements(built, tile)
            here = {canonical(tile, turned_spot(tile, spot)) for spot in spots}
            assert here == set(placements(turned, tile))
            there = [moved_spot(spot, 40, -66) for spot in spots]
            assert there == list(placements(shifted, tile))
            for spot in luck.sample(list(spots), min(3, len(spots))):
                score = points_of(built, tile, spot)
                assert score == points_of(turned, tile, turned_spot(tile, spot))
                assert score == points_of(shifted, tile, moved_spot(spot, 40, -66))
        assert built.external_doors() == turned.external_doors() == shifted.external_doors()


@rule("C9.1", "C9.2", "C9.3")
def test_most_points_are_those_of_the_best_spot() -> None:
    """Found from what the older rooms give, without looking at those that cannot give anything."""
    differing = 0
    for seed in range(12):
        luck = random.Random(seed)
        built = random_castle(luck, 3 + seed)
        for tile in luck.sample(range(TILES), 40):
            spots = placements(built, tile)
            if spots:
                scores = [points_of(built, tile, spot) for spot in spots]
                assert most_points(built, tile, spots) == max(scores)
                differing += max(scores) > min(scores)
    assert differing > 20


def moved(built: Castle, dx: int, dy: int) -> Castle:
    there = castle_from(moved_spot(built.spots[0], dx, dy), PACKAGED)
    for i in range(1, built.count):
        there = there.laid(built.tiles[i], moved_spot(built.spots[i], dx, dy))
    return there


def moved_spot(spot: int, dx: int, dy: int) -> int:
    return int(spot_of(x_of(spot) + dx, y_of(spot) + dy, r_of(spot), side_of(spot)))


@rule("P10", "G11")
def test_the_order_of_laying_does_not_change_the_options() -> None:
    """The same castle, built in another order, offers the same spots in the same order."""
    one = castle("hallway 2,-2", "parlor 6,0", "pantry -4,2")
    other = castle("pantry -4,2", "parlor 6,0", "hallway 2,-2")
    for tile in range(TILES):
        assert list(placements(one, tile)) == list(placements(other, tile))


def test_a_castle_is_a_value() -> None:
    """Laying a tile leaves the castle as it was."""
    for seed in range(5):
        built = random_castle(random.Random(seed), 10)
        before = (built.numbers(), list(built.missing), list(built.doors), list(built.field.words))
        for tile in range(TILES):
            for spot in list(placements(built, tile))[:3]:
                built.laid(tile, spot)
        assert before == (built.numbers(), list(built.missing), list(built.doors), list(built.field.words))


def test_a_castle_that_rested_is_the_same() -> None:
    """Its field comes back with every cell and door as soon as somebody asks."""
    for seed in range(5):
        built = random_castle(random.Random(seed), 14)
        words = list(built.field.words)
        spots = [list(placements(built, tile)) for tile in range(TILES)]
        built.rest()
        assert len(built.field.words) == 0
        assert list(built.ground().words) == words
        built.rest()
        assert [list(placements(built, tile)) for tile in range(TILES)] == spots


def test_a_castle_may_grow_in_one_direction() -> None:
    """The field grows with it; a second castle at the far end has the same options as the first."""
    built = new_castle(PACKAGED)
    step = 0
    while built.count < 40:
        built = built.laid(HALLWAY, spot_of(6 + 12 * step, 2, 0))
        step += 1
    assert built.field.span > START
    assert why_not(built, HALLWAY, spot_of(6 + 12 * step, 2, 0)) == ""
    assert spot_of(6 + 12 * step, 2, 0) in placements(built, HALLWAY)
    assert built.completed_count() == 0
    assert built.door_states(39)[6] == "external"
