"""Somebody in front of a browser: a context, a page, and everything its console said."""

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from tests.browser.house import House
from trianon.table.entries import ChairState

REPORTS = Path(__file__).parents[2] / "test-results" / "browser"


class Visitor:
    """One guest with one browser window. Errors of its page are errors of the test."""

    def __init__(self, house: House, context: BrowserContext, guest: str, name: str) -> None:
        self.house = house
        self.context = context
        self.guest = guest
        self.name = name
        self.console: list[str] = []
        self.errors: list[str] = []
        self._expected: list[str] = []
        self.page = context.new_page()
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))

    def _said(self, message: ConsoleMessage) -> None:
        line = f"{message.type}: {message.text}"
        self.console.append(line)
        if message.type == "error":
            self.errors.append(line)

    def expects_in_console(self, pattern: str) -> None:
        """Browsers report failed requests by themselves; this test causes such ones."""
        self._expected.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        return [line for line in self.errors if not any(re.search(known, line) for known in self._expected)]

    @property
    def place(self) -> ChairState:
        """A chair for this guest at a prepared table."""
        return ChairState(kind="person", guest=self.guest, name=self.name)

    @property
    def at_this_device(self) -> ChairState:
        """A second chair on the same device."""
        return ChairState(kind="person", guest=self.guest, name="Guest", hotseat=True)

    def go(self, path: str) -> Page:
        self.page.goto(f"{self.house.url}{path}")
        expect(self.page.get_by_role("main")).to_be_visible()
        return self.page

    def report(self, name: str) -> None:
        """Leave a picture and the console of every page."""
        REPORTS.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.context.pages):
            page.screenshot(path=REPORTS / f"{name}-{number}.png")
        (REPORTS / f"{name}.txt").write_text("\n".join([*self.console, *self.errors]) + "\n")
