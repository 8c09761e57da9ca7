"""Nobody is stuck: a player vanishes, a bot takes over, the player returns. Clocks and leaving."""

import re

import pytest
from playwright.sync_api import expect

import trianon
from tests.browser import positions
from tests.browser.conftest import OpenHouse, Visit
from tests.browser.house import SEED, House
from tests.browser.rooms import Home, Table
from tests.browser.test_access import check
from trianon.table.entries import Entry, Played, Started, now
from trianon.table.live_game import LiveGame
from trianon.table.tempo import MINUTE, SECOND

PHONE = {"width": 390, "height": 780}
COUNTS_SOUNDS = """
window.sounds = 0;
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.sounds += 1;
  }
};
"""


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
    pace = dialog.get_by_label("Bots answer")
    expect(pace).to_be_hidden()  # there are none yet
    dialog.get_by_role("button", name="Fill with bots").click()
    pace.select_option("At once")
    check(ada.page)
    dialog.get_by_role("button", name="Start the game").click()
    Table(ada).wait_for_turn()
    told = "() => fetch(location.pathname.replace('/t/', '/api/tables/')).then((answer) => answer.json())"
    assert ada.page.evaluate(told)["pace"] == "quick"
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


def test_short_time_is_seen_and_heard_if_wanted(visit: Visit, house: House) -> None:
    """Sounds are off until somebody wants them, all settings are one page; the clock warns by sight."""
    ada, bob = visit("Ada"), visit("Bob")
    ada.page.add_init_script(COUNTS_SOUNDS)
    page = ada.go("/credits")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    bell = dialog.get_by_role("switch", name="Ring a small bell when it is my turn")
    warning = dialog.get_by_role("switch", name="Sound when my time runs short")
    for sound in (bell, warning):
        expect(sound).not_to_be_checked()
    assert dialog.get_by_role("tab").count() == dialog.get_by_role("link").count() == 0
    table = house.prepare([ada.place, bob.place], moves=a_long_thought(58 * SECOND), tempo="10+15")
    clock = ada.go(f"/t/{table}").get_by_role("timer").first
    expect(clock).to_have_accessible_name(re.compile(r"^Only \d+ seconds left$"))
    expect(clock).to_contain_text("!")
    assert page.evaluate("sounds") == 0
    page.get_by_role("button", name="Settings").click()
    warning.press("Space")
    expect(warning).to_be_checked()
    page.reload()
    expect(clock).to_contain_text("!")
    page.wait_for_function("sounds === 1")


def a_long_thought(left: int) -> list[Entry]:
    """The first turns of two people; the one who is asked again has so much of ten minutes left."""
    start = Started(SEED, trianon.game("kabale").rules_version, now())
    game = LiveGame.begin("kabale", 2, {"first": 0}, start)
    moves: list[Entry] = []
    for seat, spent in ((0, 10 * MINUTE + 15 * SECOND - left), (1, 0)):
        decision = game.state.decision
        assert decision is not None
        action = str(decision.options[0])
        moves.append(Played(seat, action, f"id {seat}", now(), game.play(seat, action), spent=spent))
    return moves


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
