"""Several people at one table: from other browsers, as spectators, on one device."""

import re

import segno
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House, bot
from tests.browser.rooms import Home, Table

# The modules of a QR code as drawn: one pixel per module, the border left away.
MODULES = """async (image) => {
  await image.decode();
  const svg = await (await fetch(image.src)).text();
  const [, width] = /width="(\\d+)"/.exec(svg);
  const size = width / 4;
  const canvas = Object.assign(document.createElement("canvas"), { width, height: width });
  const ink = canvas.getContext("2d");
  ink.drawImage(image, 0, 0, width, width);
  const dark = (x, y) => ink.getImageData(x * 4 + 2, y * 4 + 2, 1, 1).data[0] < 128 ? 1 : 0;
  const inside = [...Array(size - 4).keys()].map((at) => at + 2);
  return inside.map((y) => inside.map((x) => dark(x, y)));
}"""


def create_for_two(home: Home) -> str:
    """A table with one open chair; the link to it."""
    home.create.click()
    dialog = home.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    dialog.get_by_role("button", name="Create a table").click()
    link = home.page.get_by_role("textbox", name="Link to this table")
    expect(link).to_be_visible()
    return link.input_value()


def hides(page: Page, *cards: str) -> None:
    """Nothing in the whole document betrays these cards; icons have file names of their own."""
    document = re.sub("<link[^>]*>", "", page.content())
    assert [card for card in cards if re.search(rf"\b{card}\b", document, re.IGNORECASE)] == []


