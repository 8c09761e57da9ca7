"""People with several devices: a guest moves by a code, an account signs in."""

import re

from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import OpenHouse, Visit
from tests.browser.house import House
from tests.browser.rooms import Table
from tests.browser.test_access import check
from tests.browser.test_phone import fits

PHONE = {"width": 390, "height": 844}
PASSWORD = "correct horse"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}
# The page believes to be in the background, and shows the last notice in its body.
IN_THE_BACKGROUND = """
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, { body }) { document.body.dataset.notice = `${title}: ${body}`; }
};
window.lookAway = () => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


def test_a_seat_moves_to_a_phone_by_a_code(visit: Visit, house: House) -> None:
    """The phone opens the link of the picture, becomes the same person, and plays on."""
    ada, bob, phone = visit("Ada"), visit("Bob"), visit(viewport=PHONE)
    table = house.prepare([ada.place, bob.place], positions.apart())
    page = ada.go("/")
    page.get_by_role("link", name="You", exact=True).click()
    expect(page).to_have_title("(1) You · Trianon")
    page.get_by_role("button", name="Make a code").click()
    code = page.locator(".device-code-letters").inner_text()
    check(page)
    other = phone.go(f"/device#{code.replace(' ', '')}")
    expect(other.get_by_label("Code")).to_have_value(code.replace(" ", ""))
    check(other)
    fits(other)
    other.get_by_role("button", name="Play on here").click()
    expect(other.get_by_role("heading", name="Trianon", level=1)).to_be_visible()
    assert Table(phone).open(table).wait_for_turn() == "lay"
    phone.expects_in_console("403")
    other = phone.go("/device")
    other.get_by_label("Code").fill(code)
    other.get_by_role("button", name="Play on here").click()
    expect(other.get_by_role("alert")).to_contain_text("This code is not good")


def test_a_guest_becomes_an_account_and_signs_in_on_a_phone(visit: Visit, house: House) -> None:
    """Sign up, sign in elsewhere, wrong password in words, sign out, and be forgotten."""
    ada, bob, phone = visit("Ada"), visit("Bob"), visit(viewport=PHONE)
    table = house.prepare([ada.place, bob.place], positions.apart())
    page = ada.go("/me")
    page.get_by_label("Name", exact=True).fill("Ada of the tower")
    page.get_by_label("New password").fill(PASSWORD)
    check(page)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("You are signed in as Ada of the tower.")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Settings").click()
    with page.expect_response("**/api/me/settings"):
        page.get_by_role("radio", name="For colour-blind eyes").check()
    page.get_by_role("button", name="Done").click()

    phone.expects_in_console("403")
    other = phone.go("/me")
    other.get_by_role("button", name="I have an account").click()
    other.get_by_label("Name", exact=True).fill("Ada of the tower")
    other.get_by_label("Password").fill("wrong password")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("alert")).to_have_text("Name and password do not belong together.")
    check(other)
    fits(other)
    other.get_by_label("Password").fill(PASSWORD)
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("heading", name="Trianon", level=1)).to_be_visible()
    expect(other.locator("html")).to_have_attribute("data-palette", "distinct")
    assert Table(phone).open(table).wait_for_turn() == "lay"
    other.get_by_role("link", name="You", exact=True).click()
    other.get_by_role("button", name="Sign out", exact=True).click()
    expect(other.get_by_role("heading", name="Create an account")).to_be_visible()

    page.get_by_role("button", name="Delete my account").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill(PASSWORD)
    check(page)
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("heading", name="Create an account")).to_be_visible()
    expect(Table(bob).open(table).players).not_to_contain_text(re.compile("Ada"))


def test_a_passkey_signs_in_without_a_password(visit: Visit, open_house: OpenHouse) -> None:
    """On a site with a name: made in the account, good on the same device after signing out, then removed."""
    house = open_house(options=("--site", "https://games.example.org"))
    house.url = house.url.replace("127.0.0.1", "localhost")
    ada = visit("Ada", house=house)
    ada.expects_in_console("403")
    page = ada.go("/me")
    tools = ada.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.get_by_label("Name", exact=True).fill("Ada of the tower")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.get_by_text("You have 1 passkey.")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="I have an account").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Trianon", level=1)).to_be_visible()
    page = ada.go("/me")
    expect(page.get_by_text("You are signed in as Ada of the tower.")).to_be_visible()
    page.get_by_role("button", name="Remove all passkeys").click()
    expect(page.get_by_text("You have none yet.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="I have an account").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("This passkey is not known here")


def test_what_is_kept_is_told(visit: Visit) -> None:
    """The privacy page is a link away from everywhere, in every language."""
    ada = visit("Ada", viewport=PHONE)
    page = ada.go("/credits")
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_text("Every move of every game that began is kept for good")).to_be_visible()
    check(page)
    fits(page)
    page.get_by_role("button", name="Čeština").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Soukromí")
    expect(page.get_by_text("Jedna cookie")).to_be_visible()


def test_letters_are_asked_for_and_a_new_password_too(visit: Visit, open_house: OpenHouse) -> None:
    """The panel of an account says where letters go; the mail server of this house is out of order."""
    mail = ("--mail-server", "smtp://127.0.0.1:9", "--mail-from", "a@example.org")
    house = open_house(options=(*mail, "--site", "https://games.example.org"))
    ada = visit("Ada", house=house, viewport=PHONE)
    ada.expects_in_console("400|503")
    page = ada.go("/me")
    page.get_by_role("button", name="I have an account").click()
    page.get_by_role("link", name="Forgot the password?").click()
    page.get_by_label("E-mail address of the account").fill("ada@example.org")
    check(page)
    fits(page)
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_text("If an account has this address, a letter is on its way.")).to_be_visible()

    page = ada.go("/me")
    page.get_by_label("Name", exact=True).fill("Ada of the tower")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("No letters are sent to you.")).to_be_visible()
    address = page.get_by_label("E-mail address (empty: no letters)")
    save = page.locator("form", has=address).get_by_role("button", name="Save")
    for wrong, answer in (("ada", "This is no e-mail address."), ("ada@example.org", "could not")):
        address.fill(wrong)
        save.click()
        expect(page.get_by_role("alert")).to_contain_text(answer)
    check(page)
    fits(page)
    page.close()  # before its server is gone
    house.kill()


def test_the_link_of_a_letter_leads_to_one_button(visit: Visit) -> None:
    """A link that does not work here says so."""
    ada = visit("Ada", viewport=PHONE)
    ada.expects_in_console("404")
    page = ada.go("/mail#stop.forged")
    check(page)
    fits(page)
    page.get_by_role("button", name="No more letters").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_bell_tells_on_every_page_where_it_is_my_turn(visit: Visit, house: House) -> None:
    """Beside the table in front of me: in the header, in the title, in the icon; it leads to the table."""
    ada, bob = visit("Ada", viewport=PHONE), visit("Bob")
    first, second = (house.prepare([ada.place, bob.place], positions.apart()) for _ in range(2))
    page = ada.go("/credits")
    expect(page).to_have_title("(2) Credits · Trianon")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    fits(page)
    bell = page.get_by_role("button", name="Your turn in 2 games")
    bell.click()
    check(page)
    page.get_by_role("dialog").get_by_role("link", name="Play on").first.click()
    table = Table(ada).seated()
    assert table.id in (first, second)
    expect(page.get_by_role("button", name="Your turn in 1 game")).to_be_visible()
    expect(page).to_have_title("(1) Your turn · Kabale & Hiebe · Trianon")


def test_a_notice_tells_of_my_turn_while_i_look_away(visit: Visit, house: House) -> None:
    """Only after a click that asks for it, and only when it has become my turn."""
    ada, bob = visit("Ada"), visit("Bob")
    ada.page.add_init_script(IN_THE_BACKGROUND)
    table = house.prepare([bob.place, ada.place], positions.apart())
    page = ada.go(f"/t/{table}")
    Table(ada).seated()
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Notify me when it is my turn")
    expect(switch).not_to_be_checked()
    page.get_by_text("Notify me when it is my turn").click()
    expect(switch).to_be_checked()
    page.get_by_role("button", name="Done").click()
    page.evaluate("lookAway()")
    Table(bob).open(table).play_any()
    page.evaluate("lookAway()")  # it asks again, sooner than by itself
    expect(page.locator("body")).to_have_attribute("data-notice", "Your turn: Kabale & Hiebe · Bob")
