"""The browser tests use the browser one names, or one that is found; else the message says how to get one."""

from pathlib import Path

import pytest

from tools import browser


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine whose only browser is a program named chromium."""
    path = tmp_path / "chromium"
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browser.CHOICE, raising=False)
    monkeypatch.setattr(browser, "PLACES", ())
    monkeypatch.setattr("sys.argv", ["browser"])
    return path


def test_a_browser_in_path_is_found(program: Path) -> None:
    assert browser.find() == str(program)


def test_the_chosen_browser_comes_first(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = program.rename(program.with_name("my-browser"))
    monkeypatch.setenv(browser.CHOICE, str(chosen))
    assert browser.find() == str(chosen)


def test_no_browser_gives_a_message_that_helps(program: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program.unlink()
    assert browser.main() == 1
    assert "TRIANON_BROWSER" in capsys.readouterr().err


@pytest.mark.parametrize(("user", "expected"), [(0, ()), (1000, ("sudo",))])
def test_system_packages_are_installed_by_root(
    program: Path, monkeypatch: pytest.MonkeyPatch, user: int, expected: tuple[str, ...]
) -> None:
    program.rename(program.with_name("sudo"))
    monkeypatch.setattr("os.geteuid", lambda: user)
    assert browser.prefix("apt-get") == expected
    assert browser.prefix("brew") == ()
