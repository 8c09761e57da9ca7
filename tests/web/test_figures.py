"""A real server with corrected figures: its games, its bots, its records; and what is refused."""

from pathlib import Path

import pytest

import trianon
from tests.cli.support import run
from tests.web.support import Browser, hello, receive, server
from tests.web.test_server import start
from trianon.kernel.record import Record

pytestmark = pytest.mark.anyio
TEXT = (
    trianon.game("mercado")
    .sheet()
    .text.replace("three = { count = 5, steps = 3", "three = { count = 5, steps = 2")
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The three-step privilege has two steps."""
    path = tmp_path / "my.toml"
    path.write_text(TEXT, "utf-8")
    return path


async def test_a_server_plays_with_corrected_figures(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views name them, the client gets them, bots know them, record and replay need them."""
    game = trianon.game("mercado").corrected(TEXT)
    figures = game.figures_id
    data = tmp_path / "data"
    monkeypatch.setenv("TRIANON_FIGURES", f"mercado={file}")
    with server(data) as house:
        async with Browser(house.address) as ann:
            [info] = [info for info in await ann.get("/api/games") if info["id"] == "mercado"]
            assert info["figures"] == figures
            drawn = await ann.get(f"/api/games/mercado/figures/{figures}")
            assert drawn["privileges"]["three"]["steps"] == 2
            await ann.get("/api/games/mercado/figures/0123", status=404)
            bots = [{"kind": "bot", "bot": "random"}] * 2
            table = (await ann.post("/api/tables", {"game": "mercado", "chairs": bots, "options": {}}, 201))[
                "id"
            ]
            async with ann.socket(table) as socket:
                welcome = await hello(socket)
                assert welcome["view"]["figures"] == figures
                while welcome["table"]["status"] != "over":
                    welcome |= await receive(socket, "table", "update")
            record = Record.from_json(await ann.get(f"/api/tables/{table}/record"))
    assert "failed" not in house.log.read_text(), "bots of other processes know the figures"
    assert record.figures == figures
    assert game.replay(record).outcome is not None

    saved = tmp_path / "game.json"
    saved.write_text(record.dumps(), "utf-8")
    monkeypatch.delenv("TRIANON_FIGURES")
    refused = run("replay", str(saved))
    assert refused.returncode == 1
    assert "--figures mercado=FILE" in refused.stderr
    assert run("replay", str(saved), "--figures", f"mercado={file}").returncode == 0
    with server(data) as house:
        async with Browser(house.address) as ann:
            await ann.get(f"/api/tables/{table}/record", status=503)
    assert f"corrected figures ({figures}) that are not known here" in house.log.read_text()


def test_a_server_refuses_a_broken_file(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text(TEXT.replace("count = 5", "count = 6"), "utf-8")
    monkeypatch.setenv("TRIANON_FIGURES", f"mercado={file}")
    result = start(tmp_path / "data", 0)
    assert result.returncode == 1
    assert result.stderr.splitlines() == [
        f"trianon: {file}: privileges: their counts must add up to 18, not 19"
    ]
