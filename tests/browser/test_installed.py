"""The house on a device: its service worker keeps what opens it, nothing that was played, and shows news."""

import asyncio
import json
import re
from collections.abc import Iterator
from socket import gethostname
from threading import Thread
from time import monotonic
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, OpenHouse, Visit
from tests.browser.house import House, person
from tests.browser.test_access import check
from tests.browser.test_phone import fits
from tests.web.test_push import Device

PHONE = {"width": 390, "height": 844}
KEPT = """async () => {
  const cache = await caches.open("trianon");
  return (await cache.keys()).map((request) => request.url);
}"""

# No service of a maker is within reach of a test: the browser believes to have subscribed at the test's own.
SUBSCRIBES = """
PushManager.prototype.subscribe = async () => ({
  toJSON: () => ({ endpoint: "%(endpoint)s", keys: { p256dh: "%(key)s", auth: "%(secret)s" } }),
});
"""
# In the worker: tells when a notice is there. Whoever looks before that makes Chromium forget it: it asks the
# system which notices are shown, and drops the others.
HEARS = """() => {
  const show = ServiceWorkerRegistration.prototype.showNotification;
  self.told = new Promise((resolve, reject) => {
    ServiceWorkerRegistration.prototype.showNotification = function (...notice) {
      const shown = show.apply(this, notice);
      shown.then(resolve, reject);
      return shown;
    };
  });
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, path: data }));
}"""


def test_without_a_server_the_house_opens_and_says_so(visit: Visit, open_house: OpenHouse) -> None:
    """In the reader's language, at any address; when the server is back, so is the page that was wanted."""
    house = open_house()
    ada = visit("Ada", house=house, viewport=PHONE, locale="cs-CZ", service_workers="allow")
    ada.expects_in_console("ERR_CONNECTION_REFUSED")
    ada.expects_in_console("ERR_FAILED")  # a page that was never opened, and so was not kept
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


def test_what_needs_https_is_not_offered_without_it(visit: Visit, house: House) -> None:
    """From another machine by plain HTTP; the settings say why there are no notices and passkeys."""
    there = house.url.replace("127.0.0.1", f"{gethostname().partition('.')[0]}.local")
    ada = visit("Ada")
    ada.expects_in_console("Cross-Origin-Opener-Policy")  # of no use there, as the browser says
    page = ada.page
    page.goto(f"{there}/me")
    assert page.evaluate("isSecureContext") is False
    page.get_by_role("button", name="I have an account").click()
    expect(page.get_by_label("Password")).to_be_visible()
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("browsers allow them only over HTTPS")
    expect(dialog.get_by_role("switch", name="Notify me when it is my turn")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Install")).to_have_count(0)


@pytest.fixture
def device() -> Iterator[Device]:
    """The service of a browser's maker, in a thread of its own: Playwright has the loop of this one."""
    made, loop = Device(), asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    opening = asyncio.run_coroutine_threadsafe(asyncio.start_server(made.listen, "127.0.0.1", 0), loop)
    listening = opening.result(PATIENCE)
    made.endpoint = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/send/ada"
    yield made
    loop.call_soon_threadsafe(listening.close)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def test_news_are_shown_while_no_page_is_open(visit: Visit, open_house: OpenHouse, device: Device) -> None:
    """The switch in the settings subscribes at the server; what arrives at the device, the worker shows."""
    options = ("--site", "https://games.example.org", "--push-anywhere", "--push-seconds", "0.2")
    house = open_house(options=options)
    ada = visit("Ada", house=house, service_workers="allow", permissions=["notifications"])
    ada.page.add_init_script(SUBSCRIBES % device.wish())
    page = ada.go("/credits")
    page.get_by_role("button", name="Settings").click()
    with page.expect_response("**/api/me/push") as subscribed:
        page.get_by_text("Notify me when it is my turn").click()
    assert subscribed.value.ok
    page.get_by_role("button", name="Done").click()

    tools = ada.context.new_cdp_session(page)
    known: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda update: known.extend(one["registrationId"] for one in update["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    table = house.prepare([ada.place, person("bob", "Bob")])
    until = monotonic() + PATIENCE / 1000
    while not device.messages and monotonic() < until:
        page.wait_for_timeout(100)
    [news] = device.messages  # decrypted with the key that only this device has
    assert news == {
        "title": "Your turn in 1 game",
        "body": "Your turn: Kabale & Hiebe (Bob)",
        "path": f"/t/{table}",
    }
    [worker] = ada.context.service_workers
    worker.evaluate(HEARS)
    message = {"origin": house.url, "registrationId": known[-1], "data": json.dumps(news)}
    tools.send("ServiceWorker.deliverPushMessage", message)
    worker.evaluate("told")
    assert page.evaluate(SHOWN) == [news]
