"""Kabale & Hiebe: what one seat, or a spectator, may see (K12)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.kabale.components import GOAL_SYMBOL, GOAL_VALUE, NAMES, ROUNDS, SYMBOLS, UNKNOWN
from trianon.games.kabale.events import goal_json
from trianon.games.kabale.scoring import REMOVERS, evaluate, points
from trianon.games.kabale.tableau import (
    ONE_OLDER,
    RESHUFFLES,
    SEEN,
    TUCKED,
    UP,
    Tableau,
    card_of,
    entry_of,
    owner_of,
)
from trianon.kernel.bits import size
from trianon.kernel.parts import mixed, mixed_list
from trianon.kernel.state import NOBODY

# The places of parts that a table keeps: columns as spectators see them, then as each seat does.
_COLUMNS: Final = 0
_COLUMN_ROW: Final = 8
_PLAYERS: Final = 64
_OWNERS: Final = 72  # players with their goals
_HANDS: Final = 80


def fill_shared_view(s: Tableau, seen: dict[str, object]) -> None:
    """The table as everybody sees it."""
    over = s.seat == NOBODY
    seen["rules"] = s.game.rules_version  # values of cards depend on them
    seen["round"] = s.round
    seen["rounds"] = ROUNDS
    seen["turn"] = None if over else s.active
    seen["over"] = over
    seen["goals_left"] = (ROUNDS - s.round) * s.seats
    seen["columns"] = [_column(s, column) for column in range(len(s.columns))]
    seen["players"] = [_owner(s, player) if over else _player(s, player) for player in range(s.seats)]


def fill_view(s: Tableau, seen: dict[str, object], seat: i64, shared: dict[str, object]) -> None:
    """What a seat knows beyond that; nothing for a spectator (NOBODY)."""
    if seat == NOBODY:
        return
    columns: list[object] = []
    for column in range(len(s.columns)):
        if _has_secret_of(s.columns[column], seat):
            if not columns:
                columns = _copied(shared["columns"])
                seen["columns"] = columns
            columns[column] = _own_column(s, column, seat)
    if s.seat != NOBODY:
        players = _copied(shared["players"])
        players[seat] = _owner(s, seat)
        seen["players"] = players
    seen["hand"] = _hand(s, seat)


def _has_secret_of(entries: vec[i64], seat: i64) -> bool:
    """Whether a card lies there that only this seat knows."""
    for entry in entries:
        if owner_of(entry) == seat and entry & (UP | SEEN) == 0:
            return True
    return False


def _copied(things: object) -> list[object]:
    """A list of the shared view, for a seat that sees something else in it."""
    assert isinstance(things, list)
    fresh: list[object] = things[:]
    return fresh


def names(cards: i64) -> list[str]:
    """The names of a set of cards."""
    listed: list[str] = []
    card: i64 = 0
    while cards:
        if cards & 1:
            listed.append(NAMES[card])
        cards >>= 1
        card += 1
    return listed


def is_known(entry: i64, seat: i64) -> bool:
    """Whether a seat knows which card lies there (K12.1, K12.2, K12.4)."""
    return entry & (UP | SEEN) != 0 or owner_of(entry) == seat


def _column(s: Tableau, column: i64) -> object:
    mark = _mark(s, column)
    known = s.parts.known(_COLUMNS + column, mark)
    return (
        known if known is not None else s.parts.kept(_COLUMNS + column, mark, _new_column(s, column, NOBODY))
    )


def _own_column(s: Tableau, column: i64, seat: i64) -> object:
    """The same as a seat sees it that knows more; made from the same."""
    place = _COLUMNS + (seat + 1) * _COLUMN_ROW + column
    mark = s.parts.mark(_COLUMNS + column)
    known = s.parts.known(place, mark)
    return known if known is not None else s.parts.kept(place, mark, _new_column(s, column, seat))


def _mark(s: Tableau, column: i64) -> i64:
    """What a column shows, to whomever, follows from this."""
    mark = mixed(s.goals[column], s.closed)
    for entry in s.columns[column]:
        mark = mixed(mark, entry)
        if entry >> RESHUFFLES:
            mark = mixed(mark, s.ruled_out(entry))
        if entry & ONE_OLDER:
            mark = mixed(mark, s.made_of(owner_of(entry), entry >> RESHUFFLES))
    return mark


def _hand(s: Tableau, seat: i64) -> object:
    hand = s.hands[seat]
    known = s.parts.known(_HANDS + seat, hand)
    return known if known is not None else s.parts.kept(_HANDS + seat, hand, names(hand))


def _new_column(s: Tableau, column: i64, seat: i64) -> dict[str, object]:
    entries = s.columns[column]
    goal = s.goals[column]
    return {
        "symbol": SYMBOLS[GOAL_SYMBOL[goal]],
        "value": GOAL_VALUE[goal],
        "closed": s.is_closed(column),
        "filled": s.is_filled(column),
        "cards": [_card(s, entry, seat) for entry in entries],
        "standing": _standing(s, entries, goal, seat),
    }


def _card(s: Tableau, entry: i64, seat: i64) -> dict[str, object]:
    card: dict[str, object] = {"seat": owner_of(entry), "up": entry & UP != 0}
    if is_known(entry, seat):
        card["card"] = NAMES[card_of(entry)]
    else:
        if entry >> RESHUFFLES:
            card["not"] = names(s.ruled_out(entry))
        if entry & ONE_OLDER:
            card["one_not"] = names(s.made_of(owner_of(entry), entry >> RESHUFFLES))
    if entry & TUCKED:
        card["tucked"] = True
    return card


def _standing(s: Tableau, entries: vec[i64], goal: i64, seat: i64) -> dict[str, object]:
    """What the column would score now, by the cards this seat knows."""
    known = vec[i64](capacity=len(entries))
    unknown = 0
    for entry in entries:
        if is_known(entry, seat):
            known = append(known, entry)
        else:
            known = append(known, entry_of(UNKNOWN, owner_of(entry)))
            unknown += 1
    result = evaluate(s.figures, known, GOAL_SYMBOL[goal], s.seats)
    seen: dict[str, object] = {
        "totals": [points(total) for total in result.totals],
        "leader": None if result.winner < 0 else result.winner,
        "unknown": unknown,
        "values": [points(value) for value in result.values],
    }
    if result.has_removed():
        seen["removed"] = [REMOVERS[remover] for remover in result.removed]
    return seen


def _player(s: Tableau, player: i64) -> object:
    mark = _belongings(s, player)
    place = _PLAYERS + player
    known = s.parts.known(place, mark)
    return known if known is not None else s.parts.kept(place, mark, _new_player(s, player, False))


def _owner(s: Tableau, player: i64) -> object:
    """A player with the goals that are hidden from others until the end (K12.2, K12.5)."""
    mark = mixed_list(_belongings(s, player), s.won[player])
    place = _OWNERS + player
    known = s.parts.known(place, mark)
    return known if known is not None else s.parts.kept(place, mark, _new_player(s, player, True))


def _belongings(s: Tableau, player: i64) -> i64:
    mark = mixed(size(s.hands[player]), size(s.decks[player]))
    mark = mixed(mixed(mark, s.discards[player]), len(s.won[player]))
    return mixed(mark, s.made_of(player)) if s.reshuffled[player] else mark


def _new_player(s: Tableau, player: i64, has_goals: bool) -> dict[str, object]:
    colours = s.settings["colours"]
    assert isinstance(colours, list)
    seen: dict[str, object] = {
        "seat": player,
        "colour": colours[player],
        "hand": size(s.hands[player]),
        "deck": size(s.decks[player]),
        "discard": names(s.discards[player]),
        "won": len(s.won[player]),
    }
    if s.reshuffled[player]:
        seen["reshuffled"] = names(s.made_of(player))
    if has_goals:
        seen["goals"] = [goal_json(goal) for goal in s.won[player]]
    return seen
