"""Kabale & Hiebe: a complete position that looks like a view (K12). All that bots know comes through here."""

from typing import Any

from trianon.games.kabale import GAME, KabaleState
from trianon.games.kabale.components import NAMES


def imagine(view: dict[str, Any], question: dict[str, Any]) -> KabaleState:
    """One of the states behind a view, the same one every time; its `determinize` gives the others.

    Goal cards that others won are not shown again (K12.5), so in this state they have none.
    """
    seats: int = view["seats"]
    cards = Cards(view)
    columns = [_column(column, cards, view["seat"]) for column in view["columns"]]
    won = [""] * seats
    won[view["seat"]] = ", ".join([_goal(goal) for goal in view["players"][view["seat"]]["goals"]])
    doc: dict[str, object] = {
        "game": GAME.id,
        "seats": seats,
        "options": {"colours": [player["colour"] for player in view["players"]]},
        "round": view["round"],
        "active": view["turn"],
        "columns": columns,
        "hands": [cards.hand(seat) for seat in range(seats)],
        "discards": [" ".join(player["discard"]) for player in view["players"]],
        "won": won,
        "pending": _pending(view, question["ask"]),
    }
    state = GAME.from_json(doc)
    assert isinstance(state, KabaleState)
    state.recording = False
    return state


class Cards:
    """Per seat, the cards that may lie hidden in columns, hands and decks."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.players: list[dict[str, Any]] = view["players"]
        self.own_hand: list[str] = view["hand"]
        seen: list[list[str]] = [list(player["discard"]) for player in self.players]
        seen[self.seat] += self.own_hand
        for column in view["columns"]:
            for lying in column["cards"]:
                if "card" in lying:
                    seen[lying["seat"]].append(lying["card"])
        self.unseen = [[card for card in NAMES if card not in known] for known in seen]

    def hidden(self, seat: int) -> str:
        """A card of a seat that nobody has seen."""
        return self.unseen[seat].pop()

    def hand(self, seat: int) -> str:
        """The cards in a hand: the own one, or as many unseen cards as the other seat holds."""
        if seat == self.seat:
            return " ".join(self.own_hand)
        size: int = self.players[seat]["hand"]
        return " ".join([self.hidden(seat) for _ in range(size)])


def _column(column: dict[str, Any], cards: Cards, me: int) -> str:
    """A column as position documents write it."""
    shown = [_goal(column) + (" closed:" if column["closed"] else ":")]
    for lying in column["cards"]:
        seat: int = lying["seat"]
        name = f"{seat}:{lying['card'] if 'card' in lying else cards.hidden(seat)}"
        if lying["up"]:
            shown.append(name)
        elif lying.get("tucked", False):
            shown.append(f"({name})")
        elif "card" in lying and seat != me:
            shown.append(f"<{name}>")
        else:
            shown.append(f"[{name}]")
    return " ".join(shown)


def _goal(goal: dict[str, Any]) -> str:
    return f"{goal['symbol']} {goal['value']}"


def _pending(view: dict[str, Any], ask: str) -> dict[str, object] | None:
    """The disguise or traitor that waits for an answer: the only one of this seat, face up in a column."""
    if ask == "lay":
        return None
    for number, column in enumerate(view["columns"]):
        for place, lying in enumerate(column["cards"]):
            if lying["seat"] == view["seat"] and lying["up"] and lying["card"] == ask:
                return {"ask": ask, "column": number + 1, "place": place}
    return None
