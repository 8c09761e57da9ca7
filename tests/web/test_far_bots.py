"""Bots think on other machines: `trianon bots` as a process, on a real broker with TLS."""

import asyncio
import json
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.table.odd import OPTIONS, a_world, odd_environment
from tests.web.certificates import Authority
from tests.web.nats import NatsProcess, running_nats
from tests.web.support import PATIENCE
from tools.native import ROOT
from trianon.cli import bots as bots_command
from trianon.cli.bots import think as think_for
from trianon.kernel.errors import TrianonError
from trianon.table.bot_process import think
from trianon.table.bot_workers import BotProcesses
from trianon.web.bot_parcels import Chosen, encode
from trianon.web.broker import BrokerSettings
from trianon.web.far_bots import NOBODY, FarBots

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("far bots")]

COMMAND = "from trianon.cli import app; app()"

TLS = """
tls {{ cert_file: "{certificate}", key_file: "{key}" }}
"""
PASSWORDS = {"NATS_PASSWORD": "everything", "NATS_BOTS_PASSWORD": "thoughts"}


class Place:
    """A broker, and machines that think, all of them far away."""

    def __init__(self, folder: Path, broker: NatsProcess, authority: Path) -> None:
        self.folder = folder
        self.broker = broker
        self.authority = authority
        self.thought = folder / "thought"  # a line for each thought that began far away
        self._machines: list[subprocess.Popen[str]] = []

    def machine(self, workers: int = 1, behaviour: str = "") -> "subprocess.Popen[str]":
        """Returns when it listens; its greedy takes the third option in the game `odd`."""
        note = f"open({str(self.thought)!r}, 'a').write(f'{{os.getppid()}}\\n'); {behaviour}"
        environment = {
            **os.environ,
            **odd_environment(self.folder, note),
            "TRIANON_BROKER": self.broker.address_of("bots", PASSWORDS["NATS_BOTS_PASSWORD"]),
            "TRIANON_BROKER_AUTHORITY": str(self.authority),
        }
        command = [sys.executable, "-c", COMMAND, "bots", "--workers", str(workers)]
        machine = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        self._machines.append(machine)
        assert machine.stdout is not None
        assert "stop with Ctrl+C" in machine.stdout.readline()
        return machine

    @asynccontextmanager
    async def asker(self, near: str = "raise KeyError", patience: float = PATIENCE) -> AsyncIterator[FarBots]:
        """A server's bots; what greedy does near, in the game `odd`, is said here."""
        with pytest.MonkeyPatch.context() as environment:
            for name, value in odd_environment(self.folder, near).items():
                environment.setenv(name, value)
            processes = BotProcesses(1, patience)
            address = self.broker.address_of("trianon", PASSWORDS["NATS_PASSWORD"])
            bots = FarBots(processes, BrokerSettings(address, str(self.authority)), patience)
            await bots.open()
            try:
                yield bots
            finally:
                bots.close()
                await bots.leave()

    async def somebody_is_free(self, bots: FarBots) -> None:
        async with asyncio.timeout(PATIENCE):
            while not bots.may_be_free:
                await asyncio.sleep(0.01)

    async def thinks(self, thoughts: int = 1) -> None:
        """Until so many thoughts have begun far away."""
        async with asyncio.timeout(PATIENCE):
            while self.count() < thoughts:
                await asyncio.sleep(0.01)

    def count(self) -> int:
        return len(self.thought.read_text().splitlines()) if self.thought.exists() else 0

    def close(self) -> None:
        for machine in self._machines:
            machine.kill()
            machine.wait()
            assert machine.stdout is not None
            machine.stdout.close()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    authority = Authority(tmp_path)
    certificate, key = authority.certificate()
    settings = tmp_path / "nats.conf"
    rights = (ROOT / "deploy" / "nats.conf").read_text("utf-8")
    settings.write_text(TLS.format(certificate=certificate, key=key) + rights)
    with running_nats(settings, "tls", PASSWORDS) as broker:
        place = Place(tmp_path, broker, authority.file)
        yield place
        place.close()


async def test_bots_think_far_and_near_and_guests_take_turns(place: Place) -> None:
    """One question of another guest, asked last, waits for a few of them and not for all."""
    near = place.folder / "near"
    answered: list[str] = []

    async def ask(bots: FarBots, guest: str) -> None:
        assert await bots.choose("greedy", a_world("odd"), OPTIONS, guest) == 2
        answered.append(guest)

    async with place.asker(near=f"open({str(near)!r}, 'a').write('x'); time.sleep(0.1)") as bots:
        alone = await bots.choose("greedy", a_world(), OPTIONS)  # nobody is there yet
        machine = place.machine(workers=2, behaviour="time.sleep(0.1)")
        await place.somebody_is_free(bots)
        far = await bots.choose("greedy", a_world(), OPTIONS)
        assert {alone, far} <= {think("greedy", a_world(), seed) for seed in range(300)}
        await asyncio.gather(*(ask(bots, "mallory") for _ in range(20)), ask(bots, "ann"))
        assert answered.index("ann") < 8
        assert bots.waiting == 0
        assert place.count() + len(near.read_text()) == 21
        assert place.count() >= 7
        # Told to leave, it finishes its thought, and takes no other.
        await place.somebody_is_free(bots)
        thoughts = place.count()
        asked = asyncio.create_task(bots.choose("greedy", a_world("odd"), OPTIONS))
        await place.thinks(thoughts + 1)
        machine.terminate()
        async with asyncio.timeout(PATIENCE):
            assert await asked == 2
            assert await asyncio.to_thread(machine.wait) == 0
            assert await bots.choose("greedy", a_world("odd"), OPTIONS) == 2
        assert place.count() == thoughts + 1


