"""The installed house: its service worker keeps what opens it, and nothing that was said or played."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.test_access import check
from tests.browser.test_phone import fits

PHONE = {"width": 390, "height": 844}
KEPT = """async () => {
  const cache = await caches.open("trianon");
  return (await cache.keys()).map((request) => request.url);
}"""


def test_without_a_server_the_house_opens_and_says_so(visit: Visit, tmp_path: Path) -> None:
    """In the reader's language, at any address; when the server is back, so is the page that was wanted."""
    house = House(tmp_path / "data")
    house.open()
    ada = visit("Ada", house=house, viewport=PHONE, locale="cs-CZ", service_workers="allow")
    ada.expects_in_console("ERR_CONNECTION_REFUSED")
    page = ada.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    expect(page.get_by_role("heading", name="Trianon", level=1)).to_be_visible()
    paths = {urlsplit(address).path for address in page.evaluate(KEPT)}
    assert {"/", "/theme.js"} < paths
    assert all(path.startswith("/assets/") or path.count("/") == 1 for path in paths), paths

    house.close()
    page = ada.go("/privacy")
    expect(page.get_by_role("heading", level=1)).to_have_text("Bez připojení")
    expect(page.get_by_text(re.compile("Bez serveru se tu nedá hrát"))).to_be_visible()
    check(page)
    fits(page)
    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Geen verbinding")

    house.open()
    expect(page.get_by_role("heading", level=1)).to_have_text("Privacy")
    house.close()


def test_the_house_can_be_installed(visit: Visit) -> None:
    """Chromium finds nothing wrong with the manifest, its icons included."""
    ada = visit("Ada", service_workers="allow")
    page = ada.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    tools = ada.context.new_cdp_session(page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    problems = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {problem["errorId"] for problem in problems} <= {"in-incognito"}, problems
