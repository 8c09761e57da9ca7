"""Louis XIV in the terminal: the chequerboard of persons, the players, the hand."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

import trianon
from trianon.cli.boards.fit import Fit, Flow
from trianon.cli.boards.louis_tiles import narrow, rows, short, stones_on, wide
from trianon.cli.boards.pen import Pen, View
from trianon.games.louis import Louis
from trianon.games.louis.components import (
    CARDS,
    CHIPS,
    COAT_NAMES,
    CONDITIONS,
    DECK_OF,
    DECKS,
    EFFECT,
    EFFECTS,
    MISSION_IDS,
    MISSIONS,
    PERSON_IDS,
    PERSONS,
    REWARD_NAMES,
    SIDES,
    TILES,
    Figures,
)

THINGS: Final = (
    "supply-own",
    "supply-general",
    "money",
    "chips",
    "coats",
    "category-influence",
    "category-intrigue",
)
TOGETHER: Final = 4  # short answers on one line
NOTHING: Final = Group()
UNTOLD: Final = frozenset(
    {"kept", "path_done", "tile_done"}
)  # events that say nothing to a reader of the log


def table(view: View, pen: Pen) -> RenderableType:
    """The court, everybody's things, and what only the seat knows."""
    parts: list[tuple[RenderableType, ...]] = [
        (f"[bold]{escape(_head(view, pen))}[/]",),
        (wide(view, pen), narrow(view, pen), rows(view, pen)),
        (f"[dim]{escape(pen.words.say('louis-legend'))}[/]", NOTHING),
        (Group(_players(view, pen), *_displays(view, pen)), _brief_players(view, pen)),
        (f"[dim]{escape(_decks(view, pen))}[/]", NOTHING),
    ]
    if "hand" in view:
        parts += _own(view, pen)
    return Fit(*parts, *((line,) for line in _asked(view, pen)))


def _head(view: View, pen: Pen) -> str:
    say = pen.words.say
    head = [say("louis-round", round=view["round"], rounds=view["rounds"])]
    if not view["over"]:
        head.append(pen.words.name("phase", view["phase"]))
    card = view["money_card"]
    if card is not None:
        left = view["decks"]["money"]
        head.append(say("louis-money-card", amount=card["amount"], tile=card["tile"], left=left))
    return " · ".join(head)


# --- the players ----------------------------------------------------------------------------------------


