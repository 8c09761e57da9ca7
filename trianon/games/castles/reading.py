"""Castles of Mad King Ludwig: reading a position document. InvalidPosition names the field that is wrong."""

import re
from typing import Final

from mypy_extensions import i64

from trianon.games.castles import flow
from trianon.games.castles.codes import ARRANGE_STEP, RETURN_STEP
from trianon.games.castles.components import (
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
from trianon.games.castles.fields import (
    ask_for,
    counts_of,
    flag,
    number_in,
    room_of,
    seats_in,
    table_of,
    text_of,
    texts_of,
)
from trianon.games.castles.geometry.castle import castle_from
from trianon.games.castles.geometry.outlines import canonical
from trianon.games.castles.geometry.placements import why_not
from trianon.games.castles.geometry.points import points_of
from trianon.games.castles.geometry.spot import is_spot, spot_of
from trianon.games.castles.pending import read_pending
from trianon.games.castles.possessions import read_bonus_cards, read_favors, read_points
from trianon.games.castles.tableau import (
    EMPTY,
    FIRST_OF_SIZE,
    LAID_CERTAIN,
    OVER,
    PRICING,
    SETUP,
    SIZE_NUMBER,
    TILES_OF_SIZE,
    TURNS,
    Tableau,
    laid_entry,
    reward_room,
)
from trianon.kernel.action import kind_of
from trianon.kernel.bits import bit
from trianon.kernel.document import check_fields
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.state import NOBODY

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
    "drawn",
    "favors",
    "pending",
)
MOST_ROUNDS: Final = 1000
_TILE: Final = re.compile(r"([a-z_]+) (-?[0-9]{1,4}) (-?[0-9]{1,4}) r([0-3])(?: (light|dark))?")
_SLOT: Final = re.compile(r"([a-z_]+)(?: \+([0-9]{4,6}))?")
_LAID: Final = re.compile(r"([a-z_]+) by ([0-3])(?: aware ([0-3 ]+?))?(?: certain ([0-3 ]+))?")


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Fill an empty tableau; docs/formats.md says what may be left out."""
    check_fields(doc, _TABLE)
    flow.lay_out(s)
    over = flag(doc, "over")
    s.master = number_in(doc, "master", 0, s.seats - 1, 0)
    s.active = number_in(doc, "active", 0, s.seats - 1, s.master if over else (s.master + 1) % s.seats)
    s.last_round = flag(doc, "last_round")
    tiles = _Tiles()
    _read_castles(s, doc, tiles)
    _read_market(s, doc, tiles)
    _read_laid(s, doc, tiles)
    _read_supply(s, doc)
    read_points(s, doc)
    read_bonus_cards(s, doc)
    read_favors(s, doc)
    waiting = read_pending(s, [] if over else ask_for(doc))
    if waiting != EMPTY:
        tiles.take(waiting, "pending")
        _check_supply(s, waiting)
    _read_stacks(s, doc, tiles)
    _read_cards(s, doc)
    for seat in range(s.seats):
        s.downstairs[seat] = _counted(s, seat)
    _begin(s, doc, over)


def _begin(s: Tableau, doc: dict[str, object], over: bool) -> None:
    """The phase follows from what waits; then the question is put."""
    if over:
        s.phase = OVER
        s.round = number_in(doc, "round", 1, MOST_ROUNDS, 1)
        s.last_round = True
        s.seat = NOBODY
        return
    lowest = kind_of(s.frames[0])
    if lowest == RETURN_STEP:
        s.phase = SETUP
        s.round = number_in(doc, "round", 0, 0, 0)
    else:
        s.phase = PRICING if lowest == ARRANGE_STEP else TURNS
        s.round = number_in(doc, "round", 1, MOST_ROUNDS, 1)
    if s.phase != TURNS and s.active != s.master:
        if "active" in doc:
            raise InvalidPosition("active: before the first turn of a round this is the master builder")
        s.active = s.master
    flow.ask(s)
    if len(s.codes) == 0:
        raise InvalidPosition("pending: there is no answer to the last question")


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
    for seat, text in enumerate(texts_of(doc, "castles", s.seats, [""] * s.seats)):
        rows = [row.strip() for row in text.split(",") if row.strip()]
        for number, row in enumerate(rows):
            _lay(s, seat, row, f"castles[{seat}][{number}]", number == 0, tiles)


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
        s.castles[seat] = castle_from(spot)
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
    for slot, text in enumerate(texts_of(doc, "market", slots, [""] * slots)):
        field = f"market[{slot}]"
        if not text:
            continue
        match = _SLOT.fullmatch(text)
        if match is None:
            raise InvalidPosition(f"{field}: {text!r} is not like 'parlor' or 'parlor +2000'")
        tile = room_of(match[1], field)
        tiles.take(tile, field)
        s.market[slot] = tile
        s.coins[slot] = int(match[2] or 0)
        if s.coins[slot] % UNSOLD_COIN:
            raise InvalidPosition(f"{field}: coins come in thousands")


def _read_laid(s: Tableau, doc: dict[str, object], tiles: _Tiles) -> None:
    """Tiles face down on the card deck and on its discard pile (C10.8)."""
    for number, mask in table_of(doc, "looked").items():
        s.looked[number] = seats_in(mask, f"looked.{SIZES[number]}", s.seats)
    for name in ("laid", "out"):
        for place, text in enumerate(texts_of(doc, name, -1, [])):
            field = f"{name}[{place}]"
            match = _LAID.fullmatch(text)
            if match is None:
                raise InvalidPosition(f"{field}: {text!r} is not like 'parlor by 0'")
            tile = room_of(match[1], field)
            tiles.take(tile, field)
            aware = seats_in(match[3] or "", field, s.seats)
            certain = seats_in(match[4] or "", field, s.seats)
            seat = int(match[2])
            if seat >= s.seats or aware & bit(seat) or aware & ~s.looked[SIZE_NUMBER[tile]]:
                raise InvalidPosition(f"{field}: those seats cannot know this tile")
            if certain & ~aware:
                raise InvalidPosition(f"{field}: only who is aware can be certain")
            entry = laid_entry(tile, seat, aware) | (certain << LAID_CERTAIN)
            (s.laid if name == "laid" else s.out).append(entry)
    if s.out and not s.last_round:
        raise InvalidPosition("out: tiles are laid there only in the last round (C10.8)")


# --- supply, stacks, cards ------------------------------------------------------------------------


def _read_supply(s: Tableau, doc: dict[str, object]) -> None:
    """Hallways and stairs that are left."""
    hallways: i64 = 0
    stairs: i64 = 0
    for castle in s.castles:
        hallways += castle.of_tile(HALLWAY)
        stairs += castle.of_tile(STAIRS)
    s.hallways = number_in(doc, "hallways", 0, HALLWAYS - hallways, max(0, s.hallways - hallways))
    s.stairs = number_in(doc, "stairs", 0, STAIRCASES - stairs, max(0, s.stairs - stairs))


def _check_supply(s: Tableau, waiting: i64) -> None:
    """A hallway or stairs that waits to be laid is one of those there are."""
    total: i64 = s.hallways if waiting == HALLWAY else s.stairs
    for castle in s.castles:
        total += castle.of_tile(waiting)
    if waiting >= HALLWAY and total >= (HALLWAYS if waiting == HALLWAY else STAIRCASES):
        raise InvalidPosition(f"pending: there is no further {NAMES[waiting]}")


def _read_stacks(s: Tableau, doc: dict[str, object], tiles: _Tiles) -> None:
    """Stacks as given; the others are as high as the game makes them. What is nowhere is in the box."""
    for name in text_of(doc, "gone").split():
        tile = room_of(name, "gone")
        tiles.take(tile, "gone")
        s.gone[SIZE_NUMBER[tile]] |= bit(tile - FIRST_OF_SIZE[SIZE_NUMBER[tile]])
    given = table_of(doc, "stacks")
    for number in range(len(SIZES)):
        s.stacks[number] = 0
        if number in given:
            for name in given[number].split():
                field = f"stacks.{SIZES[number]}"
                tile = room_of(name, field)
                if SIZE_NUMBER[tile] != number:
                    raise InvalidPosition(f"{field}: {name} has another size")
                tiles.take(tile, field)
                s.stacks[number] |= bit(tile - FIRST_OF_SIZE[number])
    for number in range(len(SIZES)):
        free = [
            place
            for place in range(TILES_OF_SIZE[number])
            if FIRST_OF_SIZE[number] + place not in tiles.taken
        ]
        in_box = TILES_OF_SIZE[number] - flow.stack_size(s.seats, number)
        if number not in given:
            for place in free[: max(0, len(free) - in_box)]:
                s.stacks[number] |= bit(place)
        s.box[number] = sum([bit(place) for place in free]) & ~s.stacks[number]


def _read_cards(s: Tableau, doc: dict[str, object]) -> None:
    """Room cards: those nobody has seen, how many of them are in the deck, and the discard pile."""
    turned = 0
    discard = counts_of(doc, "discard", ROOM_CARDS_PER_SIZE)
    unseen = counts_of(doc, "cards", ROOM_CARDS_PER_SIZE)
    for number in range(len(SIZES)):
        s.discard[number] = discard.get(number, 0)
        s.unseen[number] = unseen.get(number, ROOM_CARDS_PER_SIZE - s.discard[number])
        turned += s.discard[number]
        if s.unseen[number] + s.discard[number] > ROOM_CARDS_PER_SIZE:
            raise InvalidPosition(
                f"cards.{SIZES[number]}: there are {ROOM_CARDS_PER_SIZE} cards of each size"
            )
    most = sum(list(s.unseen))
    s.deck = number_in(doc, "deck", 0, most, min(most, max(0, CARDS_IN_DECK[s.seats] - turned)))
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
