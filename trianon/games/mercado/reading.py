"""Mercado: reading a position document, and refusing one that cannot be."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado import checks, flow
from trianon.games.mercado.actions import (
    ACTION_STEP,
    BUYING_TASK,
    CHANGER_STEP,
    CUTPURSE_STEP,
    GIVEUP_STEP,
    OVER,
    PHASES,
    PLAYED_TASK,
    PRIVILEGE_STEP,
    PURGE_STEP,
    SERVICE_TASK,
    SYMBOL_STEP,
)
from trianon.games.mercado.components import (
    BLACK,
    BLACK_AT_START,
    COINS,
    COLOURED,
    EACH_COLOUR,
    FACE_IDS,
    FACE_NAMES,
    MERCHANDISE,
    OBJECT_SET,
    OBJECTS,
    PERFUME_SET,
    SEALS_AT_START,
    TILE_IDS,
    TILE_NAMES,
)
from trianon.games.mercado.tableau import SOLD, SOMEBODY, TURNED, EarlierStack, Tableau
from trianon.kernel.bags import count, some
from trianon.kernel.bits import bit
from trianon.kernel.document import check_fields, flag, known, number, numbers, text, texts, whole
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.frame import pack

_TABLE: Final = (
    "round",
    "first",
    "active",
    "step",
    "busy",
    "extra",
    "drawn",
    "placed",
    "market",
    "purses",
    "characters",
    "seals",
    "privileges",
    "played",
    "given",
    "earlier",
    "discards",
    "sold",
    "progress",
    "order",
    "pending",
)
_MOST: Final = 127  # of coins and tokens of one kind
_ANY: Final = 10**9  # rounds, extra turns and spaces that a marker has moved: the rules know no limit
_SINGLE: Final = {"symbol": SYMBOL_STEP, "changer": CHANGER_STEP, "cutpurse": CUTPURSE_STEP}


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Fill an empty tableau. What is left out is as at the start; purses hold the remaining coins."""
    check_fields(doc, _TABLE)
    flow.lay_board(s)
    s.round = number(doc, "round", 1, _ANY)
    s.first = _first(s, doc)
    s.active = number(doc, "active", 0, s.seats - 1, s.first)
    s.busy = flag(doc, "busy")
    s.extra = number(doc, "extra", 0, _ANY)
    s.placed = number(doc, "placed", 0, _MOST)
    s.drawn = _bag(text(doc, "drawn"), COINS, "drawn")
    _read_market(s, doc)
    _read_coins(s, doc)
    s.seals = vec[i64](numbers(doc, "seals", s.seats, 0, _MOST, [SEALS_AT_START] * s.seats))
    s.progress = vec[i64](numbers(doc, "progress", s.seats, 0, _ANY))
    s.order = _order(s, doc)
    s.privileges = _bags(s, doc, "privileges", FACE_NAMES)
    s.given = _bags(s, doc, "given", FACE_NAMES)
    s.played = _bag(text(doc, "played"), FACE_NAMES, "played")
    _read_earlier(s, doc)
    _read_discards(s, doc)
    _read_sold(s, doc)
    _read_step(s, doc)
    _read_pending(s, doc)
    checks.fill_supply(s)
    checks.check(s)


def _bag(listed: str, names: Sequence[str], field: str) -> i64:
    """`gold 3 silver`, commas or not."""
    bag: i64 = 0
    several: i64 = 1
    for word in listed.replace(",", " ").split():
        if word.isascii() and word.isdigit() and 1 <= int(word) <= _MOST and several == 1:
            several = int(word)
            continue
        if word not in names:
            raise InvalidPosition(f"{field}: {word!r} is none of {', '.join(names)}")
        kind: i64 = names.index(word)
        if count(bag, kind) + several > _MOST:
            raise InvalidPosition(f"{field}: too many {word}")
        bag += some(kind, several)
        several = 1
    if several != 1:
        raise InvalidPosition(f"{field}: {several} of what?")
    return bag


