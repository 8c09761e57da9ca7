"""Health: what ails a server is named."""

import multiprocessing
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from trianon.table.requests import NewChair, NewTable
from trianon.web import services as services_module
from trianon.web.config import Config
from trianon.web.services import Services

pytestmark = pytest.mark.anyio


async def test_bots_that_died_and_a_store_that_fails_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services_module, "HEALTH_KEPT", 0.0)
    services = Services(Config(data=tmp_path, bot_pause=60))
    async with services.running():
        chairs = [NewChair("me"), NewChair("bot", bot="random")]
        await services.lobby.create("ann", "Ann", NewTable("kabale", chairs))
        assert await services.health() == {"ok": True, "store": True, "bots": True}
        for worker in multiprocessing.active_children():
            worker.kill()
            worker.join()
        assert await services.health() == {"ok": False, "store": True, "bots": False}
        assert await services.readiness() == {"ok": True, "store": True}
        with closing(sqlite3.connect(tmp_path / "trianon.sqlite")) as database:
            database.execute("DROP TABLE tables")
        assert await services.health() == {"ok": False, "store": False, "bots": False}
        assert await services.readiness() == {"ok": False, "store": False}
