"""The printed figures: their totals as the rules give them, and a few rows read from them by hand."""

from collections import Counter

from trianon.games.castles import components as printed
from trianon.games.castles.components import DOORS, NAMES, ROOMS, SIZE, TILE_IDS, TYPE, TYPES
from trianon.games.castles.figures import PACKAGED
from trianon.games.castles.geometry.outlines import bodies_of, contacts_of, fences_of
from trianon.testing import rule

# By size: for each type how many tiles, their base points and their bonus.
TABLE = {
    100: {"food": (3, 2, 0), "utility": (3, 1, 0), "living": (3, 5, 0)},
    150: {"activity": (3, 3, -1), "downstairs": (3, 3, 1), "living": (3, 4, 1)},
    200: {"utility": (3, 2, 0), "food": (3, 1, 3), "sleeping": (3, 2, 2)},
    250: {"outdoor": (3, 1, 1), "downstairs": (3, 2, 2), "activity": (3, 4, -1)},
    300: {"utility": (3, 3, 0), "food": (3, 1, 3), "sleeping": (3, 3, 2)},
    350: {"living": (2, 3, 2), "corridor": (2, 1, 1), "activity": (2, 5, -1)},
    400: {"living": (2, 3, 2), "outdoor": (2, 2, 1), "sleeping": (2, 4, 2)},
    450: {"living": (2, 2, 3), "outdoor": (2, 3, 1), "downstairs": (2, 1, 2)},
    500: {"activity": (2, 6, -2), "outdoor": (2, 4, 1), "downstairs": (2, 1, 2)},
    600: {"living": (2, 1, 4), "outdoor": (2, 5, 1), "activity": (2, 7, -2)},
}
EXCEPTIONS = {"crypt": 1, "venus_grotto": 1}  # their bonus is smaller


def kind(tile: int) -> str:
    return TYPES[TYPE[tile]]


def test_rooms_of_every_size_and_type() -> None:
    for size, rows in TABLE.items():
        tiles = [tile for tile in range(ROOMS) if SIZE[tile] == size]
        assert Counter(kind(tile) for tile in tiles) == {name: row[0] for name, row in rows.items()}
        for tile in tiles:
            _, base, bonus = rows[kind(tile)]
            assert (PACKAGED.base[tile], PACKAGED.bonus[tile]) == (base, EXCEPTIONS.get(NAMES[tile], bonus))
    assert tuple(TABLE) == printed.SIZES


def test_totals() -> None:
    counts = Counter(kind(tile) for tile in range(ROOMS))
    assert counts == {
        "living": 14, "activity": 12, "outdoor": 11, "downstairs": 10,
        "food": 9, "utility": 9, "sleeping": 8, "corridor": 2,
    }  # fmt: skip
    assert sum(counts.values()) == ROOMS == 75
    small = sum(SIZE[tile] <= printed.SMALL_UPTO for tile in range(ROOMS))
    assert (small, ROOMS - small) == (5 * printed.TILES_PER_SMALL_SIZE, 5 * printed.TILES_PER_LARGE_SIZE)
    assert len(set(NAMES)) == printed.TILES == 78
    assert sum(PACKAGED.base) == 207
    assert sum(len(doors) for doors in DOORS[:ROOMS]) == 205


def test_special_tiles() -> None:
    special = [printed.FOYER, printed.HALLWAY, printed.STAIRS]
    assert [NAMES[tile] for tile in special] == ["foyer", "hallway", "stairs"]
    assert [SIZE[tile] for tile in special] == [125, 150, 75]
    assert [len(DOORS[tile]) for tile in special] == [3, 14, 2]
    assert {kind(tile) for tile in special} == {"corridor"}
    assert (len(printed.FOYERS), printed.HALLWAYS, printed.STAIRCASES) == (4, 9, 6)


def test_cards_favors_and_set_up() -> None:
    assert len(printed.BONUS_CARD_NAMES) == printed.BONUS_CARDS == 27
    assert printed.BONUS_CARD_NAMES[printed.CARD_TYPE :][:8] == tuple(f"type_{name}" for name in TYPES)
    assert printed.BONUS_CARD_NAMES[printed.CARD_SIZE :] == tuple(f"size_{size}" for size in printed.SIZES)
    assert PACKAGED.card_points[printed.CARD_SIZE :] == [2] * 5 + [3] * 5
    per_type = dict(zip(TYPES, PACKAGED.card_points[printed.CARD_TYPE :], strict=False))
    assert {name for name, points in per_type.items() if points == 3} == {"sleeping", "food"}
    assert {name for name, points in per_type.items() if points == 1} == {"corridor"}
    assert len(printed.FAVOR_NAMES) == printed.FAVORS == 24
    assert printed.FAVOR_NAMES[printed.FAVOR_CASH] == "cash"
    for seats in (1, 2, 3, 4):
        assert len(printed.PRICES[seats]) == (0, 3, 5, 6, 7)[seats]
        assert printed.CARDS_IN_DECK[seats] == (33 if seats == 1 else 11 * seats)
    assert sum(printed.PRICES[4]) == 46000
    assert printed.ROOM_CARDS_PER_SIZE * len(printed.SIZES) == 50


@rule("G4")
def test_outlines() -> None:
    """The area of the box and of the contacts of each outline."""

    def area(boxes: tuple[printed.Rectangle, ...]) -> int:
        return len({(x, y) for x0, y0, x1, y1 in boxes for x in range(x0, x1) for y in range(y0, y1)})

    areas = {name: (area(bodies_of(tile)), area(contacts_of(tile))) for name, tile in TILE_IDS.items()}
    assert areas["pantry"] == (16, 16)
    assert areas["study"] == (36, 0)
    assert areas["sauna"] == (48, 48)
    assert areas["forum"] == (100, 60)
    assert areas["vestibule"] == (112, 96)
    assert areas["foyer"] == (36, 20)
    assert (areas["hallway"], areas["stairs"]) == ((24, 24), (12, 12))


@rule("G10")
def test_fences() -> None:
    assert fences_of(TILE_IDS["porch"]) == ((1, 0, 9, 0),)
    assert fences_of(TILE_IDS["pumpkin_garden"]) == ((1, 0, 7, 0),)
    assert fences_of(TILE_IDS["coach_house"]) == ((1, 0, 11, 0),)
    assert fences_of(TILE_IDS["stables"]) == ((2, 0, 12, 0),)
    assert len(fences_of(TILE_IDS["green_house"])) == 5
    assert sum(bool(fences_of(tile)) for tile in range(printed.TILES)) == 11


def test_every_door_lies_on_the_wall() -> None:
    """Also on the walls of circles and octagons, and never on a fence."""
    for tile in range(printed.TILES):
        for x, y, _ in DOORS[tile]:
            assert any(x0 <= x <= x1 and y0 <= y <= y1 for x0, y0, x1, y1 in contacts_of(tile))
            assert not any(x0 <= x <= x1 and y0 <= y <= y1 for x0, y0, x1, y1 in fences_of(tile))
