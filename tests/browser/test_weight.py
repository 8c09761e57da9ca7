"""How heavy a table page is and how soon it is there."""

import gzip

from playwright.sync_api import Response, expect

from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.house import House, bot
from tests.browser.rooms import Table

LIGHT = 150_000  # bytes, compressed, without fonts
SOON = 15_000  # milliseconds; the aim is 1000, but a busy machine proves nothing
KINDS = ("document", "script", "stylesheet")

PAINT = """() => {
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  return { first: paint ? paint.startTime : 0, board: window.boardShown ?? 0 };
}"""
# The moment the first hand card is drawn, measured inside the page.
WATCH = """
new MutationObserver((_, watcher) => {
  if (!document.querySelector("[data-card-id]")) return;
  watcher.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.boardShown = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""


def test_a_table_page_is_light(visit: Visit, house: House) -> None:
    """All HTML, JavaScript and CSS that a table page fetches stays below 150 kB gzipped."""
    ada = visit("Ada")
    fetched: list[Response] = []
    ada.page.on("response", lambda answer: fetched.append(answer))
    Table(ada).open(house.prepare([ada.place, bot()], positions.apart()))
    sizes = {
        answer.url: len(gzip.compress(answer.body(), 6))
        for answer in fetched
        if answer.request.resource_type in KINDS
    }
    assert len(sizes) >= 3
    print(f"table page: {sum(sizes.values()) / 1000:.1f} kB gzipped in {len(sizes)} files")
    assert sum(sizes.values()) < LIGHT


def test_files_travel_compressed(visit: Visit, house: House) -> None:
    """The server sends the client's files compressed, and names that never change may be kept for ever."""
    ada = visit("Ada")
    fetched: list[Response] = []
    ada.page.on("response", lambda answer: fetched.append(answer))
    Table(ada).open(house.prepare([ada.place, bot()], positions.apart()))
    assets = [answer for answer in fetched if answer.request.resource_type in ("script", "stylesheet")]
    for answer in (answer for answer in assets if len(answer.body()) > 2000):
        assert answer.header_value("content-encoding") in ("gzip", "br"), answer.url
    for answer in (answer for answer in assets if "/assets/" in answer.url):
        assert "immutable" in str(answer.header_value("cache-control")), answer.url


def test_a_table_is_soon_there(visit: Visit, house: House) -> None:
    """From the address to the drawn board with my hand takes about a second at most."""
    ada = visit("Ada")
    ada.page.add_init_script(WATCH)
    Table(ada).open(house.prepare([ada.place, bot()], positions.apart()))
    ada.page.wait_for_function("window.boardShown > 0")
    times = ada.page.evaluate(PAINT)
    print(f"first paint after {times['first']:.0f} ms, board with hand after {times['board']:.0f} ms")
    expect(Table(ada).hand).to_be_visible()
    assert 0 < times["board"] < SOON
