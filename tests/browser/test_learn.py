"""The lessons in a browser: somebody presses only what the page tells, and comes to the end of each."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House, bot
from tests.browser.rooms import Table
from tests.browser.visitor import Visitor
from trianon import lessons
from trianon.words import Words

BACK = "Back to the board"  # from the sheet that counts a round
# What a reader of each task presses, by the names of the buttons.
PRESSED = {
    "mercado": {
        "draw": ["Draw 3 coins"],
        "pay": ["Lay gold beside Letter opener", "Lay gold beside Letter opener", "Done"],
        "prices": ["Coin: gold", "Lay gold beside Candlestick", "Done"],
        "race": ["Lay gold beside Cloth", "Done"],
        "privilege": ["Play the privilege: 3 steps", "Carry out", "Ignore it"],
        "seal": ["Use a seal", *["Coin: turquoise", "Lay turquoise beside Necklace"] * 2, "Done"],
        "merchant": ["Lay turquoise beside Head merchant", "Done"],
        "refill": ["Coins back into the purse"],
    },
    "louis": {
        "place": ["Philippe I d’Orléans, influence card", "2, ", "2, ", "9, "],
        "take": ["Jean-Baptiste Colbert, influence card", "Take stones back", "Take 3 stones"],
        "most": ["Marie-Thérèse d’Espagne, influence card", "3, ", "3, ", "Done"],
        "buy": ["Buy", BACK],
        "mission": [r"\+1 coat of arms: pay scepter and ring", "Draw: dark"],
        "joker": [r"\+1 influence stone: pay letter and crown", "Draw: medium"],
        "intrigue": ["2 stones from the own supply", BACK],
    },
    "castles": {
        "buy": ["Buy Dining Room", "Lay here"],
        "connect": ["Buy Gallery of Mirrors", "Lay here"],
        "complete": ["Dining Room", "Take 5,000 M"],
        "prices": ["Gallery of Mirrors", "Shed", "Set these prices"],
        "stairs": ["Buy Stairs", "Lay here"],
    },
    "kabale": {
        "lay": ["Troubadour, value", "Lay Troubadour in column 1"],
        "storm": ["Queen, value", "Lay Queen in column 2"],
        "traitor": ["Juliet, value", "Lay Juliet in column 1", "Exchange with column 2"],
        "count": ["Mage, value", "Lay Mage in column 1", BACK],
        "pair": ["Squire, value", "Lay Squire in column 1", BACK],
    },
}


class Course:
    """The page of a lesson."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.page = visitor.page
        self.game = game
        self.words = Words("en", game, strict=True)
        self.go_on = self.page.get_by_role("button", name="Go on", exact=True)
        visitor.go(f"/learn/{game}")

    def is_at(self, step: str) -> None:
        title = self.words.say(f"{self.game}-lesson-{step}.title")
        expect(self.page.get_by_role("heading", level=1)).to_have_text(title)

    def says(self, part: str) -> None:
        """Aloud, as a screen reader hears it."""
        told = self.page.get_by_role("status").filter(has_text=self.words.say(f"{self.game}-lesson-{part}"))
        expect(told).to_be_visible()

    def press(self, name: str) -> None:
        self.button(name).click()

    def button(self, name: str) -> Locator:
        """The first one of that name which can be pressed."""
        named = self.page.get_by_role("button", name=re.compile(rf"^\W*{name}", re.IGNORECASE))
        return named.and_(self.page.locator(":not([aria-disabled=true]):not([disabled])")).first


@pytest.mark.parametrize("game", lessons.taught())
def test_a_lesson_is_taken_by_doing_what_it_says(visit: Visit, game: str) -> None:
    """Every task can be done by pressing what it names, is answered in words, and leads to the next."""
    course = Course(visit("Ada"), game)
    steps = lessons.lesson(game).steps
    for step in steps:
        course.is_at(step.words)
        for name in PRESSED[game].get(step.words, []):
            course.press(name)
        if step.moves:
            course.says(f"{step.words}.after")
        if step is not steps[-1]:
            course.go_on.click()
    course.press("Play a first game")
    expect(course.page).to_have_url(re.compile("/t/"))
    expect(course.page.get_by_role("region", name="Board")).to_be_visible()


def test_other_tries_are_answered_and_the_lesson_waits(visit: Visit) -> None:
    """A wrong try changes nothing; one can be shown, go back, skip, and come back another day."""
    course = Course(visit("Ada"), "mercado")
    course.go_on.click()
    course.press("Show me")
    course.says("draw.after")
    course.go_on.click()
    course.press("Lay gold beside Rose")
    course.says("pay.wrong")
    course.press("Lay gold beside Letter opener")
    course.press("Done")
    course.says("pay.early")
    course.page.reload()
    course.is_at("pay")
    course.press("Skip")
    course.is_at("prices")
    course.press("Back")
    course.is_at("pay")


def test_a_new_question_is_explained_once(visit: Visit, house: House) -> None:
    """At any table, in the first turn that asks it; whoever wants none of it says so in the settings."""
    ada = visit("Ada")
    ada.go("/").get_by_role("button", name="Settings").click()
    choice = ada.page.get_by_role("group", name="Explain new questions")
    expect(choice.get_by_role("radio", name="Never")).to_be_checked()  # as all visitors of these tests
    choice.get_by_role("radio", name="Once each").check()
    table = Table(ada).open(house.prepare([ada.place, bot()], positions.apart()))
    told = ada.page.get_by_text("It lies hidden until the next card is laid below it")
    expect(told).to_be_visible()
    assert table.play_any() == "lay"
    table.wait_for_turn()
    expect(told).to_have_count(0)
