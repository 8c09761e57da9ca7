"""Castles of Mad King Ludwig for tests: short positions completed, components counted.

`given("castles", ...)` takes the fields of the position document (docs/formats.md) and fills in the rest:

- `castles`: for the first seats a list of tiles in the order of laying, such as `["hallway 2 -2 r0 light",
  "stairs 12 0 r3"]`, or one text with commas. The foyer may be left out; the other seats have nothing else.
- `market`: texts for the first slots, `"parlor"` or `"parlor +2000"` with coins, `""` for an empty slot; or
  prices with their tiles, `{15000: "parlor"}`. The other slots get any tiles that lie nowhere else.
- `money`, `start`, `activity`, `again`, `bonus`: for the first seats; the others have 15000 and nothing.
- `ask`: what is asked: "turn" (when nothing is said), "place parlor", "arrange", "return", "corridor foyer",
  "downstairs armory", "stack nap_room", "pick 300 0", "bonus" (with `drawn`), "reward". `rewards` are the
  rooms whose rewards are open, `rewards=["foyer", "hallway 2"]`; `used=True`: the corridor reward is gone.
- `master`, `active`: seat 0 is in turn and the last seat is master builder, unless said otherwise; for
  "arrange" and "return" seat 0 is the master builder.
- `stacks`: sizes with their tiles, `{"300": ""}` for an empty stack; the others hold all other tiles.
- `laid` and `out` may name only the tiles: seat 0 laid them. `first` and `colours` go into the options.

>>> from trianon.testing import given
>>> state = given("castles", castles=[["dining_room 6 0 r0"]], market=["gallery_of_mirrors"])
>>> events = state.play("buy gallery_of_mirrors") + state.play("14 2 r0")
>>> [event.data["points"] for event in events if event.kind == "scored"]
[6]
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from trianon.games.castles.actions import placed_tile
from trianon.games.castles.components import (
    BONUS_CARD_NAMES,
    BONUS_CARDS,
    FOYER,
    HALLWAY,
    HALLWAYS,
    NAMES,
    PRICES,
    ROOM_CARDS_PER_SIZE,
    ROOMS,
    SIZES,
    STAIRCASES,
    STAIRS,
    START_MONEY,
    UNSOLD_COIN,
)
from trianon.games.castles.tableau import SIZE_NUMBER, Tableau, laid_tile, tiles_in
from trianon.kernel.bits import bit
from trianon.kernel.state import State

_PADDING: Mapping[str, object] = {"money": START_MONEY, "start": 0, "activity": 0, "again": "", "bonus": ""}
_TILES = ("castles", "market", "stacks", "gone", "laid", "out", "pending", "ask")
_WORD = re.compile(r"[a-z_]+")


def complete(fields: dict[str, object]) -> dict[str, object]:
    """A whole position document from the few fields that a scenario cares about."""
    doc = dict(fields)
    seats = doc.setdefault("seats", _seats(doc))
    assert isinstance(seats, int)
    doc["options"] = _options(doc)
    ask = str(doc.get("ask", "turn"))
    leads = ask.split()[0] in ("arrange", "return")
    doc.setdefault("master", 0 if leads else seats - 1)
    doc.setdefault("active", doc["master"] if leads or doc.get("over") else 0)
    castles = [_castle(castle) for castle in _listed(doc, "castles")]
    doc["castles"] = [*castles, *[_castle("")] * (seats - len(castles))]
    for name, value in _PADDING.items():
        if name in doc:
            listed = _listed(doc, name)
            doc[name] = [*listed, *[value] * (seats - len(listed))]
    for name in ("laid", "out"):
        if name in doc:
            doc[name] = [text if " " in text else f"{text} by 0" for text in map(str, _listed(doc, name))]
    doc["market"] = _market(doc, seats)
    doc["stacks"] = _stacks(doc)
    _ask(doc, ask)
    return doc


def _listed(doc: dict[str, object], name: str) -> list[object]:
    return list(cast("Iterable[object]", doc.get(name, ())))


def _seats(doc: dict[str, object]) -> int:
    lists = [len(_listed(doc, name)) for name in ("castles", *_PADDING)]
    named = [cast("int", doc[name]) + 1 for name in ("master", "active") if name in doc]
    return max([2, *lists, *named])


def _options(doc: dict[str, object]) -> dict[str, object]:
    options = dict(cast("Mapping[str, object]", doc.get("options", {})))
    for name in ("first", "colours"):
        if name in doc:
            options[name] = doc.pop(name)
    return options


def _castle(castle: object) -> str:
    rows = castle.split(",") if isinstance(castle, str) else list(cast("Iterable[str]", castle))
    rows = [row.strip() for row in rows if row.strip()]
    if not rows or not rows[0].startswith("foyer"):
        rows.insert(0, "foyer 0 0 r0")
    return ", ".join(rows)


def _market(doc: dict[str, object], seats: int) -> list[str]:
    """All slots; those that are not spoken of hold tiles that lie nowhere else."""
    given = doc.get("market", ())
    prices = PRICES[seats]
    slots: list[str | None] = [None] * len(prices)
    if isinstance(given, Mapping):
        for price, tile in given.items():
            slots[prices.index(int(price))] = str(tile)
    else:
        for slot, tile in enumerate(cast("Sequence[str]", given)):
            slots[slot] = tile
    spare = [NAMES[tile] for step in range(8) for tile in range(step, ROOMS, 8)]
    spare = [name for name in spare if name not in _mentioned(doc)]
    return [spare.pop() if slot is None else slot for slot in slots]


def _mentioned(doc: dict[str, object]) -> set[str]:
    return set(_WORD.findall(" ".join(str(doc.get(name, "")) for name in _TILES)))


def _stacks(doc: dict[str, object]) -> dict[str, object]:
    """Stacks as given; the others hold every tile that lies nowhere else, so that chance can give it."""
    taken = _mentioned(doc)
    stacks: dict[str, object] = {}
    for number, size in enumerate(SIZES):
        free = [NAMES[tile] for tile in range(ROOMS) if SIZE_NUMBER[tile] == number]
        stacks[str(size)] = " ".join(name for name in free if name not in taken)
    stacks.update(cast("Mapping[str, object]", doc.get("stacks", {})))
    return stacks


def _ask(doc: dict[str, object], ask: str) -> None:
    """`ask`, `rewards` and `used` become the questions that wait."""
    rooms = ", ".join(map(str, cast("Iterable[object]", doc.pop("rewards", ()))))
    head = "rewards used" if doc.pop("used", False) else "rewards"
    asked = doc.pop("ask", None)
    if "pending" in doc or doc.get("over"):
        return
    if asked is None and rooms:
        ask = "reward"
    if ask == "arrange":
        doc["pending"] = ["arrange 0"]
    elif ask == "return":
        seats = cast("int", doc["seats"])
        master = cast("int", doc["master"])
        doc["pending"] = [f"return {(master - 1 - step) % seats}" for step in range(seats)]
    elif ask.split()[0] in ("arrange", "return"):
        doc["pending"] = [ask]
    else:
        doc["pending"] = [f"{head}: {rooms}".strip(), *([] if ask == "reward" else [ask])]


# --- nothing appears, nothing is lost -----------------------------------------------------------------------


def tiles(state: State) -> Counter[str]:
    """Every tile of the game, wherever it is; of hallways, stairs and foyers there are several."""
    assert isinstance(state, Tableau)
    found: Counter[str] = Counter()
    for castle in state.castles:
        found.update(NAMES[tile] for tile in castle.tiles)
    found.update(NAMES[tile] for tile in state.market if tile >= 0)
    for number in range(len(SIZES)):
        for stack in (state.stacks[number], state.box[number], state.gone[number]):
            found.update(NAMES[tile] for tile in tiles_in(stack, number))
    found.update(NAMES[laid_tile(entry)] for entry in state.laid + state.out)
    found[NAMES[HALLWAY]] += int(state.hallways)
    found[NAMES[STAIRS]] += int(state.stairs)
    if placed_tile(state) >= 0:
        found[NAMES[placed_tile(state)]] += 1
    return found


def bonus_cards(state: State) -> Counter[str]:
    """Every bonus card, wherever it is."""
    assert isinstance(state, Tableau)
    found = Counter(BONUS_CARD_NAMES[entry & 255] for entry in state.under)
    for bag in (*state.hands, state.bonus_deck, state.drawn):
        found.update(BONUS_CARD_NAMES[card] for card in range(BONUS_CARDS) if bag & bit(card))
    return found


def check_components(state: State) -> None:
    """Tiles, cards and money are all there (P7, P8); rooms are worth what they scored (P11)."""
    assert isinstance(state, Tableau)
    found = tiles(state)
    assert found.pop(NAMES[FOYER]) == state.seats
    assert found.pop(NAMES[HALLWAY]) <= HALLWAYS
    assert found.pop(NAMES[STAIRS]) <= STAIRCASES
    assert found == dict.fromkeys(NAMES[:ROOMS], 1)
    assert bonus_cards(state) == dict.fromkeys(BONUS_CARD_NAMES, 1)
    for unseen, discard in zip(state.unseen, state.discard, strict=True):
        assert unseen >= 0
        assert 0 <= discard <= ROOM_CARDS_PER_SIZE - unseen
    assert 0 <= state.deck <= sum(state.unseen)
    for amount in (*state.money, *state.coins):
        assert amount >= 0
        assert amount % UNSOLD_COIN == 0
    for seat in range(state.seats):
        rooms = [reason for reason in state.scores[seat].reasons if reason.why == "room"]
        assert sum(reason.points for reason in rooms) == state.built[seat]
