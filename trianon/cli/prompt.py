"""Prompt: one question to a person, with numbered answers in groups."""

from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from trianon.cli.boards import answers, closer, explain
from trianon.cli.boards.fit import Fit, Flow, rows_left
from trianon.kernel.decision import Decision
from trianon.kernel.errors import TrianonError

if TYPE_CHECKING:
    from trianon.cli.play import TerminalGame


AROUND: Final = 3  # lines of a screen besides table and question: one above each of them, one to type
PAGE: Final = 8  # lines of answers on a screen


class Stopped(Exception):
    """The person does not want to go on."""


class Prompt:
    """Asks until the answer is one of the options, `undo`, or the wish to stop."""

    def __init__(self, game: "TerminalGame", decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.say = game.words.say
        self.options: list[dict[str, Any]] = [option.to_json() for option in decision.options]
        self.view = game.state.view(decision.seat)
        listed = answers(game.game_id, self.options, self.view, game.pen)
        self.rows = [self._row(group) for group in self._groups()] if listed is None else listed
        self.shown = 0  # of the rows

    def ask(self) -> int | None:
        """The index of the chosen option; None to take back the last step."""
        self.show()
        while True:
            chosen = self._understand(self._line())
            if chosen is not None:
                return chosen if chosen >= 0 else None

    def _line(self) -> str:
        try:
            return self.game.console.input(f"[bold]{escape(self.say('terminal-prompt'))}[/] > ").strip()
        except (EOFError, KeyboardInterrupt) as stop:
            self._print("")
            raise Stopped from stop

    def _understand(self, line: str) -> int | None:
        """An option, -1 for undo, or None when the question stays open."""
        word, _, rest = line.partition(" ")
        if not line:
            self._show_more()
            return None
        if word in ("q", "quit", "exit"):
            raise Stopped
        if word in ("?", "help"):
            self._help(rest.strip())
        elif line == "board":
            self.game.draw(self.decision.seat, height=None)
            self.game.console.print(self._question())
        elif (drawing := closer(self.game.game_id, line, self.view, self.game.pen)) is not None:
            self.game.console.print(drawing)
        elif line == "log":
            self.game.retell(self.decision.seat)
        elif line == "undo":
            if self.game.can_undo():
                return -1
            self._print(self.say("terminal-undo-not"))
        elif line.isdecimal():
            return self._numbered(int(line))
        else:
            return self._written(line)
        return None

    def _numbered(self, number: int) -> int | None:
        if 1 <= number <= len(self.options):
            return number - 1
        self._print(self.say("terminal-no-number", number=number, count=len(self.options)))
        return None

    def _written(self, line: str) -> int | None:
        """A move in the words of the list, or as records write it."""
        names = self.game.pen.names
        for index, option in enumerate(self.options):
            if line.casefold() == self.game.words.action(option, names).casefold():
                return index
        try:
            state = self.game.state
            action = state.action(state.read(line))
            if action in self.decision.options:
                return list(self.decision.options).index(action)
            self._print(self.say("terminal-not-understood", reason=state.why_not(action.code)))
        except TrianonError as error:
            self._print(self.say("terminal-not-understood", reason=str(error)))
        return None

    # --- showing -------------------------------------------------------------------------------------------

    def show(self) -> None:
        """The table and the question, on one screen where that can be."""
        console, question = self.game.console, self._question()
        below = len(console.render_lines(question)) + AROUND
        self.game.draw(self.decision.seat, rows_left(console, below))
        console.print()
        console.print(question)

    def _question(self) -> Group:
        """What is asked, the first answers, and what can be typed."""
        self.shown = 0
        asked = f"[bold]{escape(self.game.words.question(self.decision.ask))}[/]"
        hint = escape(self.say("terminal-hint", example=self._example()))
        return Group(asked, *self._page(), hint)

    def _show_more(self) -> None:
        if self.shown < len(self.rows):
            self.game.console.print(Group(*self._page()))

    def _page(self) -> list[RenderableType]:
        """The next answers, and how many follow; all of them where there is no screen."""
        console, rest = self.game.console, self.rows[self.shown :]
        count = min(len(rest), PAGE) if console.is_terminal else len(rest)
        while console.is_terminal and count > 1 and len(console.render_lines(_listing(rest[:count]))) > PAGE:
            count -= 1
        self.shown += count
        more = escape(self.say("terminal-more", count=len(rest) - count))
        return [_listing(rest[:count]), *([more] if count < len(rest) else [])]

    def _example(self) -> str:
        """One of the moves as it can be typed: in English as records write it, else in words."""
        words, option = self.game.words, self.options[-1]
        return str(option["text"]) if words.language == "en" else words.action(option, self.game.pen.names)

    def _groups(self) -> list[list[int]]:
        groups: dict[object, list[int]] = {}
        for index, option in enumerate(self.options):
            args = list(option["args"].values())
            key = (option["kind"], args[0]) if len(args) > 1 else index
            groups.setdefault(key, []).append(index)
        return list(groups.values())

    def _row(self, group: list[int]) -> list[str]:
        words, board = self.game.words, self.game.board
        option = self.options[group[0]]
        if len(option["args"]) < 2:
            return [f"[cyan]{group[0] + 1:>3}[/] {escape(words.action(option, self.game.pen.names))}"]
        field, *_ = option["args"]
        row = [escape(board.label(field, option["args"][field], self.view, self.game.pen))]
        for index in group:
            field, value = list(self.options[index]["args"].items())[-1]
            cell = escape(board.label(field, value, self.view, self.game.pen))
            row.append(f"[cyan]{index + 1:>3}[/] {cell}")
        return row

    def _help(self, word: str) -> None:
        """Explain the cards in sight, one by its name, or the rules in short."""
        board, game, pen = self.game.board, self.game.game_id, self.game.pen
        if not word:
            for line in self.say("terminal-help-commands").splitlines():
                self._print(line)
        found = False
        if word.casefold() in ("rules", self.say("terminal-rules")):
            for title, text in self.game.words.rules():
                found = True
                self.game.console.print(f"\n[bold]{escape(title)}[/]\n{escape(text)}")
        for card in board.cards() if word else board.visible(self.view):
            name, explanation = explain(game, card, pen)
            if not word or word.casefold() in (card, name.casefold()):
                found = True
                self.game.console.print(f"[bold]{escape(name)}[/]  {escape(explanation)}")
        if word and not found:
            self._print(self.say("terminal-no-help", word=word))

    def _print(self, text: str) -> None:
        self.game.console.print(escape(text))


def _listing(rows: list[list[str]]) -> Fit:
    """Answers in columns where those fit the terminal, else one after another."""
    columns = Table.grid(padding=(0, 2))
    for cells in rows:
        columns.add_row(*cells)
    return Fit((columns, Group(*map(Flow, rows))))
