"""The template game in the browser: its own board and words, in a client that was built with it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.rooms import Home
from tests.table.support import late
from tools import node
from tools.native import ROOT

pytestmark = pytest.mark.xdist_group("template")  # its client is built once


@pytest.fixture(scope="module")
def template_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a client that was told of the template; TRIANON_GAMES says it to both."""
    client = tmp_path_factory.mktemp("client")
    build = ("exec", "--", "vite", "build", "--emptyOutDir", "--logLevel", "warn", "--outDir", str(client))
    node.npm(node.find_or_install(), *build, cwd=ROOT / "client")
    running = House(tmp_path_factory.mktemp("house") / "data", client=str(client))
    running.open()
    yield running
    running.close()


def test_a_game_from_outside_is_played_to_its_end(visit: Visit, template_house: House) -> None:
    """Two people in two browsers; each sees its own courtiers, and at the end both see everything."""
    ada, bob = visit("Ada", house=template_house), visit("Bob", house=template_house)
    table = template_house.prepare([ada.place, bob.place], late("page", "duke"), game="template")
    mine, theirs = (visitor.go(f"/t/{table}") for visitor in (ada, bob))
    expect(mine).to_have_title("Your turn · The Levee · Trianon")
    expect(theirs.get_by_text("Hand: a veiled courtier")).to_be_visible()
    mine.get_by_role("button", name="Present: Page").click()
    expect(theirs.get_by_text("At the door: a veiled courtier")).to_be_visible()
    theirs.get_by_role("button", name="Challenge: Duke").click()
    expect(mine.get_by_text("Page is unveiled, and Bob takes both.").first).to_be_visible()
    for page in (mine, theirs):
        expect(page.get_by_text("Taken in challenges: Page, Duke")).to_be_visible()


def test_the_entrance_offers_the_games_of_the_house_only(visit: Visit, template_house: House) -> None:
    page = Home(visit("Ada", house=template_house)).enter().page
    expect(page.get_by_text("Kabale & Hiebe").first).to_be_visible()
    expect(page.get_by_text("The Levee")).to_have_count(0)


def test_the_usual_client_knows_nothing_of_it() -> None:
    bundle = Path(ROOT / "trianon" / "web" / "static" / "assets")
    assert not [path.name for path in bundle.glob("*.js") if "template-courtier" in path.read_text("utf-8")]
