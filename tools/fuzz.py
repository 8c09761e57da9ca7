"""`make fuzz`: whatever strangers may send is read or refused in words. Coverage leads the search (atheris).

One reader alone: python -m tools.fuzz record --seconds 600. An input that broke a reader is left behind in
build/fuzz; give it as --input to see what happens.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tools.native import ROOT

NAMES = ("message", "position", "record")
TOOL = ROOT / "build" / "atheris"
FOUND = ROOT / "build" / "fuzz"  # inputs that broke a reader
OPTIONS = ("-timeout=20", "-max_len=65536", "-print_final_stats=1")


def search(name: str, seconds: int) -> None:
    """In this process, which ends with the search: exit code 0 when nothing broke the reader."""
    atheris = _atheris()
    with atheris.instrument_imports(include=["trianon"]):
        readers = import_module("tools.fuzz_readers")
    FOUND.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(readers.seeds(name)):
            Path(corpus, str(number)).write_text(json.dumps(seed), "utf-8")
        where = (f"-max_total_time={seconds}", f"-artifact_prefix={FOUND}/{name}-", corpus)
        atheris.Setup([sys.argv[0], *OPTIONS, *where], readers.READERS[name])
        atheris.Fuzz()


def _atheris() -> Any:
    """The search, installed in a folder of its own when it is not there yet."""
    sys.path.append(str(TOOL))
    if find_spec("atheris") is None:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(TOOL), "atheris>=3"]
        if subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode != 0:
            sys.exit("fuzzing needs atheris, and pip has none for this machine (Linux, Python 3.11 to 3.13)")
        invalidate_caches()
    return import_module("atheris")


def main() -> int:
    """Each reader for so many seconds; the first exit code that is not 0."""
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("reader", nargs="?", choices=NAMES, help="all of them, if none is named")
    parser.add_argument("--seconds", type=int, default=60, help="for each reader")
    parser.add_argument("--input", type=Path, help="only read this file")
    given = parser.parse_args()
    if given.reader and given.input:
        import_module("tools.fuzz_readers").READERS[given.reader](given.input.read_bytes())
        return 0
    if given.reader:
        search(given.reader, given.seconds)
        return 0
    for name in NAMES:
        print(f"== {name} ==", flush=True)
        command = [sys.executable, "-m", "tools.fuzz", name, "--seconds", str(given.seconds)]
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code != 0:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
