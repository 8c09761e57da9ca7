"""The fast geometry against the plain one, on tens of thousands of random placements."""

import random

import pytest

from tests.games.castles.geometry import plain
from tests.games.castles.geometry.build import distance, placed, plain_castle, pool, random_castle
from tests.games.castles.geometry.plain import Placed
from trianon.games.castles.components import CORRIDOR, OUTLINE, OUTLINES, TILES, TYPE
from trianon.games.castles.figures import PACKAGED
from trianon.games.castles.geometry.castle import Castle, new_castle
from trianon.games.castles.geometry.outlines import DOOR_COUNT, FENCES, canonical
from trianon.games.castles.geometry.pairs import fenced_off, overlap, touch
from trianon.games.castles.geometry.placements import NOTHING, can_lay, obstacle, placements, why_not
from trianon.games.castles.geometry.points import own_bonus, points_of, triggers, would_complete
from trianon.games.castles.geometry.spot import spot_of
from trianon.testing import rule

GARDENS = [tile for tile in range(TILES) if FENCES[tile * 4]]


def near(luck: random.Random, first: int, second: int) -> tuple[Placed, Placed]:
    """Two tiles close to each other, on the lattice."""
    one = Placed(first, 0, 0, luck.randrange(4))
    (_, _, x1, y1), (w, h) = one.box, OUTLINES[OUTLINE[second]][1:]
    most = max(w, h)
    x, y = luck.randrange(-most - 2, x1 + 3, 2), luck.randrange(-most - 2, y1 + 3, 2)
    return one, Placed(second, x, y, luck.randrange(4))


def turn(one: Placed) -> int:
    return one.tile * 4 + one.r


@pytest.mark.exhaustive
@rule("G5", "G6", "G10", "G12")
@pytest.mark.parametrize("part", range(4))
def test_two_tiles(part: int) -> None:
    """Overlap, touch and fence of 24,000 pairs agree with exact shapes."""
    luck = random.Random(part)
    seen = {"overlap": 0, "touch": 0, "apart": 0, "fence": 0}
    for number in range(6000):
        first = luck.choice(GARDENS) if number % 3 == 0 else luck.randrange(TILES)
        one, other = near(luck, first, luck.randrange(TILES))
        a, b = (turn(one), one.x, one.y), (turn(other), other.x, other.y)
        exact = plain.relation(one, other)
        assert overlap(*a, *b) == overlap(*b, *a) == (exact < 0), (one, other)
        if exact >= 0:
            assert touch(*a, *b) == touch(*b, *a) == (exact == 0), (one, other)
            assert fenced_off(*a, *b) == plain.fence_touches(one, other), (one, other)
            assert fenced_off(*b, *a) == plain.fence_touches(other, one), (one, other)
            seen["fence"] += fenced_off(*a, *b)
        seen[("overlap", "touch", "apart")[exact + 1]] += 1
    assert min(seen.values()) > 100


@pytest.mark.exhaustive
@rule("G3", "G11", "C7.1", "C7.2", "C7.3", "C7.4", "C7.5", "C7.6", "C7.7")
@pytest.mark.parametrize("part", range(6))
def test_all_legal_placements(part: int) -> None:
    """Every position around a castle, tried one by one, odd ones as well."""
    luck = random.Random(part)
    for number in range(8):
        built = random_castle(luck, luck.randrange(1, 7), compact=number % 2 == 0)
        castle = plain_castle(built)
        for tile in pool(luck)[:3]:
            spots = placements(built, tile)
            found = [plain.looks(placed(tile, spot)) for spot in spots]
            assert len(set(found)) == len(found)
            assert set(found) == plain.legal_placements(castle, tile)
            assert can_lay(built, tile) == bool(found)


@pytest.mark.exhaustive
@rule("C7.2", "C7.5", "C7.7")
@pytest.mark.parametrize("part", range(2))
def test_single_placements(part: int) -> None:
    """Random spots at doors of larger castles: reason and list agree with the plain rules."""
    luck = random.Random(part)
    for _ in range(10):
        built = random_castle(luck, 16, compact=True)
        castle = plain_castle(built)
        for tile in pool(luck)[:10]:
            legal = [canonical(tile, spot) for spot in placements(built, tile)]
            assert (obstacle(built, tile) == NOTHING) == (len(legal) > 0)
            for door in [door for room in castle for door in room.doors]:
                spot = _spot_at(luck, tile, door)
                assert (why_not(built, tile, spot) == "") == (canonical(tile, spot) in legal)
                if luck.random() < 0.3 or canonical(tile, spot) in legal:
                    assert (canonical(tile, spot) in legal) == plain.is_legal(castle, placed(tile, spot))


