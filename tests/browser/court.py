"""The table of Louis XIV as a visitor sees it: names, roles and words, never the inside of the client."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House, bot
from tests.browser.visitor import Visitor
from trianon.table.entries import ChairState
from trianon.testing import given


def position(**fields: object) -> dict[str, Any]:
    return given("louis", **fields).to_json()


class Court:
    """The board with its hand, answers and missions."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.board = self.page.get_by_role("region", name="Board")
        self.hand = self.board.get_by_role("list", name="Your hand")
        self.answers = self.board.get_by_role("group", name="Answers")
        self.missions = self.board.get_by_role("list", name="Your missions")
        self.mine = self.board.get_by_role("region", name="What you own")
        self.sheet = self.page.get_by_role("dialog", name=re.compile("what everybody received"))
        self.log = self.page.get_by_role("log", name="What happened")
        self.score = self.page.get_by_role("heading", name="Score sheet")
        prompt = self.page.locator(".prompt")
        self.done = prompt.get_by_role("button", name="Done", exact=True)
        self.step_back = prompt.get_by_role("button", name="Step back")
        self.back = self.sheet.get_by_role("button", name="Back to the board")

    def open(self, table: str) -> "Court":
        self.visitor.go(f"/t/{table}")
        expect(self.board).to_be_visible()
        return self

    def sit(self, house: House, *others: ChairState, **fields: object) -> "Court":
        """A table for three in this position, with bots unless somebody else is named."""
        people = [self.visitor.place, *others]
        fields.setdefault("seats", max(3, len(people)))
        seats = int(str(fields["seats"]))
        places = [*people, *[bot() for _ in range(seats - len(people))]]
        return self.open(house.prepare(places, position(**fields), game="louis"))

    # --- what lies there ----------------------------------------------------------------------------------

    def asks(self, words: str) -> Locator:
        return self.page.get_by_role("status").filter(has_text=words)

    def tile(self, number: int) -> Locator:
        return self.board.get_by_role("button", name=re.compile(f"^{number}, "))

    def lit(self) -> list[int]:
        """The tiles that can be pressed now."""
        tiles = self.board.locator("[data-tile][aria-disabled=false]").all()
        return [int(str(tile.get_attribute("data-tile"))) for tile in tiles]

    def is_lit(self, *tiles: int) -> None:
        """Until exactly these tiles can be pressed."""
        expect(self.board.locator("[data-tile][aria-disabled=false]")).to_have_count(len(tiles))
        assert self.lit() == [*tiles]

    def card(self, name: str) -> Locator:
        return self.hand.get_by_role("button", name=re.compile(f"^{name}, influence card"))

    def answer(self, name: str) -> Locator:
        return self.answers.get_by_role("button", name=name, exact=True)

    def mission(self, name: str) -> Locator:
        return self.missions.get_by_role("button", name=re.compile(re.escape(name)))

    def lines(self) -> list[str]:
        return [line.strip() for line in self.log.get_by_role("listitem").all_inner_texts()]

    # --- playing ------------------------------------------------------------------------------------------

    def quiet(self) -> None:
        """Until something is asked, a sheet waits for its reader, or the game is over.

        An evaluation is shown person by person, and with intrigue cards in play it takes its time.
        """
        asked = self.answers.get_by_role("button").or_(self._open).or_(self.done)
        asked.or_(self.back).or_(self.score).first.wait_for(timeout=LONGEST_EVALUATION)

    @property
    def _open(self) -> Locator:
        return self.board.locator("button[aria-disabled=false]")

    def step(self) -> bool:
        """Press the first sensible thing; False when the game is over."""
        self.quiet()
        if self.back.is_visible():
            self.back.click()
            self.back.wait_for(state="detached")
        elif self.score.is_visible():
            return False
        else:
            before = self.page.evaluate(CHANGES)
            self._press()
            self.page.wait_for_function(f"(before) => ({CHANGES})() !== before", arg=before)
        return True

    def _press(self) -> None:
        """A confirmation, a lit tile or mission, the usual answer, a card, else the first answer."""
        if self.done.is_visible():
            return self.done.click()
        usual = self.answers.locator("[data-usual]")
        for choice in (
            self.board.locator("[data-tile][aria-disabled=false]"),
            usual,
            self.missions.locator(LIT),
        ):
            if choice.count() > 0:
                return choice.first.click()
        cards = self.hand.locator("button[aria-disabled=false]")
        (cards if cards.count() > 0 else self.answers.get_by_role("button")).first.click()


LONGEST_EVALUATION = 90_000  # milliseconds
LIT = "[aria-disabled=false][aria-pressed=false]"
# What a reader of the page would notice: any change of the board or the log.
CHANGES = """() => [
  document.querySelector(".play")?.textContent,
  document.querySelectorAll("dialog[open]").length,
  document.querySelectorAll(".louis [aria-pressed=true]").length,
].join()"""
