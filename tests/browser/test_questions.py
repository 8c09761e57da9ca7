"""What a player is asked, how gestures answer it, what can be taken back, and help beside a card."""

import re

from playwright.sync_api import Locator, expect

from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.rooms import Table

STEPS = 8  # a hand moves the mouse little by little


def test_a_disguise_is_answered_by_pressing_a_hand_card(visit: Visit, house: House) -> None:
    """Turning up one's disguise asks for a hand card; pressing one hides it, and only I know it."""
    ada, bob = visit("Ada"), visit("Bob")
    table = house.prepare([ada.place, bob.place], positions.disguised())
    mine, his = Table(ada).open(table), Table(bob).open(table)
    mine.lay("King", 1)
    expect(mine.asks("disguise")).to_be_visible()
    expect(mine.board.get_by_role("button", name="Decline")).to_be_visible()
    expect(his.log).to_contain_text("Column 1: Disguise (Ada) is turned up.")
    expect(mine.page.get_by_role("tooltip")).to_have_count(0)  # the card came to the mouse
    mine.hand_card("Mage").click()
    expect(mine.log).to_contain_text("Ada hides Mage under the disguise in column 1.")
    assert mine.cards(1)[1].endswith("only you know it, under the disguise")
    expect(his.log).to_contain_text("Ada hides a card under the disguise in column 1.")
    assert his.wait_for_turn() == "lay"
    assert his.cards(1)[1] == "Face-down card, Ada, under the disguise"


def test_a_disguise_can_be_declined(visit: Visit, house: House) -> None:
    """The effect is optional: one button declines it."""
    ada, bob = visit("Ada"), visit("Bob")
    mine = Table(ada).open(house.prepare([ada.place, bob.place], positions.disguised()))
    mine.lay("King", 1)
    mine.board.get_by_role("button", name="Decline").click()
    expect(mine.log).to_contain_text("Ada does not use the effect of Disguise.")
    expect(mine.page.get_by_role("status").filter(has_text="Bob is choosing a card")).to_be_visible()


def test_a_traitor_is_answered_by_pressing_another_column(visit: Visit, house: House) -> None:
    """Turning up one's traitor offers the other columns; pressing one exchanges the goal cards."""
    ada, bob, eve = visit("Ada"), visit("Bob"), visit("Eve")
    mine = Table(ada).open(house.prepare([ada.place, bob.place, eve.place], positions.betrayed()))
    expect(mine.board.get_by_label(re.compile("^Column 2, Trade 4"))).to_be_visible()
    mine.lay("Queen", 2)
    expect(mine.asks("traitor")).to_be_visible()
    expect(mine.board.get_by_role("button", name="Exchange with column 2")).to_have_count(0)
    mine.board.get_by_role("button", name="Exchange with column 3").click()
    expect(mine.board.get_by_label(re.compile("^Column 2, Religion 3"))).to_be_visible()
    expect(mine.board.get_by_label(re.compile("^Column 3, Trade 4"))).to_be_visible()
    expect(mine.log).to_contain_text("The traitor of Ada exchanges the goal cards of columns 2 and 3.")


def test_a_step_that_reveals_nothing_can_be_taken_back(visit: Visit, house: House) -> None:
    """After laying on open ground with nothing to draw, undo brings the card back to the hand."""
    ada, bob, eve = visit("Ada"), visit("Bob"), visit("Eve")
    mine = Table(ada).open(house.prepare([ada.place, bob.place, eve.place], positions.worn_out()))
    expect(mine.page.get_by_text("Some choices cannot be taken back.")).to_be_visible()
    expect(mine.page.get_by_role("button", name="Nothing can be taken back now")).to_be_disabled()
    mine.lay("King", 2)
    expect(mine.undo).to_be_enabled()
    mine.undo.click()
    expect(mine.log).to_contain_text("The last step was taken back.")
    assert mine.wait_for_turn() == "lay"
    assert mine.cards(2) == []
    assert sorted(mine.hand_names()) == ["King", "Mage", "Queen"]


