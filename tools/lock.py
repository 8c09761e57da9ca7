"""Renews the pinned versions in requirements/ from the ranges in pyproject.toml."""

import subprocess
import sys

from tools.native import ROOT

LOCKS = {"run": "build", "dev": "dev"}  # name: extra in pyproject.toml
PARTS = ("compile", "node")  # installed only where they are needed
OPTIONS = (
    "--quiet", "--universal", "--upgrade", "--python-version=3.11", "--generate-hashes",
    "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links",
)  # fmt: skip


def main() -> None:
    """Resolve every lock for all platforms at once; no registry is named in the result."""
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "uv"], check=True)
    for name, extra in LOCKS.items():
        compile_lock(name, "pyproject.toml", f"--extra={extra}")
    for name in PARTS:
        compile_lock(name, f"requirements/{name}.in")


def compile_lock(name: str, source: str, *more: str) -> None:
    """Write one lock file."""
    command = [sys.executable, "-m", "uv", "pip", "compile", source, *more, *OPTIONS]
    subprocess.run([*command, f"--output-file=requirements/{name}.txt"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
