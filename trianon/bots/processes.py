"""Processes that do work for this one."""

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor


def pool(count: int) -> ProcessPoolExecutor:
    """So many, started when first needed. An interrupt is this process's own business."""
    return ProcessPoolExecutor(
        count, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_interrupts_to_parent
    )


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
