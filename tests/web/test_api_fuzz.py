"""Whatever the OpenAPI document allows or forbids: the server answers as documented, never with a fault."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import negative_data_rejection, positive_data_acceptance

from tests.web.support import ServerProcess
from trianon.web.app import create_app
from trianon.web.config import Config

schema = schemathesis.openapi.from_dict(create_app(Config()).openapi())

# Not every well-formed wish can be granted (a chair may be taken), and an overlong one is refused with 413.
UNFIT = [negative_data_rejection, positive_data_acceptance]


@schema.parametrize()
@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_to_its_document(case: "Case[Any]", house: ServerProcess) -> None:
    case.call_and_validate(base_url=house.address, excluded_checks=UNFIT)
