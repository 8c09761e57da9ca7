"""A game from the first click to the rematch."""

import re

from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House, bot
from tests.browser.rooms import Home, Table


def test_two_clicks_start_a_game_against_bots(visit: Visit) -> None:
    """From the entrance, two clicks lead to a running game in which it is soon my turn."""
    ada = visit("Ada")
    home = Home(ada).enter()
    home.against_bots.click()
    home.start.click()
    table = Table(ada).seated()
    assert table.wait_for_turn() == "lay"
    expect(table.players.get_by_role("listitem")).to_have_count(4)
    expect(table.players).to_contain_text("Ada")


def test_a_complete_game_with_replay_and_rematch(visit: Visit) -> None:
    """A whole game against a bot by clicking, its score with reasons, its replay, and another game."""
    ada = visit("Ada")
    table = Home(ada).enter().play_bots(opponents=1)
    first = table.id
    while table.play_any() != "over":
        pass
    ended = ada.page.get_by_role("status").filter(has_text=re.compile("wins the game|share the victory"))
    expect(ended).to_be_visible()
    for player in (table.page.locator(".sheet > li").nth(0), table.page.locator(".sheet > li").nth(1)):
        points, reasons = score(player.inner_text())
        assert points == sum(reasons), "the reasons add up"

    ada.page.get_by_role("link", name="Replay").click()
    watch_replay(table)
    ada.page.get_by_role("button", name="Back", exact=True).click()
    expect(table.sheet).to_be_visible()

    ada.page.get_by_role("button", name="Play again").click()
    expect(table.sheet).to_have_count(0)
    assert Table(ada).seated().id != first
    assert table.wait_for_turn() == "lay"


def score(text: str) -> tuple[int, list[int]]:
    """Points and the points of each reason, as written in the score sheet."""
    points = re.search(r"(-?\d+)\s*points?", text)
    assert points, text
    signed = [part.replace("−", "-") for part in re.findall(r"(?:^|\s)([+−]\d+|0)(?=\s|$)", text)]
    return int(points[1]), [int(part) for part in signed]


def watch_replay(table: Table) -> None:
    """Step forward, jump to the end and back, and look through another pair of eyes."""
    page = table.page
    expect(page).to_have_title(re.compile("^Replay"))
    step = page.get_by_role("slider", name="Step of the game")
    expect(step).to_have_attribute("aria-valuetext", re.compile("^0 of [0-9]{2}"))
    for number in range(1, 4):
        page.get_by_role("button", name="One step forward").click()
        expect(step).to_have_attribute("aria-valuetext", re.compile(f"^{number} of"))
    page.get_by_role("button", name="One step back").click()
    expect(step).to_have_attribute("aria-valuetext", re.compile("^2 of"))
    last = table.log.get_by_role("button").last
    expect(last).not_to_have_attribute("aria-current", "step")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    expect(last).to_have_attribute("aria-current", "step")
    page.keyboard.press("Home")
    expect(table.hand).to_have_count(0)
    page.get_by_label("Through whose eyes").select_option("Eyes: Ada")
    expect(table.board.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(3)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(step).to_have_attribute("aria-valuetext", re.compile("^[1-9]"))
    page.get_by_role("button", name="Pause").click()


def test_a_round_with_animation(visit: Visit) -> None:
    """With movement switched on a whole round is played by clicking; nothing stands in the way."""
    ada = visit("Ada", reduced_motion="no-preference")
    table = Home(ada).enter().play_bots(opponents=1)
    expect(ada.page.locator("html[data-motion=on]")).to_be_attached()
    table.play_round()
    table.count.get_by_role("button", name="All columns").click()
    expect(table.count.get_by_text(re.compile("wins [A-Z][a-z]+ [1-5]"))).to_have_count(2)
    table.count.get_by_role("button", name="Back to the board").click()
    assert table.wait_for_turn() == "lay"
    expect(table.board).to_contain_text("Round 2 of 6")


def test_the_last_card_ends_the_game(visit: Visit, house: House) -> None:
    """The last round is counted first, then the score sheet tells who won and why."""
    ada = visit("Ada")
    table = Table(ada).open(house.prepare([ada.place, bot()], positions.nearly_over()))
    ada.page.mouse.wheel(0, 2000)  # far below where the result will appear
    table.lay("Mage", 2)
    expect(table.count).to_be_visible()
    assert table.wait_for_turn() == "over"
    expect(ada.page.get_by_role("status").filter(has_text="wins the game")).to_be_in_viewport()
    expect(table.sheet).to_be_in_viewport()
    expect(table.hand).to_have_count(0)
    ada.page.get_by_text("Was the chance fair?").click()
    expect(ada.page.get_by_text("5e" * 32)).to_be_visible()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("link", name="Save the record").click()
    assert saved.value.suggested_filename == f"kabale-{table.id}.json"