def test_a_step_that_reveals_something_cannot_be_taken_back(visit: Visit, house: House) -> None:
    """It is announced before, and afterwards undo is not offered."""
    ada, bob, eve = visit("Ada"), visit("Bob"), visit("Eve")
    mine = Table(ada).open(house.prepare([ada.place, bob.place, eve.place], positions.worn_out()))
    mine.lay("King", 1)
    expect(mine.log).to_contain_text("Column 1: Beggar (Bob) is turned up.")
    expect(mine.page.get_by_role("button", name="Nothing can be taken back now")).to_be_disabled()
    expect(mine.undo).to_have_count(0)


def test_final_steps_are_announced_and_confirmed(visit: Visit, house: House) -> None:
    """Where every step draws a card the prompt says so; with confirmation on it is asked once more."""
    ada, bob = visit("Ada"), visit("Bob")
    mine = Table(ada).open(house.prepare([ada.place, bob.place], positions.apart()))
    expect(mine.page.get_by_text("Your choice cannot be taken back.")).to_be_visible()
    mine.page.get_by_role("button", name="Settings").click()
    mine.page.get_by_role("radio", name="Every move").check(force=True)
    mine.page.get_by_role("button", name="Done").click()
    mine.hand_card("King").click()
    mine.board.get_by_role("button", name="Lay King in column 1").click()
    expect(mine.page.get_by_role("status").filter(has_text="Done? King to column 1")).to_be_visible()
    expect(mine.page.get_by_text("This cannot be taken back.")).to_be_visible()
    mine.page.get_by_role("button", name="Step back").click()
    assert mine.cards(1) == []
    mine.hand_card("King").click()
    mine.board.get_by_role("button", name="Lay King in column 1").click()
    mine.page.get_by_role("button", name="Done", exact=True).click()
    expect(mine.log).to_contain_text("Ada lays King in column 1.")


def test_a_card_is_dragged_to_a_column(visit: Visit, house: House) -> None:
    """Dragging a hand card onto a column lays it there; letting it fall elsewhere does nothing."""
    ada, bob = visit("Ada"), visit("Bob")
    mine = Table(ada).open(house.prepare([ada.place, bob.place], positions.apart()))
    assert mine.wait_for_turn() == "lay"
    mine.hand_card("King").drag_to(mine.log, steps=STEPS)
    assert sorted(mine.hand_names()) == ["Juliet", "King", "Queen"]
    mine.hand_card("Queen").drag_to(mine.column(2), steps=STEPS)
    expect(mine.log).to_contain_text("Ada lays Queen in column 2.")


def help_of(table: Table, words: str) -> Locator:
    return table.page.get_by_role("tooltip").filter(has_text=words)


def test_help_beside_a_card_on_hover_and_focus(visit: Visit, house: House) -> None:
    """Resting the mouse on a card or reaching it with the keyboard tells its rule; Escape closes it."""
    ada, bob = visit("Ada"), visit("Bob")
    mine = Table(ada).open(house.prepare([ada.place, bob.place], positions.apart()))
    mine.hand_card("Juliet").hover()
    expect(help_of(mine, "makes your own Romeo worth 15")).to_be_visible()
    mine.page.mouse.move(1, 1)
    expect(mine.page.get_by_role("tooltip")).to_have_count(0)
    mine.hand_card("King").focus()
    mine.page.keyboard.press("ArrowRight")
    expect(help_of(mine, "Nearly as mighty as the king")).to_be_visible()
    expect(help_of(mine, "The most powerful card")).to_have_count(0)
    mine.page.keyboard.press("Escape")
    expect(mine.page.get_by_role("tooltip")).to_have_count(0)


def test_help_beside_a_card_on_a_long_press(visit: Visit, house: House) -> None:
    """Holding a finger on a card tells its rule and does not choose it; a key that is pressed then does."""
    ada, bob = (
        visit("Ada", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True),
        visit("Bob"),
    )
    mine = Table(ada).open(house.prepare([ada.place, bob.place], positions.apart()))
    card = mine.hand_card("Juliet")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    finger = ada.context.new_cdp_session(mine.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(help_of(mine, "makes your own Romeo worth 15")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    card.press("Enter")  # the system took the touch for itself: no click followed
    expect(card).to_have_attribute("aria-pressed", "true")
    mine.page.keyboard.press("Escape")
    expect(mine.page.get_by_role("tooltip")).to_have_count(0)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(help_of(mine, "makes your own Romeo worth 15")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_attribute("aria-pressed", "false")
