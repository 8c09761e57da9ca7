"""The wheel in dist/, and build/compiled/: the package with compiled rules, for tests, bench and play."""

import argparse
import filecmp
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from tools import native, stamps
from tools.client_bundle import Client, NoClient
from tools.native import ROOT

DIST = ROOT / "dist"
COMPILED = ROOT / "build" / "compiled"
STAMP = ".sources"
PACKAGES = ("trianon", "template")
COMPILED_SUFFIXES = {".so", ".pyd"}
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
    group = native.group()
    return fingerprint(*(ROOT / module for module in (*group.modules, *group.unpackaged)))


def built_wheel() -> Path | None:
    """The wheel in dist/ when it is made from the sources as they are now."""
    wheels = sorted(DIST.glob("trianon-*.whl"))
    if len(wheels) != 1 or not stamps.is_fresh(DIST / STAMP, package_sources()):
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
        stamps.write(DIST / STAMP, value)
        wheel = next(DIST.glob("trianon-*.whl"))
    return wheel


def is_compiled() -> bool:
    """Whether build/compiled is made from the rules as they are now."""
    return stamps.is_fresh(COMPILED / STAMP, rule_sources())


def make_compiled() -> None:
    """The compiled package; modules that stay interpreted are always as new as their sources."""
    reason = native.reason_for_pure()
    if reason is not None:
        raise SystemExit(f"nothing can be compiled here: {reason}")
    if not is_compiled():
        require_mypyc()
        compile_rules()
    for package in PACKAGES:
        refresh(ROOT / package, COMPILED / package)


def require_mypyc() -> None:
    """Who only plays has everything but the compiler of the rules: it is installed now."""
    if find_spec("mypyc") is None:
        pip("install", "--requirement", str(ROOT / "requirements" / "compile.txt"))


def compile_rules() -> None:
    """Replace build/compiled when all of the new one is there: the old one may be in use."""
    value = rule_sources()
    COMPILED.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=COMPILED.parent) as scratch:
        fresh = Path(scratch, "compiled")
        setup("build_ext", "--build-lib", str(fresh))
        if rule_sources() != value:
            raise SystemExit("the rules changed while they were compiled: try again")
        for package in PACKAGES:
            refresh(ROOT / package, fresh / package)
        stamps.write(fresh / STAMP, value)
        if COMPILED.is_dir():
            COMPILED.rename(Path(scratch, "old"))
        fresh.rename(COMPILED)


def refresh(sources: Path, copies: Path) -> None:
    """The same files in both, beside the compiled ones; equal ones are not touched, they may be in use."""
    files = {path.relative_to(sources) for path in stamps.files(sources)}
    for path in stamps.files(copies):
        if path.suffix not in COMPILED_SUFFIXES and path.relative_to(copies) not in files:
            path.unlink()
    for name in files:
        source, copy = sources / name, copies / name
        if not copy.is_file() or not filecmp.cmp(source, copy, shallow=False):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)


def setup(*arguments: str) -> None:
    """Run setup.py; what it says is shown when it fails."""
    command = [sys.executable, "setup.py", *arguments]
    done = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=False)
    if done.returncode != 0:
        raise SystemExit(done.stdout + done.stderr)


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
