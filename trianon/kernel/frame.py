"""Frames: what waits on the stack of a state. Each is one int: a step and up to three arguments."""

from typing import Final

from mypy_extensions import i64

BYTE: Final = 255


def pack(step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """A frame; its arguments go from 0 to 255."""
    return step | (a << 8) | (b << 16) | (c << 24)


def step_of(frame: i64) -> i64:
    """The number of the step that waits."""
    return frame & BYTE


def arg1(frame: i64) -> i64:
    """The first argument."""
    return (frame >> 8) & BYTE


def arg2(frame: i64) -> i64:
    """The second argument."""
    return (frame >> 16) & BYTE


def arg3(frame: i64) -> i64:
    """The third argument."""
    return (frame >> 24) & BYTE
