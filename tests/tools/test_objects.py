"""Objects are made once for each text, and never taken for another."""

import os
import shutil
import sysconfig
from pathlib import Path

import pytest
from setuptools import Extension

from tools.objects import CompilerFailed, Objects, linked_name

COMPILER = (sysconfig.get_config_var("CC") or "cc").split()


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Two files that include the same header, one of them only half way down."""
    folder = tmp_path / "c"
    folder.mkdir()
    (folder / "shared.h").write_text('#include "deep.h"\nint shared(void);\n')
    (folder / "deep.h").write_text("#define WORTH 1\n")
    (folder / "one.c").write_text('#include "shared.h"\nint one(void) { return WORTH; }\n')
    (folder / "two.c").write_text('int first;\n#include "shared.h"\nint two(void) { return 2; }\n')
    return folder


def compiled(sources: Path, *flags: str) -> tuple[set[Path], set[Path]]:
    """What a build of both files makes and what it uses."""
    files = [str(path) for path in sorted(sources.glob("*.c"))]
    extension = Extension("both", files, extra_compile_args=list(flags))
    objects = Objects(sources.parent / "store", COMPILER)
    objects.replace_sources([extension])
    assert extension.sources == []
    assert {Path(path) for path in extension.extra_objects} == objects.used
    assert all(path.is_file() for path in objects.used)
    return objects.made, objects.used


def test_unchanged_files_are_compiled_once(sources: Path) -> None:
    made, used = compiled(sources)
    assert len(made) == 2
    assert compiled(sources) == (set(), used)


def test_only_the_changed_file_is_compiled(sources: Path) -> None:
    _, before = compiled(sources)
    (sources / "one.c").write_text('#include "shared.h"\nint one(void) { return 0; }\n')
    made, used = compiled(sources)
    assert len(made) == 1
    assert made == used - before


@pytest.mark.parametrize("header", ["#define WORTH 1\nint deep(int);\n", "#define WORTH 2\n"])
def test_a_changed_header_makes_everything_new(sources: Path, header: str) -> None:
    """Also one that another header includes, and also when only a macro changes."""
    compiled(sources)
    (sources / "deep.h").write_text(header)
    made, used = compiled(sources)
    assert made == used


def test_other_flags_make_other_objects(sources: Path) -> None:
    _, before = compiled(sources, "-O1")
    made, _ = compiled(sources, "-O2")
    assert len(made) == 2
    assert made.isdisjoint(before)


def test_objects_do_not_depend_on_where_the_sources_lie(sources: Path) -> None:
    """Each build writes its C files into another folder."""
    compiled(sources)
    made, _ = compiled(sources.rename(sources.with_name("elsewhere")))
    assert made == set()


def test_a_copied_store_serves_another_checkout(sources: Path, tmp_path: Path) -> None:
    """Its objects, and what was linked from them."""
    names = []
    for checkout in (tmp_path, tmp_path / "other"):
        if checkout != tmp_path:
            shutil.copytree(tmp_path / "c", checkout / "c")
            shutil.copytree(tmp_path / "store", checkout / "store")
        extension = Extension("both", [str(path) for path in sorted((checkout / "c").glob("*.c"))])
        objects = Objects(checkout / "store", COMPILER)
        objects.replace_sources([extension])
        names.append(linked_name(("cc", "-shared"), extension))
    assert objects.made == set()
    assert names[0] == names[1]


def test_the_oldest_are_forgotten(sources: Path) -> None:
    _, used = compiled(sources)
    older, newer = sorted(used)
    os.utime(older, (1, 1))
    Objects(sources.parent / "store", COMPILER).forget_the_oldest(1)
    assert list((sources.parent / "store").glob("*.o")) == [newer]


def test_a_refused_file_leaves_the_compilers_words_and_no_object(sources: Path) -> None:
    (sources / "one.c").write_text("int one(void) { return nothing; }\n")
    with pytest.raises(CompilerFailed, match="nothing"):
        compiled(sources)
    assert len(list((sources.parent / "store").iterdir())) <= 1
