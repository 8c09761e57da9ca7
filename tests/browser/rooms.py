"""The pages as a visitor sees them: names, roles and words, never the inside of the client."""

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor

Turn = Literal["lay", "disguise", "traitor", "over"]
ASKS: dict[str, Turn] = {"Lay one card": "lay", "Your disguise": "disguise", "Your traitor": "traitor"}


class Home:
    """The entrance."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def enter(self) -> "Home":
        self.visitor.go("/")
        expect(self.page.get_by_role("heading", name="Kabale & Hiebe")).to_be_visible()
        return self

    @property
    def against_bots(self) -> Locator:
        return self.page.get_by_role("button", name="Play against bots: Kabale & Hiebe")

    @property
    def create(self) -> Locator:
        return self.page.get_by_role("button", name="Create a table: Kabale & Hiebe")

    @property
    def start(self) -> Locator:
        return self.page.get_by_role("button", name="Start", exact=True)

    def opponents(self, count: int) -> Locator:
        return self.page.get_by_role("group", name="Opponents").get_by_role("radio", name=str(count))

    def play_bots(self, opponents: int | None = None) -> "Table":
        self.against_bots.click()
        if opponents is not None:
            self.opponents(opponents).click()
        self.start.click()
        return Table(self.visitor).seated()


class Table:
    """A table: the lobby before, the game, the result after."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.board = self.page.get_by_role("region", name="Board")
        self.hand = self.board.get_by_role("region", name="Your hand")
        self.log = self.page.get_by_role("log", name="What happened")
        self.players = self.page.get_by_role("list", name="Players")
        self.prompt = self.page.get_by_role("status").filter(has_text=re.compile(r"\w"))
        self.sheet = self.page.get_by_role("heading", name="Score sheet")
        self.count = self.page.get_by_role("dialog", name=re.compile("how the columns were counted"))
        self.undo = self.page.get_by_role("button", name="Take back the last step")

    def open(self, table: str) -> "Table":
        self.visitor.go(f"/t/{table}")
        return self.seated()

    def seated(self) -> "Table":
        expect(self.board).to_be_visible()
        return self

    @property
    def id(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    # --- what lies there ----------------------------------------------------------------------------------

    def column(self, number: int) -> Locator:
        return self.board.get_by_label(re.compile(f"^Column {number}, "))

    def cards(self, number: int) -> list[str]:
        """What a screen reader says for the cards of a column, from the top."""
        lying = self.column(number).get_by_role("listitem").get_by_role("img")
        return [
            str(card.get_attribute("aria-label")) for card in lying.all() if card.get_attribute("aria-label")
        ]

    def hand_card(self, name: str) -> Locator:
        return self.hand.get_by_role("button", name=re.compile(f"^{name}, value"))

    def hand_names(self) -> list[str]:
        cards = self.hand.get_by_role("list", name="Your hand").get_by_role("button").all()
        return [str(card.get_attribute("aria-label")).split(",")[0] for card in cards]

    def foot(self, number: int) -> Locator:
        return self.column(number).get_by_role("button")

    @property
    def unfilled_foot(self) -> Locator:
        """Where a card brings the end of the round nearer; there is such a column in every turn."""
        return self.board.get_by_label(re.compile("fills? it$")).first.get_by_role("button")

    def lines(self) -> list[str]:
        return [line.strip() for line in self.log.get_by_role("listitem").all_inner_texts()]

    # --- playing ------------------------------------------------------------------------------------------

    def asks(self, ask: Turn) -> Locator:
        words = next(words for words, name in ASKS.items() if name == ask)
        return self.page.get_by_role("status").filter(has_text=words)

    def lay(self, card: str, column: int) -> None:
        """Press a hand card, then the foot of a column."""
        before = self.log.get_by_role("listitem").count()
        self.hand_card(card).click()
        self.board.get_by_role("button", name=f"Lay {card} in column {column}").click()
        self.wait_for_news(before)

    def wait_for_news(self, before: int) -> None:
        """Until the log tells more than so many lines; the end of a round is told after its counting."""
        news = self.log.get_by_role("listitem").nth(before).or_(self.count)
        news.first.wait_for(state="attached")

    def quiet(self) -> None:
        """Until a round is counted, something is asked, or the game is over."""
        self._asked.or_(self._back).or_(self.sheet).first.wait_for()

    @property
    def _asked(self) -> Locator:
        return self.board.locator("button[aria-disabled=false]").or_(
            self.board.get_by_role("button", name="Decline")
        )

    @property
    def _back(self) -> Locator:
        return self.count.get_by_role("button", name="Back to the board")

    @property
    def is_asked(self) -> bool:
        """Whether something can be pressed now."""
        return self._asked.first.is_visible()

    @property
    def is_counted(self) -> bool:
        """Whether the counting of a round is shown."""
        return self._back.is_visible()

    def read_on(self) -> None:
        """Close the counting of a round."""
        self._back.click()
        self._back.wait_for(state="detached")

    def wait_for_turn(self) -> Turn:
        """Until something is asked of this visitor or the game is over; closes the counting of a round."""
        while True:
            self.quiet()
            if self._back.is_visible():
                self.read_on()
            elif self.sheet.is_visible():
                return "over"
            else:
                break
        prompts = " ".join(self.page.get_by_role("status").all_inner_texts())
        return next((name for words, name in ASKS.items() if words in prompts), "lay")

    def play_any(self) -> Turn:
        """Wait for the turn, then answer with the first things that can be pressed."""
        turn = self.wait_for_turn()
        if turn == "over":
            return turn
        before = self.log.get_by_role("listitem").count()
        if turn == "traitor":
            self.board.get_by_role("button", name=re.compile("^Exchange with column")).first.click()
        else:
            self.hand.locator("button[aria-disabled=false]").first.click()
        if turn == "lay":
            self.unfilled_foot.click()
        self.wait_for_news(before)
        return turn

    def play_round(self) -> None:
        """Until a round has been counted."""
        while not self.count.is_visible():
            self.play_any()
            self.quiet()
