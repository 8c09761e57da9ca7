"""Louis XIV: standing orders. They answer about intrigue cards without asking the player (P7).

    {"until": 3, "cards": {"dauphin": "place 2 from own", "colbert": "keep", "louvois": "ask"}}

`until` is the last round in which the order holds. `cards` says for a person what to answer at that tile;
"ask" leaves the question to the player, also where the others shall only believe that there is something to
think about. A card that the order does not name is asked about, and so is one that cannot be used as it says.
At all other tiles there is nothing to decide: the order keeps at once.
"""

from typing import Final

from trianon.games.louis.actions import INTRIGUE, INTRIGUE_STEP, KEEP
from trianon.games.louis.components import PERSONS, ROUNDS
from trianon.games.louis.tableau import Tableau
from trianon.kernel.action import Action
from trianon.kernel.errors import InvalidAction, InvalidOption
from trianon.kernel.frame import arg1

ASK: Final = "ask"
FIELDS: Final = ("until", "cards")


def read(s: Tableau, doc: dict[str, object]) -> dict[str, object]:
    """The order in a document; InvalidOption names the field that is wrong."""
    for name in doc:
        if name not in FIELDS:
            raise InvalidOption(f"order: unknown field {name!r}")
    until = doc.get("until")
    if not isinstance(until, int) or isinstance(until, bool) or not 1 <= until <= ROUNDS:
        raise InvalidOption(f"until: must be a round from 1 to {ROUNDS}")
    given = doc.get("cards", {})
    if not isinstance(given, dict):
        raise InvalidOption("cards: must be an object")
    for person in given:
        if person not in PERSONS:
            raise InvalidOption(f"cards: there is no person {person!r}")
    cards = {person: _answer(s, f"cards.{person}", given[person]) for person in PERSONS if person in given}
    return {"until": until, "cards": cards}


def follow(s: Tableau, order: dict[str, object]) -> Action | None:
    """The answer of an order to the open question; None when the player shall give it."""
    until, cards = order["until"], order["cards"]
    assert isinstance(until, int)
    assert isinstance(cards, dict)
    if s.step != INTRIGUE_STEP or s.round > until:
        return None
    has_choice = len(s.codes) > 1
    wanted = cards.get(PERSONS[arg1(s.frames[-1])], ASK if has_choice else KEEP.name)
    if wanted == ASK:
        return None
    code = s.read(wanted) if has_choice else KEEP.first
    return s.action(code) if code in s.codes else None


def _answer(s: Tableau, field: str, wanted: object) -> str:
    """What to do at one tile, as the texts of actions say it."""
    if wanted == ASK:
        return ASK
    try:
        code = s.read(wanted) if isinstance(wanted, str) else -1
    except InvalidAction:
        code = -1
    if not (KEEP.has(code) or INTRIGUE.has(code)):
        raise InvalidOption(f"{field}: {wanted!r} is neither {ASK!r} nor an answer about an intrigue card")
    return s.action(code).text
