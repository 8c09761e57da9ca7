"""The whole server on PostgreSQL: the same promises."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.table.postgres import running_postgres
from tests.web.support import QUICK, Browser, ServerProcess, hello, play_on, server
from trianon.cli.admin import block_guest
from trianon.table.storage.blocks import BlockFile, BlockTable
from trianon.table.storage.engines import file_url, prepare

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_killed_server_goes_on_from_postgresql(tmp_path: Path) -> None:
    prepare(file_url(tmp_path / "trianon.sqlite"))
    block_guest(tmp_path, "", "eve", "rude")  # when the games were in SQLite
    (tmp_path / "trianon.sqlite").unlink()
    with running_postgres() as url:
        running = ServerProcess(tmp_path, *QUICK, "--database", url)
        with closing(BlockTable(url)) as blocks:
            assert blocks.read().keys() == {"eve"}
        assert not BlockFile(tmp_path / "blocked").read()
        async with Browser(running.address) as ann:
            table = (await ann.new_table("me", "hotseat"))["id"]
            async with ann.socket(table) as socket:
                before = await play_on(socket, await hello(socket), until=9)
            running.kill()
            with server(tmp_path, "--database", url, port=running.port):
                async with ann.socket(table) as socket:
                    back = await hello(socket, have=9)
                    assert back["version"] == before["version"]
                    assert back["question"] == before["question"]
                    assert (await play_on(socket, back))["view"]["over"]
                assert (await ann.get(f"/api/tables/{table}"))["status"] == "over"
    assert not (tmp_path / "trianon.sqlite").exists()
