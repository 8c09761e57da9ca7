"""The house around the boards: what waits for you, how a game ends, replays, the table before and after."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import trianon
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House, bot
from tests.browser.rooms import Home, Table
from tests.browser.test_phone import PHONE, fits

IN_SIGHT = """(element) => {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight;
}"""


def test_the_entrance_shows_what_waits_for_you(visit: Visit, house: House) -> None:
    """A game with my turn comes first, on a phone's first screen; finished ones lead to their replay."""
    ada, bob = visit("Ada", **PHONE), visit("Bob")
    theirs = house.prepare([bob.place, ada.place], positions.apart())
    mine = house.prepare([ada.place, bob.place], positions.apart())
    ended = Table(ada).open(house.prepare([ada.place, bot()], positions.nearly_over()))
    ended.lay("Mage", 2)
    assert ended.wait_for_turn() == "over"
    over = ended.id
    for table in (mine, theirs):
        Table(ada).open(table)
    page = Home(ada).enter().page
    rows = (
        page.get_by_role("heading", name="Your games")
        .locator("xpath=ancestor::section[1]")
        .get_by_role("listitem")
    )
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(rows.nth(0).get_by_role("link")).to_have_attribute("href", f"/t/{mine}")
    assert rows.nth(0).evaluate(IN_SIGHT)
    fits(page)
    page.get_by_role("link", name="Replay: Kabale & Hiebe").click()
    expect(page).to_have_url(re.compile(f"/t/{over}/replay"))
    expect(page.get_by_role("slider", name="Step of the game")).to_be_visible()


def test_a_game_ends_with_the_ranking(visit: Visit, house: House) -> None:
    """On a phone that had scrolled to the board, the page goes to places, points and the next game."""
    ada = visit("Ada", **PHONE)
    table = Table(ada).open(house.prepare([ada.place, bot()], positions.nearly_over()))
    table.lay("Mage", 2)
    assert table.wait_for_turn() == "over"
    result = ada.page.get_by_role("region", name=re.compile("You (have won|came 2nd)"))
    ranking = result.get_by_role("list", name="Ranking")
    expect(ranking.get_by_role("listitem")).to_have_count(2)
    expect(ranking.get_by_role("listitem").nth(1)).to_contain_text("−")
    assert ranking.evaluate(IN_SIGHT)
    assert result.get_by_role("button", name="Play again").evaluate(IN_SIGHT)
    fits(ada.page)


def test_others_read_what_is_being_decided(visit: Visit, house: House) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    table = house.prepare([ada.place, bob.place], positions.apart())
    Table(ada).open(table)
    prompt = Table(bob).open(table).prompt
    expect(prompt.filter(has_text="Ada is choosing a card to lay")).to_be_visible()


def test_chat_on_a_phone_in_dutch(visit: Visit, house: House) -> None:
    """A line arrives as a badge at the prompt; a tap opens the chat over the board. Tabs keep to one line."""
    ada, bob = visit("Ada", **PHONE, locale="nl-NL"), visit("Bob")
    table = house.prepare([ada.place, bob.place], positions.apart())
    page, his = Table(ada).visitor.go(f"/t/{table}"), Table(bob).open(table)
    expect(page.get_by_text("Houd een kaart of tegel ingedrukt")).to_be_visible()
    page.get_by_role("button", name="Begrepen").tap()
    expect(page.get_by_text("Houd een kaart of tegel ingedrukt")).to_have_count(0)
    his.page.get_by_role("tab", name="Chat").click()
    his.page.get_by_role("textbox", name="Say something").fill("Good luck!")
    his.page.get_by_role("button", name="Send").click()
    chat = page.get_by_role("button", name="Gesprek")
    expect(chat.locator("xpath=..")).to_contain_text("1")
    heights = page.get_by_role("tab").evaluate_all("tabs => tabs.map((tab) => tab.offsetHeight)")
    assert 0 < max(heights) < 60, heights
    chat.tap()
    field = page.get_by_role("textbox", name="Zeg iets")
    expect(field).to_be_focused()
    assert field.evaluate(IN_SIGHT)
    expect(page.get_by_role("log", name="Gesprek")).to_contain_text("Good luck!")
    fits(page)
    page.get_by_role("button", name="Sluiten").tap()
    expect(page.get_by_role("button", name="Sluiten")).to_have_count(0)


