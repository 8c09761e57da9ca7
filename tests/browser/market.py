"""A table of Mercado as a visitor sees it: names, roles and words, never the inside of the client."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor

ANSWERS = ("Draw 3 coins", "No seal", "Play none", "Carry out", "Return it", "Take points", "Steal a seal")


class Market:
    """The market square with my side of the table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.board = self.page.get_by_role("region", name="Board")
        self.tray = self.board.get_by_role("region", name="Your side of the table")
        self.tiles = self.board.get_by_role("list", name="The market")
        self.log = self.page.get_by_role("log", name="What happened")
        self.sheet = self.page.get_by_role("heading", name="Score sheet")
        self.undo = self.page.get_by_role("button", name="Take back the last step")
        self.done = self.tray.get_by_role("button", name="Done")
        self.confirm = self.page.locator(".prompt").get_by_role("button", name="Done")

    def open(self, table: str) -> "Market":
        self.visitor.go(f"/t/{table}")
        expect(self.board).to_be_visible()
        return self

    # --- what lies there ----------------------------------------------------------------------------------

    def asks(self, words: str) -> Locator:
        return self.page.get_by_role("status").filter(has_text=words)

    def answer(self, name: str) -> Locator:
        return self.tray.get_by_role("button", name=name)

    def coin(self, name: str) -> Locator:
        """A drawn coin in front of me."""
        return self.tray.get_by_role("button", name=re.compile(f"^Coin: {name}")).first

    def tile(self, name: str) -> Locator:
        """The face of a tile, whatever pressing it would mean."""
        return self.tiles.get_by_role("button", name=re.compile(rf"\b{name}\b")).first

    def spot(self, coin: str, tile: str) -> Locator:
        """A tile that is lit for the coin in hand."""
        return self.tiles.get_by_role("button", name=re.compile(f"^Lay {coin} beside {tile}"))

    @property
    def lit(self) -> list[str]:
        """The tiles that can be pressed for the coin in hand."""
        spots = self.tiles.get_by_role("button", name=re.compile("^Lay .* beside ")).all()
        words = [re.match(r"Lay .*? beside (.*?)\.", str(one.get_attribute("aria-label"))) for one in spots]
        return [match[1] for match in words if match]

    def edge(self, seat: str, tile: str) -> Locator:
        """What a player has laid beside a tile; a screen reader hears it."""
        face = self.page.get_by_role("button", name=re.compile(rf"\b{tile}\. Price"))
        stall = self.tiles.get_by_role("listitem").filter(has=face)
        return stall.get_by_role("img", name=re.compile(f"^{seat}:"))

    # --- playing ------------------------------------------------------------------------------------------

    def lay(self, coin: str, tile: str) -> None:
        """Press a coin, then a tile; a coin with one place goes there by itself."""
        alone = self._has_one_place(self.coin(coin))
        self.coin(coin).click()
        if not alone:
            self.spot(coin, tile).click()
        expect(self.log.get_by_text(f"lays a coin ({coin}) beside {tile}.").last).to_be_attached()

    @property
    def _coins(self) -> Locator:
        return self.tray.get_by_role("list", name="Coins drawn").locator("button[aria-disabled=false]")

    @property
    def _spots(self) -> Locator:
        return self.tiles.get_by_role("button", name=re.compile("^(Settle|Lay) "))

    @property
    def _tokens(self) -> Locator:
        return self.tray.get_by_role("button", name=re.compile("^Give up the privilege"))

    @property
    def _answers(self) -> Locator:
        return self.tray.get_by_role("button", name=re.compile(f"^({'|'.join(ANSWERS)})"))

    def _has_one_place(self, coin: Locator) -> bool:
        return "," not in str(coin.get_attribute("aria-label")).partition("Fits beside")[2]

    def wait_for_turn(self) -> bool:
        """Until something is asked of this visitor; False when the game is over."""
        mine = self._answers.or_(self._coins).or_(self._spots).or_(self._tokens).or_(self.done)
        mine.or_(self.sheet).first.wait_for()
        return not self.sheet.is_visible()

    def play_any(self) -> bool:
        """Answer once with the first thing that can be pressed; False when the game is over."""
        if not self.wait_for_turn():
            return False
        shown = self.page.locator(".mercado").get_attribute("data-step")
        if self._answers.count():
            self._answers.first.click()
        elif self._coins.count():
            coin = self._coins.first
            alone = self._has_one_place(coin)
            coin.click()
            if not alone:
                self._spots.first.click()
        else:
            self._spots.or_(self._tokens).or_(self.done).first.click()
        gone = self.page.locator(f'.mercado:not([data-step="{shown}"])').or_(self.sheet)
        gone.or_(self.confirm).first.wait_for()
        if self.confirm.is_visible():
            self.confirm.click()
            gone.first.wait_for()
        return True
