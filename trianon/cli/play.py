"""`trianon play`: people and bots at one terminal."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.markup import escape

import trianon
from trianon import bots
from trianon.bots.crew import Crew
from trianon.bots.levels import Thinker, thinks_slowly
from trianon.bots.program import NoAnswer
from trianon.cli.boards import board, untold
from trianon.cli.boards.pen import Pen
from trianon.cli.prompt import Prompt, Stopped
from trianon.cli.scores import score_sheet
from trianon.kernel.decision import Decision
from trianon.kernel.errors import InvalidOption
from trianon.kernel.event import Event
from trianon.kernel.state import State
from trianon.table.live_game import LiveGame
from trianon.words import Words


@dataclass(frozen=True)
class Party:
    """Who sits at the table: people first, then bots of one kind."""

    people: int
    bots: int
    bot: str

    @property
    def seats(self) -> int:
        return self.people + self.bots

    @staticmethod
    def of(bots: int | None, seats: int | None, hotseat: bool, bot: str) -> "Party":
        """From what the command line says; what is left out follows from the rest."""
        if hotseat:
            wanted = bots or 0
            people = 2 if seats is None else seats - wanted
            if people < 2:
                raise InvalidOption("--hotseat is for two people or more: give more --seats or fewer --bots")
            return Party(people, wanted, bot)
        if seats is None:
            return Party(1, 3 if bots is None else bots, bot)
        if bots is not None and bots != seats - 1:
            raise InvalidOption(
                f"{seats} seats and {bots} bots leave {seats - bots} people; add --hotseat for several"
            )
        return Party(1, seats - 1, bot)


def play_game(
    game_id: str, party: Party, seed: int | None, options: dict[str, object], language: str, file: Path | None
) -> None:
    """Play one game to its end, or until somebody stops."""
    if party.bots:
        bots.get(game_id, party.bot)  # an unknown bot is told before the game begins
    state = trianon.game(game_id).start(seats=party.seats, seed=seed, **options)
    game = TerminalGame(state, party, Words(language, game_id), luck=seed)
    try:
        game.play()
    except (Stopped, KeyboardInterrupt):
        game.console.print(escape(game.words.say("terminal-stopped")))
        game.offer_to_save(file)
        return
    finally:
        game.close()
    game.console.print(score_sheet(game.state.scores, game.state.outcome, game.pen))
    if file is not None:
        game.save(file)


class TerminalGame:
    """One game at one terminal."""

    def __init__(self, state: State, party: Party, words: Words, luck: int | None = None) -> None:
        self.live = LiveGame(state, [])
        self.party = party
        self.words = words
        self.console = Console(highlight=False)
        self.game_id = state.game.id
        self.board = board(self.game_id)
        self.pen = Pen(words, [str(player["colour"]) for player in _players(state)])
        self.rng = trianon.Rng(secrets.randbits(63) if luck is None else abs(luck))  # of the bots
        self.read = [0] * party.people  # the version up to which each person was told
        self.told: list[list[str]] = [[] for _ in range(party.people)]
        self.at_keyboard: int | None = None
        self._crew: Crew | None = None

    @property
    def state(self) -> State:
        """The position now."""
        return self.live.state

    def play(self) -> None:
        """Ask people and bots in turn until the game is over."""
        self.console.print(f"[bold]{escape(self.words.say(f'{self.game_id}-title'))}[/]")
        self.console.print(self._seating())
        if self.party.bots and self.party.bot in thinks_slowly(self.game_id):
            self.console.print(escape(self.words.say("ui-bots-slow")))
        while (decision := self.state.decision) is not None:
            if self._answers_itself(self.state):
                self._answer(decision, 0)
            elif decision.seat < self.party.people:
                self._person(decision)
            else:
                self._answer(decision, self._bots_choice(decision))
        if self.party.people == 1:
            self._tell(0)
            return
        for line in self._lines(self.live.lasting_events(self.read[-1]), None):
            self.console.print(line)

    def _bots_choice(self, decision: Decision) -> int:
        """What a bot answers; one that fails plays at random for this turn."""
        bot = bots.get(self.game_id, self.party.bot, is_timed=True)
        world = self.state.determinize(decision.seat, self.rng)
        try:
            if isinstance(bot, Thinker) and bot.searches > 1:
                return bot.choose(world, self.rng, self._whole_crew(bot.searches))
            return bot.choose(world, self.rng)
        except NoAnswer as failure:
            self.console.print(escape(self.words.say("terminal-bot-failed", reason=str(failure))))
            return int(self.rng.below(len(decision.options)))

    def _whole_crew(self, size: int) -> Crew:
        """Processes that think at the same time, from the first question on that needs them."""
        if self._crew is None:
            self._crew = Crew(size)
        return self._crew

    def close(self) -> None:
        """End what thinks for the bots."""
        if self._crew is not None:
            self._crew.close()

    def save(self, file: Path) -> None:
        """Write the record; say where it is, or why not."""
        try:
            file.write_text(self.state.record.dumps(), "utf-8")
        except OSError as error:
            problem = self.words.say("terminal-not-saved", reason=error.strerror or str(error))
            self.console.print(escape(problem))
            return
        self.console.print(escape(self.words.say("terminal-saved", file=str(file))))

    def offer_to_save(self, file: Path | None) -> None:
        """Save where the command line said, else ask once."""
        if file is not None:
            self.save(file)
            return
        try:
            name = self.console.input(f"{escape(self.words.say('terminal-save'))}: ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return
        if name:
            self.save(Path(name).expanduser())

    # --- one question --------------------------------------------------------------------------------------

    def _person(self, decision: Decision) -> None:
        """Show the table to a person, and ask until the answer is one."""
        seat = decision.seat
        if self.party.people > 1 and self.at_keyboard != seat:
            self._pass_keyboard(seat)
        self.at_keyboard = seat
        self._tell(seat)
        chosen = Prompt(self, decision).ask()
        if chosen is None:
            self._undo()
        else:
            self._answer(decision, chosen)

    def _answer(self, decision: Decision, chosen: int) -> None:
        self.live.play(decision.seat, str(decision.options[chosen]))

    def _answers_itself(self, state: State) -> bool:
        """Who plays alone is spared questions with one answer: those are for others, who watch the clock."""
        decision = state.decision
        if decision is None or decision.seat > 0:
            return False
        return self.party.people == 1 and len(decision.options) == 1

    def can_undo(self) -> bool:
        """Whether somebody at this keyboard has a step that can still be taken back."""
        return self._steps_back() > 0

    def _steps_back(self) -> int:
        """How many steps an undo takes back: the last one chosen, and what answered itself since."""
        undoer = self.live.undoer
        if undoer is None or undoer >= self.party.people:
            return 0
        for count, before in enumerate(reversed(self.live.before), 1):
            if not self._answers_itself(before):
                return count
        return 0

    def _undo(self) -> None:
        undoer = self.live.undoer
        assert undoer is not None
        for _ in range(self._steps_back()):
            self.live.undo(undoer)
        self.console.print(escape(self.words.say("terminal-undo-done")))

    # --- what people see -----------------------------------------------------------------------------------

    def draw(self, seat: int, height: int | None) -> None:
        """The table as a seat sees it, in so many lines where a height is given."""
        self.console.print()
        self.console.print(self.board.table(self.state.view(seat), self.pen), height=height)

    def retell(self, seat: int) -> None:
        """Everything that has happened, as a seat saw it."""
        for line in self.told[seat]:
            self.console.print(line)

    def _tell(self, seat: int) -> None:
        """What happened since this person looked last."""
        lines = self._lines(self.live.lasting_events(self.read[seat]), seat)
        self.read[seat] = self.live.version
        self.told[seat] += lines
        for line in lines:
            self.console.print(line)

    def _lines(self, events: list[Event], seat: int | None) -> list[str]:
        return event_lines([event.view(seat) for event in events], self.game_id, self.pen)

    def _pass_keyboard(self, seat: int) -> None:
        """Nobody sees the cards of another."""
        self.console.clear()
        try:
            self.console.input(escape(self.words.say("terminal-pass", name=self.pen.names[seat])))
        except (EOFError, KeyboardInterrupt) as stop:
            raise Stopped from stop

    def _seating(self) -> str:
        shown = []
        for seat in range(self.party.seats):
            name = self.pen.names[seat]
            if seat >= self.party.people:
                name = self.words.say("terminal-player-bot", name=name, bot=self.party.bot)
            elif self.party.people == 1:
                name = self.words.say("terminal-player-you", name=name)
            shown.append(name)
        return escape(self.words.say("terminal-players", list=", ".join(shown)))


def event_lines(events: list[dict[str, object]], game: str, pen: Pen) -> list[str]:
    """Events in words, each with what its log line leaves out."""
    drawing, left_out = board(game), untold(game)
    lines = []
    for event in events:
        said = pen.words.event(event, pen.names)
        if said is not None and event["event"] not in left_out:
            lines.append(f"• {escape(said)}")
            lines += [f"    {detail}" for detail in drawing.details(event, pen)]
    return lines


def _players(state: State) -> list[dict[str, object]]:
    players = state.view(None)["players"]
    assert isinstance(players, list)
    return players
