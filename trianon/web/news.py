"""News: what can be told of somebody's tables, and its words in the reader's language."""

from collections.abc import Iterable, Sequence

from trianon.table.lobby import is_my_turn
from trianon.table.messages import TableInfo
from trianon.words import Words

KINDS = ("reminded", "turn", "mention", "begun", "over")  # the most urgent first

News = tuple[str, TableInfo]  # its kind, and where


def news(running: Iterable[TableInfo], finished: Iterable[TableInfo]) -> Iterable[News]:
    """All that can be told of somebody's tables as they are; whoever hosts one knows that it began."""
    for table in running:
        if table.status == "playing" and not table.you_host:
            yield "begun", table
        if is_my_turn(table):
            yield ("reminded" if table.reminded_by else "turn"), table
        if table.mention is not None:
            yield "mention", table
    for table in finished:
        yield "over", table
        if table.mention is not None:
            yield "mention", table


def headline(language: str, told: Sequence[News]) -> str:
    """All of it in a few words."""
    words = Words(language, "")
    turns = sum(kind in ("turn", "reminded") for kind, _ in told)
    return words.say("ui-turns", count=turns) if turns else words.say("mail-news-subject")


def in_order(told: Iterable[News]) -> list[News]:
    """The most urgent first."""
    return sorted(told, key=lambda one: KINDS.index(one[0]))


def line(language: str, kind: str, table: TableInfo) -> str:
    """One of them, with the game and the others who play it."""
    words = Words(language, table.game)
    others = ", ".join(chair.name for chair in table.chairs if not chair.yours and chair.name)
    game = words.say(f"{table.game}-title")
    return words.say(
        f"mail-news-{kind}", game=f"{game} ({others})" if others else game, name=table.reminded_by
    )
