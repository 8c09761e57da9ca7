"""The operator's wishes over HTTP: what only the process that holds a table can do to it.

They go the way of every other request, so that they reach that process. Whoever can read the key in the data
directory is the operator: a wish is signed with it, names one table, and is good for a minute.
"""

from collections.abc import Sequence

from fastapi import APIRouter, Request, Response
from itsdangerous import BadData, URLSafeTimedSerializer

from trianon.table.problems import TableProblem
from trianon.web.answers import answer
from trianon.web.services import Services

HEADER = "X-Trianon-Operator"
LIFE = 60  # seconds


def sign(keys: Sequence[str], wish: str, table: str) -> str:
    """What the header must say, for a minute."""
    return str(URLSafeTimedSerializer(keys[-1], salt="operator").dumps([wish, table]))


def add_operator(api: APIRouter, services: Services) -> None:
    """Paths for the `trianon admin` command; nobody else needs to know them."""

    def must_be_signed(request: Request, wish: str, table: str) -> None:
        signer = URLSafeTimedSerializer(list(services.keys), salt="operator")
        try:
            signed = signer.loads(request.headers.get(HEADER, ""), max_age=LIFE)
        except BadData:
            signed = None
        if signed != [wish, table]:
            raise TableProblem("forbidden", "only the operator can do that")

    @api.post("/api/tables/{id}/end", include_in_schema=False)
    async def end(request: Request, id: str) -> Response:
        must_be_signed(request, "end", id)
        await services.lobby.end(id)
        return answer({"ok": True})

    @api.post("/api/tables/{id}/erase", include_in_schema=False)
    async def erase(request: Request, id: str) -> Response:
        must_be_signed(request, "erase", id)
        await services.lobby.erase(id)
        return answer({"ok": True})
