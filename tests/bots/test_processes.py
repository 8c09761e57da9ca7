"""Processes that work for another one do not outlive it."""

import subprocess
import sys

from tests.cli.support import ROOT, environment

PARENT = """
import os, time
from trianon.bots.processes import pool
hands = pool(1)
hands.submit(os.getpid).result()
print("at work", flush=True)
time.sleep(600)
"""


def test_they_leave_with_whoever_started_them() -> None:
    """Also when that was killed: as long as one of them lives, its end of the pipe is open."""
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, env=environment(), cwd=ROOT, text=True
    )
    assert parent.stdout is not None
    assert parent.stdout.readline() == "at work\n"
    parent.kill()
    parent.communicate(timeout=60)
