"""What deploy/compose.yaml runs, without containers: its commands, settings and rights, on real engines."""

import asyncio
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.table.postgres import running_postgres
from tests.web.nats import NatsProcess, running_nats
from tests.web.support import PATIENCE, Browser, hello, play_on
from tools.native import ROOT

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("composed")]

DEPLOY = ROOT / "deploy"
GIVEN = {
    "POSTGRES_PASSWORD": "games",
    "NATS_PASSWORD": "everything",
    "NATS_BOTS_PASSWORD": "thoughts",
    "SITE_NAME": "games.example.org",
    "PROXIES": "172.16.0.0/12",
}
COMMAND = "from trianon.cli import app; app()"


def services() -> dict[str, Any]:
    """With the settings that its operator gave."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    filled = re.sub(r"\$\{(\w+):\?\}", lambda found: GIVEN[found[1]], text)
    found: dict[str, Any] = yaml.safe_load(filled)["services"]
    return found


def environment(service: dict[str, Any], database: str, broker: NatsProcess) -> dict[str, str]:
    """Other machines are this one; everything else is as it says."""
    own = {name: str(value) for name, value in service["environment"].items()}
    if "TRIANON_DATABASE" in own:
        own |= {"TRIANON_DATABASE": database, "TRIANON_METRICS": f"127.0.0.1:{_free_port()}"}
    own["TRIANON_BROKER"] = own["TRIANON_BROKER"].replace("@nats:4222", f"@localhost:{broker.port}")
    return {**os.environ, **own}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(arguments: list[str], settings: dict[str, str], ready: str) -> Iterator[tuple[str, int]]:
    """A service, until it is stopped as compose does it; the line that said that it is ready."""
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *arguments], cwd=ROOT, env=settings, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert ready in line
        yield line, process.pid
        process.terminate()
        assert process.wait(timeout=PATIENCE) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


async def test_a_game_is_played_in_the_composed_house(tmp_path: Path) -> None:
    found = services()
    web, bots = found["trianon"], found["bots"]
    with ExitStack() as stack:
        database = stack.enter_context(running_postgres())
        broker = stack.enter_context(
            running_nats(DEPLOY / "nats.conf", environment=dict(found["nats"]["environment"]))
        )
        stack.enter_context(running(bots["command"], environment(bots, database, broker), "bots at a time"))
        place = ["--data", str(tmp_path), "--port", "0", "--bot-pause", "0"]
        line, _ = stack.enter_context(
            running([*web["command"], *place], environment(web, database, broker), "trianon is open at")
        )
        address = line.split()[-1].replace("localhost", "127.0.0.1")
        await asyncio.to_thread(_is_healthy, address)
        async with Browser(address) as ann:
            table = (await ann.new_table("me", "greedy"))["id"]
            async with ann.socket(table) as socket:
                await play_on(socket, await hello(socket), until=8)


def _is_healthy(address: str) -> None:
    """As the image asks, though at another port."""
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    [check] = re.findall(r"^HEALTHCHECK .*CMD (.*)$", text, re.MULTILINE)
    _, *command = yaml.safe_load(check)
    command = [part.replace("http://127.0.0.1:8000", address) for part in command]
    subprocess.run([sys.executable, *command], check=True, timeout=PATIENCE)


async def test_the_unit_starts_as_it_says_and_ends_with_sigterm(tmp_path: Path) -> None:
    unit = dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / "trianon.service").read_text("utf-8"), re.MULTILINE))
    _, *arguments = shlex.split(unit["ExecStart"].replace("/var/lib/trianon", str(tmp_path)))
    name, value = unit["Environment"].split("=")
    with running([*arguments, "--port", "0"], {**os.environ, name: value}, "trianon is open at") as (
        line,
        pid,
    ):
        await asyncio.to_thread(_is_healthy, line.split()[-1].replace("localhost", "127.0.0.1"))
        os.kill(pid, signal.SIGTERM)
    assert (tmp_path / "trianon.sqlite").exists()
