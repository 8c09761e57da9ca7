"""Language, light and movement: changed at once, remembered."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.rooms import Home, Table

WORDS = {
    "Čeština": (
        "cs",
        "Král",
        "Vyložte jednu kartu z ruky",
        "Nastavení",
    ),
    "Nederlands": ("nl", "Koning", "Leg één kaart uit je hand gedekt onderaan een kolom.", "Instellingen"),
    "English": ("en", "King", "Lay one card from your hand face down at the foot of a column.", "Settings"),
}


def test_the_language_changes_at_once_and_is_remembered(visit: Visit, house: House) -> None:
    """In the middle of a game prompt, cards and log change their language without a reload."""
    ada, bob = visit("Ada"), visit("Bob")
    table = Table(ada).open(house.prepare([ada.place, bob.place], positions.apart()))
    page = table.page
    page.evaluate("window.stayed = true")
    for name, (code, king, prompt, settings) in WORDS.items():
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.get_by_role("status").filter(has_text=prompt)).to_be_visible()
        expect(page.get_by_role("button", name=re.compile(f"^{king}, "))).to_be_visible()
        expect(page.get_by_role("button", name=settings)).to_be_visible()
    assert page.evaluate("window.stayed") is True
    page.get_by_role("button", name="Čeština").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.get_by_role("button", name=re.compile("^Král, "))).to_be_visible()


@pytest.mark.parametrize(("locale", "lang"), [("cs-CZ", "cs"), ("nl-BE", "nl"), ("fr-FR", "en")])
def test_a_newcomer_is_greeted_in_the_language_of_the_browser(visit: Visit, locale: str, lang: str) -> None:
    """Czech and Dutch browsers get their language, all others English."""
    page = visit(locale=locale).go("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_light_and_movement_follow_the_system_or_the_wish(visit: Visit) -> None:
    """The system's wishes count until the player says otherwise; that is remembered."""
    ada = visit("Ada", color_scheme="dark", reduced_motion="reduce")
    page = Home(ada).enter().page
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "off")
    dark = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("radio", name="Daylight").check()
    expect(root).to_have_attribute("data-theme", "light")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != dark
    dialog.get_by_role("group", name="Animation").get_by_role("radio", name="On").check()
    expect(root).to_have_attribute("data-motion", "on")
    dialog.get_by_role("button", name="Done").click()
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "on")
