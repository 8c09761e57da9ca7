"""A real server and a real browser for every worker; visitors who come and go with each test."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import House, cookies
from tests.browser.visitor import Visitor
from tools import browser as browsers

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--host-resolver-rules=MAP *.local 127.0.0.1",  # as from another machine of the network
]
DESK = {"width": 1280, "height": 800}
# Without the service worker: it would fetch the whole shell once more for every visitor.
USUAL = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
PATIENCE = 15_000  # milliseconds; a condition that holds is noticed at once
FAILED = pytest.StashKey[bool]()
# Visitors need no explanations of questions, unless a test is about them.
KNOWS_THE_GAMES = """
if (location.protocol === "http:") localStorage["trianon.settings"] ??= JSON.stringify({ explains: false });
"""


class Visit(Protocol):
    """Let somebody come in; without a name it is a browser that was never here."""

    def __call__(self, name: str = ..., **options: Any) -> Visitor: ...


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with bots that answer at once."""
    running = House(tmp_path_factory.mktemp("house") / "data")
    running.open()
    yield running
    running.close()


class OpenHouse(Protocol):
    """Open a server of the test's own, with options of `House`."""

    def __call__(self, **options: Any) -> House: ...


@pytest.fixture
def open_house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[OpenHouse]:
    """Servers that a test may kill or configure; none outlives it, and none of them may have complained."""
    opened: list[House] = []

    def open_one(**options: Any) -> House:
        opened.append(House(tmp_path / f"house-{len(opened)}", **options))
        opened[-1].open()
        return opened[-1]

    yield open_one
    failed = request.node.stash.get(FAILED, False)
    for house in opened:
        if house.is_open:
            house.kill() if failed else house.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of this machine."""
    program = browsers.find()
    assert program, browsers.NONE_FOUND
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture
def visit(
    house: House, open_house: OpenHouse, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Visitors; at the end of the test nothing may have gone wrong in any of their pages.

    They leave before the houses that the test opened are closed.
    """
    inside: list[Visitor] = []

    def come(name: str = "", house: House = house, **options: Any) -> Visitor:
        settings = {**USUAL, **options}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(KNOWS_THE_GAMES)
        guest = f"{request.node.name}-{len(inside)}"
        if name:
            context.add_cookies(cookies(house, guest, name))
        inside.append(Visitor(house, context, guest, name))
        return inside[-1]

    yield come
    failed = request.node.stash.get(FAILED, False)
    if failed or any(visitor.unexpected for visitor in inside):
        for number, visitor in enumerate(inside):
            visitor.report(f"{request.node.name}-{number}")
    for visitor in inside:
        visitor.context.close()
    assert [line for visitor in inside for line in visitor.unexpected] == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember for the fixtures whether the test itself failed."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report