def _bags(s: Tableau, doc: dict[str, object], name: str, names: Sequence[str], where: str = "") -> vec[i64]:
    bags = vec[i64]()
    for seat, listed in enumerate(texts(doc, name, s.seats)):
        bags = append(bags, _bag(listed, names, f"{name}[{seat}]"))
    return bags


def _first(s: Tableau, doc: dict[str, object]) -> i64:
    """The starting player, who must be the one of the options when they name one."""
    chosen = s.settings["first"]
    first = number(doc, "first", 0, s.seats - 1, chosen if isinstance(chosen, int) else 0)
    if isinstance(chosen, int) and chosen != first:
        raise InvalidPosition(f"first: the options say {chosen}")
    return first


def _order(s: Tableau, doc: dict[str, object]) -> vec[i64]:
    """Every marker once, from the bottom; by itself as at the start (M1.9)."""
    standard = [(s.first + s.seats - 1 - step) % s.seats for step in range(s.seats)]
    value = doc.get("order", standard)
    if not isinstance(value, list) or sorted([str(seat) for seat in value]) != sorted(
        [str(seat) for seat in standard]
    ):
        raise InvalidPosition(f"order: must list the seats 0 to {s.seats - 1}, each once")
    order = vec[i64]()
    for seat in value:
        order = append(order, whole(seat, "order", 0, s.seats - 1))
    return order


# --- tiles, coins and tasks -----------------------------------------------------------------------


def _read_market(s: Tableau, doc: dict[str, object]) -> None:
    """One text for every position: the tile, a colon, the coins of each seat between strokes."""
    rows = texts(doc, "market", checks.positions(s), [])
    for position, row in enumerate(rows):
        field = f"market[{position}]"
        name, _, rest = row.partition(":")
        s.market = append(s.market, known(name.strip(), TILE_IDS, field))
        cells = rest.split("/")
        if len(cells) > s.seats:
            raise InvalidPosition(f"{field}: there are only {s.seats} seats")
        for seat in range(s.seats):
            s.edges = append(s.edges, _bag(cells[seat], COINS, field) if seat < len(cells) else 0)
    checks.check_market(s)


def _read_coins(s: Tableau, doc: dict[str, object]) -> None:
    """Character tiles and purses; a purse that is left out holds what lies nowhere else (M1.2)."""
    s.characters = _bags(s, doc, "characters", COINS)
    if "purses" in doc:
        s.purses = _bags(s, doc, "purses", COINS)
        return
    for seat in range(s.seats):
        out = checks.outside(s, seat)
        purse: i64 = 0
        for coin in range(COLOURED):
            purse += some(coin, max(EACH_COLOUR - count(out, coin), 0))
        purse += some(BLACK, max(BLACK_AT_START - count(out, BLACK), 0))
        s.purses = append(s.purses, purse)


def _read_earlier(s: Tableau, doc: dict[str, object]) -> None:
    """Stacks of privileges that ran out (M11.3); without any, this is the first one."""
    value = doc.get("earlier", [])
    if not isinstance(value, list):
        raise InvalidPosition("earlier: must be a list of objects")
    for place, one in enumerate(value):
        field = f"earlier[{place}]"
        later = len(value) - place
        if not isinstance(one, dict) or sorted(one) != ["buried", "given", "held", "played"]:
            raise InvalidPosition(f"{field}: must be an object with held, given, played and buried")
        if not isinstance(one["buried"], list) or len(one["buried"]) != later:
            raise InvalidPosition(f"{field}.buried: must be a list of {later} lists")
        stack = EarlierStack()
        stack.held = list(_bags(s, one, "held", FACE_NAMES, field))
        stack.given = list(_bags(s, one, "given", FACE_NAMES, field))
        stack.played = _bag(text(one, "played", f"{field}."), FACE_NAMES, f"{field}.played")
        for bags in one["buried"]:
            stack.buried.append(list(_bags(s, {"buried": bags}, "buried", FACE_NAMES, field)))
        s.earlier.append(stack)


