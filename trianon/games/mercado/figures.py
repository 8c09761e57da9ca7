"""Mercado: the file of printed figures, what must hold in it, and how the client is told of it."""

from typing import Final

from trianon.games.mercado.components import (
    COINS,
    FACE_NAMES,
    MERCHANDISE,
    OBJECTS,
    PRICE_KINDS,
    PRIVILEGES,
    RANK,
    REVEAL,
    SIDES,
    SPACES,
    TILE_NAMES,
    Figures,
)
from trianon.games.mercado.events import effect_json
from trianon.kernel.figures import Row, Sheet, Table, either, number, pattern

# Of every effect how often it can be printed; some are there or not.
_FOR_BUYER: Final = "(wild|fake|purge|privilege|seal) [1-4]|again 1"
_FOR_OPPONENTS: Final = "opp_(fake|wild) [1-4]"
_FOR_BUYER_WORDS: Final = "wild, fake, purge, privilege, seal (1 to 4), again 1"
_FOR_OPPONENTS_WORDS: Final = "opp_fake, opp_wild (1 to 4)"


def _list(effects: str) -> str:
    """The regular expression of none to four effects."""
    return f"(({effects})(, ({effects})){{0,3}})?"


_TILES: Final = Table(
    "tiles",
    "tile",
    "name",
    TILE_NAMES[:MERCHANDISE],
    (
        pattern("price", 'a price such as "F:GGS", "S3" or "D4"', "F:[GSCTW]{2,4}|[SD][2-4]"),
        either(number("points", 0, 9), "rank", "reveal"),
        pattern("effects", f'effects such as "purge 2, seal 1", of {_FOR_BUYER_WORDS}', _list(_FOR_BUYER)),
        pattern(
            "opponents",
            f'effects such as "opp_fake 2", of {_FOR_OPPONENTS_WORDS}, opp_giveup (1 to 4), opp_noseal 1',
            _list(f"{_FOR_OPPONENTS}|opp_giveup [1-4]|opp_noseal 1"),
        ),
    ),
)
_PRIVILEGES: Final = Table(
    "privileges",
    "privilege",
    "name",
    FACE_NAMES,
    (
        number("count", 0, PRIVILEGES),
        number("steps", 1, 3),
        pattern(
            "extras",
            f'effects such as "purge 1", of {_FOR_BUYER_WORDS}, {_FOR_OPPONENTS_WORDS}',
            _list(f"{_FOR_BUYER}|{_FOR_OPPONENTS}"),
        ),
    ),
)
_SYMBOL: Final = pattern(
    "symbol",
    f'one effect such as "fake 1", of {_FOR_BUYER_WORDS}, forward (1 to 4), {_FOR_OPPONENTS_WORDS}',
    f"{_FOR_BUYER}|forward [1-4]|{_FOR_OPPONENTS}",
)
_SIDE_TABLES: Final = [
    Table(
        f"side_{side.lower()}",
        "space",
        "space",
        [str(space) for space in range(SPACES)],
        (_SYMBOL,),
        is_open=True,
    )
    for side in SIDES
]


def _check(tables: dict[str, dict[str, Row]]) -> str:
    """The stack of privileges is complete; only perfumes turn over objects, which must have points then."""
    stack = sum(row["count"] for row in tables["privileges"].values())
    if stack != PRIVILEGES:
        return f"privileges: their counts must add up to {PRIVILEGES}, not {stack}"
    for name in TILE_NAMES[:OBJECTS]:
        if tables["tiles"][name]["points"] == "reveal":
            return f"tiles.{name}.points: only a perfume can have the points of an object that is turned over"
    return ""


SHEET: Final = Sheet("mercado", __package__, (_TILES, _PRIVILEGES, *_SIDE_TABLES), _check)
PACKAGED: Final = Figures(SHEET.packaged)


# --- as the client draws them -------------------------------------------------------------------------------


def drawn(figures: Figures) -> dict[str, object]:
    """Tiles, privileges and both sides of the board."""
    return {
        "tiles": {name: _tile(figures, tile) for tile, name in enumerate(TILE_NAMES)},
        "privileges": {name: _privilege(figures, face) for face, name in enumerate(FACE_NAMES)},
        "sides": {side: _side(figures.symbols[number]) for number, side in enumerate(SIDES)},
        "spaces": SPACES,
        "reconstructed": figures.printed.marks(),
    }


def _tile(figures: Figures, tile: int) -> dict[str, object]:
    """Kind, price, points and effects."""
    points = figures.points[tile]
    return {
        "kind": "object" if tile < OBJECTS else "perfume" if tile < MERCHANDISE else "market",
        "price": {
            "kind": PRICE_KINDS[figures.price_kind[tile]],
            "size": int(figures.price_size[tile]),
            "coins": [COINS[coin] for coin in figures.price_coins[tile]],
        },
        "points": {RANK: "rank", REVEAL: "reveal"}.get(points, points),
        "effects": [effect_json(effect) for effect in figures.effects[tile]],
        "opponents": [effect_json(effect) for effect in figures.opponents[tile]],
    }


def _privilege(figures: Figures, face: int) -> dict[str, object]:
    return {
        "count": figures.face_count[face],
        "steps": figures.face_steps[face],
        "extras": [effect_json(effect) for effect in figures.extras[face]],
    }


def _side(symbols: list[int]) -> dict[str, object]:
    """The symbols of a side by space."""
    return {str(space): effect_json(symbol) for space, symbol in enumerate(symbols) if symbol}
