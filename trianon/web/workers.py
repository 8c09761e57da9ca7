"""Workers: several processes on one listening socket. A dead one is replaced; SIGHUP replaces all in turn."""

import signal
import time
from collections.abc import Callable
from multiprocessing import connection, get_context
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from types import FrameType
from typing import TypeAlias

Work: TypeAlias = Callable[[Callable[[], None]], None]

SOON = 1.0  # seconds before one that died is replaced, so that a fault does not burn the processor


class Worker:
    """One process, which says when it is ready."""

    def __init__(self, work: Work) -> None:
        context = get_context("spawn")
        self._ready: Event = context.Event()
        self.process: BaseProcess = context.Process(target=work, args=(self._ready.set,))
        self.process.start()

    def has_started(self) -> bool:
        """Wait until it is ready, or has failed."""
        while self.process.is_alive():
            if self._ready.wait(0.05):
                return True
        return False

    def end(self) -> None:
        """Let it leave in order."""
        self.process.terminate()
        self.process.join()


class Workers:
    """So many processes that do the same."""

    def __init__(self, count: int, work: Work) -> None:
        self._work = work
        self._count = count
        self._running: list[Worker] = []
        self._ending = False
        self._renewing = False

    def run(self, ready: Callable[[], None]) -> None:
        """Until told to end; SystemExit(1) when they cannot start."""
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGINT, self._end)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        self._running = [Worker(self._work) for _ in range(self._count)]
        have_started = all(worker.has_started() for worker in self._running)
        if have_started:
            ready()
            self._keep()
        for worker in self._running:
            worker.process.terminate()
        for worker in self._running:
            worker.process.join()
        if not have_started:
            raise SystemExit(1)

    def _keep(self) -> None:
        while not self._ending:
            connection.wait([worker.process.sentinel for worker in self._running], SOON)
            for place, worker in enumerate(self._running):
                if not worker.process.is_alive() and not self._ending:
                    self._running[place] = Worker(self._work)
                    time.sleep(SOON)
            if self._renewing:
                self._replace_all()

    def _replace_all(self) -> None:
        """The new one is there before the old one leaves: nobody is turned away."""
        self._renewing = False
        for place, worker in enumerate(self._running):
            fresh = Worker(self._work)
            if not fresh.has_started():
                fresh.end()
                return
            self._running[place] = fresh
            worker.end()

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._ending = True

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._renewing = True
