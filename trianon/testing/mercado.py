"""Mercado for tests: short positions completed, components counted.

`given("mercado", ...)` takes the fields of the position document (docs/formats.md) and fills in the rest:

- `market` names only the tiles that matter, in any order, with the coins of every seat between strokes:
  `market=["cloth: gold turquoise / 2 gold", "rose"]`. The other positions get tiles without any coin.
- `purses`, `characters`, `privileges`, `given`: texts for the first seats. A purse that is not named, or
  named "rest", holds all coloured coins that lie nowhere else and 5 black ones; of a purse that is named, the
  coloured coins left over lie on the character tile, unless that is named too.
- `seals` and `progress`: numbers for the first seats, 0 for the others (so nobody is asked about seals).
- `side`, `disc`, `promo=True` and `colours` go into the options; a cutpurse in the market implies `promo`.
- `step` follows from the rest: "place" with `drawn` coins, "evaluate" when the active seat has completed a
  tile, "privilege" when it has privileges, else "action".

>>> from trianon.testing import given, script
>>> state = given("mercado", market=["cloth: 2 gold 2 turquoise / gold"])
>>> script(state, "privilege two")
>>> [event.kind for event in state.play("evaluate cloth")][:5]
['bought', 'moved', 'second_seal', 'took_privilege', 'paid']
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from trianon.games.mercado.components import (
    BLACK_AT_START,
    BLACK_COINS,
    COINS,
    COLOURED,
    EACH_COLOUR,
    FACE_NAMES,
    OBJECTS,
    OBJECTS_SHOWN,
    PERFUMES,
    PERFUMES_SHOWN,
    SEALS,
    TILE_IDS,
    TILE_NAMES,
    WHITE_COINS,
)
from trianon.games.mercado.figures import PACKAGED
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.state import State

_OPTIONS = ("side", "disc", "colours")
_LISTS = ("purses", "characters", "privileges", "given", "seals", "progress", "order")
# What the free positions hold: goods with few effects.
_QUIET = (
    "letter_opener",
    "gold_goblet",
    "necklace",
    "shoes",
    "mirror",
    "candlestick",
    "rose",
    "lavender",
    "cedar",
)


def complete(fields: dict[str, object]) -> dict[str, object]:
    """A whole position document from the few fields that a scenario cares about."""
    doc = dict(fields)
    rows = list(cast("Iterable[str]", doc.pop("market", ())))
    seats = cast("int", doc.setdefault("seats", _seats(doc, rows)))
    promo = bool(doc.pop("promo", False)) or any(row.startswith("cutpurse") for row in rows)
    options = dict(cast("dict[str, object]", doc.get("options", {})))
    options.update({name: doc.pop(name) for name in _OPTIONS if name in doc})
    if promo:
        options["promo"] = "yes"
    doc["options"] = options
    doc["market"] = market = _market(rows, promo, str(doc.get("discards", "")))
    for name in ("privileges", "given"):
        doc[name] = _padded(doc, name, seats, "")
    for name in ("seals", "progress"):
        doc[name] = _padded(doc, name, seats, 0)
    doc["purses"], doc["characters"] = _coins(doc, market, seats)
    doc.setdefault("step", _step(doc, market))
    return doc


def _seats(doc: dict[str, object], rows: list[str]) -> int:
    """As many as are mentioned, at least two."""
    cells = [row.partition(":")[2].count("/") + 1 for row in rows]
    lists = [len(cast("Sequence[object]", doc.get(name, ()))) for name in _LISTS]
    chosen = [cast("int", doc.get(name, 0)) + 1 for name in ("active", "first")]
    return max([2, *cells, *lists, *chosen])


def _padded(doc: dict[str, object], name: str, seats: int, filler: object) -> list[object]:
    named = list(cast("Iterable[object]", doc.get(name, ())))
    return [*named, *[filler] * (seats - len(named))]


def _name(row: str) -> str:
    return row.partition(":")[0].strip()


def _market(rows: list[str], promo: bool, discards: str) -> list[str]:
    """The tiles that are named, in the order of the market, and quiet ones where none is."""
    named = {_name(row): row for row in rows}
    spare = [tile for tile in (*_QUIET, *TILE_NAMES) if tile not in named and tile not in discards.split()]
    objects = _goods(named, spare, 0, OBJECTS, OBJECTS_SHOWN)
    perfumes = _goods(named, spare, OBJECTS, OBJECTS + PERFUMES, PERFUMES_SHOWN)
    fixed = ("head_merchant", "coin_changer", "cutpurse") if promo else ("head_merchant", "coin_changer")
    unknown = [row for tile, row in named.items() if tile not in TILE_IDS]
    return [*objects, *perfumes, *[named.get(tile, tile) for tile in fixed], *unknown]


def _goods(named: dict[str, str], spare: list[str], low: int, high: int, count: int) -> list[str]:
    chosen = [row for tile, row in named.items() if low <= TILE_IDS.get(tile, -1) < high]
    quiet = [tile for tile in spare if low <= TILE_IDS[tile] < high]
    return [*chosen, *dict.fromkeys(quiet)][: max(count, len(chosen))]


def counted(text: str) -> Counter[str]:
    """The coins or tokens of a text such as "gold 3 silver"."""
    found: Counter[str] = Counter()
    number = 1
    for word in text.replace(",", " ").split():
        if word.isdigit():
            number = int(word)
        else:
            found[word] += number
            number = 1
    return found


def _edges(market: list[str], seat: int) -> Counter[str]:
    """All coins of a seat in the market."""
    found: Counter[str] = Counter()
    for row in market:
        cells = row.partition(":")[2].split("/")
        if seat < len(cells):
            found += counted(cells[seat])
    return found


def _coins(doc: dict[str, object], market: list[str], seats: int) -> tuple[list[str], list[str]]:
    """Purses and character tiles of all seats."""
    purses = cast("list[str]", _padded(doc, "purses", seats, "rest"))
    characters = cast("list[str | None]", _padded(doc, "characters", seats, None))
    active = cast("int", doc.get("active", doc.get("first", 0)))
    for seat in range(seats):
        out = _edges(market, seat) + counted(characters[seat] or "")
        if seat == active:
            out += counted(str(doc.get("drawn", "")))
        if purses[seat] == "rest":
            black = max(BLACK_AT_START - out["black"], 0)
            purses[seat] = _text({**_rest(out), "black": black})
        elif characters[seat] is None:
            characters[seat] = _text(_rest(out + counted(purses[seat])))
    return purses, [text or "" for text in characters]


def _rest(out: Counter[str]) -> dict[str, int]:
    """The coloured coins that lie nowhere yet."""
    return {coin: EACH_COLOUR - out[coin] for coin in COINS[:COLOURED]}


def _text(coins: dict[str, int]) -> str:
    return " ".join(f"{number} {coin}" for coin, number in coins.items() if number > 0)


def _step(doc: dict[str, object], market: list[str]) -> str:
    """The step that fits what is given."""
    active = cast("int", doc.get("active", doc.get("first", 0)))
    pending = cast("Sequence[str]", doc.get("pending", ()))
    if pending:
        return "action" if pending[0].startswith("played") else "evaluate"
    if doc.get("drawn") or doc.get("placed"):
        return "place"
    for row in market:
        cells = row.partition(":")[2].split("/")
        laid = counted(cells[active]).total() if active < len(cells) else 0
        if laid >= PACKAGED.price_size[TILE_IDS.get(_name(row), 0)]:
            return "evaluate"
    return "privilege" if cast("Sequence[str]", doc["privileges"])[active] else "action"


# --- nothing appears, nothing is lost -----------------------------------------------------------------------


def coins_of(state: State, seat: int) -> Counter[str]:
    """All coins of a seat: purse, character tile, edges, and those drawn."""
    doc = state.to_json()
    texts = cast("dict[str, list[str]]", doc)
    found = counted(texts["purses"][seat]) + counted(texts["characters"][seat])
    found += _edges(texts["market"], seat)
    return found + counted(str(doc["drawn"])) if doc["active"] == seat else found


def check_components(state: State) -> None:
    """Coins of each colour for every seat, white and black ones, seals, privileges and tiles (M17.1)."""
    view = state.view(None)
    supply = cast("dict[str, int]", view["supply"])
    piles = cast("dict[str, int]", view["piles"])
    players = cast("list[dict[str, int]]", view["players"])
    all_coins: Counter[str] = Counter()
    for seat in range(state.seats):
        coins = coins_of(state, seat)
        assert {coin: coins[coin] for coin in COINS[:COLOURED]} == dict.fromkeys(
            COINS[:COLOURED], EACH_COLOUR
        )
        all_coins += coins
    assert all_coins["white"] + supply["white"] == WHITE_COINS
    assert all_coins["black"] + supply["black"] == BLACK_COINS
    assert sum(player["seals"] for player in players) + supply["seals"] == SEALS
    _check_privileges(state, piles, players)
    market = [str(tile["tile"]) for tile in cast("list[dict[str, object]]", view["market"])]
    goods = [TILE_IDS[tile] for tile in market[: OBJECTS_SHOWN + PERFUMES_SHOWN]]
    assert len(set(market)) == len(market)
    assert [tile < OBJECTS for tile in goods] == [True] * OBJECTS_SHOWN + [False] * PERFUMES_SHOWN  # M17.4
    assert OBJECTS_SHOWN + piles["objects"] + piles["object_discard"] == OBJECTS
    assert PERFUMES_SHOWN + piles["perfumes"] + piles["perfume_discard"] == PERFUMES


def _check_privileges(state: State, piles: dict[str, int], players: list[dict[str, int]]) -> None:
    """Every token once: stack, discard, owners, and the one that is being played."""
    assert isinstance(state, Tableau)
    doc = state.to_json()
    texts = cast("dict[str, list[str]]", doc)
    seen = counted(str(doc["played"]))
    for text in (*texts["privileges"], *texts["given"]):
        seen += counted(text)
    playing = [text.split()[1] for text in texts["pending"] if text.startswith("played")]
    seen.update(playing)
    every = dict(zip(FACE_NAMES, state.figures.face_count, strict=True))
    assert all(seen[face] <= every[face] for face in every)
    held = sum(player["privileges"] for player in players) + len(playing)
    assert held + piles["privileges"] + piles["privilege_discard"] == sum(every.values())
