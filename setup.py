"""Compiles the rules with mypyc; pyproject.toml says everything else."""

import sys
import tempfile
from typing import cast

from setuptools import Extension, setup

from tools import native
from tools.objects import BuildExtensions

BUILDS = {"build", "build_ext", "bdist_wheel"}
# Functions of the group are nobody else's: calls need no detour and may be inlined, a sixth of the time less.
CALLS = [] if sys.platform == "win32" else ["-fvisibility=hidden"]


def extensions(scratch: str) -> list[Extension]:
    """Kernel, games and search as one compiled group; nothing where that is unwanted or impossible."""
    if BUILDS.isdisjoint(sys.argv):
        return []
    reason = native.reason_for_pure()
    if reason is not None:
        print(
            f"trianon: building the rules as pure Python ({reason}); they run, only slower", file=sys.stderr
        )
        return []
    from mypyc.build import mypycify

    group = native.group()
    made = mypycify(
        [*group.modules, *group.unpackaged],
        opt_level="2",
        debug_level="0",
        multi_file=True,  # a C file for each module: compiled side by side, and only those that changed
        group_name=group.name,
        target_dir=scratch,
    )
    compiled = cast(list[Extension], made)
    for extension in compiled:
        extension.extra_compile_args = [*extension.extra_compile_args, *CALLS]  # one list in all
    return [extension for extension in compiled if not is_left_out(extension, group)]


def is_left_out(extension: Extension, group: native.Group) -> bool:
    """Whether an extension belongs to the tests and not into the wheel that is being built."""
    module = f"{extension.name.replace('.', '/')}.py"
    return "bdist_wheel" in sys.argv and module in group.unpackaged


# A fresh folder for each build: leftovers of removed modules must not slip into a wheel.
with tempfile.TemporaryDirectory() as scratch:
    setup(
        ext_modules=extensions(scratch),
        cmdclass={"build_ext": BuildExtensions},
        options={"build": {"build_base": scratch}},
    )
