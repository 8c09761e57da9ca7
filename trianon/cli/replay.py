"""`trianon replay`: a recorded game, move by move."""

from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

import trianon
from trianon.cli.boards import board
from trianon.cli.boards.fit import rows_left
from trianon.cli.boards.pen import Pen
from trianon.cli.play import event_lines
from trianon.cli.scores import score_sheet
from trianon.kernel.errors import InvalidRecord
from trianon.kernel.record import Record
from trianon.table.record_steps import record_steps
from trianon.words import Words

STEP_ROWS: Final = 8  # lines of a screen for what happened and the question how to go on


def show(file: Path, seat: int | None, step_by_step: bool, language: str) -> None:
    """Show a record from beginning to end, or step by step."""
    record = read(file)
    if seat is not None and not 0 <= seat < record.seats:
        raise InvalidRecord(f"--from-seat {seat}: the seats of this game are 0 to {record.seats - 1}")
    trianon.game(record.game).replay(record)  # says what is wrong with it before anything is shown
    player = ReplayPlayer(record, seat, Words(language, record.game))
    if step_by_step:
        player.browse()
    else:
        player.run()


def read(file: Path) -> Record:
    """The record in a file; InvalidRecord when it holds none."""
    try:
        return Record.loads(file.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise InvalidRecord(f"{file}: not a text in UTF-8") from error
    except InvalidRecord as error:
        raise InvalidRecord(f"{file}: {error}") from error


class ReplayPlayer:
    """A record on the screen."""

    def __init__(self, record: Record, seat: int | None, words: Words) -> None:
        self.console = Console(highlight=False)
        self.words = words
        self.seat = seat
        self.board = board(record.game)
        self.game_id = record.game
        self.steps = [step._replace(state=step.state.copy()) for step in record_steps(record)]
        players: Any = self.steps[0].state.view(None)["players"]
        self.pen = Pen(words, [player["colour"] for player in players])

    def run(self) -> None:
        """Everything at once: what happened, and the table before every round's end."""
        self._table(0)
        for number in range(1, len(self.steps)):
            self._step(number)
        self._end()

    def browse(self) -> None:
        """One step at a time, forwards and back."""
        number = 0
        while True:
            if number:
                self._step(number)
            self._table(number, rows_left(self.console, below=STEP_ROWS))
            if number == len(self.steps) - 1:
                self._end()
            wish = self._wish()
            if wish is None:
                return
            number = max(0, min(len(self.steps) - 1, self._target(wish, number)))

    def _wish(self) -> str | None:
        """What the person types; None to stop."""
        try:
            line = self.console.input(f"[dim]{escape(self.words.say('terminal-replay-more'))}[/] > ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None
        return None if line in ("q", "quit", "exit") else line

    @staticmethod
    def _target(wish: str, number: int) -> int:
        if wish in ("", "b"):
            return number - 1 if wish else number + 1
        return int(wish) if wish.isdecimal() else number

    def _step(self, number: int) -> None:
        title = self.words.say("terminal-replay-step", step=number, steps=len(self.steps) - 1)
        self.console.print(Rule(escape(title), align="left", style="dim"))
        events = [event.view(self.seat) for event in self.steps[number].events]
        for line in event_lines(events, self.game_id, self.pen):
            self.console.print(line)

    def _table(self, number: int, height: int | None = None) -> None:
        view = self.steps[number].state.view(self.seat)
        self.console.print(self.board.table(view, self.pen), height=height)

    def _end(self) -> None:
        state = self.steps[-1].state
        if state.outcome is None:
            self._table(-1)
        self.console.print(escape(self.words.say("terminal-replay-end")))
        self.console.print(score_sheet(state.scores, state.outcome, self.pen))
