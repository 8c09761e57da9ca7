"""`make play`: serves at once and compiles the rules beside: for the bots soon, for the tables next time."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import FrameType

from tools import native, wheels
from tools.native import ROOT

LOG = ROOT / "build" / "compiled.log"
COMPILE = [sys.executable, "-m", "tools.wheels", "compiled"]
PATIENCE = 5.0  # seconds for a build to tidy up

INTERPRETED = "The rules run interpreted: {reason}. Everything works; bots think longer."
COMPILING = "The rules are being compiled in the background; bots use them as soon as they are ready."
READY = "The rules are compiled: bots use them from now on, tables from the next start."
FAILED = f"The rules could not be compiled and run interpreted; {LOG.relative_to(ROOT)} says why."


def main() -> int:
    """Serve until stopped; the arguments are those of `trianon serve`."""
    signal.signal(signal.SIGTERM, leave)
    build: Background | None = None
    environment = dict(os.environ)
    reason = native.reason_for_pure()
    if reason is not None:
        print(INTERPRETED.format(reason=reason), flush=True)
    elif wheels.is_compiled():
        wheels.make_compiled()  # those modules that stay interpreted may have changed
        environment["PYTHONPATH"] = str(wheels.COMPILED)
    else:
        environment["TRIANON_COMPILED"] = str(wheels.COMPILED)
        environment["TRIANON_COMPILED_STAMP"] = wheels.rule_sources()
        print(COMPILING, flush=True)
        build = Background(COMPILE, LOG, lambda worked: print(READY if worked else FAILED, flush=True))
    try:
        return serve(sys.argv[1:], environment)
    finally:
        if build is not None:
            build.stop()


def serve(arguments: list[str], environment: dict[str, str]) -> int:
    """Run the server; Ctrl+C reaches it too, and it says goodbye."""
    command = [sys.executable, "-P", "-m", "trianon", "serve", *arguments]
    with subprocess.Popen(command, env=environment) as server:
        while True:
            try:
                return server.wait()
            except KeyboardInterrupt:
                continue
            except SystemExit:
                server.terminate()
                raise


def leave(number: int, frame: FrameType | None) -> None:
    """Somebody ends this process: take the server and the build along."""
    raise SystemExit(128 + number)


class Background:
    """A command at low priority, in a session of its own: Ctrl+C is for the server alone."""

    def __init__(self, command: list[str], log: Path, done: Callable[[bool], None]) -> None:
        """Start it; `done` hears whether it worked, unless it was stopped before."""
        nice = shutil.which("nice")
        log.parent.mkdir(exist_ok=True)
        with log.open("wb") as output:
            self._process = subprocess.Popen(
                [nice, "-n", "15", *command] if nice else command,
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        self._done = done
        self._is_stopped = False
        Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        code = self._process.wait()
        if not self._is_stopped:
            self._done(code == 0)

    def stop(self) -> None:
        """End it and all that it started; it gets a moment to tidy up."""
        self._is_stopped = True
        self._signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self._signal(signal.SIGKILL)

    def _signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, number)


if __name__ == "__main__":
    sys.exit(main())
