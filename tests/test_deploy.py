"""The files in deploy/ fit the server: its settings, options and extras; every setting is documented."""

import dataclasses
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from typer.main import get_group

from tools.native import ROOT
from trianon.cli.main import cli
from trianon.web.config import Config, Limits, words

DEPLOY = ROOT / "deploy"
SETTING = re.compile(r"TRIANON_[A-Z_]+[A-Z]")


def settings() -> set[str]:
    """What `trianon serve` reads from its environment, limits aside."""
    return set(SETTING.findall((ROOT / "trianon" / "web" / "server.py").read_text("utf-8")))


def limits() -> set[str]:
    return {f"TRIANON_{one.name.upper()}" for one in dataclasses.fields(Limits)}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def options_of(arguments: list[str]) -> dict[str, Any]:
    """The options of a command as it would read them; an error when it does not know one."""
    return get_group(cli).commands[arguments[0]].make_context(arguments[0], arguments[1:]).params


def serve(arguments: list[str]) -> dict[str, Any]:
    assert arguments[0] == "serve"
    return options_of(arguments)


def unit(name: str = "trianon") -> list[tuple[str, str]]:
    text = (DEPLOY / f"{name}.service").read_text("utf-8")
    return re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE)


def test_every_setting_is_documented_and_exists() -> None:
    told = set(SETTING.findall((ROOT / "docs" / "operating.md").read_text("utf-8")))
    assert settings() <= told
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "trianon").rglob("*.py"))
    assert told <= set(SETTING.findall(sources)) | limits()


def test_every_limit_is_documented_with_its_default() -> None:
    text = (ROOT / "docs" / "operating.md").read_text("utf-8").split("| limit |")[1].split("\n\n")[0]
    told: dict[str, float] = {}
    for row in text.splitlines()[2:]:
        _, names, _, defaults, _ = row.split("|")
        told |= zip(re.findall(r"`(\w+)`", names), map(float, defaults.split(",")), strict=True)
    assert told == {one.name: one.default for one in dataclasses.fields(Limits)}


def test_the_composed_server_has_settings_that_work() -> None:
    service = compose()["services"]["trianon"]
    given = {"SITE_NAME": "games.example.org", "PROXIES": "172.16.0.0/12"}
    environment = {
        name: re.sub(r"\$\{(\w+):\?\}", lambda found: given.get(found[1], "secret"), value)
        for name, value in service["environment"].items()
    }
    assert environment.keys() <= settings()
    options = serve(service["command"])
    Config(
        data=options["data"],
        workers=options["workers"],
        database=environment["TRIANON_DATABASE"],
        broker=environment["TRIANON_BROKER"],
        hosts=words(environment["TRIANON_HOSTS"]),
        site=environment["TRIANON_SITE"],
        trusted_proxies=words(environment["TRIANON_TRUSTED_PROXIES"]),
        metrics=environment["TRIANON_METRICS"],
        log=environment["TRIANON_LOG"],
    ).check()


def test_what_compose_wants_to_know_is_asked_for_and_its_parts_are_there() -> None:
    text, found = (DEPLOY / "compose.yaml").read_text("utf-8"), compose()
    asked = {
        line.split("=")[0]
        for line in (DEPLOY / "env.example").read_text("utf-8").splitlines()
        if line[:1] != "#"
    }
    assert set(re.findall(r"\$\{(\w+)", text)) == asked
    services = found["services"]
    assert services["trianon"]["depends_on"].keys() == {"postgres", "nats"}
    assert services["bots"]["depends_on"].keys() == {"nats"}
    assert options_of(services["bots"]["command"])["workers"] == 2
    assert "healthcheck" in services["postgres"]
    mounted = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    files = {name for name in mounted if name.startswith("./")}
    assert mounted - files == found["volumes"].keys()
    assert all((DEPLOY / name).is_file() for name in files)
    assert all(
        port.startswith("127.0.0.1:") for service in services.values() for port in service.get("ports", ())
    )


def test_the_image_is_built_from_what_is_there() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    steps = [line.split(" ", 1) for line in text.splitlines() if line and line[0] != "#"]
    last = {step[0]: step[1] for step in steps}
    assert f"useradd --system --uid {last['USER']} " in last["RUN"]  # a number: hosts know no names of ours
    assert last["STOPSIGNAL"] == "SIGTERM"
    assert last["ENTRYPOINT"] == '["trianon"]'
    options = serve(yaml.safe_load(last["CMD"]))
    assert options["data"] == Path(last["VOLUME"])
    assert str(options["port"]) == last["EXPOSE"]
    assert "/healthz" in last["HEALTHCHECK"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    [extras] = re.findall(r"\.whl\)\[([\w,]+)\]", text)
    assert set(extras.split(",")) <= project["optional-dependencies"].keys()
    for image in re.findall(r"FROM python:(\d)\.(\d+)", text):
        assert tuple(map(int, image)) >= (3, 11)
    assert "wheel:" in (ROOT / "Makefile").read_text("utf-8")


def test_the_unit_starts_the_server_in_its_own_directory() -> None:
    found = dict(unit())
    program, *arguments = shlex.split(found["ExecStart"])
    assert program.endswith("/bin/trianon")
    assert serve(arguments)["data"] == Path("/var/lib") / found["StateDirectory"]
    assert {value.split("=")[0] for name, value in unit() if name == "Environment"} <= settings()


def test_the_unit_of_the_bots_starts_them_as_strictly() -> None:
    found = unit("trianon-bots")
    program, *arguments = shlex.split(dict(found)["ExecStart"])
    assert program.endswith("/bin/trianon")
    assert options_of(arguments)["workers"] == 0
    strict = {
        pair for pair in unit() if pair[0].startswith(("Protect", "Private", "Restrict", "System", "No"))
    }
    assert strict <= set(found)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
@pytest.mark.parametrize("name", ["trianon.service", "trianon-bots.service"])
def test_systemd_understands_the_unit(tmp_path: Path, name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    (tmp_path / name).write_text(re.sub(r"/opt/trianon/bin/trianon", sys.executable, text))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    complaints = [line for line in done.stderr.splitlines() if name in line]
    assert complaints == []
