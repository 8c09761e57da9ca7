"""Promises about the source tree as a whole: a light import, locks that name no registry."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.native import ROOT

WEB_STACK = {"fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "msgspec", "typer", "rich"}


def test_importing_trianon_does_not_load_the_web_stack() -> None:
    """Bot authors get the rules, and only the rules."""
    code = "import json, sys, trianon; print(json.dumps(sorted(sys.modules)))"
    loaded = json.loads(subprocess.check_output([sys.executable, "-c", code], cwd=ROOT, text=True))
    assert WEB_STACK.isdisjoint(loaded)


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_python_locks_pin_versions_and_name_no_registry(lock: Path) -> None:
    lines = lock.read_text("utf-8").splitlines()
    packages = [line for line in lines if line and not line.startswith((" ", "#"))]
    assert packages
    assert all("==" in line for line in packages)
    assert not [line for line in lines if "://" in line or line.startswith("-")]


def test_the_client_lock_names_no_registry() -> None:
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert all("integrity" in entry for name, entry in packages.items() if name)
