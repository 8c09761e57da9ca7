"""Nobody is stuck: a player vanishes, a bot takes over, the player returns. Clocks and leaving."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import OpenHouse, Visit
from tests.browser.house import House
from tests.browser.rooms import Home, Table
from tests.browser.test_access import check

PHONE = {"width": 390, "height": 780}


@pytest.fixture
def hasty_house(open_house: OpenHouse) -> House:
    """A server where others may decide about somebody as soon as that one is away."""
    return open_house(away_seconds=0)


def test_a_player_vanishes_a_bot_plays_on_the_player_returns(hasty_house: House, visit: Visit) -> None:
    """The one who is left decides; whoever comes back takes over with one click."""
    ada, bob = visit("Ada", house=hasty_house), visit("Bob", house=hasty_house, viewport=PHONE)
    id = hasty_house.prepare([ada.place, bob.place], positions.apart())
    Table(ada).open(id)
    Table(bob).open(id)
    ada.page.goto("about:blank")
    how = bob.page.get_by_role("region", name="How the game goes on")
    expect(how).to_contain_text("Ada is away")
    expect(how).to_contain_text("One vote decides.")
    check(bob.page)
    how.get_by_role("button", name="A bot plays for Ada").click()
    expect(bob.page.get_by_label("a bot plays meanwhile")).to_be_visible()
    Table(bob).wait_for_turn()

    Table(ada).open(id)
    expect(ada.page.get_by_text("A bot is playing for you.")).to_be_visible()
    check(ada.page)
    ada.page.get_by_role("button", name="Take over again").click()
    expect(ada.page.get_by_text("A bot is playing for you.")).to_be_hidden()
    expect(bob.page.get_by_label("a bot plays meanwhile")).to_be_hidden()
    Table(bob).play_any()
    Table(ada).wait_for_turn()


def test_a_table_with_a_clock_and_how_one_leaves_it(visit: Visit) -> None:
    """What happens at zero is said beforehand; the clock is at the seat; leaving says what it means."""
    ada = visit("Ada")
    home = Home(ada).enter()
    home.create.click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Clock").select_option("20+30")
    expect(dialog).to_contain_text("a bot plays on for them until they come back")
    check(ada.page)
    dialog.get_by_role("button", name="Fill with bots").click()
    dialog.get_by_role("button", name="Start the game").click()
    Table(ada).wait_for_turn()
    clock = ada.page.get_by_role("timer")
    expect(clock).to_have_count(1)  # bots have no clock
    expect(clock).to_have_accessible_name(re.compile(r"Time left: 1\d minutes"))
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_role("button", name="Leave or end the game").click()
    expect(dialog).to_contain_text("If you leave, the table is closed.")
    check(ada.page)
    dialog.get_by_role("button", name="Leave the table").click()
    expect(ada.page.get_by_text("closed, nobody came any more")).to_be_visible()
    ada.page.get_by_role("link", name="Return: Kabale & Hiebe").click()
    ada.page.get_by_role("button", name="Open it again").click()
    Table(ada).wait_for_turn()


def test_a_game_is_ended_by_agreement(visit: Visit, house: House) -> None:
    """Both have to want it; what is left are the replay and another game."""
    ada, bob = visit("Ada"), visit("Bob")
    id = house.prepare([ada.place, bob.place], positions.apart())
    for visitor in (ada, bob):
        Table(visitor).open(id)
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_role("button", name="Leave or end the game").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(bob.page.get_by_text("For ending the game: Ada. 2 votes decide.")).to_be_visible()
    bob.page.get_by_role("button", name="End the game").click()
    for visitor in (ada, bob):
        result = visitor.page.get_by_role("region", name="The game was ended early.")
        expect(result.get_by_role("link", name="Replay")).to_be_visible()
    check(bob.page)
