"""Kabale & Hiebe in the terminal: goal cards, the columns below them, the hand."""

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

import trianon
from trianon.cli.boards.fit import Fit, Flow
from trianon.cli.boards.pen import Pen, View
from trianon.games.kabale import Kabale
from trianon.games.kabale.components import CARD_IDS, NAMES, SYMBOLS
from trianon.games.kabale.scoring import base_value, points


def table(view: View, pen: Pen) -> RenderableType:
    """The row of columns, the players, and the own hand."""
    say = pen.words.say
    head = say("kabale-round", round=view["round"], rounds=view["rounds"])
    parts: list[tuple[RenderableType, ...]] = [(f"[bold]{escape(head)}[/]",)]
    if view["columns"]:
        parts.append((_side_by_side(view, pen), _one_below_another(view, pen), _lines(view, pen)))
    parts.append((_players(view, pen),))
    if "hand" in view:
        hand = "   ".join(f"[bold]{escape(label('card', card, view, pen))}[/]" for card in view["hand"])
        parts.append((f"{escape(say('kabale-hand'))}: {hand or escape(say('kabale-hand-empty'))}",))
    return Fit(*parts)


def label(kind: str, id: str, view: View, pen: Pen) -> str:
    """A card with its printed value, a column by its number."""
    if kind == "card":
        return f"{pen.words.name('card', id)} {_value(id, '', view)}"
    return pen.words.say(f"kabale-{kind}", **{kind: id})


def details(event: View, pen: Pen) -> list[str]:
    """The goal cards of a new round, the cards turned up at its end, and how a column was counted."""
    if event["event"] == "round_began":
        return ["   ".join(escape(_goal(goal, pen)) for goal in event["goals"])]
    if event["event"] == "turned_up":
        return ["   ".join(f"{pen.name(lying['seat'])} {_name(lying, pen)}" for lying in event["cards"])]
    return _counting(event, pen) if event["event"] == "evaluated" else []


def _counting(event: View, pen: Pen) -> list[str]:
    """Every card with the value it counted or who removed it, and the totals."""
    if not event["cards"]:
        return []
    cards = []
    for lying in event["cards"]:
        counted = _figure(lying["value"])
        if lying["removed"]:
            counted = pen.words.say(f"kabale-eval-removed-{lying['removed']}")
        cards.append(f"{pen.name(lying['seat'])} {_name(lying, pen)}: {escape(counted)}")
    totals = _totals(event["totals"], pen)
    return [*cards, f"{escape(pen.words.say('kabale-eval-total'))}: {'   '.join(totals) or '–'}"]


def _totals(totals: list[float | None], pen: Pen) -> list[str]:
    return [f"{pen.name(seat)} {_figure(total)}" for seat, total in enumerate(totals) if total is not None]


def _name(lying: View, pen: Pen) -> str:
    return escape(pen.words.name("card", lying["card"]))


def cards() -> list[str]:
    """All 25."""
    return list(NAMES)


def visible(view: View) -> list[str]:
    """The cards in the hand and those whose face can be seen."""
    seen = list(view.get("hand", ()))
    for column in view["columns"]:
        seen += [lying["card"] for lying in column["cards"] if "card" in lying]
    return sorted(set(seen), key=CARD_IDS.__getitem__)


def _side_by_side(view: View, pen: Pen) -> Table:
    """As on a table: columns grow downwards."""
    drawn = Table(box=box.ROUNDED, padding=(0, 1))
    for number, column in enumerate(view["columns"], 1):
        drawn.add_column(f"{number}  {escape(_goal(column, pen))}")
    drawn.add_row(*("\n".join(_cards(column, view, pen)) or " " for column in view["columns"]))
    drawn.add_section()
    drawn.add_row(*("\n".join(_foot(column, pen)) for column in view["columns"]))
    return drawn


def _one_below_another(view: View, pen: Pen) -> Table:
    """For narrow terminals: a column is a row, from the goal card to the right."""
    drawn = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=(0, 1), expand=True)
    for number, column in enumerate(view["columns"], 1):
        state, *standing = _foot(column, pen)
        cards = [Flow(part) for part in (_cards(column, view, pen), standing) if part]
        drawn.add_row(f"[bold]{number}  {escape(_goal(column, pen))}[/]\n{state}", Group(*cards))
    return drawn


def _lines(view: View, pen: Pen) -> Table:
    """For low terminals: likewise, with what a column counts behind its cards."""
    drawn = Table.grid(padding=(0, 1))
    for number, column in enumerate(view["columns"], 1):
        state, *standing = _foot(column, pen)
        cards = Flow([*_cards(column, view, pen), state, *standing])
        drawn.add_row(f"[bold]{number}  {escape(_goal(column, pen))}[/]", cards)
    return drawn


def _goal(goal: View, pen: Pen) -> str:
    symbol = pen.words.name("symbol", goal["symbol"])
    return pen.words.say("kabale-goal", symbol=symbol, value=goal["value"])


def _cards(column: View, view: View, pen: Pen) -> list[str]:
    """From the goal card down: open cards plain, hidden ones in brackets, tucked ones indented."""
    lines = []
    for lying in column["cards"]:
        face = "?"
        if "card" in lying:
            face = f"{pen.words.name('card', lying['card'])} {_value(lying['card'], column['symbol'], view)}"
        shown = face if lying["up"] else f"[{face}]"
        indent = "└ " if lying.get("tucked") else ""
        lines.append(f"{indent}{pen.name(lying['seat'])} {escape(shown)}")
    return lines


def _foot(column: View, pen: Pen) -> list[str]:
    """How far the column is filled, and what it would count now."""
    say, standing = pen.words.say, column["standing"]
    missing = max(0, column["value"] - len(column["cards"]))
    state = say("kabale-column-closed") if column["closed"] else say("kabale-column-missing", count=missing)
    lines = [f"[dim]{escape(state)}[/]"]
    totals = _totals(standing["totals"], pen)
    if totals:
        unknown = standing["unknown"]
        more = f" {escape(say('kabale-standing-unknown-short', count=unknown))}" if unknown else ""
        lines += [f"[dim]{escape(say('kabale-standing'))}:[/]", *totals[:-1], totals[-1] + more]
    return lines


def _players(view: View, pen: Pen) -> Table:
    say = pen.words.say
    rows = Table.grid(padding=(0, 3))
    for player in view["players"]:
        turn = "▶" if player["seat"] == view["turn"] else " "
        goals = ", ".join(_goal(goal, pen) for goal in player.get("goals", ()))
        rows.add_row(
            f"{turn} {pen.name(player['seat'])}",
            escape(say("kabale-deck-count", count=player["deck"])),
            escape(say("terminal-discard", count=len(player["discard"]))),
            escape(say("kabale-won-count", count=player["won"]) + (f": {goals}" if goals else "")),
        )
    return rows


def _value(card: str, symbol: str, view: View) -> str:
    """The value of a card under a goal card; a profession in the hand shows both of its values."""
    game = trianon.game("kabale").version(view["rules"], view.get("figures", ""))
    assert isinstance(game, Kabale)
    symbols = [SYMBOLS.index(symbol)] if symbol else range(len(SYMBOLS))
    values = sorted({base_value(game.figures, CARD_IDS[card], number) for number in symbols})
    return "/".join(_figure(points(value)) for value in values)


def _figure(value: float | None) -> str:
    """A value or total as cards show it: 9, 9½, or a dash where there is none."""
    if value is None:
        return "–"
    return f"{int(value)}½" if value % 1 else str(int(value))
