"""Castles of Mad King Ludwig: reading a position document. InvalidPosition names the field that is wrong."""

import re
from typing import Final

from mypy_extensions import i64

from trianon.games.castles import flow
from trianon.games.castles.actions import ARRANGE_STEP, RETURN_STEP
from trianon.games.castles.components import (
    ACTIVITY_REWARD,
    CARDS_IN_DECK,
    DOWNSTAIRS,
    FOYER,
    HALLWAY,
    HALLWAYS,
    NAMES,
    ROOM_CARDS_PER_SIZE,
    ROOMS,
    SIDES,
    SIZES,
    STAIRCASES,
    STAIRS,
    TILE_IDS,
    TYPE,
    UNSOLD_COIN,
)
from trianon.games.castles.geometry.castle import castle_from
from trianon.games.castles.geometry.outlines import canonical
from trianon.games.castles.geometry.placements import why_not
from trianon.games.castles.geometry.points import points_of
from trianon.games.castles.geometry.spot import is_spot, spot_of
from trianon.games.castles.pending import read_pending
from trianon.games.castles.reading_cards import read_bonus_cards, read_favors
from trianon.games.castles.tableau import (
    EMPTY,
    FIRST_OF_SIZE,
    MOST_LOOKS,
    OVER,
    PRICING,
    SETUP,
    SIZE_NUMBER,
    TILES_OF_SIZE,
    TURNS,
    Tableau,
    laid_entry,
    looks_of,
    one_look,
    reward_room,
)
from trianon.kernel.bits import bit
from trianon.kernel.document import check_fields, flag, known, number, numbers, text, texts, whole
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.frame import step_of

