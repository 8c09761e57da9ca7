"""`python -m trianon.web.schema`: all messages as JSON Schema, or with --typescript as client/src/wire.ts."""

import json
import sys
from typing import Any, get_args

import msgspec

from trianon.table import messages, personal, requests

UNIONS = ("FromBrowser", "ToBrowser")
WRITTEN_BY_BROWSERS = (
    *("Hello", "Move", "Undo", "Say", "Rename", "JoinWish", "SignIn", "ForgetMe"),
    *("NewChair", "NewTable", "Sit", "SeatBot", "VoteWish", "NewTournament"),
)
HEAD = """// Made from messages.py, personal.py and requests.py in trianon/table. Do not edit:
// `python -m trianon.web.schema --typescript`
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """Every message and part, in the order of the definition."""
    return [
        kind
        for module in (messages, personal, requests)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, messages.Frozen) and kind.__module__ == module.__name__
        if kind is not messages.Frozen
    ]


def json_schema() -> dict[str, Any]:
    """The JSON Schema of everything on the wire."""
    _, definitions = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    ordered = {kind.__name__: definitions[kind.__name__] for kind in structs()}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": ordered}


def typescript() -> str:
    """The same as TypeScript types. What the server writes is always complete."""
    parts = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    parts.append(f"export type ErrorCode = {_union(get_args(messages.ErrorCode))};\n")
    for name, schema in json_schema()["$defs"].items():
        parts.append(_interface(name, schema))
    for name in UNIONS:
        members = " | ".join(kind.__name__ for kind in get_args(getattr(messages, name)))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", []) if name in WRITTEN_BY_BROWSERS else schema["properties"]
    lines = [f"/** {' '.join(schema['description'].split())} */", f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(kind)};")
    return "\n".join((*lines, "}\n"))


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        is_code = set(schema["enum"]) == set(get_args(messages.ErrorCode))
        return "ErrorCode" if is_code else _union(schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def _union(words: Any) -> str:
    return " | ".join(json.dumps(word) for word in words)


if __name__ == "__main__":
    wanted = typescript() if "--typescript" in sys.argv[1:] else json.dumps(json_schema(), indent=2) + "\n"
    sys.stdout.write(wanted)
