"""Strangers at the table: the host sends them away and shuts the door; everybody mutes and reports."""

import re

import httpx
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import OpenHouse, Visit
from tests.browser.house import House
from tests.browser.rooms import Table

CHAIRS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def test_the_host_keeps_the_table(visit: Visit, house: House) -> None:
    """No name like the host's; whoever is removed does not come back; a locked table lets nobody in."""
    ada, eve, bob = visit("Ada"), visit("Eve"), visit("Bob")
    for guest in (eve, bob):
        guest.expects_in_console("status of (403|409)")
    made = ada.context.request.post(f"{house.url}/api/tables", data={"game": "kabale", "chairs": CHAIRS})
    path = f"/t/{made.json()['id']}"
    for guest in (ada, eve, bob):
        guest.go(path)

    eve.page.get_by_role("textbox", name="Nickname").fill("Аdа")  # with Cyrillic letters
    eve.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("one that looks like it")
    eve.page.get_by_role("textbox", name="Nickname").fill("Eve")
    eve.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(eve.page.get_by_role("button", name=re.compile("^Remove"))).to_have_count(0)

    ada.page.get_by_role("button", name="Remove Eve from the table").click()
    eve.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("The host does not want you at this table.")
    expect(ada.page.get_by_text("Eve", exact=True)).to_have_count(0)

    lock = ada.page.get_by_role("button", name="Let nobody else sit down")
    lock.click()
    expect(lock).to_have_attribute("aria-pressed", "true")
    expect(bob.page.get_by_text("The host lets nobody else sit down.")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Sit down")).to_have_count(0)
    lock.click()
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_text("Bob", exact=True)).to_be_visible()


def test_a_nuisance_is_reported_and_muted(visit: Visit, house: House) -> None:
    """Only the reader's own browser stops showing the lines, until they are wanted again."""
    ada, bob = visit("Ada"), visit("Bob")
    table = house.prepare([ada.place, bob.place], positions.apart())
    mine, his = Table(ada).open(table), Table(bob).open(table)
    for at in (mine, his):
        at.page.get_by_role("tab", name="Chat").click()
    his.page.get_by_role("textbox", name="Say something").fill("Your castle is ugly!")
    his.page.get_by_role("button", name="Send").click()
    talk = mine.page.get_by_role("log", name="Chat")
    expect(talk).to_contain_text("Bob Your castle is ugly!")
    expect(his.page.get_by_role("log", name="Chat").locator("summary")).to_have_count(0)

    talk.locator("summary").click()
    talk.get_by_role("button", name="Report").click()
    expect(talk.get_by_role("status")).to_have_text("Reported to the operator of this server.")
    talk.get_by_role("button", name="Mute Bob").click()
    expect(talk).not_to_contain_text("ugly")
    expect(his.page.get_by_role("log", name="Chat")).to_contain_text("ugly")

    mine.page.reload()
    mine.page.get_by_role("tab", name="Chat").click()
    expect(talk).to_contain_text("Nobody has said anything yet.")
    mine.page.get_by_role("button", name="Hear Bob again").click()
    expect(talk).to_contain_text("Bob Your castle is ugly!")


def test_older_tables_are_found(visit: Visit, open_house: OpenHouse) -> None:
    """However many people open tables: what the list has no room for comes after it."""
    house = open_house()  # with no tables of other tests
    for number in range(55):
        cookies = {"trianon": house.cookie(f"host {number}", f"Host {number}")}
        made = httpx.post(
            f"{house.url}/api/tables", json={"game": "kabale", "chairs": CHAIRS}, cookies=cookies
        )
        assert made.status_code == 201
    bob = visit("Bob", house=house)
    bob.go("/")
    oldest = bob.page.get_by_text("Host 0", exact=True)
    bob.page.get_by_role("button", name="Show all 50").click()
    expect(bob.page.get_by_text("Host 54", exact=True)).to_be_visible()
    expect(oldest).to_have_count(0)
    bob.page.get_by_role("button", name="Older tables").click()
    expect(oldest).to_be_visible()
    expect(bob.page.get_by_text("There are no older tables.")).to_be_visible()
    expect(bob.page.get_by_text("Host 4", exact=True)).to_have_count(1)
