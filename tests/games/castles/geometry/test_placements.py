"""Where a tile may lie (C7, G11)."""

from tests.games.castles.geometry.build import castle, read
from trianon.games.castles.components import (
    DOORS,
    DOWNSTAIRS,
    FOYER,
    HALLWAY,
    HALLWAYS,
    OUTLINE,
    OUTLINES,
    ROOMS,
    STAIRCASES,
    STAIRS,
    TILE_IDS,
    TILES,
    TYPE,
)
from trianon.games.castles.figures import PACKAGED
from trianon.games.castles.geometry.castle import Castle, new_castle
from trianon.games.castles.geometry.outlines import LIKENESS, canonical
from trianon.games.castles.geometry.placements import OBSTACLES, can_lay, obstacle, placements, why_not
from trianon.games.castles.geometry.spot import REACH, is_spot, r_of, side_of, spot_of, x_of, y_of
from trianon.testing import rule


def says(built: Castle, text: str) -> str:
    """Why a tile may not lie there; the list of placements must say the same."""
    tile, spot = read(text)
    problem = why_not(built, tile, spot)
    assert (canonical(tile, spot) in placements(built, tile)) == (problem == "")
    return problem


@rule("G1")
def test_spots() -> None:
    for x, y, r, side in ((0, 0, 0, 0), (-14, 6, 3, 1), (REACH, -REACH, 2, 0)):
        spot = spot_of(x, y, r, side)
        assert (x_of(spot), y_of(spot), r_of(spot), side_of(spot)) == (x, y, r, side)
        assert is_spot(x, y, r, side)
    for x, y, r, side in ((1, 0, 0, 0), (0, 3, 0, 0), (0, 0, 4, 0), (0, 0, 0, 2), (REACH + 2, 0, 0, 0)):
        assert not is_spot(x, y, r, side)


@rule("G1")
def test_all_tiles_in_one_line_are_within_reach() -> None:
    """The longest castle that could be thought of still has spots."""
    longest = [max(OUTLINES[OUTLINE[tile]][1:]) for tile in range(TILES)]
    line = sum(longest[:ROOMS]) + HALLWAYS * longest[HALLWAY] + STAIRCASES * longest[STAIRS]
    assert line == 816
    assert longest[FOYER] + line + max(longest) < REACH


@rule("G3")
def test_doors_sit_in_the_middle_of_a_wall_piece() -> None:
    for doors in DOORS:
        for x, y, facing in doors:
            assert (x % 2, y % 2) == ((1, 0) if facing % 2 == 0 else (0, 1))


@rule("C7.1", "G2", "G11")
def test_first_placements_of_a_room_with_one_door() -> None:
    """One door at three doors of the foyer: three placements, each with its rotation."""
    spots = placements(new_castle(PACKAGED), TILE_IDS["powder_room"])
    assert [(x_of(spot), y_of(spot), r_of(spot)) for spot in spots] == [(0, -4, 0), (-4, 2, 3), (6, 0, 1)]


@rule("G11")
def test_rotations_that_look_the_same_are_one_placement() -> None:
    """A hallway upside down is the same hallway, a circle with four doors has one rotation."""
    assert [int(LIKENESS[HALLWAY * 4 + r]) for r in range(4)] == [0, 1, 0, 1]
    assert [int(LIKENESS[TILE_IDS["study"] * 4 + r]) for r in range(4)] == [0, 0, 0, 0]
    assert [int(LIKENESS[TILE_IDS["pantry"] * 4 + r]) for r in range(4)] == [0, 1, 0, 1]
    assert [int(LIKENESS[STAIRS * 4 + r]) for r in range(4)] == [0, 1, 2, 3]
    assert len(placements(new_castle(PACKAGED), TILE_IDS["study"])) == 3
    assert canonical(HALLWAY, spot_of(4, -12, 3, 1)) == spot_of(4, -12, 1, 1)


@rule("C7.2", "G5")
def test_overlap_whatever_the_levels() -> None:
    built = castle("stairs 6,2 r2", "armory 12,0 r2")
    assert says(built, "hallway 2,-2") == ""
    built = built.laid(*read("hallway 2,-2"))
    assert says(built, "crypt 6,-4") == "it would overlap another tile"


@rule("C7.3", "G7")
def test_a_door_must_meet_a_door() -> None:
    assert says(new_castle(PACKAGED), "pantry 6,0") == ""
    assert says(new_castle(PACKAGED), "pantry 6,2") == "no door would meet an open door of the castle"
    assert says(new_castle(PACKAGED), "pantry 8,0") == "no door would meet an open door of the castle"
    assert says(new_castle(PACKAGED), "pantry 600,-900") == "no door would meet an open door of the castle"


@rule("C7.4")
def test_other_doors_may_be_blocked() -> None:
    """The Pantry stands before two doors of the hallway, the cabinet before one of the foyer."""
    assert says(castle("hallway 2,-2"), "pantry 6,0") == ""
    assert says(castle("hallway 2,-2"), "pink_cabinet 6,0") == ""