@pytest.mark.exhaustive
@rule("C7.8", "C8.4", "G9")
@pytest.mark.parametrize("part", range(4))
def test_castles_with_hardly_a_way_out(part: int) -> None:
    """Castles grown so that few doors stay open: what would shut the last one is not legal."""
    luck = random.Random(part)
    shut = 0
    for _ in range(12):
        built = new_castle(PACKAGED)
        for tile in sorted(pool(luck), key=lambda tile: DOOR_COUNT[tile])[luck.randrange(6) :][:9]:
            spots = list(placements(built, tile))
            found = {plain.looks(placed(tile, spot)) for spot in spots}
            assert found == plain.legal_placements(plain_castle(built), tile)
            for spot in spots_at_doors(built, tile):
                shut += why_not(built, tile, spot) == "no door would lead outside any more"
            if spots:
                built = min([built.laid(tile, spot) for spot in spots], key=lambda each: len(each.doors))
    assert shut > 10


def spots_at_doors(built: Castle, tile: int) -> list[int]:
    """All spots that put some door of a tile at a door of the castle."""
    doors = [door for room in plain_castle(built) for door in room.doors]
    spots = []
    for r in range(4):
        for x, y, facing in Placed(tile, 0, 0, r).doors:
            spots += [spot_of(a - x, b - y, r) for a, b, ahead in doors if (ahead + 2) % 4 == facing]
    return spots


def _spot_at(luck: random.Random, tile: int, door: tuple[int, int, int]) -> int:
    """A spot of a tile that puts one of its doors at a door."""
    r = luck.randrange(4)
    x, y, _ = luck.choice(Placed(tile, 0, 0, r).doors)
    return spot_of((door[0] - x) // 2 * 2, (door[1] - y) // 2 * 2, r)


@pytest.mark.exhaustive
@rule("C8.1", "C8.2", "C8.3", "C8.4", "C8.5", "G7", "G8", "G9", "G12", "P10", "P12")
@pytest.mark.parametrize("part", range(6))
def test_relations_of_grown_castles(part: int) -> None:
    """Connected, touching, completed, and how every door stands, in castles with courtyards."""
    luck = random.Random(part)
    states: list[str] = []
    for number in range(10):
        built = random_castle(luck, 8 + 3 * (number % 5), compact=number % 3 != 0)
        castle = plain_castle(built)
        for index in range(built.count):
            states += check_room(built, castle, index)
        external = sum(
            built.door_states(index).count("external")
            for index in range(built.count)
            if TYPE[built.tiles[index]] != CORRIDOR
        )
        assert built.external_doors() == external
        assert built.has_external_door()
    assert states.count("courtyard") > 3
    assert states.count("blocked") > 30


def check_room(built: Castle, castle: list[Placed], index: int) -> list[str]:
    others = [i for i in range(built.count) if i != index]
    assert sorted(built.connected(index)) == [i for i in others if plain.pairs(castle[index], castle[i])]
    relations = [plain.relation(castle[index], castle[i]) for i in others]
    assert min(relations) >= 0
    assert sorted(built.touching(index)) == [i for i, how in zip(others, relations, strict=True) if how == 0]
    states = built.door_states(index)
    assert states == plain.door_states(castle, index)
    assert built.completed(index) == (set(states) <= {"connected"})
    assert built.missing[index] == len(states) - states.count("connected")
    assert own_bonus(built, index) == plain.own_bonus(castle, index)
    return states


@pytest.mark.exhaustive
@rule("C9.1", "C9.2", "C9.3", "C9.4", "C9.5", "P11", "P12")
@pytest.mark.parametrize("part", range(8))
def test_points_of_every_placement(part: int) -> None:
    """The points foretold are the change of the castle's worth; so is what a tile completes."""
    luck = random.Random(part)
    built, total = new_castle(PACKAGED), 0
    for tile in pool(luck)[:24]:
        spots = list(placements(built, tile))
        for spot in luck.sample(spots, min(4, len(spots))):
            points = points_of(built, tile, spot)
            after = built.laid(tile, spot)
            assert points == plain.worth(plain_castle(after)) - plain.worth(plain_castle(built))
            shares = sum(share for _, share in triggers(built, tile, spot))
            assert points == PACKAGED.base[tile] + own_bonus(after, built.count) + shares
            before = {i for i in range(built.count) if built.completed(i)}
            now = {i for i in range(after.count) if after.completed(i)}
            assert now > before or now == before
            assert sorted(would_complete(built, tile, spot)) == sorted(now - before)
        if spots:
            spot = min(luck.sample(spots, min(3, len(spots))), key=distance)
            total += points_of(built, tile, spot)
            built = built.laid(tile, spot)
    assert total == plain.worth(plain_castle(built))
