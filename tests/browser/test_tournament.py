"""Friends play a tournament over days, by link, in two browsers; the server is killed in the middle."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, OpenHouse, Visit
from tests.browser.rooms import Table
from tests.browser.test_access import check
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE, fits

WORDS = {"Čeština": ("Výsledek", "Hry"), "Nederlands": ("Uitslag", "Spellen"), "English": ("Result", "Games")}

# Pixels of the table of results that a phone shows only when it is scrolled sideways.
HIDDEN = (
    "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.cup-scroll'))"
)


def play(tables: list[Table], moves: int = 1000) -> bool:
    """Whoever is asked answers, at most so many times; whether the game is over for both."""
    while moves and not all(table.sheet.is_visible() for table in tables):
        for table in tables:
            if table.is_counted:
                table.read_on()
            elif table.is_asked and not table.sheet.is_visible():
                table.play_any()
                moves -= 1
        tables[0].page.wait_for_timeout(20)
    return moves > 0


def invite_by_keyboard(page: Page) -> str:
    """From the entrance to a new tournament over days without a mouse; its address."""
    tab_to(page, "Tournaments", most=120)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tournaments")
    title = page.get_by_role("textbox", name="Title")
    title.focus()
    page.keyboard.type("Winter cup")
    expect(page.get_by_role("combobox", name="Clock")).to_have_value("3d")
    page.get_by_role("combobox", name="Game").select_option("kabale")
    check(page)
    title.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Winter cup")
    return page.url


def test_a_tournament_over_days_in_two_browsers_and_a_restart(visit: Visit, open_house: OpenHouse) -> None:
    """Invited by keyboard, joined by link on a phone; a whole game at 3 days a turn, the table of results."""
    house = open_house()
    ada, bob = visit("Ada", house=house), visit(house=house, **PHONE)
    for visitor in (ada, bob):
        visitor.expects_in_console("WebSocket connection to .* failed")
        visitor.expects_in_console("net::ERR_CONNECTION_REFUSED")
    link = invite_by_keyboard(ada.go("/"))
    start = ada.page.get_by_role("button", name="Start the tournament")
    expect(start).to_be_disabled()
    assert ada.page.get_by_role("textbox", name="Link").input_value() == link
    check(ada.page)

    bob.page.goto(link)
    bob.page.get_by_role("textbox", name="Nickname").fill("Bob Featherstonehaugh")
    fits(bob.page)
    bob.page.get_by_role("button", name="Take part").click()
    expect(bob.page.get_by_text("It begins when its organiser starts it.")).to_be_visible()
    expect(ada.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    start.click()

    tables = []
    for visitor in (ada, bob):
        visitor.page.get_by_role("link", name=re.compile("^Play on: ")).click()
        tables.append(Table(visitor).seated())
    assert not play(tables, moves=12)
    house.kill()
    expect(ada.page.get_by_role("status").filter(has_text="The connection is lost")).to_be_visible()
    house.open()
    expect(ada.page.get_by_role("status").filter(has_text="The connection is lost")).to_have_count(0)
    assert play(tables)

    ada.page.get_by_role("link", name="Part of a tournament").first.click()
    bob.page.goto(link)
    for page in (ada.page, bob.page):
        expect(page.get_by_role("heading", name="Result", exact=True)).to_be_visible(timeout=2 * PATIENCE)
        rows = page.get_by_role("table").get_by_role("row")
        expect(rows).to_have_count(3)
        expect(page.get_by_role("listitem").filter(has_text=re.compile(r"1 : 0|0 : 1|½ : ½"))).to_be_visible()
    check(ada.page)
    for language, headings in WORDS.items():
        bob.page.get_by_role("button", name=language).click()
        for heading in headings:
            expect(bob.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        fits(bob.page)
        assert bob.page.evaluate(HIDDEN) <= 0, language
    check(bob.page)
    ada.page.get_by_role("link", name=re.compile("^Replay: ")).click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