def _players(view: View, pen: Pen) -> Table:
    """The things of all players, one below another."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for head in ("", *(_name(player, view, pen) for player in view["players"])):
        drawn.add_column(head)
    heads = [pen.words.say(f"louis-{id}") for id in THINGS]
    things = zip(*(_things(player, pen) for player in view["players"]), strict=True)
    for head, row in zip(heads, things, strict=True):
        drawn.add_row(f"[dim]{escape(head[0].upper() + head[1:])}[/]", *(escape(thing) for thing in row))
    return drawn


def _brief_players(view: View, pen: Pen) -> Table:
    """For low terminals: two things in a row where they belong together, and of missions the number."""
    drawn = Table(box=None, padding=(0, 1))
    drawn.add_column()
    for player in view["players"]:
        drawn.add_column(_turn(player, view, pen))
    own, general, money, chips, coats, influence, intrigue = (pen.words.say(f"louis-{id}") for id in THINGS)
    heads = [f"{own} + {general}", money, chips, coats, f"{influence} + {intrigue}"]
    cells = []
    for player in view["players"]:
        mine, common, *things, cards, plots = _things(player, pen)
        cells.append([f"{mine} + {common}", *things, f"{cards} + {plots}", str(len(player["display"]))])
    for head, *row in zip([*heads, pen.words.say("louis-display")], *cells, strict=True):
        drawn.add_row(f"[dim]{escape(head[0].upper() + head[1:])}[/]", *map(escape, row))
    return drawn


def _name(player: View, view: View, pen: Pen) -> str:
    start = f" ({pen.words.say('louis-start')})" if player["seat"] == view["start"] else ""
    return f"{_turn(player, view, pen)}{escape(start)}"


def _turn(player: View, view: View, pen: Pen) -> str:
    return f"{'▶' if player['seat'] == view['turn'] else ' '} {pen.name(player['seat'])}"


def _things(player: View, pen: Pen) -> list[str]:
    """What lies before a player; kinds of coats are shown when the game is over."""
    chips = ", ".join(_counted("chip", player["chips"], CHIPS, pen)) or "–"
    coats = str(player["coats"])
    if "coat_kinds" in player:
        coats = f"{coats}: {', '.join(_counted('coat', player['coat_kinds'], COAT_NAMES, pen))}"
    numbers = [str(player[field]) for field in ("own", "general", "money")]
    return [*numbers, chips, coats, str(player["influence"]), str(player["intrigue"])]


def _counted(kind: str, counts: View, ids: tuple[str, ...], pen: Pen) -> list[str]:
    return [f"{pen.words.name(kind, id)} {counts[id]}" for id in ids if counts[id]]


def _displays(view: View, pen: Pen) -> list[RenderableType]:
    """The fulfilled missions of each player; those used in this round are dim."""
    head = escape(pen.words.say("louis-display"))
    lines: list[RenderableType] = []
    for player in view["players"]:
        if player["display"]:
            shown = " · ".join(_display(row, pen) for row in player["display"])
            lines.append(f"{pen.name(player['seat'])}, {head}: {shown}")
    return lines


def _coats(coats: View, pen: Pen) -> str:
    held = _counted("coat", coats, COAT_NAMES, pen)
    return pen.words.say("louis-coats-of", list=", ".join(held) or pen.words.say("louis-coats-none"))


def _display(row: View, pen: Pen) -> str:
    name = escape(pen.words.name("mission", row["mission"]))
    return f"[dim]{name}[/]" if row["used"] else name


def _decks(view: View, pen: Pen) -> str:
    say, decks = pen.words.say, view["decks"]
    cells = [say(f"louis-deck-{deck}", count=decks[deck]) for deck in ("influence", "intrigue")]
    cells += [f"{pen.words.name('colour', deck)}: {decks[deck]}" for deck in DECKS]
    cells.append(say("louis-coats-left", count=decks["coats"]))
    if view["discard"]:
        top = pen.words.name("card", view["discard"][-1])
        cells.append(say("louis-discard-show", count=len(view["discard"]), card=top))
    if view["neutral"] is not None:
        cells.append(say("louis-neutral-pool", count=view["neutral"]))
    return " · ".join(cells)


# --- the own cards --------------------------------------------------------------------------------------


def _own(view: View, pen: Pen) -> list[tuple[RenderableType, ...]]:
    """Influence and intrigue cards, missions with their costs, coats."""
    say = pen.words.say
    cards = [_card(card, pen) for card in view["hand"]]
    cards += [
        say("louis-hand-intrigue", person=short(person, pen), tile=PERSON_IDS[person] + 1)
        for person in view["intrigue"]
    ]
    shown = [f"[bold]{escape(card)}[/]" for card in cards] or [escape(say("louis-hand-empty"))]
    missions, brief = Table.grid(padding=(0, 2)), []
    for row in view["missions"]:
        number = MISSION_IDS[row["mission"]]
        payable = f"[bold]✓ {escape(say('louis-task-payable'))}[/]" if row["payments"] else ""
        name = f"[bold]{escape(pen.words.name('mission', row['mission']))}[/]"
        brief.append(f"✓ {name}" if row["payments"] else name)
        colour = say(f"louis-colour-{DECKS[DECK_OF[number]]}.short")
        missions.add_row(
            f"  {name}",
            escape(f"{row['mission']}, {colour}"),
            escape(say("louis-task-cost", cost=cost(row["mission"], pen))),
            payable,
        )
    heading = f"{escape(say('louis-hand-missions'))}:"
    return [
        (Flow([f"{escape(say('louis-hand'))}:", *shown]),),
        (Group(heading, missions), Flow([heading, *brief])),
        (escape(_coats(view["coats"], pen)),),
    ]


def _card(card: str, pen: Pen) -> str:
    """An influence card with the number of its tile."""
    if card not in PERSON_IDS:
        return pen.words.name("card", card)
    return f"{PERSON_IDS[card] + 1} {short(card, pen)}"


def cost(mission: str, pen: Pen) -> str:
    """The two chips of a mission."""
    figures = _figures()
    number = MISSION_IDS[mission]
    chips = [CHIPS[chip] if chip >= 0 else "any" for chip in (figures.cost_1[number], figures.cost_2[number])]
    return " + ".join(pen.words.name("chip", chip) for chip in chips)


def _asked(view: View, pen: Pen) -> list[RenderableType]:
    """The tile or the card that the question is about."""
    path, evaluation = view["path"], view["evaluation"]
    if path is not None:
        laid = " ".join(str(tile) for tile in path["tiles"])
        left = pen.words.say("louis-path-left", left=path["left"], limit=path["limit"])
        return [f"[bold]{escape(_card(path['card'], pen))}[/]: {escape(laid)}  {escape(left)}"]
    if evaluation is None:
        return []
    person = f"{evaluation['tile']} {short(evaluation['person'], pen)}"
    if evaluation["price"] is not None:
        note = pen.words.say("louis-buy-note", person=person, price=evaluation["price"])
        return [f"[bold]{escape(note)}[/]"]
    return [f"[bold]{escape(person)}[/]"]


# --- answers --------------------------------------------------------------------------------------------


def answers(options: list[View], view: View, pen: Pen) -> list[list[str]]:
    """Answers about the same card or tile stand on one line, and so do the tiles for the next stone."""
    rows: list[list[str]] = []
    last: object = None
    for number, option in enumerate(options, 1):
        key = _group(option)
        if not rows or key != last or len(rows[-1]) == TOGETHER:
            rows.append([])
        rows[-1].append(f"[cyan]{number:>3}[/] {escape(_answer(option, pen))}")
        last = key
    return rows


def _group(option: View) -> object:
    args = list(option["args"].items())
    if option["kind"] in ("stone", "exchange"):
        return option["kind"]
    return (option["kind"], args[0]) if len(args) > 1 else option["text"]


def _answer(option: View, pen: Pen) -> str:
    """An answer in words; what the words leave out is added."""
    said, args = pen.words.action(option, pen.names), option["args"]
    if option["kind"] in ("stone", "put"):
        return f"{said} ({short(PERSONS[args['tile'] - 1], pen)})"
    if option["kind"] == "replace":
        names = [pen.words.name("mission", args[field]) for field in ("mission", "other") if field in args]
        return f"{said}: {', '.join(names)}"
    if option["kind"] == "pass":
        return f"{said} ({args['mission']})"
    return said


def label(kind: str, id: str, view: View, pen: Pen) -> str:
    """A thing of the game by its name."""
    return pen.words.name(kind, id) if pen.words.has(f"louis-{kind}-{id}") else str(id)


# --- words ----------------------------------------------------------------------------------------------


def details(event: View, pen: Pen) -> list[str]:
    """The cards that were dealt, the stones on a tile, the missions put away, and the coats at the end."""
    kind = event["event"]
    if kind == "dealt" and "cards" in event:
        return [escape("   ".join(_card(card, pen) for card in event["cards"]))]
    if kind == "evaluating":
        return ["   ".join(stones_on(event["stones"], event["neutral"], pen, pen.name))]
    if kind == "replaced" and "missions" in event:
        return [escape(", ".join(pen.words.name("mission", mission) for mission in event["missions"]))]
    return [escape(_coats(event["coats"], pen))] if kind == "coats_shown" else []


def cards() -> list[str]:
    """All influence cards and all missions."""
    return [*CARDS, *MISSIONS]


def visible(view: View) -> list[str]:
    """The own cards, and the missions that anybody displays."""
    held = {*view.get("hand", ()), *view.get("intrigue", ())}
    tasks = {row["mission"] for row in view.get("missions", ())}
    for player in view["players"]:
        tasks |= {row["mission"] for row in player["display"]}
    return [id for id in cards() if id in held or id in tasks]


def _figures() -> Figures:
    """Those that new games are played with."""
    game = trianon.game("louis")
    assert isinstance(game, Louis)
    return game.figures


def explain(id: str, pen: Pen) -> tuple[str, str]:
    """The name of a card, and what it does: persons with both sides of their tile, missions with cost."""
    say = pen.words.say
    if id in MISSION_IDS:
        when = pen.words.name("when", EFFECTS[EFFECT[MISSION_IDS[id]]])
        paid = say("louis-task-cost", cost=cost(id, pen))
        return pen.words.name("mission", id), f"{id} · {paid} · {when} · {pen.words.help('mission', id)}"
    if id not in PERSON_IDS:
        return pen.words.name("card", id), say("louis-joker-help")
    tile = PERSON_IDS[id]
    figures = _figures()
    sides = []
    for side, name in enumerate(SIDES):
        at = side * TILES + tile
        condition = f"louis-condition-{CONDITIONS[figures.condition[at]]}.number"
        sides.append(f"{pen.words.name('side', name)}: {say(condition, number=figures.number[at])}")
    given = pen.words.help("reward", REWARD_NAMES[tile])
    return pen.words.name("card", id), f"{given} {' · '.join(sides)}. {say('louis-influence-help')}"
