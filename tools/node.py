"""Node: the system's when it is new enough and its npm works, else the one from PyPI beside this Python."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.native import ROOT

LOCK = ROOT / "requirements" / "node.txt"
WANTED = "Node 20.19, 22.12 or newer"


class NoNode(Exception):
    """No usable Node on this machine."""


class NpmFailed(Exception):
    """A command of npm ended with an error; its own output says more."""


def find() -> Path | None:
    """The folder with a usable node and npm, or None."""
    beside = str(Path(sys.executable).parent)
    for path in (os.environ.get("PATH", ""), beside):
        node = shutil.which("node", path=path)
        npm = shutil.which("npm", path=path)
        if node and npm and is_new_enough(output(node, "--version")) and output(npm, "--version"):
            return Path(node).parent
    return None


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on this Node."""
    match = re.match(r"v(\d+)\.(\d+)\.", version)
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def output(*command: str) -> str:
    """What a program prints, or nothing when it does not run."""
    try:
        result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return result.stdout.strip() if result.returncode == 0 else ""


def find_or_install() -> Path:
    """The folder with node and npm; takes Node from PyPI into this environment when there is none."""
    folder = find()
    if folder is None and sys.prefix != sys.base_prefix:
        print(f"no {WANTED} with npm found: taking one from PyPI", flush=True)
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--requirement", str(LOCK)]
        subprocess.run(install, check=False)
        folder = find()
    if folder is None:
        raise NoNode(f"{WANTED} with npm is needed to build the client")
    return folder


def npm(folder: Path, *arguments: str, cwd: Path) -> None:
    """Run npm; what it says goes to the terminal."""
    command = [npm_path(folder), *arguments]
    if subprocess.run(command, cwd=cwd, env=environment(folder), check=False).returncode != 0:
        raise NpmFailed(f"`npm {' '.join(arguments)}` failed")


def npm_path(folder: Path) -> str:
    return shutil.which("npm", path=str(folder)) or "npm"


def environment(folder: Path) -> dict[str, str]:
    """What npm runs in: its own node first in PATH."""
    found = {"NODE_USE_SYSTEM_CA": "1", **os.environ}  # a network may have a certificate of its own
    found["PATH"] = os.pathsep.join((str(folder), os.environ.get("PATH", "")))
    return found
