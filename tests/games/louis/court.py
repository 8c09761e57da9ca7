"""Positions of Louis XIV for scenarios: the last turn of an influence phase, and what follows it.

Seat 0 holds two jokers and everybody else has finished, unless `hands` says otherwise. `evaluate` plays one
of the jokers for nothing: the evaluation begins. Where no stone lies, missions and the next round follow.
"""

from collections.abc import Mapping, Sequence

from tests.games.louis.look import asked, options
from trianon import Event, State
from trianon.testing import given
from trianon.testing import script as script_chance

CHIP_TILES = (4, 3, 2, 1)


def court(
    *,
    stones: Mapping[int, Sequence[int]] | None = None,
    neutral: Mapping[int, int] | None = None,
    backs: Sequence[int] = (),
    louis: int | None = None,
    seed: int | None = None,
    script: Sequence[str] = (),
    **fields: object,
) -> State:
    """A position before the last turn. Nobody has money, chips or missions; stones are in own supplies.

    `louis=None` lets him stand on a tile from 4 down to 1 where nobody is.
    """
    lying = {**dict.fromkeys(backs, ()), **(stones or {})}
    lying |= {tile: () for tile in neutral or {} if tile not in lying}
    tiles = {
        tile: f"{'back' if tile in backs else 'front'} {' '.join(map(str, row))} {_plus(tile, neutral)}"
        for tile, row in lying.items()
    }
    if louis is None:
        louis = next((tile for tile in CHIP_TILES if not any(lying.get(tile, ()))), 1)
    seats = fields.setdefault("seats", _seats(lying, fields))
    assert isinstance(seats, int)
    for name in ("general", "money"):
        row = fields.get(name, ())
        assert isinstance(row, tuple)
        fields[name] = [*row, *[0] * (seats - len(row))]
    for name in ("missions", "intrigue", "display", "chips", "coats"):
        row = fields.get(name, ())
        assert isinstance(row, tuple)
        fields[name] = [*row, *[""] * (seats - len(row))]
    if seed is not None:
        fields["chance"] = {"kind": "sfc32", "words": [seed, seed + 1, seed + 2, seed + 3]}
    fields.setdefault("money_cards", _money_cards(fields.get("round", 1), louis))
    state = given("louis", tiles=tiles, **fields)
    script_chance(state, *script)
    return state


def _plus(tile: int, neutral: Mapping[int, int] | None) -> str:
    return f"+{neutral[tile]}" if neutral and tile in neutral else ""


def _money_cards(number: object, louis: int) -> str:
    """Cards of five louisdor, one for every round: those of three, g1 to g4, can still come."""
    assert isinstance(number, int)
    others = [f"g{4 + tile}" for tile in CHIP_TILES if tile != louis]
    return " ".join([*others[: number - 1], f"g{4 + louis}"])


def _seats(lying: Mapping[int, Sequence[int]], fields: Mapping[str, object]) -> int:
    rows = [len(value) for value in fields.values() if isinstance(value, tuple)]
    return max([3, *rows, *(len(row) for row in lying.values())])


def evaluate(state: State) -> list[Event]:
    """Play the last card for no stones."""
    card = next(option for option in options(state) if option.endswith(" take"))
    events = state.play(card)
    question = asked(state)
    if question is not None and question[1] == "take":
        events += state.play("take 0")
    return events


def next_round(state: State, *script: str) -> list[Event]:
    """Where nothing lies on the tiles the next round begins; chance gives these outcomes first."""
    script_chance(state, *script)
    return evaluate(state)
