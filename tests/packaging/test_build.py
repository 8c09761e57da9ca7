"""The build stops rather than ship a wheel without client; without a compiler it stays pure Python."""

from pathlib import Path

import pytest

from tools import build_backend, native, node
from tools.client_bundle import Client, NoClient


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with client sources and nothing built."""
    sources = tmp_path / "client"
    sources.mkdir()
    for name in ("package.json", "package-lock.json", "index.html"):
        (sources / name).write_text("{}\n")
    return tmp_path


def built(tree: Path) -> Client:
    """The same tree with a bundle made from its sources."""
    client = Client(tree)
    client.index.parent.mkdir(parents=True)
    client.index.write_text("<!doctype html>\n")
    client.stamp.write_text(client.sources() + "\n")
    return client


def no_node() -> Path:
    raise node.NoNode("no Node here")


def test_no_client_and_no_node_stops_the_build(tree: Path) -> None:
    """The message says what is missing and what to do."""
    with pytest.raises(NoClient, match="not built, and building it failed: no Node here") as stop:
        Client(tree).require(no_node)
    assert "Install Node" in str(stop.value)


def test_a_failing_client_build_stops_the_build(tree: Path) -> None:
    """There is a Node, but its npm does not run."""
    with pytest.raises(NoClient, match="building it failed"):
        Client(tree).require(lambda: tree)


def test_the_backend_ends_with_the_message(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pip shows the sentence instead of a traceback."""

    def fail(client: Client) -> None:
        raise NoClient("no client here")

    monkeypatch.setattr(Client, "require", fail)
    with pytest.raises(SystemExit, match="no client here"):
        build_backend.build_wheel(str(tree))


def test_a_fresh_bundle_needs_no_node(tree: Path) -> None:
    built(tree).require(no_node)


def test_a_changed_source_makes_the_bundle_stale(tree: Path) -> None:
    client = built(tree)
    (tree / "client" / "index.html").write_text("changed\n")
    assert not client.is_built()


def test_a_source_archive_without_client_sources_uses_its_bundle(tree: Path) -> None:
    client = built(tree)
    for path in client.folder.iterdir():
        path.unlink()
    client.folder.rmdir()
    assert client.is_built()


@pytest.mark.parametrize(
    ("version", "usable"),
    [("v18.20.1", False), ("v20.18.3", False), ("v20.19.0", True), ("v21.9.0", False), ("v22.11.0", False),
     ("v22.12.0", True), ("v24.1.0", True), ("", False)],
)  # fmt: skip
def test_which_node_will_do(version: str, usable: bool) -> None:
    assert node.is_new_enough(version) is usable


def test_a_pure_wheel_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then neither the compiler nor mypy is asked for."""
    monkeypatch.setenv(native.PURE, "1")
    assert native.reason_for_pure() == "TRIANON_PURE is set"
    assert not [name for name in build_backend.get_requires_for_build_wheel() if name.startswith("mypy")]


def test_a_pure_wheel_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(native.PURE, raising=False)
    monkeypatch.setattr(native, "has_compiler", lambda: False)
    assert native.reason_for_pure() == "no C compiler with the headers of this Python was found"


def test_interpreted_modules_stay_out_of_the_group(tmp_path: Path) -> None:
    """The list in pyproject.toml is the one place that decides."""
    (tmp_path / "rules").mkdir()
    for name in ("flow.py", "text.py"):
        (tmp_path / "rules" / name).touch()
    settings = (
        '[tool.trianon.compile]\ngroup = "g"\npaths = ["rules", "absent"]\ninterpreted = ["rules/text.py"]\n'
    )
    (tmp_path / "pyproject.toml").write_text(settings)
    assert native.group(tmp_path) == native.Group("g", ("rules/flow.py",))
    (tmp_path / "pyproject.toml").write_text(
        settings.replace('"absent"]', '"absent"]\nunpackaged = ["rules"]')
    )
    assert native.group(tmp_path).unpackaged == ("rules/flow.py",)
