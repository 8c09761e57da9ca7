"""A NATS broker of our own, from a wheel, gone with the tests."""

import base64
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import nkeys  # type: ignore[import-untyped]

PROGRAM = Path(sys.executable).parent / "nats-server"
PATIENCE = 60.0
USER, PASSWORD = "house", "secret"


class NatsProcess:
    """A broker that can be killed and started again at the same address."""

    def __init__(
        self, settings: Path | None = None, scheme: str = "nats", environment: dict[str, str] | None = None
    ) -> None:
        """`settings` is a file that says who may do what; without it there is one user."""
        self._settings = settings
        self._environment = {**os.environ, **(environment or {})}
        self._scheme = scheme
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.start()

    @property
    def address(self) -> str:
        return self.address_of(USER, PASSWORD)

    def address_of(self, user: str, password: str) -> str:
        return f"{self._scheme}://{user}:{password}@localhost:{self.port}"

    def start(self) -> None:
        """Returns when it can be reached."""
        command = [str(PROGRAM), "-a", "127.0.0.1", "-p", str(self.port)]
        command += (
            ["--config", str(self._settings)] if self._settings else ["--user", USER, "--pass", PASSWORD]
        )
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self._environment
        )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            assert self._process.poll() is None, "the broker refused its settings"
            time.sleep(0.02)
        raise AssertionError("the broker did not start")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def running_nats(
    settings: Path | None = None, scheme: str = "nats", environment: dict[str, str] | None = None
) -> Iterator[NatsProcess]:
    """A broker for the length of a test."""
    broker = NatsProcess(settings, scheme, environment)
    try:
        yield broker
    finally:
        broker.kill()


def with_credentials(folder: Path) -> tuple[Path, Path]:
    """Settings of a broker that knows people by signed tokens only, and the credentials of one of them."""
    keys = {
        kind: nkeys.from_seed(nkeys.encode_seed(os.urandom(32), prefix))
        for kind, prefix in (
            ("operator", nkeys.PREFIX_BYTE_OPERATOR),
            ("account", nkeys.PREFIX_BYTE_ACCOUNT),
            ("user", nkeys.PREFIX_BYTE_USER),
        )
    }
    limits = dict.fromkeys(("subs", "data", "payload", "imports", "exports", "conn", "leaf"), -1)
    operator = _token(keys["operator"], keys["operator"], {"type": "operator", "version": 2})
    account = _token(
        keys["operator"],
        keys["account"],
        {"type": "account", "version": 2, "limits": {**limits, "wildcards": True}},
    )
    user = _token(
        keys["account"],
        keys["user"],
        {"type": "user", "version": 2, "subs": -1, "data": -1, "payload": -1, "pub": {}, "sub": {}},
    )
    settings = folder / "nats.conf"
    name = keys["account"].public_key.decode()
    settings.write_text(
        f"operator: {operator}\nresolver: MEMORY\nresolver_preload: {{ {name}: {account} }}\n"
    )
    credentials = folder / "house.creds"
    credentials.write_text(
        f"-----BEGIN NATS USER JWT-----\n{user}\n------END NATS USER JWT------\n\n"
        f"-----BEGIN USER NKEY SEED-----\n{keys['user'].seed.decode()}\n------END USER NKEY SEED------\n"
    )
    return settings, credentials


def _token(signer: Any, subject: Any, about: dict[str, Any]) -> str:
    """A JWT as NATS wants it."""
    claims = {
        "jti": base64.b32encode(os.urandom(32)).decode().rstrip("="),
        "iat": int(time.time()) - 60,
        "iss": signer.public_key.decode(),
        "sub": subject.public_key.decode(),
        "name": about["type"],
        "nats": about,
    }
    parts = [_base64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ed25519-nkey"}, claims)]
    return ".".join((*parts, _base64(signer.sign(".".join(parts).encode()))))


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
