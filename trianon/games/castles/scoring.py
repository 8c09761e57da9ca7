"""Castles of Mad King Ludwig: favors, bonus cards, the final count, tie-breaks and ranks (C12, C13.6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.components import (
    ACTIVITY_REWARD,
    BONUS_CARD_NAMES,
    BONUS_CARDS,
    CARD_ALL_SIZES,
    CARD_ALL_TYPES,
    CARD_CASH,
    CARD_COMPLETED,
    CARD_EXTERNAL_DOORS,
    CARD_HALLWAYS,
    CARD_ROUND,
    CARD_SIZE,
    CARD_SQUARE,
    CARD_STAIRS,
    CARD_TYPE,
    FAVOR_AREA,
    FAVOR_COMPLETED,
    FAVOR_EXTERNAL_DOORS,
    FAVOR_INCOMPLETE,
    FAVOR_LARGE,
    FAVOR_NAMES,
    FAVOR_POINTS,
    FAVOR_ROUND,
    FAVOR_SMALL,
    FAVOR_SQUARE,
    HALLWAY,
    MONEY_PER_POINT,
    NAMES,
    RANK_FROM,
    RANKS,
    ROOMS,
    ROUND_SIZES,
    SIZES,
    SMALL_UPTO,
    SQUARE_SIZES,
    STACK_POINTS,
    STAIRS,
    TYPE,
    TYPES,
    Figures,
)
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.geometry.points import own_bonus
from trianon.games.castles.tableau import OVER, Tableau, again_points, again_room
from trianon.kernel.bits import bit
from trianon.kernel.scores import Outcome, Reason, rank

# --- favors ---------------------------------------------------------------------------------------


def measure(castle: Castle, money: i64, favor: i64) -> i64:
    """What a favor counts in a castle (C12.3, C12.4)."""
    if favor < FAVOR_AREA:
        return castle.of_type[favor]
    if favor < FAVOR_SMALL:
        return castle.area_of_type[favor - FAVOR_AREA]
    if favor == FAVOR_SMALL or favor == FAVOR_LARGE:
        count: i64 = 0
        for size in SIZES:
            if (size <= SMALL_UPTO) == (favor == FAVOR_SMALL):
                count += castle.of_size(size)
        return count
    if favor == FAVOR_SQUARE:
        return _of_two_sizes(castle, SQUARE_SIZES)
    if favor == FAVOR_ROUND:
        return _of_two_sizes(castle, ROUND_SIZES)
    if favor == FAVOR_COMPLETED:
        return castle.completed_count()
    if favor == FAVOR_INCOMPLETE:
        return castle.count - castle.completed_count()
    if favor == FAVOR_EXTERNAL_DOORS:
        return castle.external_doors()
    return money


def _of_two_sizes(castle: Castle, sizes: tuple[int, int]) -> i64:
    return castle.of_size(sizes[0]) + castle.of_size(sizes[1])


def measures(s: Tableau, favor: i64) -> vec[i64]:
    """What a favor counts for every seat."""
    row = vec[i64]()
    for seat in range(s.seats):
        row = append(row, measure(s.castles[seat], s.money[seat], favor))
    return row


def standings(row: vec[i64]) -> vec[i64]:
    """How many seats are better than each by these measures: 0 for the first; tied seats stand alike."""
    found = vec[i64]()
    for own in row:
        better: i64 = 0
        for other in row:
            if other > own:
                better += 1
        found = append(found, better)
    return found


def favor_points(row: vec[i64]) -> vec[i64]:
    """The points of every seat for a favor: tied seats share the points of their places (C12.2)."""
    points = vec[i64]()
    for own in row:
        better: i64 = 0
        equal: i64 = 0
        for other in row:
            if other > own:
                better += 1
            elif other == own:
                equal += 1
        total: i64 = 0
        if own > 0:
            for place in range(better, better + equal):
                total += FAVOR_POINTS[place]
            total //= equal
        points = append(points, total)
    return points


# --- bonus cards ----------------------------------------------------------------------------------


def card_count(castle: Castle, money: i64, card: i64) -> i64:
    """How many of the things that a bonus card counts there are."""
    if card >= CARD_SIZE:
        return castle.of_size(SIZES[card - CARD_SIZE])
    if card >= CARD_TYPE:
        return castle.of_type[card - CARD_TYPE]
    if card == CARD_ALL_SIZES:
        for size in SIZES:
            if castle.of_size(size) == 0:
                return 0
        return 1
    if card == CARD_ALL_TYPES:
        for type in range(len(TYPES)):
            if castle.of_type[type] == 0:
                return 0
        return 1
    if card == CARD_HALLWAYS:
        return castle.of_tile(HALLWAY)
    if card == CARD_STAIRS:
        return castle.of_tile(STAIRS)
    if card == CARD_COMPLETED:
        return castle.completed_count()
    if card == CARD_SQUARE:
        return _of_two_sizes(castle, SQUARE_SIZES)
    if card == CARD_ROUND:
        return _of_two_sizes(castle, ROUND_SIZES)
    if card == CARD_EXTERNAL_DOORS:
        return castle.external_doors()
    assert card == CARD_CASH
    return money


def card_points(figures: Figures, castle: Castle, money: i64, card: i64) -> i64:
    """The points of a bonus card (section 3)."""
    return card_count(castle, money, card) // figures.card_per[card] * figures.card_points[card]


def cards_in(bag: i64) -> list[int]:
    """The bonus cards of a set."""
    return [card for card in range(BONUS_CARDS) if bag & bit(card)]


# --- the final count ------------------------------------------------------------------------------


def depleted_points(s: Tableau, seat: i64) -> i64:
    """Points for all tiles whose stack is empty (C12.1)."""
    castle = s.castles[seat]
    count: i64 = 0
    for number in range(len(SIZES)):
        if s.stacks[number] == 0:
            count += castle.of_size(SIZES[number])
    if s.hallways == 0:
        count += castle.of_tile(HALLWAY)
    if s.stairs == 0:
        count += castle.of_tile(STAIRS)
    return count * STACK_POINTS


def points(s: Tableau) -> list[int]:
    """The points of every seat as they stand; when the game is over, all of them."""
    totals: list[int] = [s.points_now(seat) for seat in range(s.seats)]
    if s.phase != OVER:
        return totals
    for favor in s.favors:
        gained = favor_points(measures(s, favor))
        for seat in range(s.seats):
            totals[seat] += gained[seat]
    for seat in range(s.seats):
        castle = s.castles[seat]
        money = s.money[seat]
        totals[seat] += depleted_points(s, seat) + money // MONEY_PER_POINT
        for card in cards_in(s.hands[seat]):
            totals[seat] += card_points(s.figures, castle, money, card)
    return totals


def reasons(s: Tableau, seat: i64) -> tuple[Reason, ...]:
    """A reason for every point of a seat."""
    castle = s.castles[seat]
    rows = [Reason("start", s.start[seat], {})]
    for index in range(castle.count):
        tile = castle.tiles[index]
        if tile < ROOMS:
            own = own_bonus(castle, index)
            base = s.figures.base[tile]
            about: dict[str, object] = {"room": NAMES[tile], "type": TYPES[TYPE[tile]], "base": base}
            about["own"] = own
            rows.append(Reason("room", base + own, about))
    if s.activity[seat] > 0:
        rows.append(Reason("activity", s.activity[seat], {"count": s.activity[seat] // ACTIVITY_REWARD}))
    for entry in s.again[seat]:
        rows.append(Reason("again", again_points(entry), {"room": NAMES[again_room(entry)]}))
    if s.phase == OVER:
        rows += final_reasons(s, seat)
    return tuple(rows)


def final_reasons(s: Tableau, seat: i64) -> list[Reason]:
    """What the final scoring gives a seat (C12)."""
    castle = s.castles[seat]
    money = s.money[seat]
    rows: list[Reason] = []
    for number in range(len(SIZES)):
        count = castle.of_size(SIZES[number])
        if s.stacks[number] == 0 and count > 0:
            rows.append(Reason("stack", count * STACK_POINTS, {"size": SIZES[number], "count": count}))
    if s.hallways == 0 and castle.of_tile(HALLWAY) > 0:
        count = castle.of_tile(HALLWAY)
        rows.append(Reason("stack_hallway", count * STACK_POINTS, {"count": count}))
    if s.stairs == 0 and castle.of_tile(STAIRS) > 0:
        count = castle.of_tile(STAIRS)
        rows.append(Reason("stack_stairs", count * STACK_POINTS, {"count": count}))
    for favor in s.favors:
        row = measures(s, favor)
        place = standings(row)[seat] + 1 if row[seat] > 0 else 0
        about: dict[str, object] = {"favor": FAVOR_NAMES[favor], "measure": row[seat], "place": place}
        rows.append(Reason("favor", favor_points(row)[seat], about))
    for card in cards_in(s.hands[seat]):
        rows.append(
            Reason("card", card_points(s.figures, castle, money, card), {"card": BONUS_CARD_NAMES[card]})
        )
    rows.append(Reason("money", money // MONEY_PER_POINT, {"money": money}))
    return rows


def ranking(s: Tableau) -> Outcome:
    """Most points win; then the larger castle, then more money, then a shared victory (C12.7, A14)."""
    totals = points(s)
    merits: list[int] = []
    for seat in range(s.seats):
        merits.append((totals[seat] * 1_000_000 + s.castles[seat].area()) * 1_000_000 + s.money[seat] // 1000)
    return rank(merits)


def solo_rank(total: int) -> str:
    """How the king calls a solo player (C13.6)."""
    rank = 0
    while rank < len(RANK_FROM) and total >= RANK_FROM[rank]:
        rank += 1
    return RANKS[rank]