def test_two_browsers_play_one_table_by_its_link(visit: Visit) -> None:
    """A friend follows the link, takes a name and a chair; both play and see each other's moves."""
    ada, bob = visit("Ada"), visit()
    link = create_for_two(Home(ada).enter())
    assert link == ada.page.url

    bob.page.goto(link)
    bob.page.get_by_role("textbox", name="Nickname").fill("Bob")
    bob.page.get_by_role("button", name="Green").click()
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("status").filter(has_text="The host starts the game.")).to_be_visible()
    expect(ada.page.get_by_role("status").filter(has_text="Everybody is here")).to_be_visible()
    expect(ada.page.get_by_text("Bob", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Start the game").click()

    tables = [Table(ada).seated(), Table(bob).seated()]
    expect(tables[0].players.get_by_role("listitem").nth(1).get_by_role("img", name="Green")).to_be_visible()
    to_move = (
        tables[0].players.get_by_role("listitem").filter(has=ada.page.get_by_role("img", name="to move"))
    )
    first = 0 if "Ada" in to_move.inner_text() else 1
    name = ("Ada", "Bob")[first]
    mover, other = tables[first], tables[1 - first]
    expect(other.page.get_by_role("status").filter(has_text=f"{name} is choosing a card")).to_be_visible()
    mover.play_any()
    assert other.wait_for_turn() == "lay"
    expect(other.log).to_contain_text(re.compile(f"{name} lays a card in column \\d"))
    assert f"Face-down card, {name}" in other.cards(1)
    other.play_any()
    assert mover.wait_for_turn() != "over"


def test_the_code_leads_to_the_table(visit: Visit) -> None:
    """The QR code in the lobby is the one of the link beside it."""
    ada = visit("Ada")
    link = create_for_two(Home(ada).enter())
    image = ada.page.get_by_role("img", name=f"QR code of the link {link}")
    image.scroll_into_view_if_needed()
    drawn = image.evaluate(MODULES)
    assert drawn == [list(row) for row in segno.make(link).matrix]


def test_the_link_is_copied(visit: Visit) -> None:
    """One button puts the link into the clipboard."""
    ada = visit("Ada", permissions=["clipboard-read", "clipboard-write"])
    link = create_for_two(Home(ada).enter())
    ada.page.get_by_role("button", name="Copy").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link


def test_nobody_sees_the_hidden_cards_of_another(visit: Visit, house: House) -> None:
    """Neither the hand nor a card laid face down is anywhere in the other browser's document."""
    ada, bob = visit("Ada"), visit("Bob")
    table = house.prepare([ada.place, bob.place], positions.apart())
    mine, his = Table(ada).open(table), Table(bob).open(table)
    assert sorted(mine.hand_names()) == ["Juliet", "King", "Queen"]
    assert sorted(his.hand_names()) == ["Beggar", "Romeo", "Tom Thumb"]
    hides(his.page, "King", "Queen")
    hides(mine.page, "Beggar", "Tom Thumb", "tomthumb")

    mine.lay("King", 1)
    assert his.wait_for_turn() == "lay"
    assert his.cards(1) == ["Face-down card, Ada"]
    expect(his.page.locator("p[aria-live=polite]")).to_have_text("Ada lays a card in column 1.")
    assert mine.cards(1) == ["King, value 20, face down, only you know it"]
    hides(his.page, "King", "Queen")


def test_a_spectator_sees_the_public_table_only(visit: Visit, house: House) -> None:
    """Whoever has no chair sees columns and log live, but no hand, no hidden card and no way to act."""
    ada, bob, eve = visit("Ada"), visit("Bob"), visit("Eve")
    table = house.prepare([ada.place, bob.place], positions.apart())
    mine, watched = Table(ada).open(table), Table(eve).open(table)
    Table(bob).open(table)
    hides(watched.page, "King", "Queen", "Beggar", "Romeo")
    expect(watched.hand).to_have_count(0)
    mine.lay("King", 2)
    expect(watched.log).to_contain_text("Ada lays a card in column 2.")
    expect(watched.column(2).get_by_role("img", name="Face-down card, Ada")).to_be_visible()
    hides(watched.page, "King", "Queen", "Beggar", "Romeo")
    expect(watched.board.locator("button[aria-disabled=false]")).to_have_count(0)
    expect(watched.page.get_by_role("button", name=re.compile("taken? back"))).to_have_count(0)


def test_two_people_share_one_device(visit: Visit, house: House) -> None:
    """Between two turns a cover hides everything until the next person says who they are."""
    ada = visit("Ada")
    home = Home(ada).enter()
    home.create.click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    dialog.get_by_label("Seat 2").select_option("A friend on this device")
    dialog.get_by_role("textbox", name="Name of the friend").fill("Cleo")
    dialog.get_by_label("Who begins").select_option("Seat 1")
    dialog.get_by_role("button", name="Start the game").click()

    # Each in a column of their own: a card laid upon another turns it up, and both decks have the same cards.
    for column, (name, other) in enumerate((("Ada", "Cleo"), ("Cleo", "Ada")), 1):
        expect(ada.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
        expect(Table(ada).hand).to_have_count(0)
        ada.page.get_by_role("button", name=f"I am {name}").click()
        table = Table(ada).seated()
        assert table.wait_for_turn() == "lay"
        held = table.hand_names()
        table.hand_card(held[0]).click()
        table.board.get_by_role("button", name=f"Lay {held[0]} in column {column}").click()
        expect(ada.page.locator(".prompt")).to_contain_text(f"{name} lays a card in column {column}.")
        hides(ada.page, *held)
        expect(table.column(column).get_by_role("listitem")).to_have_count(1)
        ada.page.get_by_role("button", name="Pass the device on").click()
        expect(ada.page.get_by_role("heading", name=f"Pass the device to {other}")).to_be_visible()
        hides(ada.page, *held)


def test_everybody_at_one_device_sees_the_counting(visit: Visit, house: House) -> None:
    """How the round was counted is shown before the device is passed on; only one seat is me."""
    ada = visit("Ada")
    table = house.prepare([ada.place, ada.at_this_device], positions.round_ends())
    ada.go(f"/t/{table}")
    ada.page.get_by_role("button", name="I am Ada").click()
    mine = Table(ada).seated()
    expect(mine.players.get_by_text("you", exact=True)).to_have_count(1)
    expect(mine.players).to_contain_text("on this device")
    mine.lay("Mage", 2)
    expect(mine.count).to_be_visible()
    mine.count.get_by_role("button", name="Back to the board").click()
    expect(mine.hand).to_have_count(0)
    ada.page.get_by_role("button", name="Pass the device on").click()
    ada.page.get_by_role("button", name="I am Guest").click()
    assert Table(ada).seated().wait_for_turn() == "lay"
    ada.page.get_by_role("button", name="Since your last turn").click()
    expect(ada.page.get_by_role("dialog", name="Since your last turn")).to_contain_text("Ada ends round 2.")


def test_the_cover_comes_before_prepared_hands(visit: Visit, house: House) -> None:
    """A reload in the middle of a shared game shows the cover again, and nothing below it."""
    ada = visit("Ada")
    table = house.prepare([ada.place, ada.at_this_device], positions.apart())
    ada.go(f"/t/{table}")
    expect(ada.page.get_by_role("button", name="I am Ada")).to_be_visible()
    hides(ada.page, "King", "Queen", "Beggar", "Tom Thumb")
    ada.page.get_by_role("button", name="I am Ada").click()
    assert sorted(Table(ada).seated().hand_names()) == ["Juliet", "King", "Queen"]
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="I am Ada")).to_be_visible()
    hides(ada.page, "King", "Queen", "Beggar", "Tom Thumb")


def test_people_talk_at_the_table(visit: Visit, house: House) -> None:
    """A line of chat reaches the other browser, which counts it until it is read."""
    ada, bob = visit("Ada"), visit("Bob")
    table = house.prepare([ada.place, bob.place, bot()], positions.betrayed())
    mine, his = Table(ada).open(table), Table(bob).open(table)
    mine.page.get_by_role("tab", name="Chat").click()
    mine.page.get_by_role("textbox", name="Say something").fill("Good luck!")
    mine.page.get_by_role("button", name="Send").click()
    tab = his.page.get_by_role("tab", name=re.compile("Chat ?1"))
    expect(tab).to_be_visible()
    tab.click()
    expect(his.page.get_by_role("log", name="Chat")).to_contain_text("Ada Good luck!")
