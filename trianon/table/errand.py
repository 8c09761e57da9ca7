"""Errand: a coroutine that begins at once, without a task, and is carried on by what it waits for."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any

Done = Callable[[BaseException | None], None]  # with what went wrong


class Errand:
    """Runs to its end whatever becomes of the one who sent it: nobody can cancel it.

    A task waits for the loop before it begins, and again whenever it goes on; an errand goes on where the
    future that it waits for tells of its end.
    """

    __slots__ = ("_context", "_done", "_work")

    def __init__(self, work: Coroutine[Any, Any, None], done: Done, context: Context) -> None:
        """`done` is called when it has ended, possibly before this returns."""
        self._work = work
        self._done = done
        self._context = context
        context.run(self._go_on)

    def _go_on(self, ended: "asyncio.Future[Any] | None" = None) -> None:
        try:
            awaited = self._work.send(None)
        except StopIteration:
            self._done(None)
        except (Exception, asyncio.CancelledError) as error:  # what it waited for may have been cancelled
            self._done(error)
        else:
            self._wait(awaited)

    def _wait(self, awaited: "asyncio.Future[Any] | None") -> None:
        if awaited is None:  # it only lets others go first
            asyncio.get_running_loop().call_soon(self._go_on, context=self._context)
        else:
            awaited._asyncio_future_blocking = False
            awaited.add_done_callback(self._go_on, context=self._context)
