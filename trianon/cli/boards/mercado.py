"""Mercado in the terminal: the market with everybody's coins, the track, the players and their purses."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from trianon.cli.boards.fit import Fit, flow
from trianon.cli.boards.pen import Pen, View
from trianon.games.mercado.components import (
    COINS,
    EFFECT_NAMES,
    EFFECTS,
    EXTRAS,
    FACE_IDS,
    FACE_NAMES,
    MERCHANDISE,
    OPPONENTS,
    POINTS,
    PRICE_COINS,
    PRICE_KIND,
    PRICE_KINDS,
    PRICE_SIZE,
    RANK,
    REVEAL,
    STEPS,
    TILE_IDS,
    TILE_NAMES,
    effect_count,
    effect_kind,
)

STYLES: Final = {
    "gold": "yellow",
    "silver": "bright_white",
    "copper": "red",
    "turquoise": "cyan",
    "white": "bold",
    "black": "dim",
}


def table(view: View, pen: Pen) -> RenderableType:
    """The market, the track, the players, and what lies before the seat that looks on."""
    parts: list[RenderableType] = [
        f"[bold]{escape(_head(view, pen))}[/]",
        Fit(_market(view, pen), _stalls(view, pen)),
        *_track(view, pen),
        Fit(_players(view, pen), _panels(view, pen)),
        flow(f"[dim]{escape(text)}[/]" for text in _supply(view, pen)),
        *_in_front(view, pen),
    ]
    return Group(*parts)


def label(kind: str, id: str, view: View, pen: Pen) -> str:
    """A coin; a tile, with a word when one more coin completes it."""
    name = pen.words.name(kind, id)
    if kind == "tile" and view["seat"] is not None:
        for tile in view["market"]:
            if tile["tile"] == id and tile["edges"][view["seat"]]["missing"] == 1:
                return f"{name} ({pen.words.say('mercado-completes')})"
    return name


def details(event: View, pen: Pen) -> list[str]:
    """The coins of a draw or a payment, and the privileges counted at the end."""
    if event["event"] == "final_count":
        tokens = [escape(pen.words.name("privilege", face)) for face in event["privileges"]]
        return [" · ".join(tokens)] if tokens else []
    return [_coins(event["coins"], pen)] if event.get("coins") else []


def cards() -> list[str]:
    """All tiles and privileges."""
    return [*TILE_NAMES, *FACE_NAMES]


def visible(view: View) -> list[str]:
    """The tiles of the market, and the own privileges."""
    tokens = {token["privilege"] for token in view.get("hand", ())}
    return [*(tile["tile"] for tile in view["market"]), *sorted(tokens, key=FACE_IDS.__getitem__)]


def explain(id: str, pen: Pen) -> tuple[str, str]:
    """What a tile costs and brings, or what a privilege does."""
    say = pen.words.say
    if id in FACE_IDS:
        face = FACE_IDS[id]
        said = [say("mercado-steps", steps=STEPS[face]), *_helps(EXTRAS[face], pen)]
        return pen.words.name("privilege", id), " ".join(said)
    tile = TILE_IDS[id]
    price = _price(PRICE_KINDS[PRICE_KIND[tile]], PRICE_SIZE[tile], [COINS[c] for c in PRICE_COINS[tile]], pen)
    said = [f"{say('mercado-price', price=price)}."]
    if tile >= MERCHANDISE:
        said.append(say(f"mercado-service-{id}"))
    else:
        said += [_printed_points(POINTS[tile], pen), *_helps([*EFFECTS[tile], *OPPONENTS[tile]], pen)]
    return pen.words.name("tile", id), " ".join(said)


def _printed_points(points: int, pen: Pen) -> str:
    if points in (RANK, REVEAL):
        return pen.words.say("mercado-points-rank" if points == RANK else "mercado-points-reveal")
    return pen.words.say("mercado-points", points=points)


def _helps(effects: Iterable[int], pen: Pen) -> list[str]:
    return [
        pen.words.say(f"mercado-effect-{EFFECT_NAMES[effect_kind(effect)]}.help", count=effect_count(effect))
        for effect in effects
    ]


def _head(view: View, pen: Pen) -> str:
    say = pen.words.say
    head = [say("mercado-round", round=view["round"])]
    head += [say("mercado-last-round")] if view["last_round"] else []
    head += [say("mercado-extra-turns", count=view["extra_turns"])] if view["extra_turns"] else []
    return " · ".join(head)


# --- the market -------------------------------------------------------------------------------------------


def _market(view: View, pen: Pen) -> Table:
    """A tile in each row, an edge in each column."""
    drawn = Table(title=escape(pen.words.say("mercado-market")), box=box.ROUNDED, padding=(0, 1))
    for heading in ("", "", "", *(pen.name(seat) for seat in range(view["seats"]))):
        drawn.add_column(heading)
    kind = "object"
    for tile in view["market"]:
        if tile["kind"] != kind:
            kind = tile["kind"]
            drawn.add_section()
        edges = [_edge(edge, pen) for edge in tile["edges"]]
        drawn.add_row(_name(tile, pen), _tile_price(tile, pen), "\n".join(_brings(tile, view, pen)), *edges)
    return drawn


def _stalls(view: View, pen: Pen) -> Table:
    """For narrow terminals: everything about a tile below its name."""
    drawn = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=(0, 1), expand=True)
    for tile in view["market"]:
        laid = [
            f"{pen.name(seat)}: {_edge(edge, pen)}" for seat, edge in enumerate(tile["edges"]) if edge["coins"]
        ]
        about = [f"{_name(tile, pen)}   {_tile_price(tile, pen)}", " ".join(_brings(tile, view, pen))]
        drawn.add_row("\n".join([*about, *laid]))
    return drawn


def _name(tile: View, pen: Pen) -> str:
    return f"[bold]{escape(pen.words.name('tile', tile['tile']))}[/]"


def _tile_price(tile: View, pen: Pen) -> str:
    price = tile["price"]
    if price["kind"] == "fixed":
        return _coins(price["coins"], pen)
    return escape(_price(price["kind"], price["size"], [], pen))


def _price(kind: str, size: int, coins: list[str], pen: Pen) -> str:
    if kind != "fixed":
        return pen.words.say(f"mercado-price-{kind}", count=size)
    return ", ".join(_several(count, pen.words.name("coin", coin), pen) for coin, count in Counter(coins).items())


def _brings(tile: View, view: View, pen: Pen) -> list[str]:
    """Points and effects, short; points by position as they are now for who looks on."""
    words = pen.words
    if tile["kind"] == "market" and not tile["effects"]:
        return [escape(words.say(f"mercado-service-{tile['tile']}"))] if view["seats"] < 2 else _service(tile)
    points = tile["points"]
    if points == "rank":
        now = [one["points"] for one in view["previews"] if one["tile"] == tile["tile"]]
        said = [words.say("mercado-points", points=now[0])] if now else [words.say("mercado-points-rank")]
    elif points == "reveal":
        said = [words.say("mercado-preview-reveal")]
    else:
        said = [words.say("mercado-points", points=points)] if points else []
    effects = [_effect(effect, pen) for effect in (*tile["effects"], *tile["opponents"])]
    return [escape(text) for text in (*said, *effects)]
