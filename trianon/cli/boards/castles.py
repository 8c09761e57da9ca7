"""Castles of Mad King Ludwig in the terminal: market, players, what counts at the end, and the castles."""

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

import trianon
from trianon.cli.boards.castles_plan import CastlePlan
from trianon.cli.boards.fit import UNLIMITED, Fit, Flow
from trianon.cli.boards.pen import Pen, View
from trianon.games.castles import Castles
from trianon.games.castles.components import (
    BONUS_CARD_IDS,
    BONUS_CARD_NAMES,
    BONUS_KIND,
    BONUS_KINDS,
    DOORS,
    FACINGS,
    HALLWAY,
    NAMES,
    SIDES,
    SIZE,
    TILE_IDS,
    TYPE,
    TYPES,
    Figures,
)
from trianon.games.castles.geometry.castle import Castle, castle_from, door_at
from trianon.games.castles.geometry.doors import door_facing, door_index, door_x, door_y
from trianon.games.castles.geometry.spot import spot_of

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
PLAN_ROWS: Final = (14, 10, 7)  # of the plan, where the terminal is too low for more
NOTHING: Final = Group()


def table(view: View, pen: Pen) -> RenderableType:
    """Everything on the table; of the castles the own one, or that of the seat in turn, as a plan.

    While a tile is being laid the plan may push out the market and the favors.
    """
    parts: list[tuple[RenderableType, ...]] = [(f"[bold]{escape(_head(view, pen))}[/]",)]
    pushed_out = (NOTHING,) if view["placing"] is not None else ()
    if any(ware is not None for ware in view["market"]):
        parts.append((_market(view, pen), _market_rows(view, pen), _market_line(view, pen), *pushed_out))
    parts += [(_supply(view, pen), *pushed_out), (_players(view, pen),)]
    if view["favors"]:
        parts.append((_favors(view, pen, box.ROUNDED), _favors(view, pen, None), *pushed_out))
    if view.get("cards"):
        cards = [f"[bold]{escape(_card(card, pen))}[/]" for card in view["cards"]]
        parts.append((Flow([f"{escape(pen.words.say('castles-cards'))}:", *cards]),))
    parts += _castles(view, pen)
    if view["placing"] is not None:
        room = pen.words.name("room", view["placing"]["room"])
        parts.append((f"[bold]{escape(pen.words.say('castles-placing', room=room))}[/]",))
    return Fit(*parts)


def _head(view: View, pen: Pen) -> str:
    say = pen.words.say
    head = [say("castles-round", round=view["round"])]
    head += [say("castles-last-round")] if view["last_round"] else []
    head += [say("castles-extra")] if view["extra"] else []
    return " · ".join(head)


# --- the market and the players -------------------------------------------------------------------------


def _market(view: View, pen: Pen) -> Table:
    say = pen.words.say
    title = escape(say("castles-market"))
    drawn = Table(title=title, box=box.ROUNDED, show_header=False, padding=(0, 1), expand=True)
    offers = {offer["room"]: offer for offer in view.get("offers") or ()}
    for slot, ware in enumerate(view["market"]):
        price = _price(view, slot, pen)
        if ware is None:
            drawn.add_row(price, escape(say("castles-slot-empty")), "", "")
            continue
        offer = offers.get(ware["room"])
        drawn.add_row(price, _ware(ware, pen), escape(_printed(ware["room"], pen)), _offer(offer, pen))
    return drawn


def _market_rows(view: View, pen: Pen) -> Table:
    """A row for each tile; `?` explains the bonuses."""
    drawn = Table.grid(padding=(0, 2))
    for slot, ware in enumerate(view["market"]):
        if ware is not None:
            drawn.add_row(_price(view, slot, pen), _ware(ware, pen), escape(_kind(ware["room"], pen)))
    return drawn


def _market_line(view: View, pen: Pen) -> Flow:
    """Prices and names."""
    wares = [
        f"{_price(view, slot, pen)} {_ware(ware, pen)}" for slot, ware in enumerate(view["market"]) if ware
    ]
    return Flow([f"{escape(pen.words.say('castles-market'))}:", *wares])


