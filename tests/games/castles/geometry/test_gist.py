"""The gist of a castle: counted for a tile about to be laid as for the castle in which it lies."""

import random

import pytest

from tests.games.castles.geometry.build import random_castle
from trianon.games.castles.components import FOYER, TILES
from trianon.games.castles.figures import PACKAGED
from trianon.games.castles.geometry.castle import Castle, new_castle
from trianon.games.castles.geometry.gist import gist_after, gist_of, noted_gist, noted_gist_after, noted_look
from trianon.games.castles.geometry.notes import KEEPER, MOST, Gist
from trianon.games.castles.geometry.placements import placements

NUMBERS = ("count", "completed", "hallways", "stairs", "external", "ground", "below", "clear", "hidden")
ROWS = ("of_size", "of_type", "area_of_type", "open")


def counts(gist: Gist) -> list[object]:
    """All counts of a castle as it stands; the rooms that are open in any order."""
    numbers: list[object] = [getattr(gist, name) for name in NUMBERS]
    rows = [list(getattr(gist, name)) for name in ROWS]
    return [*numbers, *rows[:-1], sorted(rows[-1])]


def spots_of(castle: Castle, luck: random.Random, most: int) -> list[tuple[int, int]]:
    """Some tiles, each with a few of its spots."""
    found = []
    for tile in luck.sample([tile for tile in range(TILES) if tile != FOYER], 25):
        spots = list(placements(castle, tile))
        found += [(tile, spot) for spot in luck.sample(spots, min(most, len(spots)))]
    return found


@pytest.mark.parametrize("seed", range(6))
def test_a_tile_more_is_counted_without_being_laid(seed: int) -> None:
    luck = random.Random(seed)
    castle = random_castle(luck, 4 + 2 * seed, compact=seed % 2 == 0)
    for tile, spot in spots_of(castle, luck, 3):
        expected = gist_of(castle.laid(tile, spot), True)
        assert counts(gist_after(castle, tile, spot, True)) == counts(expected)


def test_notes_say_the_same_and_are_forgotten_when_they_are_too_many() -> None:
    luck = random.Random(1)
    castle = random_castle(luck, 8)
    KEEPER.forget()
    for is_known in (False, True):
        for tile, spot in spots_of(castle, random.Random(2), 2):
            assert list(noted_look(castle, tile).spots) == list(placements(castle, tile))
            assert counts(noted_gist_after(castle, tile, spot, False)) == counts(
                gist_after(castle, tile, spot, False)
            )
            if is_known:
                assert castle.laid(tile, spot) is castle.laid(tile, spot)
    KEEPER.entries = MOST
    noted_gist(new_castle(PACKAGED), True)
    assert KEEPER.entries == 1
    assert castle.notes is not None
    assert not castle.notes.looks
    assert not castle.notes.gists
    assert not castle.notes.larger


def test_a_gist_with_doors_takes_the_place_of_one_without() -> None:
    castle = random_castle(random.Random(3), 8)
    assert noted_gist(castle, False).external < 0
    assert noted_gist(castle, True).external == castle.external_doors()
    tile, spot = spots_of(castle, random.Random(3), 1)[0]
    assert noted_gist_after(castle, tile, spot, False).external < 0
    assert noted_gist_after(castle, tile, spot, True).external == castle.laid(tile, spot).external_doors()
