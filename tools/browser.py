"""A Chromium for the browser tests: the one named or found here, else from the system's packages."""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

CHOICE = "TRIANON_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    "/snap/bin/chromium",
    "/opt/google/chrome/chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
INSTALLERS = {
    "apt-get": (
        ("apt-get", "update", "-q"),
        ("apt-get", "install", "-qy", "--no-install-recommends", "chromium"),
    ),
    "dnf": (("dnf", "install", "-qy", "chromium"),),
    "brew": (("brew", "install", "--cask", "chromium"),),
}
NONE_FOUND = f"""\
The browser tests need Chromium or Google Chrome, and none was found or could be installed.
Install one of them, or name its program in the environment variable {CHOICE}."""


def find() -> str | None:
    """The program of a usable browser, or None."""
    chosen = os.environ.get(CHOICE)
    if chosen:
        return shutil.which(chosen)
    named = (shutil.which(name) for name in NAMES)
    placed = (place for place in PLACES if os.access(place, os.X_OK) and Path(place).is_file())
    return next((path for path in (*named, *placed) if path), None)


def install() -> None:
    """Ask the first package manager found here for Chromium; its output goes to the terminal."""
    manager = next((name for name in INSTALLERS if shutil.which(name)), None)
    if manager is None:
        return
    print(f"no browser found: installing chromium with {manager}", file=sys.stderr, flush=True)
    for command in INSTALLERS[manager]:
        if subprocess.run([*prefix(manager), *command], stdout=sys.stderr, check=False).returncode != 0:
            return


def prefix(manager: str) -> tuple[str, ...]:
    """System packages are installed by root; Homebrew refuses to be."""
    if manager == "brew" or os.geteuid() == 0 or not shutil.which("sudo"):
        return ()
    return ("sudo",)


def main() -> int:
    """Print the browser's path; with --install get one when there is none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--install", action="store_true", help="install a browser when none is found")
    wants_install = parser.parse_args().install
    path = find()
    if path is None and wants_install and not os.environ.get(CHOICE):
        install()
        path = find()
    if path is None:
        print(NONE_FOUND, file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
