"""What an operator watches: metrics on an address of their own, logs as JSON, readiness."""

import json
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.cli.support import trianon
from tests.web.support import Browser, answer, hello, play_on, receive, server
from trianon.web.config import Config, InvalidSetting
from trianon.web.metrics import must_be_ours

pytestmark = pytest.mark.anyio


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def read(address: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    lines = httpx.get(f"http://{address}/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


async def test_what_happens_is_counted_and_what_fails_is_told_without_secrets(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    with server(tmp_path / "house", "--metrics", address, "--log", "json") as house:
        async with Browser(house.address) as ann:
            assert await ann.get("/readyz") == {"ok": True, "store": True}
            assert "trianon_moves" not in (await ann.http.get("/metrics")).text
            table = (await ann.new_table("me", "hotseat"))["id"]
            async with ann.socket(table) as window:
                last = await play_on(window, await hello(window), until=3)
                await window.send("nonsense")
                await receive(window, "problem")
                found = read(address)
                assert found["trianon_moves_total"] == found["trianon_move_seconds_count"] == 3
                assert found["trianon_sockets"] == found["trianon_tables"] == 1
                assert found["trianon_store_queue"] == found["trianon_bot_queue"] == 0
                assert found["trianon_lines"] == 0
                assert found['trianon_problems_total{code="malformed"}'] == 1
                assert found['trianon_move_seconds_bucket{le="+Inf"}'] == 3
                assert "trianon_event_loop_lag_seconds_sum" in found
                with closing(sqlite3.connect(tmp_path / "house" / "trianon.sqlite")) as database:
                    database.execute("drop table entries")
                secret = last["question"]["options"][0]["text"]
                await answer(window, last)
                assert (await receive(window, "problem"))["code"] == "unavailable"
    log = [json.loads(line) for line in house.log.read_text().splitlines()]
    assert {"at", "level", "from", "message", "request", "table"} <= log[-1].keys()
    assert {line["table"] for line in log if "table" in line} == {table}
    assert secret not in house.log.read_text()


@pytest.mark.parametrize(
    ("config", "complaint"),
    [
        (Config(metrics="9100"), "TRIANON_METRICS: '9100'"),
        (Config(metrics="127.0.0.1:91000"), "TRIANON_METRICS: '127.0.0.1:91000'"),
        (Config(log="xml"), "TRIANON_LOG must be json"),
    ],
)
def test_settings_that_cannot_work_are_refused(config: Config, complaint: str) -> None:
    with pytest.raises(InvalidSetting, match=complaint):
        config.check()


def test_metrics_on_the_address_of_another_machine_are_one_clear_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIANON_METRICS", "192.0.2.1:9100")
    told = trianon("serve", "--data", str(tmp_path), "--port", "0", code=1)
    assert told.startswith("trianon: TRIANON_METRICS: cannot show metrics on 192.0.2.1:9100: ")
    assert len(told.splitlines()) == 1


def test_a_taken_port_for_metrics_is_no_obstacle() -> None:
    """The next one will do, as for further processes on this machine."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        must_be_ours(f"127.0.0.1:{taken.getsockname()[1]}")
