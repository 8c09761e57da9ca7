"""The real command in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120


def trianon(
    *arguments: str, typed: str = "", code: int | None = 0, folder: Path = ROOT, width: int = 120
) -> str:
    """Run `trianon`, type something, and return what it printed; its exit code must be `code`."""
    done = run(*arguments, typed=typed, folder=folder, width=width)
    assert code is None or done.returncode == code, done.stdout[-2000:] + done.stderr[-2000:]
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout if code == 0 else done.stderr


def run(
    *arguments: str, typed: str = "", folder: Path = ROOT, width: int = 120
) -> subprocess.CompletedProcess[str]:
    """Run `trianon` to its end."""
    return subprocess.run(
        [sys.executable, "-m", "trianon", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        cwd=folder,
        env=environment() | {"COLUMNS": str(width)},
        check=False,
    )


def environment() -> dict[str, str]:
    """A wide plain terminal in English."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    return clean | {"LANG": "en_GB.UTF-8", "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
