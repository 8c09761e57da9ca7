"""The pages beside the table, titles, and what happens to nonsense."""

import re

import pytest
from playwright.sync_api import expect

import trianon
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.rooms import Home, Table
from trianon.words import Words

# Keeps the sockets of the page within reach of the test.
SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...args) { super(...args); window.sockets.push(this); }
};
"""
FORGED = [
    '{"type": "move", "id": "a", "version": 0, "seat": 0, "action": "assassin > 1"}',
    '{"type": "move", "id": "b", "version": 0, "seat": 0, "action": "open sesame"}',
    '{"type": "move", "id": "c", "version": 0, "seat": 1, "action": "beggar > 1"}',
    '{"type": "undo", "id": "d", "version": 0, "seat": 0}',
    '{"type": "move", "id": "e", "version": 77, "seat": 0, "action": "king > 1"}',
    '{"type": "abdicate"}',
    "not even JSON",
]


@pytest.mark.parametrize(
    ("path", "title", "heading"),
    [
        ("/", "Trianon", "Trianon"),
        ("/credits", "Credits · Trianon", "Credits"),
        ("/rules/kabale", "Kabale & Hiebe · Trianon", "Kabale & Hiebe"),
        ("/nowhere/at/all", "There is no such room · Trianon", "There is no such room"),
        ("/t/nosuchtable", "There is no such table · Trianon", "There is no such table"),
        ("/rules/chess", "There is no page about this game · Trianon", "There is no page about this game"),
    ],
)
def test_every_page_has_a_title_and_one_heading(visit: Visit, path: str, title: str, heading: str) -> None:
    """Also addresses that lead nowhere get a page that says so and leads home."""
    page = visit("Ada").go(path)
    expect(page).to_have_title(title)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    if heading.startswith("There is no"):
        page.get_by_role("link", name="To the entrance").click()
        expect(page).to_have_title("Trianon")


def test_a_page_that_cannot_be_shown_says_so_and_leads_on(visit: Visit) -> None:
    """Its program does not arrive, or meets what it cannot draw: load it anew, or go to the entrance."""
    ada = visit("Ada")
    ada.expects_in_console("ERR_FAILED|drawing failed")
    page = ada.page
    page.route("**/assets/Privacy-*.js", lambda route: route.abort())
    ada.go("/privacy")
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    page.unroute("**/assets/Privacy-*.js")
    page.get_by_role("button", name="Load again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Privacy")

    page.route("**/api/people/nobody", lambda route: route.fulfill(json={"name": "nobody", "games": 1}))
    ada.go("/people/nobody")
    expect(page.get_by_role("alert")).to_contain_text("went wrong")
    page.get_by_role("link", name="To the entrance").click()
    expect(page.get_by_role("heading", name="Kabale & Hiebe")).to_be_visible()


def test_the_rules_page_explains_all_cards(visit: Visit) -> None:
    """The rules in short and all 25 cards with their help."""
    page = visit("Ada").go("/rules/kabale")
    cards = page.get_by_role("heading", name="The 25 cards").locator("xpath=ancestor::section[1]")
    expect(cards.get_by_role("listitem")).to_have_count(25)
    expect(page.get_by_text("Counted first: every effect in this column is cancelled")).to_be_visible()


def test_one_finds_ones_way_in_the_rules(visit: Visit) -> None:
    """Contents, a search, a link to a rule by its number, a summary on paper, a lesson and a game."""
    page = visit("Ada").go("/rules/mercado#M4.4")
    prices, laying = (
        page.get_by_role("heading", name=name, exact=True) for name in ("Prices", "Drawing and laying")
    )
    expect(laying).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="The 18 privileges").click()
    expect(page.get_by_role("heading", name="The 18 privileges")).to_be_in_viewport()
    expect(prices).not_to_be_in_viewport()
    page.get_by_label("Search the rules").fill("UNEQUAL sign")
    expect(page.get_by_role("status").filter(has_text="1 entry")).to_be_visible()
    expect(prices).to_be_in_viewport()
    expect(laying).to_be_hidden()
    page.get_by_label("Search the rules").fill("")
    page.emulate_media(media="print")
    expect(laying).to_be_visible()
    expect(page.get_by_role("heading", name="The 18 privileges")).to_be_hidden()
    page.emulate_media(media="screen")
    expect(page.get_by_role("link", name="Learn the game")).to_have_attribute("href", "/learn/mercado")
    page.get_by_role("button", name="Play against bots").click()
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize("language", ["cs", "nl"])
def test_the_rules_of_every_game_on_a_phone_and_on_paper(visit: Visit, language: str) -> None:
    """No wider than a phone, with all that belongs there; on A4 two pages, in the wordier languages too."""
    ada = visit("Ada", locale=language, viewport={"width": 390, "height": 844})
    say = Words(language, "kabale").say
    for game in trianon.games():
        page = ada.go(f"/rules/{game}")
        expect(page.locator(".rule-picture").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        expect(page.get_by_role("heading", name=say("ui-glossary"))).to_have_count(1)
        assert page.locator(".glossary > li").count() >= 5
        page.get_by_text(say("ui-rules-contents"), exact=True).click()
        contents = page.get_by_role("navigation", name=say("ui-rules-contents"))
        expect(contents.get_by_role("link", name=say("ui-glossary"))).to_be_visible()
        expect(page.get_by_role("button", name=say("ui-play-bots"))).to_be_visible()
        expect(page.get_by_text(f"trianon figures {game}")).to_be_visible()
        signs = page.get_by_role("img", name=say("ui-reconstructed"))
        assert (signs.count() > 0) == any(trianon.game(game).sheet().packaged.marks().values())
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) <= 2


def test_the_credits_name_licences_and_authors(visit: Visit) -> None:
    """Icons, typefaces and the games' authors are named, with links to the licences."""
    page = Home(visit("Ada")).enter().page
    page.get_by_role("link", name="Credits").click()
    for words in ("game-icons.net", "Cormorant", "Source Sans 3", "Lutz Stepponat", "MIT licence"):
        expect(page.get_by_text(words).first).to_be_visible()
    expect(page.get_by_role("link", name="CC BY 3.0")).to_be_visible()