_TABLE: Final = (
    "round",
    "master",
    "active",
    "last_round",
    "over",
    "castles",
    "market",
    "stacks",
    "gone",
    "looked",
    "laid",
    "out",
    "deck",
    "cards",
    "discard",
    "hallways",
    "stairs",
    "money",
    "start",
    "activity",
    "again",
    "bonus",
    "bonus_deck",
    "under",
    "hints",
    "drawn",
    "favors",
    "pending",
)
MOST: Final = 10**15  # rounds, marks, points: more than any game reaches
_TURN: Final = ["rewards:", "turn"]
_TILE: Final = re.compile(r"([a-z_]+) (-?[0-9]{1,4}) (-?[0-9]{1,4}) r([0-3])(?: (light|dark))?")
_SLOT: Final = re.compile(r"([a-z_]+)(?: \+([0-9]{4,15}))?")
_AGAIN: Final = re.compile(r"([a-z_]+) ([0-9]{1,3})")
_LAID: Final = re.compile(r"([a-z_]+) by ([0-3])(?: aware ([0-3 ]+?))?(?: certain ([0-3 ]+))?")


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Fill an empty tableau; docs/formats.md says what may be left out."""
    check_fields(doc, _TABLE)
    flow.lay_out(s)
    over = flag(doc, "over")
    s.master = number(doc, "master", 0, s.seats - 1)
    s.active = number(doc, "active", 0, s.seats - 1, s.master if over else (s.master + 1) % s.seats)
    s.last_round = flag(doc, "last_round")
    tiles = _Tiles()
    _read_castles(s, doc, tiles)
    _read_market(s, doc, tiles)
    _read_laid(s, doc, tiles)
    _read_supply(s, doc)
    _read_points(s, doc)
    read_bonus_cards(s, doc)
    read_favors(s, doc)
    waiting: i64 = EMPTY if over else read_pending(s, texts(doc, "pending", -1, _TURN))
    if waiting != EMPTY:
        tiles.take(waiting, "pending")
        _check_supply(s, waiting)
    _read_stacks(s, doc, tiles)
    _read_cards(s, doc)
    for seat in range(s.seats):
        s.downstairs[seat] = _counted(s, seat)
    _begin(s, doc, over)


def _begin(s: Tableau, doc: dict[str, object], over: bool) -> None:
    """The phase follows from what waits."""
    if over:
        s.phase = OVER
        s.round = number(doc, "round", 1, MOST)
        s.last_round = True
        return
    lowest = step_of(s.frames[0])
    if lowest == RETURN_STEP:
        s.phase = SETUP
        s.round = number(doc, "round", 0, 0)
    else:
        s.phase = PRICING if lowest == ARRANGE_STEP else TURNS
        s.round = number(doc, "round", 1, MOST)
    if s.phase != TURNS and s.active != s.master:
        if "active" in doc:
            raise InvalidPosition("active: before the first turn of a round this is the master builder")
        s.active = s.master


class _Tiles:
    """Room tiles that have their place already; each is there once (P7)."""

    def __init__(self) -> None:
        self.taken: set[int] = set()

    def take(self, tile: int, field: str) -> None:
        """This tile lies here."""
        if tile >= ROOMS:
            return
        if tile in self.taken:
            raise InvalidPosition(f"{field}: {NAMES[tile]} is somewhere else already")
        self.taken.add(tile)


# --- castles and market ---------------------------------------------------------------------------


def _read_castles(s: Tableau, doc: dict[str, object], tiles: _Tiles) -> None:
    for seat, listed in enumerate(texts(doc, "castles", s.seats)):
        for place, row in enumerate(_parts(listed)):
            _lay(s, seat, row, f"castles[{seat}][{place}]", place == 0, tiles)


def _lay(s: Tableau, seat: i64, row: str, field: str, is_first: bool, tiles: _Tiles) -> None:
    """One tile of a castle, laid by the rules (C7)."""
    match = _TILE.fullmatch(" ".join(row.split()))
    tile = TILE_IDS.get(match[1], EMPTY) if match else EMPTY
    if match is None or tile == EMPTY:
        raise InvalidPosition(f"{field}: {row!r} is not like 'parlor 6 0 r0' or 'hallway 2 -2 r0 light'")
    if (match[5] is None) != (tile != HALLWAY):
        raise InvalidPosition(f"{field}: a hallway, and nothing else, has a side, light or dark")
    side = 0 if match[5] is None else SIDES.index(match[5])
    if not is_spot(int(match[2]), int(match[3]), int(match[4]), side):
        raise InvalidPosition(f"{field}: {row!r}: tiles lie at even numbers, not farther away than 1022")
    spot = canonical(tile, spot_of(int(match[2]), int(match[3]), int(match[4]), side))
    if tile == FOYER:
        if not is_first:
            raise InvalidPosition(f"{field}: a castle begins with its only foyer")
        s.castles[seat] = castle_from(spot, s.figures)
        return
    castle = s.castles[seat]
    problem = why_not(castle, tile, spot)
    if problem:
        raise InvalidPosition(f"{field}: {row} cannot lie there: {problem}")
    tiles.take(tile, field)
    s.built[seat] += points_of(castle, tile, spot)
    s.castles[seat] = castle.laid(tile, spot)


def _read_market(s: Tableau, doc: dict[str, object], tiles: _Tiles) -> None:
    slots = len(s.market)
    for slot, ware in enumerate(texts(doc, "market", slots)):
        field = f"market[{slot}]"
        if not ware:
            continue
        match = _SLOT.fullmatch(ware)
        if match is None:
            raise InvalidPosition(f"{field}: {ware!r} is not like 'parlor' or 'parlor +2000'")
        tile = _room(match[1], field)
        tiles.take(tile, field)
        s.market[slot] = tile
        s.coins[slot] = int(match[2] or 0)
        if s.coins[slot] % UNSOLD_COIN:
            raise InvalidPosition(f"{field}: coins come in thousands")


def _read_laid(s: Tableau, doc: dict[str, object], tiles: _Tiles) -> None:
    """Tiles face down on the card deck and on its discard pile (C10.8), and who has looked through stacks."""
    for size, seats in _by_size(doc, "looked").items():
        s.looked[size] = _looks(seats, f"looked.{SIZES[size]}", s.seats)
    matches: list[tuple[str, re.Match[str]]] = []
    for name in ("laid", "out"):
        for place, row in enumerate(texts(doc, name, -1, [])):
            match = _LAID.fullmatch(row)
            if match is None:
                raise InvalidPosition(f"{name}[{place}]: {row!r} is not like 'parlor by 0'")
            matches.append((f"{name}[{place}]", match))
    sure = _second_looks(s, matches)
    for field, match in matches:
        (s.laid if field.startswith("laid") else s.out).append(_laid(s, match, field, sure, tiles))
    if s.out and not s.last_round:
        raise InvalidPosition("out: tiles are laid there only in the last round (C10.8)")


def _laid(s: Tableau, match: "re.Match[str]", field: str, sure: list[int], tiles: _Tiles) -> i64:
    """One tile with who laid it and how often others had looked through its stack before."""
    tile = _room(match[1], field)
    tiles.take(tile, field)
    seat = int(match[2])
    looks = _looks(match[3] or "", field, s.seats)
    certain = _looks(match[4] or "", field, s.seats)
    for other in range(s.seats):
        before = looks_of(looks, other)
        if before > looks_of(s.looked[SIZE_NUMBER[tile]], other) or (before and other == seat):
            raise InvalidPosition(f"{field}: seat {other} cannot know this tile")
        if looks_of(certain, other) > before:
            raise InvalidPosition(f"{field}: only who is aware can be certain")
        if before and sure[SIZE_NUMBER[tile]] & bit(other) and not looks_of(certain, other):
            looks += one_look(other)
    if seat >= s.seats:
        raise InvalidPosition(f"{field}: seat {seat} cannot know this tile: there is none")
    return laid_entry(tile, seat, looks)


def _second_looks(s: Tableau, matches: list[tuple[str, "re.Match[str]"]]) -> list[int]:
    """Older documents say of a tile who is certain about it: those seats have looked a second time.

    Returns these seats by size; to them, a tile that is not certain left the stack after the second look.
    """
    sure: list[int] = [0] * len(SIZES)
    for field, match in matches:
        number = SIZE_NUMBER[_room(match[1], field)]
        certain = _looks(match[4] or "", field, s.seats)
        for seat in range(s.seats):
            if looks_of(certain, seat) and not sure[number] & bit(seat):
                sure[number] |= bit(seat)
                s.looked[number] += one_look(seat)
    return sure


# --- supply, stacks, cards ------------------------------------------------------------------------


def _read_supply(s: Tableau, doc: dict[str, object]) -> None:
    """Hallways and stairs that are left."""
    hallways: i64 = 0
    stairs: i64 = 0
    for castle in s.castles:
        hallways += castle.of_tile(HALLWAY)
        stairs += castle.of_tile(STAIRS)
    s.hallways = number(doc, "hallways", 0, HALLWAYS - hallways, max(0, s.hallways - hallways))
    s.stairs = number(doc, "stairs", 0, STAIRCASES - stairs, max(0, s.stairs - stairs))


def _check_supply(s: Tableau, waiting: i64) -> None:
    """A hallway or stairs that waits to be laid is one of those there are."""
    total: i64 = s.hallways if waiting == HALLWAY else s.stairs
    for castle in s.castles:
        total += castle.of_tile(waiting)
    if waiting >= HALLWAY and total >= (HALLWAYS if waiting == HALLWAY else STAIRCASES):
        raise InvalidPosition(f"pending: there is no further {NAMES[waiting]}")


def _read_stacks(s: Tableau, doc: dict[str, object], tiles: _Tiles) -> None:
    """Stacks as given; the others are as high as the game makes them. What is nowhere is in the box."""
    for name in text(doc, "gone").split():
        tile = _room(name, "gone")
        tiles.take(tile, "gone")
        s.gone[SIZE_NUMBER[tile]] |= bit(tile - FIRST_OF_SIZE[SIZE_NUMBER[tile]])
    given = _by_size(doc, "stacks")
    for size in range(len(SIZES)):
        s.stacks[size] = 0
        if size in given:
            for name in given[size].split():
                field = f"stacks.{SIZES[size]}"
                tile = _room(name, field)
                if SIZE_NUMBER[tile] != size:
                    raise InvalidPosition(f"{field}: {name} has another size")
                tiles.take(tile, field)
                s.stacks[size] |= bit(tile - FIRST_OF_SIZE[size])
    for size in range(len(SIZES)):
        free = [
            place for place in range(TILES_OF_SIZE[size]) if FIRST_OF_SIZE[size] + place not in tiles.taken
        ]
        in_box = TILES_OF_SIZE[size] - flow.stack_size(s.seats, size)
        if size not in given:
            for place in free[: max(0, len(free) - in_box)]:
                s.stacks[size] |= bit(place)
        s.box[size] = sum([bit(place) for place in free]) & ~s.stacks[size]


def _read_cards(s: Tableau, doc: dict[str, object]) -> None:
    """Room cards: those nobody has seen, how many of them are in the deck, and the discard pile."""
    turned = 0
    discard = _counts(doc, "discard")
    unseen = _counts(doc, "cards")
    for size in range(len(SIZES)):
        s.discard[size] = discard.get(size, 0)
        s.unseen[size] = unseen.get(size, ROOM_CARDS_PER_SIZE - s.discard[size])
        turned += s.discard[size]
        if s.unseen[size] + s.discard[size] > ROOM_CARDS_PER_SIZE:
            raise InvalidPosition(f"cards.{SIZES[size]}: there are {ROOM_CARDS_PER_SIZE} cards of each size")
    most = sum(list(s.unseen))
    s.deck = number(doc, "deck", 0, most, min(most, max(0, CARDS_IN_DECK[s.seats] - turned)))
    if s.deck == 0 and not s.last_round and not flag(doc, "over"):
        raise InvalidPosition("deck: when it has run out, the round is the last one (C3.5)")


def _counted(s: Tableau, seat: i64) -> i64:
    """Completed downstairs rooms, without those whose reward is open (C10.4)."""
    castle = s.castles[seat]
    count: i64 = 0
    for index in range(castle.count):
        if TYPE[castle.tiles[index]] == DOWNSTAIRS and castle.completed(index):
            count += 1
    if seat == s.active:
        for entry in s.open:
            if TYPE[castle.tiles[reward_room(entry)]] == DOWNSTAIRS:
                count -= 1
    return count


# --- points ---------------------------------------------------------------------------------------


def _read_points(s: Tableau, doc: dict[str, object]) -> None:
    """Money, starting points and points by rewards."""
    for seat, amount in enumerate(numbers(doc, "money", s.seats, 0, MOST, list(s.money))):
        if amount % UNSOLD_COIN:
            raise InvalidPosition(f"money[{seat}]: must be thousands")
        s.money[seat] = amount
    for seat, amount in enumerate(numbers(doc, "start", s.seats, 0, s.seats - 1)):
        s.start[seat] = amount
    for seat, amount in enumerate(numbers(doc, "activity", s.seats, 0, MOST)):
        if amount % ACTIVITY_REWARD:
            raise InvalidPosition(f"activity[{seat}]: must be a multiple of {ACTIVITY_REWARD} points")
        s.activity[seat] = amount
    for seat, listed in enumerate(texts(doc, "again", s.seats)):
        for row in _parts(listed):
            match = _AGAIN.fullmatch(row)
            if match is None:
                raise InvalidPosition(f"again[{seat}]: {row!r} is not like 'parlor 5'")
            tile = _room(match[1], f"again[{seat}]")
            if s.castles[seat].of_tile(tile) == 0:
                raise InvalidPosition(f"again[{seat}]: {match[1]} is not in this castle")
            s.again[seat].append(tile | (int(match[2]) << 8))


# --- small readers --------------------------------------------------------------------------------


def _parts(listed: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in listed.split(",") if part.strip()]


def _room(name: str, field: str) -> int:
    """The room tile of this name."""
    tile = TILE_IDS.get(name, ROOMS)
    if tile >= ROOMS:
        raise InvalidPosition(f"{field}: there is no room {name!r}")
    return tile


def _looks(listed: str, field: str, seats: i64) -> i64:
    """Looks of seats such as `0 2 2`."""
    looks: i64 = 0
    for word in listed.split():
        if word not in [str(seat) for seat in range(seats)]:
            raise InvalidPosition(f"{field}: {word!r} is not a seat; they are counted from 0 to {seats - 1}")
        if listed.split().count(word) > MOST_LOOKS:
            raise InvalidPosition(f"{field}: nobody looks more than {MOST_LOOKS} times")
        looks += one_look(int(word))
    return looks


def _by_size(doc: dict[str, object], name: str) -> dict[int, str]:
    """A text for some sizes, by the number of the size."""
    return {size: text({"": value}, "", f"{name}.{SIZES[size]}") for size, value in _sizes(doc, name)}


def _counts(doc: dict[str, object], name: str) -> dict[int, int]:
    """A number of room cards for some sizes, by the number of the size."""
    most = ROOM_CARDS_PER_SIZE
    return {size: whole(value, f"{name}.{SIZES[size]}", 0, most) for size, value in _sizes(doc, name)}


def _sizes(doc: dict[str, object], name: str) -> list[tuple[int, object]]:
    """The entries of an object with sizes."""
    value = doc.get(name, {})
    if not isinstance(value, dict):
        raise InvalidPosition(f"{name}: must be an object with sizes such as '300'")
    numbers_of = {str(size): number for number, size in enumerate(SIZES)}
    return [(known(size, numbers_of, name), entry) for size, entry in value.items()]
