"""The operator beside a running server: tables are ended and removed, guests blocked and told so."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.support import Browser, hello, receive, send, server
from trianon.cli.admin import block_guest, change_table, show_blocked, show_table, show_tables, unblock_guest
from trianon.kernel.errors import TrianonError
from trianon.table.storage.blocks import Block, BlockFile, BlockTable, gather_blocks
from trianon.table.storage.directory import DataDirectory
from trianon.table.storage.engines import file_url, prepare

pytestmark = pytest.mark.anyio


async def test_tables_are_ended_and_removed_under_the_eyes_of_their_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "house"
    with server(data) as house:
        async with Browser(house.address, "Ann") as ann:
            table = (await ann.new_table("me", "hotseat"))["id"]
            for wish in ("end", "erase"):
                assert (await ann.post(f"/api/tables/{table}/{wish}", status=403))["code"] == "forbidden"
            async with ann.socket(table) as window:
                await hello(window)
                await send(window, type="say", id="a", text="good day")
                await receive(window, "accepted")
                await asyncio.to_thread(change_table, data, "", house.address, table, "end")
                assert (await receive(window, "welcome"))["table"]["ended"]
                with pytest.raises(TrianonError, match="no game is going on"):
                    await asyncio.to_thread(change_table, data, "", house.address, table, "end")
                show_tables(data, "", "over", "", 9)
                show_table(data, "", table)
                shown = capsys.readouterr().out
                assert f"table {table} is closed" in shown
                assert f"{table}  over" in shown
                assert "good day" in shown
                await asyncio.to_thread(change_table, data, "", house.address, table, "erase")
                with pytest.raises(ConnectionClosed):
                    await receive(window, "problem")
            await ann.get(f"/api/tables/{table}", 404)
            kept = (await ann.new_table("me", "hotseat"))["id"]
        with pytest.raises(TrianonError, match="--server says where"):
            change_table(data, "", "http://127.0.0.1:9", kept, "erase")
    # The server has stopped: the same command works without one.
    await asyncio.to_thread(change_table, data, "", "", kept, "erase")
    assert f"table {kept} is removed" in capsys.readouterr().out
    with pytest.raises(TrianonError, match="there is no such table"):
        await asyncio.to_thread(change_table, data, "", "", kept, "erase")


async def test_a_blocked_guest_is_told_and_may_come_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "house"
    with server(data) as house:
        async with Browser(house.address, "Eve") as eve:
            table = (await eve.new_table("me", "hotseat"))["id"]
            async with eve.socket(table) as window:
                await send(window, type="hello", protocol=0)
                assert (await receive(window, "problem"))["code"] == "outdated"
                await hello(window)
                show_table(data, "", table)
                guest = capsys.readouterr().out.split("guest ")[1].split()[0]
                block_guest(data, "", guest, "rude")
                with pytest.raises(ConnectionClosed):
                    await receive(window, "problem")
            async with eve.socket(table) as window:
                assert (await receive(window))["code"] == "blocked"
                with pytest.raises(ConnectionClosed) as closed:
                    await window.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403
            assert (await eve.post("/api/tables", {}, 403))["code"] == "blocked"
            await eve.get("/api/tables")
            show_blocked(data, "")
            assert f"guest {guest}  rude" in capsys.readouterr().out
            unblock_guest(data, "", guest)
            async with asyncio.timeout(60):
                while (await eve.http.post(f"/api/tables/{table}/leave")).status_code == 403:
                    await asyncio.sleep(0.1)
    with pytest.raises(TrianonError, match="is not blocked"):
        unblock_guest(data, "", guest)


def test_blocks_that_came_with_a_backup_of_postgresql_count_with_sqlite_too(tmp_path: Path) -> None:
    directory = DataDirectory(tmp_path)
    prepare(file_url(directory.database))
    rows = BlockTable(file_url(directory.database).render_as_string())
    rows.add(Block("eve", 1, "rude"))
    gather_blocks(directory, "")
    assert rows.read() == {}
    assert BlockFile(directory.blocked).read() == {"eve": Block("eve", 1, "rude")}
    rows.close()
