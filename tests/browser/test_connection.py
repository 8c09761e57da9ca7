"""Reloads, lost connections, a server that dies and comes back."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import OpenHouse, Visit
from tests.browser.house import House, bot
from tests.browser.rooms import Home, Table

# Until the page is loaded a second time, answers are those of a server with another protocol.
RENEWED = """
if (!sessionStorage.getItem("renewed")) {
  sessionStorage.setItem("renewed", "yes");
  const asked = window.fetch;
  window.fetch = async (...question) => {
    const answer = await asked(...question);
    const headers = new Headers(answer.headers);
    headers.set("trianon-protocol", "0");
    return new Response(answer.body, { status: answer.status, headers });
  };
}
"""


@pytest.fixture
def frail_house(open_house: OpenHouse) -> House:
    """A server that this test may kill."""
    return open_house()


def test_a_reload_in_the_middle_keeps_everything(visit: Visit) -> None:
    """Hand, columns, log and whose turn it is are the same after loading the page anew."""
    ada = visit("Ada")
    table = Home(ada).enter().play_bots(opponents=3)
    table.play_any()
    turn = table.wait_for_turn()

    def seen() -> tuple[object, ...]:
        return table.hand_names(), [table.cards(number) for number in range(1, 5)], table.lines()

    before = seen()
    ada.page.reload()
    assert table.seated().wait_for_turn() == turn
    assert seen() == before
    table.play_any()


def test_leaving_and_coming_back(visit: Visit) -> None:
    """The browser's own buttons lead away from a game and back into it."""
    ada = visit("Ada")
    table = Home(ada).enter().play_bots(opponents=1)
    table.play_any()
    turn = table.wait_for_turn()
    lines = table.lines()
    ada.page.go_back()
    expect(Home(ada).against_bots).to_be_visible()
    ada.page.go_forward()
    assert table.seated().wait_for_turn() == turn
    assert table.lines() == lines


def test_a_killed_server_comes_back_and_the_game_goes_on(visit: Visit, frail_house: House) -> None:
    """The banner says that the connection is lost; a move made meanwhile is sent when it is back."""
    ada = visit("Ada", house=frail_house)
    ada.expects_in_console("WebSocket connection to .* failed")
    ada.expects_in_console("net::ERR_CONNECTION_REFUSED")
    table = Table(ada).open(frail_house.prepare([ada.place, bot()], positions.apart()))
    frail_house.kill()
    banner = ada.page.get_by_role("status").filter(has_text="The connection is lost")
    expect(banner).to_be_visible()
    table.hand_card("King").click()
    table.board.get_by_role("button", name="Lay King in column 1").click()
    expect(ada.page.get_by_text("Your move will be sent as soon as it is back.")).to_be_visible()
    ada.page.get_by_role("button", name="Try now").click()
    expect(banner).to_be_visible()
    frail_house.open()
    expect(banner).to_have_count(0)
    expect(table.log).to_contain_text("Ada lays King in column 1.")
    table.wait_for_turn()
    assert table.cards(1)[0].startswith("King")


def test_two_windows_of_one_guest_stay_together(visit: Visit, house: House) -> None:
    """A move in one window of a guest appears in the other one."""
    ada, bob = visit("Ada"), visit("Bob")
    table = Table(ada).open(house.prepare([ada.place, bob.place], positions.apart()))
    second = ada.context.new_page()
    ada.listen(second)
    second.goto(ada.page.url)
    expect(second.get_by_role("button", name=re.compile("^King, value"))).to_be_visible()
    table.lay("King", 1)
    expect(second.get_by_role("log", name="What happened")).to_contain_text("Ada lays King in column 1.")


def test_the_entrance_without_a_server(visit: Visit) -> None:
    """When the server does not answer the entrance says so, and trying again helps."""
    ada = visit("Ada")
    ada.expects_in_console("net::ERR_FAILED")
    ada.page.route("**/api/**", lambda route: route.abort())
    ada.go("/")
    expect(ada.page.get_by_text("The server does not answer.").first).to_be_visible()
    ada.page.unroute("**/api/**")
    ada.page.get_by_role("button", name="Try again").click()
    expect(Home(ada).against_bots).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/me", "/learn/kabale", "/ladder/kabale", "/tournaments"])
def test_a_page_from_before_an_upgrade_is_told_to_load_anew(visit: Visit, path: str) -> None:
    """Also where there is no table: the next answer says that the server speaks another protocol."""
    ada = visit("Ada")
    ada.page.add_init_script(RENEWED)
    ada.go(path)
    notice = ada.page.get_by_role("alert").filter(has_text="Trianon has been renewed")
    expect(notice).to_have_count(1)
    notice.get_by_role("button", name="Load again").click()
    expect(notice).to_have_count(0)
    expect(ada.page.get_by_role("main")).to_be_visible()
