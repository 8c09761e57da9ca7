"""The keyboard alone suffices."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import trianon
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House, bot
from tests.browser.rooms import Table

MANY = 60
NEWCOMER = (Path(__file__).parent / "newcomer.js").read_text("utf-8")
# Puts the focus on what a newcomer presses next; its name as it is read aloud, and the key. Null: it is over.
NEXT = """async () => {
  for (let missed = 0; ; missed += 1) {
    const one = await typist.next(() => document.querySelector(".result") !== null);
    if (one === null) return null;
    const told = { name: one.name, key: one.key, isReached: true };
    if (one.key === "Escape") return told;
    one.each.focus();
    if (document.activeElement === one.each) return told;
    if (missed > 20) return { ...told, isReached: false }; // else it may have been about to go
  }
}"""
FOCUSED = """() => {
  const here = document.activeElement;
  return here ? (here.getAttribute("aria-label") ?? here.textContent.trim()) : "";
}"""

# The most helps that are shown at the same time from now on.
COUNTS_HELPS = """() => {
  window.helps = 0;
  const count = () => { window.helps = Math.max(window.helps, document.querySelectorAll(".hint").length); };
  new MutationObserver(count).observe(document.body, { childList: true });
}"""


def focused(page: Page) -> str:
    """The name of what has the focus."""
    return str(page.evaluate(FOCUSED))


def tab_to(page: Page, start: str, key: str = "Tab", most: int = MANY) -> None:
    """Press Tab until something whose name begins like this has the focus."""
    for _ in range(most):
        page.keyboard.press(key)
        if focused(page).startswith(start):
            return
    raise AssertionError(f"{most} times {key} do not lead to {start!r}")


def test_a_game_starts_and_a_turn_is_played_by_keyboard(visit: Visit) -> None:
    """Tab and Enter lead from the entrance to a game; arrows, Enter and a digit play the first turn."""
    ada = visit("Ada")
    page = ada.go("/")
    expect(page.get_by_role("heading", name="Kabale & Hiebe")).to_be_visible()
    tab_to(page, "Play against bots")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    table = Table(ada).seated()
    assert table.wait_for_turn() == "lay"
    first = table.hand_names()[0]
    tab_to(page, f"{first}, value")
    page.keyboard.press("Enter")
    expect(table.hand_card(first)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")
    expect(table.log).to_contain_text(f"Ada lays {first} in column 2.")


def test_arrows_walk_through_hand_and_columns(visit: Visit, house: House) -> None:
    """Left and right in the hand, up to the columns and goal cards, Enter on a card and on a foot lays it."""
    ada, bob = visit("Ada"), visit("Bob")
    table = Table(ada).open(house.prepare([ada.place, bob.place], positions.apart()))
    page = table.page
    assert table.wait_for_turn() == "lay"
    page.evaluate(COUNTS_HELPS)
    page.keyboard.press("ArrowDown")
    names = table.hand_names()
    expect(table.hand_card(names[0])).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(table.hand_card(names[1])).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(table.foot(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(table.column(1).get_by_role("group", name="Art 4")).to_be_focused()
    expect(page.get_by_role("tooltip")).to_contain_text("Nobody would get it now.")
    assert page.evaluate("helps") == 1
    page.keyboard.press("ArrowRight")
    expect(table.foot(2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.log).to_contain_text(f"Ada lays {names[1]} in column 2.")


def test_escape_lets_go_and_a_digit_comes_first(visit: Visit, house: House) -> None:
    """A digit chooses the column before the card; Escape lets go of what was chosen."""
    ada, bob = visit("Ada"), visit("Bob")
    table = Table(ada).open(house.prepare([ada.place, bob.place], positions.apart()))
    assert table.wait_for_turn() == "lay"
    table.page.keyboard.press("1")
    expect(table.foot(1)).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Escape")
    expect(table.foot(1)).to_have_attribute("aria-pressed", "false")
    table.page.keyboard.press("2")
    table.hand_card("Queen").focus()
    table.page.keyboard.press("Space")
    expect(table.log).to_contain_text("Ada lays Queen in column 2.")


def test_the_skip_link_leads_to_the_content(visit: Visit) -> None:
    """The first Tab offers to skip the header; dialogs keep the focus and give it back."""
    ada = visit("Ada")
    page = ada.go("/")
    page.keyboard.press("Tab")
    assert focused(page) == "Skip to content"
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    tab_to(page, "Settings", "Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Settings")).to_be_focused()


@pytest.mark.parametrize("game", trianon.games())
def test_a_whole_game_by_keys_and_names(visit: Visit, house: House, game: str) -> None:
    """From the deal to the result: whatever is pressed can have the focus, and has a name to read aloud."""
    ada = visit("Ada")
    ada.page.add_init_script(NEWCOMER)
    page = ada.go(f"/t/{house.prepare([ada.place, bot()], game=game)}")
    pressed: list[str] = []
    while (one := page.evaluate(NEXT)) is not None:
        assert one["name"], pressed[-3:]
        assert one["isReached"], one
        page.keyboard.press(one["key"])
        pressed.append(one["name"])
    assert page.get_by_role("heading", level=2).first.is_visible()
    assert len(pressed) > MANY // 3
