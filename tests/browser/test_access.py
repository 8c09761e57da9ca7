"""axe-core finds no serious or critical violation on any page, by daylight and by candle-light."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House, bot
from tests.browser.rooms import Home, Table
from trianon.table.entries import Closed, now

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(passing.map((one) => one.finished));
  return (await axe.run(document, { resultTypes: ["violations"], ...rules })).violations;
}"""
COLOURS = {"runOnly": ["color-contrast"]}  # all that candle-light changes


def check(page: Page) -> None:
    """Fail with every serious violation and where it is."""
    page.evaluate(AXE.read_text())
    _none_serious(page.evaluate(RUN, {}))
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    _none_serious(page.evaluate(RUN, COLOURS))
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def _none_serious(found: list[dict[str, Any]]) -> None:
    serious = [
        f"{one['id']} ({one['impact']}): {one['help']}: {[node['target'] for node in one['nodes']][:5]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert serious == []


def pages_of_the_router() -> set[str]:
    router = (AXE.parents[2] / "src" / "shell" / "router.ts").read_text()
    return set(re.findall(r'page: "(\w+)"', router.partition("export type Route =")[2].partition(";\n\n")[0]))


def sent(page: Page, path: str, body: dict[str, str]) -> Any:
    """What the server answers to a wish of this visitor."""
    answer = page.request.post(urljoin(page.url, path), data=body)
    assert answer.ok, answer.text()
    return answer.json()


def test_every_page(visit: Visit, house: House) -> None:
    """The router names the pages: axe looks at each one with something on it, and at quick start."""
    ada = visit("Ada")
    page = Home(ada).enter().page
    table = house.prepare([ada.place, bot()])
    over = house.prepare([ada.place, bot()], moves=[Closed("agreed", now())])
    cup = {"title": "Cup", "game": "kabale", "form": "knockout", "tempo": "3d"}
    tournament = sent(page, "/api/tournaments", cup)["id"]
    sent(page, "/api/me/sign-up", {"name": "Ada who reads", "password": "a long password"})
    pages = {
        "home": "/",
        "table": f"/t/{table}",
        "replay": f"/t/{over}/replay",
        "record": "/replay",
        "me": "/me",
        "device": "/device",
        "mail": "/mail#stop.forged",
        "reset": "/reset",
        "privacy": "/privacy",
        "credits": "/credits",
        "rules": "/rules/kabale",
        "learn": "/learn/kabale",
        "ladder": "/ladder/kabale",
        "person": "/people/Ada%20who%20reads",
        "tournaments": "/tournaments",
        "tournament": f"/tournaments/{tournament}",
        "missing": "/nowhere",
    }
    assert pages.keys() == pages_of_the_router()
    for kind, path in pages.items():
        ada.go(path)
        expect(page.locator("body")).to_have_attribute("data-page", kind)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page)
    home = Home(ada).enter()
    home.against_bots.click()
    check(page)


def test_dialogs_and_lobby(visit: Visit) -> None:
    """Settings, a new table, the lobby as its host and as somebody who may still sit down."""
    ada, bob = visit("Ada"), visit("Bob")
    home = Home(ada).enter()
    ada.page.get_by_role("button", name="Settings").click()
    check(ada.page)
    ada.page.get_by_role("button", name="Done").click()
    home.create.click()
    check(ada.page)
    ada.page.get_by_role("dialog").get_by_role("button", name="Create a table").click()
    expect(ada.page.get_by_role("heading", name="Invite friends")).to_be_visible()
    check(ada.page)
    bob.page.goto(ada.page.url)
    expect(bob.page.get_by_role("heading", name="Sit down")).to_be_visible()
    check(bob.page)


def test_the_game(visit: Visit, house: House) -> None:
    """The table in play, a card chosen, its help open, a question in between, the wait for another."""
    ada, bob = visit("Ada"), visit("Bob")
    table = Table(ada).open(house.prepare([ada.place, bob.place], positions.disguised()))
    assert table.wait_for_turn() == "lay"
    check(ada.page)
    table.hand_card("King").hover()
    expect(ada.page.get_by_role("tooltip")).to_be_visible()
    check(ada.page)
    table.hand_card("King").click()
    check(ada.page)
    table.board.get_by_role("button", name="Lay King in column 1").click()
    expect(table.asks("disguise")).to_be_visible()
    check(ada.page)
    table.hand_card("Mage").click()
    expect(ada.page.get_by_role("status").filter(has_text="Bob is choosing a card")).to_be_visible()
    check(ada.page)


def test_the_end(visit: Visit, house: House) -> None:
    """The counting of a round, the score sheet, the replay."""
    ada = visit("Ada")
    table = Table(ada).open(house.prepare([ada.place, bot()], positions.nearly_over()))
    table.lay("Mage", 2)
    expect(table.count).to_be_visible()
    check(ada.page)
    assert table.wait_for_turn() == "over"
    check(ada.page)
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    check(ada.page)


def test_the_cover_between_two_people(visit: Visit, house: House) -> None:
    """The screen between two turns on one device."""
    ada = visit("Ada")
    ada.go(f"/t/{house.prepare([ada.place, ada.at_this_device], positions.apart())}")
    expect(ada.page.get_by_role("button", name="I am Ada")).to_be_visible()
    check(ada.page)
