"""The wire has one definition; what is made from it is up to date."""

import json
import subprocess
import sys

import msgspec
import pytest

from tests.web.support import ROOT
from trianon.table import messages
from trianon.table.codec import decode, encode
from trianon.web.schema import json_schema, structs, typescript


def test_the_clients_types_are_up_to_date() -> None:
    made = (ROOT / "client" / "src" / "wire.ts").read_text()
    assert made == typescript(), "run: python -m trianon.web.schema --typescript > client/src/wire.ts"


def test_every_message_is_described() -> None:
    definitions = json_schema()["$defs"]
    assert {kind.__name__ for kind in structs()} == set(definitions)
    assert all(definition.get("description") for definition in definitions.values())
    assert definitions["Move"]["properties"]["type"] == {"enum": ["move"]}


def test_the_schema_is_printed() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "trianon.web.schema"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert json.loads(result.stdout) == json_schema()


@pytest.mark.parametrize(
    "message",
    [
        messages.Hello(),
        messages.Move("id", 3, 1, "king > 2"),
        messages.Undo("id", 3, 1),
        messages.Say("id", "čau"),
    ],
)
def test_messages_from_browsers_survive_the_way(message: messages.FromBrowser) -> None:
    assert decode(msgspec.json.encode(message)) == message


def test_messages_to_browsers_name_their_type() -> None:
    assert json.loads(encode(messages.Accepted("a", 1))) == {"type": "accepted", "id": "a", "version": 1}