def test_the_first_turn_is_played_by_keyboard(visit: Visit) -> None:
    """Straight from the entrance, without a Tab: an arrow leads into the hand, digits choose a column."""
    ada = visit("Ada")
    table = Home(ada).enter().play_bots(opponents=1)
    assert table.wait_for_turn() == "lay"
    ada.page.keyboard.press("ArrowDown")
    first = table.hand_names()[0]
    expect(table.hand_card(first)).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("1")
    expect(table.log).to_contain_text(f"Ada lays {first} in column 1.")


def test_a_replay_goes_where_one_wants(visit: Visit, house: House, tmp_path: Path) -> None:
    """A file is opened; rounds, players, lines of the log lead to moments; the end shows who won."""
    ada = visit("Ada")
    record = whole_game()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    page = ada.go("/replay")
    page.get_by_label("Record (JSON)").set_input_files({"name": "x.json", "mimeType": "", "buffer": b"{}"})
    ada.expects_in_console("400")
    expect(page.get_by_role("alert")).to_contain_text("no game that can be replayed")
    page.get_by_label("Record (JSON)").set_input_files(file)
    step = page.get_by_role("slider", name="Step of the game")
    expect(step).to_have_attribute("aria-valuetext", re.compile("^0 of"))
    page.get_by_label("Go to a round").select_option("Round 3")
    expect(Table(ada).board).to_contain_text("Round 3 of 6")
    page.keyboard.press("PageDown")
    expect(Table(ada).board).to_contain_text("Round 4 of 6")
    page.get_by_label("Steps").select_option("Moves: Seat 2")
    page.get_by_role("button", name="One step back").click()
    current = Table(ada).log.locator("[aria-current]")
    expect(current.first).to_contain_text("Seat 2")
    page.keyboard.press("End")
    expect(page.get_by_role("list", name="Ranking").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("img", name="Winner").first).to_be_visible()
    expect(page.get_by_role("img", name="to move")).to_have_count(0)


def whole_game() -> dict[str, Any]:
    """The record of a game of two."""
    state = trianon.game("kabale").start(seats=2, seed=5)
    while state.decision is not None:
        state.play_at(0)
    return state.record.to_json()


def test_a_link_leads_to_the_moment(visit: Visit, house: House) -> None:
    """The address follows the replay, and leads others to the same step and eyes."""
    ada, bob = visit("Ada"), visit("Bob")
    table = Table(ada).open(house.prepare([ada.place, bot()], positions.nearly_over()))
    table.lay("Mage", 2)
    assert table.wait_for_turn() == "over"
    page = ada.page
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Through whose eyes").select_option("Eyes: Ada")
    table.log.get_by_role("button", name=re.compile("lays Mage in column 2")).click()
    expect(page).to_have_url(re.compile(r"\?step=1&eyes=0$"))
    bob.page.goto(page.url)
    expect(bob.page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^1 of"))
    expect(bob.page.get_by_label("Through whose eyes")).to_have_value("0")


def test_a_rematch_waits_for_the_friend(visit: Visit, house: House) -> None:
    """Ada asks for another game; a chair is kept for Bob, and it can begin once he has joined."""
    ada, bob = visit("Ada"), visit("Bob")
    old = house.prepare([ada.place, bob.place], positions.nearly_over())
    table = Table(ada).open(old)
    Table(bob).open(old)
    table.lay("Mage", 2)
    for visitor in (ada, bob):
        assert Table(visitor).wait_for_turn() == "over"
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_text("kept for Bob")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="How it is played")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Rules and cards")).to_have_attribute("href", "/rules/kabale")
    start = ada.page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    bob.page.get_by_role("button", name="Join the next game").click()
    start.click()
    for visitor in (ada, bob):
        Table(visitor).seated()
    assert Table(ada).id == Table(bob).id
