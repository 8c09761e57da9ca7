"""axe-core finds no serious or critical violation on any page, by daylight and by candle-light."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House, bot
from tests.browser.rooms import Home, Table

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


# The pages of the router, and where they are looked at: by address here, or by a test that calls `check`.
PAGES = {
    "home": "/",
    "record": "/replay",
    "credits": "/credits",
    "rules": "/rules/kabale",
    "learn": "/learn/kabale",
    "missing": "/nowhere",
    "table": "test_access.py::test_the_game",
    "replay": "test_access.py::test_the_end",
    "me": "test_people.py::test_a_guest_becomes_an_account_and_signs_in_on_a_phone",
    "device": "test_people.py::test_a_seat_moves_to_a_phone_by_a_code",
    "mail": "test_people.py::test_the_link_of_a_letter_leads_to_one_button",
    "reset": "test_people.py::test_letters_are_asked_for_and_a_new_password_too",
    "privacy": "test_people.py::test_what_is_kept_is_told",
    "ladder": "test_ranking.py::test_a_rated_game_leads_to_the_ladder_and_the_profile",
    "person": "test_ranking.py::test_a_rated_game_leads_to_the_ladder_and_the_profile",
    "tournaments": "test_tournament.py::test_a_tournament_over_days_in_two_browsers_and_a_restart",
    "tournament": "test_tournament.py::test_a_tournament_over_days_in_two_browsers_and_a_restart",
}


def test_no_page_is_forgotten() -> None:
    """The router names the pages: whoever adds one says here where it is looked at."""
    router = (AXE.parents[2] / "src" / "shell" / "router.ts").read_text()
    kinds = router.partition("export type Route =")[2].partition(";\n\n")[0]
    assert sorted(re.findall(r'page: "(\w+)"', kinds)) == sorted(PAGES)
    for file, _, test in (place.partition("::") for place in PAGES.values() if "::" in place):
        assert f"def {test}(" in (Path(__file__).parent / file).read_text()


def test_every_page(visit: Visit) -> None:
    """Entrance and quick start, and all pages that need no game; also the one that does not exist."""
    ada = visit("Ada")
    home = Home(ada).enter()
    home.against_bots.click()
    check(ada.page)
    for path in (place for place in PAGES.values() if place.startswith("/")):
        ada.go(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        check(ada.page)


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
