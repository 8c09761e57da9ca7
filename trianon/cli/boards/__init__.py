"""Drawings of a table for the terminal, one module for each game."""

from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from trianon.cli.boards.pen import Pen, View
from trianon.games.registry import is_extra


class Board(Protocol):
    """What a game's module offers."""

    def table(self, view: View, pen: Pen) -> RenderableType:
        """The whole table as a seat sees it."""

    def label(self, kind: str, id: str, view: View, pen: Pen) -> str:
        """A thing of the game in an answer, with what it is worth."""

    def details(self, event: View, pen: Pen) -> list[str]:
        """What a log line leaves out."""

    def cards(self) -> list[str]:
        """Every card that can be explained."""

    def visible(self, view: View) -> list[str]:
        """The cards in sight, for help."""


def board(game: str) -> Board:
    """The drawing of a game."""
    return cast(Board, import_module(f"{game}.board" if is_extra(game) else f"trianon.cli.boards.{game}"))


def answers(game: str, options: list[View], view: View, pen: Pen) -> list[list[str]] | None:
    """The answers as rows of numbered cells, where a game lists them in a way of its own (`answers`)."""
    own = getattr(board(game), "answers", None)
    return None if own is None else cast(list[list[str]], own(options, view, pen))


def closer(game: str, line: str, view: View, pen: Pen) -> RenderableType | None:
    """What a game draws on demand, where the line asks for it (`closer`)."""
    own = getattr(board(game), "closer", None)
    return None if own is None else cast(RenderableType | None, own(line, view, pen))


def untold(game: str) -> frozenset[str]:
    """Events that have words but would only fill the log, where a game names them (`UNTOLD`)."""
    return cast(frozenset[str], getattr(board(game), "UNTOLD", frozenset()))


def explain(game: str, id: str, pen: Pen) -> tuple[str, str]:
    """Name and explanation of a card; a game that explains more than cards does it itself (`explain`)."""
    own = getattr(board(game), "explain", None)
    if own is not None:
        return cast(tuple[str, str], own(id, pen))
    return pen.words.name("card", id), pen.words.help("card", id)