def test_the_title_says_whose_turn_it_is(visit: Visit, house: House) -> None:
    """The tab of the player who is asked says so, the other one does not."""
    ada, bob = visit("Ada"), visit("Bob")
    table = house.prepare([ada.place, bob.place], positions.apart())
    Table(ada).open(table)
    Table(bob).open(table)
    expect(ada.page).to_have_title("Your turn · Kabale & Hiebe · Trianon")
    expect(bob.page).to_have_title("Kabale & Hiebe · Trianon")


def test_a_public_table_is_found_and_joined_from_the_entrance(visit: Visit) -> None:
    """Open tables are listed; joining leads to the lobby."""
    ada, bob = visit("Ada in the hall"), visit("Bob")
    home = Home(ada).enter()
    home.create.click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Create a table").click()
    expect(ada.page.get_by_role("heading", name="Chairs")).to_be_visible()
    bob.go("/").get_by_role("link", name=re.compile("Join: .*Ada in the hall")).click()
    expect(bob.page.get_by_role("heading", name="Sit down")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Start the game")).to_be_disabled()
    ada.page.get_by_role("button", name="Fill with bots").click()
    ada.page.get_by_role("button", name="Start the game").click()
    Table(ada).seated()
    Table(bob).seated()


def test_only_settings_that_fit_are_offered(visit: Visit) -> None:
    """The variant for two is offered to two; with more chairs it is gone, and so is the choice of it."""
    ada = visit("Ada")
    Home(ada).enter().create.click()
    dialog = ada.page.get_by_role("dialog")
    players = dialog.get_by_role("group", name="Players")
    expect(dialog.get_by_label("Variant")).to_have_count(0)
    players.get_by_role("radio", name="2").check()
    dialog.get_by_label("Variant").select_option("French, for two: without goal cards of value 1")
    players.get_by_role("radio", name="3").check()
    expect(dialog.get_by_label("Variant")).to_have_count(0)
    players.get_by_role("radio", name="2").check()
    dialog.get_by_role("button", name="Create a table").click()
    expect(ada.page.get_by_text("2 players · public · casual · French, for two")).to_be_visible()
    invitation = ada.page.get_by_text("answers only on this device")
    expect(invitation).to_be_visible()  # this server listens to nobody else


def test_forged_messages_break_nothing(visit: Visit, house: House) -> None:
    """Nonsense through the page's own socket is refused in words each time, and the game goes on."""
    ada, bob = visit("Ada"), visit("Bob")
    ada.page.add_init_script(SOCKETS)
    table = Table(ada).open(house.prepare([ada.place, bob.place], positions.apart()))
    assert table.wait_for_turn() == "lay"
    problem = ada.page.get_by_role("alert")
    for message in FORGED:
        ada.page.evaluate("(message) => window.sockets.at(-1).send(message)", message)
        expect(problem).to_be_visible()
        assert not re.search("undefined|Error|[_{}]", problem.inner_text())
        problem.get_by_role("button", name="Close").click()
        expect(problem).to_have_count(0)
    table.lay("King", 1)
    expect(table.log).to_contain_text("Ada lays King in column 1.")
