"""A NATS broker of our own, from a wheel, gone with the tests."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PROGRAM = Path(sys.executable).parent / "nats-server"
PATIENCE = 60.0
USER, PASSWORD = "house", "secret"


class NatsProcess:
    """A broker that can be killed and started again at the same address."""

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.start()

    @property
    def address(self) -> str:
        return f"nats://{USER}:{PASSWORD}@127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when it can be reached."""
        command = [str(PROGRAM), "-a", "127.0.0.1", "-p", str(self.port), "--user", USER, "--pass", PASSWORD]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            time.sleep(0.02)
        raise AssertionError("the broker did not start")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def running_nats() -> Iterator[NatsProcess]:
    """A broker for the length of a test."""
    broker = NatsProcess()
    try:
        yield broker
    finally:
        broker.kill()
