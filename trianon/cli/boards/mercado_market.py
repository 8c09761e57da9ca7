"""The market of Mercado in the terminal: tiles, what they cost and bring, and the coins beside them."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich import box
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from trianon.cli.boards.pen import Pen, View

STYLES: Final = {
    "gold": "yellow",
    "silver": "bright_white",
    "copper": "red",
    "turquoise": "cyan",
    "white": "bold",
    "black": "dim",
}
PRICE_WIDTH: Final = 24
EFFECTS_WIDTH: Final = 34


def by_edges(view: View, pen: Pen) -> Table:
    """A tile in each row, an edge in each column."""
    drawn = Table(title=escape(pen.words.say("mercado-market")), box=box.ROUNDED, padding=(0, 1))
    for width in (None, PRICE_WIDTH, EFFECTS_WIDTH):
        drawn.add_column(max_width=width)
    for seat in range(view["seats"]):
        drawn.add_column(pen.name(seat))
    kind = "object"
    for tile in view["market"]:
        if tile["kind"] != kind:
            kind = tile["kind"]
            drawn.add_section()
        edges = [_edge(edge, pen, "\n") for edge in tile["edges"]]
        drawn.add_row(
            _name(tile, pen), _tile_price(tile, pen, "\n"), "\n".join(_brings(tile, view, pen)), *edges
        )
    return drawn


def by_tiles(view: View, pen: Pen) -> Table:
    """For small terminals: everything about a tile behind its name, the coins below."""
    drawn = Table(box=box.ROUNDED, show_header=False, padding=(0, 1), expand=True)
    for tile in view["market"]:
        laid = [
            f"{pen.name(seat)}: {_edge(edge, pen, ', ')}"
            for seat, edge in enumerate(tile["edges"])
            if edge["coins"]
        ]
        brings = [] if tile["kind"] == "market" else _brings(tile, view, pen)  # `?` explains the services
        about = " · ".join([f"{_name(tile, pen)}   {_tile_price(tile, pen, ', ')}", *brings])
        drawn.add_row("\n".join([about, "   ".join(laid)] if laid else [about]))
    return drawn


def rows(view: View, pen: Pen) -> Table:
    """For low terminals: a tile is one line; what it brings is cut where it is too long, `?` tells it."""
    drawn = Table.grid(padding=(0, 1))
    for tile in view["market"]:
        brings = Text.from_markup(" · ".join(_brings(tile, view, pen)), overflow="ellipsis")
        brings.no_wrap = True
        edges = [
            f"{pen.brief(seat)}:{_signs(edge['coins'], pen)}{'✓' if edge['complete'] else ''}"
            for seat, edge in enumerate(tile["edges"])
            if edge["coins"]
        ]
        price = tile["price"]
        costs = (
            _signs(price["coins"], pen)
            if price["kind"] == "fixed"
            else escape(price_text(price["kind"], price["size"], [], pen))
        )
        drawn.add_row(_name(tile, pen), costs, brings, "  ".join(edges))
    for column in (0, 1, 3):
        drawn.columns[column].no_wrap = True
    return drawn


def _signs(coins: Iterable[str], pen: Pen) -> str:
    """Coins by the first letters of their names, each in its colour."""
    return " ".join(
        f"[{STYLES[coin]}]{count if count > 1 else ''}{escape(pen.words.name('coin', coin)[:2])}[/]"
        for coin, count in Counter(coins).items()
    )


def _name(tile: View, pen: Pen) -> str:
    return f"[bold]{escape(pen.words.name('tile', tile['tile']))}[/]"


def _tile_price(tile: View, pen: Pen, between: str) -> str:
    price = tile["price"]
    if price["kind"] == "fixed":
        return coins_text(price["coins"], pen, between)
    return escape(price_text(price["kind"], price["size"], [], pen))


def price_text(kind: str, size: int, coins: list[str], pen: Pen) -> str:
    """A price in words."""
    if kind != "fixed":
        return pen.words.say(f"mercado-price-{kind}", count=size)
    return ", ".join(
        several(count, pen.words.name("coin", coin), pen) for coin, count in Counter(coins).items()
    )


def _brings(tile: View, view: View, pen: Pen) -> list[str]:
    """Points and effects, short; points by position as they are now for who looks on."""
    say, points = pen.words.say, tile["points"]
    if tile["kind"] == "market":
        return [escape(say(f"mercado-service-{tile['tile']}"))]
    now = next((one["points"] for one in view["previews"] if one["tile"] == tile["tile"]), None)
    if points == "reveal":
        said = say("mercado-preview-reveal")
    elif points == "rank":
        said = say("mercado-points-rank")
        said = said if now is None else f"{say('mercado-points', points=now)} {said}"
    else:
        said = say("mercado-points", points=points)
    effects = [effect_text(effect, pen) for effect in (*tile["effects"], *tile["opponents"])]
    return [escape(text) for text in (said, *effects)]


def effect_text(effect: View, pen: Pen) -> str:
    """An effect, and how often."""
    name = pen.words.name("effect", effect["effect"])
    return several(effect["count"], name, pen) if effect["count"] > 1 else name


def several(count: int, what: str, pen: Pen) -> str:
    """So many of something."""
    return pen.words.say("mercado-coins-of", count=count, coin=what)


def _edge(edge: View, pen: Pen, between: str) -> str:
    """The coins at an edge, and whether the price is paid."""
    if not edge["coins"]:
        return ""
    paid = f" [bold]{escape(pen.words.say('mercado-complete'))}[/]" if edge["complete"] else ""
    return coins_text(edge["coins"], pen, between) + paid


def coins_text(coins: Iterable[str], pen: Pen, between: str = ", ") -> str:
    """Coins by kind, each in its colour."""
    return between.join(coin_text(coin, count, pen) for coin, count in Counter(coins).items())


def coin_text(coin: str, count: int, pen: Pen) -> str:
    """Equal coins in their colour."""
    return f"[{STYLES[coin]}]{escape(several(count, pen.words.name('coin', coin), pen))}[/]"
