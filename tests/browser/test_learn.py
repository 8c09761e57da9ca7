"""The lessons in a browser: somebody presses only what the page tells, and comes to the end of each."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

import trianon
from tests.browser import castles, positions
from tests.browser.castles import Plan
from tests.browser.conftest import Visit
from tests.browser.court import Court
from tests.browser.house import House, bot
from tests.browser.market import Market
from tests.browser.rooms import Table
from tests.browser.visitor import Visitor
from trianon import lessons
from trianon.testing import given
from trianon.words import Words

NEWCOMER = (Path(__file__).parent / "newcomer.js").read_text("utf-8")
EXPLAINED = """
if (location.protocol === "http:") localStorage["trianon.settings"] = JSON.stringify({ explains: true });
"""


class Course:
    """The page of a lesson."""

    def __init__(self, visitor: Visitor, game: str, step: str = "") -> None:
        self.page = visitor.page
        self.game = game
        self.words = Words("en", game, strict=True)
        self.go_on = self.page.get_by_role("button", name="Go on", exact=True)
        visitor.go(f"/learn/{game}#{step}")

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


def asked(record: dict[str, Any], seat: int) -> set[str]:
    """The kinds of question that this seat was asked in a game."""
    game = trianon.game(record["game"])
    state = game.from_json(record["start"])
    state.script = [state.read_chance(entry[1:]) for entry in record["log"] if entry.startswith("~")]
    questions = set()
    for entry in record["log"]:
        if not entry.startswith("~"):
            assert state.decision is not None
            if state.decision.seat == seat:
                questions.add(state.decision.ask)
            state.play(entry)
    return questions


@pytest.mark.parametrize("game", lessons.taught())
def test_somebody_who_never_saw_the_game_learns_it_from_the_page(visit: Visit, game: str) -> None:
    """Pressing what the words name and what is lit leads through the lesson and a first game to its end.

    Every task is answered in words; every kind of question of the game is explained, once.
    """
    ada = visit("Ada")
    ada.page.add_init_script(EXPLAINED)
    ada.page.add_init_script(NEWCOMER)
    course = Course(ada, game)
    # A window that opens by itself is read and closed before anything else is pressed.
    window = course.page.locator("dialog[open]")
    course.page.add_locator_handler(window, lambda: course.page.evaluate("newcomer(() => true)"))
    steps = lessons.lesson(game).steps
    for step in steps:
        course.is_at(step.words)
        course.page.evaluate("newcomer(() => document.querySelector('.learn-task') === null)")
        if step.moves:
            course.says(f"{step.words}.after")
        if step is not steps[-1]:
            course.go_on.click()
    course.press("Play a short first game")
    expect(course.page.get_by_role("region", name="Board")).to_be_visible()
    told = course.page.evaluate("newcomer(() => document.querySelector('.result') !== null)")
    address = course.page.url.replace("/t/", "/api/tables/")
    chairs = ada.context.request.get(address).json()["chairs"]
    assert {chair["bot"] for chair in chairs if not chair["yours"]} == {"novice"}
    record = ada.context.request.get(f"{address}/record").json()
    questions = [f"{game}-ask-{ask}.explained" for ask in asked(record, lessons.LEARNER)]
    assert sorted(told) == sorted(course.words.say(id) for id in questions if course.words.has(id))


# Lets every step of a lesson be shown, from the first to the last; what its card says at the end of each.
SHOWN = """async ([show, on]) => {
  const told = [];
  const text = (selector) => document.querySelector(selector)?.textContent ?? "";
  const buttons = () => [...document.querySelectorAll(".learn-buttons button:enabled")];
  const press = (name) => buttons().find((one) => one.textContent.trim() === name)?.click();
  const end = Date.now() + 60000;
  const until = async (isSo) => {
    while (!isSo()) {
      if (Date.now() > end) throw new Error(`stuck at: ${text(".learn-card")}`);
      document.querySelector("dialog[open] .button-primary")?.click();
      if (document.querySelector(".learn-task")) press(show);
      await new Promise((done) => setTimeout(done, 10));
    }
  };
  for (;;) {
    const number = text(".learn-number");
    await until(() => !document.querySelector(".learn-task"));
    told.push(text(".learn-card"));
    const { value, max } = document.querySelector(".learn-card progress");
    if (value === max) return told;
    press(on);
    await until(() => text(".learn-number") !== number);
  }
}"""


@pytest.mark.parametrize("language", ["cs", "nl"])
def test_lessons_play_through_in_every_language(visit: Visit, language: str) -> None:
    """Every step shows its board, does what it asks for when told to, and ends with its words."""
    ada = visit("Ada", locale=language)
    for game in lessons.taught():
        words = Words(language, game, strict=True)
        ada.go(f"/learn/{game}").wait_for_selector(".learn-card")
        told = ada.page.evaluate(SHOWN, [words.say("ui-learn-show"), words.say("ui-go-on")])
        steps = lessons.lesson(game).steps
        for step, card in zip(steps, told, strict=True):
            id, text = f"{game}-lesson-{step.words}", card.replace("\N{NO-BREAK SPACE}", " ")
            assert words.say(f"{id}.title") in text
            assert words.say(f"{id}.after" if step.moves else id) in text


@pytest.mark.parametrize("game", lessons.taught())
def test_pointing_at_anything_says_what_it_is(visit: Visit, game: str) -> None:
    """Every thing on a board and in the panels of the players has help, for mouse, keyboard and finger."""
    step = lessons.lesson(game).steps[2]  # by then much lies on the table
    page = visit("Ada").go(f"/learn/{game}#{step.words}")
    things = page.locator(":is([data-board], .players) [role=img][aria-label]:visible")
    expect(things.first).to_be_visible()
    silent = "(all) => all.filter((one) => !one.closest('[data-hint], [title]')).map((one) => one.ariaLabel)"
    assert things.evaluate_all(silent) == []
    facts, tip = page.locator(".players [data-titles]").last, page.get_by_role("tooltip")
    first = facts.locator("[title]").first
    words = first.get_attribute("title") or ""
    facts.focus()  # the keyboard hears all of them
    expect(tip.get_by_text(words, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    first.dispatch_event("pointerdown", {"pointerType": "touch"})  # a finger that stays there
    expect(tip).to_have_text(words)
    page.get_by_role("button", name="Settings").press("Enter")  # then a key, which the finger does not hold
    expect(page.get_by_role("dialog")).to_be_visible()


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


def test_a_door_at_a_wall_and_what_is_not_possible_are_answered_in_words(visit: Visit, house: House) -> None:
    """A legal try that spoils something says what; one that is not possible says why, also at a table."""
    ada = visit("Ada")
    course = Course(ada, "castles", "walls")
    plan = Plan(ada)
    plan.ware("Tasso Room").click()
    wall, replies = course.words.say("castles-lesson-walls.wall"), course.page.locator(".learn-reply")
    for tried in range(1, 11):  # a reply begins the choice of a place anew
        for _ in range(tried):
            plan.board.get_by_role("button", name=re.compile("^Next place")).click()
        if "Parlor" not in (plan.chosen.get_attribute("aria-label") or ""):
            plan.lay.click()
            if replies.inner_text() == wall:
                break
    expect(replies).to_have_text(wall)

    course = Course(ada, "castles", "stairs")
    plan.ware("Crypt").press("Enter")
    expect(replies).to_have_text(course.words.say("castles-why-money"))
    plan.open(house.prepare([ada.place, bot()], castles.turn(money=(4000, 0)), game="castles"), "Buy a room")
    plan.ware("Salon").press("Enter")
    expect(ada.page.get_by_role("status").filter(has_text="Why not? Too expensive")).to_be_visible()


TOP: Final[Any] = {"x": 12, "y": 8}  # of a card that the next one covers


def why(visitor: Visitor, words: str) -> Locator:
    """What is said because something was pressed that cannot be chosen."""
    return visitor.page.get_by_role("status").filter(has_text=f"Why not? {words}")


def test_why_not_in_kabale(visit: Visit, house: House) -> None:
    """A card in a closed column is read, and says what it counts; to lay one there is refused in words."""
    ada = visit("Ada")
    columns = ["art 4 closed: 0:king 1:storm [1:beggar]", "trade 5:"]
    position = given("kabale", columns=columns, hands=["queen mage juliet", ""]).to_json()
    table = Table(ada).open(house.prepare([ada.place, bot()], position))
    closed, shut = (
        table.board.get_by_role("group", name=re.compile("^Column 1")),
        why(ada, "A storm has closed"),
    )
    king = closed.get_by_role("img", name=re.compile("^King"))
    king.hover(position=TOP)
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Would count 20 here now.")
    king.click(position=TOP)
    ada.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    assert why(ada, "").count() == 0
    table.board.get_by_role("button", name=re.compile("^Queen")).click()
    king.click(position=TOP)
    expect(shut.get_by_role("link", name="Rule K4")).to_be_visible()


def test_why_not_in_mercado(visit: Visit, house: House) -> None:
    """A coin that fits nowhere, a privilege out of its time, which also says where it would lead."""
    ada = visit("Ada")
    begun = ["rose: silver /", "lavender: gold /", "head_merchant: silver /", "coin_changer: gold /"]
    wares = ["letter_opener", "gold_goblet", "necklace", "candlestick: gold /", *begun]
    position = given("mercado", market=wares, step="place", drawn="gold silver", privileges=["three"])
    market = Market(ada).open(house.prepare([ada.place, bot()], position.to_json(), game="mercado"))
    market.coin("silver").press("Enter")
    expect(why(ada, "Coin: silver. Fits nowhere now.")).to_be_visible()
    token = market.tray.get_by_role("button", name=re.compile("^Privilege: "))
    token.hover()
    expect(ada.page.get_by_role("tooltip", name="3 steps")).to_contain_text("3 points: to space")
    token.press("Enter")
    expect(why(ada, "That is not possible now.")).to_be_visible()


def test_why_not_in_louis(visit: Visit, house: House) -> None:
    """A mission whose chips are missing, and a person where no stone can go."""
    ada = visit("Ada")
    court = Court(ada).sit(house, hands=["conde anne"], missions=["a04"])
    court.missions.get_by_role("button").press("Enter")
    expect(why(ada, "It costs ")).to_be_visible()
    court.tile(9).press("Enter")
    expect(why(ada, "That is not possible now.")).to_be_visible()


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


# Marks the page as soon as the board begins to show something.
WATCH = """() => {
  const play = document.querySelector(".play");
  const mark = () => play.dataset.settled === "false" && (play.dataset.moved = "");
  new MutationObserver(mark).observe(play, { attributeFilter: ["data-settled"] });
}"""


def test_from_the_log_to_the_rules_to_an_example(visit: Visit, house: House) -> None:
    """What happened is shown again, leads to its paragraph, and that to an example; the game stays."""
    ada = visit("Ada")
    table = Table(ada).open(house.prepare([ada.place, bot()], positions.apart()))
    table.play_any()
    table.wait_for_turn()
    ada.page.get_by_role("button", name="Since your last turn").click()
    ada.page.evaluate(WATCH)
    ada.page.get_by_role("button", name="Show it on the board").click()
    expect(ada.page.locator(".play[data-moved]")).to_be_visible()
    table.wait_for_turn()
    with ada.page.expect_popup() as opened:
        table.log.get_by_role("link", name="Rule K4").first.click()
    rules = opened.value
    ada.listen(rules)
    expect(rules.locator("#K4")).to_be_in_viewport()
    with rules.expect_popup() as tried:
        rules.get_by_role("link", name="Try it on the board: Your turn").click()
    expect(tried.value.get_by_role("heading", level=1)).to_have_text("What is turned up may act")
    expect(table.board).to_be_visible()
