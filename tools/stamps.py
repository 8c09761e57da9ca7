"""Stamps: a fingerprint of the sources beside what was made from them, to work only when needed."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

IGNORED = {"node_modules", "dist", "__pycache__", ".vite"}


def files(*tops: Path) -> list[Path]:
    """Every source file below the given files and folders, in a fixed order."""
    found: set[Path] = set()
    for top in tops:
        if top.is_file():
            found.add(top)
        found.update(path for path in top.rglob("*") if path.is_file() and not is_ignored(path, top))
    return sorted(found)


def is_ignored(path: Path, top: Path) -> bool:
    """Whether a file is a by-product instead of a source."""
    return not IGNORED.isdisjoint(path.relative_to(top).parts)


def fingerprint(paths: Iterable[Path], root: Path, *more: str) -> str:
    """One hash over names and contents, and over anything else that matters."""
    total = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        total.update(path.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh(stamp: Path, value: str) -> bool:
    """Whether the stamp says that this very fingerprint was built."""
    return stamp.is_file() and stamp.read_text("utf-8").strip() == value


def write(stamp: Path, value: str) -> None:
    """Remember what was built."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value + "\n", "utf-8")
