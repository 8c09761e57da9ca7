"""A damaged database: it is noticed at the start, told in full by a command, the readable is saved."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import trianon
from tests.table.support import Window, asked, lobby, options, wish
from trianon.table.bot_workers import BotsInline
from trianon.table.check import Finding, check
from trianon.table.entries import Said, write
from trianon.table.live_game import LiveGame
from trianon.table.lobby import Lobby
from trianon.table.storage import StorageError
from trianon.table.storage.engines import file_url, prepare
from trianon.table.storage.packed import pack
from trianon.table.storage.sql import SqlStore

pytestmark = pytest.mark.anyio

TABLES = 60
PAGE = 4096
LEAF = 10  # the first byte of a page of entries that holds no way to others


async def played(path: Path, tables: int = TABLES) -> dict[str, list[str]]:
    """A database with some games under way; the logs by table."""
    store = SqlStore.in_file(path)
    house = Lobby(store, BotsInline())
    logs: dict[str, list[str]] = {}
    for _ in range(tables):
        table = await house.create("ann", "Ann", wish("me", "hotseat"))
        match = await house.match(table.id)
        ann = Window(match, "ann")
        await ann.hello()
        for _ in range(4):
            await ann.move(asked(match), options(match)[0])
        logs[table.id] = await store.load(table.id) or []
    await store.close()
    return logs


def damage(path: Path, pages: int) -> None:
    """As a bad disk does: some pages hold noise. Those before them say what tables there are."""
    noise = random.Random(4)
    stored = path.read_bytes()
    first = stored.rindex(b"CREATE ") // PAGE + 1
    with path.open("r+b") as file:
        for page in noise.sample(range(first, len(stored) // PAGE), pages):
            file.seek(page * PAGE)
            file.write(noise.randbytes(PAGE))


def spoil(path: Path, bodies: list[str]) -> None:
    """Noise in the place of the page where these entries stand; of two neighbours one is on a leaf."""
    stored = path.read_bytes()
    pages = [stored.index(body.encode()) // PAGE * PAGE for body in bodies]
    page = next(page for page in pages if stored[page] == LEAF)
    with path.open("r+b") as file:
        file.seek(page)
        file.write(random.Random(4).randbytes(PAGE))


async def test_progress_is_told_table_by_table(tmp_path: Path) -> None:
    await played(tmp_path / "test.sqlite", 3)
    told: list[tuple[int, int]] = []
    await check(file_url(tmp_path / "test.sqlite"), progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


async def test_a_whole_database_is_fine(tmp_path: Path) -> None:
    logs = await played(tmp_path / "test.sqlite", 3)
    prepare(file_url(tmp_path / "test.sqlite"))
    report = await check(file_url(tmp_path / "test.sqlite"))
    assert report.is_fine
    assert (report.tables, report.entries) == (3, sum(map(len, logs.values())))


async def test_damage_is_noticed_at_the_start(tmp_path: Path) -> None:
    await played(tmp_path / "test.sqlite")
    damage(tmp_path / "test.sqlite", 3)
    with pytest.raises(StorageError, match=r"damaged .*trianon check --salvage"):
        prepare(file_url(tmp_path / "test.sqlite"))


@pytest.mark.parametrize("pages", [1, 3, 8])
async def test_every_table_that_can_be_read_is_saved(tmp_path: Path, pages: int) -> None:
    """Those with damage are named; of theirs the beginning is kept; all the others are as before."""
    logs = await played(tmp_path / "test.sqlite")
    damage(tmp_path / "test.sqlite", pages)
    store = SqlStore.in_file(tmp_path / "saved.sqlite")
    report = await check(file_url(tmp_path / "test.sqlite"), store)
    assert report.damage
    cut = {found.table for found in report.findings}
    lost = set(logs)
    for table, log in logs.items():
        saved = await store.load(table)
        if saved is None:
            continue
        lost.discard(table)
        assert saved == log[: len(saved)]
        assert saved == log or table in cut
    assert len(lost) < TABLES / 2
    assert report.saved == TABLES - len(lost)
    house = lobby(store)
    assert len(await house.tables("ann")) == min(50, report.saved)
    await store.close()
    prepare(file_url(tmp_path / "saved.sqlite"))


async def test_noise_in_the_middle_costs_what_stands_there(tmp_path: Path) -> None:
    """Long logs, and a list of tables that is gone: one has lost its end, one its beginning, one nothing."""
    path = tmp_path / "test.sqlite"
    logs = await played(path, 3)
    cut, headless, whole = sorted(logs)
    with closing(sqlite3.connect(path)) as database:
        for table, log in logs.items():
            for seq in range(len(log), 150):
                log += write([Said("eve", "Eve", None, f"{table} line {seq}.", str(seq), 0)])
                database.execute("insert into entries values (?, ?, ?)", (table, seq, log[-1]))
        database.execute("delete from tables")
        database.commit()
        database.execute("vacuum")
    spoil(path, logs[headless][:2])
    spoil(path, logs[cut][100:102])
    store = SqlStore.in_file(tmp_path / "saved.sqlite")
    report = await check(file_url(path), store)
    assert {found.table for found in report.findings} == {cut, headless}
    assert await store.load(whole) == logs[whole]
    assert len(await store.load(headless) or []) < 2
    saved = await store.load(cut) or []
    assert 50 < len(saved) < 102
    assert saved == logs[cut][: len(saved)]
    await store.close()


async def test_entries_that_make_no_sense_are_named(tmp_path: Path) -> None:
    """The file is whole, but what stands in it cannot be."""
    logs = await played(tmp_path / "test.sqlite", 5)
    whole, gap, unreadable, impossible, empty = sorted(logs)
    database = sqlite3.connect(tmp_path / "test.sqlite")
    database.execute("delete from entries where table_id = ? and seq = 3", (gap,))
    database.execute("update entries set body = 'x' where table_id = ? and seq = 2", (unreadable,))
    database.execute(
        "update entries set body = replace(body, '\"present', '\"absent') where table_id = ?", (impossible,)
    )
    database.execute("delete from entries where table_id = ?", (empty,))
    database.commit()
    database.close()
    report = await check(file_url(tmp_path / "test.sqlite"))
    assert report.damage == []
    assert [(found.table, found.readable) for found in report.findings] == [
        (gap, 3),
        (unreadable, 2),
        (impossible, 2),
        (empty, 0),
    ]
    assert report.findings[0] == Finding(gap, 3, "entry 3 is missing")
    assert report.findings[3].reason == "its log is missing"
    assert whole not in str(report.findings)


async def finished(path: Path) -> str:
    """A database with a game that two bots have played to its end; what the list of tables says of it."""
    store = SqlStore.in_file(path)
    house = Lobby(store, BotsInline())
    table = await house.create("ann", "Ann", wish("random", "random"))
    match = await house.match(table.id)
    while match.seating.status != "over":
        await asyncio.sleep(0)
    await store.close()
    return match.seating.row().summary


async def test_a_finished_game_must_replay_to_the_result_that_its_players_saw(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite"
    told = json.loads(await finished(path))
    assert (await check(file_url(path))).is_fine
    ranking = [[1], [0]] if told["ranking"] == [[0], [1]] else [[0], [1]]  # it may be shared
    for other in ({"ranking": ranking}, {"points": [told["points"][0] + 1, *told["points"][1:]]}):
        with closing(sqlite3.connect(path)) as database:
            database.execute("update tables set summary = ?", (json.dumps(told | other),))
            database.commit()
        [found] = (await check(file_url(path))).findings
        assert found.reason == "it replays to another result than its players saw"


async def test_a_finished_game_must_replay_to_its_fingerprint(tmp_path: Path) -> None:
    """It stands in the last step, also of a packed log."""
    path = tmp_path / "test.sqlite"
    await finished(path)
    with closing(sqlite3.connect(path)) as database:
        for packed in (False, True):
            report = await check(file_url(path))
            assert report.is_fine
            assert (report.finished, report.sealed) == (1, 1)
            rows = list(database.execute("select table_id, body from entries order by seq"))
            if not packed:
                bodies = [body for _, body in rows]
                assert [number for number, body in enumerate(bodies) if '"end"' in body] == [len(bodies) - 1]
                database.execute("delete from entries where seq > 0")
                database.execute("update entries set body = ?", (pack(bodies),))
                database.commit()
        for seal, findings in (("0" * 16, 1), (None, 0)):
            last = {key: value for key, value in json.loads(bodies[-1]).items() if key != "end"}
            if seal is not None:
                last["end"] = seal
            database.execute("update entries set body = ?", (pack([*bodies[:-1], json.dumps(last)]),))
            database.commit()
            report = await check(file_url(path))
            assert [found.reason for found in report.findings] == [
                "it does not replay to its fingerprint"
            ] * findings
            # Logs of older versions have none, and are as good as they were.
            assert (report.finished, report.sealed) == (1 - findings, 0)


async def test_a_game_with_another_answer_has_another_fingerprint(tmp_path: Path) -> None:
    """Though chance, points and ranking may be the same."""
    game = LiveGame(*trianon.game("kabale").start_with_events(2, bytes(32)))
    seen = set()
    while (question := game.question()) is not None:
        seen.add(game.fingerprint())
        game.play(question.seat, question.options[0].text)
    assert len(seen) == game.version
    assert game.fingerprint() not in seen
