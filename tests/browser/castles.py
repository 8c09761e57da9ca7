"""The table of Castles of Mad King Ludwig as a visitor sees it, and positions for it."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor
from trianon.testing import given

# What the rules lay out as examples: a dining room that one more room completes, rooms on both levels.
BUILT = (
    "gallery_of_mirrors -14 0 r0, piano_room -16 4 r0, stairs -20 2 r0, armory -32 0 r0, "
    "audience_room -6 -8 r2, dining_room 6 0 r0"
)
WARES = ["salon", "pumpkin_garden +2000", "kitchen", "sauna", "crypt"]


def turn(**fields: object) -> dict[str, Any]:
    """Two players; seat 0 may buy any of five rooms or a corridor, seat 1 is the master builder."""
    settings = {
        "castles": [BUILT, "hallway 2 -2 r0 light"],
        "market": WARES,
        "bonus": ["cash type_living", "size_100 hallways"],
        "favors": ["square", "count_living"],
    }
    return given("castles", **{**settings, **fields}).to_json()


def turn_of_four() -> dict[str, Any]:
    """Four players, and seven rooms in the market."""
    bonus = ["cash", "type_living", "size_100", "hallways"]
    return turn(seats=4, castles=[""] * 4, market=[*WARES, "pantry", "forum"], bonus=bonus)


def last_turns() -> dict[str, Any]:
    """The last round: two turns are left, then everything is counted."""
    return turn(last_round=True, market=["salon", "sauna", "kitchen", "crypt", "pantry"])


def prices() -> dict[str, Any]:
    """Seat 0 is the master builder and sets the prices."""
    return turn(ask="arrange")


def several_rewards() -> dict[str, Any]:
    """A foyer and a dining room of seat 0 have just been completed."""
    built = [f"{BUILT}, salon 14 2 r0"]
    return turn(castles=built, market=["forum"], rewards=["foyer", "dining_room"], ask="reward")


class Plan:
    """A table in play: the plan, the market, what is asked."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.board = self.page.get_by_role("region", name="Board")
        self.sheet = self.board.get_by_role("group", name=re.compile("^Plan of the castle"))
        self.market = self.board.get_by_role("region", name="Market")
        self.log = self.page.get_by_role("log", name="What happened")
        self.prompt = self.page.locator(".prompt-ask")
        self.spots = self.board.get_by_role("radiogroup", name="Legal places")
        self.chosen = self.spots.get_by_role("radio", checked=True)
        self.lay = self.board.get_by_role("button", name=re.compile("^Lay here"))
        self.give_back = self.board.get_by_role("button", name=re.compile("^Give back"))

    def open(self, table: str, asks: str) -> "Plan":
        """Go to a table and wait until this is asked."""
        self.visitor.go(f"/t/{table}")
        self.is_asked(asks)
        return self

    def is_asked(self, words: str) -> None:
        expect(self.prompt).to_contain_text(words)
        expect(self.page.locator(".play[data-settled=true]")).to_be_visible()

    def ware(self, room: str) -> Locator:
        return self.market.get_by_role("button", name=re.compile(f"^(Buy )?{room}( for|,) "))

    def buy(self, room: str) -> None:
        """Press a room of the market; then its places are shown."""
        self.ware(room).click()
        expect(self.chosen).to_be_visible()

    def tab(self, name: str) -> Locator:
        return self.board.get_by_role("tab", name=re.compile(f"^Castle of {name}"))

    def rooms(self) -> list[str]:
        """The names of the rooms of the castle in sight, as a screen reader reads them."""
        lines = self.board.get_by_role("list", name=re.compile("^Castle of")).get_by_role("listitem")
        return [line.split(":")[0] for line in lines.all_text_contents()]

    def words_of(self, spot: Locator) -> str:
        return str(spot.get_attribute("aria-label"))

    def point_of(self, spot: Locator) -> tuple[float, float]:
        box = spot.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def scale(self) -> float:
        """Pixels per unit of the drawing."""
        moved = str(self.sheet.locator("svg > g").get_attribute("transform"))
        return float(moved.split("scale(")[1].rstrip(")"))

    def place(self) -> str:
        """Where the sheet lies and how large it is drawn."""
        return str(self.sheet.locator("svg > g").get_attribute("transform"))
