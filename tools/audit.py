"""`make audit`: known holes in the pinned versions of everything we build on, where a registry answers."""

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from tools import node
from tools.native import ROOT

AUDIT = ROOT / "build" / "audit"  # an environment of its own: it must not change what it looks at
LOCKS = ("run", "dev", "compile", "node")
CLIENT = ROOT / "client"


class NoAnswer(Exception):
    """Nobody told anything about holes; the first line of what was said instead."""


def main() -> int:
    """0: no known hole, 1: at least one, 2: nobody answered."""
    holes: list[str] = []
    unanswered = 0
    checks = {"client": audit_client, **dict.fromkeys(LOCKS, audit_lock)}
    for name, check in checks.items():
        try:
            found = check(name)
            print(f"{name}: {len(found)} known holes")
            holes += found
        except NoAnswer as reason:
            unanswered += 1
            print(f"{name}: not checked, {reason}")
    for hole in holes:
        print(f"  {hole}")
    if unanswered == len(checks):
        print("No list of known holes could be reached from here: nothing is known about any of them.")
    return 1 if holes else 2 if unanswered == len(checks) else 0


def audit_lock(name: str) -> list[str]:
    """The holes in one lock of Python packages."""
    command = [pip_audit(), "--disable-pip", "--progress-spinner=off", "--format=json"]
    result = _run([*map(str, command), f"--requirement=requirements/{name}.txt"], ROOT)
    packages = _answer(result)["dependencies"]
    skipped = [package["skip_reason"] for package in packages if "skip_reason" in package]
    if len(skipped) == len(packages):
        raise NoAnswer(skipped[0] if skipped else "there is nothing in it")
    for reason in skipped:
        print(f"{name}: {reason}")
    return [
        f"{package['name']} {package['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions'])}"
        for package in packages
        for hole in package.get("vulns", ())
    ]


def audit_client(name: str) -> list[str]:
    """The holes in the packages of the client, those it is built with included."""
    folder = node.find_or_install()
    command = [node.npm_path(folder), "audit", "--json", "--package-lock-only"]
    answer = _answer(_run(command, CLIENT, node.environment(folder)))
    if "vulnerabilities" not in answer:
        raise NoAnswer(str(answer.get("message") or answer.get("error")).splitlines()[0])
    return [f"{package} ({hole['severity']})" for package, hole in answer["vulnerabilities"].items()]


def pip_audit() -> Path:
    """The tool, installed when it is not there yet."""
    tool = AUDIT / ("Scripts" if sys.platform == "win32" else "bin") / "pip-audit"
    if not tool.exists():
        venv.create(AUDIT, with_pip=True)
        python = tool.with_name("python")
        result = _run([str(python), "-m", "pip", "install", "--quiet", "pip-audit>=2.9"], ROOT)
        if result.returncode != 0:
            raise NoAnswer("pip-audit cannot be installed")
    return tool


def _run(
    command: list[str], folder: Path, environment: dict[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def _answer(result: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
    try:
        return dict(json.loads(result.stdout))
    except ValueError:
        lines = [line for line in result.stderr.splitlines() if line.strip()]
        raise NoAnswer(lines[-1] if lines else "no answer") from None


if __name__ == "__main__":
    sys.exit(main())
