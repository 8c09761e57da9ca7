"""A phone: 390 pixels wide, fingers instead of a mouse."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House, bot
from tests.browser.rooms import Home, Table

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALLEST = 24
FINGER = 44

# What can be pressed and is smaller than `least`. Links in a sentence are as high as it (WCAG 2.5.8);
# a pseudo-element may make a target larger than it looks.
SMALL = """(least) => {
  const inSentence = (e) => e.tagName === "A" && getComputedStyle(e).display === "inline";
  const target = (e) => (e.matches("input[type=radio], input[type=checkbox]") ? e.closest("label") ?? e : e);
  const size = (e) => {
    const box = e.getBoundingClientRect();
    const more = getComputedStyle(e, "::after");
    if (more.content === "none" || more.position !== "absolute") return [box.width, box.height];
    return [Math.max(box.width, parseFloat(more.width)), Math.max(box.height, parseFloat(more.height))];
  };
  return [...document.querySelectorAll("a, button, input, select, summary, [role=tab]")]
    .filter((e) => e.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false }) && !e.disabled)
    .filter((e) => !e.closest(".visually-hidden, .skip") && !inSentence(e))
    .map((e) => [e.getAttribute("aria-label") ?? e.textContent.trim(), ...size(target(e))])
    .filter(([, width, height]) => width < least || height < least)
    .map(([name, width, height]) => `${name}: ${Math.round(width)} x ${Math.round(height)}`);
}"""
TWO_LINES = 100  # pixels, for a chair in the lobby and all that can be done with it


def fits(page: Page) -> None:
    """The page does not scroll sideways, and a finger meets everything that can be pressed."""
    wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wider <= 0, f"{wider} pixels too wide"
    assert page.evaluate(SMALL, SMALLEST) == []


def test_a_round_on_a_phone(visit: Visit) -> None:
    """A whole round by tapping; nothing is too small and nothing leaves the screen."""
    ada = visit("Ada", **PHONE)
    home = Home(ada).enter()
    fits(ada.page)
    home.against_bots.tap()
    fits(ada.page)
    home.opponents(2).tap()
    home.start.tap()
    table = Table(ada).seated()
    while not table.count.is_visible():
        turn = table.wait_for_turn()
        fits(ada.page)
        before = table.log.get_by_role("listitem").count()
        if turn == "traitor":
            table.board.get_by_role("button", name=re.compile("^Exchange with column")).first.tap()
        else:
            table.hand.locator("button[aria-disabled=false]").first.tap()
        if turn == "lay":
            table.unfilled_foot.tap()
        table.wait_for_news(before)
        table.quiet()
    fits(ada.page)
    table.count.get_by_role("button", name="Back to the board").tap()
    assert table.wait_for_turn() == "lay"


def test_hand_and_columns_are_made_for_fingers(visit: Visit, house: House) -> None:
    """Hand cards and the feet of six columns measure at least 44 pixels each way."""
    ada = visit("Ada", **PHONE)
    table = Table(ada).open(house.prepare([ada.place, *[bot() for _ in range(5)]]))
    assert table.wait_for_turn() == "lay"
    for button in [
        *table.hand.get_by_role("list").get_by_role("button").all(),
        *[table.foot(n) for n in range(1, 7)],
    ]:
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER, button.get_attribute("aria-label")
    fits(ada.page)


@pytest.mark.parametrize("path", ["/", "/credits", "/rules/kabale", "/learn/mercado", "/nowhere"])
def test_pages_fit_a_phone(visit: Visit, path: str) -> None:
    """No page scrolls sideways or has things too small to press."""
    ada = visit("Ada", **PHONE)
    ada.go(path)
    expect(ada.page.get_by_role("heading").first).to_be_visible()
    fits(ada.page)


@pytest.mark.parametrize(("locale", "king"), [("cs-CZ", "Král"), ("nl-NL", "Koning")])
def test_longer_words_fit_a_phone(visit: Visit, house: House, locale: str, king: str) -> None:
    """Czech and Dutch need more letters; entrance, table, rules and credits still fit."""
    ada = visit("Ada", **PHONE, locale=locale)
    ada.go(f"/t/{house.prepare([ada.place, *[bot() for _ in range(3)]], positions.crowded())}")
    expect(ada.page.get_by_role("button", name=re.compile(f"^{king}, "))).to_be_visible()
    fits(ada.page)
    for path in ("/", "/rules/kabale", "/credits"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        fits(ada.page)


def test_dialogs_lobby_and_result_fit_a_phone(visit: Visit, house: House) -> None:
    """Also the dialog for a new table, the lobby, the score sheet and the replay."""
    ada = visit("Ada", **PHONE)
    home = Home(ada).enter()
    home.create.tap()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    fits(ada.page)
    ada.page.get_by_role("dialog").get_by_role("button", name="Create a table").tap()
    expect(ada.page.get_by_role("heading", name="Invite friends")).to_be_visible()
    fits(ada.page)
    ada.page.get_by_role("button", name="Čeština").tap()  # has the longest words here
    expect(ada.page.get_by_text("Spoluhráč na tomto zařízení").first).to_be_visible()
    chairs = ada.page.locator(".chair").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert max(chairs) <= TWO_LINES, chairs
    ada.page.get_by_role("button", name="English").tap()
    table = Table(ada).open(house.prepare([ada.place, bot()], positions.nearly_over()))
    table.lay("Mage", 2)
    assert table.wait_for_turn() == "over"
    fits(ada.page)
    ada.page.get_by_role("link", name="Replay").tap()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    fits(ada.page)


def test_a_tap_tells_the_rule_of_a_card(visit: Visit, house: House) -> None:
    """Where a tap does nothing else it explains: a card in a column, and one in the hand when chosen."""
    ada = visit("Ada", **PHONE)
    table = Table(ada).open(house.prepare([ada.place, *[bot() for _ in range(3)]], positions.crowded()))
    assert table.wait_for_turn() == "lay"
    table.column(4).get_by_role("img", name=re.compile("^Hermit")).tap(position={"x": 12, "y": 8})
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Loses 1 for each other card")
    table.hand_card("King").tap()
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)
    expect(table.hand).to_contain_text("The most powerful card of all.")


def test_what_the_thumb_reaches_changes_its_side(visit: Visit, house: House) -> None:
    """For the left hand: the buttons of prompt, header and dialogs lie on the left, and all still fits."""
    ada = visit("Ada", **PHONE)
    table = Table(ada).open(house.prepare([ada.place, bot()], positions.apart()))
    page = table.page
    reached = [page.get_by_role("button", name=name) for name in ("Settings", "Rules")]

    def sides() -> list[bool]:
        """Whether each lies in the left half."""
        boxes = [button.bounding_box() for button in reached]
        return [box is not None and box["x"] + box["width"] / 2 < 195 for box in boxes]

    assert sides() == [False, False]
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("radio", name="On the left").check()
    done = page.get_by_role("button", name="Done").bounding_box()
    assert done is not None
    assert done["x"] < 195
    page.get_by_role("button", name="Done").tap()
    assert sides() == [True, True]
    fits(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-hand", "left")
