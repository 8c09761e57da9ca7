"""Whatever the OpenAPI document allows or forbids: the server answers as documented, never with a fault."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import negative_data_rejection, positive_data_acceptance

from tests.web.support import ServerProcess, server
from trianon.web.app import create_app
from trianon.web.config import Config

schema = schemathesis.openapi.from_dict(create_app(Config()).openapi())

# Not every well-formed wish can be granted (a chair may be taken), and an overlong one is refused with 413.
UNFIT = [negative_data_rejection, positive_data_acceptance]
SITE = ("--site", "https://games.example.org", "--mail-from", "games@example.org")
NO_MAIL = ("--mail-server", "smtp://127.0.0.1:1")  # nobody is there: it refuses at once


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that sends letters and messages to devices, so that nothing of it is left out."""
    with server(tmp_path_factory.mktemp("house"), *SITE, *NO_MAIL) as running:
        yield running
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="module")
def browser(house: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=60) as made:
        yield made


_numbers = count(1)


@pytest.fixture
def cookies(browser: httpx.Client) -> dict[str, str]:
    """Those of an account; of another one when that has been signed out or forgotten."""
    if not browser.get("/api/me").json()["account"]:
        wish = {"name": f"Eve {next(_numbers)}", "password": "correct horse"}
        assert browser.post("/api/me/sign-up", json=wish).status_code == 200
    return dict(browser.cookies)


@schema.parametrize()
@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_to_its_document(
    case: "Case[Any]", house: ServerProcess, cookies: dict[str, str]
) -> None:
    case.call_and_validate(base_url=house.address, cookies=cookies, excluded_checks=UNFIT)
