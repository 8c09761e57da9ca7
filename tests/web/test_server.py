"""Starting and stopping: one clear line when something is in the way."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.support import PATIENCE, ROOT, Browser, answer, hello, receive, server
from trianon.web.broker import BrokerError, BrokerSettings, reach
from trianon.web.config import Config, InvalidSetting
from trianon.web.server import lan_address, url

pytestmark = pytest.mark.anyio


def start(data: Path, port: int) -> "subprocess.CompletedProcess[str]":
    """What the command line calls, until it gives up."""
    return subprocess.run(command(data, port), cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)


def command(data: Path, port: int) -> list[str]:
    call = f"serve('127.0.0.1', {port}, Path({str(data)!r}))"
    return [sys.executable, "-c", f"from pathlib import Path; from trianon.web.server import serve; {call}"]


def test_a_taken_port_is_one_clear_message(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = start(tmp_path, port)
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1
    assert f"port {port}" in result.stderr
    assert "--port" in result.stderr


def test_a_second_server_on_the_same_data_is_one_clear_message(tmp_path: Path) -> None:
    with server(tmp_path):
        result = start(tmp_path, 0)
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1
    assert "--data" in result.stderr
    assert str(tmp_path) in result.stderr


def test_a_data_directory_that_is_a_file_is_one_clear_message(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = start(tmp_path / "file", 0)
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1


def test_postgresql_without_its_driver_is_one_clear_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver is an extra: a plain installation does not have it."""
    monkeypatch.setenv("TRIANON_DATABASE", "postgresql+psycopg://ann:secret@localhost/games")
    *python, code = command(tmp_path, 0)
    without = f"import sys; sys.modules['psycopg'] = None; {code}"
    result = subprocess.run([*python, without], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1
    assert "pip install 'trianon[postgres]'" in result.stderr
    assert "secret" not in result.stderr


def test_a_database_of_something_else_is_one_clear_message_and_stays_as_it_is(tmp_path: Path) -> None:
    database = tmp_path / "trianon.sqlite"
    database.write_text("these are the notes of somebody else, and not a database at all" * 20)
    before = database.read_bytes()
    result = start(tmp_path, 0)
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1
    assert str(database) in result.stderr
    assert database.read_bytes() == before


def test_a_file_of_blocks_that_cannot_be_read_is_one_clear_message(tmp_path: Path) -> None:
    """Nobody who was blocked comes in because of it."""
    (tmp_path / "blocked").write_bytes(b'{"guest":"eve","at":1,"why":"rude \xff"}')
    result = start(tmp_path, 0)
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1
    assert str(tmp_path / "blocked") in result.stderr


def test_a_database_of_a_newer_version_is_one_clear_message(tmp_path: Path) -> None:
    with server(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "trianon.sqlite") as database:
        database.execute("update alembic_version set version_num = 'f00d'")
    database.close()
    result = start(tmp_path, 0)
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1
    assert "newer" in result.stderr


async def test_a_server_that_is_stopped_says_goodbye_to_its_sockets(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        async with Browser(running.address) as ann:
            table = (await ann.new_table("me", "hotseat"))["id"]
            async with ann.socket(table) as connection:
                await hello(connection)
                running.stop()
                await connection.wait_closed()
                assert connection.close_code == 1012


async def test_a_move_in_flight_is_finished_by_a_server_that_is_stopped(tmp_path: Path) -> None:
    """It has arrived and waits for the disk when the server is told to end."""
    data = tmp_path / "house"
    with server(data) as running:
        async with Browser(running.address) as ann:
            table = (await ann.new_table("me", "hotseat"))["id"]
            async with ann.socket(table) as window:
                last = await hello(window)
                with closing(sqlite3.connect(data / "trianon.sqlite", isolation_level=None)) as disk:
                    disk.execute("begin immediate")  # nobody else can write
                    await answer(window, last, id="in flight")
                    await (await window.ping())  # what was sent before has arrived
                    running.process.terminate()
                    await window.wait_closed()
                    assert window.close_code == 1012
                    disk.execute("rollback")
            running.stop()
            with server(data, port=running.port):
                async with ann.socket(table) as window:
                    back = await hello(window)
                    assert back["version"] == last["version"] + 1
                    await answer(window, last, id="in flight")  # as browsers do without an answer
                    assert (await receive(window, "accepted"))["version"] == back["version"]
    assert not (data.with_suffix(".log")).read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="there, nobody signals a group")
@pytest.mark.parametrize("stop", ["SIGINT", "SIGTERM"])
def test_serve_prints_its_address_and_leaves_in_silence(tmp_path: Path, stop: str) -> None:
    """Also when bots are thinking: Ctrl+C and service managers signal the whole group, workers too."""
    process = subprocess.Popen(
        command(tmp_path, 0),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    address, kept = process.stdout.readline().split()[-1], process.stdout.readline()
    chairs = [{"kind": "bot", "bot": "greedy"}] * 4
    with httpx.Client(base_url=address) as browser:
        assert browser.post("/api/tables", json={"game": "castles", "chairs": chairs}).status_code == 201
        while not (browser.get("/healthz").is_success and _moves(tmp_path) > 3):
            time.sleep(0.1)
    os.killpg(process.pid, getattr(signal, stop))
    _, complaints = process.communicate(timeout=PATIENCE)
    assert address.startswith("http://localhost:")
    assert f"games are kept in {tmp_path}" in kept
    assert (process.returncode, complaints) == (0, "")


def _moves(data: Path) -> int:
    """How many entries the store of a running server has."""
    with closing(sqlite3.connect(data / "trianon.sqlite")) as database:
        return int(database.execute("select count(*) from entries").fetchone()[0])


def test_addresses_can_be_typed_into_a_browser() -> None:
    assert url("localhost", 8000) == "http://localhost:8000"
    assert url("::1", 8000) == "http://[::1]:8000"


def test_only_an_open_door_has_an_address_in_the_network() -> None:
    assert lan_address("127.0.0.1", 8000) == ""
    assert lan_address("0.0.0.0", 8000) in ("", lan_address("::", 8000))


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"workers": 2}, "TRIANON_DATABASE"),
        ({"workers": 2, "database": "postgresql+psycopg://localhost/games"}, "TRIANON_BROKER"),
        ({"broker": "nats://localhost:4222"}, "TRIANON_DATABASE"),
        (
            {
                "broker": "tls://localhost",
                "database": "postgresql+psycopg://localhost/games",
                "broker_authority": "/nowhere/ca.pem",
            },
            "there is no file /nowhere/ca.pem",
        ),
        ({"broker": "http://localhost", "database": "postgresql+psycopg://localhost/games"}, "nats://"),
    ],
)
def test_several_processes_need_what_they_share(settings: dict[str, Any], named: str) -> None:
    with pytest.raises(InvalidSetting, match=named) as refused:
        Config(**settings).check()
    assert len(str(refused.value).splitlines()) == 1


def test_a_broker_without_its_driver_is_one_clear_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nats.aio.client", None)
    with pytest.raises(BrokerError, match=r"pip install 'trianon\[cluster\]'"):
        asyncio.run(reach(BrokerSettings("nats://localhost:4222")))


def test_a_broker_out_of_reach_is_one_clear_message_without_its_password() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        with pytest.raises(BrokerError) as refused:
            asyncio.run(reach(BrokerSettings(f"nats://ann:hidden@127.0.0.1:{port}")))
    assert "hidden" not in str(refused.value)
