"""Processes that do work for this one."""

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from threading import Thread


def pool(count: int) -> ProcessPoolExecutor:
    """So many, started when first needed. An interrupt is this process's own business."""
    return ProcessPoolExecutor(
        count, mp_context=multiprocessing.get_context("spawn"), initializer=_belong_to_parent
    )


def end(hands: ProcessPoolExecutor) -> None:
    """At once: what they are doing is not wanted any more, and may take minutes."""
    for process in list((hands._processes or {}).values()):
        process.kill()
    hands.shutdown(cancel_futures=True)


def _belong_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """When it is killed, nobody is left to end its processes."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
