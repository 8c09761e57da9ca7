"""Louis XIV for tests: short positions completed, a tile evaluated, components counted.

`given("louis", ...)` takes the fields of the position document (docs/formats.md) and fills in the rest:

- `tiles={4: [3, 2, 1], 10: "back 4 0 2"}` names only the tiles that matter, by number: stones for the first
  seats (a list lies on the front), behind a `+` the neutral ones: `{1: "front 3 2 +2"}`.
- `own`, `general`, `money`: lists or texts for the first seats. Left out: 5 louisdor each; 5 stones in the
  general supply, all others in the own one. With only one of the supplies the other holds the rest.
- `chips`, `coats`, `display`, `hands`, `intrigue`: texts for the first seats, nothing for the others.
  `missions` likewise, but who is not named holds a light and a medium mission.
- `louis=3` chooses a money card that sent him there (tile 1 when left out); `money_cards` names them all.
- `step` is "turn" when left out. The seat in `turn` holds two jokers unless its hand is named; seats without
  cards have finished, so `hands=["conde joker"]` is the last turn of the phase.
- `tile=4` means: tile 4 is evaluated next (`step` "intrigue"). The last seat that would be asked is asked;
  when nobody holds an intrigue card, the last one in turn order gets one of another person. `keep` then
  evaluates the tile and stops before the next one.

At least three seats, unless `seats` says otherwise.

>>> from trianon.testing import given
>>> state = given("louis", tile=4, tiles={4: [3, 2, 1]}, louis=4)
>>> [event.kind for event in state.play("keep")][:4]
['kept', 'evaluating', 'received', 'stones_returned']
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

import trianon
from trianon.games.louis.components import (
    CARD_COUNTS,
    CARDS,
    COAT_KINDS,
    COATS_EACH,
    FIRST_MONEY,
    MISSION_COUNT,
    MISSIONS,
    MONEY_CARDS,
    MONEY_TILE,
    NEUTRAL_STONES,
    PERSONS,
    ROUNDS,
    STONES,
    TILES,
)
from trianon.kernel.event import Event
from trianon.kernel.state import State
from trianon.testing.chance import SEED

GENERAL = 5  # stones in the general supply when nobody says otherwise
_TEXTS = ("chips", "coats", "display", "missions", "intrigue", "hands")
_NUMBERS = ("own", "general", "money")


def complete(fields: dict[str, object]) -> dict[str, object]:
    """A whole position document from the few fields that a scenario cares about."""
    doc = dict(fields)
    tiles = {int(tile): _words(row) for tile, row in _mapping(doc.get("tiles", {})).items()}
    seats = cast("int", doc.setdefault("seats", _seats(doc, tiles)))
    over = bool(doc.get("over"))
    number = cast("int", doc.setdefault("round", ROUNDS if over else 1))
    doc["tiles"] = [_tile_text(tiles.get(tile, []), seats) for tile in range(1, TILES + 1)]
    doc.setdefault("money_cards", _money_cards(number, cast("int", doc.pop("louis", 1))))
    doc.pop("louis", None)
    _complete_numbers(doc, seats)
    named = {name: len(cast("Sequence[str]", doc.get(name, ()))) for name in _TEXTS}
    for name in _TEXTS:
        listed = list(cast("Sequence[str]", doc.get(name, ())))
        doc[name] = [*listed, *[""] * (seats - len(listed))]
    _deal_missions(doc, named["missions"])
    if "tile" in doc:
        _before_tile(doc, seats)
    elif not over:
        turn = cast("int", doc.setdefault("turn", doc.get("start", 0)))
        if doc.setdefault("step", "turn") == "turn" and turn >= named["hands"]:
            cast("list[str]", doc["hands"])[turn] = "joker joker"
    return doc


def _mapping(value: object) -> Mapping[int | str, object]:
    """Rows by the number of their tile; a list has one for every tile."""
    if isinstance(value, Mapping):
        return value
    return {tile + 1: row for tile, row in enumerate(cast("Sequence[object]", value))}


def _words(row: object) -> list[str]:
    """A row as words, with its side first."""
    words = row.split() if isinstance(row, str) else [str(count) for count in cast("Sequence[int]", row)]
    return words if words and words[0] in ("front", "back") else ["front", *words]


def _tile_text(words: list[str], seats: int) -> str:
    if not words:
        return "front"
    stones = [word for word in words[1:] if not word.startswith("+")]
    neutral = [word for word in words[1:] if word.startswith("+")]
    return " ".join([words[0], *stones, *["0"] * (seats - len(stones)), *neutral])


def _seats(doc: dict[str, object], tiles: dict[int, list[str]]) -> int:
    """As many as are mentioned, three at least."""
    found = [3]
    found += [len([word for word in words if word.isdigit()]) for words in tiles.values()]
    found += [len(cast("Sequence[str]", doc.get(name, ()))) for name in _TEXTS]
    for name in _NUMBERS:
        value = doc.get(name, ())
        found.append(len(value.split() if isinstance(value, str) else cast("Sequence[int]", value)))
    found += [cast("int", doc.get(name, 0)) + 1 for name in ("turn", "start")]
    return max(found)


def _money_cards(number: int, louis: int) -> str:
    """As many money cards as rounds, the last one with Louis on this tile."""
    last = MONEY_TILE.index(louis - 1)
    others = [card for card in range(len(MONEY_CARDS)) if card != last]
    return " ".join(MONEY_CARDS[card] for card in [*others[: number - 1], last])


def _complete_numbers(doc: dict[str, object], seats: int) -> None:
    given_numbers: dict[str, list[int]] = {}
    for name in _NUMBERS:
        if name in doc:
            value = doc[name]
            words = value.split() if isinstance(value, str) else cast("Sequence[int]", value)
            given_numbers[name] = [int(word) for word in words]
    money = given_numbers.get("money", [])
    doc["money"] = _line([*money, *[FIRST_MONEY] * (seats - len(money))])
    own, general = given_numbers.get("own", []), given_numbers.get("general", [])
    lying = [_on_tiles(cast("list[str]", doc["tiles"]), seat) for seat in range(seats)]
    for seat in range(seats):
        rest = STONES - lying[seat]
        if seat >= len(own):
            if seat >= len(general):
                general.append(min(GENERAL, max(rest, 0)))
            own.append(max(rest - general[seat], 0))
        elif seat >= len(general):
            general.append(max(rest - own[seat], 0))
    doc["own"], doc["general"] = _line(own), _line(general)


def _on_tiles(tiles: list[str], seat: int) -> int:
    rows = [text.split()[1:] for text in tiles]
    return sum(int(row[seat]) for row in rows if len(row) > seat)


def _line(numbers: Sequence[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _deal_missions(doc: dict[str, object], named: int) -> None:
    """A light and a medium mission for everybody who is not named."""
    hands = cast("list[str]", doc["missions"])
    texts = [*hands, *cast("list[str]", doc["display"]), str(doc.get("under_missions", "")).replace(":", " ")]
    taken = {word.removesuffix("*") for text in texts for word in text.split()}
    light = [mission for mission in MISSIONS if mission.startswith("a") and mission not in taken]
    medium = [mission for mission in MISSIONS if mission.startswith("b") and mission not in taken]
    for seat in range(named, len(hands)):
        hands[seat] = f"{light.pop(0)} {medium.pop(0)}"


def _before_tile(doc: dict[str, object], seats: int) -> None:
    """The last question about intrigue cards before a tile is evaluated."""
    tile = cast("int", doc.pop("tile"))
    start = cast("int", doc.get("start", 0))
    hands = cast("list[str]", doc["intrigue"])
    own, general = str(doc["own"]).split(), str(doc["general"]).split()
    order = [(start + place) % seats for place in range(seats)]
    can = [seat for seat in order if int(own[seat]) + int(general[seat]) > 0]
    if not any(hands[seat] for seat in can):
        other = PERSONS[11] if tile != TILES else PERSONS[0]
        hands[can[-1]] = next(
            person
            for person in (other, *PERSONS)
            if person != PERSONS[tile - 1] and person not in str(doc.get("under_intrigue", ""))
        )
    doc.setdefault("step", "intrigue")
    doc.setdefault("turn", [seat for seat in can if hands[seat]][-1])
    doc.setdefault("pending", {"tile": tile})


def evaluated(tile: int, *stones: int, **fields: object) -> tuple[State, list[Event]]:
    """Evaluate a tile with these stones of the first seats; the state after it, and what happened.

    Other fields are those of `given`; `side="back"` turns the tile, `neutral=2` adds neutral stones.
    """
    side, neutral = str(fields.pop("side", "front")), cast("int", fields.pop("neutral", 0))
    row = f"{side} {_line(stones)}" + (f" +{neutral}" if neutral else "")
    tiles = {**cast("dict[int, object]", fields.pop("tiles", {})), tile: row}
    doc = complete({**fields, "tile": tile, "tiles": tiles, "game": "louis", "chance": SEED})
    state = trianon.game("louis").from_json(doc)
    return state, state.play("keep")


# --- nothing appears, nothing is lost -----------------------------------------------------------------------


def check_components(state: State) -> None:
    """Stones, cards and coats are all there, in their right numbers and none twice."""
    doc, view = state.to_json(), state.view(None)
    decks = cast("dict[str, int]", view["decks"])
    players = cast("list[dict[str, object]]", view["players"])
    _check_stones(doc, players)
    texts = cast("dict[str, list[str]]", doc)
    held = Counter(card for name in ("hands",) for text in texts[name] for card in text.split())
    held.update(str(doc["discard"]).split())
    assert sum(held.values()) + decks["influence"] == sum(CARD_COUNTS)
    held.update(word.partition(":")[2] for word in str(doc["top"]).split())
    assert not held - Counter(dict(zip(CARDS, CARD_COUNTS, strict=True)))
    intrigue = [card for text in texts["intrigue"] for card in text.split()]
    assert len(intrigue) + decks["intrigue"] == len(PERSONS)
    under = str(doc["under_intrigue"]).split()
    assert len({*intrigue, *under}) == len(intrigue) + len(under)
    missions = [card for name in ("missions", "display") for text in texts[name] for card in text.split()]
    assert len(missions) + decks["light"] + decks["medium"] + decks["dark"] == MISSION_COUNT
    assert len({card.removesuffix("*") for card in missions}) == len(missions)
    coats = Counter(coat for text in texts["coats"] for coat in text.split())
    assert coats.total() - coats["none"] + decks["coats"] == COAT_KINDS * COATS_EACH
    assert decks["money"] + len(str(doc["money_cards"]).split()) == ROUNDS


def _check_stones(doc: dict[str, object], players: list[dict[str, object]]) -> None:
    tiles = cast("list[str]", doc["tiles"])
    for seat, player in enumerate(players):
        supplies = cast("int", player["own"]) + cast("int", player["general"])
        assert supplies + _on_tiles(tiles, seat) == STONES
    neutral = [int(text.partition("+")[2]) for text in tiles if "+" in text]
    assert sum(neutral) <= (NEUTRAL_STONES if len(players) == 2 else 0)
