"""Mercado: reading a position document, and refusing one that cannot be."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado import flow, possible
from trianon.games.mercado.codes import (
    ASKS,
    BUYING_TASK,
    GIVEUP_STEP,
    OVER,
    PHASES,
    PLAYED_TASK,
    PURGE_STEP,
    SERVICE_TASK,
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
    PERFUME_SET,
    SEALS_AT_START,
    TILE_IDS,
)
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count, some
from trianon.kernel.bits import bit
from trianon.kernel.document import check_fields
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.state import NOBODY

_TABLE: Final = (
    "round",
    "first",
    "active",
    "step",
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
    "discards",
    "progress",
    "order",
    "pending",
)
_MOST: Final = 127  # of anything that is counted


def read(s: Tableau, doc: dict[str, object], side: i64, disc: i64, promo: bool) -> None:
    """Fill an empty tableau. What is left out is as at the start; purses hold the remaining coins."""
    check_fields(doc, _TABLE)
    flow.lay_board(s, side, disc)
    s.round = _number(doc, "round", 1, 1, 999)
    s.first = _first(s, doc)
    s.active = _number(doc, "active", s.first, 0, s.seats - 1)
    s.phase = _phase(doc)
    s.extra = _number(doc, "extra", 0, 0, _MOST)
    s.placed = _number(doc, "placed", 0, 0, _MOST)
    s.drawn = _bag(_text(doc, "drawn"), COINS, "drawn")
    _read_market(s, doc, promo)
    _read_coins(s, doc)
    s.seals = _numbers(doc, "seals", s.seats, SEALS_AT_START)
    s.progress = _numbers(doc, "progress", s.seats, 0)
    s.order = _order(s, doc)
    s.privileges = _bags(s, doc, "privileges", FACE_NAMES)
    s.given = _bags(s, doc, "given", FACE_NAMES)
    s.played = _bag(_text(doc, "played"), FACE_NAMES, "played")
    _read_discards(s, doc)
    _read_pending(s, doc)
    possible.fill_supply(s)
    possible.check(s)
    if s.phase == OVER:
        s.seat = NOBODY


def ask(s: Tableau) -> None:
    """The question of the position, also when it has one answer only; without any it cannot be."""
    flow.ask(s)
    if len(s.codes) == 0:
        raise InvalidPosition(f"step: {ASKS[s.step]!r} has no answer here, so nobody would be asked")


# --- fields ---------------------------------------------------------------------------------------


def _whole(value: object, field: str, low: i64, high: i64) -> i64:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise InvalidPosition(f"{field}: must be a number from {low} to {high}")
    return value


def _number(doc: dict[str, object], name: str, standard: i64, low: i64, high: i64) -> i64:
    return _whole(doc.get(name, standard), name, low, high)


def _numbers(doc: dict[str, object], name: str, seats: i64, standard: i64) -> vec[i64]:
    value = doc.get(name, [standard] * seats)
    if not isinstance(value, list) or len(value) != seats:
        raise InvalidPosition(f"{name}: must be a list of {seats} numbers")
    numbers = vec[i64]()
    for seat in range(seats):
        numbers = append(numbers, _whole(value[seat], f"{name}[{seat}]", 0, _MOST))
    return numbers


def _text(doc: dict[str, object], name: str) -> str:
    value = doc.get(name, "")
    if not isinstance(value, str):
        raise InvalidPosition(f"{name}: must be a text")
    return value


def _texts(doc: dict[str, object], name: str, count_: i64) -> list[str]:
    value = doc.get(name, [""] * count_)
    if not isinstance(value, list) or len(value) != count_:
        raise InvalidPosition(f"{name}: must be a list of {count_} texts")
    for number in range(count_):
        if not isinstance(value[number], str):
            raise InvalidPosition(f"{name}[{number}]: must be a text")
    return value


def _bag(text: str, names: Sequence[str], field: str) -> i64:
    """`gold 3 silver`, commas or not."""
    bag: i64 = 0
    number: i64 = 1
    for word in text.replace(",", " ").split():
        if word.isascii() and word.isdigit() and 1 <= int(word) <= _MOST and number == 1:
            number = int(word)
            continue
        if word not in names:
            raise InvalidPosition(f"{field}: {word!r} is none of {', '.join(names)}")
        kind: i64 = names.index(word)
        if count(bag, kind) + number > _MOST:
            raise InvalidPosition(f"{field}: too many {word}")
        bag += some(kind, number)
        number = 1
    if number != 1:
        raise InvalidPosition(f"{field}: {number} of what?")
    return bag


def _bags(s: Tableau, doc: dict[str, object], name: str, names: Sequence[str]) -> vec[i64]:
    texts = _texts(doc, name, s.seats)
    bags = vec[i64]()
    for seat in range(s.seats):
        bags = append(bags, _bag(texts[seat], names, f"{name}[{seat}]"))
    return bags


def _first(s: Tableau, doc: dict[str, object]) -> i64:
    """The starting player, who must be the one of the options when they name one."""
    chosen = s.settings["first"]
    first = _number(doc, "first", chosen if isinstance(chosen, int) else 0, 0, s.seats - 1)
    if isinstance(chosen, int) and chosen != first:
        raise InvalidPosition(f"first: the options say {chosen}")
    return first


def _phase(doc: dict[str, object]) -> i64:
    step = doc.get("step", PHASES[0])
    if not isinstance(step, str) or step not in PHASES:
        raise InvalidPosition(f"step: must be one of {', '.join(PHASES)}")
    return PHASES.index(step)


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
        order = append(order, _whole(seat, "order", 0, s.seats - 1))
    return order


# --- tiles, coins and tasks -----------------------------------------------------------------------


def _tile(word: str, field: str) -> i64:
    if word not in TILE_IDS:
        raise InvalidPosition(f"{field}: there is no tile {word!r}")
    return TILE_IDS[word]


def _read_market(s: Tableau, doc: dict[str, object], promo: bool) -> None:
    """One text for every position: the tile, a colon, the coins of each seat between strokes."""
    rows = doc.get("market")
    size: i64 = possible.positions(promo)
    if not isinstance(rows, list) or len(rows) != size:
        raise InvalidPosition(f"market: must be a list of {size} texts")
    for number in range(size):
        field = f"market[{number}]"
        if not isinstance(rows[number], str):
            raise InvalidPosition(f"{field}: must be a text like 'cloth: gold turquoise / 2 gold'")
        name, _, rest = str(rows[number]).partition(":")
        s.market = append(s.market, _tile(name.strip(), field))
        cells = rest.split("/")
        if len(cells) > s.seats:
            raise InvalidPosition(f"{field}: there are only {s.seats} seats")
        for seat in range(s.seats):
            coins = _bag(cells[seat], COINS, field) if seat < len(cells) else 0
            s.edges = append(s.edges, coins)
    possible.check_market(s)


def _read_coins(s: Tableau, doc: dict[str, object]) -> None:
    """Character tiles and purses; a purse that is left out holds what lies nowhere else (M1.2)."""
    s.characters = _bags(s, doc, "characters", COINS)
    if "purses" in doc:
        s.purses = _bags(s, doc, "purses", COINS)
        return
    for seat in range(s.seats):
        out = possible.outside(s, seat)
        purse: i64 = 0
        for coin in range(COLOURED):
            purse += some(coin, max(EACH_COLOUR - count(out, coin), 0))
        purse += some(BLACK, max(BLACK_AT_START - count(out, BLACK), 0))
        s.purses = append(s.purses, purse)


def _read_discards(s: Tableau, doc: dict[str, object]) -> None:
    """Tiles that were bought or turned over; the decks hold those that are nowhere else."""
    for word in _text(doc, "discards").replace(",", " ").split():
        tile = _tile(word, "discards")
        if tile >= MERCHANDISE or s.discard & bit(tile) or s.position_of(tile) >= 0:
            raise InvalidPosition(f"discards: {word} is somewhere else already")
        s.discard |= bit(tile)
    s.deck = (OBJECT_SET | PERFUME_SET) & ~s.discard
    for tile in s.market:
        if tile < MERCHANDISE:
            s.deck &= ~bit(tile)


def _read_pending(s: Tableau, doc: dict[str, object]) -> None:
    """What waits: a task such as 'buying cloth 2' and the question above it, such as 'purge 1'."""
    value = doc.get("pending", [])
    if not isinstance(value, list):
        raise InvalidPosition("pending: must be a list of texts")
    for number in range(len(value)):
        field = f"pending[{number}]"
        words = value[number].split() if isinstance(value[number], str) else []
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
        elif len(words) == 1 and words[0] in ("symbol", "changer", "cutpurse"):
            s.push(ASKS.index(words[0]))
        else:
            raise InvalidPosition(f"{field}: {value[number]!r} is not like 'buying cloth 2' or 'purge 1'")


def _position(s: Tableau, word: str, field: str) -> i64:
    position = s.position_of(_tile(word, field))
    if position < 0:
        raise InvalidPosition(f"{field}: {word} is not in the market")
    return position


def _digit(word: str, field: str) -> i64:
    if not word.isascii() or not word.isdigit() or int(word) > _MOST:
        raise InvalidPosition(f"{field}: {word!r} is not a small number")
    return int(word)
