"""The compiled rules are really compiled. `make test-compiled` runs the tests of the rules with them."""

import importlib.machinery
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import native
from tools.native import ROOT

COMPILED = Path(os.environ.get("TRIANON_COMPILED", ROOT / "build" / "compiled"))


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The folder with the compiled package."""
    if not (COMPILED / "trianon").is_dir():
        pytest.fail(f"{COMPILED} is missing: `make compiled` builds it")
    return COMPILED


def run(package: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Python with this package before the source tree."""
    path = os.pathsep.join([str(package), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-P", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_every_module_of_the_rules_is_compiled(compiled: Path) -> None:
    """Each has its extension, and Python imports that."""
    modules = [
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name in (*native.group().modules, *native.group().unpackaged)
    ]
    code = "import importlib, sys; print(*[importlib.import_module(name).__file__ for name in sys.argv[1:]])"
    done = run(compiled, "-c", code, *modules)
    assert done.returncode == 0, done.stderr
    for name, file in zip(modules, done.stdout.split(), strict=True):
        assert Path(file).is_relative_to(compiled), f"{name} is not imported from {compiled}"
        assert file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES)), f"{name} is not compiled: {file}"


def test_a_missing_build_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIANON_COMPILED", str(tmp_path / "nowhere"))
    options = ["-q", "-p", "no:cacheprovider", "-k", "every_module"]
    done = run(ROOT, "-m", "pytest", *options, str(Path(__file__)))
    assert done.returncode == 1
    assert "`make compiled` builds it" in done.stdout
