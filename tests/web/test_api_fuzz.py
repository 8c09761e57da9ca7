"""Whatever the OpenAPI document allows or forbids, the server answers as documented and never with a fault."""

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import load_all_checks

from tests.web.support import ServerProcess

load_all_checks()


@pytest.fixture
def described(house: ServerProcess) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_to_its_document(case: Case) -> None:
    case.call_and_validate()
