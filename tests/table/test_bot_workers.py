"""Real worker processes: a bot may hang, fail or lose its process; every question comes to an answer."""

import asyncio
import logging
import os
import sys
from pathlib import Path

import pytest

import trianon
from tests.table.odd import BEHAVIOUR, OPTIONS, a_world, odd_environment
from trianon.bots import outside
from trianon.bots.crew import Findings
from trianon.table.bot_process import LOWER, BotProcess, WorldDoc, think
from trianon.table.bot_workers import BotProcesses

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("bot workers")]


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Its bot does what the environment says."""
    for name, value in odd_environment(tmp_path, "").items():
        monkeypatch.setenv(name, value)
    return monkeypatch


async def test_they_answer_like_the_bot_itself() -> None:
    workers = BotProcesses(1)
    choice = await workers.choose("greedy", a_world(), OPTIONS)
    assert choice in {think("greedy", a_world(), seed) for seed in range(300)}
    workers.close()


async def test_a_bot_that_hangs_takes_nobody_along(
    odd: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Sixteen other tables wait behind it; it plays at random, they get what their bots choose."""
    odd.setenv(BEHAVIOUR, "time.sleep(3600)")
    workers = BotProcesses(1, patience=1.0)
    hanging = asyncio.create_task(workers.choose("greedy", a_world("odd"), OPTIONS, "mallory"))
    await asyncio.sleep(0)
    waiting = [workers.choose("random", a_world(), OPTIONS, f"guest {n}") for n in range(16)]
    async with asyncio.timeout(60):
        answers = await asyncio.gather(hanging, *waiting)
    workers.close()
    assert all(answer in range(OPTIONS) for answer in answers)
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == [
        "bot greedy failed (no answer in 1 seconds); playing at random"
    ]


