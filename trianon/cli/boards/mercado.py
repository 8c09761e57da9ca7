"""Mercado in the terminal: the market with everybody's coins, the track, the players and their purses."""

from collections.abc import Iterable
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

import trianon
from trianon.cli.boards.fit import Fit, Flow
from trianon.cli.boards.mercado_market import (
    STYLES,
    by_edges,
    by_tiles,
    coin_text,
    coins_text,
    effect_text,
    price_text,
    rows,
)
from trianon.cli.boards.pen import Pen, View
from trianon.games.mercado import Mercado
from trianon.games.mercado.components import (
    COINS,
    EFFECT_NAMES,
    FACE_IDS,
    FACE_NAMES,
    MERCHANDISE,
    PRICE_KINDS,
    RANK,
    REVEAL,
    TILE_IDS,
    TILE_NAMES,
    effect_count,
    effect_kind,
)

NOTHING: Final = Group()


def table(view: View, pen: Pen) -> RenderableType:
    """The market, the track, the players, and what lies before the seat that looks on."""
    return Fit(
        (f"[bold]{escape(_head(view, pen))}[/]",),
        (by_edges(view, pen), by_tiles(view, pen), rows(view, pen)),
        (_track(view, pen), NOTHING),
        (_players(view, pen), _panels(view, pen), _player_rows(view, pen)),
        (Flow(f"[dim]{escape(text)}[/]" for text in _supply(view, pen)), NOTHING),
        *((line,) for line in _in_front(view, pen)),
    )


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
    return [coins_text(event["coins"], pen)] if event.get("coins") else []


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
    game = trianon.game("mercado")
    assert isinstance(game, Mercado)
    figures = game.figures
    if id in FACE_IDS:
        face = FACE_IDS[id]
        said = [say("mercado-steps", steps=figures.face_steps[face]), *_helps(figures.extras[face], pen)]
        return pen.words.name("privilege", id), " ".join(said)
    tile = TILE_IDS[id]
    price = price_text(
        PRICE_KINDS[figures.price_kind[tile]],
        figures.price_size[tile],
        [COINS[c] for c in figures.price_coins[tile]],
        pen,
    )
    said = [f"{say('mercado-price', price=price)}."]
    if tile >= MERCHANDISE:
        said.append(say(f"mercado-service-{id}"))
    else:
        said += [
            _printed_points(figures.points[tile], pen),
            *_helps([*figures.effects[tile], *figures.opponents[tile]], pen),
        ]
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


# --- the track --------------------------------------------------------------------------------------------


def _track(view: View, pen: Pen) -> Group:
    """Every space with a symbol or a marker, from the disc on."""
    board, say = view["board"], pen.words.say
    standing = {stack["space"]: stack["seats"] for stack in view["track"]["stacks"]}
    spaces = []
    for step in range(len(board["symbols"])):
        space = (board["disc"] + step) % len(board["symbols"])
        parts = [escape(say("mercado-disc"))] if step == 0 else []
        if board["symbols"][space] is not None:
            parts.append(escape(effect_text(board["symbols"][space], pen)))
        parts += [f"● {pen.name(seat)}" for seat in reversed(standing.get(space, []))]
        if parts:
            spaces.append(f"[dim]{space}[/] {' '.join(parts)}")
    return Group(f"[bold]{escape(say('mercado-ring', side=view['side']))}[/]", Flow(spaces))


# --- the players ------------------------------------------------------------------------------------------


def _players(view: View, pen: Pen) -> Table:
    """Purse and character tile of everybody, coin by coin."""
    drawn = Table(box=box.ROUNDED, padding=(0, 1))
    for _ in range(3):
        drawn.add_column()
    for coin in COINS:
        drawn.add_column(f"[{STYLES[coin]}]{escape(pen.words.name('coin', coin))}[/]", justify="right")
    for player in view["players"]:
        purse, character = (
            [str(player[where][coin] or "·") for coin in COINS] for where in ("purse", "character")
        )
        drawn.add_row(_seat(view, player, pen), _seals(player, pen), _size(player, "purse", pen), *purse)
        drawn.add_row(
            _progress(view, player, pen), _tokens(player, pen), _size(player, "character", pen), *character
        )
        drawn.add_section()
    return drawn


def _panels(view: View, pen: Pen) -> Group:
    """For narrow terminals: the same in running text."""
    lines: list[RenderableType] = []
    for player in view["players"]:
        lines.append(Flow(_standing(view, player, pen)))
        for where in ("purse", "character"):
            held = [coin_text(coin, player[where][coin], pen) for coin in COINS if player[where][coin]]
            lines.append(Flow([f"  {_size(player, where, pen)}", *held]))
    return Group(*lines)


def _player_rows(view: View, pen: Pen) -> Group:
    """For low terminals: how many coins, without their kinds."""
    lines = []
    for player in view["players"]:
        sizes = [_size(player, where, pen) for where in ("purse", "character")]
        lines.append(Flow([*_standing(view, player, pen), *sizes]))
    return Group(*lines)


def _standing(view: View, player: View, pen: Pen) -> list[str]:
    return [_seat(view, player, pen), _progress(view, player, pen), _seals(player, pen), _tokens(player, pen)]


def _seat(view: View, player: View, pen: Pen) -> str:
    return f"{'▶' if player['seat'] == view['turn'] else ' '} {pen.name(player['seat'])}"


def _progress(view: View, player: View, pen: Pen) -> str:
    track, seat = view["track"], player["seat"]
    rank = track["ranking"].index(seat) + 1
    return escape(pen.words.say("mercado-panel-progress", progress=track["progress"][seat], rank=rank))


def _seals(player: View, pen: Pen) -> str:
    return escape(pen.words.say("mercado-seals", count=player["seals"]))


def _tokens(player: View, pen: Pen) -> str:
    return escape(pen.words.say("mercado-privileges-count", count=player["privileges"]))


def _size(player: View, where: str, pen: Pen) -> str:
    message = "mercado-purse" if where == "purse" else "mercado-character-count"
    return escape(pen.words.say(message, count=player[f"{where}_size"]))


def _supply(view: View, pen: Pen) -> list[str]:
    left = {**view["supply"], **view["piles"]}
    return [
        pen.words.say(f"mercado-supply-{what}", count=left[what])
        for what in ("white", "black", "seals", "privileges", "objects", "perfumes")
    ]


def _in_front(view: View, pen: Pen) -> list[RenderableType]:
    """The own privileges, the odds of the next draw, the coins drawn."""
    words = pen.words
    lines: list[RenderableType] = []
    if view.get("hand"):
        tokens = [f"[bold]{escape(words.name('privilege', token['privilege']))}[/]" for token in view["hand"]]
        lines.append(Flow([f"{escape(words.say('mercado-privileges'))}:", *tokens]))
    if view.get("odds"):
        lines.append(_odds(view, pen))
    if view["drawn"]:
        drawn = coins_text(view["drawn"], pen)
        lines.append(Flow([f"{escape(words.say('mercado-draws', seat=pen.names[view['turn']]))}: {drawn}"]))
    return lines


def _odds(view: View, pen: Pen) -> RenderableType:
    """What is in the own purse, and how likely each coin is among the next ones."""
    words, odds = pen.words, view["odds"]
    purse = view["players"][view["seat"]]["purse"]
    said = [
        words.say(
            "mercado-odds-coin",
            coin=words.name("coin", coin),
            count=purse[coin],
            percent=round(100 * odds["chances"][coin]),
        )
        for coin in COINS
        if purse[coin]
    ]
    heading = escape(words.say("mercado-odds", count=odds["draws"]))
    return Flow([f"{heading}:", *map(escape, said)])
