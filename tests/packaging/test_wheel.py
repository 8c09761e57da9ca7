"""What users get: the wheel holds the whole package, the client, the words and the compiled rules."""

from importlib.metadata import Distribution
from pathlib import Path
from zipfile import ZipFile

import pytest

import trianon
from tools import native, stamps
from tools.native import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]
BY_PRODUCTS = {".sources", ".gitignore"}


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_every_file_of_the_package_is_in_the_wheel(names: set[str]) -> None:
    """Migrations, catalogues, py.typed: whatever lies in the package folder is shipped."""
    files = stamps.files(ROOT / "trianon")
    ours = {path.relative_to(ROOT).as_posix() for path in files if path.name not in BY_PRODUCTS}
    assert ours - names == set()


def test_the_client_is_in_the_wheel(wheel: Path, names: set[str]) -> None:
    """The page and the script it loads."""
    with ZipFile(wheel) as archive:
        page = archive.read("trianon/web/static/index.html").decode()
    scripts = [name for name in names if name.startswith("trianon/web/static/") and name.endswith(".js")]
    assert any(name.removeprefix("trianon/web/static/") in page for name in scripts)


@pytest.mark.parametrize("language", ["en", "cs", "nl"])
def test_the_words_are_in_the_wheel(names: set[str], language: str) -> None:
    assert {f"trianon/locales/{language}/{part}.ftl" for part in ("common", *trianon.games())} <= names


def test_the_lessons_are_in_the_wheel(names: set[str]) -> None:
    assert {f"trianon/lessons/{game}.toml" for game in trianon.games()} <= names
    assert {f"trianon/games/{game}/figures.toml" for game in trianon.games()} <= names


def test_nothing_else_is_in_the_wheel(names: set[str]) -> None:
    """No tests, no tools, no C sources: the package, its compiled group and its metadata."""
    tops = {name.split("/")[0] for name in names}
    group = native.group().name
    foreign = {top for top in tops if not top.startswith(("trianon-", f"{group}__mypyc."))}
    assert foreign == {"trianon"}
    assert not [name for name in names if name.endswith((".c", ".h", ".pyc"))]


def test_the_rules_are_compiled(names: set[str]) -> None:
    """Each module of the group has its extension, and no other module has one."""
    extensions = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd")) and "/" in name}
    modules = {module.removesuffix(".py") for module in native.group().modules}
    assert extensions == modules


def test_the_wheel_brings_the_command(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        entry = next(name for name in archive.namelist() if name.endswith(".dist-info/entry_points.txt"))
        assert "trianon = trianon.cli:app" in archive.read(entry).decode()


def test_the_source_tree_has_the_version_of_the_wheel(wheel: Path) -> None:
    assert wheel.name.startswith(f"trianon-{Distribution.from_name('trianon').version}-")
