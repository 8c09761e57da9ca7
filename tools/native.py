"""Which modules are compiled, and whether this machine can compile them."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PURE = "TRIANON_PURE"


@dataclass(frozen=True)
class Group:
    """The one group of modules that mypyc compiles together."""

    name: str
    modules: tuple[str, ...]
    unpackaged: tuple[str, ...] = ()  # compiled too, and left out of the wheel


def group(root: Path = ROOT) -> Group:
    """The compiled modules as [tool.trianon.compile] in pyproject.toml describes them."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["trianon"]["compile"]
    interpreted = {path for pattern in settings["interpreted"] for path in root.glob(pattern)}

    def modules(tops: list[str]) -> tuple[str, ...]:
        found = {path for top in tops for path in _sources(root / top)} - interpreted
        return tuple(sorted(path.relative_to(root).as_posix() for path in found))

    return Group(settings["group"], modules(settings["paths"]), modules(settings.get("unpackaged", [])))


def _sources(top: Path) -> Iterator[Path]:
    """A module, or all modules of a folder."""
    return iter((top,)) if top.is_file() else top.rglob("*.py")


def reason_for_pure() -> str | None:
    """Why a build stays pure Python, or None when it will be compiled."""
    if os.environ.get(PURE, "") not in ("", "0"):
        return f"{PURE} is set"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} cannot load mypyc's extensions"
    if not has_compiler():
        return "no C compiler with the headers of this Python was found"
    return None


def has_compiler() -> bool:
    """Whether a file that includes Python.h compiles here."""
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    command = (sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\n", "utf-8")
        include = f"-I{sysconfig.get_path('include')}"
        arguments = [*command, include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(arguments, capture_output=True, check=False).returncode == 0
