"""The ASGI app: REST, sockets and the client behind one door."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send

from trianon.table.problems import TableProblem
from trianon.web.answers import refusal
from trianon.web.api import router
from trianon.web.config import Config
from trianon.web.guard import Guard
from trianon.web.handover import Handover
from trianon.web.openapi import document
from trianon.web.services import Services
from trianon.web.site import Site
from trianon.web.sockets import TableSocket


class _House(FastAPI):
    """Sockets go past the layers that only HTTP needs: each of them would cost on every frame."""

    def __init__(self, services: Services, **settings: Any) -> None:
        super().__init__(**settings)
        config = services.config
        self._services = services
        services.app = self.answer
        self._sockets = TableSocket(services)
        self._http = Guard(super().__call__, services.hosts, config.origins, bool(config.trusted_proxies))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        household = self._services.household
        if household is None or not await household.pass_on(scope, receive, send):
            await self.answer(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """In this process, whoever asked first."""
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(config: Config, handover: Handover | None = None) -> FastAPI:
    """The whole server as one ASGI app; its lifespan opens and closes the data directory."""
    services = Services(config, handover)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with services.running():
            yield

    app = _House(
        services,
        title="trianon",
        version=_version(),
        description="Tables of royal board games",
        openapi_url=None,  # FastAPI would write it anew for every reader; see api.py
        lifespan=lifespan,
    )
    app.openapi = cache(partial(document, app))  # type: ignore[method-assign]  # as FastAPI documents
    app.include_router(router(services))
    app.router.default = Site(config.client)
    app.add_exception_handler(TableProblem, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _own_fault)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, TableProblem)
    return refusal(error.code, error.message)


async def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return refusal("malformed", "; ".join(str(one["msg"]) for one in error.errors()), 422)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refusal("not_found", error.detail, error.status_code)
    response.headers.update(error.headers or {})
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(sorted(_methods(request)))
    return response


async def _own_fault(request: Request, error: Exception) -> Response:
    """What went wrong is in the log; whoever asked learns only that it did."""
    return refusal("unavailable", "something is wrong in this server; its operator can read what", 500)


def _methods(request: Request) -> set[str]:
    """All methods of a path; each route by itself knows only its own."""
    methods: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            methods |= route.methods or set()
    return methods


def _version() -> str:
    try:
        return version("trianon")
    except PackageNotFoundError:  # run from a source tree
        return "0"
