"""The browser client: install its packages, check and format it, build it into the package."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from tools import node, stamps
from tools.native import ROOT

MISSING = """\
The browser client is not built, and building it failed: {reason}.
A package without it would serve an empty site, so the build stops here.
Install Node (with npm) and try again, or run `make client` in a source checkout."""

SCRIPTS = {"check": ("check", "test"), "lint": ("lint",), "format": ("format",)}  # of package.json


class NoClient(Exception):
    """The client bundle is absent and cannot be built."""


class Client:
    """The client's sources and its bundle in one source tree."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.folder = root / "client"
        self.bundle = root / "trianon" / "web" / "static"
        self.index = self.bundle / "index.html"
        self.stamp = self.bundle / ".sources"

    def sources(self) -> str:
        """A fingerprint of all that goes into the bundle."""
        return stamps.fingerprint(stamps.files(self.folder, self.root / "trianon" / "locales"), self.root)

    def is_built(self) -> bool:
        """Whether the bundle is there and made from the sources as they are now."""
        if not self.index.is_file():
            return False
        return not self.folder.is_dir() or stamps.is_fresh(self.stamp, self.sources())

    def install(self, folder: Path) -> None:
        """`npm ci`, when the lock file changed since the last time."""
        lock = self.folder / "package-lock.json"
        stamp = self.folder / "node_modules" / ".installed"
        value = stamps.fingerprint([lock, self.folder / "package.json"], self.root)
        if not stamps.is_fresh(stamp, value):
            node.npm(folder, "ci", "--no-audit", "--no-fund", cwd=self.folder)
            stamps.write(stamp, value)

    def build(self, find_node: Callable[[], Path]) -> None:
        """Bring the bundle up to date."""
        if self.is_built():
            return
        folder = find_node()
        self.install(folder)
        value = self.sources()
        node.npm(folder, "run", "build", cwd=self.folder)
        if not self.index.is_file():
            raise NoClient(f"the client's build wrote no {self.index.relative_to(self.root)}")
        stamps.write(self.stamp, value)

    def run(self, find_node: Callable[[], Path], *scripts: str) -> None:
        """Scripts of its package.json, one after the other; the first that fails ends it."""
        folder = find_node()
        self.install(folder)
        for script in scripts:
            node.npm(folder, "run", "--silent", script, cwd=self.folder)

    def require(self, find_node: Callable[[], Path] = node.find_or_install) -> None:
        """Make sure that a package gets its client, or stop with a message that helps."""
        try:
            self.build(find_node)
        except (NoClient, node.NoNode, node.NpmFailed, OSError) as problem:
            raise NoClient(MISSING.format(reason=problem)) from problem


def main() -> int:
    """Build, check, lint or format the client from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", choices=("build", *SCRIPTS))
    work = parser.parse_args().work
    client = Client()
    try:
        if work == "build":
            client.require()
        else:
            client.run(node.find_or_install, *SCRIPTS[work])
    except (NoClient, node.NoNode, node.NpmFailed) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
