"""Program: a bot in a process of its own, in any language, that is asked and answers in lines of JSON."""

import atexit
import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from trianon.kernel.errors import TrianonError
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

PATIENCE: Final = 15.0  # seconds for one answer
LONGEST: Final = 4096  # bytes of an answer
GRACE: Final = 1.0  # seconds until its pipes must have noticed that it is gone
LUCK: Final = 1 << 31


class NoAnswer(TrianonError):
    """A program gave no answer that could be used, and why."""


class Program:
    """Starts when first asked, and again after it failed. One line is written to it, one is read."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.name = name
        self._command = command
        self._environment = environment if environment is not None else _without_secrets()
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._talker: Thread
        atexit.register(self.close)

    def choose(self, world: State, rng: Rng) -> int:
        """Its answer; NoAnswer when it crashes, is silent for too long or talks nonsense."""
        try:
            return _index(self._ask(_line(world, int(rng.below(LUCK)))), world)
        except NoAnswer as failure:
            self.close()
            raise NoAnswer(f"{self.name}: {failure}") from None

    def close(self) -> None:
        """End it, whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._talker.join(GRACE)
            if not self._talker.is_alive():  # else somebody holds the other ends; they go with it
                _close_pipes(self._process)
            self._process = None

    def _ask(self, line: bytes) -> bytes:
        if self._process is None:
            self._process = self._started()
        answers: SimpleQueue[bytes] = SimpleQueue()
        # Both writing and reading may block for ever; a thread can be left behind.
        self._talker = Thread(target=_talk, args=(self._process, line, answers), daemon=True)
        self._talker.start()
        try:
            return answers.get(timeout=self._patience)
        except Empty:
            raise NoAnswer(f"no answer in {self._patience:g} seconds") from None

    def _started(self) -> subprocess.Popen[bytes]:
        try:
            return subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self._environment
            )
        except OSError as error:
            raise NoAnswer(f"{self._command[0]}: {error.strerror}") from None


def question(world: State, seed: int) -> dict[str, object]:
    """What a program is told: everything in it follows from what the asked seat knows, and from luck."""
    decision = world.decision
    assert decision is not None
    return {
        "game": world.game.id,
        "seat": decision.seat,
        "ask": decision.ask,
        "options": [str(option) for option in decision.options],
        "view": world.view(decision.seat),
        "world": world.to_json(),
        "seed": seed,
    }


def _line(world: State, seed: int) -> bytes:
    return json.dumps(question(world, seed), separators=(",", ":")).encode() + b"\n"


def _talk(process: subprocess.Popen[bytes], line: bytes, answers: SimpleQueue[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(line)
        process.stdin.flush()
        answers.put(process.stdout.readline(LONGEST))
    except (OSError, ValueError):  # it went away, or was closed meanwhile
        answers.put(b"")


def _close_pipes(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    with suppress(OSError):  # what could not be written any more
        process.stdin.close()


def _index(answer: bytes, world: State) -> int:
    """Which option an answer means: `{"option": 2}`, or with the text of the option."""
    if not answer:
        raise NoAnswer("its process ended")
    try:
        option = json.loads(answer)["option"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise NoAnswer(f"it answered {answer[:80]!r}") from None
    decision = world.decision
    assert decision is not None
    if type(option) is int and 0 <= option < len(decision.options):
        return option
    texts = [str(one) for one in decision.options]
    if option not in texts:
        raise NoAnswer(f"{str(option)[:80]!r} is none of its {len(texts)} options")
    return texts.index(option)


def _without_secrets() -> dict[str, str]:
    """The environment of a stranger: our settings may hold passwords."""
    return {name: value for name, value in os.environ.items() if not name.startswith("TRIANON_")}