def _read_discards(s: Tableau, doc: dict[str, object]) -> None:
    """Tiles that were bought or turned over; the decks hold those that are nowhere else."""
    for word in text(doc, "discards").replace(",", " ").split():
        tile = known(word, TILE_IDS, "discards")
        if tile >= MERCHANDISE or s.discard & bit(tile) or s.position_of(tile) >= 0:
            raise InvalidPosition(f"discards: {word} is somewhere else already")
        s.discard |= bit(tile)
    s.deck = (OBJECT_SET | PERFUME_SET) & ~s.discard
    for tile in s.market:
        if tile < MERCHANDISE:
            s.deck &= ~bit(tile)


def _read_sold(s: Tableau, doc: dict[str, object]) -> None:
    """Tiles that everybody saw go; when it is left out, the discards, taken by somebody (M15.5)."""
    names = [TILE_NAMES[tile] for tile in range(MERCHANDISE) if s.discard & bit(tile)]
    listed: i64 = 0
    for place, row in enumerate(texts(doc, "sold", -1, names)):
        field = f"sold[{place}]"
        words = row.split()
        how = SOLD
        if len(words) > 1 and words[-1] == "turned":
            how = TURNED
            words.pop()
        tile = known(words[0] if words else "", TILE_IDS, field)
        seat = SOMEBODY if len(words) < 2 else _digit(words[1], field)
        if len(words) > 2 or (seat >= s.seats and seat != SOMEBODY):
            raise InvalidPosition(f"{field}: {row!r} is not like 'cloth 0' or 'hat 1 turned'")
        if tile >= MERCHANDISE or (how == TURNED and tile >= OBJECTS):
            raise InvalidPosition(f"{field}: {words[0]} is never {'turned over' if how else 'sold'}")
        s.sold.append(pack(tile, seat, how))
        listed |= bit(tile)
    for tile in range(MERCHANDISE):
        if s.discard & ~listed & bit(tile):
            raise InvalidPosition(f"sold: {TILE_NAMES[tile]} is discarded, so it was sold or turned over")


def _read_step(s: Tableau, doc: dict[str, object]) -> None:
    """How far the turn has come; it begins with the privileges of who has one (M2.2)."""
    begins = PHASES[PRIVILEGE_STEP if s.privileges[s.active] != 0 else ACTION_STEP]
    step = doc.get("step", begins)
    if not isinstance(step, str) or step not in PHASES:
        raise InvalidPosition(f"step: must be one of {', '.join(PHASES)}")
    if PHASES.index(step) != OVER:
        s.push(PHASES.index(step))
    elif doc.get("pending"):
        raise InvalidPosition("pending: the game is over")


def _read_pending(s: Tableau, doc: dict[str, object]) -> None:
    """What waits: a task such as 'buying cloth 2' and the question above it, such as 'purge 1'."""
    for place, waiting in enumerate(texts(doc, "pending", -1, [])):
        field = f"pending[{place}]"
        words = waiting.split()
        if len(words) == 3 and words[0] == "played" and words[1] in FACE_IDS:
            s.push(PLAYED_TASK, FACE_IDS[words[1]], _digit(words[2], field))
        elif len(words) == 3 and words[0] == "buying":
            s.push(BUYING_TASK, _position(s, words[1], field), _digit(words[2], field))
        elif len(words) == 2 and words[0] == "service":
            s.push(SERVICE_TASK, _position(s, words[1], field))
        elif len(words) == 3 and words[0] == "giveup":
            s.push(GIVEUP_STEP, _digit(words[1], field), _digit(words[2], field))
        elif len(words) == 2 and words[0] == "purge":
            s.push(PURGE_STEP, _digit(words[1], field))
        elif len(words) == 1 and words[0] in _SINGLE:
            s.push(_SINGLE[words[0]])
        else:
            raise InvalidPosition(f"{field}: {waiting!r} is not like 'buying cloth 2' or 'purge 1'")


def _position(s: Tableau, word: str, field: str) -> i64:
    position = s.position_of(known(word, TILE_IDS, field))
    if position < 0:
        raise InvalidPosition(f"{field}: {word} is not in the market")
    return position


def _digit(word: str, field: str) -> i64:
    if not word.isascii() or not word.isdigit() or int(word) > _MOST:
        raise InvalidPosition(f"{field}: {word!r} is not a small number")
    return int(word)
