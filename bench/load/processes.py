"""Processes that are measured: what they used so far."""

import os
from contextlib import suppress
from pathlib import Path


def cpu_seconds(process: int) -> float:
    """Processor time of a process and its children so far; 0 where /proc does not tell."""
    ticks = 0
    for folder in _family(process):
        with suppress(OSError):  # there is none, or it is gone
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> int:
    """Memory of a process and its children in kB; 0 where /proc does not tell."""
    size = 0
    for folder in _family(process):
        with suppress(OSError):
            for line in (folder / "status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    size += int(line.split()[1])
    return size


def _family(process: int) -> list[Path]:
    found, waiting = [], [str(process)]
    while waiting:
        folder = Path("/proc", waiting.pop())
        found.append(folder)
        with suppress(OSError):
            for thread in (folder / "task").iterdir():
                waiting += (thread / "children").read_text().split()
    return found
