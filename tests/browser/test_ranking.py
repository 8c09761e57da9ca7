"""People among each other: rated games, ladders and profiles, a game with anybody."""

import re

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.rooms import Table
from tests.browser.test_access import check
from tests.browser.test_people import PASSWORD
from tests.browser.test_phone import fits
from tests.browser.visitor import Visitor


def sign_up(visitor: Visitor) -> None:
    page = visitor.go("/me")
    page.get_by_label("Name", exact=True).fill(visitor.name)
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"You are signed in as {visitor.name}.")).to_be_visible()


def read_anywhere(page: Page) -> None:
    """On a desk and on a phone, with or without eyes."""
    check(page)
    desk = page.viewport_size
    assert desk is not None
    page.set_viewport_size({"width": 390, "height": 844})
    fits(page)
    page.set_viewport_size(desk)


def test_a_rated_game_leads_to_the_ladder_and_the_profile(visit: Visit, house: House) -> None:
    """Its result says what it changed; both names lead to a page with the game on it."""
    ada, bob = visit("Ada"), visit("Bob")
    for visitor in (ada, bob):
        sign_up(visitor)
    chairs = [replace(visitor.place, account=visitor.name) for visitor in (ada, bob)]
    table = Table(ada).open(house.prepare(chairs, positions.nearly_over(), rated=True))
    table.wait_for_turn()
    table.play_any()
    assert table.wait_for_turn() == "over"
    page = ada.page
    expect(page.get_by_role("list", name="Ratings")).to_contain_text(re.compile(r"Ada: 1500 → 1\d{3}\?"))
    page = ada.go("/ladder/kabale")
    expect(page.get_by_role("link", name="Ada", exact=True)).to_be_visible()
    expect(page.get_by_text("Courtier: plays sensibly")).to_be_visible()
    read_anywhere(page)
    page.get_by_role("link", name="Bob", exact=True).click()
    expect(page).to_have_title("Bob · Trianon")
    expect(page.get_by_role("heading", name="Kabale & Hiebe")).to_be_visible()
    read_anywhere(page)
    page.get_by_role("button", name="Follow").click()
    expect(page.get_by_text("You follow this person")).to_be_visible()
    page.get_by_role("link", name=re.compile("^Replay: Kabale")).click()
    expect(page).to_have_url(re.compile("/replay"))
    page = ada.go("/")
    expect(page.get_by_role("link", name="Bob", exact=True)).to_have_attribute("href", "/people/Bob")


def test_two_who_look_for_anybody_meet(visit: Visit) -> None:
    """One waits, the other comes, and the game begins by itself; a guest is told about ratings."""
    cyd, dan = visit("Cyd"), visit("Dan")
    page = cyd.go("/")
    page.get_by_role("button", name="Create a table: Mercado").click()
    expect(page.get_by_text("Only accounts are rated")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Play anybody: Mercado").click()
    expect(page.get_by_text("Waiting for anybody.")).to_be_visible()
    page.get_by_role("button", name="Move here: Seat 2").click()
    expect(page.get_by_role("button", name="Move here: Seat 1")).to_be_visible()
    read_anywhere(page)
    other = dan.go("/")
    other.get_by_label("Game", exact=True).select_option("louis")
    expect(other.get_by_role("link", name=re.compile("Join: Mercado, Cyd"))).to_be_hidden()
    other.get_by_label("Game", exact=True).select_option("mercado")
    expect(other.get_by_role("link", name=re.compile("Join: Mercado, Cyd"))).to_be_visible()
    read_anywhere(other)
    other.get_by_role("button", name="Play anybody: Mercado").click()
    for visitor in (cyd, dan):
        expect(visitor.page.get_by_role("region", name="Board")).to_be_visible()
