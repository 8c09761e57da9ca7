"""The wheel in dist/, and build/compiled/: the compiled package unpacked, for tests and benchmarks."""

import argparse
import filecmp
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import native, stamps
from tools.client_bundle import Client, NoClient
from tools.native import ROOT

DIST = ROOT / "dist"
COMPILED = ROOT / "build" / "compiled"
BY_PRODUCTS = shutil.ignore_patterns("__pycache__", "static")
SETTINGS = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "tools"]


def fingerprint(*tops: Path) -> str:
    """A fingerprint of sources, build settings and the Python they are built for."""
    return stamps.fingerprint(
        stamps.files(*tops, *SETTINGS), ROOT, sys.version, str(native.reason_for_pure())
    )


def package_sources() -> str:
    """A fingerprint of all that goes into the wheel."""
    return fingerprint(ROOT / "trianon", ROOT / "client")


def rule_sources() -> str:
    """A fingerprint of all that goes into the compiled modules."""
    return fingerprint(*(ROOT / module for module in native.group().modules))


def built_wheel() -> Path | None:
    """The wheel in dist/ when it is made from the sources as they are now."""
    wheels = sorted(DIST.glob("trianon-*.whl"))
    if len(wheels) != 1 or not stamps.is_fresh(DIST / ".sources", package_sources()):
        return None
    return wheels[0]


def make_wheel() -> Path:
    """The wheel as users get it: the client inside, the rules compiled."""
    Client().require()
    wheel = built_wheel()
    if wheel is None:
        value = package_sources()
        for old in DIST.glob("trianon-*.whl"):
            old.unlink()
        pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(DIST), str(ROOT))
        stamps.write(DIST / ".sources", value)
        wheel = next(DIST.glob("trianon-*.whl"))
    return wheel


def make_compiled() -> None:
    """The compiled package; modules that stay interpreted are always as new as their sources."""
    reason = native.reason_for_pure()
    if reason is not None:
        raise SystemExit(f"nothing can be compiled here: {reason}")
    stamp, value = COMPILED / ".sources", rule_sources()
    if not stamps.is_fresh(stamp, value):
        unpack_compiled()
        stamps.write(stamp, value)
    refresh(ROOT / "trianon", COMPILED / "trianon")


def refresh(sources: Path, copies: Path) -> None:
    """Copy what differs; files that are equal stay untouched, since another process may be importing them."""

    def copy(source: str, target: str) -> None:
        if not Path(target).is_file() or not filecmp.cmp(source, target, shallow=False):
            shutil.copyfile(source, target)

    shutil.copytree(sources, copies, dirs_exist_ok=True, ignore=BY_PRODUCTS, copy_function=copy)


def unpack_compiled() -> None:
    """Replace build/compiled by the contents of a wheel."""
    with tempfile.TemporaryDirectory() as scratch:
        wheel = built_wheel() or wheel_without_client(Path(scratch))
        shutil.rmtree(COMPILED, ignore_errors=True)
        pip("install", "--no-deps", "--no-compile", "--target", str(COMPILED), str(wheel))


def wheel_without_client(folder: Path) -> Path:
    """A wheel for our own tests, which need no client: past the check that protects what users get."""
    build = "from setuptools import build_meta; import sys; build_meta.build_wheel(sys.argv[1])"
    command = [sys.executable, "-c", build, str(folder)]
    result = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=False)
    if result.returncode != 0:
        raise SystemExit(result.stdout + result.stderr)
    return next(folder.glob("trianon-*.whl"))


def pip(*arguments: str) -> None:
    """Run pip of this environment."""
    subprocess.run([sys.executable, "-m", "pip", *arguments, "--quiet"], cwd=ROOT, check=True)


def main() -> int:
    """Make one of the two from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("wheel", "compiled"))
    try:
        if parser.parse_args().what == "wheel":
            print(make_wheel().relative_to(ROOT))
        else:
            make_compiled()
    except NoClient as problem:
        print(problem, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as problem:
        return int(problem.returncode)
    return 0


if __name__ == "__main__":
    sys.exit(main())
