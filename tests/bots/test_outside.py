"""Bots from elsewhere: the ones that the document shows, and ones that misbehave."""

import os
import re
import shlex
import sys
from pathlib import Path

import pytest

import trianon
from tools.native import ROOT
from trianon import arena, bots
from trianon.arena.match import Pairing
from trianon.bots import outside
from trianon.bots.program import NoAnswer, Program

DOCUMENT = (ROOT / "docs" / "writing-a-bot.md").read_text("utf-8")
LINES_OF_A_SMALL_BOT = 40


def from_the_document(file: str, folder: Path) -> Path:
    """Write a file as the document shows it."""
    block = rf"^```\w+\n((?:#|//) {re.escape(file)}\n.*?)^```$"
    (text,) = re.findall(block, DOCUMENT, re.DOTALL | re.MULTILINE)
    assert len(text.splitlines()) < LINES_OF_A_SMALL_BOT
    (folder / file).write_text(text, "utf-8")
    return folder / file


def asked() -> trianon.State:
    """A position with more than one option, as a world."""
    state = trianon.game("kabale").start(seats=2, seed=5)
    assert state.decision is not None
    return state.determinize(state.decision.seat, trianon.Rng(5))


def program(tmp_path: Path, script: str, patience: float = 60.0) -> Program:
    """A program that is this shell script."""
    file = tmp_path / "odd.sh"
    file.write_text(script)
    return Program("odd", ["sh", str(file)], patience=patience)


@pytest.fixture(autouse=True)
def _as_if_newly_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a process keeps about bots is forgotten again."""
    monkeypatch.setenv(outside.PROGRAMS, "")
    for kept in (bots.get, outside.get, outside._installed):
        kept.cache_clear()


# --- the bots of the document -----------------------------------------------------------------------------


def test_the_class_of_the_document_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is installed as pip would do it: a module, and metadata with its entry point."""
    from_the_document("dreamer.py", tmp_path)
    project = from_the_document("pyproject.toml", tmp_path).read_text()
    (entry,) = re.findall(r'^dreamer = "(.+)"$', project, re.MULTILINE)
    metadata = tmp_path / "trianon_dreamer-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: trianon-dreamer\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[trianon.bots]\ndreamer = {entry}\nlouis.other = x:Y\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert bots.names("kabale")[-1] == "dreamer"
    assert bots.names("louis")[-2:] == ("dreamer", "other")
    row = Pairing("kabale", ("dreamer", "random"), seed=3, luck=4)
    one, two = arena.play(row), arena.play(row)
    assert one.points == two.points  # the same luck, the same choices
    assert "dreamer" not in sys.modules  # it thinks elsewhere
    outside.get("kabale", "dreamer").close()


def test_the_program_of_the_document_plays(tmp_path: Path) -> None:
    file = from_the_document("spendthrift.js", tmp_path)
    outside.add_program("kabale.spendthrift", f"node {shlex.quote(str(file))}")
    assert "spendthrift" not in bots.names("louis")
    result = arena.play(Pairing("kabale", ("spendthrift", "random"), seed=3, luck=4))
    assert result.bots[0] == "spendthrift"
    assert result.decisions[0] > 10
    outside.get("kabale", "spendthrift").close()


def test_the_time_of_a_program_is_what_passes_until_it_answers(tmp_path: Path) -> None:
    """It thinks in another process: our own has hardly anything to do."""
    file = tmp_path / "slow.sh"
    file.write_text("""while read line; do sleep 0.05; echo '{"option": 0}'; done""")
    outside.add_program("slow", f"sh {shlex.quote(str(file))}")
    result = arena.play(Pairing("template", ("slow", "random"), seed=3, luck=4))
    assert result.seconds[0] > 0.05 * result.decisions[0] > 0
    outside.get("template", "slow").close()


# --- programs that misbehave ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("exit 3", "its process ended"),
        ("read line; exec >&-; read line", "its process ended"),
        ("read line; echo hello; read line", "it answered b'hello"),
        ("read line; echo 7; read line", "it answered b'7"),
        ("""read line; echo '{"option": 99}'; read line""", "'99' is none of its"),
        ("""read line; echo '{"option": -1}'; read line""", "'-1' is none of its"),
        ("""read line; echo '{"option": true}'; read line""", "'True' is none of its"),
        ("exec yes", "it answered b'y"),
        ("exec cat /dev/zero", "it answered b'"),
    ],
)
def test_what_is_no_answer_is_said(tmp_path: Path, script: str, complaint: str) -> None:
    odd = program(tmp_path, script)
    with pytest.raises(NoAnswer, match=re.escape(f"odd: {complaint}")):
        odd.choose(asked(), trianon.Rng(1))


def test_a_silent_program_is_not_waited_for(tmp_path: Path) -> None:
    odd = program(tmp_path, "read line; read line", patience=0.5)
    with pytest.raises(NoAnswer, match=r"no answer in 0\.5 seconds"):
        odd.choose(asked(), trianon.Rng(1))


def test_after_a_failure_it_is_started_anew(tmp_path: Path) -> None:
    """It fails when it runs for the first time."""
    mark = shlex.quote(str(tmp_path / "mark"))
    answers = """while read line; do echo '{"option": 1}'; done"""
    odd = program(tmp_path, f"if [ -e {mark} ]; then {answers}; fi; touch {mark}")
    with pytest.raises(NoAnswer, match="its process ended"):
        odd.choose(asked(), trianon.Rng(1))
    assert [odd.choose(asked(), trianon.Rng(1)) for _ in range(3)] == [1, 1, 1]
    odd.close()


def test_an_option_can_be_named_by_its_text(tmp_path: Path) -> None:
    world = asked()
    assert world.decision is not None
    odd = program(tmp_path, f"""read line; echo '{{"option": "{world.decision.options[2]}"}}'""")
    assert odd.choose(world, trianon.Rng(1)) == 2
    odd.close()


def test_it_is_not_told_the_settings_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They may hold passwords."""
    monkeypatch.setenv("TRIANON_DATABASE", "5")
    odd = program(tmp_path, """read line; echo "{\\"option\\": ${TRIANON_DATABASE:-2}}" """)
    assert odd.choose(asked(), trianon.Rng(1)) == 2
    odd.close()


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(NoAnswer, match="ghost: /no/such/bot: No such file"):
        Program("ghost", ["/no/such/bot"]).choose(asked(), trianon.Rng(1))


# --- names ------------------------------------------------------------------------------------------------


def test_programs_are_known_by_name_and_never_in_the_place_of_a_bot_of_the_house() -> None:
    outside.add_program("mason", "./mason --deep")
    outside.add_program("greedy", "./mine")
    assert bots.names("castles") == (*bots.house_names("castles"), "mason")
    assert bots.get("castles", "greedy").name == "greedy"
    assert not isinstance(bots.get("castles", "greedy"), Program)
    with pytest.raises(trianon.InvalidOption, match="there are two bots 'mason'"):
        outside.add_program("mason", "./another")
    with pytest.raises(trianon.InvalidOption, match="no bot 'program:ls'"):
        bots.get("castles", "program:ls")


@pytest.mark.parametrize("setting", ["mason=", "Mason House=./m", "=./m", "mason=sh -c 'x"])
def test_a_setting_that_cannot_be_read_is_refused(setting: str) -> None:
    with pytest.raises(trianon.InvalidOption, match=outside.PROGRAMS):
        outside.add_program(*setting.split("="))
    assert os.environ[outside.PROGRAMS] == ""