def _price(view: View, slot: int, pen: Pen) -> str:
    """The price of a slot, and the coins on its tile."""
    say, ware = pen.words.say, view["market"][slot]
    coins = f" −{say('castles-marks', marks=ware['coins'])}" if ware and ware["coins"] else ""
    return escape(say("castles-marks", marks=view["prices"][slot]) + coins)


def _ware(ware: View, pen: Pen) -> str:
    return f"[bold]{escape(pen.words.name('room', ware['room']))}[/]"


def _kind(room: str, pen: Pen) -> str:
    """Type, size and points of a tile."""
    tile = TILE_IDS[room]
    kind = pen.words.name("type", TYPES[TYPE[tile]])
    return pen.words.say("castles-tile-words", type=kind, size=SIZE[tile], points=_figures().base[tile])


def _printed(room: str, pen: Pen) -> str:
    """Type, size, points and bonus of a tile."""
    say, tile, words = pen.words.say, TILE_IDS[room], _kind(room, pen)
    bonus, counted = _figures().bonus[tile], _figures().bonus_types[tile]
    if bonus == 0:
        return words
    types = [pen.words.name("type", name) for place, name in enumerate(TYPES) if counted >> place & 1]
    about = f"castles-bonus-{BONUS_KINDS[BONUS_KIND[tile]]}"
    return f"{words} {say(about, points=abs(int(bonus)), types=', '.join(types))}"


def _offer(offer: View | None, pen: Pen) -> str:
    if offer is None:
        return ""
    if offer["why"] is not None:
        why = pen.words.say(f"castles-why-{offer['why']}")
        return f"[dim]{escape(why)}[/]"
    return escape(pen.words.say("castles-offer-short", best=offer["best"]))


def _supply(view: View, pen: Pen) -> Flow:
    """Hallways, stairs and room cards; the stacks."""
    say = pen.words.say
    left = [
        say("castles-supply-left", room=pen.words.name("room", room), left=left)
        for room, left in view["supply"].items()
    ]
    left.append(say("castles-deck", cards=view["deck"]["cards"]))
    sizes = [f"{size}:{NO_BREAK}{count}" for size, count in view["stacks"].items()]
    return Flow(map(escape, [*left, f"{say('castles-stacks')}:", *sizes]))


def _players(view: View, pen: Pen) -> Table:
    say = pen.words.say
    rows = Table.grid(padding=(0, 3))
    for player in view["players"]:
        seat = player["seat"]
        turn = "▶" if seat == view["turn"] else " "
        master = f" ({say('castles-master')})" if seat == view["master"] and view["seats"] > 1 else ""
        rows.add_row(
            f"{turn} {pen.name(seat)}{escape(master)}",
            escape(say("castles-points", points=player["points"])),
            escape(say("castles-marks", marks=player["money"])),
            escape(say("castles-cards-held", count=player["cards"])),
            escape(say("terminal-tiles", count=len(view[f"castle_{seat}"]) - 1)),  # without the foyer
        )
    return rows


def _favors(view: View, pen: Pen, frame: box.Box | None) -> Table:
    """Who has how much of what the king wants, and the points it would bring now."""
    drawn = Table(box=frame, padding=(0, 1))
    drawn.add_column(escape(pen.words.say("castles-favors")))
    for seat in range(view["seats"]):
        drawn.add_column(pen.name(seat), justify="right")
    for favor in view["favors"]:
        cells = [f"{favor['measures'][seat]} (+{favor['points'][seat]})" for seat in range(view["seats"])]
        drawn.add_row(escape(pen.words.name("favor", favor["favor"])), *cells)
    return drawn


def _card(card: View, pen: Pen) -> str:
    return f"{pen.words.name('card', card['card'])} ({pen.words.say('castles-now', points=card['points'])})"


# --- castles --------------------------------------------------------------------------------------------