@rule("C7.5")
def test_levels_of_doors() -> None:
    """A downstairs room fits at the dark end only, a ground room at the light end only."""
    built = castle("stairs 6,2 r2")
    assert says(built, "armory 12,0 r2") == ""
    assert says(built, "utility_room 12,2 r2") == "a door would meet a door of the other level"
    assert says(built, "hallway 12,2") == "a door would meet a door of the other level"
    assert says(built, "hallway 12,2 dark") == ""
    assert says(new_castle(PACKAGED), "hallway 6,2 dark") == "a door would meet a door of the other level"
    assert says(new_castle(PACKAGED), "stairs 6,2") == "a door would meet a door of the other level"
    assert says(new_castle(PACKAGED), "pantry 6,0 dark") == "only a hallway has a dark side"


@rule("C7.5", "A9")
def test_one_pair_of_unequal_level_is_enough_to_forbid() -> None:
    """A light hallway that joins the foyer and meets a dark hallway."""
    built = castle("stairs 6,2 r2", "hallway 12,-8 r1 dark")
    assert says(built, "hallway 0,-2") == "a door would meet a door of the other level"


@rule("C7.5")
def test_walls_of_different_levels_may_touch() -> None:
    built = castle("stairs 6,2 r2", "armory 12,0 r2", "hallway 2,-2")
    assert set(built.touching(3)) == {0, 2}


@rule("C7.6", "A2")
def test_stairs_are_not_joined_to_stairs() -> None:
    """Neither dark end to dark end; side by side they may stand."""
    built = castle("stairs 6,2 r2")
    assert says(built, "stairs 12,2") == "stairs would be joined to stairs"
    beside = castle("hallway 2,-2", "stairs 6,0 r3")
    assert says(beside, "stairs 8,0 r3") == ""


@rule("C7.7", "G10")
def test_fences_stay_free() -> None:
    """Neither an old fence nor a new one may touch a room; with free space between all is well."""
    old = castle("porch 2,-4", "hallway -2,-8 r1")
    assert says(old, "pantry 0,-8") == "a fence would touch another tile"
    assert says(old, "pantry 0,-10") == ""
    assert says(castle("hallway -2,-8 r1", "pantry 0,-8"), "porch 2,-4") == "a fence would touch another tile"
    assert says(castle("hallway -2,-8 r1", "pantry 0,-10"), "porch 2,-4") == ""


@rule("C7.8", "A25")
def test_a_door_must_stay_external() -> None:
    """Two of the foyer's three doors are shut by closets; the third takes only a room with a further door."""
    built = castle("powder_room 0,-4", "broom_closet -4,0 r3")
    assert says(built, "cloak_room 6,2 r1") == "no door would lead outside any more"
    assert not can_lay(built, TILE_IDS["cloak_room"])
    assert says(built, "pantry 6,0") == ""
    assert says(built, "hallway 6,2") == ""  # doors of corridors count


@rule("C7.9")
def test_a_hallway_keeps_its_side() -> None:
    built = castle("stairs 6,2 r2", "hallway 12,2 dark")
    assert side_of(built.spots[2]) == 1
    assert {int(side_of(spot)) for spot in placements(built, HALLWAY)} == {0, 1}
    assert {int(side_of(spot)) for spot in placements(new_castle(PACKAGED), HALLWAY)} == {0}


@rule("C7.10")
def test_downstairs_rooms_need_stairs() -> None:
    below = [tile for tile in range(ROOMS) if TYPE[tile] == DOWNSTAIRS]
    assert len(below) == 10
    for tile in below:
        assert not can_lay(castle("hallway 2,-2"), tile)
        assert can_lay(castle("stairs 6,2 r2"), tile)


@rule("C5.4")
def test_every_other_tile_can_be_laid_at_a_foyer() -> None:
    for tile in range(TILES):
        if TYPE[tile] != DOWNSTAIRS:
            assert can_lay(new_castle(PACKAGED), tile)


def test_what_keeps_a_tile_out_of_a_castle() -> None:
    """The obstacle that is named is the one where the tile comes nearest to lying."""

    def named(built: Castle, room: str) -> str:
        return OBSTACLES[obstacle(built, TILE_IDS[room])]

    assert named(new_castle(PACKAGED), "pantry") == ""
    assert named(new_castle(PACKAGED), "armory") == "downstairs"
    sunken = new_castle(PACKAGED)  # only the lower door of its stairs is left
    for room in ("stairs", "powder_room", "broom_closet"):
        sunken = sunken.laid(TILE_IDS[room], placements(sunken, TILE_IDS[room])[0])
    assert named(sunken, "sauna") == "upstairs"
    assert named(sunken, "stairs") == "stairs"
    assert named(sunken, "armory") == ""
