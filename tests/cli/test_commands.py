"""The other commands, and what happens when something is wrong."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.cli.support import ROOT, environment, run, trianon
from trianon.bots import levels, ratings
from trianon.cli.arena import Run
from trianon.cli.ladder import climb


def test_help_helps() -> None:
    shown = trianon("--help")
    assert "trianon play kabale --bots 3" in shown
    for command in (
        "serve",
        "check",
        "reports",
        "play",
        "replay",
        "games",
        "arena",
        "ladder",
        "learn",
        "bench",
    ):
        assert f"\n  {command} " in shown
        assert "Usage: trianon" in trianon(command, "--help")
    assert "TRIANON_DATABASE" in trianon("serve", "--help")


def test_without_a_command_it_helps_too() -> None:
    assert "Usage: trianon" in trianon(code=2)


def test_help_needs_nothing_heavy() -> None:
    """Importing web server, database and words would make every command slow."""
    code = "import sys, trianon.cli.main; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True, cwd=ROOT).split()
    assert not {"fastapi", "sqlalchemy", "uvicorn", "babel", "fluent", "multiprocessing"} & set(loaded)


def test_version() -> None:
    assert trianon("--version") == f"trianon {version('trianon')}\n"


def test_games_are_listed() -> None:
    shown = trianon("games")
    assert "Kabale & Hiebe   trianon play kabale" in shown
    assert "2–6" in shown
    assert "random  Jester: plays at random (not measured yet)" in shown
    assert re.search(r"novice  Page: still learning, and overlooks things \(rating \d+ ± \d+\)", shown)
    assert ("rules are not compiled" in shown) != levels.is_compiled()
    assert "-o variant=…  (standard, french; standard)" in shown
    assert "‹" not in trianon("games", "--lang", "cs")


def test_games_as_data() -> None:
    (kabale,) = [game for game in json.loads(trianon("games", "--json")) if game["id"] == "kabale"]
    assert (kabale["min_seats"], kabale["max_seats"]) == (2, 6)
    assert kabale["bots"] == ["random", "novice", "greedy", "player", "strong", "master"]
    assert [option["id"] for option in kabale["options"]] == ["first", "variant", "colours"]


def test_arena_prints_a_table() -> None:
    shown = trianon("arena", "kabale", "--bots", "random", "--seats", "3", "--games", "5", "-j", "1")
    assert "5 games, 3 seats: random, random, random" in shown
    assert "33.3%" in shown  # everybody is the same bot


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """A second call finds all games played; the same games give the same ladder."""
    file = tmp_path / "played"
    match = ("ladder", "kabale", "--bots", "random,greedy", "-j", "1", "--file", str(file), "-n")
    shown = trianon(*match, "2")
    assert "kabale: 2 games of two" in shown
    file.write_text(file.read_text() + '{"pairing": {"game": "kab')  # cut off while it was written
    assert shown == trianon(*match, "1")  # all games of the file count
    assert len(file.read_text().splitlines()) == 2


def test_a_ladder_of_some_bots_leaves_the_ratings_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    before, written = ratings.all_measured("kabale"), dict[str, ratings.Rating]()
    monkeypatch.setattr(ratings, "write", lambda game, table: written.update(table))
    climb("kabale", ["novice", "greedy"], 2, 0, Run(jobs=1, file=None), as_json=True, write=True)
    assert written["novice"].games == 2 != before["novice"].games
    assert written["master"] == before["master"]
    assert list(written) == sorted(written, key=lambda bot: written[bot].rating)


def test_a_match_ends_when_it_is_decided(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    match = ("arena", "kabale", "--bots", "greedy,random", "-n", "200", "-j", "1", "--decide", "0.5")
    doc = json.loads(trianon(*match, "--json", "--html", str(page)))
    assert doc["games"] == doc["finding"]["games"] < 100
    assert doc["finding"]["verdict"] == 1
    assert doc["finding"]["low"] > 0.5
    assert f"greedy wins more than 50%, after {doc['games']} games." in page.read_text()
    alone = trianon("arena", "castles", "--bots", "random", "--decide", "0.5", code=1)
    assert "plays alone" in alone


@pytest.mark.parametrize(("games", "is_told"), [("2", False), ("3", True)])
def test_it_is_said_when_not_everybody_sits_everywhere(games: str, is_told: bool) -> None:
    done = run("arena", "kabale", "--bots", "greedy,random", "-n", games, "-j", "1")
    assert ("the last deal is not played at every seat; that takes a multiple of 2" in done.stderr) == is_told


def test_arena_tells_the_ranks_of_a_game_alone() -> None:
    shown = trianon("arena", "castles", "--bots", "random", "--games", "3", "-j", "1")
    assert "3 games, 1 seat" in shown
    assert "win rate" not in shown
    places = [shown.index(rank) for rank in ("Hod carrier", "Mason", "Foreman", "Architect", "Chief Royal")]
    assert places == sorted(places)


def test_arena_as_data() -> None:
    doc = json.loads(trianon("arena", "kabale", "--bots", "random,random", "-n", "4", "-j", "2", "--json"))
    assert doc["games"] == 4
    assert doc["bots"][0]["played"] == 8


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminals there")
def test_progress_is_shown_on_a_terminal_and_results_can_be_piped() -> None:
    """On standard error: games played and their number, the leader, and how long it takes."""
    ours, its = os.openpty()
    match = ("arena", "kabale", "--bots", "random", "--seats", "2", "-n", "3", "-j", "1", "--json")
    command = [sys.executable, "-m", "trianon", *match]
    clean = environment() | {"COLUMNS": "120", "TERM": "xterm"}
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=its, env=clean, cwd=ROOT, check=True)
    os.close(its)
    shown = os.read(ours, 1 << 16).decode()
    os.close(ours)
    assert json.loads(done.stdout)["games"] == 3
    assert re.search(r"3/3 random 50% \S+ 0:00:00", re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown))


def test_arena_draws_a_report(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    trianon("arena", "kabale", "--bots", "random,random", "-n", "2", "-j", "1", "--html", str(page))
    assert "Advantage of the seats" in page.read_text()


def test_what_cannot_be_written_is_told_before_anybody_plays(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "missing" / "report")
    kept = tmp_path / "games.jsonl"
    for match in (
        ("arena", "kabale", "--bots", "random,random", "--html", nowhere),
        ("learn", "louis", "--plot", nowhere),
    ):
        told = trianon(*match, "-n", "100000", "--file", str(kept), code=1)
        assert told.endswith(f"trianon: {nowhere}: No such file or directory\n")
    assert not kept.exists()


def test_where_rules_are_not_compiled_long_games_are_announced() -> None:
    """Only of those who think ahead, and beside the results."""
    match = ("ladder", "template", "-n", "1", "-j", "1", "--json", "--bots")
    assert ("not compiled here" in run(*match, "greedy,player").stderr) != levels.is_compiled()
    assert "not compiled here" not in run(*match, "random,greedy").stderr


def test_a_course_learns_draws_and_goes_on(tmp_path: Path) -> None:
    """A second call finds its games, and has no more to play than one generation."""
    file, plot = tmp_path / "course.jsonl", tmp_path / "curve.svg"
    course = ("learn", "louis", "-n", "5", "--duels", "2", "--thinking", "1", "-j", "1", "--file", str(file))
    shown = trianon(*course, "--generations", "1", "--plot", str(plot))
    assert "louis: 1 iterations an answer" in shown
    assert plot.read_text().startswith("<svg")
    first = file.read_text()
    assert trianon(*course, "--generations", "1") == shown
    assert file.read_text() == first
    trianon(*course, "--generations", "2")
    assert file.read_text().startswith(first)
    assert len(file.read_text().splitlines()) == 1 + 2 * (5 + 2)


def test_bench_measures(tmp_path: Path) -> None:
    """Compiled rules are measured when there are some; here they are hidden."""
    doc = json.loads(trianon("bench", "--rounds", "1", "--seconds", "0.02", "--json"))
    assert doc["game"] == "kabale"
    names = ["inside", "interface", "with view", "whole game", "copy"]
    assert [row["workload"] for row in doc["rows"]] == names
    assert all(row["interpreted"] > 0 for row in doc["rows"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "chess"), "there is no game 'chess'; there are"),
        (("bench", "chess"), "there is no game 'chess'; there are"),
        (("play", "kabale", "--bots", "9"), "is for 2 to 6 seats, not 10"),
        (("play", "kabale", "--bot", "genius"), "kabale has no bot 'genius'; it has random, novice, greedy"),
        (("play", "kabale", "--lang", "tlh"), "--lang tlh: choose one of en, cs, nl"),
        (("play", "kabale", "-o", "first"), "--option first: write NAME=VALUE"),
        (
            ("play", "kabale", "-o", "wind=9"),
            "kabale has the options first, variant, colours",
        ),
        (("play", "kabale", "-o", "first=9"), "first='9': choose one of random, 0, 1"),
        (("play", "kabale", "-o", "variant=french"), "is for two seats only"),
        (("arena", "kabale", "--bots", "random,genius"), "no bot 'genius'"),
        (("arena", "kabale", "--bots", "greedy,program:"), "program: is followed by a command"),
        (("arena", "kabale", "--bots", "greedy,program:./ghost", "-j", "1"), "ghost: ./ghost: No such file"),
        (("arena", "kabale", "--bots", "random,random,random", "--seats", "2"), "do not fit on 2 seats"),
        (("arena", "kabale", "--bots", "random"), "is for 2 to 6 seats, not 1"),
        (("ladder", "kabale", "--bots", "greedy"), "a ladder is for two bots or more, each named once"),
        (("ladder", "kabale", "--bots", "greedy,greedy"), "each named once"),
        (("ladder", "kabale", "--bots", "random,novice", "--write"), "--write needs greedy"),
        (("learn", "chess"), "there is no game 'chess'; there are"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: tuple[str, ...], message: str) -> None:
    told = trianon(*arguments, code=1)
    assert told.startswith("trianon: ")
    assert message in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [("dance",), ("play",), ("arena", "kabale", "--games", "0"), ("serve", "--port", "70000")]
)
def test_wrong_usage_has_its_own_exit_code(arguments: tuple[str, ...]) -> None:
    assert "Usage: trianon" in trianon(*arguments, code=2)


def test_a_closed_pipe_is_no_error() -> None:
    """As in `trianon replay FILE | head -1`."""
    command = [sys.executable, "-m", "trianon", "play", "kabale", "--bots", "3", "--bot", "random"]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        cwd=ROOT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline()
    process.stdout.close()
    try:
        process.stdin.write(b"1\n" * 300)
        process.stdin.close()
    except BrokenPipeError:
        pass  # it has already gone
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(timeout=60)


def test_interrupting_a_tournament_leaves_no_trace(tmp_path: Path) -> None:
    """In the middle of its games, also where the tests themselves run with interrupts switched off."""
    kept = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "trianon", "arena", "kabale", "--bots", "random,random", "-n", "100000"]
    process = subprocess.Popen(
        [*command, "-j", "2", "--file", str(kept)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        cwd=ROOT,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        deadline = time.monotonic() + 60
        while not (kept.exists() and kept.stat().st_size) and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    finally:
        process.kill()
        process.communicate()
    assert kept.stat().st_size > 0
    assert process.returncode in (1, 130)
    assert "Traceback" not in told
    assert f"stopped; the games so far are in {kept}, and the same command goes on from there" in told


def test_completion_can_be_shown() -> None:
    shown = run("--show-completion", "bash")
    assert "_TRIANON_COMPLETE" in shown.stdout or shown.returncode == 0
