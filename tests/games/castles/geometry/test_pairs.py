"""Two tiles: overlap, touch, fence."""

import pytest

from tests.games.castles.geometry import plain
from tests.games.castles.geometry.build import placed, read
from trianon.games.castles.components import TILE_IDS
from trianon.games.castles.geometry.outlines import turn_of
from trianon.games.castles.geometry.pairs import fenced_off, on_wall, overlap, touch
from trianon.games.castles.geometry.spot import x_of, y_of
from trianon.testing import rule

# A fence contact is a touch as well.
VECTORS = [
    ("pantry 0,0", "larder 4,4", "touch"),
    ("pantry 0,0", "larder 4,2", "touch"),
    ("pantry 0,0", "larder 6,0", "apart"),
    ("study 0,0", "parlor 6,0", "touch"),
    ("study 0,0", "parlor 4,4", "overlap"),
    ("study 0,0", "parlor 6,2", "apart"),
    ("study 0,0", "pantry 6,0", "touch"),
    ("study 0,0", "pantry 6,4", "apart"),
    ("study 0,0", "pantry 6,6", "apart"),
    ("forum 0,0", "theater 10,0", "touch"),
    ("forum 0,0", "theater 8,8", "apart"),
    ("forum 0,0", "theater 8,6", "touch"),
    ("forum 0,0", "theater 6,6", "overlap"),
    ("forum 0,0", "study 8,8", "apart"),
    ("forum 0,0", "study 10,2", "touch"),
    ("forum 0,0", "study 10,4", "apart"),
    ("vestibule 0,0", "throne_room 12,6", "touch"),
    ("vestibule 0,0", "throne_room 12,4", "overlap"),
    ("vestibule 0,0", "throne_room 14,6", "apart"),
    ("vestibule 0,0", "forum 12,6", "apart"),
    ("vestibule 0,0", "study 12,6", "overlap"),
    ("vestibule 0,0", "pantry 12,6", "overlap"),
    ("vestibule 0,0", "pantry 14,6", "touch"),
    ("vestibule 0,0", "pantry 14,8", "apart"),
    ("sauna 0,0", "pantry 4,0", "touch"),
    ("sauna 0,0", "study 4,-2", "touch"),
    ("porch 0,0", "pantry -4,-4", "touch"),
    ("porch 0,0", "pantry -2,-4", "fence"),
    ("porch 0,0", "pantry 2,-6", "apart"),
    ("porch 0,0", "pantry -4,-2", "touch"),
    ("porch 0,0", "study 8,-6", "apart"),
    ("porch 0,0", "study 6,-6", "fence"),
    ("terrace_gardens 0,0", "vestibule -12,-6", "fence"),
    ("terrace_gardens 0,0", "pantry -4,-2", "touch"),
    ("green_house 0,0", "study 2,-6", "fence"),
    ("green_house 0,0", "study 10,2", "touch"),
    ("green_house 0,0", "pantry -4,0", "apart"),
    ("green_house 0,0 r2", "pantry 2,-4", "touch"),
]


def how(first: str, second: str) -> str:
    """What the engine says about two tiles."""
    a, b = located(first), located(second)
    assert overlap(*a, *b) == overlap(*b, *a)
    if overlap(*a, *b):
        return "overlap"
    assert touch(*a, *b) == touch(*b, *a)
    if fenced_off(*a, *b) or fenced_off(*b, *a):
        assert touch(*a, *b)
        return "fence"
    return "touch" if touch(*a, *b) else "apart"


def located(text: str) -> tuple[int, int, int]:
    tile, spot = read(text)
    return int(turn_of(tile, spot)), int(x_of(spot)), int(y_of(spot))


@rule("G13")
@pytest.mark.parametrize(("first", "second", "expected"), VECTORS)
def test_vectors(first: str, second: str, expected: str) -> None:
    assert how(first, second) == expected


@rule("G13")
def test_the_plain_geometry_agrees_with_the_vectors() -> None:
    for first, second, expected in VECTORS:
        one, other = placed(*read(first)), placed(*read(second))
        relation = ("overlap", "touch", "apart")[plain.relation(one, other) + 1]
        fence = plain.fence_touches(one, other) or plain.fence_touches(other, one)
        assert ("fence" if fence else relation) == expected
    assert len(VECTORS) == 38


@rule("G5", "G6")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("study 0,0", "parlor 4,2", "overlap"),
        ("forum 0,0", "theater 6,8", "touch"),  # two large circles, centres 6 and 8 apart
        ("forum 0,0", "theater 8,4", "overlap"),
        ("forum 0,0", "study 8,6", "overlap"),
        ("foyer 0,0", "vestibule 4,4", "touch"),  # cut corners stand wall to wall
        ("foyer 0,0", "forum 4,4", "apart"),
        ("foyer 0,0", "study 4,4", "overlap"),
        ("foyer 0,0", "forum 4,2", "overlap"),
        ("sauna 0,0", "forum 4,-6", "apart"),  # before the notch of the L
        ("sauna 0,0", "kitchen 2,-4 r2", "touch"),  # two Ls, one in the other
        ("sauna 0,0", "kitchen 2,-2 r2", "overlap"),
    ],
)
def test_corners(first: str, second: str, expected: str) -> None:
    assert how(first, second) == expected


@rule("C8.2", "A1")
def test_one_common_point_is_enough() -> None:
    """Corner to corner, or a circle at a wall."""
    assert how("pantry 0,0", "larder 4,4") == "touch"
    assert how("study 0,0", "pantry 6,0") == "touch"


@rule("G10", "A16")
def test_stone_at_the_ends_of_a_fence() -> None:
    """A corner may stand on the corner of a rectangular garden, but not on the bend of an octagon's fence."""
    for garden, end in (("porch", 10), ("french_gazebo", 8), ("coach_house", 12)):
        assert how(f"{garden} 0,0", f"pantry {end},-4") == "touch"
        assert how(f"{garden} 0,0", f"pantry {end - 2},-4") == "fence"
    assert how("stables 0,0", "pantry 12,-4") == "fence"
    assert how("stables 0,0", "pantry 14,-2") == "touch"  # the point (14,2) is stone


@rule("G10")
def test_fences_turn_with_their_tile() -> None:
    """The fence of a turned garden faces east, south, west."""
    for r, front in enumerate(("2,-4", "4,2", "2,4", "-4,2")):
        assert how(f"porch 0,0 r{r}", f"pantry {front}") == "fence"


@rule("G8")
def test_points_on_a_wall() -> None:
    """Circles have wall only at the points that contacts name, octagons none at their cut corners."""
    study, foyer = TILE_IDS["study"] * 4, TILE_IDS["foyer"] * 4
    assert on_wall(study, 0, 0, 3, 0)
    assert not on_wall(study, 0, 0, 1, 0)
    assert on_wall(foyer, 0, 0, 3, 0)
    assert not on_wall(foyer, 0, 0, 1, 0)
    assert not on_wall(foyer, 0, 0, 0, 0)
