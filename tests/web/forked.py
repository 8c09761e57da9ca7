"""A server process that is forked from one which has imported everything: for many kills, each soon over."""

import multiprocessing
import os
import signal
import sys
from pathlib import Path

from tests.web.support import PATIENCE, ServerProcess

_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(["tests.web.preloaded"])


class ForkedServer(ServerProcess):
    """The same server as `python -m trianon.web`; only Python's own start is left out."""

    def __init__(self, data: Path, *options: str, port: int = 0) -> None:
        self.log = data.with_suffix(".log")
        pipe = data.with_suffix(".pipe")
        if not pipe.exists():
            os.mkfifo(pipe)
        arguments = ("--data", str(data), "--port", str(port), *options)
        self._forked = _forking.Process(target=_serve, args=(arguments, pipe, self.log))
        self._forked.start()
        with pipe.open() as told:
            self.address = told.readline().strip()
        assert self.address, f"the server did not start: {self.log.read_text()}"

    @property
    def is_running(self) -> bool:
        return self._forked.is_alive()

    def kill(self) -> None:
        pid = self._forked.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        if self.is_running:
            self._forked.terminate()
        self._gone()

    def _gone(self) -> None:
        self._forked.join(PATIENCE)
        assert not self.is_running
        self._forked.close()


def _serve(arguments: tuple[str, ...], pipe: Path, log: Path) -> None:
    """As if it had been started by its command."""
    from trianon.web.__main__ import main

    sys.stdout = pipe.open("w")
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    sys.argv = ["trianon.web", *arguments]
    main()