async def test_a_machine_that_dies_is_replaced(place: Place) -> None:
    """Killed with its workers in the middle of a thought: another machine is asked, in the end this one."""
    async with place.asker(near="pass") as bots:
        dying = place.machine(behaviour="time.sleep(3600)")
        await place.somebody_is_free(bots)
        asked = asyncio.create_task(bots.choose("greedy", a_world("odd"), OPTIONS))
        await place.thinks()
        other = await asyncio.to_thread(place.machine)  # meanwhile the first one is heard of
        await place.somebody_is_free(bots)
        dying.kill()
        async with asyncio.timeout(PATIENCE):
            assert await asked == 2
        assert place.count() == 2
        other.kill()
        other.wait()
        async with asyncio.timeout(PATIENCE):
            assert await bots.choose("greedy", a_world("odd"), OPTIONS) == 2
        assert place.count() == 2  # it was thought here


async def test_patience_failures_and_a_broker_that_is_gone_are_as_with_bots_here(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async with place.asker(near="pass", patience=1.0) as bots:
        place.machine(workers=2, behaviour="time.sleep(3600)")
        await place.somebody_is_free(bots)
        async with asyncio.timeout(PATIENCE):
            assert await bots.choose("greedy", a_world("odd"), OPTIONS) in range(OPTIONS)
        assert "bot greedy failed (no answer in 1 seconds); playing at random" in caplog.text
        assert place.count() == 1
    async with place.asker(near="pass") as bots:
        await place.somebody_is_free(bots)
        asked = asyncio.create_task(bots.choose("greedy", a_world("odd"), OPTIONS))
        await place.thinks(2)
        place.broker.kill()
        async with asyncio.timeout(PATIENCE):
            assert await asked == 2  # at once, and here
        place.broker.start()
        await place.somebody_is_free(bots)


class FreeAtTheSameMoment:
    """A broker: nobody listens when the first question comes, but somebody before that is known."""

    is_connected = True

    def __init__(self, bots: FarBots) -> None:
        self._bots = bots
        self.asked = 0

    async def publish(self, subject: str, data: bytes, reply: str) -> None:
        self.asked += 1
        if self.asked == 1:
            await self._bots._hear(SimpleNamespace(subject=reply, data=b"", headers={"Status": NOBODY}))
            await self._bots._hear_free(None)
        else:
            await self._bots._hear(SimpleNamespace(subject=reply, data=encode(Chosen(1)), headers=None))


async def test_who_becomes_free_while_one_asks_is_asked() -> None:
    bots = FarBots(BotProcesses(0), BrokerSettings(""), PATIENCE)
    bots._nats = broker = FreeAtTheSameMoment(bots)
    bots.may_be_free = True
    async with asyncio.timeout(PATIENCE):
        assert await bots.choose("greedy", a_world(), OPTIONS) == 1
    assert broker.asked == 2


@pytest.mark.parametrize(
    ("broker", "complaint"),
    [
        ("", "name the broker"),
        ("http://localhost", "it must look like nats://"),
        ("nats://bots:thoughts@localhost:9", "cannot use the broker"),
    ],
)
def test_what_cannot_work_is_said_in_one_line(broker: str, complaint: str) -> None:
    with pytest.raises(TrianonError, match=complaint) as refused:
        think_for(broker, 1)
    assert "thoughts" not in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


def test_the_log_of_a_machine_is_json_where_it_is_wanted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Machine:
        def __init__(self, settings: BrokerSettings, workers: int) -> None: ...

        async def run(self, ready: Callable[[], None]) -> None:
            logging.getLogger("trianon").warning("the broker is out of reach")

    async def reach(settings: BrokerSettings) -> None: ...

    monkeypatch.setattr(bots_command, "BotMachine", Machine)
    monkeypatch.setattr(bots_command, "reach", reach)
    monkeypatch.setattr(logging.root, "handlers", [])
    monkeypatch.setattr(logging.root, "level", logging.WARNING)
    monkeypatch.setenv("TRIANON_LOG", "json")
    think_for("nats://localhost:4222", 1)
    [line] = capsys.readouterr().err.splitlines()
    assert json.loads(line)["message"] == "the broker is out of reach"