async def test_waiting_for_a_worker_is_not_thinking(
    odd: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Together they take three times as long as one of them may; none is replaced."""
    odd.setenv(BEHAVIOUR, "time.sleep(0.3)")
    workers = BotProcesses(1, patience=1.0)
    asked = [workers.choose("greedy", a_world("odd"), OPTIONS, f"guest {n}") for n in range(10)]
    assert await asyncio.gather(*asked) == [2] * 10
    assert caplog.records == []
    workers.close()


async def test_a_guest_with_many_tables_holds_up_nobody() -> None:
    """One question of another guest, asked last, waits for a few of them and not for all."""
    workers = BotProcesses(1)
    answered: list[str] = []

    async def ask(guest: str) -> None:
        await workers.choose("random", a_world(), OPTIONS, guest)
        answered.append(guest)

    await asyncio.gather(*(ask("mallory") for _ in range(12)), ask("ann"))
    workers.close()
    assert len(answered) == 13
    assert answered.index("ann") < 4


async def test_a_lost_request_is_asked_again(
    odd: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """Somebody kills the worker in the middle of a thought, and while it has nothing to do."""
    begun = tmp_path / "begun"
    odd.setenv(BEHAVIOUR, f"open({str(begun)!r}, 'w').close(); time.sleep(0.5)")
    workers = BotProcesses(1)
    thought = asyncio.create_task(workers.choose("greedy", a_world("odd"), OPTIONS))
    while not begun.exists():
        await asyncio.sleep(0.02)
    for process in workers.processes():
        process.kill()
    assert await thought == 2
    for process in workers.processes():
        process.kill()
        process.join()
    assert await workers.choose("greedy", a_world("odd"), OPTIONS) == 2
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    workers.close()


async def test_a_bot_that_kills_its_worker_plays_at_random(
    odd: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    odd.setenv(BEHAVIOUR, "os._exit(1)")
    workers = BotProcesses(1)
    assert await workers.choose("greedy", a_world("odd"), OPTIONS) in range(OPTIONS)
    assert "its process ended" in caplog.text
    assert await workers.choose("random", a_world(), OPTIONS) in range(OPTIONS)
    workers.close()


async def test_nobody_else_is_asked_while_an_unwanted_thought_goes_on(odd: pytest.MonkeyPatch) -> None:
    """A table may lose interest; its worker comes free when it has answered, and the line goes on."""
    odd.setenv(BEHAVIOUR, "time.sleep(0.3)")
    workers = BotProcesses(1)
    await workers.choose("random", a_world(), OPTIONS)
    thoughts = [asyncio.create_task(workers.choose("greedy", a_world("odd"), OPTIONS)) for _ in range(3)]
    await asyncio.sleep(0.05)
    thoughts[0].cancel()  # it thinks
    thoughts[1].cancel()  # it waits
    assert await thoughts[2] == 2
    assert await workers.choose("greedy", a_world("odd"), OPTIONS) == 2
    workers.close()


@pytest.mark.parametrize(
    ("behaviour", "complaint"),
    [("1 / 0", "ZeroDivisionError"), ("raise SystemError(object())", "SystemError")],
)
async def test_a_failing_bot_plays_at_random_and_is_reported(
    odd: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, behaviour: str, complaint: str
) -> None:
    odd.setenv(BEHAVIOUR, behaviour)
    workers = BotProcesses(1)
    assert await workers.choose("greedy", a_world("odd"), OPTIONS) in range(OPTIONS)
    assert complaint in caplog.text
    workers.close()


async def test_unknown_bots_and_answers_that_are_none_are_replaced(
    odd: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    odd.setenv(BEHAVIOUR, "pass")
    workers = BotProcesses(1)
    assert await workers.choose("no such bot", a_world(), OPTIONS) in range(OPTIONS)
    assert "no such bot" in caplog.text
    assert await workers.choose("greedy", a_world("odd"), 2) in (0, 1)
    assert "answered 2 to 2 options" in caplog.text
    workers.close()


async def test_workers_are_ready_before_they_are_asked_and_stay() -> None:
    workers = BotProcesses(2)
    assert workers.processes() == []
    workers.prepare()
    ready = workers.processes()
    assert len(ready) == 2
    await asyncio.gather(*(workers.choose("random", a_world(), OPTIONS) for _ in range(6)))
    assert workers.processes() == ready
    workers.close()
    assert workers.processes() == []
    assert not any(process.is_alive() for process in ready)


@pytest.mark.skipif(sys.platform == "win32", reason="no such priorities there")
async def test_thinking_gives_way_to_whoever_moves() -> None:
    """A worker has a lower priority than the server, so people's moves are served first."""
    workers = BotProcesses(1)
    await workers.choose("random", a_world(), OPTIONS)
    (worker,) = workers.processes()
    assert worker.pid is not None
    steps = os.getpriority(os.PRIO_PROCESS, worker.pid) - os.getpriority(os.PRIO_PROCESS, 0)
    workers.close()
    assert steps == LOWER > 0


async def test_a_bot_from_elsewhere_keeps_only_itself_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """While it hangs, bots of the house answer; then it is ended with what it started, and started anew."""
    script, started, enough = tmp_path / "stone.sh", tmp_path / "started", tmp_path / "enough"
    hangs = f"sleep 3600 > /dev/null & echo $! > {started}.new; mv {started}.new {started}"
    gives_up = f"while [ ! -e {enough} ]; do sleep 0.05; done; exit 1"
    answers = """while read line; do echo '{"option": 2}'; done"""
    script.write_text(f"if [ -e {started} ]; then {answers}; else {hangs}; {gives_up}; fi")
    monkeypatch.setenv(outside.PROGRAMS, f"stone=sh {script}")
    workers = BotProcesses(1)
    await workers.choose("random", a_world(), OPTIONS)
    hanging = asyncio.create_task(workers.choose("stone", a_world(), OPTIONS))
    while not started.exists():
        await asyncio.sleep(0.02)
    assert await workers.choose("random", a_world(), OPTIONS) in range(OPTIONS)
    assert not hanging.done()
    enough.touch()
    assert await hanging in range(OPTIONS)
    assert "stone: its process ended" in caplog.text
    with pytest.raises(ProcessLookupError):
        await is_gone(int(started.read_text()))
    assert await workers.choose("stone", a_world(), OPTIONS) == 2
    workers.close()


async def is_gone(process: int) -> None:
    """Ask until there is no such process: the system needs a moment to take it away."""
    async with asyncio.timeout(30):
        while True:
            os.kill(process, 0)
            await asyncio.sleep(0.02)


async def test_a_master_thinks_in_two_processes_where_another_one_is_idle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last question of a game of Louis XIV: with the same luck both ways lead to the same choice."""
    world, options = last_question()
    monkeypatch.setattr("trianon.table.bot_workers.secrets.randbits", lambda bits: 5)
    parts: list[int] = []
    whole = BotProcess.explore

    async def explore(
        self: BotProcess, bot: str, world: WorldDoc, seed: int, patience: float, part: int
    ) -> Findings:
        parts.append(part)
        return await whole(self, bot, world, seed, patience, part)

    monkeypatch.setattr(BotProcess, "explore", explore)
    workers = BotProcesses(2)
    [other] = workers._line.take_idle(1)  # busy elsewhere
    alone = await workers.choose("master", world, options)
    assert parts == []
    workers._line.give_back(other)
    assert await workers.choose("master", world, options) == alone
    assert parts == [0, 1]
    assert len(workers._line.take_idle(2)) == 2  # both are free again
    workers.close()


def last_question() -> tuple[WorldDoc, int]:
    state, rng = trianon.game("louis").start(seats=2, seed=1), trianon.Rng(1)
    found = state
    while state.seat >= 0:
        if len(state.codes) > 2:
            found = state.copy()
        state.play_at(int(rng.below(len(state.codes))))
    return found.determinize(found.seat, rng).to_json(), len(found.codes)
