"""C files compiled on all cores; an object is kept under a hash of all that made it, and not made again."""

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import takewhile
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from tools.native import ROOT

STORE = ROOT / "build" / "objects"
KEPT = 3000  # files; a full build has about 500
CORES = os.cpu_count() or 1
INCLUDE = re.compile(r"^\s*#\s*include", re.MULTILINE)


class BuildExtensions(build_ext):
    """Builds extensions as setuptools does, on all cores, with what the store holds already."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            objects = Objects(STORE, self.compiler.compiler_so, self.compiler.include_dirs)
            objects.replace_sources(self.extensions)
            print(f"compiled {len(objects.made)} of {len(objects.used)} C files; the others were unchanged")
            self.parallel = CORES  # for linking
        super().build_extensions()

    def build_extension(self, extension: Extension) -> None:
        """Link an extension, or take the one that was linked from the same objects before."""
        if extension.sources:  # a compiler that has no store
            super().build_extension(extension)
            return
        linked = STORE / linked_name(self.compiler.linker_so, extension)
        target = Path(self.get_ext_fullpath(extension.name))
        if linked.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(linked, target)
            linked.touch()
        else:
            super().build_extension(extension)
            shutil.copyfile(target, linked.with_suffix(".new"))
            linked.with_suffix(".new").replace(linked)


def linked_name(linker: Sequence[str], extension: Extension) -> str:
    """Under which a linked extension is kept: objects count by their own names, wherever the store lies."""
    objects = (Path(path).name for path in extension.extra_objects)
    parts = (*linker, *extension.extra_link_args, *objects, extension.name)
    return f"{hashlib.sha256(chr(0).join(parts).encode()).hexdigest()}.so"


class CompilerFailed(Exception):
    """The C compiler refused a file; its own words say why."""


class Objects:
    """A folder of objects, each named by what determines it: compiler, flags, headers and source.

    Made for mypyc's extensions: plain C files without macros on the command line.
    """

    def __init__(self, store: Path, compiler: Sequence[str], include_dirs: Sequence[str] = ()) -> None:
        self.store = store
        self.compiler = tuple(compiler)
        self.include_dirs = tuple(include_dirs)
        self.made: set[Path] = set()
        self.used: set[Path] = set()
        self._version = run((self.compiler[0], "--version"))
        self._headers: dict[tuple[str, ...], bytes] = {}

    def replace_sources(self, extensions: Sequence[Extension]) -> None:
        """Give every extension the objects of its sources instead of these; compiles what is not there."""
        self.store.mkdir(parents=True, exist_ok=True)
        pool = ThreadPoolExecutor(CORES)
        try:
            futures = [
                [pool.submit(self.object, extension, Path(source)) for source in extension.sources]
                for extension in extensions
            ]
            for extension, objects in zip(extensions, futures, strict=True):
                extension.extra_objects = [str(path.result()) for path in objects]
                extension.sources = []
        finally:
            pool.shutdown(cancel_futures=True)  # after a failure or Ctrl+C no further file is begun
        self.forget_the_oldest(KEPT)

    def object(self, extension: Extension, source: Path) -> Path:
        """The object of one source file, compiled now when there is none of the same text."""
        folders = (str(source.parent), *extension.include_dirs, *self.include_dirs)
        command = (*self.compiler, *(f"-I{folder}" for folder in folders), *extension.extra_compile_args)
        text = source.read_bytes()
        parts = [
            "\0".join((*self.compiler, *extension.extra_compile_args)).encode(),
            self._version,
            self.headers(command, text.decode()),
            text,
        ]
        name = hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
        path = self.store / f"{name}.o"
        if path.is_file():
            path.touch()
        else:
            self.compile(command, source, path)
            self.made.add(path)
        self.used.add(path)
        return path

    def headers(self, command: tuple[str, ...], text: str) -> bytes:
        """Everything a source includes, preprocessed, with the macros.

        Most sources have a few includes at the top, the same in all of them: these are read once.
        """
        top = "".join(takewhile(INCLUDE.match, text.splitlines(keepends=True)))
        if INCLUDE.search(text, len(top)):
            top = text
        key = (*command, top)
        if key not in self._headers:
            self._headers[key] = run((*command, "-E", "-P", "-dD", "-x", "c", "-"), top)
        return self._headers[key]

    def compile(self, command: tuple[str, ...], source: Path, path: Path) -> None:
        """Write the object; it appears under its name when it is complete."""
        with tempfile.TemporaryDirectory(dir=self.store) as scratch:
            unfinished = Path(scratch, path.name)
            run((*command, "-c", str(source), "-o", str(unfinished)))
            unfinished.replace(path)

    def forget_the_oldest(self, kept: int) -> None:
        """Remove the objects that were not used for the longest time."""
        by_age = sorted(self.store.glob("*.*o"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in by_age[kept:]:
            path.unlink(missing_ok=True)


def run(command: Sequence[str], text: str = "") -> bytes:
    """What a program prints."""
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    if done.returncode != 0:
        raise CompilerFailed(done.stderr.decode(errors="replace"))
    return done.stdout