def _castles(view: View, pen: Pen) -> list[tuple[RenderableType, ...]]:
    """One castle as a plan and the others in words; at the end of the game all as plans."""
    shown = view["seat"] if view["seat"] is not None else view["turn"] or 0
    parts: list[tuple[RenderableType, ...]] = []
    for seat in range(view["seats"]):
        tiles = view[f"castle_{seat}"]
        if view["over"] or seat == shown:
            command = escape(pen.words.say("terminal-castles", seats=view["seats"]))
            plans = [CastlePlan(tiles, pen, flat=True, most=most) for most in (UNLIMITED, *PLAN_ROWS)]
            parts += [(f"{_title(seat, pen)}   [dim]{command}[/]",), (CastlePlan(tiles, pen), *plans)]
        else:
            rooms = [escape(_room(tile, pen)) for tile in tiles[1:]]
            parts.append((Flow([f"{_title(seat, pen)}:", *rooms]), NOTHING))
    return [*parts, (_legend(pen), NOTHING)]


def _title(seat: int, pen: Pen) -> str:
    return f"[bold]{escape(pen.words.say('castles-castle-of', seat=pen.names[seat]))}[/]"


def _legend(pen: Pen) -> str:
    return f"[dim]{escape(pen.words.say('terminal-plan-legend'))}[/]"


def closer(line: str, view: View, pen: Pen) -> RenderableType | None:
    """`castle 2`, or with the name of a player: that castle whole."""
    word, _, whose = line.partition(" ")
    for seat, name in enumerate(pen.names):
        if word == "castle" and whose.casefold() in (str(seat + 1), name.casefold()):
            return Group(_title(seat, pen), CastlePlan(view[f"castle_{seat}"], pen), _legend(pen))
    return None


def _room(tile: View, pen: Pen) -> str:
    """A room of a castle: hallways and stairs are counted."""
    name = pen.words.name("room", tile["room"])
    numbered = pen.words.say("castles-numbered", room=name, number=tile["number"]) if tile["number"] else name
    return numbered + (" ✓" if tile.get("completed") else "")


# --- answers --------------------------------------------------------------------------------------------


def answers(options: list[View], view: View, pen: Pen) -> list[list[str]]:
    """The answers, each with what it would bring."""
    if view["spots"] is not None:
        return _places(options, view, pen)
    return [[_numbered(number, _answer(option, view, pen))] for number, option in enumerate(options, 1)]


def _numbered(number: int, text: str) -> str:
    return f"[cyan]{number:>3}[/] {escape(text)}"


def _answer(option: View, view: View, pen: Pen) -> str:
    said = pen.words.action(option, pen.names)
    args: dict[str, Any] = option["args"]
    if option["kind"] == "buy":
        offer = next(offer for offer in view["offers"] if offer["room"] == args["room"])
        return f"{said} – {pen.words.say('castles-offer', spots=offer['spots'], best=offer['best'])}"
    if option["kind"] == "claim":
        kind = args["type"]
        return f"{said} – {pen.words.name('type', kind)}: {pen.words.say(f'castles-type-{kind}.reward')}"
    if option["kind"] in ("return", "hold"):
        return f"{said} – {explain(args['card'], pen)[1]}"
    if option["kind"] == "put":
        return f"{said} – {_printed(args['room'], pen)}"
    return said


def _places(options: list[View], view: View, pen: Pen) -> list[list[str]]:
    """The places for the tile, the best first: points, what it would be joined to, what it would complete."""
    castle = _castle(view[f"castle_{view['seat']}"])
    tile = TILE_IDS[view["placing"]["room"]]
    spots: list[View] = view["spots"]
    order = sorted(range(len(spots)), key=lambda at: (-spots[at]["points"], -len(spots[at]["completes"]), at))
    rows = []
    for at in order:
        spot = spots[at]
        after = castle.laid(tile, _spot(spot))
        joins = ", ".join(_joins(castle, after, view, pen))
        said = pen.words.say("castles-spot", points=spot["points"], joins=joins)
        if spot["completes"]:
            rooms = [_room_at(after, index, view, pen) for index in spot["completes"]]
            said += " " + pen.words.say("castles-spot-completes", rooms=", ".join(rooms))
        rows.append([_numbered(at + 1, options[at]["text"]), escape(said)])
    return rows


def _castle(tiles: list[View]) -> Castle:
    """A castle as views show it, laid again tile by tile."""
    castle = castle_from(_spot(tiles[0]), _figures())
    for tile in tiles[1:]:
        castle = castle.laid(TILE_IDS[tile["room"]], _spot(tile))
    return castle


def _spot(shown: View) -> int:
    """A spot as views show it."""
    return int(spot_of(shown["x"], shown["y"], shown["r"], SIDES.index(shown.get("side", SIDES[0]))))


def _joins(castle: Castle, after: Castle, view: View, pen: Pen) -> list[str]:
    """On which sides of which rooms the tile just laid would stand door to door."""
    turn, x, y = after.turns[castle.count], after.xs[castle.count], after.ys[castle.count]
    found: dict[str, None] = {}
    for door in castle.doors:
        if door_at(turn, x, y, door_x(door), door_y(door)) >= 0:
            facing = FACINGS[(door_facing(door) + 2) % 4]  # of the own door: it meets that of the room
            room = _room_at(after, door_index(door), view, pen)
            found[pen.words.say(f"castles-beside-{facing}", room=room)] = None
    return list(found)


def _room_at(castle: Castle, index: int, view: View, pen: Pen) -> str:
    tiles = view[f"castle_{view['seat']}"]
    if index < len(tiles):
        return _room({**tiles[index], "completed": False}, pen)
    return pen.words.name("room", NAMES[castle.tiles[index]])


def label(kind: str, id: str, view: View, pen: Pen) -> str:
    """A thing of the game by its name."""
    return pen.words.name(kind, id) if pen.words.has(f"castles-{kind}-{id}") else str(id)


# --- words ----------------------------------------------------------------------------------------------


def details(event: View, pen: Pen) -> list[str]:
    """The favors of the game, which older rooms scored too, and the rank of who plays alone."""
    if event["event"] == "favors_laid":
        return [escape(", ".join(pen.words.name("favor", favor) for favor in event["favors"]))]
    if event["event"] == "scored" and event["rooms"]:
        rooms = [f"{pen.words.name('room', room['room'])} {room['points']:+d}" for room in event["rooms"]]
        return [escape("   ".join(rooms))]
    if event["event"] == "game_ended" and event["rank"]:
        rank = pen.words.name("rank", event["rank"])
        return [escape(pen.words.say("castles-rank", points=event["points"][0], rank=rank))]
    return []


def cards() -> list[str]:
    """All bonus cards and all tiles."""
    return [*BONUS_CARD_NAMES, *NAMES]


def visible(view: View) -> list[str]:
    """The own bonus cards and the tiles of the market."""
    seen = [card["card"] for card in view.get("cards", ())]
    return seen + [ware["room"] for ware in view["market"] if ware is not None]


def _figures() -> Figures:
    """Those that new games are played with."""
    game = trianon.game("castles")
    assert isinstance(game, Castles)
    return game.figures


def explain(id: str, pen: Pen) -> tuple[str, str]:
    """The name of a bonus card or tile, and what it does."""
    if id in BONUS_CARD_IDS:
        number = BONUS_CARD_IDS[id]
        figures = {"points": _figures().card_points[number], "per": _figures().card_per[number]}
        return pen.words.name("card", id), pen.words.say(f"castles-card-{id}.help", **figures)
    tile = TILE_IDS[id]
    kind = TYPES[TYPE[tile]]
    reward = pen.words.say("castles-when-completed", reward=pen.words.say(f"castles-type-{kind}.reward"))
    said = reward if tile >= HALLWAY else f"{_printed(id, pen)} {reward}"
    doors = pen.words.say("terminal-doors", count=len(DOORS[tile]))
    return pen.words.name("room", id), f"{said} {doors}"
